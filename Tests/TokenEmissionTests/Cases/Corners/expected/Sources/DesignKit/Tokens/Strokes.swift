import SwiftUI

/// Line styles.
public enum Strokes {
  /// The token `stroke.none`.
  public static let none = LineStyle.solid

  /// The token `stroke.dots`.
  public static let dots = LineStyle(dash: [0, 2], cap: .round)

  /// The token `stroke.wave`.
  public static let wave = LineStyle.solid

  /// The token `stroke.long`.
  public static let long = LineStyle(dash: [8, 2], cap: .square)
}
