import YAMLSyntax

/// The key below which an entry with an unknown key seems to belong.
enum MeantSection {
  /// The entries are not indented below their key, which is therefore empty.
  case empty(String)

  /// The entry looks like a declaration, and declarations have a mapping of their own.
  case declarations(String)

  /// What to do, as the end of a message.
  var remedy: String {
    switch self {
    case .empty(let key): "indent it below '\(key)'"
    case .declarations(let key): "write it under '\(key)'"
    }
  }
}

extension TypeDescription {
  /// Whether a mapping of this type can have a key.
  func hasEntry(_ key: String) -> Bool {
    switch self {
    case .mapping(.name, _): true
    case .mapping(.choice(let choice), _): choice.values.contains { $0.word == key }
    case .object(let schema): schema().field(key) != nil
    case .either(let types): types.contains { $0.hasEntry(key) }
    case .boolean, .integer, .text, .name, .label, .swiftType, .swiftExpression,
      .swiftRequirement, .swiftBlock, .swiftDeclarations, .version, .path, .choice, .list, .mapping:
      false
    }
  }
}

extension SpecDecoder {
  /// Whether a value declares the type of something: `String`, `[String]` or `{type: String}`.
  func looksLikeType(_ node: Node) -> Bool {
    switch node.content {
    case .mapping(let entries): return entries.contains { $0.key.isScalar("type") }
    case .sequence(let items): return items.count == 1 && looksLikeType(items[0])
    case .scalar(let scalar):
      // Other types begin with words that are too common in texts, and text can take long to parse.
      guard let first = scalar.text.first, first.isUppercase || first == "[" || first == "(",
        scalar.text.utf8.count <= 200
      else { return false }
      // A copy, because the problems of text that is not a type are not those of the file.
      var fragments = fragments
      return fragments.type(node) != nil
    }
  }
}
