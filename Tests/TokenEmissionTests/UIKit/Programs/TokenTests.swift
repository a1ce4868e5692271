import UIKit

private let dark = UITraitCollection(userInterfaceStyle: .dark)
private let contrast = UITraitCollection(accessibilityContrast: .high)
private let both = UITraitCollection(traitsFrom: [dark, contrast])
private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)

/// The red, green, blue and opacity of a color where it is shown.
private func parts(_ color: UIColor, _ traits: UITraitCollection = UITraitCollection()) -> [CGFloat]
{
  color.resolvedColor(with: traits).cgColor.components ?? []
}

/// A component that shows the accent of its theme.
private final class AccentView: UIView, InheritingView {
  private(set) var reads = 0

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    readInheritedValues()
  }

  func readInheritedValues() {
    reads += 1
    backgroundColor = nearestTheme.palette.accent
  }
}

/// What an attribute of all of a label's text is.
@MainActor private func attribute<Value>(
  _ key: NSAttributedString.Key, of label: UILabel?, as type: Value.Type = Value.self
) -> Value? {
  label?.attributedText?.attribute(key, at: 0, effectiveRange: nil) as? Value
}

@MainActor private func lineSpacing(_ label: UILabel?) -> CGFloat? {
  attribute(.paragraphStyle, of: label, as: NSParagraphStyle.self)?.lineSpacing
}

/// Whether numbers are equal, but for what arithmetic does to their last digits.
private func isNear(_ value: CGFloat?, _ expected: CGFloat) -> Bool {
  value.map { abs($0 - expected) < 1e-9 } ?? false
}

