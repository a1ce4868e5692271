import SwiftFragments

extension BodyReader {
  /// Reads a view with its modifiers.
  mutating func view(_ expression: CodeExpression) -> ViewNode {
    switch expression.kind {
    case .call(let call):
      if case .member(let base, let name) = call.callee.kind,
        isView(base) || isChain(base) || isColor(base)
          || (isElement(base) || isOfTheLibrary(base)) && isModifier(name)
      {
        if case .name(let owner) = base.kind, owner.text == "configuration" {
          return slotCall(expression, call)
        }
        if name.text == "interspersed", let list = interspersed(base, call, expression) {
          return list
        }
        var node = view(base)
        modify(&node, name, call, expression.range)
        return node
      }
      if case .name(let name) = call.callee.kind { return made(name, call, expression) }
      if case .member(let base, let name) = call.callee.kind, case .name(let owner) = base.kind,
        owner.text == "configuration"
      {
        _ = name
        return slotCall(expression, call)
      }
      block(text(call.callee.range).prefixLine, call.callee.range)
      return nothing(expression.range)
    case .name(let name): return named(name, expression)
    case .postfix(let base, "?"): return view(base)
    case .member(let base, let name):
      if case .name(let owner) = base.kind, owner.text == "configuration" {
        if let own = names.configurationViews[name.text] {
          return inserted(own, nil, expression, isInConfiguration: true)
        }
        return placed(
          names.configuration[name.text], "configuration." + name.text, name.text, expression)
      }
      if case .name(let owner) = base.kind, owner.text == "Color" {
        return ViewNode(
          content: .color(value(expression, .color)), modifiers: [],
          range: callSite ?? expression.range)
      }
      if isOfColors(base) || names.colors.contains(name.text) {
        return ViewNode(
          content: .color(value(expression, .color)), modifiers: [],
          range: callSite ?? expression.range)
      }
      if let meaning = names.members[name.text] {
        return member(meaning, name, expression)
      }
      if let end = endOfList(base, name, expression) { return end }
      block(text(expression.range), expression.range)
      return nothing(expression.range)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      return view(elements[0].value)
    default:
      block(text(expression.range).prefixLine, expression.range)
      return nothing(expression.range)
    }
  }

