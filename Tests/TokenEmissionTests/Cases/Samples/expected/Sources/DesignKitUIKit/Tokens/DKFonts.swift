import UIKit

/// Font families and weights.
///
/// Members that depend on the theme belong to a value: `theme.fonts.familyDisplay`.
public struct DKFonts: Sendable {
  /// The font of headings.
  ///
  /// Token `font.family.display`.
  public let familyDisplay: DKFontFamily
}

// MARK: - In every theme

extension DKFonts {
  /// The font of texts.
  ///
  /// Token `font.family.text`.
  public static let familyText: DKFontFamily = .system()

  /// The token `font.weight.regular`.
  public static let weightRegular: UIFont.Weight = .regular

  /// The token `font.weight.medium`.
  public static let weightMedium: UIFont.Weight = .medium

  /// The token `font.weight.semibold`.
  public static let weightSemibold: UIFont.Weight = .semibold

  /// The token `font.weight.bold`.
  public static let weightBold: UIFont.Weight = .bold
}

// MARK: - Harbor

extension DKFonts {
  static let harbor = Self(
    familyDisplay: DKFonts.familyText
  )
}

// MARK: - Orchard

extension DKFonts {
  static let orchard = Self(
    familyDisplay: .system(.rounded)
  )
}
