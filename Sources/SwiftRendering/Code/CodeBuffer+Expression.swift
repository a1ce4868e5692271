extension CodeBuffer {
  /// Appends an expression.
  ///
  /// - Parameter isCalled: Whether a parenthesis follows.
  package mutating func append(_ expression: Expression, isCalled: Bool = false) {
    switch expression {
    case .swift(let text), .name(let text): append(swift: text, isCalled: isCalled)
    case .verbatim(let text): append(verbatim: text)
    case .string(let text): append(swift: stringLiteral(text))
    case .member(let base, let name):
      if let base { append(base) }
      dot(isCall: isCalled && name.utf8.allSatisfy(\.isNameByte))
      append(name)
    case .optional(let base):
      append(base)
      append(byte: UInt8(ascii: "?"))
    case .call(let callee, let arguments):
      append(callee, isCalled: true)
      append(inParentheses: arguments)
    case .closureCall(let callee, let arguments, let closure):
      append(callee, isCalled: !arguments.isEmpty)
      if !arguments.isEmpty { append(inParentheses: arguments) }
      append(closure, isTrailing: true)
    case .closure(let closure): append(closure, isTrailing: false)
    case .array(let items):
      open(.square)
      for (index, item) in items.enumerated() {
        if index > 0 { comma() }
        append(item)
      }
      close(.square)
    case .subscript(let base, let key):
      append(base)
      open(.square)
      append(key)
      close(.square)
    case .infix(let left, let infix, let right):
      append(left)
      append(infix)
      append(right)
    case .ternary(let condition, let first, let second):
      append(condition)
      blank(.question)
      append("?")
      blank()
      append(first)
      blank(.alternative)
      append(":")
      blank()
      append(second)
    case .cast(let value, let type):
      append(value)
      blank()
      append("as?")
      blank()
      append(swift: type)
    case .parenthesized(let inner):
      open(.parenthesis)
      append(inner)
      close(.parenthesis)
    case .keyPath(let path):
      append(byte: UInt8(ascii: "\\"))
      dot(isCall: false)
      append(swift: path)
    case .not(let operand):
      append(byte: UInt8(ascii: "!"))
      append(operand)
    case .block(let block):
      append(block.opening)
      for (index, argument) in block.rows.joined().enumerated() {
        if index > 0 { comma() }
        append(argument)
      }
      append(block.brackets)
    }
  }

  private mutating func append(inParentheses arguments: [Argument]) {
    open(.parenthesis)
    for (index, argument) in arguments.enumerated() {
      if index > 0 { comma() }
      append(argument)
    }
    close(.parenthesis)
  }

  package mutating func append(_ argument: Argument) {
    if let label = argument.label {
      append(label)
      colon()
    }
    append(argument.value)
  }

  mutating func append(_ closure: Expression.Closure, isTrailing: Bool) {
    let isEmpty = closure.parameters.isEmpty && closure.body == nil
    if isTrailing {
      if isEmpty {
        blank()
        open(.brace)
      } else {
        openClosure()
      }
    } else {
      if !isEmpty { noteClosureAfterBlank() }
      open(.brace)
    }
    if !isEmpty {
      append(byte: UInt8(ascii: " "))
      append(parametersOf: closure.parameters)
      if let body = closure.body {
        append(body)
        append(byte: UInt8(ascii: " "))
      }
    }
    close(.brace)
  }

  /// Appends the parameter names after the brace of a closure, with a space after `in`.
  private mutating func append(parametersOf names: [String]) {
    guard !names.isEmpty else { return }
    append(names: names)
    blank()
    append("in")
    blank()
  }

  /// Appends names separated by commas.
  mutating func append(names: [String]) {
    for (index, name) in names.enumerated() {
      if index > 0 { comma() }
      append(name)
    }
  }
}

/// A text as a Swift literal.
package func stringLiteral(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": literal += "\\\(scalar)"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    default:
      let isControl = scalar.value < 0x20 || scalar.properties.generalCategory == .control
      literal += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
  }
  return literal + "\""
}
