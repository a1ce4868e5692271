import Diagnostics

/// The description of a schema, without the storage of its values.
package struct SchemaDescription: Sendable {
  /// The noun for one such mapping: "property".
  package let noun: String

  /// The plural.
  package let plural: String

  /// The heading of the reference, which is unique among schemas.
  package let title: String

  /// The key whose value may replace the whole mapping.
  package let shorthand: String?

  /// The key of a mapping whose entries may be written among the keys.
  package let entries: String?

  /// The key of a mapping of declarations, in which an unknown key with a type probably belongs.
  let declarations: String?

  /// The key that can be written instead of the required ones.
  package let alternative: String?

  /// The purpose of such a mapping, in Markdown.
  package let documentation: String

  /// An example of such a mapping, in YAML.
  package let example: String

  /// The keys, in the order of the documentation.
  package let fields: [FieldDescription]

  var required: [FieldDescription] { fields.filter(\.isRequired) }

  func field(_ key: String) -> FieldDescription? { fields.first { $0.key == key } }

  /// The key that a misspelled one was probably meant to be, such as `properties` for `property`.
  func nearestKey(to key: String) -> String? {
    nearest(key, among: fields.map(\.key))
      ?? fields.first { $0.type.objects.contains { $0.noun == key } }?.key
  }
}

/// The description of a field, without the storage of its value.
package struct FieldDescription: Sendable {
  package let key: String
  package let type: TypeDescription
  package let isRequired: Bool

  /// The meaning of the value, in Markdown.
  package let documentation: String

  /// The key with a value, in YAML; messages show it if it is a single line.
  package let example: String
}

extension SchemaDescription {
  /// The plural nouns of everything that has each key.
  var ownersOfKeys: [String: [String]] {
    var owners: [String: [String]] = [:]
    for schema in reachable() {
      for key in Set(schema.fields.map(\.key)) { owners[key, default: []].append(schema.plural) }
    }
    return owners
  }

  /// This schema and the schemas of its values, each once, in field order.
  func reachable() -> [SchemaDescription] {
    var found: [SchemaDescription] = []
    func visit(_ schema: SchemaDescription) {
      guard !found.contains(where: { $0.title == schema.title }) else { return }
      found.append(schema)
      for field in schema.fields { field.type.objects.forEach(visit) }
    }
    visit(self)
    return found
  }
}
