import DesignKit
import UIKit

/// Gradients.
public enum Gradients {
  /// The token `gradient.sky`.
  public static let sky = ColorGradient(stops: [
    .init(color: Palette.plain, location: Number.small),
    .init(color: Palette.wide, location: 1),
  ])

  /// The token `gradient.fade`.
  public static let fade = ColorGradient(stops: [
    .init(color: Palette.edge, location: 0),
    .init(color: UIColor(red: 1, green: 1, blue: 1, alpha: 0), location: 1),
  ])

  /// The token `gradient.turn`.
  public static let turn = ColorGradient(stops: [
    .init(
      color: UIColor(
        light: UIColor(red: 0.7354, green: 0.5371, blue: 0.3886, alpha: 0.5),
        dark: UIColor(red: 0, green: 0, blue: 0, alpha: 0.25),
        darkHighContrast: UIColor(red: 0, green: 0, blue: 0, alpha: 0.75)
      ),
      location: 0
    ),
    .init(color: Palette.edge, location: 1),
  ])
}
