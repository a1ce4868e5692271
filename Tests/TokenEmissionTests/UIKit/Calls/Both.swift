// Calls that must compile where both modules are imported.

import DesignKit
import DesignKitUIKit
import SwiftUI
import UIKit

struct Hero: View {
  let theme: Theme

  var body: some View {
    Text("Headline")
      .typography(theme.typography.headline)
      .foregroundColor(Palette.critical)
      .padding(Spacing.medium)
      .shadow(Elevation.floating)
      .border(Borders.critical)
      .theme(theme)
      .theme(.brandA)
  }
}

@MainActor func hero(theme: Theme) -> UIView {
  UILabel("Headline")
    .typography(theme.typography.headline)
    .foreground(Palette.critical)
    .padding(Spacing.medium)
    .shadow(Elevation.floating)
    .border(Borders.critical)
    .theme(theme)
    .theme(.brandA)
}

/// One theme for both.
@MainActor func hosted(in view: UIView) -> some View {
  Hero(theme: view.nearestTheme)
}

let spacing = Spacing.medium
let color: Color = Palette.critical
let uiColor: UIColor = Palette.critical
