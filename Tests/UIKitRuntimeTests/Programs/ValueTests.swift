import UIKit

@MainActor let valueTests: [RuntimeTest] = [
  (
    "text follows the reader's text size",
    {
      let window = UIWindow()
      let label = UILabel("a")
      let bold = UILabel("b").font(.caption.weight(.bold).monospacedDigit())
      let field = UITextField("c").font(.title)
      let fixed = UILabel("d").font(UIFont.systemFont(ofSize: 10))
      let sized = UILabel("e").font(.medium(10))
      for view in [label, bold, field, fixed, sized] { window.addSubview(view) }
      expectEqual(
        [label.font.pointSize, bold.font.pointSize, field.font?.pointSize, sized.font.pointSize],
        [17, 12, 28, 10])
      window.systemTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
      expectEqual(
        [label.font.pointSize, bold.font.pointSize, field.font?.pointSize, sized.font.pointSize],
        [32, 23, 53, 19])
      expectEqual(fixed.font.pointSize, 10)
      let attributes = bold.font.fontDescriptor.fontAttributes
      expect(attributes[.featureSettings] != nil)
      expectEqual(
        attributes[.traits] as? [UIFontDescriptor.TraitKey: CGFloat],
        [.weight: UIFont.Weight.bold.rawValue])
    }
  ),
  (
    "accessibility identifiers, labels and traits",
    {
      let view = UIView().accessibilityIdentifier("card").accessibilityLabel("Card")
        .accessibilityValue("3").accessibilityHint("Opens it")
        .accessibilityTraits([.button, .selected]).accessibilityTraits(.selected, isSet: false)
      expectEqual(view.accessibilityIdentifier, "card")
      expectEqual(view.accessibilityLabel, "Card")
      expectEqual(view.accessibilityTraits, .button)
      let label = UILabel("a").accessibilityHidden().accessibilityHidden()
      expect(label.accessibilityElementsHidden && !label.isAccessibilityElement)
      label.accessibilityHidden(false)
      expect(!label.accessibilityElementsHidden && label.isAccessibilityElement)
      var count = 0
      view.accessibilityAction(named: "Delete") { _ in count += 1 }
      view.accessibilityAction(named: "Delete") { _ in count += 10 }
      for action in view.accessibilityCustomActions ?? [] { _ = action.actionHandler?(action) }
      expectEqual(count, 10)
      let sensor = HostSensor.of(view)
      expect(sensor.accessibilityElementsHidden && !sensor.isUserInteractionEnabled)
    }
  ),
  (
    "fonts by text style, weight, design and slant",
    {
      expectEqual(TextFont.body.uiFont, .preferredFont(forTextStyle: .body))
      expectEqual(TextFont.title.uiFont.pointSize, 28)
      expectEqual(TextFont.headline.bold(false), .headline)
      let font = TextFont.system(.body, design: .rounded, weight: .semibold).italic().uiFont
      expectEqual(font.fontDescriptor.systemDesign, .rounded)
      expect(font.fontDescriptor.symbolicTraits.contains(.traitItalic))
      let label = UILabel("a").font(.callout).bold().italic().monospacedDigit()
      expectEqual(label.font, TextFont.callout.bold().italic().monospacedDigit().uiFont)
      expectEqual(label.font(.footnote).bold(false).font, TextFont.footnote.uiFont)
    }
  ),
  (
    "decorations of text",
    {
      let label = UILabel("Name").textCase(.uppercase)
      expectEqual(label.text, "NAME")
      expectEqual(label.plainText, "Name")
      label.text("Title")
      expectEqual(label.text, "TITLE")
      label.underline().textCase(nil)
      expectEqual(label.text, "Title")
      let key = NSAttributedString.Key.underlineStyle
      expect(label.attributedText?.attribute(key, at: 0, effectiveRange: nil) != nil)
      label.underline(false).strikethrough(color: .red)
      expect(label.attributedText?.attribute(key, at: 0, effectiveRange: nil) == nil)
      label.text = "Set"
      expectEqual(label.plainText, "Set")
      label.text(nil)
      expectEqual(label.text, nil)
    }
  ),
  (
    "a slot of text takes attributes, and loses them for another style",
    {
      let slot = Slot(text: "Title").font(.headline).foreground(.red).lineLimit(2)
        .textCase(.uppercase).accessibilityIdentifier("title")
      let label = slot.views.first as? UILabel
      expectEqual(label?.font, TextFont.headline.uiFont)
      expectEqual(label?.textColor, .red)
      expectEqual(label?.text, "TITLE")
      expectEqual(slot.text, "Title")
      expectEqual(label?.accessibilityIdentifier, "title")
      slot.resetText()
      expectEqual(label?.font, TextFont.body.uiFont)
      expectEqual(label?.textColor, .label)
      expectEqual(label?.numberOfLines, 0)
      expectEqual(label?.text, "Title")
      expect(slot.setText("Other"))
      expectEqual(label?.text, "Other")
    }
  ),
  (
    "views of a caller in a slot keep their attributes",
    {
      let label = UILabel("Title").foreground(.green)
      let slot = Slot { label }.font(.headline).foreground(.red)
      expectEqual(label.textColor, .green)
      expect(!slot.setText("Other"))
      expectEqual(slot.text, "Title")
      expectEqual(Slot { UIView() }.text, nil)
      expectEqual(label.text, "Title")
      expect(Slot {}.isEmpty && !slot.isEmpty)
    }
  ),
  (
    "animations run in a window, and change at once elsewhere",
    {
      let window = UIWindow()
      let view = UIView()
      var log: [String] = []
      UIView.animations = []
      view.animate(.easeIn) {
        log.append("changed")
      } completion: {
        log.append("completed")
      }
      expect(UIView.animations.isEmpty)
      window.addSubview(view)
      view.animate(nil) { log.append("at once") }
      expect(UIView.animations.isEmpty)
      view.animate(.easeOut(duration: 2).delay(1)) {
        log.append("animated")
      } completion: {
        log.append("ended")
      }
      expectEqual(log, ["changed", "completed", "at once", "animated", "ended"])
      expectEqual(UIView.animations.map(\.duration), [2])
      expectEqual(UIView.animations.map(\.delay), [1])
      expect(UIView.animations[0].options.contains([.curveEaseOut, .beginFromCurrentState]))
      view.animate(.spring(response: 0.3, dampingFraction: 0.8)) {}
      expectEqual(UIView.animations.last?.damping, 0.8)
      expectEqual(ViewAnimation.linear(duration: 1).speed(2), .linear(duration: 0.5))
    }
  ),
  (
    "an animation is repeated several times, or forever",
    {
      let window = UIWindow()
      let view = UIView()
      window.addSubview(view)
      view.animate(.linear.repeatCount(3, autoreverses: false)) {}
      expectEqual(UIView.animations.last?.repeatCount, 3)
      expectEqual(UIView.animations.last?.options.contains(.autoreverse), false)
      view.animate(.linear.repeatForever()) {}
      expectEqual(UIView.animations.last?.options.contains([.repeat, .autoreverse]), true)
    }
  ),
  (
    "an animation lays out what was pending before, and what changed in it",
    {
      final class Counter: UIView {
        var layouts = 0
        override func layoutSubviews() { layouts += 1 }
      }
      let window = UIWindow()
      let view = Counter()
      window.addSubview(view)
      var inside = 0
      view.animate(.default) {
        inside = view.layouts
        view.setNeedsLayout()
      }
      expectEqual(inside, 1)
      expectEqual(view.layouts, 2)
    }
  ),
  (
    "animations in a chain, and fading",
    {
      let window = UIWindow()
      let view = UIView()
      window.addSubview(view)
      var log: [Int] = []
      view.animate(
        inOrder: [
          AnimationStep(.easeIn) { log.append(1) }, AnimationStep(nil) { log.append(2) },
          AnimationStep(.spring) { log.append(3) },
        ]) { log.append(4) }
      expectEqual(log, [1, 2, 3, 4])
      view.hidden(true, fading: .easeIn)
      expect(view.isHidden)
      expectEqual(view.alpha, 1)
      view.hidden(false, fading: .easeIn)
      expect(!view.isHidden)
      expectEqual(view.alpha, 1)
    }
  ),
  (
    "names of colors",
    {
      expectEqual(
        [UIColor.primary, .secondary, .accentColor, .background],
        [.label, .secondaryLabel, .tintColor, .systemBackground])
    }
  ),
]
