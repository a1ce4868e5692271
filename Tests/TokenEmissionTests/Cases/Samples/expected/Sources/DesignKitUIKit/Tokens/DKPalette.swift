import UIKit

/// Colors, light and dark in one, with increased contrast if the user turns it on.
///
/// Members that depend on the theme belong to a value: `theme.palette.accentSubtle`.
public struct DKPalette: Sendable {
  /// Primary text.
  ///
  /// Token `color.text.primary`.
  public let textPrimary: UIColor

  /// Secondary text, and symbols next to it.
  ///
  /// Token `color.text.secondary`.
  public let textSecondary: UIColor

  /// The background of content.
  ///
  /// Token `color.surface.$root`.
  public let surface: UIColor

  /// The background of content on a surface, or floating above it.
  ///
  /// Token `color.surface.raised`.
  public let surfaceRaised: UIColor

  /// The background of less important elements.
  ///
  /// Token `color.fill`.
  public let fill: UIColor

  /// The border of controls and text fields.
  ///
  /// Token `color.border`.
  public let border: UIColor

  /// Decorative lines between parts of the content.
  ///
  /// Token `color.separator`.
  public let separator: UIColor

  /// Actions and selections.
  ///
  /// Token `color.accent.$root`.
  public let accent: UIColor

  /// Text on the subtle background, and for increased contrast.
  ///
  /// Token `color.accent.strong`.
  public let accentStrong: UIColor

  /// The background of a text about it.
  ///
  /// Token `color.accent.subtle`.
  public let accentSubtle: UIColor
}

// MARK: - In every theme

extension DKPalette {
  /// No special meaning.
  ///
  /// Token `color.neutral.$root`.
  public static let neutral = UIColor(
    light: UIColor(red: 0.3338, green: 0.3338, blue: 0.3338, alpha: 1),
    dark: UIColor(red: 0.6936, green: 0.6936, blue: 0.6936, alpha: 1)
  )

  /// Information.
  ///
  /// Token `color.information.$root`.
  public static let information = UIColor(
    light: UIColor(displayP3Red: 0.1654, green: 0.407, blue: 0.6437, alpha: 1),
    dark: UIColor(red: 0.5106, green: 0.7724, blue: 0.9925, alpha: 1),
    lightHighContrast: UIColor(displayP3Red: 0.1163, green: 0.3011, blue: 0.4825, alpha: 1),
    darkHighContrast: UIColor(red: 0.7248, green: 0.8711, blue: 0.9993, alpha: 1)
  )

  /// Text on the subtle background, and for increased contrast.
  ///
  /// Token `color.information.strong`.
  public static let informationStrong = UIColor(
    light: UIColor(displayP3Red: 0.1163, green: 0.3011, blue: 0.4825, alpha: 1),
    dark: UIColor(red: 0.7248, green: 0.8711, blue: 0.9993, alpha: 1)
  )

  /// The background of a text about it.
  ///
  /// Token `color.information.subtle`.
  public static let informationSubtle = UIColor(
    light: UIColor(red: 0.896, green: 0.9496, blue: 0.9975, alpha: 1),
    dark: UIColor(red: 0.0187, green: 0.1694, blue: 0.2763, alpha: 1)
  )

  /// Success.
  ///
  /// Token `color.positive.$root`.
  public static let positive = UIColor(
    light: UIColor(red: 0.1562, green: 0.4631, blue: 0.2663, alpha: 1),
    dark: UIColor(red: 0.4424, green: 0.8445, blue: 0.5655, alpha: 1),
    lightHighContrast: UIColor(red: 0.1052, green: 0.3446, blue: 0.1918, alpha: 1),
    darkHighContrast: UIColor(red: 0.6765, green: 0.9209, blue: 0.7377, alpha: 1)
  )

  /// Text on the subtle background, and for increased contrast.
  ///
  /// Token `color.positive.strong`.
  public static let positiveStrong = UIColor(
    light: UIColor(red: 0.1052, green: 0.3446, blue: 0.1918, alpha: 1),
    dark: UIColor(red: 0.6765, green: 0.9209, blue: 0.7377, alpha: 1)
  )

  /// The background of a text about it.
  ///
  /// Token `color.positive.subtle`.
  public static let positiveSubtle = UIColor(
    light: UIColor(red: 0.8773, green: 0.9703, blue: 0.8974, alpha: 1),
    dark: UIColor(red: 0.0493, green: 0.1924, blue: 0.0999, alpha: 1)
  )