  /// Whether an expression is an element of a list, or begins with one.
  private func isElement(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .name(let name): if case .bound? = scope[name.text] { true } else { false }
    case .call(let call): isElement(call.callee)
    case .member(let base, let name): isModifier(name) && isElement(base)
    default: false
    }
  }

  private func isModifier(_ name: CodeName) -> Bool {
    ModifierRule.all[name.text] != nil || names.modifiers[name.text] != nil
  }

  /// Whether calls are modifiers of the expression before them.
  private func isChain(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .call(let call): isChain(call.callee)
    case .member(let base, let name):
      isChain(base) || isModifier(name) && name.text != "opacity" && isColor(base)
    case .name(let name): name.text == "Color"
    default: false
    }
  }

  /// Whether an expression is a view of another component or of a library's value.
  private func isOfTheLibrary(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .call(let call): isOfTheLibrary(call.callee)
    case .member(let base, let name):
      names.members[name.text] != nil || isModifier(name) && isOfTheLibrary(base)
    default: false
    }
  }

  /// Whether a value is a color, which is a view, too.
  private func isColor(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .name(let name):
      if case .value(let number, _)? = scope[name.text] {
        isColor(locals[number].expression)
      } else {
        false
      }
    case .member(let base, let name):
      isOfColors(base) || names.colors.contains(name.text)
        || text(base.range) == "Color"
    case .call(let call):
      if case .member(let base, let name) = call.callee.kind, name.text == "opacity" {
        isColor(base)
      } else if case .member(_, let name) = call.callee.kind {
        names.colors.contains(name.text)
      } else {
        false
      }
    case .ternary(_, let first, let second):
      isColor(first) && (isColor(second) || isNamed(second))
        || isNamed(first) && isColor(second)
    case .infix(let left, "??", let right): isColor(left) || isColor(right)
    case .tuple(let elements) where elements.count == 1: isColor(elements[0].value)
    default: false
    }
  }

  private func isNamed(_ expression: CodeExpression) -> Bool {
    if case .implicitMember = expression.kind { true } else { false }
  }

  /// Whether a member is a color among tokens.
  private func isOfColors(_ base: CodeExpression) -> Bool {
    text(base.range).hasSuffix("palette") || text(base.range).hasSuffix("Palette")
  }

  private mutating func named(_ name: CodeName, _ expression: CodeExpression) -> ViewNode {
    let range = callSite ?? expression.range
    switch scope[name.text] {
    case .view(let node, let shows)?:
      for (name, _) in shows.sorted(by: { $0.key < $1.key }) { note(name, at: expression.range) }
      return node
    case .value(let number, _)? where isColor(locals[number].expression):
      return ViewNode(content: .color(value(expression, .color)), modifiers: [], range: range)
    case .given?, .layout?, .content?, .value?:
      block(name.text, expression.range)
      return nothing(expression.range)
    case .bound?:
      // The element of a list, which is a view.
      let value = Value(text: name.text, locals: [name.text])
      return ViewNode(
        content: boundSlots.contains(name.text)
          ? .slot(value, isOptional: false) : .element(value),
        modifiers: [], range: range)
    case nil: break
    }
    if isInConfiguration, names.names[name.text] == nil {
      if let own = names.configurationViews[name.text] {
        return inserted(own, nil, expression, isInConfiguration: true)
      }
      return placed(
        names.configuration[name.text], "configuration." + name.text, name.text, expression)
    }
    if let own = names.ownViews[name.text] {
      return inserted(own, nil, expression, isInConfiguration: false)
    }
    return placed(
      names.names[name.text], names.nameInView(name.text), name.text, expression)
  }

  /// The views of a slot or of a part.
  private mutating func placed(
    _ meaning: NameMeaning?, _ swift: String, _ name: String, _ expression: CodeExpression
  ) -> ViewNode {
    let content: ViewContent
    switch meaning {
    case .slot(let isOptional):
      note(swift, at: expression.range)
      content = .slot(Value(text: swift), isOptional: isOptional)
    case .view(let isOptional):
      note(swift, at: expression.range)
      content = .slot(Value(text: swift), isOptional: isOptional)
    case .list:
      note(swift, at: expression.range)
      content = .list(Value(text: swift, changes: true), separator: nil)
    case .text(let isOptional):
      return text(value(expression, .value), isOptional: isOptional, name, expression)
    case .value, .binding, .focus, .action, .slotFunction, .trait, nil:
      block(swift, expression.range)
      return nothing(expression.range)
    case .notPortable(let why):
      block(why, expression.range)
      return nothing(expression.range)
    }
    return ViewNode(
      content: content, modifiers: [], range: callSite ?? expression.range, name: name)
  }

  /// The view of a member of a library's value.
  private mutating func member(
    _ meaning: NameMeaning, _ name: CodeName, _ expression: CodeExpression
  ) -> ViewNode {
    let read = value(expression, .value)
    switch meaning {
    case .slot(let isOptional), .view(let isOptional):
      return ViewNode(
        content: .slot(
          Value(
            text: read.text + (read.changes ? ".views" : ""), changes: read.changes,
            locals: read.locals),
          isOptional: isOptional),
        modifiers: [], range: callSite ?? expression.range, name: name.text)
    case .text(let isOptional):
      return text(read, isOptional: isOptional, name.text, expression)
    case .value, .binding, .focus, .action, .slotFunction, .list, .trait, .notPortable:
      block(text(expression.range), expression.range)
      return nothing(expression.range)
    }
  }

  /// A text, which is omitted if the value is missing.
  private func text(
    _ value: Value, isOptional: Bool, _ name: String, _ expression: CodeExpression
  ) -> ViewNode {
    let range = callSite ?? expression.range
    guard isOptional else {
      return ViewNode(content: .text(value), modifiers: [], range: range)
    }
    let plain = value.text == name ? "let \(name)" : "let \(name) = \(value.text)"
    let shown = ViewNode(
      content: .text(Value(text: name, changes: value.changes, locals: [name])), modifiers: [],
      range: range)
    let condition = ConditionNode(
      isPlain: false,
      condition: Value(text: plain, changes: value.changes, locals: value.locals),
      binding: (name, value), names: [name], then: [.view(shown)], otherwise: [])
    return group([.condition(condition)], range)
  }

  func group(_ items: [ViewItem], _ range: Range<Int>) -> ViewNode {
    let content = ModifierParameter("content", .content)
    return ViewNode(
      content: .built(ViewRule("Group", [content], .group), [.content(items, parameter: nil)]),
      modifiers: [], range: range)
  }

  /// `configuration.crumbs.first`, which is a list of one view at most.
  private mutating func endOfList(
    _ base: CodeExpression, _ name: CodeName, _ expression: CodeExpression
  ) -> ViewNode? {
    guard let end = end(base, name) else { return nil }
    note(text(expression.range), at: expression.range)
    return ViewNode(
      content: .list(end, separator: nil), modifiers: [], range: callSite ?? expression.range,
      name: name.text)
  }

  /// `if let crumb = configuration.crumbs.dropLast().last`, which is `ForEach` over one view at most.
  mutating func endOfList(_ node: CodeConditional, _ range: Range<Int>) -> ViewNode? {
    guard node.conditions.count == 1, node.otherwise.isEmpty,
      case .optionalBinding(let bound, let source?, _) = node.conditions[0].kind, bound.count == 1,
      case .member(let base, let name) = source.kind, let end = end(base, name),
      let rule = ViewRule.all["ForEach"]?.first
    else { return nil }
    let outer = scope
    defer { scope = outer }
    scope[bound[0].text] = .bound(changes: false, optional: nil)
    return ViewNode(
      content: .built(
        rule, [.value(end), nil, .content(items(node.body), parameter: bound[0].text)]),
      modifiers: [], range: callSite ?? range)
  }

  /// The first or the last view of a list, as a list.
  private mutating func end(_ base: CodeExpression, _ name: CodeName) -> Value? {
    guard let part = ["first": "prefix", "last": "suffix"][name.text], isOfList(base) else {
      return nil
    }
    return Value(
      text: "Array(\(value(base, .value).text).\(part)(1))", changes: true, isList: true)
  }

  /// Whether an expression is a list of views, or a part of one.
  private func isOfList(_ expression: CodeExpression) -> Bool {
    let meaning: NameMeaning?
    switch expression.kind {
    case .name(let list): meaning = scope[list.text] == nil ? names.names[list.text] : nil
    case .member(let owner, let list):
      meaning =
        text(owner.range) == "configuration" ? names.configuration[list.text] : nil
    case .call(let call):
      guard case .member(let base, let name) = call.callee.kind else { return false }
      return ["dropFirst", "dropLast", "prefix", "suffix"].contains(name.text) && isOfList(base)
    default: return false
    }
    if case .list? = meaning { return true }
    return false
  }

  /// A list with separators between its views.
  private mutating func interspersed(
    _ base: CodeExpression, _ call: CodeCall, _ expression: CodeExpression
  ) -> ViewNode? {
    guard call.arguments.count == 1, call.arguments[0].label?.text == "with",
      call.trailing.isEmpty
    else { return nil }
    var list = view(base)
    guard case .list(let data, nil) = list.content, list.modifiers.isEmpty else { return nil }
    list.content = .list(data, separator: view(call.arguments[0].value))
    return list
  }

  // MARK: - Views that are declared elsewhere

  /// A view in hand-written Swift of the component, inlined where it is used.
  private mutating func inserted(
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
  private mutating func given(_ own: OwnView, _ call: CodeCall?) -> [String: LocalMeaning]? {
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
  private mutating func note(_ name: String, at range: Range<Int>) {
    uses[name, default: 0] += 1
    if uses[name, default: 0] > 1 { block("\(name) in two places", range) }
  }

  private mutating func slotCall(_ expression: CodeExpression, _ call: CodeCall) -> ViewNode {
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

  private mutating func made(
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

  private mutating func libraryArguments(
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

  // MARK: - Modifiers

  private mutating func modify(
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
  private func called(_ name: String, _ call: CodeCall) -> String {
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

  private mutating func read(
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
      return .value(Value(text: (edges(argument) ?? []).sorted().joined(separator: " ")))
    case .contentMode, .role, .transition, .headingLevel, .accessibilityChildren:
      return .value(Value(text: text(argument.range)))
    default: return .value(value(argument, kind))
    }
  }

  /// `{ $0[.bottom] - length }`: the edge, and the added length.
  private mutating func guide(_ argument: CodeExpression) -> Value? {
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
    if let edge = edge(expression) { return Value(text: "\(edge) 0") }
    guard case .infix(let left, let infix, let right) = expression.kind,
      infix == "+" || infix == "-", let edge = edge(left)
    else { return nil }
    var length = value(right, .value)
    let plain = length.isCompound ? "(\(length.text))" : length.text
    length.text = "\(edge) \(infix == "-" ? "-" : "")\(plain)"
    return length
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

  private mutating func style(_ expression: CodeExpression) -> StyleName {
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

  // MARK: - Layouts

  /// `condition ? AnyLayout(VStackLayout(…)) : AnyLayout(HStackLayout(…))`.
  mutating func layoutChoice(_ expression: CodeExpression) -> LayoutChoice? {
    guard case .ternary(let condition, let first, let second) = expression.kind,
      let one = layout(first), let other = layout(second)
    else { return nil }
    return LayoutChoice(condition: value(condition, .value), first: one, second: other)
  }

  private mutating func layout(_ expression: CodeExpression) -> LayoutChoice.Stack? {
    guard case .call(let outer) = expression.kind, case .name(let any) = outer.callee.kind,
      any.text == "AnyLayout", let argument = outer.arguments.first?.value,
      case .call(let call) = argument.kind, case .name(let name) = call.callee.kind,
      name.text == "VStackLayout" || name.text == "HStackLayout"
    else { return nil }
    let isVertical = name.text == "VStackLayout"
    var stack = LayoutChoice.Stack(isVertical: isVertical)
    for argument in call.arguments {
      switch argument.label?.text {
      case "alignment":
        stack.alignment = value(
          argument.value, isVertical ? .horizontalAlignment : .verticalAlignment)
      case "spacing": stack.spacing = value(argument.value, .value)
      default: return nil
      }
    }
    return stack
  }
}

extension ModifierParameter {
  /// Whether a closure after the parentheses can match it.
  var takesClosure: Bool {
    switch kind {
    case .content, .action, .guide: true
    default: false
    }
  }
}

extension String {
  /// The first line up to a parenthesis.
  var prefixLine: String { String(prefix { $0 != "\n" && $0 != "(" && $0 != "{" }) }

  /// The name at the start.
  var prefixName: String { String(prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }) }
}
