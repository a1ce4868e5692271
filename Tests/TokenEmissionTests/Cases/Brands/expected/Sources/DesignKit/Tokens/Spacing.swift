import SwiftUI

/// Distances between and inside views.
public enum Spacing {
  /// The token `spacing.0`.
  public static let spacing0: CGFloat = 0

  /// The token `spacing.50`.
  public static let spacing50: CGFloat = 2

  /// The token `spacing.100`.
  public static let spacing100: CGFloat = 4

  /// The token `spacing.200`.
  public static let spacing200: CGFloat = 8

  /// The token `spacing.300`.
  public static let spacing300: CGFloat = 12

  /// The token `spacing.400`.
  public static let spacing400: CGFloat = 16

  /// The token `spacing.small`.
  public static let small = spacing200

  /// The token `spacing.medium`.
  public static let medium = spacing300

  /// The token `spacing.large`.
  public static let large = spacing400

  /// The token `spacing.gutter`.
  @available(*, deprecated, message: "Use spacing.large.")
  public static let gutter = spacing400
}
