import SwiftFragments

extension ViewBuilder {
  mutating func view(_ node: ViewNode, _ outer: Inherited) -> BuiltView {
    let before = fields
    var built = base(node, inherited(by: node.modifiers[...], outer))
    if let name = node.name { built.hint = name }
    built.range = node.range
    for index in built.recreated.indices { built.recreated[index].range = node.range }
    for (index, modifier) in node.modifiers.enumerated() {
      let around = inherited(by: node.modifiers[(index + 1)...], outer)
      if case .focused = modifier.rule.effect, fields == before {
        focus(modifier, &built)
      }
      apply(modifier, to: &built, around)
    }
    return built
  }

  /// The focus for views that callers pass: of the text fields inside.
  mutating func focus(_ modifier: ModifierNode, _ view: inout BuiltView) {
    guard owner == .component, view.sort == .slot, !view.isPart,
      let target = binding(modifier.arguments[0])
    else { return blockers.append(Blocker("focused", modifier.range)) }
    asView(&view)
    var call = event("onFocusChange", target, "newValue")
    call.closureParameters = ["newValue"]
    view.calls += [call, BuiltCall("focusedWithin", target.value)]
  }

  mutating func base(_ node: ViewNode, _ inherited: Inherited) -> BuiltView {
    if inherited.isSpoken, case .slot(let slot, let isOptional) = node.content {
      var view = BuiltView("SpokenViews", .other, hint: "words")
      var views = isOptional ? "\(slot.text)?.views ?? []" : "\(slot.text).views"
      if isPart(slot) { views = "[\(slot.text)]" }
      view.arguments = [BuiltArgument(nil, Value(text: views, locals: slot.locals))]
      return view
    }
    switch node.content {
    case .text(let text): return label(text, inherited)
    case .color(let color):
      var view = BuiltView("UIView", .shape, hint: "ground")
      view.isGreedyAcross = true
      view.isGreedyDown = true
      view.calls.append(BuiltCall("backgroundColor", color))
      return view
    case .slot(let slot, let isOptional):
      var view = BuiltView(slot.text, .slot, hint: node.name ?? "content")
      view.isOptional = isOptional
      view.isHeadChanging = slot.changes
      view.arguments = [BuiltArgument(nil, slot)]
      for (name, arguments) in inherited.inOrder {
        view.calls.append(BuiltCall(name, arguments))
      }
      view.isPart = isPart(slot)
      if shared.contains(slot.text) {
        view.isShared = true
        let attributes = view.calls.map(\.name).sorted()
        if let present = attributesOfShared[slot.text], present != attributes, view.isPart {
          blockers.append(
            Blocker("\(slot.text) with other text attributes in another branch", node.range))
        }
        attributesOfShared[slot.text] = attributes
      }
      return view
    case .element(let value): return BuiltView(value.text, .slot, hint: value.text)
    case .list(let value, _):
      blockers.append(Blocker(value.text, node.range))
      return BuiltView(value.text, .slot, hint: "content")
    case .view(let value): return BuiltView(value.text, .slot, hint: "content")
    case .library(let twin, let arguments): return library(twin, arguments, node, inherited)
    case .layout(let choice, let inner): return layout(choice, inner, inherited)
    case .built(let rule, let arguments): return built(rule, arguments, node, inherited)
    }
  }

  /// Whether a name stands for exactly one view: a part, or the view of the style.
  func isPart(_ slot: Value) -> Bool {
    let member = slot.text.replacingPrefix("configuration.", with: "")
    let meaning = member == slot.text ? names.names[member] : names.configuration[member]
    if case .view? = meaning { return true }
    return false
  }

  /// The views of a slot whose words are read out.
  mutating func spoken(_ argument: ReadArgument?, _ inherited: Inherited) -> Value? {
    let content = items(content(argument), inherited)
    guard content.count == 1, case .view(let only) = content[0], only.head == "SpokenViews",
      only.calls.isEmpty
    else { return nil }
    return only.arguments.first?.value
  }

  func label(_ text: Value, _ inherited: Inherited) -> BuiltView {
    var view = BuiltView("UILabel", .label, hint: "label")
    view.arguments = [BuiltArgument(nil, text)]
    for (name, arguments) in inherited.inOrder where name != "imageScale" {
      view.calls.append(BuiltCall(name, arguments))
    }
    return view
  }

  private static let symbolAttributes: Set<String> = [
    "font", "fontWeight", "foreground", "imageScale", "typography",
  ]

