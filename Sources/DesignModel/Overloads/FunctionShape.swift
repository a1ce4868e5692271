/// What a function's type says: `(Int) -> Bool`, which may be optional.
package struct FunctionShape {
  /// Without the optional's parentheses.
  let text: String

  /// What stands between the parentheses, separated by commas.
  let parameters: String

  /// `async` and `throws`.
  let effects: Set<Substring>
  let result: String

  package var returnsNothing: Bool { result == "Void" || result == "()" }

  /// How many parameters there are: those of a tuple or of generic arguments are none.
  package var parameterCount: Int {
    parameters.isEmpty ? 0 : parameters.commasOutsideOfBrackets + 1
  }

  /// - Returns: nil for a type that is not written as a function.
  package init?(_ type: String) {
    let type = (type.wrappedInOptional ?? type).withoutParentheses
    var rest = type[...].trimmed
    // Attributes stand in front, and may have parentheses of their own.
    while rest.first == "@" {
      rest = rest.dropFirst().drop(while: \.isPartOfName)
      if rest.first == "(" {
        guard let end = rest.endOfParentheses else { return nil }
        rest = rest[rest.index(after: end)...]
      }
      rest = rest.trimmed
    }
    guard rest.first == "(", let end = rest.endOfParentheses,
      let arrow = rest[end...].firstRange(of: "->")
    else { return nil }
    text = type
    parameters = String(rest[rest.index(after: rest.startIndex)..<end].trimmed)
    effects = Set(rest[rest.index(after: end)..<arrow.lowerBound].split(separator: " "))
    result = String(rest[arrow.upperBound...].trimmed)
  }
}

extension String {
  /// The type that an optional type has values of, as it is written; nil for a type that is none,
  /// as a function's whose result is optional.
  package var wrappedInOptional: String? {
    guard hasSuffix("?") else { return nil }
    var depth = 0
    for (sign, next) in zip(self, dropFirst()) {
      if "([<".contains(sign) { depth += 1 }
      if ")]".contains(sign) || sign == ">" && depth > 0 { depth -= 1 }
      if depth == 0, sign == "-", next == ">" { return nil }
    }
    return String(dropLast())
  }

  /// Whether it is written as an optional type.
  package var isOptionalType: Bool { wrappedInOptional != nil }

  /// Without parentheses around all of it.
  fileprivate var withoutParentheses: String {
    guard first == "(", let end = self[...].endOfParentheses, index(after: end) == endIndex else {
      return self
    }
    return String(dropFirst().dropLast()).withoutParentheses
  }

  fileprivate var commasOutsideOfBrackets: Int {
    var depth = 0
    var count = 0
    var last: Character = " "
    for sign in self {
      switch sign {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      // An arrow closes nothing.
      case ">" where last != "-": depth -= 1
      case "," where depth == 0: count += 1
      default: break
      }
      last = sign
    }
    return count
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " }
    return start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)]
  }

  /// Where the parenthesis is that closes the first one; nil if none does.
  fileprivate var endOfParentheses: Index? {
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
