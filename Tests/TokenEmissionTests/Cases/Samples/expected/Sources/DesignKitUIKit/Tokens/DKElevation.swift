import UIKit

/// How far things are above their surroundings.
public enum DKElevation {
  /// On the surface.
  ///
  /// Token `elevation.flat`.
  public static let flat =
    DKDropShadow(.init(color: UIColor(red: 0, green: 0, blue: 0, alpha: 0), radius: 0, x: 0, y: 0))

  /// Of a card, or of what is moved by a finger.
  ///
  /// Token `elevation.raised`.
  public static let raised = DKDropShadow(.init(color: DKPalette.shade, radius: 2, x: 0, y: 1))

  /// Of what hovers above everything else.
  ///
  /// Token `elevation.floating`.
  public static let floating = DKDropShadow(
    .init(color: DKPalette.shade, radius: 2, x: 0, y: 1),
    .init(color: DKPalette.shade, radius: 12, x: 0, y: 8)
  )
}
