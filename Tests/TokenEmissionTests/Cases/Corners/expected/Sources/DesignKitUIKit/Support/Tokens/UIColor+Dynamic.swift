import UIKit

extension UIColor {
  /// Creates a color that follows the interface style and the contrast of its traits.
  nonisolated convenience init(
    light: UIColor, dark: UIColor,
    lightHighContrast: UIColor? = nil, darkHighContrast: UIColor? = nil
  ) {
    self.init { traits in
      switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
      case (false, false): light
      case (true, false): dark
      case (false, true): lightHighContrast ?? light
      case (true, true): darkHighContrast ?? dark
      }
    }
  }
}
