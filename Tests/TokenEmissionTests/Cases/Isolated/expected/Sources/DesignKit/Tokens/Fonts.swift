import SwiftUI

/// Font families and weights.
///
/// Members that depend on the theme belong to a value: `theme.fonts.familyText`.
public nonisolated struct Fonts: Sendable {
  /// The token `font.family.text`.
  public let familyText: FontFamily
}

// MARK: - In every theme

nonisolated extension Fonts {
  /// The token `font.family.system`.
  public static let familySystem: FontFamily = .system()

  /// The token `font.weight.regular`.
  public static let weightRegular: Font.Weight = .regular

  /// The token `font.weight.strong`.
  public static let weightStrong: Font.Weight = .semibold
}

// MARK: - Brand A

nonisolated extension Fonts {
  static let brandA = Self(
    familyText: Fonts.familySystem
  )
}

// MARK: - Brand B

nonisolated extension Fonts {
  static let brandB = Self(
    familyText: .custom("Figtree")
  )
}
