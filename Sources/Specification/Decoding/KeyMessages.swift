import Diagnostics
import English
import YAMLSyntax

extension Diagnostic {
  /// - Parameters:
  ///   - entries: All entries of the mapping.
  ///   - section: The key below which the entry seems to belong.
  static func unknownKey(
    _ key: String, of schema: SchemaDescription, among entries: [Node.Entry], near: String?,
    section: MeantSection?, owners: [String], at place: Place
  ) -> Diagnostic {
    let what: String
    if let near {
      what = "unknown key '\(key)'; did you mean '\(near)'?"
    } else if let section {
      what = "unknown key '\(key)'; \(section.remedy)"
    } else if owners.isEmpty {
      let keys = listed(schema.fields.map { "'\($0.key)'" })
      let problem = key.isEmpty ? "a key is empty" : "unknown key '\(key)'"
      what = "\(problem); the keys of \(schema.plural) are \(keys)"
    } else {
      what =
        "'\(key)' is a key of \(listed(owners)), not of \(schema.plural)"
        + (key == "optional" ? optionalType(schema, entries) : "")
    }
    return Diagnostic(.unknownKey, at: place, what)
  }

  /// How a value is made optional, as the end of a message: by its type.
  private static func optionalType(_ schema: SchemaDescription, _ entries: [Node.Entry]) -> String {
    guard case .swiftType = schema.field("type")?.type else { return "" }
    let written = entries.first { $0.key.isScalar("type") }?.value.content
    guard case .scalar(let scalar) = written, !scalar.isAbsent, !scalar.text.hasSuffix("?") else {
      return "; an optional value has a type such as 'String?'"
    }
    let needsParentheses = ["->", "&", "any "].contains { scalar.text.contains($0) }
    let type = needsParentheses ? "(\(scalar.text))" : scalar.text
    return "; for an optional value, write 'type: \(type)?'"
  }

  static func missingKey(
    _ field: FieldDescription, of schema: SchemaDescription, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      .missingKey, at: place,
      "\(withIndefiniteArticle(schema.noun)) needs the key '\(field.key)'\(asIn(field.example))")
  }

  static func missingValue(_ field: FieldDescription, at place: Place) -> Diagnostic {
    Diagnostic(
      .missingKey, at: place,
      "'\(field.key)' has no value; expected \(field.type.phrase)\(asIn(field.example))")
  }

  /// - Parameter name: The name that the value declares; nil if its key is not a user-defined name.
  static func wrongKind(
    _ node: Node, expected type: TypeDescription, example: String, named name: String? = nil,
    in source: SourceText
  ) -> Diagnostic {
    let place = Place(source, node.span)
    if case .object(let schema) = type {
      let found = "expected \(type.phrase), found \(found(node))"
      if let meant = schema().mapping(meantBy: node)
        ?? name.flatMap({ _ in schema().mapping(ofNamesIn: node) })
      {
        return Diagnostic(
          .wrongKind, at: place, "\(found); write '\(meant)'",
          fixIts: [FixIt("write it as a mapping", [.init(place, meant)])])
      }
      if let name, node.isScalar, let key = schema().keyOfStatements {
        return Diagnostic(
          .wrongKind, at: place,
          "\(found); write the Swift under '\(key)', as in '\(name): {\(key): …}'")
      }
    }
    let isFlow = source.utf8[node.span.start..<node.span.end].first.map {
      $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{")
    }
    let remedy =
      if case .text = type, isFlow == true { "; if it is text, quote it" } else { asIn(example) }
    return Diagnostic(
      .wrongKind, at: place, "expected \(type.phrase), found \(found(node))\(remedy)",
      fixIts: listFix(node, expected: type, at: place))
  }

  /// `text, image` where a list is expected only lacks brackets.
  private static func listFix(
    _ node: Node, expected type: TypeDescription, at place: Place
  ) -> [FixIt] {
    guard case .list = type, case .scalar(let scalar) = node.content, scalar.style == .plain,
      !scalar.isAbsent, !place.source[place.span].contains(where: \.isNewline)
    else { return [] }
    return [FixIt("write it as a list", [.init(place, "[\(scalar.text)]")])]
  }
}

/// The description of a node in messages.
private func found(_ node: Node) -> String {
  switch node.content {
  case .scalar(let scalar): scalar.isAbsent ? "nothing" : inQuotes(scalar.text)
  case .sequence: "a list"
  case .mapping: "a mapping"
  }
}

/// A word from a file in quotation marks, truncated if it is long.
func inQuotes(_ text: String) -> String {
  if text.isEmpty { return "an empty text" }
  let line = text.prefix { !$0.isNewline }
  let shown = line.prefix(40)
  return shown.count < text.count ? "'\(shown)…'" : "'\(shown)'"
}

/// The end of a message with an example, if that fits in one line.
func asIn(_ example: String) -> String {
  example.isEmpty || example.contains(where: \.isNewline) ? "" : ", as in '\(example)'"
}
