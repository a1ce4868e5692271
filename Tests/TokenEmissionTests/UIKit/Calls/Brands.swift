// Calls that must compile against what is emitted for two brands, where UIKit alone is imported.

import DesignKitUIKit
import UIKit

@MainActor func hero(in theme: Theme) -> UIView {
  VStackView(spacing: Spacing.medium) {
    UILabel("Headline")
      .typography(theme.typography.headline)
      .foreground(theme.palette.textPrimary)
    UILabel("Caption")
      .typography(Typography.caption)
      .foreground(Palette.critical)
    UILabel("Size")
      .font(Fonts.familySystem.font(size: 20, weight: Fonts.weightStrong).italic())
    ShapeView(.capsule)
      .strokeBorder(Borders.critical)
    ShapeView(.circle)
      .stroke(
        Palette.critical, lineWidth: Size.hairline, lineCap: Strokes.dashed.cap,
        dash: Strokes.dashed.dash)
  }
  .padding(Spacing.spacing400)
  .background(theme.palette.surface, in: .roundedRectangle(theme.radius.medium))
  .border(Borders.critical, in: .capsule)
  .shadow(Elevation.floating)
  .opacity(Opacity.disabled)
  .theme(.brandB)
}

@MainActor func appear(_ view: UIView) {
  view.animate(Motion.appear) { view.opacity(1) }
  view.animate(Motion.decelerate.animation(duration: Motion.slow)) {
    view.tintColor = view.nearestTheme.palette.accent
  }
}

@MainActor func gradient(of view: UIView) -> (colors: [CGColor], locations: [NSNumber]) {
  let hero = view.nearestTheme.gradients.hero
  return (hero.colors(for: view.traitCollection), hero.locations)
}

/// Tokens are values: of any isolation, and outside of views.
func nonisolatedUse(theme: Theme) -> (UIColor, CGFloat, Double, TypographyStyle, TextFont) {
  (
    theme.palette.surface, Radius.small, Motion.quick, theme.typography.body,
    theme.typography.body.font
  )
}