  /// A warning.
  ///
  /// Token `color.warning.$root`.
  public static let warning = UIColor(
    light: UIColor(red: 0.5465, green: 0.3427, blue: 0.059, alpha: 1),
    dark: UIColor(red: 0.9592, green: 0.678, blue: 0.3525, alpha: 1),
    lightHighContrast: UIColor(red: 0.4082, green: 0.2517, blue: 0.035, alpha: 1),
    darkHighContrast: UIColor(red: 1, green: 0.8125, blue: 0.6134, alpha: 1)
  )

  /// Text on the subtle background, and for increased contrast.
  ///
  /// Token `color.warning.strong`.
  public static let warningStrong = UIColor(
    light: UIColor(red: 0.4082, green: 0.2517, blue: 0.035, alpha: 1),
    dark: UIColor(red: 1, green: 0.8125, blue: 0.6134, alpha: 1)
  )

  /// The background of a text about it.
  ///
  /// Token `color.warning.subtle`.
  public static let warningSubtle = UIColor(
    light: UIColor(displayP3Red: 0.9927, green: 0.9298, blue: 0.8554, alpha: 1),
    dark: UIColor(red: 0.2291, green: 0.1372, blue: 0.0215, alpha: 1)
  )

  /// An error, or something else that needs attention.
  ///
  /// Token `color.critical.$root`.
  public static let critical = UIColor(
    light: UIColor(red: 0.7171, green: 0.1273, blue: 0.1427, alpha: 1),
    dark: UIColor(red: 0.9913, green: 0.6339, blue: 0.5982, alpha: 1),
    lightHighContrast: UIColor(red: 0.5466, green: 0.0669, blue: 0.088, alpha: 1),
    darkHighContrast: UIColor(red: 0.9987, green: 0.7948, blue: 0.7711, alpha: 1)
  )

  /// Text on the subtle background, and for increased contrast.
  ///
  /// Token `color.critical.strong`.
  public static let criticalStrong = UIColor(
    light: UIColor(red: 0.5466, green: 0.0669, blue: 0.088, alpha: 1),
    dark: UIColor(red: 0.9987, green: 0.7948, blue: 0.7711, alpha: 1)
  )

  /// The background of a text about it.
  ///
  /// Token `color.critical.subtle`.
  public static let criticalSubtle = UIColor(
    light: UIColor(red: 0.9993, green: 0.9212, blue: 0.9116, alpha: 1),
    dark: UIColor(red: 0.3112, green: 0.0399, blue: 0.0439, alpha: 1)
  )

  /// A suggestion of the app.
  ///
  /// Token `color.suggestion.$root`.
  public static let suggestion = UIColor(
    light: UIColor(red: 0.4602, green: 0.2735, blue: 0.7109, alpha: 1),
    dark: UIColor(red: 0.7839, green: 0.6841, blue: 0.9712, alpha: 1),
    lightHighContrast: UIColor(red: 0.3429, green: 0.1959, blue: 0.5386, alpha: 1),
    darkHighContrast: UIColor(red: 0.8735, green: 0.819, blue: 0.987, alpha: 1)
  )

  /// Text on the subtle background, and for increased contrast.
  ///
  /// Token `color.suggestion.strong`.
  public static let suggestionStrong = UIColor(
    light: UIColor(red: 0.3429, green: 0.1959, blue: 0.5386, alpha: 1),
    dark: UIColor(red: 0.8735, green: 0.819, blue: 0.987, alpha: 1)
  )

  /// The background of a text about it.
  ///
  /// Token `color.suggestion.subtle`.
  public static let suggestionSubtle = UIColor(
    light: UIColor(red: 0.9493, green: 0.9299, blue: 0.9929, alpha: 1),
    dark: UIColor(red: 0.1898, green: 0.1064, blue: 0.3048, alpha: 1)
  )

  /// The token `color.on.neutral`.
  public static let onNeutral = UIColor(
    light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    dark: UIColor(red: 0.0559, green: 0.0559, blue: 0.0559, alpha: 1)
  )

  /// The token `color.on.accent`.
  public static let onAccent = UIColor(
    light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    dark: UIColor(red: 0.0559, green: 0.0559, blue: 0.0559, alpha: 1)
  )

  /// The token `color.on.information`.
  public static let onInformation = UIColor(
    light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    dark: UIColor(red: 0.0559, green: 0.0559, blue: 0.0559, alpha: 1)
  )

  /// The token `color.on.positive`.
  public static let onPositive = UIColor(
    light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    dark: UIColor(red: 0.0559, green: 0.0559, blue: 0.0559, alpha: 1)
  )

  /// The token `color.on.warning`.
  public static let onWarning = UIColor(
    light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    dark: UIColor(red: 0.0559, green: 0.0559, blue: 0.0559, alpha: 1)
  )

