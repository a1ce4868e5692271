import SwiftUI

/// Opacities.
public nonisolated enum Opacity {
  /// How visible a thing is that cannot be used.
  ///
  /// Token `opacity.disabled`.
  public static let disabled: Double = 0.4
}
