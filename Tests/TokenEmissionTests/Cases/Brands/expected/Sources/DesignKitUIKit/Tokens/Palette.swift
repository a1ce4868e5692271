import UIKit

/// Colors, light and dark in one, with increased contrast if the user turns it on.
///
/// Members that depend on the theme belong to a value: `theme.palette.accentSubtle`.
public struct Palette: Sendable {
  /// The token `color.brand.50`.
  public let brand50: UIColor

  /// The token `color.brand.300`.
  public let brand300: UIColor

  /// The token `color.brand.500`.
  public let brand500: UIColor

  /// The token `color.brand.700`.
  public let brand700: UIColor

  /// The token `color.neutral.0`.
  public let neutral0: UIColor

  /// The token `color.neutral.200`.
  public let neutral200: UIColor

  /// The token `color.neutral.500`.
  public let neutral500: UIColor

  /// The token `color.neutral.700`.
  public let neutral700: UIColor

  /// The token `color.neutral.900`.
  public let neutral900: UIColor

  /// The background of content.
  ///
  /// Token `color.surface`.
  public let surface: UIColor

  /// Between parts of the content.
  ///
  /// Token `color.separator`.
  public let separator: UIColor

  /// Primary text.
  ///
  /// Token `color.text.primary`.
  public let textPrimary: UIColor

  /// Explanations.
  ///
  /// Token `color.text.secondary`.
  public let textSecondary: UIColor

  /// Actions and selections.
  ///
  /// Token `color.accent.$root`.
  public let accent: UIColor

  /// The background of a selection.
  ///
  /// Token `color.accent.subtle`.
  public let accentSubtle: UIColor
}

// MARK: - In every theme

extension Palette {
  /// The token `color.gray.0`.
  public static let gray0 = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// The token `color.gray.900`.
  public static let gray900 = UIColor(red: 0.067, green: 0.071, blue: 0.082, alpha: 1)

  /// The token `color.red.500`.
  public static let red500 = UIColor(red: 0.8441, green: 0.2053, blue: 0.1915, alpha: 1)

  /// The token `color.red.300`.
  public static let red300 = UIColor(red: 0.9757, green: 0.5581, blue: 0.5345, alpha: 1)

  /// The token `color.amber.500`.
  public static let amber500 = UIColor(red: 0.68, green: 0.408, blue: 0, alpha: 1)

  /// The token `color.amber.300`.
  public static let amber300 = UIColor(displayP3Red: 0.98, green: 0.78, blue: 0.31, alpha: 1)

  /// The color of shadows.
  ///
  /// Token `color.shade`.
  public static let shade = UIColor(red: 0, green: 0, blue: 0, alpha: 0.16)

  /// Content on the accent.
  ///
  /// Token `color.on-accent`.
  public static let onAccent = UIColor(
    light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    dark: UIColor(red: 0.067, green: 0.071, blue: 0.082, alpha: 1)
  )

  /// An error.
  ///
  /// Token `color.critical.$root`.
  public static let critical = UIColor(
    light: UIColor(red: 0.8441, green: 0.2053, blue: 0.1915, alpha: 1),
    dark: UIColor(red: 0.9757, green: 0.5581, blue: 0.5345, alpha: 1)
  )

  /// A warning.
  ///
  /// Token `color.warning`.
  public static let warning = UIColor(
    light: UIColor(red: 0.68, green: 0.408, blue: 0, alpha: 1),
    dark: UIColor(displayP3Red: 0.98, green: 0.78, blue: 0.31, alpha: 1)
  )
}

// MARK: - Brand A

