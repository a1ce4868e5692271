import SwiftUI

/// The tokens of the group `brand`.
///
/// Members that depend on the theme belong to a value: `theme.brand.head`.
public struct Brand: Sendable {
  /// The token `brand.base`.
  public let base: CGFloat

  /// The token `brand.twice`.
  public let twice: CGFloat

  /// The token `brand.far`.
  public let far: CGFloat

  /// The token `brand.head`.
  public let head: TypographyStyle
}

// MARK: - In every theme

extension Brand {
  /// The token `brand.large-title`.
  public static let largeTitle = TypographyStyle(
    family: .custom("Figtree"), size: 14, weight: .regular,
    tracking: 0, lineHeight: 1.2, textStyle: .title3)

  /// The token `brand.text-title-2`.
  public static let textTitle2 = TypographyStyle(
    family: .custom("Figtree"), size: 14, weight: .regular,
    tracking: 0, lineHeight: 1.2, textStyle: .subheadline)

  /// The token `brand.other`.
  public static let other = TypographyStyle(
    family: .custom("Figtree"), size: 14, weight: .regular,
    tracking: 0, lineHeight: 1.2, textStyle: .subheadline)
}

// MARK: - Default

extension Brand {
  static let `default` = Self(
    base: 6,
    twice: 6,
    far: 1,
    head: TypographyStyle(
      family: Family.serif, size: 6, weight: Weight.middle,
      tracking: 6, lineHeight: Number.less, textStyle: .caption2)
  )
}

// MARK: - 2nd

extension Brand {
  static let theme2nd = Self(
    base: 7,
    twice: 7,
    far: 2,
    head: TypographyStyle(
      family: Family.serif, size: 7, weight: Weight.middle,
      tracking: 7, lineHeight: Number.less, textStyle: .caption2)
  )
}
