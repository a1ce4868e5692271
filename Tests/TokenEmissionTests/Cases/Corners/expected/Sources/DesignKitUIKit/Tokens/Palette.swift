import UIKit

/// Colors, light and dark in one, with increased contrast if the user turns it on.
public enum Palette {
  /// The token `color.plain`.
  public static let plain = UIColor(red: 0.7354, green: 0.5371, blue: 0.3886, alpha: 0.5)

  /// The token `color.wide`.
  public static let wide = UIColor(displayP3Red: 0, green: 0.7825, blue: 0.1944, alpha: 1)

  /// The token `color.in`.
  public static let `in` = UIColor(red: 0.6, green: 0.2, blue: 0.2, alpha: 1)

  /// The token `color.glass`.
  public static let glass = UIColor(
    light: UIColor(red: 0, green: 0, blue: 0, alpha: 0.25),
    dark: UIColor(red: 0, green: 0, blue: 0, alpha: 0.25),
    lightHighContrast: UIColor(red: 0, green: 0, blue: 0, alpha: 0.75),
    darkHighContrast: UIColor(red: 0, green: 0, blue: 0, alpha: 0.75)
  )

  /// The token `color.edge`.
  public static let edge = UIColor(
    light: UIColor(red: 0.7354, green: 0.5371, blue: 0.3886, alpha: 0.5),
    dark: UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  )

  /// The token `color.old`.
  @available(*, deprecated, message: "Do not use it anymore.")
  public static let old = UIColor(red: 0.7354, green: 0.5371, blue: 0.3886, alpha: 0.5)
}
