import SwiftUI

/// Colors, light and dark in one, with increased contrast if the user turns it on.
public enum Palette {
  /// The token `color.plain`.
  public static let plain = Color(.sRGBLinear, red: 0.5, green: 0.25, blue: 0.125, opacity: 0.5)

  /// The token `color.wide`.
  public static let wide = Color(.displayP3, red: 0, green: 0.7825, blue: 0.1944)

  /// The token `color.in`.
  public static let `in` = Color(.sRGB, red: 0.6, green: 0.2, blue: 0.2)

  /// The token `color.glass`.
  public static let glass = Color(
    light: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.25),
    dark: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.25),
    lightHighContrast: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.75),
    darkHighContrast: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.75)
  )

  /// The token `color.edge`.
  public static let edge = Color(
    light: Color(.sRGBLinear, red: 0.5, green: 0.25, blue: 0.125, opacity: 0.5),
    dark: Color(.sRGB, red: 1, green: 1, blue: 1)
  )

  /// The token `color.old`.
  @available(*, deprecated, message: "Do not use it anymore.")
  public static let old = Color(.sRGBLinear, red: 0.5, green: 0.25, blue: 0.125, opacity: 0.5)
}
