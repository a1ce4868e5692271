extension SwiftPrinter {
  /// The maximum length, in code units, of the only statement of a property that goes on the line of its
  /// head.
  private static let shortStatement = 24

  /// The maximum length of a head with its only statement that go on one line.
  private static let compactStatement = 60

  /// Prints statements one level deeper than their surroundings.
  mutating func printStatements(_ statements: [Statement]) {
    indentation += 1
    for statement in statements { printStatement(statement) }
    indentation -= 1
  }

  private mutating func printStatement(_ statement: Statement) {
    switch statement {
    case .expression(let value, let layout): printExpression(value.asStatement, layout) { _ in }
    case .let(let pattern, let value, let layout):
      printExpression(value, layout) {
        $0.append("let")
        $0.blank()
        $0.append(swift: pattern)
        $0.append(.assignment)
      }
    case .var(let pattern, let value, let layout):
      printExpression(value, layout) {
        $0.append("var")
        $0.blank()
        $0.append(swift: pattern)
        $0.append(.assignment)
      }
    case .assignment(let target, let value, let layout):
      printExpression(value, layout) {
        $0.append(target)
        $0.append(.assignment)
      }
    case .return(let value, let layout):
      printExpression(value, layout) {
        $0.append("return")
        $0.blank()
      }
    case .closureCall(let callee, let arguments, let closures, let layout):
      printClosureCall(callee, arguments, closures, layout)
    case .if(let condition, let then, let otherwise):
      printHead(of: condition)
      printStatements(then)
      if !otherwise.isEmpty {
        line("} else {")
        printStatements(otherwise)
      }
      line("}")
    case .compact(let inner): printCompact(inner)
    case .switch(let subject, let cases):
      printSwitch(subject, cases) { printer, one in printer.printTall(one) }
    case .requirement(let isSettable): line(isSettable ? "get set" : "get")
    case .accessor(let accessor, let value):
      breakableLine { $0.append(.closureCall(.name(accessor.rawValue), [], .init(value))) }
    case .comment(let text): line("// " + text)
    case .indented(let inner): printStatements(inner)
    case .chain(let head, let members):
      let start = code.bytes.count
      printStatement(head)
      let isTall = code.bytes[start...].count { $0 == 0x0A } > 1
      if !isTall { indentation += 1 }
      for member in members { breakableLine { $0.append(member) } }
      if !isTall { indentation -= 1 }
    case .part(let opening, let value, let closing):
      breakableLine {
        $0.append(swift: opening)
        $0.append(value)
        $0.append(swift: closing)
      }
    case .verbatim(let text): printVerbatim(text)
    case .traced(let origin, let inner):
      printTraced(from: origin) { printer in
        for statement in inner { printer.printStatement(statement) }
      }
    }
  }

  /// Prints a head and an expression.
  private mutating func printExpression(
    _ value: Expression, _ layout: Statement.ArgumentLayout, _ head: (inout CodeBuffer) -> Void
  ) {
    func write(_ code: inout CodeBuffer) {
      head(&code)
      code.append(value)
    }
    switch (layout, value) {
    case (.filled, .call(let callee, let arguments)):
      if lineIfItFits(write) { return }
      printCall(head, callee)
      indentation += 1
      fill(arguments.indices, closing: ")") { $1.append(arguments[$0]) }
      indentation -= 1
    case (.filled, .array(let items)):
      if lineIfItFits(write) { return }
      line {
        head(&$0)
        $0.append("[")
      }
      indentation += 1
      fill(items.indices, closing: ",") { $1.append(items[$0]) }
      indentation -= 1
      line("]")
    case (.onePerLine, .call(let callee, let arguments)) where !arguments.isEmpty:
      printCall(head, callee)
      printOnePerLine(arguments)
      line(")")
    case (.onePerLineBeyond(let width), .call(let callee, let arguments))
    where !arguments.isEmpty && value.length > width:
      printCall(head, callee)
      printOnePerLine(arguments)
      line(")")
    case (.broken, _), (.filled, _), (.onePerLine, _), (.onePerLineBeyond, _):
      breakableLine(write)
    }
  }

  private mutating func printCall(_ head: (inout CodeBuffer) -> Void, _ callee: Expression) {
    line {
      head(&$0)
      $0.append(callee)
      $0.append("(")
    }
  }

  private mutating func printOnePerLine(_ arguments: [Argument]) {
    indentation += 1
    for (index, argument) in arguments.enumerated() {
      breakableLine(closing: index == arguments.count - 1 ? "" : ",") { $0.append(argument) }
    }
    indentation -= 1
  }

  // MARK: - Closures

  private mutating func printClosureCall(
    _ callee: Expression, _ arguments: [Argument], _ closures: [TrailingClosure],
    _ layout: Statement.ArgumentLayout
  ) {
    printClosureHead(callee, arguments, closures, layout)
    if closures.isOneWithoutStatements { return }
    for (index, closure) in closures.enumerated() {
      if index > 0 {
        // After a brace, Swift parses `default:` as a case of a switch.
        let label = closure.label == "default" ? "`default`" : closure.label ?? "_"
        line {
          $0.append("} \(label): {")
          $0.append(parametersOf: closure)
        }
      }
      printStatements(closure.body)
    }
    if !closures.isEmpty { line("}") }
  }

  private mutating func printClosureHead(
    _ callee: Expression, _ arguments: [Argument], _ closures: [TrailingClosure],
    _ layout: Statement.ArgumentLayout
  ) {
    func write(_ code: inout CodeBuffer) {
      code.append(head: callee, arguments, closures)
    }
    if arguments.isEmpty { return line(write) }
    switch layout {
    case .onePerLineBeyond(let width):
      var flat = CodeBuffer()
      write(&flat)
      if flat.width(of: 0..<flat.bytes.count) <= width { return line(write) }
      printCall({ _ in }, callee)
      printOnePerLine(arguments)
    case .broken, .filled, .onePerLine:
      if lineIfItFits(write) { return }
      printCall({ _ in }, callee)
      indentation += 1
      fill(arguments.indices) { $1.append(arguments[$0]) }
      indentation -= 1
    }
    line {
      $0.append(")")
      $0.append(beginningOf: closures)
    }
  }

  /// Prints a call with a closure, or a condition, in one line if its statement is short, and a switch with
  /// short statements on the lines of their cases.
  private mutating func printCompact(_ statement: Statement) {
    if case .switch(let subject, let cases) = statement {
      return printSwitch(subject, cases) { printer, one in printer.printCompact(one) }
    }
    guard let body = statement.bracedBody else { return printStatement(statement) }
    func head(_ code: inout CodeBuffer) {
      if case .if(let condition, _, _) = statement {
        code.append(condition)
      } else if case .closureCall(let callee, let arguments, let closures, _) = statement {
        code.append(head: callee, arguments, closures)
      }
    }
    guard body.count == 1 else { return printStatement(statement) }
    if case .traced(let origin, let inner) = body[0] {
      return printTraced(from: origin) { $0.printCompact(statement.replacingBody(inner)) }
    }
    guard case .expression(let value, _) = body[0] else { return printStatement(statement) }
    var line = CodeBuffer()
    head(&line)
    line.append(value)
    guard line.width(of: 0..<line.bytes.count) < Self.compactStatement else {
      return printStatement(statement)
    }
    self.line {
      head(&$0)
      $0.append(" ")
      $0.append(value)
      $0.append(" }")
    }
  }

  private mutating func printSwitch(
    _ subject: Expression, _ cases: [Statement.SwitchCase],
    _ printCase: (inout Self, Statement.SwitchCase) -> Void
  ) {
    breakableLine {
      $0.append("switch")
      $0.blank()
      $0.append(subject)
      $0.blank()
      $0.open(.brace)
    }
    for one in cases { printCase(&self, one) }
    line("}")
  }

  /// Prints a case with its statements below it.
  private mutating func printTall(_ one: Statement.SwitchCase) {
    breakableLine {
      $0.append("case")
      $0.blank()
      $0.append(one.pattern)
      $0.append(":")
    }
    printStatements(one.body)
  }

  /// Prints a case with its only statement on the same line if it fits.
  private mutating func printCompact(_ one: Statement.SwitchCase) {
    guard one.body.count == 1, case .expression(let value, _) = one.body[0] else {
      return printTall(one)
    }
    let isPrinted = lineIfItFits {
      $0.append("case ")
      $0.append(one.pattern)
      $0.append(": ")
      $0.append(value)
    }
    if !isPrinted { printTall(one) }
  }

  /// Prints a head and a body in braces.
  ///
  /// - Parameter isShort: Whether a body of one line goes on the line of its head.
  mutating func printBody(
    _ body: [Statement]?, isShort: Bool = false, head: (inout CodeBuffer) -> Void
  ) {
    guard let body else { return line(head) }
    if body.isEmpty {
      return line {
        head(&$0)
        $0.append(" {}")
      }
    }
    if isShort, body.count == 1, let only = body[0].lineOfItsOwn,
      only.utf8.count <= Self.shortStatement
    {
      let isPrinted = lineIfItFits {
        head(&$0)
        $0.append(" { ")
        $0.append(only)
        $0.append(" }")
      }
      if isPrinted { return }
    }
    line {
      head(&$0)
      $0.append(" {")
    }
    printStatements(body)
    line("}")
  }
}

