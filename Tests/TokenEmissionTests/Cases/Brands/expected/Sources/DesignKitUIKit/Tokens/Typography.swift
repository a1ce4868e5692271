import UIKit

/// Text styles.
///
/// Members that depend on the theme belong to a value: `theme.typography.body`.
public struct Typography: Sendable {
  /// The first line of an item.
  ///
  /// Token `typography.headline`.
  public let headline: TypographyStyle

  /// Running text.
  ///
  /// Token `typography.body`.
  public let body: TypographyStyle
}

// MARK: - In every theme

extension Typography {
  /// Text next to other text.
  ///
  /// Token `typography.caption`.
  public static let caption = TypographyStyle(
    family: Fonts.familySystem, size: 12, weight: .regular,
    tracking: 0.1, lineHeight: 1.35, textStyle: .caption1)
}

// MARK: - Brand A

extension Typography {
  static let brandA = Self(
    headline: TypographyStyle(
      family: Fonts.brandA.familyText, size: 17, weight: Fonts.weightStrong,
      tracking: -0.2, lineHeight: 1.3, textStyle: .headline),
    body: TypographyStyle(
      family: Fonts.brandA.familyText, size: 16, weight: Fonts.weightRegular,
      tracking: 0, lineHeight: 1.5, textStyle: .body)
  )
}

// MARK: - Brand B

extension Typography {
  static let brandB = Self(
    headline: TypographyStyle(
      family: Fonts.brandB.familyText, size: 17, weight: Fonts.weightStrong,
      tracking: -0.2, lineHeight: 1.3, textStyle: .headline),
    body: TypographyStyle(
      family: Fonts.brandB.familyText, size: 16, weight: Fonts.weightRegular,
      tracking: 0, lineHeight: 1.5, textStyle: .body)
  )
}
