import SwiftFragments

extension BodyReader {
  mutating func rewrite(
    _ expression: CodeExpression, tuple kinds: [ParameterKind], _ to: inout Rewriting
  ) {
    switch expression.kind {
    case .tuple(let elements) where elements.count == kinds.count:
      for (element, kind) in zip(elements, kinds) { rewrite(element.value, kind, &to) }
    case .conditional(let node):
      rewrite(node.conditions, &to)
      rewrite(branch: node.body, [], &to) { $0.rewrite($1, tuple: kinds, &$2) }
      rewrite(branch: node.otherwise, [], &to) { $0.rewrite($1, tuple: kinds, &$2) }
    case .selection(let node):
      rewrite(node.subject, .value, &to)
      for one in node.cases {
        rewrite(branch: one.statements, bound(by: one), &to) { $0.rewrite($1, tuple: kinds, &$2) }
      }
    case .ternary(let condition, let first, let second):
      rewrite(condition, .value, &to)
      rewrite(first, tuple: kinds, &to)
      rewrite(second, tuple: kinds, &to)
    default: rewrite(expression, .value, &to)
    }
  }

  /// The lines of `@unknown default: break`, since the runtime's own enumerations are frozen; nil for other cases.
  private func needlessDefault(_ one: CodeSelection.Case) -> Range<Int>? {
    guard let attribute = one.attribute, one.patterns.isEmpty, one.statements.count == 1,
      case .jump(let jump) = one.statements[0].kind, jump.keyword.text == "break"
    else { return nil }
    let blanks = units[..<attribute.range.lowerBound].reversed().prefix { $0 == 0x20 || $0 == 0x0A }
    return attribute.range.lowerBound - blanks.count..<one.statements[0].range.upperBound
  }

  func bound(by one: CodeSelection.Case) -> [String] {
    one.patterns.flatMap { boundNames(in: $0) }
  }

  /// The value of a branch is its last statement.
  mutating func rewrite(
    branch statements: [CodeStatement], _ bound: [String], _ to: inout Rewriting,
    last: (inout Self, CodeExpression, inout Rewriting) -> Void
  ) {
    let outer = scope
    defer { scope = outer }
    for name in bound { scope[name] = .bound(changes: to.changes, optional: nil) }
    for (index, statement) in statements.enumerated() {
      if index == statements.count - 1, case .expression(let expression) = statement.kind {
        last(&self, expression, &to)
      } else {
        rewrite(statement, &to)
      }
    }
  }

  mutating func rewrite(
    _ expression: CodeExpression, _ kind: ParameterKind, _ to: inout Rewriting
  ) {
    switch expression.kind {
    case .ternary(let condition, let first, let second):
      rewrite(condition, .value, &to)
      rewrite(first, kind, &to)
      rewrite(second, kind, &to)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      rewrite(elements[0].value, kind, &to)
    case .infix(let left, "??", let right):
      rewrite(left, kind, &to)
      rewrite(right, kind, &to)
    case .conditional(let node):
      rewrite(node.conditions, &to)
      rewrite(branch: node.body, [], &to) { $0.rewrite($1, kind, &$2) }
      rewrite(branch: node.otherwise, [], &to) { $0.rewrite($1, kind, &$2) }
    case .selection(let node):
      rewrite(node.subject, .value, &to)
      for one in node.cases {
        if isInAction, let range = needlessDefault(one) {
          to.replace(range, "")
          continue
        }
        for pattern in one.patterns { rewrite(pattern, .value, &to) }
        for condition in one.conditions { rewrite(condition, .value, &to) }
        rewrite(branch: one.statements, bound(by: one), &to) { $0.rewrite($1, kind, &$2) }
      }
    case .nil: break
    default: rewrite(leaf: expression, kind, &to)
    }
  }

