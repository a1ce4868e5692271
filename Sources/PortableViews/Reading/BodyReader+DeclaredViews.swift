import SwiftFragments

extension BodyReader {
  /// The name of a view that is nested in the namespace of its library: `Warp.Card`; nil for other expressions.
  func nestedView(_ expression: CodeExpression) -> CodeName? {
    guard case .member(let base, let name) = expression.kind, case .name(let owner) = base.kind,
      scope[owner.text] == nil
    else { return nil }
    var nested = name
    nested.text = "\(owner.text).\(name.text)"
    nested.range = expression.range
    return names.view(named: nested.text) == nil ? nil : nested
  }

  /// A view in hand-written Swift of the component, inlined where it is used.
  mutating func inserted(
    _ own: OwnView, _ call: CodeCall?, _ expression: CodeExpression, isInConfiguration: Bool
  ) -> ViewNode {
    let range = callSite ?? expression.range
    guard depth < 8 else {
      block(text(expression.range).prefixLine, expression.range)
      return nothing(expression.range)
    }
    guard let given = given(own, call) else {
      block(text(expression.range).prefixLine, expression.range)
      return nothing(expression.range)
    }
    let outer = (
      units: units, scope: scope, callSite: callSite, isInConfiguration: self.isInConfiguration
    )
    units = Array(own.text.utf8)
    scope = given
    callSite = range
    self.isInConfiguration = isInConfiguration
    depth += 1
    defer {
      depth -= 1
      units = outer.units
      scope = outer.scope
      callSite = outer.callSite
      self.isInConfiguration = outer.isInConfiguration
    }
    let items = items(own.statements)
    let views = items.filter { if case .local = $0 { false } else { true } }
    if items.count == 1, views.count == 1, case .view(let only) = views[0] { return only }
    return group(items, range)
  }

  /// The meanings of the parameters of such a view; nil if the arguments do not match.
  mutating func given(_ own: OwnView, _ call: CodeCall?) -> [String: LocalMeaning]? {
    var result: [String: LocalMeaning] = [:]
    var arguments = (call?.arguments ?? []) + (call?.trailing ?? [])
    for parameter in own.parameters {
      guard let argument = arguments.first else { return nil }
      arguments.removeFirst()
      if parameter.isContent {
        guard case .closure(let closure) = argument.value.kind, closure.parameters.isEmpty else {
          return nil
        }
        let before = uses
        let content = items(closure.statements)
        let shows = uses.filter { $0.value > before[$0.key, default: 0] }.mapValues { _ in 1 }
        uses = before
        result[parameter.name] = .content(content, shows: shows)
      } else {
        guard argument.label?.text == parameter.label else { return nil }
        result[parameter.name] = .given(value(argument.value, .value))
      }
    }
    return arguments.isEmpty ? result : nil
  }

  /// A view can only be in one place, so it cannot be shown twice.
  mutating func note(_ name: String, at range: Range<Int>) {
    uses[name, default: 0] += 1
    if uses[name, default: 0] > 1 { block("\(name) in two places", range) }
  }

  mutating func slotCall(_ expression: CodeExpression, _ call: CodeCall) -> ViewNode {
    if case .member(_, let name) = call.callee.kind,
      let own = names.configurationViews[name.text]
    {
      return inserted(own, call, expression, isInConfiguration: true)
    }
    guard case .member(_, let name) = call.callee.kind,
      case .slotFunction(let isOptional)? = names.configuration[name.text]
    else {
      block(text(call.callee.range), call.callee.range)
      return nothing(expression.range)
    }
    return ViewNode(
      content: .slot(filled(call, expression), isOptional: isOptional), modifiers: [],
      range: callSite ?? expression.range, name: name.text)
  }

