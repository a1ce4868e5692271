import DesignKit
import UIKit

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
      color: UIColor(
        light: UIColor(red: 0.7354, green: 0.5371, blue: 0.3886, alpha: 0.5),
        dark: UIColor(red: 0, green: 0, blue: 0, alpha: 0.25),
        darkHighContrast: UIColor(red: 0, green: 0, blue: 0, alpha: 0.75)
      ),
      radius: 1.5,
      x: 0,
      y: 1
    )
  )
}
