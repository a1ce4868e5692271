import UIKit

/// Font families and weights.
///
/// Members that depend on the theme belong to a value: `theme.fonts.familyText`.
public struct Fonts: Sendable {
  /// The token `font.family.text`.
  public let familyText: FontFamily
}

// MARK: - In every theme

extension Fonts {
  /// The token `font.family.system`.
  public static let familySystem: FontFamily = .system()

  /// The token `font.weight.regular`.
  public static let weightRegular: UIFont.Weight = .regular

  /// The token `font.weight.strong`.
  public static let weightStrong: UIFont.Weight = .semibold
}

// MARK: - Brand A

extension Fonts {
  static let brandA = Self(
    familyText: Fonts.familySystem
  )
}

// MARK: - Brand B

extension Fonts {
  static let brandB = Self(
    familyText: .custom("Figtree")
  )
}
