/// The reference of the language as a page of Markdown, made from the schemas.
package func languageReference() -> String {
  var page = ReferencePage()
  page.add(
    """
    <!-- Generated from the compiler's schema. -->

    # The language

    Every key of component specs, library files and the project file, with its type, its meaning and an \
    example. An unknown key is an error.
    """)
  page.addValues()
  let roots = [SpecLanguage.component, SpecLanguage.libraryFile, SpecLanguage.project]
  var seen: Set<String> = []
  for schema in roots.flatMap({ $0.reachable() }) where seen.insert(schema.title).inserted {
    page.add(schema)
  }
  return page.text
}

/// A Markdown page, built paragraph by paragraph.
private struct ReferencePage {
  private(set) var text = ""

  /// The schema that first describes a key, by the key's whole description.
  private var described: [String: SchemaDescription] = [:]

  mutating func add(_ paragraph: String) {
    if !text.isEmpty { text += "\n" }
    text += paragraph + "\n"
  }

  mutating func addExample(_ yaml: String) { add("```yaml\n\(yaml)\n```") }

  /// How scalar values are written.
  mutating func addValues() {
    add("## Values")
    add(
      """
      Declarations are mappings from names, and keep their order. A key without a value has no effect; \
      a name without a value declares an entry with all defaults.
      """)
    let items = TypeDescription.scalars.map { "- **\($0.plural.sentence)**: \($0.documentation)" }
    add(items.joined(separator: "\n"))
  }

  mutating func add(_ schema: SchemaDescription) {
    add("## \(schema.title)")
    add(schema.documentation)
    if let shorthand = schema.shorthand {
      add("A mapping with only `\(shorthand)` can be shortened to that value.")
    }
    if let entries = schema.entries {
      add(
        "The entries of `\(entries)` may be written among the keys, unless an entry has the name "
          + "of a key.")
    }
    addExample(schema.example)
    for field in schema.fields { add(field, of: schema) }
  }

  /// A key as a list item, so that a section can be read at a glance. A key with the same meaning as in an
  /// earlier section is described there.
  private mutating func add(_ field: FieldDescription, of schema: SchemaDescription) {
    let kind = "\(field.type.linked)\(field.isRequired ? "; required" : "")"
    let meaning = "\(field.key) \(kind) \(field.documentation)"
    if let first = described[meaning] {
      return add("- `\(field.key)`: as in [\(first.plural)](#\(anchor(first.title))).")
    }
    described[meaning] = schema
    var text = "- `\(field.key)` (\(kind)): \(field.documentation)"
    if !field.example.contains("\n") { text += " Example: `\(field.example)`" }
    add(text)
    var seen: Set<String> = []
    let choices = field.type.choices.filter { seen.insert($0.word).inserted }
    if !choices.isEmpty {
      add(choices.map { "  - `\($0.word)`: \($0.documentation)" }.joined(separator: "\n"))
    }
    if field.example.contains("\n") {
      let lines = field.example.split(separator: "\n", omittingEmptySubsequences: false)
      add(
        "  ```yaml\n" + lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
          + "\n  ```")
    }
  }
}

extension String {
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}
