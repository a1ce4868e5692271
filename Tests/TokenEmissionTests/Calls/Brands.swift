// Calls that must compile against what is emitted for two brands.

import DesignKit
import SwiftUI

struct Hero: View {
  @Environment(\.theme) private var theme
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: Spacing.medium) {
      Text("Headline")
        .typography(theme.typography.headline)
        .foregroundStyle(theme.palette.textPrimary)
      Text("Caption")
        .typography(Typography.caption)
        .foregroundColor(Palette.critical)
      Text("Size")
        .font(.system(size: 20, weight: Fonts.weightStrong))
    }
    .padding(Spacing.spacing400)
    .background(theme.gradients.hero, in: .rect(cornerRadius: theme.radius.medium))
    .border(Borders.critical, in: .capsule)
    .shadow(Elevation.floating)
    .frame(minHeight: Size.tapTarget)
    .opacity(isShown ? 1 : Opacity.disabled)
    .animation(isShown ? Motion.appear : Motion.disappear, value: isShown)
    .onAppear {
      withAnimation(Motion.decelerate.animation(duration: Motion.slow)) { isShown = true }
    }
  }
}

/// Every theme beside the others, as previews and snapshot tests show them.
struct Themes: View {
  var body: some View {
    ForEach(Theme.allCases, id: \.self) { theme in
      Hero()
        .theme(theme)
        .environment(\.colorScheme, .dark)
    }
  }
}

@available(iOS 17.0, macOS 14.0, *)
struct Themed: View {
  var body: some View {
    Circle()
      .fill(.palette(\.accent))
      .background(.palette(\.surface))
  }
}

/// Tokens are values: of any isolation, and outside of views.
func nonisolatedUse(theme: Theme) -> (Color, CGFloat, Double, TypographyStyle) {
  (theme.palette.surface, Radius.small, Motion.quick, theme.typography.body)
}
