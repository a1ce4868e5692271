import UIKit

/// Text styles.
///
/// Members that depend on the theme belong to a value: `theme.typography.largeTitle`.
public struct DKTypography: Sendable {
  /// The name of the content.
  ///
  /// Token `typography.title3`.
  public let title3: DKTypographyStyle

  /// The heading of a section of a page.
  ///
  /// Token `typography.title2`.
  public let title2: DKTypographyStyle

  /// The heading of a page.
  ///
  /// Token `typography.title`.
  public let title: DKTypographyStyle

  /// A number or a word on its own.
  ///
  /// Token `typography.large-title`.
  public let largeTitle: DKTypographyStyle
}

// MARK: - In every theme

extension DKTypography {
  /// The smallest text, such as a number on a badge.
  ///
  /// Token `typography.caption2.$root`.
  public static let caption2 = DKTypographyStyle(
    family: DKFonts.familyText, size: 11, weight: DKFonts.weightRegular,
    tracking: 0, lineHeight: 1.2, textStyle: .caption2)

  /// The smallest text with emphasis.
  ///
  /// Token `typography.caption2.strong`.
  public static let caption2Strong = DKTypographyStyle(
    family: DKFonts.familyText, size: 11, weight: DKFonts.weightBold,
    tracking: 0, lineHeight: 1.2, textStyle: .caption2)

  /// Text next to other text.
  ///
  /// Token `typography.caption.$root`.
  public static let caption = DKTypographyStyle(
    family: DKFonts.familyText, size: 12, weight: DKFonts.weightRegular,
    tracking: 0, lineHeight: 1.3, textStyle: .caption1)

  /// Text next to other text, with emphasis.
  ///
  /// Token `typography.caption.strong`.
  public static let captionStrong = DKTypographyStyle(
    family: DKFonts.familyText, size: 12, weight: DKFonts.weightBold,
    tracking: 0, lineHeight: 1.3, textStyle: .caption1)

  /// Explanations.
  ///
  /// Token `typography.footnote`.
  public static let footnote = DKTypographyStyle(
    family: DKFonts.familyText, size: 13, weight: DKFonts.weightRegular,
    tracking: 0, lineHeight: 1.35, textStyle: .footnote)

  /// The second line of an item.
  ///
  /// Token `typography.subheadline.$root`.
  public static let subheadline = DKTypographyStyle(
    family: DKFonts.familyText, size: 15, weight: DKFonts.weightRegular,
    tracking: 0, lineHeight: 1.35, textStyle: .subheadline)

  /// The name of an item.
  ///
  /// Token `typography.subheadline.strong`.
  public static let subheadlineStrong = DKTypographyStyle(
    family: DKFonts.familyText, size: 15, weight: DKFonts.weightMedium,
    tracking: 0, lineHeight: 1.35, textStyle: .subheadline)

  /// Emphasized text.
  ///
  /// Token `typography.callout`.
  public static let callout = DKTypographyStyle(
    family: DKFonts.familyText, size: 16, weight: DKFonts.weightRegular,
    tracking: 0, lineHeight: 1.35, textStyle: .callout)

  /// Running text.
  ///
  /// Token `typography.body.$root`.
  public static let body = DKTypographyStyle(
    family: DKFonts.familyText, size: 17, weight: DKFonts.weightRegular,
    tracking: 0, lineHeight: 1.35, textStyle: .body)

  /// Actions and values.
  ///
  /// Token `typography.body.strong`.
  public static let bodyStrong = DKTypographyStyle(
    family: DKFonts.familyText, size: 17, weight: DKFonts.weightSemibold,
    tracking: 0, lineHeight: 1.35, textStyle: .body)

  /// The first line of an item.
  ///
  /// Token `typography.headline`.
  public static let headline = DKTypographyStyle(
    family: DKFonts.familyText, size: 17, weight: DKFonts.weightSemibold,
    tracking: 0, lineHeight: 1.3, textStyle: .headline)
}

// MARK: - Harbor

extension DKTypography {
  static let harbor = Self(
    title3: DKTypographyStyle(
      family: DKFonts.harbor.familyDisplay, size: 20, weight: DKFonts.weightBold,
      tracking: 0, lineHeight: 1.25, textStyle: .title3),
    title2: DKTypographyStyle(
      family: DKFonts.harbor.familyDisplay, size: 22, weight: DKFonts.weightBold,
      tracking: 0, lineHeight: 1.25, textStyle: .title2),
    title: DKTypographyStyle(
      family: DKFonts.harbor.familyDisplay, size: 28, weight: DKFonts.weightBold,
      tracking: 0, lineHeight: 1.2, textStyle: .title1),
    largeTitle: DKTypographyStyle(
      family: DKFonts.harbor.familyDisplay, size: 34, weight: DKFonts.weightBold,
      tracking: 0.2, lineHeight: 1.2, textStyle: .largeTitle)
  )
}

// MARK: - Orchard

extension DKTypography {
  static let orchard = Self(
    title3: DKTypographyStyle(
      family: DKFonts.orchard.familyDisplay, size: 20, weight: DKFonts.weightBold,
      tracking: 0, lineHeight: 1.25, textStyle: .title3),
    title2: DKTypographyStyle(
      family: DKFonts.orchard.familyDisplay, size: 22, weight: DKFonts.weightBold,
      tracking: 0, lineHeight: 1.25, textStyle: .title2),
    title: DKTypographyStyle(
      family: DKFonts.orchard.familyDisplay, size: 28, weight: DKFonts.weightBold,
      tracking: 0, lineHeight: 1.2, textStyle: .title1),
    largeTitle: DKTypographyStyle(
      family: DKFonts.orchard.familyDisplay, size: 34, weight: DKFonts.weightBold,
      tracking: 0.2, lineHeight: 1.2, textStyle: .largeTitle)
  )
}