  func symbol(_ view: inout BuiltView, _ inherited: Inherited) {
    for (name, arguments) in inherited.inOrder {
      if Self.symbolAttributes.contains(name) {
        view.calls.append(BuiltCall(name, arguments))
      } else if name == "bold", arguments.isEmpty {
        view.calls.append(BuiltCall("fontWeight", Value(text: ".bold")))
      }
    }
  }

  mutating func library(
    _ twin: ViewTwin, _ arguments: [(label: String?, value: ReadArgument)], _ node: ViewNode,
    _ inherited: Inherited
  ) -> BuiltView {
    var view = BuiltView(twin.name, .library, hint: twin.name.asVariable)
    for (label, argument) in arguments {
      switch argument {
      case .value(let value): view.arguments.append(BuiltArgument(label, value))
      case .content(let inner, _):
        if view.content != nil {
          blockers.append(Blocker("\(twin.name) with several closures", node.range))
        }
        view.content = items(inner, Inherited())
        view.contentLabel = label
      case .binding, .action, .style, .edges:
        blockers.append(Blocker("a binding for \(twin.name)", node.range))
      }
    }
    let changing = view.arguments.enumerated().filter(\.element.value.changes)
    guard !changing.isEmpty else { return view }
    for (index, argument) in changing {
      guard let property = twin.properties[argument.label ?? "_\(index)"],
        argument.value.locals.isEmpty
      else {
        var host = BuiltView("HStackView", .stack(isVertical: false), hint: view.hint)
        host.content = []
        host.needsName = true
        host.recreated = [view]
        return host
      }
      let given = [BuiltArgument(nil, argument.value)]
      view.calls.append(
        twin.actions.contains(property)
          ? BuiltCall(property, given) : BuiltCall(property, given, form: .property))
    }
    return view
  }

  mutating func layout(
    _ choice: LayoutChoice, _ inner: [ViewItem], _ inherited: Inherited
  ) -> BuiltView {
    var view = BuiltView("UIStackView", .stack(isVertical: true), hint: "layout")
    view.arguments = [BuiltArgument("axis", Value(text: ".vertical"))]
    view.content = items(inner, inherited)
    func either(_ first: String, _ second: String, _ values: [Value?]) -> Value {
      if first == second { return Value(text: first) }
      return Value(
        text: "\(choice.condition.text) ? \(first) : \(second)",
        changes: choice.condition.changes || values.contains { $0?.changes ?? false },
        locals: choice.condition.locals.union(
          values.reduce(into: Set<String>()) { $0.formUnion($1?.locals ?? []) }), isCompound: true)
    }
    func call(_ name: String, _ value: Value) {
      var call = BuiltCall(name, value)
      call.isOfConstruction = true
      if name == "axis" { call = BuiltCall(name, [BuiltArgument(nil, value)], form: .property) }
      call.isOfConstruction = true
      view.calls.append(call)
    }
    let first = choice.first
    let second = choice.second
    call(
      "axis",
      either(
        first.isVertical ? ".vertical" : ".horizontal",
        second.isVertical ? ".vertical" : ".horizontal", []))
    call(
      "alignment",
      either(
        first.alignment?.text ?? ".center", second.alignment?.text ?? ".center",
        [first.alignment, second.alignment]))
    call(
      "spacing",
      either(
        first.spacing?.text ?? "8", second.spacing?.text ?? "8", [first.spacing, second.spacing]))
    greed(of: &view)
    return view
  }

  /// A stack of views with a spacing and an alignment.
  mutating func stack(
    isVertical: Bool, alignment: Value?, spacing: Value?, _ content: [BuiltItem], hint: String
  ) -> BuiltView {
    var view = BuiltView(
      isVertical ? "VStackView" : "HStackView", .stack(isVertical: isVertical), hint: hint)
    let spacing = spacing ?? Value(text: "8")
    if spacing.text != "0" { view.arguments = [BuiltArgument("spacing", spacing)] }
    view.content = content
    if let alignment, alignment.text != ".center" {
      var call = BuiltCall("alignment", alignment)
      call.isOfConstruction = true
      view.calls.append(call)
    }
    greed(of: &view)
    return view
  }

