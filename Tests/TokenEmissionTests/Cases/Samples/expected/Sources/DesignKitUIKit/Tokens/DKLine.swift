import UIKit

/// Styles of lines with gaps.
public enum DKLine {
  /// Around a drop area.
  ///
  /// Token `line.dashed`.
  public static let dashed = DKLineStyle(dash: [6, 4], cap: .butt)

  /// From one end of a row to the other.
  ///
  /// Token `line.dotted`.
  public static let dotted = DKLineStyle(dash: [1, 3], cap: .butt)

  /// Around a suggestion.
  ///
  /// Token `line.stitched`.
  public static let stitched = DKLineStyle(dash: [4, 4], cap: .butt)
}
