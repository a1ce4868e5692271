import SwiftUI

/// Corner radii.
///
/// Members that depend on the theme belong to a value: `theme.radius.medium`.
public nonisolated struct Radius: Sendable {
  /// The token `radius.medium`.
  public let medium: CGFloat
}

// MARK: - In every theme

nonisolated extension Radius {
  /// The token `radius.small`.
  public static let small: CGFloat = 4
}

// MARK: - Brand A

nonisolated extension Radius {
  static let brandA = Self(
    medium: 8
  )
}

// MARK: - Brand B

nonisolated extension Radius {
  static let brandB = Self(
    medium: 14
  )
}
