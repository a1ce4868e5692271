import SwiftUI

/// Durations and animations.
public enum Motion {
  /// The token `motion.quick`, in seconds.
  public static let quick: Double = 0.2

  /// The token `motion.slow`, in seconds.
  public static let slow: Double = 0.5

  /// The token `motion.none`, in seconds.
  public static let none: Double = 0

  /// The token `motion.decelerate`.
  public static let decelerate = TimingCurve(0, 0, 0.2, 1)

  /// For appearing elements.
  ///
  /// Token `motion.appear`.
  public static let appear = decelerate.animation(duration: quick)

  /// For disappearing elements.
  ///
  /// Token `motion.disappear`.
  public static let disappear = TimingCurve(0.4, 0, 1, 1).animation(duration: 0.2).delay(0.05)
}
