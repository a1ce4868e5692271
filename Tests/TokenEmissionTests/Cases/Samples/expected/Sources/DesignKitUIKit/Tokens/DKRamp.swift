import UIKit

/// Hues from light to dark, from which the semantic colors are chosen.
///
/// Members that depend on the theme belong to a value: `theme.ramp.brand900`.
public struct DKRamp: Sendable {
  /// The token `ramp.neutral.0`.
  public let neutral0: UIColor

  /// The token `ramp.neutral.50`.
  public let neutral50: UIColor

  /// The token `ramp.neutral.100`.
  public let neutral100: UIColor

  /// The token `ramp.neutral.200`.
  public let neutral200: UIColor

  /// The token `ramp.neutral.300`.
  public let neutral300: UIColor

  /// The token `ramp.neutral.400`.
  public let neutral400: UIColor

  /// The token `ramp.neutral.500`.
  public let neutral500: UIColor

  /// The token `ramp.neutral.600`.
  public let neutral600: UIColor

  /// The token `ramp.neutral.700`.
  public let neutral700: UIColor

  /// The token `ramp.neutral.800`.
  public let neutral800: UIColor

  /// The token `ramp.neutral.900`.
  public let neutral900: UIColor

  /// The token `ramp.neutral.950`.
  public let neutral950: UIColor

  /// The token `ramp.brand.100`.
  public let brand100: UIColor

  /// The token `ramp.brand.200`.
  public let brand200: UIColor

  /// The token `ramp.brand.300`.
  public let brand300: UIColor

  /// The token `ramp.brand.600`.
  public let brand600: UIColor

  /// The token `ramp.brand.700`.
  public let brand700: UIColor

  /// The token `ramp.brand.900`.
  public let brand900: UIColor
}

// MARK: - In every theme

extension DKRamp {
  /// The token `ramp.gray.0`.
  public static let gray0 = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// The token `ramp.gray.400`.
  public static let gray400 = UIColor(red: 0.6936, green: 0.6936, blue: 0.6936, alpha: 1)

  /// The token `ramp.gray.500`.
  public static let gray500 = UIColor(red: 0.5021, green: 0.5021, blue: 0.5021, alpha: 1)

  /// The token `ramp.gray.600`.
  public static let gray600 = UIColor(red: 0.3338, green: 0.3338, blue: 0.3338, alpha: 1)

  /// The token `ramp.gray.950`.
  public static let gray950 = UIColor(red: 0.0559, green: 0.0559, blue: 0.0559, alpha: 1)

  /// The token `ramp.blue.100`.
  public static let blue100 = UIColor(red: 0.896, green: 0.9496, blue: 0.9975, alpha: 1)

  /// The token `ramp.blue.200`.
  public static let blue200 = UIColor(red: 0.7248, green: 0.8711, blue: 0.9993, alpha: 1)

  /// The token `ramp.blue.300`.
  public static let blue300 = UIColor(red: 0.5106, green: 0.7724, blue: 0.9925, alpha: 1)

  /// The token `ramp.blue.600`.
  public static let blue600 = UIColor(displayP3Red: 0.1654, green: 0.407, blue: 0.6437, alpha: 1)

  /// The token `ramp.blue.700`.
  public static let blue700 = UIColor(displayP3Red: 0.1163, green: 0.3011, blue: 0.4825, alpha: 1)

  /// The token `ramp.blue.900`.
  public static let blue900 = UIColor(red: 0.0187, green: 0.1694, blue: 0.2763, alpha: 1)

  /// The token `ramp.green.100`.
  public static let green100 = UIColor(red: 0.8773, green: 0.9703, blue: 0.8974, alpha: 1)

  /// The token `ramp.green.200`.
  public static let green200 = UIColor(red: 0.6765, green: 0.9209, blue: 0.7377, alpha: 1)

  /// The token `ramp.green.300`.
  public static let green300 = UIColor(red: 0.4424, green: 0.8445, blue: 0.5655, alpha: 1)