extension Statement {
  /// The text of a statement that can go on the line of a property's head.
  fileprivate var lineOfItsOwn: String? {
    switch self {
    case .expression(let value, .broken): value.text
    case .requirement(let isSettable): isSettable ? "get set" : "get"
    case .expression, .let, .var, .assignment, .return, .closureCall, .if, .compact, .switch,
      .accessor, .comment, .indented, .chain, .part, .verbatim, .traced:
      nil
    }
  }

  /// The statements in its only pair of braces.
  fileprivate var bracedBody: [Statement]? {
    switch self {
    case .if(_, let body, let otherwise): otherwise.isEmpty ? body : nil
    case .closureCall(_, _, let closures, _): closures.count == 1 ? closures[0].body : nil
    case .expression, .let, .var, .assignment, .return, .compact, .switch, .requirement,
      .accessor, .comment, .indented, .chain, .part, .verbatim, .traced:
      nil
    }
  }

  /// The statement with other statements in its braces.
  fileprivate func replacingBody(_ body: [Statement]) -> Statement {
    switch self {
    case .if(let condition, _, let otherwise): .if(condition, body, else: otherwise)
    case .closureCall(let callee, let arguments, let closures, let layout):
      .closureCall(
        callee, arguments, closures.map { .init(label: $0.label, parameters: $0.parameters, body) },
        layout)
    case .expression, .let, .var, .assignment, .return, .compact, .switch, .requirement,
      .accessor, .comment, .indented, .chain, .part, .verbatim, .traced:
      self
    }
  }
}

