/// The names in code: those that are expressions, and those that it declares.
struct NamesInCode {
  /// The plain identifiers that are expressions, in source order.
  private(set) var identifiers: [Located] = []

  /// `$0` outside of closures.
  private(set) var arguments: [Located] = []
  private(set) var declared: Set<String> = []

  /// Members after a dot that follows a plain identifier.
  private(set) var memberAccesses:
    [(base: String, member: Located, purposes: [SwiftBlock.Purpose])] = []

  /// The uses of the visited code, from the outside in; nil at the start of a closure.
  private var purposes: [SwiftBlock.Purpose?] = []

  init(in code: CodePart) { visit(code) }

  private mutating func visit(_ part: CodePart) {
    switch part {
    case .expression(let expression): visit(expression)
    case .statement(let statement): visit(statement)
    case .condition(let condition):
      // 'if let name' uses the name and declares another one.
      if case .optionalBinding(let names, value: nil, isVariable: _) = condition.kind {
        identifiers += names
      }
      part.forEachPart { visit($0) }
    case .capture(let name, let value):
      if value == nil, name.isIdentifier { identifiers.append(name) } else { declare(name) }
      if let value { visit(value) }
    case .name(let name): declare(name)
    default: part.forEachPart { visit($0) }
    }
  }

  private mutating func declare(_ name: Located) {
    if name.isIdentifier { declared.insert(name.text) }
  }

  private mutating func visit(_ statement: CodeStatement) {
    guard case .variable(let variable) = statement.kind, let type = variable.writtenType else {
      return statement.forEachPart { visit($0) }
    }
    statement.forEachPart { part in
      if case .attribute = part { return visit(part) }
      purposes.append(.value(type: type.expression.text))
      visit(part)
      purposes.removeLast()
    }
  }

  private mutating func visit(_ expression: CodeExpression) {
    switch expression.kind {
    case .name(let name): use(name)
    case .member(let base, let member):
      visit(base)
      if case .name(let name) = base.kind, !base.isSpecialized, !name.isClosureArgument,
        name.text != "super"
      {
        memberAccesses.append(
          (name.text, member, purposes.reversed().prefix { $0 != nil }.compactMap(\.self)))
      }
      return
    case .implicitMember: return
    case .call(let call):
      visit(call.callee)
      for argument in call.arguments { visit(argument, of: call) }
      for argument in call.trailing { visit(argument.value) }
      return
    case .closure:
      purposes.append(nil)
      expression.forEachPart { visit($0) }
      purposes.removeLast()
      return
    default: break
    }
    expression.forEachPart { visit($0) }
  }

  private mutating func visit(_ argument: CodeArgument, of call: CodeCall) {
    guard let function = call.calledName else { return visit(argument.value) }
    purposes.append(.argument(function: function.text, label: argument.label?.text))
    visit(argument.value)
    purposes.removeLast()
  }

  private mutating func use(_ name: Located) {
    if name.isIdentifier || name.text.first == "$" && !name.isClosureArgument {
      identifiers.append(name)
    } else if name.text == "$0", !purposes.contains(nil) {
      arguments.append(name)
    }
  }
}

extension CodeName {
  /// Whether it is `$0`, `$1` and so on.
  fileprivate var isClosureArgument: Bool {
    text.first == "$" && text.utf8.dropFirst().allSatisfy { $0.isDigit }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension CodeExpression {
  /// Whether generic arguments follow its name.
  var isSpecialized: Bool {
    if case .genericArguments = details { true } else { false }
  }
}

extension CodeExpression {
  /// The name of a callee, without its qualifier.
  package var calledName: CodeName? {
    switch kind {
    case .name(let name) where name.text != "super": name
    case .member(_, let name), .implicitMember(let name): name
    default: nil
    }
  }
}

extension CodeCall {
  /// The name of the callee, without its qualifier; nil if generic arguments follow it.
  var calledName: CodeName? { callee.isSpecialized ? nil : callee.calledName }
}
