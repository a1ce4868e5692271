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
      if let name = nestedView(call.callee) { return made(name, call, expression) }
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
      if isColor(member: name) {
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
      isColor(member: name) || text(base.range) == "Color"
    case .call(let call):
      if case .member(let base, let name) = call.callee.kind, name.text == "opacity" {
        isColor(base)
      } else if case .member(_, let name) = call.callee.kind {
        isColor(member: name)
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

  /// Whether the values of a member with a name are colors.
  private func isColor(member name: CodeName) -> Bool {
    if case .color? = names.foreignMember(named: name.text) { return true }
    return names.colors.contains(name.text)
  }

  private func isNamed(_ expression: CodeExpression) -> Bool {
    if case .implicitMember = expression.kind { true } else { false }
  }

  mutating func named(_ name: CodeName, _ expression: CodeExpression) -> ViewNode {
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
  mutating func member(
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
  func text(
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
  mutating func endOfList(
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
  mutating func end(_ base: CodeExpression, _ name: CodeName) -> Value? {
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

  // MARK: - Layouts

  /// `condition ? AnyLayout(VStackLayout(…)) : AnyLayout(HStackLayout(…))`.
  mutating func layoutChoice(_ expression: CodeExpression) -> LayoutChoice? {
    guard case .ternary(let condition, let first, let second) = expression.kind,
      let one = layout(first), let other = layout(second)
    else { return nil }
    return LayoutChoice(condition: value(condition, .value), first: one, second: other)
  }

  mutating func layout(_ expression: CodeExpression) -> LayoutChoice.Stack? {
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