extension SwiftPrinter {
  /// Prints `if condition {`, with two conditions in a line each if they are too long for one.
  private mutating func printHead(of condition: Statement.Condition) {
    guard case .binds(let name, let value, let other?) = condition,
      !fits({ $0.append(condition) })
    else { return breakableLine { $0.append(condition) } }
    breakableLine {
      $0.append("if let \(name)")
      if let value {
        $0.append(.assignment)
        $0.append(value)
      }
      $0.append(",")
    }
    indentation += 1
    breakableLine { $0.append(other) }
    indentation -= 1
    line("{")
  }
}

extension [TrailingClosure] {
  /// Whether the only closure is `{}`. Between several, `swift format` wants line breaks.
  fileprivate var isOneWithoutStatements: Bool { count == 1 && self[0].body.isEmpty }
}

extension CodeBuffer {
  /// Appends a call with closures, up to the first statement in them; parentheses are omitted if there are no
  /// arguments but a closure.
  fileprivate mutating func append(
    head callee: Expression, _ arguments: [Argument], _ closures: [TrailingClosure]
  ) {
    if arguments.isEmpty, !closures.isEmpty {
      append(callee)
    } else {
      append(.call(callee, arguments))
    }
    append(beginningOf: closures)
  }

  /// Appends the first closure of a call, up to its first statement.
  fileprivate mutating func append(beginningOf closures: [TrailingClosure]) {
    guard let first = closures.first else { return }
    append(" {")
    append(parametersOf: first)
    if closures.isOneWithoutStatements { append("}") }
  }

  fileprivate mutating func append(parametersOf closure: TrailingClosure) {
    guard !closure.parameters.isEmpty else { return }
    append(" ")
    append(names: closure.parameters)
    append(" in")
  }

  fileprivate mutating func append(_ condition: Statement.Condition) {
    append("if")
    blank()
    switch condition {
    case .holds(let value): append(value)
    case .binds(let name, let value, let other):
      append("let")
      blank()
      append(name)
      if let value {
        append(.assignment)
        append(value)
      }
      if let other {
        comma()
        append(other)
      }
    }
    blank()
    open(.brace)
  }
}
