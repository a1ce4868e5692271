import UIKit

/// The distances of the design system.
public enum Spacing {
  /// 8 points.
  public static let small: CGFloat = 8
  /// 16 points.
  public static let medium: CGFloat = 16
}
