/// A declaration of a module's interface as a row of the table of the API: see `API/README.md` for the columns.
package struct APIRow: Hashable, Sendable {
  /// The kinds of declarations, by their letters in the table.
  package enum Kind: String, Sendable {
    case structure = "s"
    case enumeration = "e"
    case reference = "c"
    case interface = "p"
    case alias = "="
    case associatedType = "a"

    /// Further protocols of a type or a protocol.
    case conformance = ":"
    case initializer = "i"
    case method = "f"
    case staticMethod = "F"
    case property = "v"
    case staticProperty = "V"
    case macro = "m"

    /// Whether it is a type or a protocol.
    package var isType: Bool {
      switch self {
      case .structure, .enumeration, .reference, .interface, .alias: true
      case .associatedType, .conformance, .initializer, .method, .staticMethod, .property,
        .staticProperty, .macro:
        false
      }
    }
  }

  package var kind: Kind

  /// The name without labels: that of the type for an initializer, and the qualified name of a type.
  package var name: String

  /// The qualified name of the type or protocol that has it; empty for types and what is at the top level.
  package var owner: String

  /// The module that declares it; empty for SwiftUI, as most of them.
  package var module: String

  /// The parameters in parentheses; empty for what is not called.
  package var parameters: String

  /// The type of the result, the protocols of a type, or what an alias stands for.
  package var result: String
  package var availability: SystemVersions

  /// The versions that deprecated it; nil if it is not deprecated.
  package var deprecation: SystemVersions?

  /// What to use instead, if the interface names it.
  package var replacement: String

  /// The labels of the parameters, without `_`.
  package var labels: [String] {
    var labels: [String] = []
    var (depth, text) = (0, "")
    for character in parameters.dropFirst().dropLast() {
      switch character {
      case "<", "[", "(", "{": depth += 1
      case ">", "]", ")", "}": depth -= 1
      case "," where depth == 0:
        text = ""
        continue
      case ":" where depth == 0:
        let label = text.filter { $0 != "?" }
        if label != "_" { labels.append(label) }
      default: break
      }
      text.append(character)
    }
    return labels
  }

  /// The columns, separated by tabs.
  package var text: String {
    [
      name, kind.rawValue, owner, module, parameters, result, availability.text,
      deprecation?.text ?? "",
      replacement,
    ].joined(separator: "\t").trimmedEnd
  }
}

extension String {
  /// The text without tabs at its end.
  fileprivate var trimmedEnd: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == "\t" { end = index(before: end) }
    return String(self[..<end])
  }
}