  mutating func built(
    _ rule: ViewRule, _ arguments: [ReadArgument?], _ node: ViewNode, _ inherited: Inherited
  ) -> BuiltView {
    switch rule.kind {
    case .verticalStack, .horizontalStack:
      let isVertical = if case .verticalStack = rule.kind { true } else { false }
      return stack(
        isVertical: isVertical, alignment: value(arguments[0]), spacing: value(arguments[1]),
        items(content(arguments[2]), inherited), hint: isVertical ? "column" : "row")
    case .layers:
      return layers(value(arguments[0]), items(content(arguments[1]), inherited))
    case .group:
      return stack(
        isVertical: true, alignment: nil, spacing: nil, items(content(arguments[0]), inherited),
        hint: "group")
    case .forEach:
      return stack(
        isVertical: true, alignment: nil, spacing: nil, [forEach(arguments, node, inherited)],
        hint: "rows")
    case .scroll: return scroll(arguments, inherited)
    case .text, .formattedText:
      guard let first = value(arguments[0]), let format = value(arguments[1]) else { break }
      let opening = first.isCompound ? "(\(first.text))" : first.text
      return label(
        Value(
          text: "\(opening).formatted(\(format.text))", changes: first.changes || format.changes,
          locals: first.locals.union(format.locals)), inherited)
    case .systemImage:
      guard let name = value(arguments[0]) else { break }
      return picture(name, inherited)
    case .image:
      guard let name = value(arguments[0]) else { break }
      var view = BuiltView("UIImageView", .image, hint: "image")
      view.arguments = [
        BuiltArgument(
          "image",
          Value(text: "UIImage(named: \(name.text))", changes: name.changes, locals: name.locals))
      ]
      return view
    case .label, .labelParts: return titled(rule, arguments, node, inherited)
    case .spacer:
      var view = BuiltView("Spacer", .other, hint: "spacer")
      if let length = value(arguments[0]), length.text != "nil" {
        view.arguments = [BuiltArgument("minLength", length)]
      } else {
        view.arguments = [BuiltArgument("minLength", Value(text: "8"))]
      }
      view.isGreedyAcross = true
      view.isGreedyDown = true
      return view
    case .divider: return BuiltView("Divider", .other, hint: "divider")
    case .empty: return BuiltView("UIView", .other, hint: "nothing")
    case .shape: return shape("." + rule.name.lowercased(), nil, inherited)
    case .roundedRectangle:
      guard let radius = value(arguments[0]) else { break }
      return shape(".roundedRectangle(\(radius.text))", radius, inherited)
    case .color: break
    case .button, .titledButton, .link, .titledLink:
      return button(rule, arguments, node, inherited)
    case .toggle, .titledToggle: return toggle(rule, arguments, node, inherited)
    case .textField, .secureField, .titledTextField, .titledSecureField:
      return field(rule, arguments, node, inherited)
    case .slider: return slider(arguments, node)
    case .fitting:
      let inner = items(content(arguments[1]), inherited)
      guard owner == .style, inner.allSatisfy({ if case .view = $0 { true } else { false } }) else {
        break
      }
      var view = BuiltView("FittingView", .other, hint: "fitting")
      view.arguments = [BuiltArgument(nil, value(arguments[0]) ?? Value(text: ".horizontal"))]
      view.content = inner
      view.isFitting = true
      greed(of: &view)
      return view
    case .stepper: break
    case .stepperActions:
      var view = BuiltView("StepperRow", .other, hint: "stepper")
      view.isGreedyAcross = true
      view.content = items(content(arguments[0]), inherited)
      guard let increment = action(arguments[1]), let decrement = action(arguments[2]) else {
        break
      }
      view.furtherActions = [("onIncrement", increment), ("onDecrement", decrement)]
      return view
    case .labeledContent:
      var secondary = inherited
      secondary.set("foreground", [BuiltArgument(nil, Value(text: ".secondary"))])
      let title = stack(
        isVertical: true, alignment: Value(text: ".leading"), spacing: nil,
        items(content(arguments[1]), inherited), hint: "title")
      var spacer = BuiltView("Spacer", .other, hint: "spacer")
      spacer.arguments = [BuiltArgument("minLength", Value(text: "8"))]
      spacer.isGreedyAcross = true
      spacer.isGreedyDown = true
      return stack(
        isVertical: false, alignment: Value(text: ".firstBaseline"), spacing: nil,
        [.view(title), .view(spacer)] + items(content(arguments[0]), secondary), hint: "row")
    case .spinner:
      if let style = inherited.progressStyle, style.name != "circular", style.name != "automatic" {
        blockers.append(Blocker("progressViewStyle(.\(style.name))", node.range))
      }
      var view = BuiltView("UIActivityIndicatorView", .other, hint: "spinner")
      view.calls = [BuiltCall("animating")]
      return view
    case .spokenProgress:
      guard inherited.isSpoken, let done = value(arguments[0]),
        let title = spoken(arguments[2], inherited), let words = spoken(arguments[3], inherited)
      else { break }
      var view = BuiltView("SpokenViews", .other, hint: "progress")
      view.arguments = [BuiltArgument(nil, title)]
      view.calls = [
        BuiltCall(
          "progress",
          [
            BuiltArgument(nil, done),
            BuiltArgument("total", value(arguments[1]) ?? Value(text: "1")),
            BuiltArgument("words", words),
          ])
      ]
      return view
    case .progress:
      guard let done = value(arguments[0]) else { break }
      if let style = inherited.progressStyle, style.name != "linear", style.name != "automatic" {
        blockers.append(Blocker("progressViewStyle(.\(style.name))", node.range))
      }
      var view = BuiltView("UIProgressView", .control, hint: "progress")
      view.isGreedyAcross = true
      view.calls = [
        BuiltCall(
          "progress",
          [
            BuiltArgument(nil, done),
            BuiltArgument("total", value(arguments[1]) ?? Value(text: "1")),
          ])
      ]
      return view
    }
    blockers.append(Blocker(rule.name, node.range))
    return BuiltView("UIView", .other, hint: "view")
  }

