import SwiftUI

/// Lengths.
public enum Space {
  /// The token `space.default`.
  public static let `default`: CGFloat = 17.6

  /// The token `space.2xl`.
  public static let space2xl: CGFloat = 0.1

  /// The token `space.gone`.
  @available(*, deprecated, message: "Use Space.default instead.")
  public static let gone: CGFloat = 3

  /// The token `space.same`.
  public static let same: CGFloat = 3

  /// The token `space.goneToo`.
  @available(*, deprecated, message: "Do not use it anymore.")
  public static let goneToo = gone

  /// The token `space.XL`.
  public static let xl: CGFloat = 40

  /// Two lines of description.
  ///
  /// Token `space.lines of text`.
  public static let linesOfText: CGFloat = 41
}
