// Types as declarations state them: what they do not state is a hole, which only the compiler's inference fills.

extension TypeExpression {
  /// A type, or a part of one, that no declaration states.
  package static let hole = named("_")

  /// A view whose type is hidden.
  package static let someView = named("View").opaque

  package var isHole: Bool { plainName == "_" }

  /// `Binding<T>`.
  package var binding: TypeExpression { .named("Binding", self) }

  /// The type whose value this is: `Edge.Type` for `Edge`.
  package var metatype: TypeExpression { TypeExpression(.metatype("Type"), "\(self).Type") }

  /// The type of which this is the metatype; nil for other types.
  package var instance: TypeExpression? { form == .metatype("Type") ? parts[0] : nil }

  /// The type of the value of a `Binding`; nil for other types.
  package var bound: TypeExpression? {
    let type = unparenthesized
    return type.form == .name("Binding") && type.parts.count == 1 ? type.parts[0] : nil
  }

  /// The protocol of `some P` or `any P`; nil for other types.
  package var protocolName: String? {
    let type = unparenthesized
    return type.form == .opaque || type.form == .existential ? type.parts[0].fullName : nil
  }

  /// The qualified name of a struct, an enum, a class, an alias or a generic parameter, without generic
  /// arguments: `Array` for `[Int]`; nil for other types and for `Self`, whose meaning depends on its place.
  package var nominalName: String? {
    let type = desugared
    switch type.form {
    case .optional: return "Optional"
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .name, .member: break
    case .tuple, .parentheses, .function, .opaque, .existential, .composition, .suppressed,
      .metatype, .attributed, .packExpansion, .packElement, .other:
      return nil
    }
    return type.isHole || type.plainName == "Self" ? nil : type.fullName
  }

  /// A closure whose statements a result builder collects.
  package static let builder = stated(row: "{@}")

  /// The same for one argument.
  package static func builder(of argument: TypeExpression) -> TypeExpression {
    TypeExpression(
      .attributed([resultBuilder]),
      "\(word: resultBuilder) \(function([argument], returning: .hole))")
  }

  /// Whether it is a closure with a result builder.
  package var isBuilder: Bool {
    if case .attributed(let attributes) = unwrapped.form {
      attributes.contains(Self.resultBuilder)
    } else {
      false
    }
  }

  private static let resultBuilder = "@ViewBuilder"

  /// The type with holes for some names.
  package func withHoles(for names: some Collection<String>) -> TypeExpression {
    guard names.contains(where: mentions) else { return self }
    return substituting { names.contains($0) ? .hole : nil }
  }

  /// A type as the table of declarations writes it: `{(A,B)}` is a function, `some P` any type that conforms,
  /// `_` any type.
  package static func stated(row text: Substring) -> TypeExpression {
    if text.hasSuffix("?") { return stated(row: text.dropLast()).optional }
    if text.hasPrefix("some ") { return named(String(text.dropFirst(5))).opaque }
    if text.hasPrefix("{") {
      let open = text.firstIndex(of: "(")
      let parameters = open.map { rowParts(text[$0...].dropFirst().dropLast(2)) } ?? []
      let closure = function(parameters.map(stated), returning: .hole)
      return text.hasPrefix("{@")
        ? TypeExpression(.attributed([resultBuilder]), "\(word: resultBuilder) \(closure)")
        : closure
    }
    if text == "()" || text == "Void" { return .void }
    if text.hasPrefix("["), text.hasSuffix("]") {
      let parts = rowParts(text.dropFirst().dropLast(), separator: ":")
      return parts.count == 1 ? stated(row: parts[0]).list : .hole
    }
    if text.isEmpty || text == "_" || text == "Self" || text.first == "(" || text.first == "[" {
      return .hole
    }
    if text.hasPrefix("Binding<") { return stated(row: text.dropFirst(8).dropLast()).binding }
    return named(String(text.prefix { $0 != "<" }))
  }

  /// The parts of a list in the table, at the separators outside of brackets.
  package static func rowParts(_ text: Substring, separator: Unicode.Scalar = ",") -> [Substring] {
    var parts: [Substring] = []
    let units = text.utf8
    var (depth, start) = (0, text.startIndex)
    for index in units.indices {
      switch Unicode.Scalar(units[index]) {
      case "<", "[", "(", "{": depth += 1
      case ">", "]", ")", "}": depth -= 1
      case separator where depth == 0:
        parts.append(text[start..<index])
        start = units.index(after: index)
      default: break
      }
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts
  }
}