extension Palette {
  static let brandA = Self(
    brand50: UIColor(red: 0.9225, green: 0.9511, blue: 0.9885, alpha: 1),
    brand300: UIColor(red: 0.5717, green: 0.7565, blue: 0.994, alpha: 1),
    brand500: UIColor(red: 0.084, green: 0.423, blue: 0.8678, alpha: 1),
    brand700: UIColor(red: 0.0802, green: 0.2519, blue: 0.5909, alpha: 1),
    neutral0: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    neutral200: UIColor(red: 0.886, green: 0.894, blue: 0.914, alpha: 1),
    neutral500: UIColor(red: 0.4, green: 0.42, blue: 0.46, alpha: 1),
    neutral700: UIColor(red: 0.22, green: 0.23, blue: 0.26, alpha: 1),
    neutral900: UIColor(red: 0.067, green: 0.071, blue: 0.082, alpha: 1),
    surface: UIColor(
      light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
      dark: UIColor(red: 0.067, green: 0.071, blue: 0.082, alpha: 1)
    ),
    separator: UIColor(
      light: UIColor(red: 0.886, green: 0.894, blue: 0.914, alpha: 1),
      dark: UIColor(red: 0.22, green: 0.23, blue: 0.26, alpha: 1),
      lightHighContrast: UIColor(red: 0.067, green: 0.071, blue: 0.082, alpha: 1),
      darkHighContrast: UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    ),
    textPrimary: UIColor(
      light: UIColor(red: 0.067, green: 0.071, blue: 0.082, alpha: 1),
      dark: UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    ),
    textSecondary: UIColor(
      light: UIColor(red: 0.4, green: 0.42, blue: 0.46, alpha: 1),
      dark: UIColor(red: 0.886, green: 0.894, blue: 0.914, alpha: 1),
      lightHighContrast: UIColor(red: 0.067, green: 0.071, blue: 0.082, alpha: 1),
      darkHighContrast: UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    ),
    accent: UIColor(
      light: UIColor(red: 0.084, green: 0.423, blue: 0.8678, alpha: 1),
      dark: UIColor(red: 0.5717, green: 0.7565, blue: 0.994, alpha: 1)
    ),
    accentSubtle: UIColor(
      light: UIColor(red: 0.9225, green: 0.9511, blue: 0.9885, alpha: 1),
      dark: UIColor(red: 0.0802, green: 0.2519, blue: 0.5909, alpha: 1)
    )
  )
}

// MARK: - Brand B

extension Palette {
  static let brandB = Self(
    brand50: UIColor(displayP3Red: 0.91, green: 0.98, blue: 0.93, alpha: 1),
    brand300: UIColor(displayP3Red: 0.52, green: 0.87, blue: 0.62, alpha: 1),
    brand500: UIColor(displayP3Red: 0.18, green: 0.6126, blue: 0.2233, alpha: 1),
    brand700: UIColor(displayP3Red: 0.06, green: 0.33, blue: 0.17, alpha: 1),
    neutral0: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    neutral200: UIColor(red: 0.91, green: 0.9, blue: 0.87, alpha: 1),
    neutral500: UIColor(red: 0.43, green: 0.41, blue: 0.37, alpha: 1),
    neutral700: UIColor(red: 0.25, green: 0.24, blue: 0.21, alpha: 1),
    neutral900: UIColor(red: 0.09, green: 0.086, blue: 0.078, alpha: 1),
    surface: UIColor(
      light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
      dark: UIColor(red: 0.09, green: 0.086, blue: 0.078, alpha: 1)
    ),
    separator: UIColor(
      light: UIColor(red: 0.91, green: 0.9, blue: 0.87, alpha: 1),
      dark: UIColor(red: 0.25, green: 0.24, blue: 0.21, alpha: 1),
      lightHighContrast: UIColor(red: 0.09, green: 0.086, blue: 0.078, alpha: 1),
      darkHighContrast: UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    ),
    textPrimary: UIColor(
      light: UIColor(red: 0.09, green: 0.086, blue: 0.078, alpha: 1),
      dark: UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    ),
    textSecondary: UIColor(
      light: UIColor(red: 0.43, green: 0.41, blue: 0.37, alpha: 1),
      dark: UIColor(red: 0.91, green: 0.9, blue: 0.87, alpha: 1),
      lightHighContrast: UIColor(red: 0.09, green: 0.086, blue: 0.078, alpha: 1),
      darkHighContrast: UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    ),
    accent: UIColor(
      light: UIColor(displayP3Red: 0.18, green: 0.6126, blue: 0.2233, alpha: 1),
      dark: UIColor(displayP3Red: 0.52, green: 0.87, blue: 0.62, alpha: 1)
    ),
    accentSubtle: UIColor(
      light: UIColor(displayP3Red: 0.91, green: 0.98, blue: 0.93, alpha: 1),
      dark: UIColor(displayP3Red: 0.06, green: 0.33, blue: 0.17, alpha: 1)
    )
  )
}
