import UIKit

/// How things move.
public enum DKMotion {
  /// The token `motion.short`, in seconds.
  public static let short: Double = 0.15

  /// The token `motion.medium`, in seconds.
  public static let medium: Double = 0.3

  /// The token `motion.slow`, in seconds.
  public static let slow: Double = 0.8

  /// How long a message of a few words is seen.
  ///
  /// Token `motion.glance`, in seconds.
  public static let glance: Double = 4

  /// How long a sentence is seen.
  ///
  /// Token `motion.reading`, in seconds.
  public static let reading: Double = 7

  /// How long a message is seen that offers an action.
  ///
  /// Token `motion.acting`, in seconds.
  public static let acting: Double = 10

  /// The token `motion.decelerate`.
  public static let decelerate = DKTimingCurve(0, 0, 0.58, 1)

  /// The token `motion.glide`.
  public static let glide = DKTimingCurve(0.42, 0, 0.58, 1)

  /// The token `motion.steady`.
  public static let steady = DKTimingCurve(0, 0, 1, 1)

  /// When it is pressed.
  ///
  /// Token `motion.press`.
  public static let press = decelerate.animation(duration: short)

  /// When a selection moves.
  ///
  /// Token `motion.slide`.
  public static let slide = decelerate.animation(duration: medium)

  /// When something opens or closes.
  ///
  /// Token `motion.settle`.
  public static let settle = glide.animation(duration: medium)

  /// When something comes or goes.
  ///
  /// Token `motion.appear`.
  public static let appear = slide

  /// While content is awaited.
  ///
  /// Token `motion.pulse`.
  public static let pulse = glide.animation(duration: slow)

  /// Once around.
  ///
  /// Token `motion.turn`.
  public static let turn = steady.animation(duration: 1)

  /// How large it is while it is pressed.
  ///
  /// Token `motion.pressed-scale`.
  public static let pressedScale: Double = 0.97
}
