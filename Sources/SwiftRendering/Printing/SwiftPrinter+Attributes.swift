extension SwiftPrinter {
  /// Prints attributes, filling the arguments of an attribute into lines if it is too long for one.
  mutating func printAttributes(_ attributes: [Attribute]) {
    for attribute in attributes {
      if lineIfItFits({ $0.append(attribute) }) { continue }
      guard let arguments = attribute.arguments else {
        line { $0.append(attribute) }
        continue
      }
      line(attribute.name + "(")
      indentation += 1
      fillOrBreak(arguments)
      indentation -= 1
      line(")")
    }
  }

  /// Prints arguments separated by commas, as many per line as fit.
  private mutating func fillOrBreak(_ arguments: [Argument]) {
    func write(_ range: Range<Int>, _ code: inout CodeBuffer) {
      for index in range {
        if index > range.lowerBound { code.append(" ") }
        code.append(arguments[index])
        if index < arguments.count - 1 { code.append(",") }
      }
    }
    var start = 0
    for end in arguments.indices.dropFirst() where !fits({ write(start..<end + 1, &$0) }) {
      printArguments(arguments, start..<end, write)
      start = end
    }
    printArguments(arguments, start..<arguments.count, write)
  }

  /// Prints arguments in a line; the value of a single one goes below its label if both together are too
  /// long.
  private mutating func printArguments(
    _ arguments: [Argument], _ range: Range<Int>,
    _ write: (Range<Int>, inout CodeBuffer) -> Void
  ) {
    if lineIfItFits({ write(range, &$0) }) { return }
    let argument = arguments[range.lowerBound]
    guard let label = argument.label else { return line { write(range, &$0) } }
    line(label + ":")
    indentation += 1
    line {
      $0.append(argument.value)
      if range.lowerBound < arguments.count - 1 { $0.append(",") }
    }
    indentation -= 1
  }
}

extension Attribute {
  /// The attribute in one line.
  package var text: String {
    var code = CodeBuffer()
    code.append(self)
    return String(decoding: code.bytes, as: UTF8.self)
  }
}

extension CodeBuffer {
  mutating func append(_ attribute: Attribute) {
    if let arguments = attribute.arguments {
      append(.call(.name(attribute.name), arguments))
    } else {
      append(attribute.name)
    }
  }
}