  /// The token `color.on.critical`.
  public static let onCritical = UIColor(
    light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    dark: UIColor(red: 0.0559, green: 0.0559, blue: 0.0559, alpha: 1)
  )

  /// The token `color.on.suggestion`.
  public static let onSuggestion = UIColor(
    light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    dark: UIColor(red: 0.0559, green: 0.0559, blue: 0.0559, alpha: 1)
  )

  /// Highlights, such as the stars of a rating.
  ///
  /// Token `color.highlight`.
  public static let highlight = UIColor(
    light: UIColor(red: 0.6915, green: 0.4382, blue: 0.0843, alpha: 1),
    dark: UIColor(red: 0.9592, green: 0.678, blue: 0.3525, alpha: 1),
    lightHighContrast: UIColor(red: 0.4082, green: 0.2517, blue: 0.035, alpha: 1),
    darkHighContrast: UIColor(red: 1, green: 0.8125, blue: 0.6134, alpha: 1)
  )

  /// The main series of a chart.
  ///
  /// Token `color.chart.first`.
  public static let chartFirst = UIColor(
    light: UIColor(red: 0.0212, green: 0.4527, blue: 0.4535, alpha: 1),
    dark: UIColor(red: 0.3691, green: 0.827, blue: 0.8257, alpha: 1)
  )

  /// The series that it is compared with.
  ///
  /// Token `color.chart.second`.
  public static let chartSecond = UIColor(
    light: UIColor(red: 0.4602, green: 0.2735, blue: 0.7109, alpha: 1),
    dark: UIColor(red: 0.7839, green: 0.6841, blue: 0.9712, alpha: 1)
  )

  /// Another series.
  ///
  /// Token `color.chart.third`.
  public static let chartThird = UIColor(
    light: UIColor(red: 0.5021, green: 0.5021, blue: 0.5021, alpha: 1),
    dark: UIColor(red: 0.6936, green: 0.6936, blue: 0.6936, alpha: 1)
  )

  /// Dims content that cannot be used.
  ///
  /// Token `color.scrim`.
  public static let scrim = UIColor(
    light: UIColor(red: 0, green: 0, blue: 0, alpha: 0.4),
    dark: UIColor(red: 0, green: 0, blue: 0, alpha: 0.6)
  )

  /// The color of shadows.
  ///
  /// Token `color.shade`.
  public static let shade = UIColor(
    light: UIColor(red: 0, green: 0, blue: 0, alpha: 0.12),
    dark: UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)
  )
}

// MARK: - Harbor

extension DKPalette {
  static let harbor = Self(
    textPrimary: UIColor(
      light: UIColor(red: 0.0426, green: 0.0574, blue: 0.0765, alpha: 1),
      dark: UIColor(red: 0.947, green: 0.97, blue: 1, alpha: 1)
    ),
    textSecondary: UIColor(
      light: UIColor(red: 0.3171, green: 0.3361, blue: 0.3608, alpha: 1),
      dark: UIColor(red: 0.6747, green: 0.6963, blue: 0.7245, alpha: 1),
      lightHighContrast: UIColor(red: 0.0426, green: 0.0574, blue: 0.0765, alpha: 1),
      darkHighContrast: UIColor(red: 0.947, green: 0.97, blue: 1, alpha: 1)
    ),
    surface: UIColor(
      light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
      dark: UIColor(red: 0.0426, green: 0.0574, blue: 0.0765, alpha: 1)
    ),
    surfaceRaised: UIColor(
      light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
      dark: UIColor(red: 0.0898, green: 0.1056, blue: 0.1262, alpha: 1)
    ),
    fill: UIColor(
      light: UIColor(red: 0.921, green: 0.9439, blue: 0.9738, alpha: 1),
      dark: UIColor(red: 0.1402, green: 0.157, blue: 0.1788, alpha: 1)
    ),
    border: UIColor(
      light: UIColor(red: 0.4842, green: 0.5046, blue: 0.5312, alpha: 1),
      dark: UIColor(red: 0.4842, green: 0.5046, blue: 0.5312, alpha: 1),
      lightHighContrast: UIColor(red: 0.0426, green: 0.0574, blue: 0.0765, alpha: 1),
      darkHighContrast: UIColor(red: 0.947, green: 0.97, blue: 1, alpha: 1)
    ),
    separator: UIColor(
      light: UIColor(red: 0.7992, green: 0.8215, blue: 0.8506, alpha: 1),
      dark: UIColor(red: 0.2233, green: 0.2413, blue: 0.2646, alpha: 1),
      lightHighContrast: UIColor(red: 0.4842, green: 0.5046, blue: 0.5312, alpha: 1),
      darkHighContrast: UIColor(red: 0.4842, green: 0.5046, blue: 0.5312, alpha: 1)
    ),
    accent: UIColor(
      light: UIColor(displayP3Red: 0.1529, green: 0.3688, blue: 0.7582, alpha: 1),
      dark: UIColor(displayP3Red: 0.6099, green: 0.7483, blue: 0.9867, alpha: 1),
      lightHighContrast: UIColor(displayP3Red: 0.0978, green: 0.2699, blue: 0.579, alpha: 1),
      darkHighContrast: UIColor(displayP3Red: 0.7746, green: 0.8567, blue: 0.9952, alpha: 1)
    ),
    accentStrong: UIColor(
      light: UIColor(displayP3Red: 0.0978, green: 0.2699, blue: 0.579, alpha: 1),
      dark: UIColor(displayP3Red: 0.7746, green: 0.8567, blue: 0.9952, alpha: 1)
    ),
    accentSubtle: UIColor(
      light: UIColor(displayP3Red: 0.9131, green: 0.9441, blue: 0.9958, alpha: 1),
      dark: UIColor(red: 0.0194, green: 0.1541, blue: 0.3291, alpha: 1)
    )
  )
}

