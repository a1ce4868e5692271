import UIKit

/// Font weights.
public enum Weight {
  /// The token `weight.hairline`.
  public static let hairline: UIFont.Weight = .ultraLight

  /// The token `weight.light`.
  public static let light: UIFont.Weight = .light

  /// The token `weight.middle`.
  public static let middle: UIFont.Weight = .medium

  /// The token `weight.extra`.
  public static let extra: UIFont.Weight = .black
}
