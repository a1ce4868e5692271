import YAMLSyntax

extension SchemaDescription {
  /// The mapping that a value without keys seems to abbreviate: `{options: [text]}` for `text`, `{optional:
  /// true}` for `optional`; nil if one of its words is unknown.
  func mapping(meantBy node: Node) -> String? {
    guard let words = node.plainWords, !words.isEmpty else { return nil }
    var entries: [(key: String, words: [String])] = []
    for word in words {
      let isSwitch = field(word).map { if case .boolean = $0.type { true } else { false } } ?? false
      guard let key = isSwitch ? word : fields.first(where: { $0.type.lists(word) })?.key else {
        return nil
      }
      if let index = entries.firstIndex(where: { $0.key == key }) {
        if !isSwitch { entries[index].words.append(word) }
      } else {
        entries.append((key, isSwitch ? [] : [word]))
      }
    }
    let texts = entries.map { key, words in
      "\(key): \(words.isEmpty ? "true" : "[\(words.joined(separator: ", "))]")"
    }
    return "{\(texts.joined(separator: ", "))}"
  }

  /// The mapping that a list of names seems to abbreviate: `{cases: [a, b]}` for `[a, b]`; nil if the keys do not
  /// include a list of names.
  func mapping(ofNamesIn node: Node) -> String? {
    guard case .sequence = node.content, let words = node.plainWords, !words.isEmpty,
      words.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }),
      let field = fields.first(where: { $0.type.listsNames })
    else { return nil }
    return "{\(field.key): [\(words.joined(separator: ", "))]}"
  }

  /// The key of the Swift in such a mapping, if these are statements: Swift without a key probably belongs there.
  var keyOfStatements: String? {
    guard let field = fields.first(where: \.type.isSwift), case .swiftBlock = field.type else {
      return nil
    }
    return field.key
  }
}

extension TypeDescription {
  /// Whether it is a list in which a word is valid.
  fileprivate func lists(_ word: String) -> Bool {
    switch self {
    case .list(let element): element.knows(word)
    case .either(let types): types.contains { $0.lists(word) }
    default: false
    }
  }

  /// Whether it is a list of user-defined names.
  fileprivate var listsNames: Bool {
    switch self {
    case .list(.name): true
    case .either(let types): types.contains(where: \.listsNames)
    default: false
    }
  }

  private func knows(_ word: String) -> Bool {
    switch self {
    case .choice(let choice): choice.values.contains { $0.word == word }
    case .either(let types): types.contains { $0.knows(word) }
    default: false
    }
  }
}

extension Node {
  /// The words of a plain scalar, or of a list of plain scalars.
  fileprivate var plainWords: [String]? {
    switch content {
    case .scalar(let scalar): return scalar.style == .plain ? [scalar.text] : nil
    case .sequence(let items):
      let words = items.compactMap(\.plainWords).flatMap { $0 }
      return words.count == items.count ? words : nil
    case .mapping: return nil
    }
  }
}
