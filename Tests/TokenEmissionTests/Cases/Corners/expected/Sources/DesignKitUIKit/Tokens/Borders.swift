import DesignKit
import UIKit

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
    color: UIColor(
      light: UIColor(red: 0.7354, green: 0.5371, blue: 0.3886, alpha: 0.5),
      dark: UIColor(red: 0, green: 0, blue: 0, alpha: 0.25),
      darkHighContrast: UIColor(red: 0, green: 0, blue: 0, alpha: 0.75)
    ),
    width: 1,
    line: Strokes.long
  )
}
