import SwiftFragments

extension BodyReader {
  // MARK: - Modifiers

  mutating func modify(
    _ node: inout ViewNode, _ name: CodeName, _ call: CodeCall, _ range: Range<Int>
  ) {
    if case .library(let twin, _) = node.content, twin.methods.contains(name.text) {
      let arguments = libraryArguments(call)
      let parameters = arguments.map { ModifierParameter($0.label, .value) }
      node.modifiers.append(
        ModifierNode(
          rule: ModifierRule(name.text, parameters, nil, .call(name.text)),
          arguments: arguments.map(\.value), range: callSite ?? name.range))
      return
    }
    var rules = ModifierRule.all[name.text] ?? []
    if let twin = names.modifiers[name.text] {
      let effect =
        twin.isTextAttribute ? ModifierEffect.text(twin.name) : .twin(twin)
      rules.append(ModifierRule(name.text, twin.parameters, twin.place, effect))
    }
    guard !rules.isEmpty else { return block(name.text, name.range) }
    for rule in rules {
      guard let matched = match(call, rule.parameters) else { continue }
      let before = uses
      // An alternative for accessibility is not shown.
      var isSpoken = false
      if case .representation = rule.effect { isSpoken = true }
      if isSpoken { uses = [:] }
      defer { if isSpoken { uses = before } }
      node.modifiers.append(
        ModifierNode(
          rule: rule, arguments: read(matched, rule.parameters), range: callSite ?? name.range))
      if case .way = rule.effect { omissions.append(Blocker(name.text, callSite ?? name.range)) }
      return
    }
    block(called(name.text, call), name.range)
  }

  /// `frame(width:depth:)`.
  func called(_ name: String, _ call: CodeCall) -> String {
    let labels = (call.arguments + call.trailing).map { ($0.label?.text ?? "_") + ":" }
    return labels.isEmpty ? "\(name)()" : "\(name)(\(labels.joined()))"
  }

  // MARK: - Arguments

  /// The arguments of a call by parameter; nil if they do not match.
  func match(_ call: CodeCall, _ parameters: [ModifierParameter]) -> [CodeExpression?]? {
    var result: [CodeExpression?] = Array(repeating: nil, count: parameters.count)
    var next = 0
    for argument in call.arguments {
      guard
        let index = parameters.indices[next...].first(where: {
          parameters[$0].label == argument.label?.text
            && accepts(parameters[$0], argument.value)
        }),
        parameters[next..<index].allSatisfy({ $0.isOptional || $0.takesClosure })
      else { return nil }
      result[index] = argument.value
      next = index + 1
    }
    for (number, argument) in call.trailing.enumerated() {
      guard
        let index = parameters.indices.first(where: {
          result[$0] == nil && parameters[$0].takesClosure
            && (number == 0 || parameters[$0].label == argument.label?.text)
        })
      else { return nil }
      result[index] = argument.value
    }
    for (parameter, argument) in zip(parameters, result)
    where argument == nil && !parameter.isOptional { return nil }
    return result
  }

  /// Whether an argument can match a parameter, if several forms have the same labels.
  private func accepts(_ parameter: ModifierParameter, _ argument: CodeExpression) -> Bool {
    switch parameter.kind {
    case .edges: edges(argument) != nil
    case .action, .content, .guide: true
    case .openURLAction: openURLHandler(argument) != nil
    case .value:
      // `.padding(.horizontal)` is not a length.
      edges(argument) == nil || parameter.label != nil
    default: true
    }
  }

  mutating func read(
    _ arguments: [CodeExpression?], _ parameters: [ModifierParameter]
  ) -> [ReadArgument?] {
    zip(arguments, parameters).map { argument, parameter in
      argument.map { read($0, parameter.kind) }
    }
  }

  mutating func read(
    _ argument: CodeExpression, _ kind: ParameterKind
  ) -> ReadArgument {
    switch kind {
    case .content:
      guard case .closure(let closure) = argument.kind else {
        if isView(argument) { return .content([.view(view(argument))], parameter: nil) }
        block("content", argument.range)
        return .content([], parameter: nil)
      }
      let outer = scope
      defer { scope = outer }
      for parameter in closure.parameters {
        scope[parameter.text] = .bound(changes: false, optional: nil)
      }
      return .content(items(closure.statements), parameter: closure.parameters.first?.text)
    case .action:
      var action = action(argument)
      action.range = callSite ?? argument.range
      return .action(action)
    case .binding, .focus:
      if let target = binding(argument) { return .binding(target) }
      block("binding", argument.range)
      return .binding(BindingTarget(value: Value(text: ""), member: "", name: ""))
    case .openURLAction:
      guard let handler = openURLHandler(argument) else {
        block("OpenURLAction", argument.range)
        return .value(Value(text: ""))
      }
      var action = action(handler, isHandler: true)
      action.range = callSite ?? argument.range
      return .action(action)
    case .guide:
      if let guide = guide(argument) { return .value(guide) }
      block("alignmentGuide", argument.range)
      return .value(Value(text: ""))
    case .style: return .style(style(argument))
    case .edges:
      return .edges(edges(argument) ?? [])
    case .contentMode, .role, .transition, .headingLevel, .accessibilityChildren:
      return .value(Value(text: text(argument.range)))
    default: return .value(value(argument, kind))
    }
  }

