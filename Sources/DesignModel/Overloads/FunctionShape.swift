/// What a function's type says: `(Int) -> Bool`, which may be optional.
struct FunctionShape {
  /// Without the optional's parentheses.
  let text: String

  /// What stands between the parentheses, separated by commas.
  let parameters: String

  /// `async` and `throws`.
  let effects: Set<Substring>
  let result: String

  var returnsNothing: Bool { result == "Void" || result == "()" }

  /// - Returns: nil for a type that is not written as a function.
  init?(_ type: String) {
    let type = type.wrappedInOptional.map { $0.withoutParentheses } ?? type
    guard let start = type.firstIndex(of: "("), let arrow = type.firstRange(of: "->") else {
      return nil
    }
    var depth = 0
    var end = start
    for index in type.indices[start...] {
      if type[index] == "(" { depth += 1 }
      if type[index] == ")" { depth -= 1 }
      end = index
      if depth == 0 { break }
    }
    guard depth == 0 else { return nil }
    let rest = type[end...].firstRange(of: "->") ?? arrow
    text = type
    parameters = type[type.index(after: start)..<end].trimmed
    effects = Set(type[type.index(after: end)..<rest.lowerBound].split(separator: " "))
    result = type[rest.upperBound...].trimmed
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

  fileprivate var withoutParentheses: String {
    hasPrefix("(") && hasSuffix(")") ? String(dropFirst().dropLast()) : self
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