  /// A slot with its arguments.
  private mutating func filled(_ call: CodeCall, _ expression: CodeExpression) -> Value {
    var rewriting = Rewriting()
    if case .name(let slot) = call.callee.kind, let nameInView = names.namesInView[slot.text] {
      rewriting.replace(slot.range, nameInView)
    }
    for argument in call.arguments { rewrite(argument.value, .value, &rewriting) }
    return Value(
      text: text(expression.range, rewriting.edits).inOneLine, changes: rewriting.changes,
      locals: rewriting.locals)
  }

  mutating func made(
    _ name: CodeName, _ call: CodeCall, _ expression: CodeExpression
  ) -> ViewNode {
    func node(_ content: ViewContent) -> ViewNode {
      ViewNode(content: content, modifiers: [], range: callSite ?? expression.range)
    }
    if case .content(let items, let shows)? = scope[name.text] {
      for (name, _) in shows.sorted(by: { $0.key < $1.key }) { note(name, at: expression.range) }
      return group(items, callSite ?? expression.range)
    }
    if scope[name.text] == nil {
      if isInConfiguration, let own = names.configurationViews[name.text] {
        return inserted(own, call, expression, isInConfiguration: true)
      }
      if let own = names.ownViews[name.text] {
        return inserted(own, call, expression, isInConfiguration: false)
      }
    }
    if case .layout(let choice)? = scope[name.text] {
      var inner: [ViewItem] = []
      for closure in call.trailing {
        if case .closure(let closure) = closure.value.kind { inner += items(closure.statements) }
      }
      return node(.layout(choice, inner))
    }
    if case .slotFunction(let isOptional)? = names.names[name.text] {
      return node(.slot(filled(call, expression), isOptional: isOptional))
    }
    if let twin = names.view(named: name.text) {
      return node(.library(twin, libraryArguments(call)))
    }
    if name.text == "Color" { return node(.color(value(expression, .color))) }
    if name.text == "Text", call.trailing.isEmpty,
      call.arguments.count != 2
        || call.arguments[1].label?.text != "format"
    {
      return node(.text(value(expression, .text)))
    }
    guard let rules = ViewRule.all[name.text] else {
      block(name.text, name.range)
      return node(.built(ViewRule("EmptyView", [], .empty), []))
    }
    for rule in rules {
      if let matched = match(call, rule.parameters) {
        let before = (uses: uses, blockers: blockers.count)
        if case .fitting = rule.kind, case .closure(let closure)? = matched[1]?.kind {
          let axes = matched[0].map { value($0, .axes) } ?? Value(text: ".horizontal, .vertical")
          return node(
            .built(
              rule, [.value(axes), .content(alternatives(closure.statements), parameter: nil)]))
        }
        let arguments = read(matched, rule.parameters)
        if case .forEach = rule.kind {
          for name in uses.keys.sorted() where uses[name] != before.uses[name] {
            block("\(name) once per element", expression.range)
          }
        }
        if rule.isTextField {
          // A name of a field only uses its text.
          uses = before.uses
          let new = blockers[before.blockers...].filter { !$0.name.hasSuffix(" in two places") }
          blockers = Array(blockers[..<before.blockers]) + new
        }
        return node(.built(rule, arguments))
      }
    }
    block(called(name.text, call), name.range)
    return node(.built(ViewRule("EmptyView", [], .empty), []))
  }

  mutating func libraryArguments(
    _ call: CodeCall
  ) -> [(label: String?, value: ReadArgument)] {
    (call.arguments + call.trailing).map { argument in
      let label = argument.label?.text
      switch argument.value.kind {
      case .closure(let closure):
        return (label, .content(items(closure.statements), parameter: nil))
      case .call, .member, .name:
        if isView(argument.value), case .call(let inner) = argument.value.kind,
          case .name(let name) = inner.callee.kind, name.text == "Text"
        {
          return (label, .value(value(argument.value, .text)))
        }
        if let target = binding(argument.value) { return (label, .binding(target)) }
        return (label, .value(value(argument.value, .value)))
      default:
        return (label, .value(value(argument.value, .value)))
      }
    }
  }
}
