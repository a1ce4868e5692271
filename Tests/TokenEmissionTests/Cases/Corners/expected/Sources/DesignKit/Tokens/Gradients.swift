import SwiftUI

/// Gradients.
public enum Gradients {
  /// The token `gradient.sky`.
  public static let sky = Gradient(stops: [
    .init(color: Palette.plain, location: Number.small),
    .init(color: Palette.wide, location: 1),
  ])

  /// The token `gradient.fade`.
  public static let fade = Gradient(stops: [
    .init(color: Palette.edge, location: 0),
    .init(color: Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 0), location: 1),
  ])

  /// The token `gradient.turn`.
  public static let turn = Gradient(stops: [
    .init(
      color: Color(
        light: Color(.sRGBLinear, red: 0.5, green: 0.25, blue: 0.125, opacity: 0.5),
        dark: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.25),
        darkHighContrast: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.75)
      ),
      location: 0
    ),
    .init(color: Palette.edge, location: 1),
  ])
}
