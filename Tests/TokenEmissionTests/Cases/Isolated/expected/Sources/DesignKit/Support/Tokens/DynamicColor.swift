import SwiftUI

extension Color {
  /// Creates a color that follows the color scheme and the contrast of its environment.
  nonisolated init(
    light: Color, dark: Color,
    lightHighContrast: Color? = nil, darkHighContrast: Color? = nil
  ) {
    let color: @Sendable (_ isDark: Bool, _ isHighContrast: Bool) -> Color = {
      switch ($0, $1) {
      case (false, false): light
      case (true, false): dark
      case (false, true): lightHighContrast ?? light
      case (true, true): darkHighContrast ?? dark
      }
    }
    #if os(watchOS)
      self = color(true, false)
    #elseif canImport(UIKit)
      self.init(
        uiColor: UIColor { traits in
          UIColor(
            color(traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high))
        })
    #elseif canImport(AppKit)
      self.init(
        nsColor: NSColor(name: nil) { appearance in
          let name = appearance.bestMatch(from: [
            .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
          ])
          return NSColor(
            color(
              name == .darkAqua || name == .accessibilityHighContrastDarkAqua,
              name == .accessibilityHighContrastAqua || name == .accessibilityHighContrastDarkAqua))
        })
    #endif
  }
}
