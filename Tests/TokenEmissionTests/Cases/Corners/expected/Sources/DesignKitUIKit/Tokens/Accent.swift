import UIKit

/// Colors, light and dark in one, with increased contrast if the user turns it on.
///
/// Members that depend on the theme belong to a value: `theme.accent.soft`.
public struct Accent: Sendable {
  /// The token `accent.$root`.
  @available(*, deprecated, message: "Red is out.")
  public let accent: UIColor

  /// The token `accent.soft`.
  public let soft: UIColor
}

// MARK: - Default

extension Accent {
  static let `default` = Self(
    accent: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
    soft: UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  )
}

// MARK: - 2nd

extension Accent {
  static let theme2nd = Self(
    accent: UIColor(red: 0, green: 0, blue: 1, alpha: 1),
    soft: UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  )
}
