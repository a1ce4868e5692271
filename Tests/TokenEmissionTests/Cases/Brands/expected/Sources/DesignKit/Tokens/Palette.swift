import SwiftUI

/// Colors, light and dark in one, with increased contrast if the user turns it on.
///
/// Members that depend on the theme belong to a value: `theme.palette.accentSubtle`.
public struct Palette: Sendable {
  /// The token `color.brand.50`.
  public let brand50: Color

  /// The token `color.brand.300`.
  public let brand300: Color

  /// The token `color.brand.500`.
  public let brand500: Color

  /// The token `color.brand.700`.
  public let brand700: Color

  /// The token `color.neutral.0`.
  public let neutral0: Color

  /// The token `color.neutral.200`.
  public let neutral200: Color

  /// The token `color.neutral.500`.
  public let neutral500: Color

  /// The token `color.neutral.700`.
  public let neutral700: Color

  /// The token `color.neutral.900`.
  public let neutral900: Color

  /// The background of content.
  ///
  /// Token `color.surface`.
  public let surface: Color

  /// Between parts of the content.
  ///
  /// Token `color.separator`.
  public let separator: Color

  /// Primary text.
  ///
  /// Token `color.text.primary`.
  public let textPrimary: Color

  /// Explanations.
  ///
  /// Token `color.text.secondary`.
  public let textSecondary: Color

  /// Actions and selections.
  ///
  /// Token `color.accent.$root`.
  public let accent: Color

  /// The background of a selection.
  ///
  /// Token `color.accent.subtle`.
  public let accentSubtle: Color
}

// MARK: - In every theme

extension Palette {
  /// The token `color.gray.0`.
  public static let gray0 = Color(.sRGB, red: 1, green: 1, blue: 1)

  /// The token `color.gray.900`.
  public static let gray900 = Color(.sRGB, red: 0.067, green: 0.071, blue: 0.082)

  /// The token `color.red.500`.
  public static let red500 = Color(.sRGB, red: 0.8441, green: 0.2053, blue: 0.1915)

  /// The token `color.red.300`.
  public static let red300 = Color(.sRGB, red: 0.9757, green: 0.5581, blue: 0.5345)

  /// The token `color.amber.500`.
  public static let amber500 = Color(.sRGB, red: 0.68, green: 0.408, blue: 0)

  /// The token `color.amber.300`.
  public static let amber300 = Color(.displayP3, red: 0.98, green: 0.78, blue: 0.31)

  /// The color of shadows.
  ///
  /// Token `color.shade`.
  public static let shade = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.16)

  /// Content on the accent.
  ///
  /// Token `color.on-accent`.
  public static let onAccent = Color(
    light: Color(.sRGB, red: 1, green: 1, blue: 1),
    dark: Color(.sRGB, red: 0.067, green: 0.071, blue: 0.082)
  )

  /// An error.
  ///
  /// Token `color.critical.$root`.
  public static let critical = Color(
    light: Color(.sRGB, red: 0.8441, green: 0.2053, blue: 0.1915),
    dark: Color(.sRGB, red: 0.9757, green: 0.5581, blue: 0.5345)
  )

  /// A warning.
  ///
  /// Token `color.warning`.
  public static let warning = Color(
    light: Color(.sRGB, red: 0.68, green: 0.408, blue: 0),
    dark: Color(.displayP3, red: 0.98, green: 0.78, blue: 0.31)
  )
}

// MARK: - Brand A

