import UIKit

/// Durations and animations.
public enum DKMotion {
  /// The token `motion.short`, in seconds.
  public static let short: Double = 0.15

  /// The token `motion.medium`, in seconds.
  public static let medium: Double = 0.3

  /// The token `motion.slow`, in seconds.
  public static let slow: Double = 0.8

  /// The duration of a message of a few words.
  ///
  /// Token `motion.glance`, in seconds.
  public static let glance: Double = 4

  /// The duration of a message of one sentence.
  ///
  /// Token `motion.reading`, in seconds.
  public static let reading: Double = 7

  /// The duration of a message with an action.
  ///
  /// Token `motion.acting`, in seconds.
  public static let acting: Double = 10

  /// The token `motion.decelerate`.
  public static let decelerate = DKTimingCurve(0, 0, 0.58, 1)

  /// The token `motion.glide`.
  public static let glide = DKTimingCurve(0.42, 0, 0.58, 1)

  /// The token `motion.steady`.
  public static let steady = DKTimingCurve(0, 0, 1, 1)

  /// While an element is pressed.
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

  /// When something appears or disappears.
  ///
  /// Token `motion.appear`.
  public static let appear = slide

  /// While content is loading.
  ///
  /// Token `motion.pulse`.
  public static let pulse = glide.animation(duration: slow)

  /// One rotation.
  ///
  /// Token `motion.turn`.
  public static let turn = steady.animation(duration: 1)

  /// The scale of a pressed element.
  ///
  /// Token `motion.pressed-scale`.
  public static let pressedScale: Double = 0.97
}
