import SwiftUI

/// Borders.
public enum Borders {
  /// The token `border.dots`.
  public static let dots = BorderStyle(
    color: Palette.edge, width: Space.default, line: LineStyle(dash: [0, 35.2], cap: .round))

  /// The token `border.dashes`.
  public static let dashes = BorderStyle(
    color: Palette.plain, width: 2, line: LineStyle(dash: [6, 4], cap: .butt))

  /// The token `border.again`.
  public static let again = dots

  /// The token `border.split`.
  public static let split = BorderStyle(
    color: Color(
      light: Color(.sRGBLinear, red: 0.5, green: 0.25, blue: 0.125, opacity: 0.5),
      dark: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.25),
      darkHighContrast: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.75)
    ),
    width: 1,
    line: Strokes.long
  )
}
