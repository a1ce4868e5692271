import SwiftUI

/// Opacities.
public enum Opacity {
  /// The opacity of disabled elements.
  ///
  /// Token `opacity.disabled`.
  public static let disabled: Double = 0.4
}
