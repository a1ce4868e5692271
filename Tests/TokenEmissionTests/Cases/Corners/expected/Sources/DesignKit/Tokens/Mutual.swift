import SwiftUI

/// Lengths.
///
/// Members that depend on the theme belong to a value: `theme.mutual.func`.
public struct Mutual: Sendable {
  /// The token `mutual.near`.
  public let near: CGFloat

  /// The token `mutual.back`.
  public let back: CGFloat

  /// The token `mutual.func`.
  public let `func`: CGFloat
}

// MARK: - Default

extension Mutual {
  static let `default` = Self(
    near: 1,
    back: 6,
    func: Radius.default.round
  )
}

// MARK: - 2nd

extension Mutual {
  static let theme2nd = Self(
    near: 2,
    back: 7,
    func: Radius.theme2nd.round
  )
}
