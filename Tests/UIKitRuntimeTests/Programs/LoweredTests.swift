import Foundation
import UIKit

/// The functions that updates of lowered bodies call.
@MainActor let loweredTests: [RuntimeTest] = [
  (
    "changes of a value are noticed, but not the first value",
    {
      let view = UIView()
      var log: [String] = []
      for value in [1, 1, 2, nil] {
        view.onChange(of: value) { log.append("\($0 ?? 0)") }
        view.animate(.default, value: value) { log.append("changed") }
      }
      expectEqual(log, ["changed", "changed", "2", "changed", "0", "changed"])
    }
  ),
  (
    "attributes reach the texts and symbols of a part without their own attributes",
    {
      let (own, plain, given) = (UILabel("a").foreground(.red), UILabel("b"), UILabel("c"))
      let symbol = UIImageView(systemName: "star")
      let part = VStackView {
        own
        ZStackView { plain }
        symbol
        Slot { given }
      }
      part.foreground(.blue).lineLimit(2)
      expectEqual(own.textColor, .red)
      expectEqual(plain.textColor, .blue)
      expectEqual(symbol.tintColor, .blue)
      expect(given.textColor != .blue, "views of callers keep theirs")
      expectEqual(own.numberOfLines, 2)
      part.foreground(.green)
      expectEqual(plain.textColor, .green, "an attribute that was taken over is no own one")
    }
  ),
  (
    "placeholders replace texts, and are removed again",
    {
      let (label, stack) = (UILabel("a").opacity(0.5), VStackView {})
      stack.addArranged([label])
      stack.redacted().redacted()
      expectEqual(stack.subviews.count, 2)
      expectEqual(stack.arrangedSubviews, [label])
      expectEqual(label.alpha, 0)
      stack.redacted(false)
      expectEqual(stack.subviews, [label])
      expectEqual(label.alpha, 0.5)
    }
  ),
  (
    "a list is arranged with the views between and around its views",
    {
      let arranged = ArrangedViews()
      let items = [UIView(), UIView(), UIView()]
      let (header, more, empty) = (UIView(), UIView(), UIView())
      @MainActor func views(_ items: [UIView], _ limit: Int?) -> [UIView] {
        arranged.views(
          of: items, limit: limit, header: [header], empty: [empty], separator: { [Divider()] },
          overflow: { _ in [more] })
      }
      let first = views(items, 2)
      expectEqual(first.count, 5)
      expectEqual([first[0], first[1], first[3], first[4]], [header, items[0], items[1], more])
      expect(views(items, nil)[2] === first[2], "separators are kept")
      expectEqual(views([], nil), [header, empty])
      expectEqual(
        arranged.views(of: items, isReversed: true), [items[2], items[1], items[0]])
    }
  ),
  (
    "a view that represents others is read instead of them",
    {
      var isOn = false
      let row = SwitchRow { SpokenViews([UILabel("Wi-Fi")]) }.onValueChange { isOn = $0 }
      let view = RepresentedView {
        UIImageView(systemName: "wifi")
      } as: {
        row
      }
      expectEqual(view.accessibilityLabel, "Wi-Fi")
      expect(view.accessibilityActivate())
      expect(isOn)
      let progress = SpokenViews([]).progress(1, total: 4, words: [])
      expectEqual(progress.accessibilityValue, "25%")
      progress.progress(1, total: 4, words: [UILabel("one of four")])
      expectEqual(progress.accessibilityValue, "one of four")
    }
  ),
  (
    "a link is opened by the nearest handler, otherwise by the scene",
    {
      let url = URL(fileURLWithPath: "/terms")
      let button = ContentButton {
      } label: {
        UILabel("Terms")
      }.opens(url)
      let view = VStackView { button }
      let scene = UIWindowScene()
      let window = UIWindow()
      window.windowScene = scene
      window.addSubview(view)
      button.sendActions(for: .touchUpInside)
      expectEqual(scene.opened, [url])
      var handled: [URL] = []
      view.onLink { _, url in handled.append(url) }
      button.opens(URL(fileURLWithPath: "/help")).sendActions(for: .touchUpInside)
      expectEqual(handled, [URL(fileURLWithPath: "/help")])
      expectEqual(scene.opened, [url])
    }
  ),
  (
    "the escape gesture performs the action of a view that is shown",
    {
      var count = 0
      let view = EscapableView { UILabel("Sent") }.onEscape { _ in count += 1 }
      expect(view.accessibilityPerformEscape())
      view.isHidden = true
      expect(!view.accessibilityPerformEscape())
      expectEqual(count, 1)
    }
  ),
  (
    "an asynchronous action starts when its view is shown and when its value changes",
    {
      let label = UILabel("Sent")
      var runs: [Int] = []
      @MainActor func update(_ id: Int) {
        label.task(id: id) { _ in runs.append(id) }
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
      }
      update(1)
      expectEqual(runs, [])
      let window = UIWindow()
      window.addSubview(label)
      update(1)
      expectEqual(runs, [1])
      label.isHidden = true
      update(2)
      expectEqual(runs, [1])
      label.isHidden = false
      update(2)
      update(2)
      expectEqual(runs, [1, 2])
    }
  ),
  (
    "a stepper reports the direction in which it was used",
    {
      var count = 0
      let row = StepperRow {
        UILabel("Count")
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 1
      }
      row.accessibilityIncrement()
      expectEqual(count, 1)
      let stepper = row.subviews.flatMap(\.subviews).compactMap { $0 as? UIStepper }.first
      stepper?.value = -1
      stepper?.sendActions(for: .valueChanged)
      expectEqual(count, 0)
      expectEqual(stepper?.value, 0)
      expectEqual(row.accessibilityLabel, "Count")
    }
  ),
  (
    "a button hands its states to a style",
    {
      var log: [Bool] = []
      let button = ContentButton {
      } label: {
        UILabel("Go")
      }
      .onStateChange { log.append($0.isHighlighted) }
      button.isHighlighted = true
      button.isEnabled = false
      expectEqual(log, [false, true, true])
      expectEqual(button.content?.alpha, 1)
    }
  ),
  (
    "the focus of the texts in a view is reported and set",
    {
      let window = UIWindow()
      let (field, other) = (UITextField(""), UITextField(""))
      var log: [Bool] = []
      let view = VStackView { field }.onFocusChange { log.append($0) }
      window.addSubview(view)
      window.addSubview(other)
      view.focusedWithin(true)
      expect(field.isFirstResponder)
      view.focusedWithin(false)
      other.focused(true)
      expectEqual(log, [true, false])
    }
  ),
  (
    "a length that is nil is removed, and so is stretching",
    {
      let view = UIView().frame(width: 10, height: 20)
      view.frame(width: nil)
      expectEqual(view.constraints.filter(\.isActive).map(\.constant), [20])
      view.frame(height: nil).stretches(.horizontal, isSet: true)
      view.stretches(.horizontal, isSet: false)
      expect(view.constraints.allSatisfy { !$0.isActive || $0.firstItem !== view })
    }
  ),
  (
    "the size of controls is that of the nearest view above",
    {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      outer.controlSize(.large)
      expectEqual(ControlSize.inherited.nearest(to: inner)?.value, .large)
    }
  ),
  (
    "a binding reads and sets",
    {
      var value = 1
      let binding = ValueBinding {
        value
      } set: {
        value = $0
      }
      binding.wrappedValue += 1
      expectEqual(value, 2)
      expectEqual(ValueBinding.constant(3).wrappedValue, 3)
      var log: [Int] = []
      binding.onSet { log.append(value) }.wrappedValue = 5
      expectEqual(log, [5], "after the value was set")
    }
  ),
  (
    "a custom baseline is that of an invisible line",
    {
      let view = BaselineView(fromBottom: -4) { UIView().frame(width: 8, height: 8) }
      let line = view.forFirstBaselineLayout
      expect(line.superview === view)
      let place = view.constraints.first { $0.firstItem === line && $0.firstAttribute == .bottom }
      expectEqual(place?.constant, -4)
      view.offset(-2)
      expectEqual(place?.constant, -2)
    }
  ),
  (
    "the first view that fits is shown, with what is placed in it",
    {
      final class Owner {}
      let (label, owner) = (UIView().frame(width: 100, height: 10), Owner())
      let (wide, high) = (HStackView {}, VStackView {})
      let view = FittingView(.horizontal) {
        wide
        high
      }
      view.alternative(0, of: owner) { _ in wide.arrange([label]) }
      view.alternative(1, of: owner) { _ in high.arrange([label]) }
      view.choose()
      expect(label.superview === wide)
      expect(wide.superview === view)
      expect(high.superview == nil)
      weak let gone = owner
      expect(gone != nil)
    }
  ),
]
