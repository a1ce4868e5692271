/// The values that a key allows.
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

  /// A mapping with a schema, which is computed lazily because schemas may be recursive.
  case object(@Sendable () -> SchemaDescription)

  /// One of several, distinguished by whether the value is a scalar, a list or a mapping.
  case either([TypeDescription])
}

/// A set of words and their meanings.
package struct ChoiceDescription: Sendable {
  /// The noun for one of the words: "slot option".
  package let noun: String
  package let plural: String
  package let values: [(word: String, documentation: String)]

  /// Whether user-defined names are allowed, too.
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

  /// Whether a list can be the value.
  var mayBeList: Bool {
    switch self {
    case .list: true
    case .either(let types): types.contains(where: \.mayBeList)
    case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
      .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice, .mapping,
      .object:
      false
    }
  }

  /// Whether Swift is allowed.
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
  /// The type of the value that may replace a mapping.
  var shorthandType: TypeDescription? { shorthand.flatMap { field($0)?.type } }
}
