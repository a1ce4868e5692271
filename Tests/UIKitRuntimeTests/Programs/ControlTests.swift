import UIKit

private final class Listener {
  var log: [String] = []
}

@MainActor let controlTests: [RuntimeTest] = [
  (
    "handlers of controls receive the control",
    {
      var values: [Bool] = []
      let control = UISwitch().onValueChange { values.append($0) }
      control.isOn(true)
      expect(values.isEmpty, "setting the value calls no handler")
      control.sendActions(for: .valueChanged)
      expectEqual(values, [true])
      let slider = UISlider().range(0...10).value(3)
      var seen: Float = 0
      slider.on(.valueChanged) { seen = $0.value }.sendActions(for: .valueChanged)
      expectEqual(seen, 3)
      expectEqual(slider.maximumValue, 10)
      var pressed = 0
      UIButton("Save") { pressed += 1 }.sendActions(for: .touchUpInside)
      expectEqual(pressed, 1)
    }
  ),
  (
    "handlers of an object end with the object",
    {
      var listener: Listener? = Listener()
      let control = UISlider()
      listener.map { _ = control.on(.valueChanged, target: $0) { $0.log.append("\($1.value)") } }
      control.sendActions(for: .valueChanged)
      expectEqual(listener?.log, ["0.0"])
      weak let gone = listener
      listener = nil
      expect(gone == nil, "the control does not keep the object")
      control.sendActions(for: .valueChanged)
    }
  ),
  (
    "text fields: events, focus and a maximum length",
    {
      let window = UIWindow()
      var log: [String] = []
      let field = UITextField("a").text("Jo").maxLength(4).maxLength(3)
        .onTextChange { log.append($0) }
        .onBeginEditing { _ in log.append("begin") }.onEndEditing { _ in log.append("end") }
        .onSubmit { log.append("submit \($0)") }
      window.addSubview(field)
      field.focused(true).focused(true)
      field.type("Joanna")
      field.sendActions(for: .editingDidEndOnExit)
      field.focused(false)
      expectEqual(log, ["begin", "Joa", "submit Joa", "end"])
      field.maxLength(nil).type("Joanna")
      expectEqual(field.text, "Joanna")
      expectEqual(UITextField("").placeholder("a", color: .red).placeholder, "a")
    }
  ),
  (
    "text views have a placeholder and report changes",
    {
      let view = UITextView()
      var log: [String] = []
      view.placeholder("Write").onTextChange { log.append($0) }.font(.systemFont(ofSize: 9))
      let label = view.subviews.compactMap { $0 as? UILabel }.first
      expectEqual(label?.text, "Write")
      expectEqual(label?.isHidden, false)
      expectEqual(label?.font.pointSize, 9)
      view.type("a")
      expectEqual(log, ["a"])
      expectEqual(label?.isHidden, true)
      view.text("")
      expectEqual(label?.isHidden, false)
      expectEqual(log, ["a"])
      view.placeholder(nil)
      expect(view.subviews.compactMap { $0 as? UILabel }.isEmpty)
    }
  ),
  (
    "taps, long presses, hovering, swipes and pinches receive the view",
    {
      var log: [String] = []
      let view = UIImageView(systemName: "star")
      view.onTapGesture(count: 2) { log.append("tap \($0.image?.name ?? "")") }
      view.onLongPressGesture { _ in log.append("press") }
      view.onHover { log.append("hover \($1)") }
      view.onSwipeGesture(.left) { _ in log.append("swipe") }
      view.onPinchGesture { log.append("pinch \($1)") }
      expect(view.isUserInteractionEnabled)
      let gestures = view.gestureRecognizers ?? []
      expectEqual((gestures.first as? UITapGestureRecognizer)?.numberOfTapsRequired, 2)
      for gesture in gestures {
        gesture.enter(.began)
        gesture.enter(.ended)
      }
      expectEqual(
        log,
        [
          "tap star", "press", "hover true", "hover false", "swipe", "pinch 1.0", "pinch 1.0",
        ])
      weak let recognizer = gestures.first
      expect(recognizer != nil)
    }
  ),
  (
    "gestures of an object end with the object",
    {
      var listener: Listener? = Listener()
      let pan = UIPanGestureRecognizer()
      let view = UIView()
      listener.map {
        _ = view.onGesture(pan, target: $0) { listener, _ in listener.log.append("pan") }
      }
      pan.enter(.changed)
      expectEqual(listener?.log, ["pan"])
      weak let gone = listener
      listener = nil
      expect(gone == nil)
      pan.enter(.changed)
      view.removeGestureRecognizer(pan)
      pan.enter(.changed)
    }
  ),
  (
    "a button of views dims while it is pressed, and is read by its texts",
    {
      var count = 0
      let label = UILabel("Save")
      let button = ContentButton {
        count += 1
      } label: {
        UIImageView(systemName: "tray").accessibilityHidden()
        label
        UILabel("now")
      }
      button.sendActions(for: .touchUpInside)
      expectEqual(count, 1)
      let content = button.content
      expect(label.isDescendant(of: content ?? UIView()))
      button.isHighlighted = true
      expectEqual(content?.alpha, 0.5)
      button.isHighlighted = false
      expectEqual(content?.alpha, 1)
      button.disabled()
      expectEqual(content?.alpha, 0.5)
      expectEqual(button.accessibilityLabel, "Save, now")
      expectEqual(button.accessibilityLabel("Keep").accessibilityLabel, "Keep")
      expectEqual(button.intrinsicContentSize, CGSize(width: -1, height: -1))
      expectEqual(button.accessibilityTraits, .button)
    }
  ),
  (
    "combined views are one element",
    {
      let label = UILabel("b")
      let view = CombinedView {
        UILabel("a")
        label
      }
      expect(view.isAccessibilityElement)
      expectEqual(view.accessibilityLabel, "a, b")
      label.text = "c"
      expectEqual(view.accessibilityLabel, "a, c")
      label.hidden()
      expectEqual(view.accessibilityLabel, "a")
    }
  ),
  (
    "combined views have the traits, the value and the action of the only control",
    {
      var count = 0
      let button = ContentButton {
        count += 1
      } label: {
        UILabel("Open")
      }
      .accessibilityValue("Closed").accessibilityTraits(.selected)
      let view = CombinedView {
        UILabel("a")
        button
      }
      expectEqual(view.accessibilityTraits, [.button, .selected])
      expectEqual(view.accessibilityValue, "Closed")
      expect(view.accessibilityActivate())
      expectEqual(count, 1)
      view.accessibilityTraits(.header)
      button.hidden()
      expectEqual(view.accessibilityTraits, .header)
      expectEqual(view.accessibilityValue, nil)
      expect(!view.accessibilityActivate())
      let several = CombinedView {
        button.hidden(false).accessibilityAction(named: "Rename") { _ in }
        UIButton("Close") { count += 10 }
      }
      expectEqual(several.accessibilityTraits, [.selected])
      expect(!several.accessibilityActivate())
      several.accessibilityAction(named: "Delete") { _ in }
      let actions = several.accessibilityCustomActions ?? []
      expectEqual(actions.map(\.name), ["Delete", "Open", "Rename", "Close"])
      for action in actions { _ = action.actionHandler?(action) }
      expectEqual(count, 12)
    }
  ),
  (
    "what is said about views that are no element is about the elements in them",
    {
      let (label, button) = (UILabel("a"), UIButton())
      var activated: [UIView] = []
      let stack = VStackView {
        ZStackView { label }
        button
        UIImageView(systemName: "star")
      }
      .accessibilityHint("Hint").accessibilityValue("1").accessibilityTraits(.selected)
      .accessibilityAction(named: "Do") { activated.append($0) }
      for view in [label, button] {
        expectEqual(view.accessibilityHint, "Hint")
        expectEqual(view.accessibilityValue, "1")
        expect(view.accessibilityTraits.contains(.selected))
        expectEqual(view.accessibilityCustomActions?.map(\.name), ["Do"])
      }
      stack.accessibilityHint("").accessibilityValue("").accessibilityTraits(
        .selected, isSet: false)
      expectEqual(label.accessibilityHint, nil)
      expectEqual(label.accessibilityValue, nil)
      expect(!label.accessibilityTraits.contains(.selected))
      let group = ZStackView { UILabel("b") }.accessibilityGroup().accessibilityLabel("Group")
      expectEqual(group.accessibilityLabel, "Group")
      expectEqual(group.subviews.first?.accessibilityLabel, "b")
      let image = UIImageView(systemName: "star")
      ZStackView { image }.padding(8).accessibilityLabel("Star")
      expect(image.isAccessibilityElement)
      expectEqual(image.accessibilityLabel, "Star")
      expectEqual(image.accessibilityTraits, .image)
      let hidden = UIImageView(systemName: "star").accessibilityHidden().accessibilityLabel("Star")
      expect(!hidden.isAccessibilityElement)
      expect(hidden.accessibilityHidden(false).isAccessibilityElement)
      expect(UIView().accessibilityLabel("Line").isAccessibilityElement)
    }
  ),
  (
    "another style forgets what the last one said about the views of a slot",
    {
      let (button, image) = (UIButton(), UIImageView(systemName: "star"))
      button.accessibilityHint("Own").accessibilityTraits(.selected)
      let slot = Slot { VStackView { button } }
      let symbol = Slot { image }
      let view = ZStackView { slot }
      view.accessibilityLabel("Given").accessibilityHint("Given").accessibilityValue("1")
        .accessibilityTraits([.selected, .header]).accessibilityAction(named: "Do") { _ in }
      view.accessibilityHint("Given again").accessibilityValue("2")
      ZStackView { symbol }.accessibilityLabel("Star")
      button.accessibilityValue("Changed since")
      slot.resetText()
      symbol.resetText()
      expectEqual(button.accessibilityLabel, nil)
      expectEqual(button.accessibilityHint, "Own")
      expectEqual(button.accessibilityValue, "Changed since")
      expectEqual(button.accessibilityTraits, [.button, .selected])
      expectEqual(button.accessibilityCustomActions?.count, 0)
      expect(!image.isAccessibilityElement)
    }
  ),
  (
    "a switch with a label toggles as a whole",
    {
      var log: [Bool] = []
      let row = SwitchRow(isOn: true) { UILabel("Sound") }.onValueChange { log.append($0) }
      row.sendActions(for: .touchUpInside)
      expectEqual(log, [false])
      expect(row.accessibilityActivate())
      expectEqual(log, [false, true])
      row.isOn(false)
      expectEqual(log, [false, true])
      expectEqual(row.accessibilityLabel, "Sound")
      expectEqual(row.accessibilityValue, "0")
      expect(row.accessibilityTraits.contains(.button))
      expect(row.isAccessibilityElement)
      expect(!row.disabled().accessibilityActivate())
    }
  ),
  (
    "buttons: a style, an action and changes for each state",
    {
      var pressed = 0
      let button = UIButton(configuration: .borderedProminent()) { pressed += 1 }.title("Save")
      button.sendActions(for: .touchUpInside)
      expectEqual(pressed, 1)
      expectEqual(button.configuration?.style, "borderedProminent")
      expectEqual(UIButton().title("a").configuration?.style, "plain")
      var states: [UIControl.State] = []
      button.configurationUpdateHandler { states.append($0.state) }
      button.isHighlighted = true
      expectEqual(states.last, .highlighted)
    }
  ),
  (
    "separators follow the views that are visible",
    {
      let (first, second, third) = (UILabel("a"), UILabel("b"), UILabel("c"))
      let stack = VStackView {
        first
        second
        third
      }
      .separator { Divider() }
      @MainActor func kinds(_ stack: UIStackView) -> [String] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map { ($0 as? UILabel)?.text ?? "-" }
      }
      expectEqual(kinds(stack), ["a", "-", "b", "-", "c"])
      second.hidden()
      expectEqual(kinds(stack), ["a", "b", "-", "c"])
      first.isHidden = true
      expectEqual(kinds(stack), ["a", "b", "c"])
      second.hidden(false)
      expectEqual(kinds(stack), ["a", "b", "-", "c"])
      third.removeFromSuperview()
      expectEqual(kinds(stack), ["a", "b"])
      stack.addArrangedSubview(third)
      expectEqual(kinds(stack), ["a", "b", "-", "c"])
      expectEqual(stack.subviews.compactMap { $0 as? Divider }.count, 1)
    }
  ),
  (
    "separators of a stack whose axis can be changed are updated on request",
    {
      let (first, second) = (UILabel("a"), UILabel("b"))
      let stack = UIStackView(axis: .vertical) {
        first
        second
      }
      .separator { Divider() }
      expectEqual(stack.arrangedSubviews.count, 3)
      first.hidden()
      expectEqual(stack.updateSeparators().arrangedSubviews, [first, second])
    }
  ),
  (
    "cells show a view, which they keep",
    {
      let cell = UICollectionViewCell()
      var made = 0
      @MainActor func make() -> UILabel {
        made += 1
        return UILabel("")
      }
      @MainActor func show(_ text: String) -> UILabel? {
        cell.content(make()) { $0.text = text }
        return cell.contentView.subviews.last as? UILabel
      }
      let label = show("a")
      expectEqual(label?.text, "a")
      expect(show("b") === label)
      expectEqual(label?.text, "b")
      expectEqual(made, 1)
      cell.content(UISwitch()) { $0.isOn = true }
      expectEqual(cell.contentView.subviews.count, 1)
      expect(cell.contentView.subviews.first is UISwitch)
    }
  ),
]

final class NameCell: UITableViewCell, CellMaking {
  static func made(_ identifier: String) -> UIView {
    NameCell(style: .default, reuseIdentifier: identifier)
  }
}
