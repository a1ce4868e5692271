import SwiftRendering

extension BodyLowering {
  /// The calls on a view, on the lines below it.
  mutating func chained(
    _ head: [Statement], _ view: BuiltView, _ calls: [BuiltCall]
  ) -> [Statement] {
    guard !calls.isEmpty else { return head }
    let isOptional = view.sort == .slot && view.isOptional
    var tall: [(Int, BuiltCall)] = []
    var members: [Expression] = []
    for (index, call) in calls.enumerated() {
      if let expression = expression(for: call, base: nil) {
        members.append(expression)
      } else {
        tall.append((index, call))
      }
    }
    var result = head
    if let first = result.first, case .expression(let value, let layout) = first,
      isOptional || members.count == 1 && tall.isEmpty && isShort(value)
    {
      let base: Expression = isOptional ? .optional(value) : value
      if members.count == 1 && tall.isEmpty,
        let call = calls.first, let only = expression(for: call, base: base)
      {
        return [.expression(only, layout)]
      }
      result[0] = .expression(base, layout)
    }
    if !members.isEmpty, let first = result.first { result[0] = .chain(first, members) }
    for (_, call) in tall {
      let closure =
        call.content.map {
          TrailingClosure(self.content(of: BuiltView("", .layers, hint: ""), $0))
        } ?? closure(call)
      let statement = Statement.closureCall(
        .implicit(call.name), arguments(call), [closure])
      let isTall = isTall(head)
      result.append(isTall ? statement : .indented([statement]))
    }
    return result
  }

  private func isShort(_ value: Expression) -> Bool {
    if case .closureCall = value { return false }
    return true
  }

  func isTall(_ statements: [Statement]) -> Bool {
    SwiftPrinter.text(of: statements).contains("\n")
  }

  func arguments(_ call: BuiltCall) -> [Argument] {
    call.arguments.map { Argument($0.label, .swift($0.value.text)) }
  }

  /// A call in one line; nil if it needs several lines.
  mutating func expression(for call: BuiltCall, base: Expression?) -> Expression? {
    let callee = Expression.member(base, call.name)
    var arguments = arguments(call)
    if call.name == "padding", arguments.count > 1 {
      arguments = [Argument(.call(.implicit("init"), arguments))]
    }
    if let content = call.content {
      let inner = self.content(of: BuiltView("", .layers, hint: ""), content)
      guard inner.count == 1, case .expression(let only, _) = inner[0], !isTall(inner) else {
        // A recreated view has no parts elsewhere.
        if isRecreated { return nil }
        let name = layerName(content, inner)
        return .closureCall(callee, arguments, .init(.name(name)))
      }
      return .closureCall(callee, arguments, .init(only))
    }
    guard call.action != nil else { return .call(callee, arguments) }
    let closure = closure(call)
    guard closure.body.count == 1, case .expression(let only, _) = closure.body[0] else {
      return nil
    }
    return .closureCall(callee, arguments, .init(closure.parameters, only))
  }

  /// The views of an overlay with several lines are declared before the tree.
  private mutating func layerName(_ content: [BuiltItem], _ inner: [Statement]) -> String {
    var hint = "layer"
    if case .view(let view)? = content.first { hint = view.hint }
    let name = unique(hint)
    if names.owner == .component {
      result.stored.append(.init(name: name, making: inner, isPlain: false))
    } else {
      result.setup += LoweredBody.value(of: inner, .constant(name))
    }
    return name
  }

  mutating func closure(_ call: BuiltCall) -> TrailingClosure {
    guard let action = call.action else { return TrailingClosure([]) }
    return closure(action, parameters: call.closureParameters)
  }

  /// A closure for an action: it retains neither the component nor its configuration.
  mutating func closure(_ action: ActionNode, parameters: [String]) -> TrailingClosure {
    let owner = names.owner == .style ? "configuration" : "self"
    let rest = parameters.joined(separator: ", ")
    let captured = locals.filter { !action.locals.isDisjoint(with: $0.names) }
    let outerNames = action.locals.subtracting(captured.flatMap(\.names))
    if !outerNames.isDisjoint(with: bound) {
      blockers.append(Blocker("'\(outerNames.sorted().first ?? "")' in an action", action.range))
    }
    guard action.usesOwner || captured.contains(where: \.value.changes) else {
      let given = rest.isEmpty ? [] : [rest]
      return TrailingClosure(
        parameters: given,
        captured.map(statement) + action.lines.map { .expression(.swift($0)) })
    }
    let list = ["[weak \(owner)]" + (rest.isEmpty ? "" : " \(rest)")]
    if action.beginsWithOwner, captured.isEmpty, action.lines.count == 1 {
      let line =
        names.owner == .style
        ? action.lines[0].replacingPrefix("configuration.", with: "configuration?.")
        : "self?." + action.lines[0]
      return TrailingClosure(parameters: list, [.expression(.swift(line))])
    }
    return TrailingClosure(
      parameters: list,
      [.verbatim("guard let \(owner) else { return }")] + captured.map(statement)
        + [.verbatim(action.lines.joined(separator: "\n"))])
  }

  /// The statements that set a changing property.
  mutating func statements(for call: BuiltCall, of view: Expression) -> [Statement] {
    for argument in call.arguments { need(argument.value, inUpdate: true) }
    switch call.form {
    case .method:
      if let expression = expression(for: call, base: view) { return [.expression(expression)] }
      return [.closureCall(.member(view, call.name), arguments(call), [closure(call)])]
    case .property:
      return [
        .assignment(.member(view, call.name), .swift(call.arguments[0].value.text))
      ]
    case .propertyIfOther:
      let value = Expression.swift(call.arguments[0].value.text)
      let property = Expression.member(view, call.name)
      return [
        .compact(
          .if(
            .holds(.infix(property, .notEqual, value)),
            [.expression(.infix(property, .assignment, value))]))
      ]
    case .watching(let action):
      let parameters = action.parameter.map { [$0] } ?? ["_"]
      neededInUpdate.formUnion(action.locals)
      return [
        .closureCall(
          .member(view, "onChange"), arguments(call),
          [.init(parameters: parameters, [.verbatim(action.lines.joined(separator: "\n"))])])
      ]
    }
  }
}