  func picture(_ name: Value, _ inherited: Inherited) -> BuiltView {
    var view = BuiltView("UIImageView", .image, hint: name.text.symbolName)
    view.arguments = [BuiltArgument("systemName", name)]
    symbol(&view, inherited)
    return view
  }

  mutating func layers(_ alignment: Value?, _ content: [BuiltItem]) -> BuiltView {
    var view = BuiltView("ZStackView", .layers, hint: "layers")
    if let alignment, alignment.text != ".center" {
      view.arguments = [BuiltArgument("alignment", alignment)]
    }
    // A view that can be hidden takes no space in its own stack.
    view.content = content.map { item in
      switch item {
      case .condition, .selection:
        .view(
          stack(isVertical: true, alignment: nil, spacing: Value(text: "0"), [item], hint: "layer"))
      case .view, .local, .forEach: item
      }
    }
    greed(of: &view)
    return view
  }

  private mutating func scroll(_ arguments: [ReadArgument?], _ inherited: Inherited) -> BuiltView {
    var view = BuiltView("UIScrollView", .other, hint: "scrollView")
    if let axes = value(arguments[0]), axes.text != ".vertical" {
      view.arguments.append(BuiltArgument(nil, axes))
    }
    if let shows = value(arguments[1]) {
      view.arguments.append(BuiltArgument("showsIndicators", shows))
    }
    view.content = items(content(arguments[2]), inherited)
    view.isGreedyAcross = true
    view.isGreedyDown = true
    return view
  }

  func shape(_ name: String, _ radius: Value?, _ inherited: Inherited) -> BuiltView {
    var view = BuiltView("ShapeView", .shape, hint: "shape")
    view.arguments = [
      BuiltArgument(
        nil,
        Value(
          text: name, changes: radius?.changes ?? false, locals: radius?.locals ?? [],
          form: radius.map { .roundedRectangle($0) } ?? .whole))
    ]
    view.corners = radius
    view.isGreedyAcross = true
    view.isGreedyDown = true
    if let color = inherited.attributes.first(where: { $0.name == "foreground" }) {
      view.calls = [BuiltCall("fill", color.arguments)]
    }
    return view
  }

  private mutating func titled(
    _ rule: ViewRule, _ arguments: [ReadArgument?], _ node: ViewNode, _ inherited: Inherited
  ) -> BuiltView {
    var title: [BuiltItem]
    var icon: [BuiltItem]
    if case .label = rule.kind {
      guard let text = value(arguments[0]), let name = value(arguments[1]) else {
        return BuiltView("UIView", .other, hint: "view")
      }
      title = [.view(label(text, inherited))]
      icon = [.view(picture(name, inherited))]
      if inherited.labelStyle?.name == "iconOnly", case .view(var only) = icon[0] {
        only.calls.append(BuiltCall("accessibilityLabel", text))
        return only
      }
      if inherited.labelStyle?.name == "titleOnly", case .view(let only) = title[0] { return only }
    } else {
      title = items(content(arguments[0]), inherited)
      icon = items(content(arguments[1]), inherited)
      if let style = inherited.labelStyle, style.name != "automatic", style.name != "titleAndIcon" {
        blockers.append(Blocker("labelStyle(.\(style.name))", node.range))
      }
    }
    return stack(
      isVertical: false, alignment: Value(text: ".firstBaseline"), spacing: nil, icon + title,
      hint: "label")
  }
}
