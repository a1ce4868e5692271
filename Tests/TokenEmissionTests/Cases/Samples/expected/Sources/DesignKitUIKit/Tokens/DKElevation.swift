import UIKit

/// Shadows by the height above the surface.
public enum DKElevation {
  /// On the surface.
  ///
  /// Token `elevation.flat`.
  public static let flat =
    DKDropShadow(.init(color: UIColor(red: 0, green: 0, blue: 0, alpha: 0), radius: 0, x: 0, y: 0))

  /// A card, or the thumb of a control.
  ///
  /// Token `elevation.raised`.
  public static let raised = DKDropShadow(.init(color: DKPalette.shade, radius: 2, x: 0, y: 1))

  /// Elements that float above all others.
  ///
  /// Token `elevation.floating`.
  public static let floating = DKDropShadow(
    .init(color: DKPalette.shade, radius: 2, x: 0, y: 1),
    .init(color: DKPalette.shade, radius: 12, x: 0, y: 8)
  )
}
