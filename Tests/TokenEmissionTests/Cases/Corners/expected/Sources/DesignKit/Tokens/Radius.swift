import SwiftUI

/// Lengths.
///
/// Members that depend on the theme belong to a value: `theme.radius.round`.
public struct Radius: Sendable {
  /// The token `radius.round`.
  public let round: CGFloat
}

// MARK: - Default

extension Radius {
  static let `default` = Self(
    round: 2
  )
}

// MARK: - 2nd

extension Radius {
  static let theme2nd = Self(
    round: 3
  )
}
