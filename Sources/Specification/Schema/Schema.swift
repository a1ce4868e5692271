/// The keys of one kind of mapping, and what each means: the only place that knows them.
///
/// Decoding, messages and the reference of the language all read the same table. A key is added by
/// adding a `Field` to the schema of the value that holds it.
struct Schema<Root: Sendable>: Sendable {
  let description: SchemaDescription

  /// In the order of the documentation, which is the order of `description.fields`.
  let fields: [Field<Root>]

  /// The positions of the fields whose keys have to be there.
  let required: [Int]

  /// The position of the field that a value means that is no mapping.
  let shorthand: Int?

  /// The position of the field whose mapping's entries may stand among the keys.
  let entries: Int?

  private let positions: [String: Int]

  /// - Parameters:
  ///   - noun: What one such mapping describes, in the singular: "property".
  ///   - plural: The same for several, which messages say before "have the keys".
  ///   - title: The heading of the reference.
  ///   - shorthand: The key whose value a mapping may be replaced by.
  ///   - entries: The key of a mapping whose entries may stand among the keys: every key that is
  ///     none of the fields' is one of them.
  ///   - example: Such a mapping as it stands in a spec, in YAML.
  init(
    _ noun: String, plural: String, title: String, shorthand: String? = nil,
    entries: String? = nil, documentation: String, example: String, fields: [Field<Root>]
  ) {
    description = SchemaDescription(
      noun: noun, plural: plural, title: title, shorthand: shorthand, entries: entries,
      documentation: documentation, example: example, fields: fields.map(\.description))
    self.fields = fields
    required = fields.indices.filter { fields[$0].description.isRequired }
    self.shorthand = fields.firstIndex { $0.description.key == shorthand }
    self.entries = fields.firstIndex { $0.description.key == entries }
    positions = Dictionary(
      fields.enumerated().map { ($1.description.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The position of a key's field; nil for an unknown key.
  func position(of key: String) -> Int? { positions[key] }
}

/// A value whose mapping has a schema.
protocol SchemaDescribed: Sendable {
  static var schema: Schema<Self> { get }
}

/// A value that stands under its name in a mapping.
protocol Named: Sendable {
  associatedtype Name

  init(name: Name)
}
