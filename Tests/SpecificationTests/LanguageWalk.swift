import Diagnostics
import Specification
import YAMLSyntax

/// A key of the language and its schema.
struct LanguageKey: Hashable, Comparable, CustomStringConvertible {
  /// The title of the schema, which is unique.
  let title: String
  let key: String

  var description: String { "'\(key)' of \(title)" }

  static func < (left: Self, right: Self) -> Bool {
    (left.title, left.key) < (right.title, right.key)
  }
}

/// Every schema of the language, each once.
let allSchemas: [SchemaDescription] = {
  var found: [SchemaDescription] = []
  func visit(_ schema: SchemaDescription) {
    guard !found.contains(where: { $0.title == schema.title }) else { return }
    found.append(schema)
    for field in schema.fields { for inner in schemas(in: field.type) { visit(inner) } }
  }
  for root in [SpecLanguage.component, SpecLanguage.libraryFile, SpecLanguage.project] {
    visit(root)
  }
  return found
}()

let allKeys: [LanguageKey] = allSchemas.flatMap { schema in
  schema.fields.map { LanguageKey(title: schema.title, key: $0.key) }
}

private func schemas(in type: TypeDescription) -> [SchemaDescription] {
  switch type {
  case .object(let schema): [schema()]
  case .mapping(let keys, let values): schemas(in: keys) + schemas(in: values)
  case .either(let types): types.flatMap(schemas)
  case .list(let element): schemas(in: element)
  case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
    .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice:
    []
  }
}

/// The schema of a file, judging by its first keys.
func schema(of root: Node) -> SchemaDescription {
  guard case .mapping(let entries) = root.content else { return SpecLanguage.component }
  let keys = entries.compactMap { entry in
    if case .scalar(let scalar) = entry.key.content { scalar.text } else { nil }
  }
  if keys.contains("component") { return SpecLanguage.component }
  return [SpecLanguage.project, SpecLanguage.libraryFile, SpecLanguage.component].max {
    left, right in
    func known(_ schema: SchemaDescription) -> Int {
      keys.count { key in schema.fields.contains { $0.key == key } }
    }
    return known(left) < known(right)
  } ?? SpecLanguage.component
}

/// Visits every key in a file, with the range from its beginning to the end of its value.
func visitKeys(
  of root: Node, _ schema: SchemaDescription, _ visit: (LanguageKey, Span) -> Void
) {
  walk(root, .object { schema }, within: root.span, visit)
}

private func walk(
  _ node: Node, _ type: TypeDescription, within span: Span,
  _ visit: (LanguageKey, Span) -> Void
) {
  switch type {
  case .object(let schema): walk(node, schema(), within: span, visit)
  case .mapping(_, let values):
    guard case .mapping(let entries) = node.content else { return }
    for entry in entries { walk(entry.value, values, within: entry.span, visit) }
  case .list(let element):
    guard case .sequence(let items) = node.content else { return }
    for item in items { walk(item, element, within: item.span, visit) }
  case .either(let types): for type in types { walk(node, type, within: span, visit) }
  case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
    .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice:
    break
  }
}

private func walk(
  _ node: Node, _ schema: SchemaDescription, within span: Span,
  _ visit: (LanguageKey, Span) -> Void
) {
  guard case .mapping(let entries) = node.content else {
    // A value that replaces the whole mapping belongs to one of its keys.
    if let key = schema.shorthand, !node.span.isEmpty {
      visit(LanguageKey(title: schema.title, key: key), node.span)
    }
    return
  }
  for entry in entries {
    guard case .scalar(let scalar) = entry.key.content else { continue }
    guard let field = schema.fields.first(where: { $0.key == scalar.text }) else {
      // An entry that is written among the keys.
      if let outer = schema.fields.first(where: { $0.key == schema.entries }) {
        walk(Node(.mapping([entry]), span: entry.span), outer.type, within: entry.span, visit)
      }
      continue
    }
    visit(LanguageKey(title: schema.title, key: field.key), entry.span)
    walk(entry.value, field.type, within: entry.span, visit)
  }
}

extension Node.Entry {
  fileprivate var span: Span { Span(key.span.start, max(key.span.end, value.span.end)) }
}

extension Span {
  fileprivate var isEmpty: Bool { start == end }
}

/// A key at a possible position in a file.
struct KeyPosition {
  let schema: SchemaDescription
  let field: FieldDescription
  let isProject: Bool

  /// The example of the schema as a file.
  let schemaExample: String

  /// A file that contains the key with the other required keys of its mapping.
  let file: (_ keyWithValue: String) -> String

  var key: LanguageKey { LanguageKey(title: schema.title, key: field.key) }

  /// The decoding problems of a file.
  func problems(of yaml: String) -> [Diagnostic] {
    let source = SourceText(path: "example.yaml", yaml)
    let document = parseYAML(source)
    return document.diagnostics
      + (isProject
        ? decodeProject(document.root, in: source).diagnostics
        : decodeComponent(document.root, in: source).diagnostics)
  }
}

/// Every key of the language in a file, for every path to its schema.
func keyPositions() -> [KeyPosition] {
  var found: [KeyPosition] = []
  func visit(
    _ schema: SchemaDescription, _ isProject: Bool, within outer: [String] = [],
    in file: @escaping (String) -> String
  ) {
    // An example that components have, too, is one of a component.
    let isKnown = found.contains { $0.schema.title == schema.title && !$0.isProject }
    if isProject, isKnown { return }
    for field in schema.fields {
      let needed = schema.fields.filter { $0.isRequired && $0.key != field.key }.map(\.example)
      let place: (String) -> String = { file((needed + [$0]).joined(separator: "\n")) }
      found.append(
        KeyPosition(
          schema: schema, field: field, isProject: isProject,
          schemaExample: whole(schema.example, isProject, outer), file: place))
      // Types may be nested in types.
      let outer = outer + [schema.title]
      for (inner, wrap) in mappings(in: field.type) where !outer.contains(inner.title) {
        visit(inner, isProject, within: outer) { place("\(field.key):\n" + indented(wrap($0))) }
      }
    }
  }
  visit(SpecLanguage.component, false) { $0 }
  visit(SpecLanguage.libraryFile, false) { $0 }
  visit(SpecLanguage.project, true) { $0 }
  return found
}

/// An example of a schema as a file: it may be a part of one.
private func whole(_ example: String, _ isProject: Bool, _ outer: [String]) -> String {
  let isWhole =
    outer.isEmpty || example.hasPrefix("component:") || example.hasPrefix("library:")
  return isWhole ? example : "\(isProject ? "library: DesignKit" : "component: Card")\n\(example)"
}

/// The mappings with a schema in a value, each with a function that makes the value from such a mapping.
private func mappings(
  in type: TypeDescription
) -> [(schema: SchemaDescription, wrap: (String) -> String)] {
  switch type {
  case .object(let schema): [(schema(), { $0 })]
  case .mapping(_, let values):
    mappings(in: values).map { inner in
      (inner.schema, { "name:\n" + indented(inner.wrap($0)) })
    }
  case .list(let element):
    mappings(in: element).map { inner in (inner.schema, { "-\n" + indented(inner.wrap($0)) }) }
  case .either(let types): types.flatMap(mappings)
  case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
    .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice:
    []
  }
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "  \($0)" }
    .joined(separator: "\n")
}
