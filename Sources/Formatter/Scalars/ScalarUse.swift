import Specification
import YAMLSyntax

/// What the quotes of a scalar are for.
enum ScalarUse {
  /// Whether it has quotes tells something, or nobody knows.
  case asWritten

  /// A text, which other readers of YAML must not take for anything else.
  case text

  /// A text that may be a number, since a number that is read as one is the same text.
  case textOrNumber

  /// Swift, for which a number or a truth that is read as one is the same text.
  case swiftValue

  /// A text in which question marks stand at ends of words.
  case swiftType

  init(of scalar: Scalar, as type: TypeDescription?) {
    let types = type?.scalars ?? []
    guard let first = types.first, !Self.tellsByQuotes(scalar.text, types) else {
      self = .asWritten
      return
    }
    self =
      switch first {
      case .swiftType: .swiftType
      case .swiftExpression: .swiftValue
      case .choice: .textOrNumber
      case .boolean, .integer: .asWritten
      case .text, .name, .label, .swiftRequirement, .swiftBlock, .swiftDeclarations, .version,
        .path,
        .list, .mapping, .object, .either:
        .text
      }
  }

  /// Whether a plain word is no text to the language.
  private static func tellsByQuotes(_ text: String, _ types: [TypeDescription]) -> Bool {
    types.contains { type in
      switch type {
      case .boolean, .integer: true
      case .name, .label, .choice, .version, .path: text == "true" || text == "false"
      case .swiftBlock: text == "swift"
      case .text, .swiftType, .swiftExpression, .swiftRequirement, .swiftDeclarations, .list,
        .mapping, .object, .either:
        false
      }
    }
  }
}
