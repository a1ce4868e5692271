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
    var type = type
    if type.hasSuffix(")?") { type = String(type.dropFirst().dropLast(2)) }
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

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
