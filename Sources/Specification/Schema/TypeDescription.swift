/// What a value may be.
package indirect enum TypeDescription: Sendable {
  case boolean
  case integer(ClosedRange<Int>)
  case text
  case name
  case label
  case swiftType
  case swiftExpression
  case swiftRequirement
  case swiftBlock
  case swiftDeclarations
  case version
  case path

  /// One of a few words.
  case choice(ChoiceDescription)

  case list(of: TypeDescription)
  case mapping(keys: TypeDescription, values: TypeDescription)

  /// A mapping with a schema, which is asked for when it is needed: schemas may be recursive.
  case object(@Sendable () -> SchemaDescription)

  /// One of several, told apart by whether a scalar, a list or a mapping stands there.
  case either([TypeDescription])
}

/// A set of words, and what each stands for.
package struct ChoiceDescription: Sendable {
  /// What one of the words is called: "slot option".
  package let noun: String
  package let plural: String
  package let values: [(word: String, documentation: String)]

  /// Whether names that users choose may stand in the place of a word.
  package var isOpen = false
}

extension TypeDescription {
  /// The schemas of the mappings in a value.
  var objects: [SchemaDescription] {
    switch self {
    case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
      .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice:
      []
    case .list(let element): element.objects
    case .mapping(let keys, let values): keys.objects + values.objects
    case .object(let schema): [schema()]
    case .either(let types): types.flatMap(\.objects)
    }
  }

  /// Whether Swift may stand here.
  var isSwift: Bool {
    switch self {
    case .swiftType, .swiftExpression, .swiftRequirement, .swiftBlock, .swiftDeclarations: true
    case .object(let schema): schema().shorthandType?.isSwift ?? false
    case .boolean, .integer, .text, .name, .label, .version, .path, .choice, .list, .mapping,
      .either:
      false
    }
  }
}

extension SchemaDescription {
  /// What may stand instead of a mapping.
  var shorthandType: TypeDescription? { shorthand.flatMap { field($0)?.type } }
}