  /// The token `ramp.green.600`.
  public static let green600 = UIColor(red: 0.1562, green: 0.4631, blue: 0.2663, alpha: 1)

  /// The token `ramp.green.700`.
  public static let green700 = UIColor(red: 0.1052, green: 0.3446, blue: 0.1918, alpha: 1)

  /// The token `ramp.green.900`.
  public static let green900 = UIColor(red: 0.0493, green: 0.1924, blue: 0.0999, alpha: 1)

  /// The token `ramp.amber.100`.
  public static let amber100 = UIColor(displayP3Red: 0.9927, green: 0.9298, blue: 0.8554, alpha: 1)

  /// The token `ramp.amber.200`.
  public static let amber200 = UIColor(red: 1, green: 0.8125, blue: 0.6134, alpha: 1)

  /// The token `ramp.amber.300`.
  public static let amber300 = UIColor(red: 0.9592, green: 0.678, blue: 0.3525, alpha: 1)

  /// The token `ramp.amber.500`.
  public static let amber500 = UIColor(red: 0.6915, green: 0.4382, blue: 0.0843, alpha: 1)

  /// The token `ramp.amber.600`.
  public static let amber600 = UIColor(red: 0.5465, green: 0.3427, blue: 0.059, alpha: 1)

  /// The token `ramp.amber.700`.
  public static let amber700 = UIColor(red: 0.4082, green: 0.2517, blue: 0.035, alpha: 1)

  /// The token `ramp.amber.900`.
  public static let amber900 = UIColor(red: 0.2291, green: 0.1372, blue: 0.0215, alpha: 1)

  /// The token `ramp.red.100`.
  public static let red100 = UIColor(red: 0.9993, green: 0.9212, blue: 0.9116, alpha: 1)

  /// The token `ramp.red.200`.
  public static let red200 = UIColor(red: 0.9987, green: 0.7948, blue: 0.7711, alpha: 1)

  /// The token `ramp.red.300`.
  public static let red300 = UIColor(red: 0.9913, green: 0.6339, blue: 0.5982, alpha: 1)

  /// The token `ramp.red.600`.
  public static let red600 = UIColor(red: 0.7171, green: 0.1273, blue: 0.1427, alpha: 1)

  /// The token `ramp.red.700`.
  public static let red700 = UIColor(red: 0.5466, green: 0.0669, blue: 0.088, alpha: 1)

  /// The token `ramp.red.900`.
  public static let red900 = UIColor(red: 0.3112, green: 0.0399, blue: 0.0439, alpha: 1)

  /// The token `ramp.violet.100`.
  public static let violet100 = UIColor(red: 0.9493, green: 0.9299, blue: 0.9929, alpha: 1)

  /// The token `ramp.violet.200`.
  public static let violet200 = UIColor(red: 0.8735, green: 0.819, blue: 0.987, alpha: 1)

  /// The token `ramp.violet.300`.
  public static let violet300 = UIColor(red: 0.7839, green: 0.6841, blue: 0.9712, alpha: 1)

  /// The token `ramp.violet.600`.
  public static let violet600 = UIColor(red: 0.4602, green: 0.2735, blue: 0.7109, alpha: 1)

  /// The token `ramp.violet.700`.
  public static let violet700 = UIColor(red: 0.3429, green: 0.1959, blue: 0.5386, alpha: 1)

  /// The token `ramp.violet.900`.
  public static let violet900 = UIColor(red: 0.1898, green: 0.1064, blue: 0.3048, alpha: 1)

  /// The token `ramp.teal.300`.
  public static let teal300 = UIColor(red: 0.3691, green: 0.827, blue: 0.8257, alpha: 1)

  /// The token `ramp.teal.600`.
  public static let teal600 = UIColor(red: 0.0212, green: 0.4527, blue: 0.4535, alpha: 1)
}

// MARK: - Harbor

