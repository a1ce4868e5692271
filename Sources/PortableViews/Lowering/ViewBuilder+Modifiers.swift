extension ViewBuilder {
  /// Applies a modifier to a view: in the view's place for it if that is free, otherwise in that of a
  /// `ZStackView` around it.
  mutating func apply(
    _ modifier: ModifierNode, to view: inout BuiltView, _ inherited: Inherited
  ) {
    let rule = modifier.rule
    func block(_ name: String) { blockers.append(Blocker(name, modifier.range)) }
    func first() -> Value? { value(modifier.arguments[0]) }
    func argument(_ label: String) -> Value? {
      rule.parameters.firstIndex { $0.label == label }.flatMap { value(modifier.arguments[$0]) }
    }
    func done() -> ActionNode? {
      for case .action(let action)? in modifier.arguments { return action }
      return nil
    }
    switch rule.effect {
    case .text, .buttonStyle, .toggleStyle, .progressStyle, .fieldStyle, .labelStyle, .submit,
      .field, .nothing, .way, .aroundAll:
      break
    case .focused: break
    case .call(let name):
      if !view.recreated.isEmpty, ModifierRule.all[name] == nil {
        // A method of the library's own view.
        view.recreated[0].calls.append(BuiltCall(name, arguments(modifier)))
        return
      }
      if let place = rule.place { take(place, name, of: &view) }
      guard onlyAsView(&view, rule) else { return }
      if rule.describesElement {
        return view.changeElement { $0.calls.append(BuiltCall(name, arguments(modifier))) }
      }
      if name == "shadow", view.isClipped { wrap(&view) }
      if name == "clipped" { view.isClipped = true }
      view.calls.append(BuiltCall(name, arguments(modifier)))
    case .twin(let twin):
      if let place = twin.place {
        if place == .size, !fills(view) || view.highest ?? .margins >= .size {
          asView(&view)
          if view.sort != .layers || view.highest != nil { wrap(&view) }
        }
        take(place, twin.name, of: &view)
        view.highest = twin.outermost ?? place
      }
      guard onlyAsView(&view, rule) else { return }
      let actions = modifier.arguments.compactMap(action)
      if actions.count > 1 { block("\(rule.name) with several closures") }
      var call = BuiltCall(twin.name, arguments(modifier))
      call.action = actions.first
      view.calls.append(call)
    case .padding: padding(modifier, &view)
    case .frame: frame(modifier, &view)
    case .limits: limits(modifier, &view)
    case .fixedSize:
      asView(&view)
      view.calls.append(BuiltCall("fixedSize", arguments(modifier)))
    case .resizable:
      if view.sort != .image { block("resizable") }
      view.isGreedyAcross = true
      view.isGreedyDown = true
    case .scaledToFit, .scaledToFill, .aspectRatio:
      guard view.sort == .image || view.sort == .shape else { return block(rule.name) }
      let mode = value(modifier.arguments.last ?? nil)?.text ?? ""
      let fills = rule.name == "scaledToFill" || mode == ".fill"
      if rule.name == "aspectRatio", modifier.arguments.count == 2, let ratio = first() {
        take(.size, "aspectRatio", of: &view)
        view.calls.append(BuiltCall("aspectRatio", ratio))
      }
      if view.sort == .image {
        view.calls.append(
          BuiltCall("contentMode", Value(text: fills ? ".scaleAspectFill" : ".scaleAspectFit")))
        if fills { view.calls.append(BuiltCall("clipped")) }
      }
    case .backgroundShape:
      take(.ground, "background", of: &view)
      asView(&view)
      guard let color = first(), let shape = argument("in") else { return }
      if isMaterial(color) { return material(color, in: shape, modifier, &view) }
      view.calls.append(
        BuiltCall("background", [BuiltArgument(nil, color), BuiltArgument("in", shape)]))
      view.corners = radius(of: shape)
    case .backgroundColor:
      take(.ground, "background", of: &view)
      asView(&view)
      guard let color = first() else { return }
      if isMaterial(color) {
        return material(color, in: Value(text: ".rectangle"), modifier, &view)
      }
      view.calls.append(BuiltCall("backgroundColor", color))
    case .background, .overlay: layer(modifier, &view, inherited)
    case .overlayColor:
      guard let color = first() else { return }
      if view.head == "Divider", view.calls.isEmpty {
        if color.changes || !color.locals.isEmpty {
          view.calls.append(BuiltCall("backgroundColor", color))
        } else {
          view.arguments = [BuiltArgument("color", color)]
        }
        return
      }
      if view.isClipped { wrap(&view) }
      take(.overlay, "overlay", of: &view)
      asView(&view)
      var ground = BuiltView("UIView", .shape, hint: "cover")
      ground.calls = [BuiltCall("backgroundColor", color)]
      var call = BuiltCall("overlay")
      call.content = [.view(ground)]
      view.calls.append(call)
    case .clipShape:
      take(.ground, "clip", of: &view)
      asView(&view)
      guard let shape = first() else { return }
      let round = shape.text == ".circle" ? half(view) : nil
      guard shape.text == ".rectangle" || round != nil || radius(of: shape) != nil else {
        return block("clipShape(\(shape.text))")
      }
      if let length = round ?? radius(of: shape), view.corners?.text != length.text {
        if view.corners != nil { wrap(&view) }
        view.calls.append(BuiltCall("cornerRadius", length))
        view.corners = length
      }
      view.calls.append(BuiltCall("clipped"))
      view.isClipped = true
    case .cornerRadius:
      take(.ground, "clip", of: &view)
      asView(&view)
      guard let length = first() else { return }
      view.calls += [BuiltCall("cornerRadius", length), BuiltCall("clipped")]
      view.corners = length
      view.isClipped = true
    case .tint:
      asView(&view)
      view.calls.append(BuiltCall("tint", arguments(modifier)))
    case .scale, .rotation, .offset:
      take(.presence, "transform", of: &view)
      asView(&view)
      let name = rule.name
      let isAngle = if case .rotation = rule.effect { true } else { false }
      view.calls.append(
        BuiltCall(
          name,
          arguments(modifier).map { BuiltArgument(isAngle ? "radians" : $0.label, $0.value) }))
    case .hidden:
      take(.presence, "opacity", of: &view)
      asView(&view)
      view.calls.append(BuiltCall("opacity", Value(text: "0")))
    case .disabled, .hitTesting:
      asView(&view)
      guard let isDisabled = first() else { return }
      if case .disabled = rule.effect, view.element.isControl {
        view.changeElement { $0.calls.append(BuiltCall("disabled", isDisabled)) }
      } else if case .disabled = rule.effect {
        view.calls.append(BuiltCall("userInteractionEnabled", isDisabled.negated))
        let isSet = isDisabled.text == "true" ? [] : [BuiltArgument("isSet", isDisabled)]
        view.calls.append(
          BuiltCall(
            "accessibilityTraits", [BuiltArgument(nil, Value(text: ".notEnabled"))] + isSet))
      } else {
        view.calls.append(BuiltCall("userInteractionEnabled", isDisabled))
      }
    case .contentShape:
      if first()?.text != ".rectangle" { block("contentShape") }
    case .task:
      asView(&view)
      guard let action = done() else { return }
      // The update calls it again, since a condition around the view can show or hide it.
      var id = argument("id") ?? Value(text: "0")
      id.changes = true
      var call = BuiltCall("task", [BuiltArgument("id", id)])
      call.action = action
      call.closureParameters = ["_"]
      view.calls.append(call)
    case .tap, .longPress, .hover, .appear, .disappear:
      if let place = rule.place { take(place, rule.name, of: &view, isShared: true) }
      asView(&view)
      guard let action = done() else { return }
      var call = BuiltCall(rule.name, arguments(modifier))
      call.action = action
      call.closureParameters = ["_"]
      if case .hover = rule.effect { call.closureParameters.append(action.parameter ?? "$1") }
      view.calls.append(call)
    case .accessibilityHidden:
      asView(&view)
      guard let isHidden = first() else { return }
      view.calls.append(
        BuiltCall(
          "accessibilityHidden", isHidden.text == "true" ? [] : [BuiltArgument(nil, isHidden)]))
    case .accessibilityLabel:
      asView(&view)
      view.changeElement { $0.calls.append(BuiltCall("accessibilityLabel", arguments(modifier))) }
    case .traits(let isSet): traits(modifier, isSet, &view)
    case .accessibilityElement:
      let children = argument("children")?.text ?? ".ignore"
      switch children {
      case ".contain":
        asView(&view)
        view.calls.append(BuiltCall("accessibilityGroup"))
      case ".ignore":
        take(.size, "element", of: &view, isShared: true)
        asView(&view)
        view.calls.append(BuiltCall("accessibilityElement"))
      case ".combine":
        var combined = BuiltView("CombinedView", .other, hint: view.hint)
        combined.isGreedyAcross = view.isGreedyAcross
        combined.isGreedyDown = view.isGreedyDown
        combined.isLimitedAcross = view.isLimitedAcross
        combined.isLimitedDown = view.isLimitedDown
        combined.content = [.view(view)]
        combined.range = view.range
        combined.absent = view.absent ?? (view.isOptional ? view.head : nil)
        view = combined
      default: block("accessibilityElement")
      }
    case .accessibilityAction:
      asView(&view)
      guard let action = done(), let name = argument("named") else { return }
      var call = BuiltCall("accessibilityAction", [BuiltArgument("named", name)])
      call.action = action
      view.changeElement { $0.calls.append(call) }
    case .escape:
      guard let action = done(), first()?.text == ".escape" else {
        return block("accessibilityAction(_:_:)")
      }
      var outer = BuiltView("EscapableView", .other, hint: view.hint)
      var call = BuiltCall("onEscape")
      call.action = action
      call.closureParameters = ["_"]
      outer.calls = [call]
      surround(&view, with: outer)
    case .animation:
      asView(&view)
      guard let style = first(), let value = argument("value") else { return }
      if view.animation != nil { wrap(&view) }
      view.animation = (style, value)
      view.needsName = true
    case .onChange:
      asView(&view)
      guard let action = done(), let value = argument("of") else { return }
      view.calls.append(
        BuiltCall("onChange", [BuiltArgument("of", value)], form: .watching(action)))
      view.needsName = true
    case .redacted:
      guard let reason = first() else { return }
      let isRedacted: Value
      if reason.text == ".placeholder" {
        isRedacted = Value(text: "true")
      } else if let (isSet, given) = reason.presence, given.text == ".placeholder" {
        isRedacted = isSet
      } else {
        return block("redacted")
      }
      asView(&view)
      view.calls.append(BuiltCall("redacted", isRedacted))
    case .controlSize:
      guard view.sort == .slot || view.sort == .library, let size = first() else {
        return block("controlSize")
      }
      asView(&view)
      view.calls.append(BuiltCall("controlSize", size))
    case .openURL:
      guard first()?.text == "\\.openURL", case .action(let action)? = modifier.arguments[1] else {
        return block("environment")
      }
      asView(&view)
      var call = BuiltCall("onLink")
      call.action = action
      call.closureParameters = ["_", action.parameter ?? "$1"]
      view.calls.append(call)
    case .environment:
      // UIKit mirrors no shape.
      if view.sort == .shape, first()?.text == "\\.layoutDirection",
        value(modifier.arguments[1])?.text == ".leftToRight"
      {
        return
      }
      guard let key = first(), key.text == "\\.colorScheme",
        let scheme = value(modifier.arguments[1])
      else { return block("environment") }
      asView(&view)
      view.calls.append(BuiltCall("overrideUserInterfaceStyle", scheme))
    case .feedback:
      guard let feedback = first(), let trigger = argument("trigger"),
        [".selection", ".success", ".warning", ".error", ".impact"].contains(feedback.text)
      else { return block("sensoryFeedback") }
      asView(&view)
      view.calls.append(BuiltCall("sensoryFeedback", arguments(modifier)))
      if trigger.changes { view.needsName = true }
    case .guide:
      guard let line = first(), line.text == ".firstBaseline" || line.text == ".lastBaseline",
        case .baseline(let isFromTop, let length)? = value(modifier.arguments[1])?.form
      else { return block("alignmentGuide") }
      asView(&view)
      var outer = BuiltView("BaselineView", .other, hint: view.hint)
      outer.arguments = [BuiltArgument(isFromTop ? "fromTop" : "fromBottom", length)]
      surround(&view, with: outer)
    case .representation:
      var spoken = Inherited()
      spoken.isSpoken = true
      let content = items(self.content(modifier.arguments[0]), spoken)
      guard content.count == 1, case .view(let only) = content[0] else {
        return block("accessibilityRepresentation")
      }
      var outer = BuiltView("RepresentedView", .other, hint: view.hint)
      outer.second = ("as", [.view(only)])
      surround(&view, with: outer)
    case .adjustable:
      guard owner == .component, let action = done() else {
        return block("accessibilityAdjustableAction")
      }
      asView(&view)
      view.adjustment = action
    case .fill, .stroke, .strokeBorder, .trim, .inset:
      guard view.sort == .shape, view.head == "ShapeView" else { return block(rule.name) }
      view.calls.removeAll { $0.name == "fill" }
      view.calls.append(
        BuiltCall(
          rule.name,
          arguments(modifier).map {
            BuiltArgument($0.label == "style" ? "lineWidth" : $0.label, $0.value)
          }))
    }
  }

  // MARK: - Accessibility

  mutating func traits(_ modifier: ModifierNode, _ isSet: Bool, _ view: inout BuiltView) {
    asView(&view)
    guard let traits = value(modifier.arguments[0]) else { return }
    // `isOn ? .isSelected : []` would never remove the trait again.
    if traits.changes {
      guard let (isOn, given) = traits.presence else {
        return blockers.append(Blocker("traits that change", modifier.range))
      }
      let call = BuiltCall(
        "accessibilityTraits",
        [
          BuiltArgument(nil, Value(text: given.text)),
          BuiltArgument("isSet", isSet ? isOn : isOn.negated),
        ])
      view.changeElement { $0.calls.append(call) }
      return
    }
    var arguments = [BuiltArgument(nil, traits)]
    if !isSet { arguments.append(BuiltArgument("isSet", Value(text: "false"))) }
    view.changeElement { $0.calls.append(BuiltCall("accessibilityTraits", arguments)) }
  }
}

