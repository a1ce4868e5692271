import SwiftFragments

extension BodyReader {
  /// Reads the code of an action.
  ///
  /// - Parameter isHandler: Whether it returns `.handled` at its end, which the view does not.
  mutating func action(_ expression: CodeExpression, isHandler: Bool = false) -> ActionNode {
    guard case .closure(let closure) = expression.kind else { return reference(expression) }
    var statements = closure.statements
    if isHandler {
      if case .return(let value?) = statements.last?.kind,
        case .implicitMember(let name) = value.kind,
        name.text == "handled"
      {
        statements.removeLast()
      } else {
        block("another result than '.handled'", expression.range)
      }
    }
    let outer = scope
    defer { scope = outer }
    for parameter in closure.parameters {
      scope[parameter.text] = .bound(changes: false, optional: nil)
    }
    // Of an old and a new value, only the new one is available.
    if closure.parameters.dropLast().contains(where: { $0.text != "_" }) {
      block("a closure with several values", expression.range)
    }
    var rewriting = Rewriting()
    var lines: [String] = []
    var begins = statements.count == 1
    let needed = Set(outer.keys)
    isInAction = true
    usesGiven = false
    defer { isInAction = false }
    let whole =
      statements.contains { range(of: $0) == nil } && !isHandler
      ? self.statements(of: closure, in: expression.range) : nil
    let pieces: [(range: Range<Int>?, statements: [CodeStatement])] =
      whole.map { [($0, statements)] } ?? statements.map { (range(of: $0), [$0]) }
    for (range, statements) in pieces {
      guard let range else {
        block("statement", expression.range)
        continue
      }
      var piece = Rewriting()
      for statement in statements {
        rewrite(statement, &piece)
        rewriteCalls(statement, &piece)
        begins = begins && beginsWithOwner(statement)
      }
      rewriting.usesOwner = rewriting.usesOwner || piece.usesOwner
      rewriting.locals.formUnion(piece.locals)
      lines += self.lines(text(range, piece.edits), from: range.lowerBound)
        .split(separator: "\n").map(String.init)
    }
    return ActionNode(
      lines: lines, beginsWithOwner: begins && lines.count == 1, usesOwner: rewriting.usesOwner,
      parameter: usesGiven ? Self.givenName : closure.parameters.last?.text,
      locals: rewriting.locals.intersection(needed))
  }

  /// `action: onSelect`.
  private mutating func reference(_ expression: CodeExpression) -> ActionNode {
    var rewriting = Rewriting()
    rewrite(expression, .value, &rewriting)
    if case .name(let name) = expression.kind,
      case .bound(_, let source?)? = scope[name.text]
    {
      return ActionNode(
        lines: [source.text + "?()"], beginsWithOwner: true, usesOwner: true, parameter: nil,
        locals: source.locals)
    }
    return ActionNode(
      lines: [text(expression.range, rewriting.edits).inOneLine + "()"],
      beginsWithOwner: true, usesOwner: rewriting.usesOwner, parameter: nil,
      locals: rewriting.locals)
  }

  /// `withAnimation` becomes `animate`, and writing a binding notifies the caller.
  mutating func rewriteCalls(_ statement: CodeStatement, _ to: inout Rewriting) {
    guard case .expression(let expression) = statement.kind else { return }
    rewriteCalls(expression, &to)
  }

  private mutating func rewriteCalls(_ expression: CodeExpression, _ to: inout Rewriting) {
    switch expression.kind {
    case .call(let call):
      if case .name(let name) = call.callee.kind {
        if name.text == "withAnimation" {
          if names.owner == .style { block("withAnimation", name.range) }
          to.usesOwner = true
          to.replace(name.range, names.viewPrefix + "animate")
          if call.arguments.isEmpty { to.insert("(.default)", at: name.range.upperBound) }
        }
        if name.text == "dismiss" || name.text == "openURL" && names.owner == .style {
          block(name.text, name.range)
        }
      }
      rewriteCalls(call.callee, &to)
      for argument in call.trailing {
        if case .closure(let closure) = argument.value.kind {
          for statement in closure.statements { rewriteCalls(statement, &to) }
        }
      }
    case .member(let base, _): rewriteCalls(base, &to)
    case .infix(let left, let infix, _)
    where infix.hasSuffix("=") && infix.first != "=" || infix == "=":
      rewriteCalls(left, &to)
    case .conditional(let node):
      for statement in node.body + node.otherwise { rewriteCalls(statement, &to) }
    case .selection(let node):
      for statement in node.cases.flatMap(\.statements) { rewriteCalls(statement, &to) }
    case .name(let name):
      guard scope[name.text] == nil, case .binding(let edited?)? = names.names[name.text] else {
        return
      }
      to.replace(name.range, edited)
    default: break
    }
  }

  private func beginsWithOwner(_ statement: CodeStatement) -> Bool {
    guard case .expression(let expression) = statement.kind else { return false }
    return beginsWithOwner(expression)
  }

  private func beginsWithOwner(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .call(let call): beginsWithOwner(call.callee) && call.arguments.isEmpty
    case .member(let base, _): beginsWithOwner(base)
    case .postfix(let base, _): beginsWithOwner(base)
    case .infix(let left, "=", let right): beginsWithOwner(left) && isLiteral(right)
    case .name(let name):
      names.owner == .style
        ? name.text == "configuration" : scope[name.text] == nil && names.names[name.text] != nil
    default: false
    }
  }

  private func isLiteral(_ expression: CodeExpression) -> Bool {
    switch expression.kind {
    case .literal(_, let inner): inner.isEmpty
    case .nil, .implicitMember: true
    case .name(let name): name.text.hasPrefix("$") && name.text.count == 2
    default: false
    }
  }

  /// All statements of a closure, where not each of them has a place; nil if the closure captures something.
  private func statements(of closure: CodeClosure, in range: Range<Int>) -> Range<Int>? {
    guard closure.captures.isEmpty, !closure.hasSignature, closure.parameters.isEmpty else {
      return nil
    }
    let inner = range.lowerBound + 1..<range.upperBound - 1
    let text = text(inner)
    let start = text.utf8.prefix { $0 == 32 || $0 == 10 }.count
    let end = text.utf8.reversed().prefix { $0 == 32 || $0 == 10 }.count
    return start < text.utf8.count ? inner.lowerBound + start..<inner.upperBound - end : nil
  }

  /// From the first to the last part of a statement.
  private func range(of statement: CodeStatement) -> Range<Int>? {
    switch statement.kind {
    case .expression(let expression): return expression.range
    case .variable(let variable):
      guard variable.isConstant, let first = variable.names.first, let value = variable.value else {
        return nil
      }
      // The keyword and the space before the name.
      let start = max(0, first.range.lowerBound - 4)
      guard text(start..<first.range.lowerBound) == "let " else { return nil }
      return start..<value.range.upperBound
    case .guard, .function, .type, .while, .repeat, .for, .return, .throw, .jump, .defer, .do,
      .compilationConditions, .other:
      return nil
    }
  }
}
