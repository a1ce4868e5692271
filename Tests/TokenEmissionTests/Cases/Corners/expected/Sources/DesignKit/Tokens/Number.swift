import SwiftUI

/// Numbers.
public enum Number {
  /// The token `number.small`.
  public static let small: Double = 1e-07

  /// The token `number.big`.
  public static let big: Double = 12_345_678_901

  /// The token `number.less`.
  public static let less: Double = -0.5

  /// The token `number.alias`.
  public static let alias = less
}
