/// The reference of the language as a page of Markdown, made from the schemas.
package func languageReference() -> String {
  var page = ReferencePage()
  page.add(
    """
    <!-- Made from the compiler's schema table. -->

    # The language

    Every key of a component spec and of the project file, with what it takes, what it means and an \
    example. A key that is not here is an error.
    """)
  page.addValues()
  let roots = [SpecLanguage.component, SpecLanguage.libraryFile, SpecLanguage.project]
  var seen: Set<String> = []
  for schema in roots.flatMap({ $0.reachable() }) where seen.insert(schema.title).inserted {
    page.add(schema)
  }
  return page.text
}

/// Markdown, paragraph by paragraph.
private struct ReferencePage {
  private(set) var text = ""

  mutating func add(_ paragraph: String) {
    if !text.isEmpty { text += "\n" }
    text += paragraph + "\n"
  }

  mutating func addExample(_ yaml: String) { add("```yaml\n\(yaml)\n```") }

  /// How the values are written that no schema describes.
  mutating func addValues() {
    add("## Values")
    add(
      """
      Declarations are mappings from names, and keep their order. A key without a value says nothing; \
      a name without a value declares something with all defaults.
      """)
    let items = TypeDescription.scalars.map { "- **\($0.plural.sentence)**: \($0.documentation)" }
    add(items.joined(separator: "\n"))
  }

  mutating func add(_ schema: SchemaDescription) {
    add("## \(schema.title)")
    add(schema.documentation)
    if let shorthand = schema.shorthand {
      add("If `\(shorthand)` is all there is to say, its value may stand for the whole mapping.")
    }
    if let entries = schema.entries {
      add(
        "The entries of `\(entries)` may stand among the keys, unless they have the name of one.")
    }
    addExample(schema.example)
    for field in schema.fields {
      add("### `\(field.key)` of \(schema.plural)")
      add("*\(field.type.linked.sentence)\(field.isRequired ? "; required" : "").*")
      add(field.documentation)
      var seen: Set<String> = []
      let choices = field.type.choices.filter { seen.insert($0.word).inserted }
      if !choices.isEmpty {
        let items = choices.map { choice in
          "- `\(choice.word)`: \(choice.documentation)"
        }
        add(items.joined(separator: "\n"))
      }
      addExample(field.example)
    }
  }
}

extension String {
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}