extension Palette {
  static let brandA = Self(
    brand50: Color(.sRGB, red: 0.9225, green: 0.9511, blue: 0.9885),
    brand300: Color(.sRGB, red: 0.5717, green: 0.7565, blue: 0.994),
    brand500: Color(.sRGB, red: 0.084, green: 0.423, blue: 0.8678),
    brand700: Color(.sRGB, red: 0.0802, green: 0.2519, blue: 0.5909),
    neutral0: Color(.sRGB, red: 1, green: 1, blue: 1),
    neutral200: Color(.sRGB, red: 0.886, green: 0.894, blue: 0.914),
    neutral500: Color(.sRGB, red: 0.4, green: 0.42, blue: 0.46),
    neutral700: Color(.sRGB, red: 0.22, green: 0.23, blue: 0.26),
    neutral900: Color(.sRGB, red: 0.067, green: 0.071, blue: 0.082),
    surface: Color(
      light: Color(.sRGB, red: 1, green: 1, blue: 1),
      dark: Color(.sRGB, red: 0.067, green: 0.071, blue: 0.082)
    ),
    separator: Color(
      light: Color(.sRGB, red: 0.886, green: 0.894, blue: 0.914),
      dark: Color(.sRGB, red: 0.22, green: 0.23, blue: 0.26),
      lightHighContrast: Color(.sRGB, red: 0.067, green: 0.071, blue: 0.082),
      darkHighContrast: Color(.sRGB, red: 1, green: 1, blue: 1)
    ),
    textPrimary: Color(
      light: Color(.sRGB, red: 0.067, green: 0.071, blue: 0.082),
      dark: Color(.sRGB, red: 1, green: 1, blue: 1)
    ),
    textSecondary: Color(
      light: Color(.sRGB, red: 0.4, green: 0.42, blue: 0.46),
      dark: Color(.sRGB, red: 0.886, green: 0.894, blue: 0.914),
      lightHighContrast: Color(.sRGB, red: 0.067, green: 0.071, blue: 0.082),
      darkHighContrast: Color(.sRGB, red: 1, green: 1, blue: 1)
    ),
    accent: Color(
      light: Color(.sRGB, red: 0.084, green: 0.423, blue: 0.8678),
      dark: Color(.sRGB, red: 0.5717, green: 0.7565, blue: 0.994)
    ),
    accentSubtle: Color(
      light: Color(.sRGB, red: 0.9225, green: 0.9511, blue: 0.9885),
      dark: Color(.sRGB, red: 0.0802, green: 0.2519, blue: 0.5909)
    )
  )
}

// MARK: - Brand B

extension Palette {
  static let brandB = Self(
    brand50: Color(.displayP3, red: 0.91, green: 0.98, blue: 0.93),
    brand300: Color(.displayP3, red: 0.52, green: 0.87, blue: 0.62),
    brand500: Color(.displayP3, red: 0.18, green: 0.6126, blue: 0.2233),
    brand700: Color(.displayP3, red: 0.06, green: 0.33, blue: 0.17),
    neutral0: Color(.sRGB, red: 1, green: 1, blue: 1),
    neutral200: Color(.sRGB, red: 0.91, green: 0.9, blue: 0.87),
    neutral500: Color(.sRGB, red: 0.43, green: 0.41, blue: 0.37),
    neutral700: Color(.sRGB, red: 0.25, green: 0.24, blue: 0.21),
    neutral900: Color(.sRGB, red: 0.09, green: 0.086, blue: 0.078),
    surface: Color(
      light: Color(.sRGB, red: 1, green: 1, blue: 1),
      dark: Color(.sRGB, red: 0.09, green: 0.086, blue: 0.078)
    ),
    separator: Color(
      light: Color(.sRGB, red: 0.91, green: 0.9, blue: 0.87),
      dark: Color(.sRGB, red: 0.25, green: 0.24, blue: 0.21),
      lightHighContrast: Color(.sRGB, red: 0.09, green: 0.086, blue: 0.078),
      darkHighContrast: Color(.sRGB, red: 1, green: 1, blue: 1)
    ),
    textPrimary: Color(
      light: Color(.sRGB, red: 0.09, green: 0.086, blue: 0.078),
      dark: Color(.sRGB, red: 1, green: 1, blue: 1)
    ),
    textSecondary: Color(
      light: Color(.sRGB, red: 0.43, green: 0.41, blue: 0.37),
      dark: Color(.sRGB, red: 0.91, green: 0.9, blue: 0.87),
      lightHighContrast: Color(.sRGB, red: 0.09, green: 0.086, blue: 0.078),
      darkHighContrast: Color(.sRGB, red: 1, green: 1, blue: 1)
    ),
    accent: Color(
      light: Color(.displayP3, red: 0.18, green: 0.6126, blue: 0.2233),
      dark: Color(.displayP3, red: 0.52, green: 0.87, blue: 0.62)
    ),
    accentSubtle: Color(
      light: Color(.displayP3, red: 0.91, green: 0.98, blue: 0.93),
      dark: Color(.displayP3, red: 0.06, green: 0.33, blue: 0.17)
    )
  )
}