  /// `{ $0[.bottom] - length }`: the edge, and the added length.
  mutating func guide(_ argument: CodeExpression) -> Value? {
    guard case .closure(let closure) = argument.kind, closure.statements.count == 1,
      case .expression(let expression) = closure.statements[0].kind
    else { return nil }
    let given = closure.parameters.first?.text ?? "$0"
    func edge(_ expression: CodeExpression) -> String? {
      guard case .subscripted(let base, let arguments) = expression.kind, arguments.count == 1,
        case .name(let name) = base.kind, name.text == given,
        case .implicitMember(let edge) = arguments[0].value.kind,
        edge.text == "top" || edge.text == "bottom"
      else { return nil }
      return edge.text
    }
    func baseline(_ edge: String, _ length: Value) -> Value {
      var value = length
      value.form = .baseline(isFromTop: edge == "top", length)
      return value
    }
    if let edge = edge(expression) { return baseline(edge, Value(text: "0")) }
    guard case .infix(let left, let infix, let right) = expression.kind,
      infix == "+" || infix == "-", let edge = edge(left)
    else { return nil }
    var length = value(right, .value)
    if length.isCompound { length.text = "(\(length.text))" }
    if infix == "-" { length.text = "-" + length.text }
    return baseline(edge, length)
  }

  /// The closure of `OpenURLAction { … }`.
  private func openURLHandler(_ argument: CodeExpression) -> CodeExpression? {
    guard case .call(let call) = argument.kind, case .name(let name) = call.callee.kind,
      name.text == "OpenURLAction", call.arguments.isEmpty, call.trailing.count == 1
    else { return nil }
    return call.trailing[0].value
  }

  /// The mentioned edges: `.horizontal` or `[.top, .leading]`.
  func edges(_ expression: CodeExpression) -> Set<String>? {
    switch expression.kind {
    case .implicitMember(let name):
      switch name.text {
      case "all": ["top", "leading", "bottom", "trailing"]
      case "horizontal": ["leading", "trailing"]
      case "vertical": ["top", "bottom"]
      case "top", "leading", "bottom", "trailing": [name.text]
      default: nil
      }
    case .array(let elements):
      elements.reduce(into: Set<String>?.some([])) { all, element in
        all = edges(element).flatMap { all?.union($0) }
      }
    default: nil
    }
  }

  /// `$isOn`, or `configuration.$isOn`.
  func binding(_ expression: CodeExpression) -> BindingTarget? {
    switch expression.kind {
    case .name(let name) where name.text.hasPrefix("$"):
      let plain = String(name.text.dropFirst())
      let member = names.nameInView(plain)
      switch names.names[plain] {
      case .binding(let edited):
        return BindingTarget(
          value: Value(text: member, changes: true), member: edited ?? member, name: plain)
      case .focus:
        return BindingTarget(value: Value(text: member, changes: true), member: member, name: plain)
      case .value, .action, .slot, .slotFunction, .list, .view, .text, .trait, .notPortable, nil:
        return nil
      }
    case .member(let base, let name) where name.text.hasPrefix("$"):
      guard case .name(let owner) = base.kind, owner.text == "configuration" else { return nil }
      let plain = String(name.text.dropFirst())
      guard case .binding? = names.configuration[plain] else { return nil }
      return BindingTarget(
        value: Value(text: "configuration.\(plain)", changes: true), member: plain, name: plain)
    default: return nil
    }
  }

  mutating func style(_ expression: CodeExpression) -> StyleName {
    switch expression.kind {
    case .implicitMember(let name): return StyleName(name: name.text, twin: nil, arguments: [])
    case .call(let call):
      guard case .name(let name) = call.callee.kind, let twin = names.buttonStyles[name.text],
        let matched = match(call, twin.parameters)
      else { break }
      return StyleName(
        name: name.text, twin: twin, arguments: read(matched, twin.parameters))
    default: break
    }
    block(
      text(expression.range).prefixName, expression.range)
    return StyleName(name: "", twin: nil, arguments: [])
  }
}
