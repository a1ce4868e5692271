import Specification
import YAMLSyntax

/// What the quotes of a scalar mean.
enum ScalarUse {
  /// The quotes may be significant.
  case asWritten

  /// A text, which other YAML parsers must not interpret as anything else.
  case text

  /// A text that may be a number, since parsing and printing it as a number does not change it.
  case textOrNumber

  /// Swift, where a number or a Boolean may be plain if parsing and printing does not change it.
  case swiftValue

  /// A text in which words may end in question marks.
  case swiftType

  init(of scalar: Scalar, as type: TypeDescription?) {
    let types = type?.scalars ?? []
    guard let first = types.first, !Self.dependsOnQuotes(scalar.text, types) else {
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

  /// Whether the language distinguishes the plain word from a quoted text.
  private static func dependsOnQuotes(_ text: String, _ types: [TypeDescription]) -> Bool {
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