// MARK: - Orchard

extension DKPalette {
  static let orchard = Self(
    textPrimary: UIColor(
      light: UIColor(red: 0.0692, green: 0.0524, blue: 0.0393, alpha: 1),
      dark: UIColor(red: 0.9887, green: 0.9621, blue: 0.942, alpha: 1)
    ),
    textSecondary: UIColor(
      light: UIColor(red: 0.3514, green: 0.3296, blue: 0.313, alpha: 1),
      dark: UIColor(red: 0.7138, green: 0.6889, blue: 0.6699, alpha: 1),
      lightHighContrast: UIColor(red: 0.0692, green: 0.0524, blue: 0.0393, alpha: 1),
      darkHighContrast: UIColor(red: 0.9887, green: 0.9621, blue: 0.942, alpha: 1)
    ),
    surface: UIColor(
      light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
      dark: UIColor(red: 0.0692, green: 0.0524, blue: 0.0393, alpha: 1)
    ),
    surfaceRaised: UIColor(
      light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
      dark: UIColor(red: 0.1184, green: 0.1003, blue: 0.0863, alpha: 1)
    ),
    fill: UIColor(
      light: UIColor(red: 0.9624, green: 0.936, blue: 0.9159, alpha: 1),
      dark: UIColor(red: 0.1704, green: 0.1513, blue: 0.1365, alpha: 1)
    ),
    border: UIColor(
      light: UIColor(red: 0.5211, green: 0.4976, blue: 0.4797, alpha: 1),
      dark: UIColor(red: 0.5211, green: 0.4976, blue: 0.4797, alpha: 1),
      lightHighContrast: UIColor(red: 0.0692, green: 0.0524, blue: 0.0393, alpha: 1),
      darkHighContrast: UIColor(red: 0.9887, green: 0.9621, blue: 0.942, alpha: 1)
    ),
    separator: UIColor(
      light: UIColor(red: 0.8396, green: 0.8139, blue: 0.7943, alpha: 1),
      dark: UIColor(red: 0.2557, green: 0.2352, blue: 0.2194, alpha: 1),
      lightHighContrast: UIColor(red: 0.5211, green: 0.4976, blue: 0.4797, alpha: 1),
      darkHighContrast: UIColor(red: 0.5211, green: 0.4976, blue: 0.4797, alpha: 1)
    ),
    accent: UIColor(
      light: UIColor(red: 0.6701, green: 0.1374, blue: 0.4517, alpha: 1),
      dark: UIColor(red: 0.9724, green: 0.6158, blue: 0.7865, alpha: 1),
      lightHighContrast: UIColor(red: 0.5093, green: 0.0781, blue: 0.3369, alpha: 1),
      darkHighContrast: UIColor(red: 0.9867, green: 0.7852, blue: 0.8749, alpha: 1)
    ),
    accentStrong: UIColor(
      light: UIColor(red: 0.5093, green: 0.0781, blue: 0.3369, alpha: 1),
      dark: UIColor(red: 0.9867, green: 0.7852, blue: 0.8749, alpha: 1)
    ),
    accentSubtle: UIColor(
      light: UIColor(red: 0.9971, green: 0.9165, blue: 0.9506, alpha: 1),
      dark: UIColor(red: 0.2892, green: 0.0436, blue: 0.1868, alpha: 1)
    )
  )
}
