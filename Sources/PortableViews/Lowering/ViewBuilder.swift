import SwiftFragments

/// Converts SwiftUI views to UIKit views, with each modifier in its place.
struct ViewBuilder {
  let owner: BodyNames.Owner
  let names: BodyNames
  var blockers: [Blocker] = []

  /// The names whose views occur in several branches.
  let shared: Set<String>

  /// The text attributes of these views, by name.
  private var attributesOfShared: [String: [String]] = [:]

  /// The number of text fields so far.
  private var fields = 0

  init(names: BodyNames, shared: Set<String> = []) {
    self.names = names
    self.shared = shared
    owner = names.owner
  }

  // MARK: - Items

  mutating func items(_ items: [ViewItem], _ inherited: Inherited) -> [BuiltItem] {
    items.flatMap { item -> [BuiltItem] in
      switch item {
      case .view(let node): return self.views(node, inherited)
      case .local(let number): return [.local(number)]
      case .condition(let node):
        return [
          .condition(
            node, then: self.items(node.then, inherited),
            otherwise: self.items(node.otherwise, inherited))
        ]
      case .selection(let node):
        return [.selection(node, node.cases.map { self.items($0.items, inherited) })]
      }
    }
  }

  /// The views of a node; several for a group without modifiers.
  private mutating func views(_ node: ViewNode, _ inherited: Inherited) -> [BuiltItem] {
    if case .list(let data, let separator) = node.content {
      var element = node
      element.content = .element(Value(text: "item", locals: ["item"]))
      var each = ForEachViews(
        data: data, isList: true, parameter: "item",
        content: [.view(view(element, inherited))])
      each.separator = separator.map { view($0, Inherited()) }
      return [.forEach(each)]
    }
    if case .built(let rule, let arguments) = node.content {
      switch rule.kind {
      case .empty: return []
      case .group where node.modifiers.allSatisfy(\.isInherited):
        return items(content(arguments[0]), self.inherited(by: node.modifiers[...], inherited))
      case .forEach where node.modifiers.allSatisfy(\.isInherited):
        return [
          forEach(arguments, node, self.inherited(by: node.modifiers[...], inherited))
        ]
      default: break
      }
    }
    return [.view(view(node, inherited))]
  }

  private mutating func forEach(
    _ arguments: [ReadArgument?], _ node: ViewNode, _ inherited: Inherited
  ) -> BuiltItem {
    guard case .value(let data)? = arguments[0],
      case .content(let inner, let parameter)? = arguments[2]
    else {
      blockers.append(Blocker("ForEach", node.range))
      return .forEach(
        ForEachViews(data: Value(text: ""), isList: false, parameter: nil, content: []))
    }
    let isList: Bool
    let name = data.text.replacingPrefix("configuration.", with: "")
    let meaning =
      name == data.text ? names.names[name] : names.configuration[name]
    if case .list? = meaning { isList = true } else { isList = data.isList }
    return .forEach(
      ForEachViews(
        data: data, isList: isList, parameter: parameter, content: items(inner, inherited)))
  }

  func content(_ argument: ReadArgument?) -> [ViewItem] {
    if case .content(let items, _)? = argument { items } else { [] }
  }

  func value(_ argument: ReadArgument?) -> Value? {
    if case .value(let value)? = argument { value } else { nil }
  }

  private func binding(_ argument: ReadArgument?) -> BindingTarget? {
    if case .binding(let target)? = argument { target } else { nil }
  }

  func action(_ argument: ReadArgument?) -> ActionNode? {
    if case .action(let action)? = argument { action } else { nil }
  }

  /// The values inherited below some modifiers, of which the innermost takes precedence.
  private func inherited(
    by modifiers: ArraySlice<ModifierNode>, _ outer: Inherited
  ) -> Inherited {
    var result = outer
    for modifier in modifiers.reversed() {
      func style() -> StyleName? {
        if case .style(let name)? = modifier.arguments.first { name } else { nil }
      }
      switch modifier.rule.effect {
      case .text(let name): result.set(name, arguments(modifier))
      case .buttonStyle: result.buttonStyle = style()
      case .toggleStyle: result.toggleStyle = style()
      case .progressStyle: result.progressStyle = style()
      case .fieldStyle: result.fieldStyle = style()
      case .labelStyle: result.labelStyle = style()
      case .focused: result.focus = binding(modifier.arguments[0])
      case .submit: result.submit = action(modifier.arguments[0])
      case .field(let name):
        result.field.removeAll { $0.name == name }
        result.field.append(BuiltCall(name, arguments(modifier)))
      default: break
      }
    }
    return result
  }

  func arguments(_ modifier: ModifierNode) -> [BuiltArgument] {
    zip(modifier.rule.parameters, modifier.arguments).compactMap { parameter, argument in
      // A twin takes a function that sets the binding's value.
      if case .binding(let target)? = argument {
        return BuiltArgument(parameter.label, setter(target))
      }
      return value(argument).map { BuiltArgument(parameter.label, $0) }
    }
  }

