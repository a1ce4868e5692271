import Diagnostics

/// What a schema says, without how its values are stored.
package struct SchemaDescription: Sendable {
  /// What one such mapping describes: "property".
  package let noun: String

  /// The same for several.
  package let plural: String

  /// The heading of the reference, which no two schemas share.
  package let title: String

  /// The key whose value may stand for the whole mapping.
  package let shorthand: String?

  /// The key of a mapping whose entries may stand among the keys.
  package let entries: String?

  /// What such a mapping is for, in Markdown.
  package let documentation: String

  /// Such a mapping in a file, in YAML.
  package let example: String

  /// The keys, in the order of the documentation.
  package let fields: [FieldDescription]

  var required: [FieldDescription] { fields.filter(\.isRequired) }

  func field(_ key: String) -> FieldDescription? { fields.first { $0.key == key } }

  /// The key that a misspelt one was probably meant to be, `properties` for `property` included.
  func nearestKey(to key: String) -> String? {
    nearest(key, among: fields.map(\.key))
      ?? fields.first { $0.type.objects.contains { $0.noun == key } }?.key
  }
}

/// What a field says, without how its value is stored.
package struct FieldDescription: Sendable {
  package let key: String
  package let type: TypeDescription
  package let isRequired: Bool

  /// What the value means, in Markdown.
  package let documentation: String

  /// The key with a value, in YAML; messages show it if it is a single line.
  package let example: String
}

extension SchemaDescription {
  /// What has each key, by plurals.
  var ownersOfKeys: [String: [String]] {
    var owners: [String: [String]] = [:]
    for schema in reachable() {
      for key in Set(schema.fields.map(\.key)) { owners[key, default: []].append(schema.plural) }
    }
    return owners
  }

  /// This schema and those of the values in it, each once, in the order of the fields.
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