@MainActor let tokenTests: [RuntimeTest] = [
  (
    "a color follows light and dark",
    {
      expectEqual(parts(Palette.critical), [0.8441, 0.2053, 0.1915, 1])
      expectEqual(parts(Palette.critical, dark), [0.9757, 0.5581, 0.5345, 1])
      expectEqual(parts(Palette.shade, dark), [0, 0, 0, 0.16])
      expectEqual(parts(Palette.warning, dark), [0.98, 0.78, 0.31, 1])
    }
  ),
  (
    "a color follows more contrast",
    {
      let separator = Theme.brandA.palette.separator
      let text = Theme.brandA.palette.textPrimary
      expectEqual(parts(separator), [0.886, 0.894, 0.914, 1])
      expectEqual(parts(separator, dark), [0.22, 0.23, 0.26, 1])
      expectEqual(parts(separator, contrast), parts(text, contrast))
      expectEqual(parts(separator, both), parts(text, both))
      expect(parts(separator, contrast) != parts(separator))
      expect(parts(separator, both) != parts(separator, contrast))
    }
  ),
  (
    "a color without more contrast is the same there",
    {
      expectEqual(parts(Palette.critical, contrast), parts(Palette.critical))
      expectEqual(parts(Palette.critical, both), parts(Palette.critical, dark))
    }
  ),
  (
    "themes have their own colors and lengths",
    {
      expectEqual(parts(Theme.brandA.palette.accent), [0.084, 0.423, 0.8678, 1])
      expectEqual(parts(Theme.brandB.palette.accent), [0.18, 0.6126, 0.2233, 1])
      expect(Theme.brandA.radius.medium != Theme.brandB.radius.medium)
      expectEqual(Theme.allCases, [.brandA, .brandB])
    }
  ),
  (
    "a theme reaches the views in a view, and the nearest takes precedence",
    {
      let view = AccentView()
      expectEqual(view.nearestTheme, .brandA)
      let inner = UIView()
      let outer = UIView().theme(.brandB)
      inner.addSubview(view)
      outer.addSubview(inner)
      expectEqual(view.nearestTheme, .brandB)
      inner.theme(.brandA)
      expectEqual(view.nearestTheme, .brandA)
      expectEqual(outer.nearestTheme, .brandB)
      expectEqual(inner.theme(.brandB).nearestTheme, .brandB)
    }
  ),
  (
    "a component follows its theme",
    {
      let view = AccentView()
      let outer = UIView()
      let middle = VStackView { view }
      outer.addSubview(middle)
      expectEqual(view.backgroundColor, Theme.brandA.palette.accent)
      let reads = view.reads
      outer.theme(.brandB)
      expectEqual(view.reads, reads + 1)
      expectEqual(view.backgroundColor, Theme.brandB.palette.accent)
      outer.theme(.brandA)
      expectEqual(view.backgroundColor, Theme.brandA.palette.accent)
    }
  ),
  (
    "typography follows the text size, with its distances",
    {
      let window = UIWindow()
      let label = UILabel("a").typography(Typography.caption)
      window.addSubview(label)
      let natural: CGFloat = 1.2
      expectEqual(label.font.pointSize, 12)
      expect(isNear(attribute(.kern, of: label, as: CGFloat.self), 0.1))
      expect(isNear(lineSpacing(label), (1.35 - natural) * 12))
      window.systemTraits = large
      expectEqual(label.font.pointSize, 23)
      expect(isNear(attribute(.kern, of: label, as: CGFloat.self), 0.1 * 1.9))
      expect(isNear(lineSpacing(label), (1.35 - natural) * 12 * 1.9))
      label.text("b")
      expect(isNear(attribute(.kern, of: label, as: CGFloat.self), 0.1 * 1.9))
      expectEqual(label.text, "b")
    }
  ),
  (
    "typography has family and weight, which other attributes keep",
    {
      let style = TypographyStyle(
        family: .custom("Inter"), size: 17, weight: Fonts.weightStrong, tracking: 0, lineHeight: 1,
        textStyle: .headline)
      @MainActor func attributes(_ label: UILabel) -> [UIFontDescriptor.AttributeName: Any] {
        label.font.fontDescriptor.fontAttributes
      }
      @MainActor func weight(_ label: UILabel) -> CGFloat? {
        (attributes(label)[.traits] as? [UIFontDescriptor.TraitKey: CGFloat])?[.weight]
      }
      let label = UILabel("a").typography(style)
      expectEqual(attributes(label)[.family] as? String, "Inter")
      expectEqual(weight(label), UIFont.Weight.semibold.rawValue)
      expect(label.subviews.isEmpty, "without distances there is nothing to update")
      label.bold()
      expectEqual(attributes(label)[.family] as? String, "Inter")
      expectEqual(weight(label), UIFont.Weight.bold.rawValue)
      expectEqual(label.font.pointSize, 17)
      expectEqual(style.font.uiFont.pointSize, 17)
      let system = Fonts.familySystem.font(size: 20, weight: Fonts.weightStrong).uiFont
      expectEqual(system.pointSize, 20)
    }
  ),
  (
    "typography reaches texts, symbols and slots without their own typography",
    {
      let window = UIWindow()
      let plain = UILabel("a")
      let own = UILabel("b").font(.title)
      let symbol = UIImageView(systemName: "star")
      let stack = VStackView {
        plain
        own
        symbol
      }.typography(Typography.caption)
      window.addSubview(stack)
      expectEqual(plain.font.pointSize, 12)
      expectEqual(own.font.pointSize, 28)
      let before = symbol.preferredSymbolConfiguration?.parts
      expect(before?.last?.contains("12") ?? false, "\(before ?? [])")
      window.systemTraits = large
      let after = symbol.preferredSymbolConfiguration?.parts
      expect(after?.last?.contains("23") ?? false, "\(after ?? [])")
      stack.typography(Theme.brandA.typography.body)
      expectEqual(plain.font, Theme.brandA.typography.body.font.uiFont)
      expectEqual(own.font.pointSize, 53)
      let slot = Slot(text: "c").typography(Typography.caption)
      let label = slot.views.first as? UILabel
      expect(attribute(.kern, of: label, as: CGFloat.self) != nil)
      slot.resetText()
      expectEqual(attribute(.kern, of: label, as: CGFloat.self), nil)
      label?.updateSpacing()
      expectEqual(attribute(.kern, of: label, as: CGFloat.self), nil)
    }
  ),
  (
    "of several shadows, the one that extends the farthest is drawn",
    {
      let view = UIView().shadow(Elevation.floating)
      expectEqual(view.layer.shadowRadius, 12)
      expectEqual(view.layer.shadowOffset, CGSize(width: 0, height: 8))
      expectEqual(view.layer.shadowColor?.components, [0, 0, 0, 0.16])
      view.shadow(Elevation.raised)
      expectEqual(view.layer.shadowRadius, 2)
      expectEqual(Elevation.floating.layers.count, 2)
    }
  ),
  (
    "a border is drawn once, with its dashes and color",
    {
      let window = UIWindow()
      let view = UIView().border(Borders.critical, in: .capsule)
      window.addSubview(view)
      let line = view.subviews.compactMap { $0 as? ShapeView }[0]
      let layer = line.layer as? CAShapeLayer
      expectEqual(line.shape, .capsule)
      expectEqual(layer?.lineWidth, 1.5)
      expectEqual(layer?.lineCap, .round)
      expectEqual(layer?.lineDashPattern?.map(\.doubleValue), [4, 2])
      expectEqual(layer?.strokeColor?.components, parts(Palette.critical))
      window.systemTraits = dark
      expectEqual(layer?.strokeColor?.components, parts(Palette.critical, dark))
      view.border(Theme.brandB.borders.hairline)
      expectEqual(view.subviews.filter { $0 is ShapeView }, [line])
      expectEqual(line.shape, .rectangle)
      expectEqual(layer?.lineDashPattern, nil)
      expectEqual(layer?.lineWidth, Size.hairline)
    }
  ),
  (
    "a transition is an animation",
    {
      expectEqual(Motion.appear, .timingCurve(0, 0, 0.2, 1, duration: 0.2))
      expectEqual(Motion.disappear, .timingCurve(0.4, 0, 1, 1, duration: 0.2).delay(0.05))
      expectEqual(Motion.decelerate.animation(duration: Motion.quick), Motion.appear)
    }
  ),
  (
    "a gradient has colors and places",
    {
      let hero = Theme.brandA.gradients.hero
      expectEqual(hero.stops.map(\.location), [0, 1])
      expectEqual(hero.stops[0].color, Theme.brandA.palette.brand500)
      expectEqual(
        hero.colors(for: dark).map(\.components), hero.stops.map { parts($0.color, dark) })
      expectEqual(hero.locations.map(\.doubleValue), [0, 1])
    }
  ),
]
