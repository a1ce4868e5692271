import Diagnostics
import Specification
import YAMLSyntax

/// A kind of file that the language describes.
package enum SpecKind: String, CaseIterable, Sendable {
  /// A component's spec.
  case spec

  /// The project file.
  case project

  /// A file of types and values that components share.
  case library

  fileprivate var description: SchemaDescription {
    switch self {
    case .spec: SpecLanguage.component
    case .project: SpecLanguage.project
    case .library: SpecLanguage.libraryFile
    }
  }
}

/// Prints the JSON Schema of a kind of file.
package func printSchema(of kind: SpecKind, console: Console) -> Outcome {
  console.output(jsonSchema(of: kind))
  return .fine
}

/// The JSON Schema (draft 7) of a kind of file, from the table of all keys.
///
/// Other YAML parsers read `2` as a number and `true` as a Boolean; here they are strings where a string is
/// expected. The schema therefore accepts numbers, Booleans and null wherever it accepts a string. It does
/// not check Swift code.
package func jsonSchema(of kind: SpecKind) -> String {
  let root = kind.description
  let definitions = reachable(from: root).map { ($0.title, definition(of: $0)) }
  let schema: JSONText = [
    "$schema": "http://json-schema.org/draft-07/schema#",
    "title": .string(root.title), "allOf": [reference(to: root)],
    "definitions": .object(definitions),
  ]
  return schema.lines() + "\n"
}

private func reference(to schema: SchemaDescription) -> JSONText {
  ["$ref": .string("#/definitions/\(schema.title.replacing(" ", with: "%20"))")]
}

/// A schema and the schemas of its values, each once.
private func reachable(from root: SchemaDescription) -> [SchemaDescription] {
  var found: [SchemaDescription] = []
  func visit(_ schema: SchemaDescription) {
    if found.contains(where: { $0.title == schema.title }) { return }
    found.append(schema)
    for field in schema.fields { for inner in field.type.schemas { visit(inner) } }
  }
  visit(root)
  return found
}

/// The definition of the mapping that a schema describes.
private func definition(of schema: SchemaDescription) -> JSONText {
  let properties = schema.fields.map { ($0.key, property($0)) }
  let required = schema.fields.filter(\.isRequired).map { JSONText.string($0.key) }
  let others = schema.fields.first { $0.key == schema.entries }.flatMap(\.type.mappingValues)
  var members: [(String, JSONText)] = [
    ("type", "object"), ("description", .string(schema.documentation)),
    ("properties", .object(properties)),
    ("additionalProperties", others.map { maybe($0) } ?? false),
  ]
  if let alternative = schema.alternative {
    members.append(
      (
        "anyOf",
        [["required": .array(required)], ["required": [.string(alternative)]]]
      ))
  } else if !required.isEmpty {
    members.append(("required", .array(required)))
  }
  return .object(members)
}

private func property(_ field: FieldDescription) -> JSONText {
  var members: [(String, JSONText)] = [
    ("description", .string(field.documentation)),
    ("markdownDescription", .string(field.documentation)),
  ]
  if let example = exampleValue(of: field) { members.append(("examples", [example])) }
  members.append(("anyOf", .array(alternatives(field.type) + [["type": "null"]])))
  return .object(members)
}

/// A value that may be missing after its key.
private func maybe(_ type: TypeDescription) -> JSONText {
  ["anyOf": .array(alternatives(type) + [["type": "null"]])]
}

/// The values that a type allows.
private func alternatives(_ type: TypeDescription) -> [JSONText] {
  switch type {
  case .boolean: [["type": "boolean"]]
  case .integer(let range):
    [
      [
        "type": "integer", "minimum": JSONText(range.lowerBound),
        "maximum": JSONText(range.upperBound),
      ]
    ]
  case .text, .swiftType, .swiftExpression, .swiftRequirement, .swiftBlock, .swiftDeclarations:
    [text(pattern: nil)]
  case .name, .label:
    [text(pattern: "^[^\\u0000-@\\[-^`{-\\u007F][^\\u0000-/:-@\\[-^`{-\\u007F]*$")]
  case .version: [text(pattern: "^[0-9]+(\\.[0-9]+){0,2}$")]
  case .path: [text(pattern: "^(?!/|~/|~$)")]
  case .choice(let choice): words(choice)
  case .list(let element): [["type": "array", "items": ["anyOf": .array(alternatives(element))]]]
  case .mapping(let keys, let values):
    [
      [
        "type": "object", "propertyNames": ["anyOf": .array(alternatives(keys))],
        "additionalProperties": maybe(values),
      ]
    ]
  case .object(let schema):
    [reference(to: schema())]
      + (schema().shorthandField.map { alternatives($0.type) } ?? [])
  case .either(let types): types.flatMap(alternatives)
  }
}

/// A string, or a value that other YAML parsers read in its place.
private func text(pattern: String?) -> JSONText {
  var members: [(String, JSONText)] = [("type", ["string", "number", "boolean", "null"])]
  if let pattern { members.append(("pattern", .string(pattern))) }
  return .object(members)
}

private func words(_ choice: ChoiceDescription) -> [JSONText] {
  let closed: JSONText = [
    "enum": .array(choice.values.map { .string($0.word) }),
    "markdownEnumDescriptions": .array(choice.values.map { .string($0.documentation) }),
  ]
  // The user's own names are allowed besides the keywords.
  return choice.isOpen ? [closed, text(pattern: nil)] : [closed]
}

/// The value in the example if the example consists of the key alone.
private func exampleValue(of field: FieldDescription) -> JSONText? {
  let source = SourceText(path: "", field.example)
  guard case .mapping(let entries)? = parseYAML(source).root?.content, entries.count == 1,
    case .scalar(let key) = entries[0].key.content, key.text == field.key
  else { return nil }
  return json(entries[0].value)
}

/// A value as JSON readers understand it.
package func jsonLine(of node: Node) -> String { json(node).line }

private func json(_ node: Node) -> JSONText {
  switch node.content {
  case .scalar(let scalar): return json(scalar)
  case .sequence(let items): return .array(items.map(json))
  case .mapping(let entries):
    return .object(
      entries.map { entry in
        if case .scalar(let key) = entry.key.content {
          (key.text, json(entry.value))
        } else {
          ("", .null)
        }
      })
  }
}

private func json(_ scalar: Scalar) -> JSONText {
  if scalar.isAbsent { return .null }
  guard scalar.style == .plain else { return .string(scalar.text) }
  switch scalar.text {
  case "true": return .boolean(true)
  case "false": return .boolean(false)
  case "null", "~": return .null
  default:
    let isWhole = Int(scalar.text).map { String($0) == scalar.text } ?? false
    return isWhole ? .number(scalar.text) : .string(scalar.text)
  }
}

extension SchemaDescription {
  fileprivate var shorthandField: FieldDescription? { fields.first { $0.key == shorthand } }
}

extension TypeDescription {
  /// The schemas of mappings in a value.
  fileprivate var schemas: [SchemaDescription] {
    switch self {
    case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
      .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice:
      []
    case .list(let element): element.schemas
    case .mapping(let keys, let values): keys.schemas + values.schemas
    case .object(let schema): [schema()]
    case .either(let types): types.flatMap(\.schemas)
    }
  }

  /// The type of the entries of a mapping; nil for other types.
  fileprivate var mappingValues: TypeDescription? {
    switch self {
    case .mapping(_, let values): values
    case .either(let types): types.lazy.compactMap(\.mappingValues).first
    case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
      .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice, .list, .object:
      nil
    }
  }
}
