import SwiftUI

/// Font weights.
public enum Weight {
  /// The token `weight.hairline`.
  public static let hairline: Font.Weight = .ultraLight

  /// The token `weight.light`.
  public static let light: Font.Weight = .light

  /// The token `weight.middle`.
  public static let middle: Font.Weight = .medium

  /// The token `weight.extra`.
  public static let extra: Font.Weight = .black
}
