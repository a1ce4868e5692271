import YAMLSyntax

/// A key of a mapping and the meaning of its value.
struct Field<Root: Sendable>: Sendable {
  let description: FieldDescription

  /// Whether a key without a value is an error, rather than the same as no key.
  let readsAbsence: Bool

  /// Reads a value and stores it in the property.
  let decode: @Sendable (Node, inout Root, inout SpecDecoder) -> Void

  /// A key whose value is stored in an optional property.
  init<Value>(
    _ key: String, _ property: WritableKeyPath<Root, Value?> & Sendable, _ type: ValueType<Value>,
    isRequired: Bool = false, _ documentation: String, example: String
  ) {
    description = FieldDescription(
      key: key, type: type.description, isRequired: isRequired,
      documentation: documentation, example: example)
    readsAbsence = type.readsAbsence
    decode = { node, root, decoder in root[keyPath: property] = type.decode(node, &decoder) }
  }

  /// A key of a value that is stored in a property.
  init<Part>(
    _ field: Field<Part>, of property: WritableKeyPath<Root, Part> & Sendable
  ) {
    description = field.description
    readsAbsence = field.readsAbsence
    decode = { node, root, decoder in field.decode(node, &root[keyPath: property], &decoder) }
  }

  /// A key whose value is stored in a list, which is empty without it.
  init<Element>(
    _ key: String, _ property: WritableKeyPath<Root, [Element]> & Sendable,
    _ type: ValueType<[Element]>,
    isRequired: Bool = false, _ documentation: String, example: String
  ) {
    description = FieldDescription(
      key: key, type: type.description, isRequired: isRequired,
      documentation: documentation, example: example)
    readsAbsence = type.readsAbsence
    decode = { node, root, decoder in root[keyPath: property] = type.decode(node, &decoder) ?? [] }
  }
}
