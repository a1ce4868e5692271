import UIKit

/// Shadows.
public enum Elevation {
  /// For elements on a surface.
  ///
  /// Token `elevation.raised`.
  public static let raised = DropShadow(.init(color: Palette.shade, radius: 2, x: 0, y: 1))

  /// For elements that float above all others.
  ///
  /// Token `elevation.floating`.
  public static let floating = DropShadow(
    .init(color: Palette.shade, radius: 2, x: 0, y: 1),
    .init(color: Palette.shade, radius: 12, x: 0, y: 8)
  )
}
