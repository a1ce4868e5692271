/// How an example of a value is written in a spec.
package enum ExampleForm: Sendable {
  case text, boolean, integer, number

  /// A case of an enum: one of these.
  case member([String])

  /// nil if there is no way to write one.
  ///
  /// - Parameter samples: Cases of enums, by type name.
  package init?(_ type: TypeExpression, samples: [String: [String]]) {
    switch type.path {
    case "String", "LocalizedStringKey", "Text": self = .text
    case "Bool": self = .boolean
    case "Int", "UInt": self = .integer
    case "Double", "CGFloat", "Float", "Decimal": self = .number
    default:
      guard let cases = samples[type.text] else { return nil }
      self = .member(cases)
    }
  }

  /// Whether a text is such a value.
  package func accepts(_ text: String) -> Bool {
    switch self {
    case .text: true
    case .boolean: text == "true" || text == "false"
    case .integer: Int(text) != nil
    case .number: isNumber(text)
    case .member(let cases): cases.contains(text)
    }
  }
}

/// Whether a text is a number in Swift.
private func isNumber(_ text: String) -> Bool {
  let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
  let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
  return parts.count <= 2
    && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } }
}