  // MARK: - Views

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
  private mutating func focus(_ modifier: ModifierNode, _ view: inout BuiltView) {
    guard owner == .component, view.sort == .slot, !view.isPart,
      let target = binding(modifier.arguments[0])
    else { return blockers.append(Blocker("focused", modifier.range)) }
    asView(&view)
    var call = event("onFocusChange", target, "newValue")
    call.closureParameters = ["newValue"]
    view.calls += [call, BuiltCall("focusedWithin", target.value)]
  }

  private mutating func base(_ node: ViewNode, _ inherited: Inherited) -> BuiltView {
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
  private func isPart(_ slot: Value) -> Bool {
    let member = slot.text.replacingPrefix("configuration.", with: "")
    let meaning = member == slot.text ? names.names[member] : names.configuration[member]
    if case .view? = meaning { return true }
    return false
  }

  /// The views of a slot whose words are read out.
  private mutating func spoken(_ argument: ReadArgument?, _ inherited: Inherited) -> Value? {
    let content = items(content(argument), inherited)
    guard content.count == 1, case .view(let only) = content[0], only.head == "SpokenViews",
      only.calls.isEmpty
    else { return nil }
    return only.arguments.first?.value
  }

  private func label(_ text: Value, _ inherited: Inherited) -> BuiltView {
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

  private func symbol(_ view: inout BuiltView, _ inherited: Inherited) {
    for (name, arguments) in inherited.inOrder {
      if Self.symbolAttributes.contains(name) {
        view.calls.append(BuiltCall(name, arguments))
      } else if name == "bold", arguments.isEmpty {
        view.calls.append(BuiltCall("fontWeight", Value(text: ".bold")))
      }
    }
  }

  private mutating func library(
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
      case .binding, .action, .style:
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

  private mutating func layout(
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

  private mutating func built(
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

  private func picture(_ name: Value, _ inherited: Inherited) -> BuiltView {
    var view = BuiltView("UIImageView", .image, hint: name.text.symbolName)
    view.arguments = [BuiltArgument("systemName", name)]
    symbol(&view, inherited)
    return view
  }

  private mutating func layers(_ alignment: Value?, _ content: [BuiltItem]) -> BuiltView {
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

  private func shape(_ name: String, _ radius: Value?, _ inherited: Inherited) -> BuiltView {
    var view = BuiltView("ShapeView", .shape, hint: "shape")
    view.arguments = [
      BuiltArgument(
        nil, Value(text: name, changes: radius?.changes ?? false, locals: radius?.locals ?? []))
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

  // MARK: - Controls

  private mutating func button(
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

  private mutating func toggle(
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
  private func setter(_ target: BindingTarget) -> Value {
    let owner = owner == .style ? "configuration" : "self"
    return Value(text: "{ [weak \(owner)] in \(owner)?.\(target.member) = $0 }")
  }

  private func event(_ name: String, _ target: BindingTarget, _ value: String) -> BuiltCall {
    var call = BuiltCall(name)
    let line =
      owner == .style
      ? "configuration.\(target.member) = \(value)" : "\(target.member) = \(value)"
    call.action = ActionNode(
      lines: [line], beginsWithOwner: true, usesOwner: true, parameter: nil, locals: [])
    return call
  }

  private mutating func field(
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

  private mutating func slider(_ arguments: [ReadArgument?], _ node: ViewNode) -> BuiltView {
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

  // MARK: - Greedy views

  /// A view that contains a greedy view is greedy itself.
  mutating func greed(of view: inout BuiltView) {
    guard let content = view.content else { return }
    view.becomeGreedy(with: content)
    guard case .stack(let isVertical) = view.sort else { return }
    for inner in Self.views(in: content) {
      guard let greed = inner.greedAcross else { continue }
      if !isVertical || view.greedAcross.map({ $0.text != greed.text }) ?? false {
        blockers.append(Blocker("frame without a length", inner.range))
      }
      view.greedAcross = greed
    }
  }

  /// The views in braces, in all branches.
  static func views(in items: [BuiltItem]) -> [BuiltView] {
    items.flatMap { item -> [BuiltView] in
      switch item {
      case .view(let view): [view]
      case .local: []
      case .condition(_, let then, let otherwise): views(in: then) + views(in: otherwise)
      case .selection(_, let cases): cases.flatMap { views(in: $0) }
      case .forEach(let each): views(in: each.content)
      }
    }
  }
}

extension ModifierNode {
  /// Whether it only affects the views below, and not the view itself.
  var isInherited: Bool {
    switch rule.effect {
    case .text, .buttonStyle, .toggleStyle, .progressStyle, .fieldStyle, .labelStyle, .submit,
      .field, .nothing, .way:
      true
    default: false
    }
  }
}

extension String {
  /// `cardView` for `CardView`, `symbolImage` for `DKSymbolImage`.
  var asVariable: String {
    let capitals = prefix { $0.isUppercase }.count
    let short = capitals > 1 ? String(dropFirst(capitals - 1)) : self
    return short.prefix(1).lowercased() + short.dropFirst()
  }

  /// A name for a picture: `checkmark` for `"checkmark.circle"`.
  var symbolName: String {
    guard hasPrefix("\"") else { return "symbol" }
    let word = dropFirst().prefix { $0.isLetter }
    return word.isEmpty ? "symbol" : String(word)
  }

  func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
