import SwiftUI

/// Corner radii.
///
/// Members that depend on the theme belong to a value: `theme.radius.medium`.
public struct Radius: Sendable {
  /// The token `radius.medium`.
  public let medium: CGFloat
}

// MARK: - In every theme

extension Radius {
  /// The token `radius.small`.
  public static let small: CGFloat = 4
}

// MARK: - Brand A

extension Radius {
  static let brandA = Self(
    medium: 8
  )
}

// MARK: - Brand B

extension Radius {
  static let brandB = Self(
    medium: 14
  )
}