extension ModifierRule {
  /// Whether it is for the element in a view, which padding, frames and layers are not.
  fileprivate var describesElement: Bool {
    ["accessibilityValue", "accessibilityHint", "accessibilityIdentifier"].contains(name)
  }
}

extension BuiltCall {
  /// Whether it occupies the same place as another one of this name.
  func occupies(_ name: String) -> Bool {
    switch name {
    case "transform": ["scaleEffect", "rotationEffect", "offset"].contains(self.name)
    case "background":
      ["background", "backgroundColor", "border", "cornerRadius", "clipped"].contains(self.name)
    case "clip": ["clipped", "border"].contains(self.name)
    default: self.name == name
    }
  }
}

extension Value {
  /// Its opposite.
  var negated: Value {
    var result = self
    result.form = .negation(self)
    switch form {
    case .negation(let inner) where !inner.isCompound:
      result = inner
    case .comparison(let left, let isEqual, let right):
      result.text = "\(left.text) \(isEqual ? "!=" : "==") \(right.text)"
      result.form = .comparison(left, isEqual: !isEqual, right)
    default:
      if text == "true" || text == "false" {
        result.text = text == "true" ? "false" : "true"
      } else {
        result.text = isCompound ? "!(\(text))" : "!" + text
      }
    }
    result.isCompound = true
    return result
  }

  /// The condition under which a set is not empty, and the set: `isOn` and `.isSelected` for
  /// `isOn ? .isSelected : []`.
  var presence: (isSet: Value, given: Value)? {
    guard case .choice(let condition, let first, let second) = form else { return nil }
    if second.text == "[]" { return (condition, first) }
    return first.text == "[]" ? (condition.negated, second) : nil
  }
}