  mutating func rewrite(
    leaf expression: CodeExpression, _ kind: ParameterKind, _ to: inout Rewriting
  ) {
    if case .name(let name) = expression.kind, case .value(let number, _)? = scope[name.text] {
      if kind != .value { locals[number].kinds[name.text] = kind }
      return resolve(name, &to)
    }
    switch kind {
    case .color, .ground: color(expression, kind, &to)
    case .text: words(expression, &to)
    case .angle: angle(expression, &to)
    case .shape: shape(expression, &to)
    case .font: font(expression, &to)
    case .weight, .horizontalAlignment, .verticalAlignment, .alignment, .axis, .axes,
      .textAlignment, .truncationMode, .textCase, .imageScale, .contentMode, .traits, .returnKey,
      .capitalization:
      named(expression, kind, &to)
    case .animation, .insets:
      renameType(in: expression, kind, &to)
      rewrite(parts: expression, &to, isTyped: true)
    case .strokeStyle: stroke(expression, &to)
    case .value, .limit, .pictureName, .fontDesign, .keyboard, .size, .unitPoint, .edges, .binding,
      .focus, .content, .action, .style, .transition, .role, .accessibilityChildren, .headingLevel,
      .guide, .openURLAction:
      rewrite(parts: expression, &to)
    }
  }

  /// `Color.red` and `Animation.spring(…)`: the type has another name in UIKit.
  func renameType(
    in expression: CodeExpression, _ kind: ParameterKind, _ to: inout Rewriting
  ) {
    switch expression.kind {
    case .member(let base, _):
      if let name = typeNames(of: kind)[text(base.range)] {
        to.replace(base.range, name)
      } else {
        renameType(in: base, kind, &to)
      }
    case .call(let call):
      if let name = typeNames(of: kind)[text(call.callee.range)] {
        to.replace(call.callee.range, name)
      } else {
        renameType(in: call.callee, kind, &to)
      }
    default: break
    }
  }

  /// A value with a name in the table of its kind.
  mutating func named(
    _ expression: CodeExpression, _ kind: ParameterKind, _ to: inout Rewriting
  ) {
    let table = valueNames(of: kind) ?? [:]
    switch expression.kind {
    case .implicitMember(let name):
      guard let other = table[name.text] else { return block("." + name.text, expression.range) }
      if other != name.text { to.replace(name.range, other) }
    case .member(let base, let name):
      guard let type = typeNames(of: kind)[text(base.range)] else {
        return rewrite(parts: expression, &to)
      }
      guard let other = table[name.text] else {
        return block(text(expression.range), expression.range)
      }
      to.replace(base.range, type)
      if other != name.text { to.replace(name.range, other) }
    case .array(let elements):
      for element in elements { rewrite(element, kind, &to) }
    // `Alignment(horizontal: .leading, vertical: .center)`
    case .call(let call)
    where kind == .alignment && text(call.callee.range) == "Alignment"
      && call.arguments.map({ $0.label?.text }) == ["horizontal", "vertical"]:
      to.replace(call.callee.range, "ViewAlignment")
      rewrite(call.arguments[0].value, .horizontalAlignment, &to)
      rewrite(call.arguments[1].value, .verticalAlignment, &to)
    default:
      rewrite(parts: expression, &to)
    }
  }

  /// `StrokeStyle(lineWidth:dash:)`, whose parts become arguments.
  private mutating func stroke(_ expression: CodeExpression, _ to: inout Rewriting) {
    guard case .call(let call) = expression.kind, text(call.callee.range) == "StrokeStyle",
      let width = call.arguments.first, width.label?.text == "lineWidth",
      call.arguments.dropFirst().allSatisfy({ ["lineCap", "dash"].contains($0.label?.text) }),
      let last = call.arguments.last
    else { return block("StrokeStyle", expression.range) }
    to.replace(expression.range.lowerBound..<width.value.range.lowerBound, "")
    to.replace(last.value.range.upperBound..<expression.range.upperBound, "")
    for argument in call.arguments { rewrite(argument.value, .value, &to) }
  }
}
