import UIKit

/// The tokens of the group `timing`.
public enum Timing {
  /// The token `timing.soon`, in seconds.
  public static let soon: Double = 0.0167

  /// The token `timing.curve`.
  public static let curve = TimingCurve(0.3, -0.5, 0.7, 1.5)

  /// The token `timing.move`.
  public static let move = curve.animation(duration: soon).delay(soon)
}
