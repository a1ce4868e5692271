extension SwiftPrinter {
  /// Prints an attribute, its arguments filled into lines if it is too long for one.
  mutating func print(attribute: String) {
    guard !fits(attribute), let open = attribute.firstIndex(of: "("), attribute.last == ")" else {
      return line(attribute)
    }
    line(String(attribute[...open]))
    let items = arguments(in: attribute[attribute.index(after: open)...].dropLast())
    indentation += 1
    var current = ""
    for (index, item) in items.enumerated() {
      let piece = item + (index == items.count - 1 ? "" : ",")
      if current.isEmpty {
        current = piece
      } else if fits("\(current) \(piece)") {
        current += " " + piece
      } else {
        print(argument: current)
        current = piece
      }
    }
    print(argument: current)
    indentation -= 1
    line(")")
  }

  /// Prints an argument, its value below its label if both together are too long.
  private mutating func print(argument: String) {
    guard !fits(argument), let colon = argument.firstIndex(of: ":") else { return line(argument) }
    line(String(argument[...colon]))
    indentation += 1
    line(String(argument[argument.index(colon, offsetBy: 2)...]))
    indentation -= 1
  }
}

/// What stands between the commas that are in no string literal.
private func arguments(in text: Substring) -> [String] {
  var arguments: [String] = []
  var current = ""
  var isInString = false
  var isEscaped = false
  for character in text {
    if character == ",", !isInString {
      arguments.append(current)
      current = ""
      continue
    }
    if character == "\"", !isEscaped { isInString.toggle() }
    isEscaped = character == "\\" && !isEscaped
    if current.isEmpty, character == " " { continue }
    current.append(character)
  }
  return arguments + [current]
}
