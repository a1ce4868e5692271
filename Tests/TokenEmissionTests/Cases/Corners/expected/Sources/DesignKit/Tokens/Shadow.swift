import SwiftUI

/// Shadows.
public enum Shadow {
  /// The token `shadow.three`.
  public static let three = DropShadow(
    .init(color: Palette.glass, radius: 1.5, x: 0, y: 1),
    .init(color: Palette.edge, radius: 1.5, x: 0, y: Space.default),
    .init(color: Palette.glass, radius: 1.5, x: -1, y: 1)
  )

  /// The token `shadow.turn`.
  public static let turn = DropShadow(
    .init(
      color: Color(
        light: Color(.sRGBLinear, red: 0.5, green: 0.25, blue: 0.125, opacity: 0.5),
        dark: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.25),
        darkHighContrast: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.75)
      ),
      radius: 1.5,
      x: 0,
      y: 1
    )
  )
}
