import SwiftFragments

extension ViewBuilder {
  mutating func button(
    _ rule: ViewRule, _ arguments: [ReadArgument?], _ node: ViewNode, _ inherited: Inherited
  ) -> BuiltView {
    var inner = inherited
    let style = inherited.buttonStyle
    if style == nil || style?.name == "automatic" || style?.name == "borderless",
      !inner.attributes.contains(where: { $0.name == "foreground" })
    {
      inner.set("foreground", [BuiltArgument(nil, Value(text: ".tint"))])
    }
    inner.buttonStyle = nil
    var view = BuiltView("ContentButton", .control, hint: "button")
    view.contentLabel = "label"
    var url: Value?
    switch rule.kind {
    case .button:
      role(value(arguments[0]), style, &inner, inherited, node)
      view.action = action(arguments[1])
      view.content = items(content(arguments[2]), inner)
    case .titledButton:
      role(value(arguments[1]), style, &inner, inherited, node)
      view.action = action(arguments[2])
      view.content = value(arguments[0]).map { [.view(label($0, inner))] } ?? []
    case .link:
      url = value(arguments[0])
      view.content = items(content(arguments[1]), inner)
    default:
      url = value(arguments[1])
      view.content = value(arguments[0]).map { [.view(label($0, inner))] } ?? []
    }
    if let url {
      view.action = ActionNode(
        lines: [], beginsWithOwner: false, usesOwner: false, parameter: nil, locals: [])
      view.calls.append(BuiltCall("opens", url))
    }
    if let style {
      if let twin = style.twin {
        view.calls.append(
          BuiltCall(
            twin.name,
            zip(twin.parameters, style.arguments).compactMap { parameter, argument in
              if case .binding(let target)? = argument {
                return BuiltArgument(parameter.label, setter(target))
              }
              return value(argument).map { BuiltArgument(parameter.label, $0) }
            }))
      } else if style.name != "plain", style.name != "automatic", style.name != "borderless",
        !style.name.isEmpty
      {
        blockers.append(Blocker("buttonStyle(.\(style.name))", node.range))
      }
    }
    return view
  }

  /// The role of a button sets its color, unless its style or content sets another one.
  private mutating func role(
    _ role: Value?, _ style: StyleName?, _ inner: inout Inherited, _ outer: Inherited,
    _ node: ViewNode
  ) {
    guard let role, role.text != "nil", role.text != ".cancel" else { return }
    let isPlain = style?.twin != nil || style?.name == "plain"
    let isColored = outer.attributes.contains { $0.name == "foreground" }
    if isPlain || isColored { return }
    guard role.text == ".destructive" else {
      return blockers.append(Blocker("role", node.range))
    }
    inner.set("foreground", [BuiltArgument(nil, Value(text: ".systemRed"))])
  }

  mutating func toggle(
    _ rule: ViewRule, _ arguments: [ReadArgument?], _ node: ViewNode, _ inherited: Inherited
  ) -> BuiltView {
    var view = BuiltView("SwitchRow", .control, hint: "toggle")
    view.isGreedyAcross = true
    let target: BindingTarget?
    if case .toggle = rule.kind {
      target = binding(arguments[0])
      view.content = items(content(arguments[1]), inherited)
    } else {
      target = binding(arguments[1])
      view.content = value(arguments[0]).map { [.view(label($0, inherited))] } ?? []
    }
    if let style = inherited.toggleStyle, style.name != "switch", style.name != "automatic" {
      blockers.append(Blocker("toggleStyle(.\(style.name))", node.range))
    }
    guard let target else { return view }
    view.calls.append(event("onValueChange", target, "$0"))
    view.calls.append(BuiltCall("isOn", target.value))
    return view
  }

  /// A closure that sets the value of a binding.
  func setter(_ target: BindingTarget) -> Value {
    let owner = owner == .style ? "configuration" : "self"
    return Value(text: "{ [weak \(owner)] in \(owner)?.\(target.member) = $0 }")
  }

