import SwiftUI

/// Opacities.
public enum Opacity {
  /// How visible a thing is that cannot be used.
  ///
  /// Token `opacity.disabled`.
  public static let disabled: Double = 0.4
}
