import Specification

/// The type of the keys of a mapping.
enum KeyTypes {
  /// Keys of the language.
  case schema(SchemaDescription)

  /// Names that users choose.
  case names(values: TypeDescription)

  /// The type of the value of a key; nil if unknown.
  func type(of key: String) -> TypeDescription? {
    switch self {
    case .names(let values): values
    case .schema(let schema):
      schema.fields.first { $0.key == key }?.type
        ?? schema.entryField?.type.keys?.type(of: key)
    }
  }

  /// The position of a key among the others.
  fileprivate func rank(of key: String?) -> Int {
    switch self {
    case .names: return 0
    case .schema(let schema):
      return schema.fields.firstIndex { $0.key == key }
        ?? schema.fields.firstIndex { $0.key == schema.entries } ?? schema.fields.count
    }
  }
}

extension SchemaDescription {
  /// The field whose entries may be written directly among the keys.
  fileprivate var entryField: FieldDescription? { fields.first { $0.key == entries } }
}

extension TypeDescription {
  /// The key type of a mapping of this type; nil if it is not a mapping.
  var keys: KeyTypes? {
    switch self {
    case .object(let schema): .schema(schema())
    case .mapping(_, let values): .names(values: values)
    case .either(let types): types.lazy.compactMap(\.keys).first
    case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
      .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice, .list:
      nil
    }
  }

  /// The type of the items of a list of this type; nil if it is not a list.
  var listElement: TypeDescription? {
    switch self {
    case .list(let element): element
    case .either(let types): types.lazy.compactMap(\.listElement).first
    case .object(let schema): schema().shorthandField?.type.listElement
    case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
      .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice, .mapping:
      nil
    }
  }

  /// The scalar types that this type allows.
  var scalars: [TypeDescription] {
    switch self {
    case .either(let types): types.flatMap(\.scalars)
    case .object(let schema): schema().shorthandField?.type.scalars ?? []
    case .list, .mapping: []
    case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
      .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice:
      [self]
    }
  }
}

extension SchemaDescription {
  fileprivate var shorthandField: FieldDescription? { fields.first { $0.key == shorthand } }
}

/// The entries in schema order; unknown ones keep their positions.
func ordered(_ parts: [Part], by keys: KeyTypes) -> [Part] {
  let ranks = parts.map { part in
    if case .verbatim(let lines) = part.value, lines.isOpen { return Int.max }
    return keys.rank(of: part.key)
  }
  let order = parts.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  if order == Array(parts.indices) { return parts }
  var result = order.map { parts[$0] }
  // If all entries are separated by empty lines, the entry that was first gets one, too.
  if parts.dropFirst().allSatisfy({ $0.above.contains(.blank) }) {
    for index in result.indices.dropFirst() where !result[index].above.contains(.blank) {
      result[index].above.insert(.blank, at: 0)
    }
  }
  return result
}
