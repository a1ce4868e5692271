/// The keys of one kind of mapping and their meanings, which are declared only here.
///
/// Decoding, messages and the reference of the language all read the same table. A key is added by
/// adding a `Field` to the schema of the value that holds it.
struct Schema<Root: Sendable>: Sendable {
  let description: SchemaDescription

  /// In the order of the documentation, which is the order of `description.fields`.
  let fields: [Field<Root>]

  /// The positions of the fields with required keys.
  let required: [Int]

  /// The position of the field that receives a value which is not a mapping.
  let shorthand: Int?

  /// The position of the field whose entries may be written among the keys.
  let entries: Int?

  private let positions: [String: Int]

  /// - Parameters:
  ///   - noun: The noun for one such mapping: "property".
  ///   - plural: The plural, which messages use before "have the keys".
  ///   - title: The heading of the reference.
  ///   - shorthand: The key whose value may replace the mapping.
  ///   - entries: The key of a mapping whose entries may be written among the keys: every key that does not
  ///     belong to a field is one of them.
  ///   - declarations: The key of a mapping of declarations, in which an unknown key with a type probably
  ///     belongs.
  ///   - alternative: The key that can be written instead of the required ones.
  ///   - example: An example of such a mapping, in YAML.
  init(
    _ noun: String, plural: String, title: String, shorthand: String? = nil,
    entries: String? = nil, declarations: String? = nil, alternative: String? = nil,
    documentation: String, example: String, fields: [Field<Root>]
  ) {
    description = SchemaDescription(
      noun: noun, plural: plural, title: title, shorthand: shorthand, entries: entries,
      declarations: declarations, alternative: alternative, documentation: documentation,
      example: example,
      fields: fields.map(\.description))
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

/// A value that is declared under its name in a mapping.
protocol Named: Sendable {
  associatedtype Name

  init(name: Name)
}