  func event(_ name: String, _ target: BindingTarget, _ value: String) -> BuiltCall {
    var call = BuiltCall(name)
    let line =
      owner == .style
      ? "configuration.\(target.member) = \(value)" : "\(target.member) = \(value)"
    call.action = ActionNode(
      lines: [line], beginsWithOwner: true, usesOwner: true, parameter: nil, locals: [])
    return call
  }

  mutating func field(
    _ rule: ViewRule, _ arguments: [ReadArgument?], _ node: ViewNode, _ inherited: Inherited
  ) -> BuiltView {
    fields += 1
    var view = BuiltView("UITextField", .textField, hint: "textField")
    view.isGreedyAcross = true
    let isTitled: Bool
    switch rule.kind {
    case .titledTextField, .titledSecureField: isTitled = true
    default: isTitled = false
    }
    let target = binding(arguments[isTitled ? 1 : 0])
    let prompt = value(arguments[isTitled ? 2 : 1])
    var title: Value?
    if isTitled {
      title = value(arguments[0])
    } else {
      for item in content(arguments[2]) {
        guard case .view(let label) = item else { continue }
        switch label.content {
        case .text(let text): title = text
        case .slot(let slot, let isOptional):
          title = Value(
            text: slot.text + (isOptional ? "?.text" : ".text"), changes: true, locals: slot.locals)
        default: blockers.append(Blocker("the label of a text field", label.range))
        }
      }
    }
    let shown = prompt ?? title
    if let shown, !shown.changes, shown.locals.isEmpty {
      view.arguments = [BuiltArgument(nil, shown)]
    } else {
      view.arguments = [BuiltArgument(nil, Value(text: "\"\""))]
    }
    if let target {
      view.binding = target
      view.calls.append(event("onTextChange", target, "$0"))
      view.calls.append(
        BuiltCall("text", [BuiltArgument(nil, target.value)], form: .propertyIfOther))
    }
    if rule.name == "SecureField" { view.calls.append(BuiltCall("secure")) }
    if let shown, shown.changes || !shown.locals.isEmpty {
      var shown = shown
      shown.changes = true
      view.calls.append(BuiltCall("placeholder", [BuiltArgument(nil, shown)], form: .property))
    }
    if let title { view.calls.append(BuiltCall("accessibilityLabel", title)) }
    for (name, arguments) in inherited.inOrder
    where ["font", "foreground", "multilineTextAlignment", "typography"].contains(name) {
      view.calls.append(BuiltCall(name, arguments))
    }
    if let style = inherited.fieldStyle {
      switch style.name {
      case "plain", "automatic": break
      case "roundedBorder":
        view.calls.append(BuiltCall("borderStyle", Value(text: ".roundedRect")))
      default: blockers.append(Blocker("textFieldStyle(.\(style.name))", node.range))
      }
    }
    view.calls += inherited.field
    if let focus = inherited.focus {
      var begin = event("onBeginEditing", focus, "true")
      begin.closureParameters = ["_"]
      var end = event("onEndEditing", focus, "false")
      end.closureParameters = ["_"]
      view.calls += [begin, end, BuiltCall("focused", focus.value)]
    }
    if let submit = inherited.submit {
      var call = BuiltCall("onSubmit")
      call.action = submit
      call.closureParameters = ["_"]
      view.calls.append(call)
    }
    return view
  }

  mutating func slider(_ arguments: [ReadArgument?], _ node: ViewNode) -> BuiltView {
    var view = BuiltView("UISlider", .control, hint: "slider")
    view.isGreedyAcross = true
    guard let target = binding(arguments[0]) else { return view }
    if let range = value(arguments[1]) {
      guard range.text.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) else {
        blockers.append(Blocker("the range of a slider", node.range))
        return view
      }
      view.calls.append(BuiltCall("range", range))
    }
    view.calls.append(event("onValueChange", target, ".init($0)"))
    view.calls.append(
      BuiltCall("value", Value(text: "Float(\(target.value.text))", changes: true)))
    return view
  }
}
