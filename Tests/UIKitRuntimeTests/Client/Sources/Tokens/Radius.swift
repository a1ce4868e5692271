import UIKit

/// The corner radii of the design system.
public enum Radius {
  /// 6 points.
  public static let small: CGFloat = 6
  /// 12 points.
  public static let medium: CGFloat = 12
}