extension DKRamp {
  static let harbor = Self(
    neutral0: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    neutral50: UIColor(red: 0.947, green: 0.97, blue: 1, alpha: 1),
    neutral100: UIColor(red: 0.921, green: 0.9439, blue: 0.9738, alpha: 1),
    neutral200: UIColor(red: 0.8822, green: 0.9049, blue: 0.9345, alpha: 1),
    neutral300: UIColor(red: 0.7992, green: 0.8215, blue: 0.8506, alpha: 1),
    neutral400: UIColor(red: 0.6747, green: 0.6963, blue: 0.7245, alpha: 1),
    neutral500: UIColor(red: 0.4842, green: 0.5046, blue: 0.5312, alpha: 1),
    neutral600: UIColor(red: 0.3171, green: 0.3361, blue: 0.3608, alpha: 1),
    neutral700: UIColor(red: 0.2233, green: 0.2413, blue: 0.2646, alpha: 1),
    neutral800: UIColor(red: 0.1402, green: 0.157, blue: 0.1788, alpha: 1),
    neutral900: UIColor(red: 0.0898, green: 0.1056, blue: 0.1262, alpha: 1),
    neutral950: UIColor(red: 0.0426, green: 0.0574, blue: 0.0765, alpha: 1),
    brand100: UIColor(displayP3Red: 0.9131, green: 0.9441, blue: 0.9958, alpha: 1),
    brand200: UIColor(displayP3Red: 0.7746, green: 0.8567, blue: 0.9952, alpha: 1),
    brand300: UIColor(displayP3Red: 0.6099, green: 0.7483, blue: 0.9867, alpha: 1),
    brand600: UIColor(displayP3Red: 0.1529, green: 0.3688, blue: 0.7582, alpha: 1),
    brand700: UIColor(displayP3Red: 0.0978, green: 0.2699, blue: 0.579, alpha: 1),
    brand900: UIColor(red: 0.0194, green: 0.1541, blue: 0.3291, alpha: 1)
  )
}

// MARK: - Orchard

extension DKRamp {
  static let orchard = Self(
    neutral0: UIColor(red: 1, green: 1, blue: 1, alpha: 1),
    neutral50: UIColor(red: 0.9887, green: 0.9621, blue: 0.942, alpha: 1),
    neutral100: UIColor(red: 0.9624, green: 0.936, blue: 0.9159, alpha: 1),
    neutral200: UIColor(red: 0.9233, green: 0.8971, blue: 0.8772, alpha: 1),
    neutral300: UIColor(red: 0.8396, green: 0.8139, blue: 0.7943, alpha: 1),
    neutral400: UIColor(red: 0.7138, green: 0.6889, blue: 0.6699, alpha: 1),
    neutral500: UIColor(red: 0.5211, green: 0.4976, blue: 0.4797, alpha: 1),
    neutral600: UIColor(red: 0.3514, green: 0.3296, blue: 0.313, alpha: 1),
    neutral700: UIColor(red: 0.2557, green: 0.2352, blue: 0.2194, alpha: 1),
    neutral800: UIColor(red: 0.1704, green: 0.1513, blue: 0.1365, alpha: 1),
    neutral900: UIColor(red: 0.1184, green: 0.1003, blue: 0.0863, alpha: 1),
    neutral950: UIColor(red: 0.0692, green: 0.0524, blue: 0.0393, alpha: 1),
    brand100: UIColor(red: 0.9971, green: 0.9165, blue: 0.9506, alpha: 1),
    brand200: UIColor(red: 0.9867, green: 0.7852, blue: 0.8749, alpha: 1),
    brand300: UIColor(red: 0.9724, green: 0.6158, blue: 0.7865, alpha: 1),
    brand600: UIColor(red: 0.6701, green: 0.1374, blue: 0.4517, alpha: 1),
    brand700: UIColor(red: 0.5093, green: 0.0781, blue: 0.3369, alpha: 1),
    brand900: UIColor(red: 0.2892, green: 0.0436, blue: 0.1868, alpha: 1)
  )
}
