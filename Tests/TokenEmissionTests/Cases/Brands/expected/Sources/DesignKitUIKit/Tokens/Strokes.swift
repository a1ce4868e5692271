import UIKit

/// Line styles.
public enum Strokes {
  /// The token `stroke.dashed`.
  public static let dashed = LineStyle(dash: [4, 2], cap: .round)
}
