/// A YAML value from which things can be removed one by one.
indirect enum Part: Sendable {
  case text(String)
  case list([Part])
  case mapping([(key: String, value: Part)])

  /// All variants with one thing less.
  var smaller: [Part] {
    switch self {
    case .text: return []
    case .list(let parts):
      let fewer = parts.indices.map { index in
        Part.list(Array(parts[..<index] + parts[(index + 1)...]))
      }
      let inside = parts.indices.flatMap { index in
        parts[index].smaller.map { part in
          var parts = parts
          parts[index] = part
          return Part.list(parts)
        }
      }
      return fewer + inside
    case .mapping(let entries):
      let fewer = entries.indices.map { index in
        Part.mapping(Array(entries[..<index] + entries[(index + 1)...]))
      }
      let inside = entries.indices.flatMap { index in
        entries[index].value.smaller.map { part in
          var entries = entries
          entries[index].value = part
          return Part.mapping(entries)
        }
      }
      return fewer + inside
    }
  }

  subscript(key: String) -> Part? {
    get {
      guard case .mapping(let entries) = self else { return nil }
      return entries.first { $0.key == key }?.value
    }
    set {
      guard case .mapping(var entries) = self else { return }
      if let index = entries.firstIndex(where: { $0.key == key }) {
        if let newValue {
          entries[index].value = newValue
        } else {
          entries.remove(at: index)
        }
      } else if let newValue {
        entries.append((key, newValue))
      }
      self = .mapping(entries)
    }
  }
}

extension Part {
  /// The same with the emitted names of types.
  ///
  /// - Parameter own: The types declared with it.
  func named(in project: SampleProject, _ own: [String]) -> Part {
    if project.full("") == "" { return self }
    switch self {
    case .text(let text): return .text(project.named(text, own))
    case .list(let parts): return .list(parts.map { $0.named(in: project, own) })
    case .mapping(let entries):
      return .mapping(entries.map { ($0.key, $0.value.named(in: project, own)) })
    }
  }
}

extension SampleProject {
  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// Swift with the emitted names of types.
  fileprivate func named(_ swift: String, _ own: [String]) -> String {
    var text = ""
    var rest = swift[...]
    while let first = rest.first {
      let word = rest.prefix { isWord($0) == isWord(first) }
      let name = String(word)
      text += (Self.types + own).contains(name) ? full(name) : name
      rest = rest.dropFirst(word.count)
    }
    return text
  }
}

extension Part {
  /// A YAML document: one key per line, two levels deep, and the rest in braces.
  var document: String { lines(depth: 0).map { $0 + "\n" }.joined() }

  private func lines(depth: Int) -> [String] {
    guard case .mapping(let entries) = self else { return [flow] }
    return entries.flatMap { key, value -> [String] in
      let key = Part.scalar(key)
      switch value {
      case .mapping(let entries) where depth == 0 && !entries.isEmpty:
        return ["\(key):"] + value.lines(depth: 1).map { "  " + $0 }
      case .list(let parts) where depth == 1 && parts.contains(where: \.isMapping):
        return ["\(key):"] + parts.map { "  - \($0.flow)" }
      default: return ["\(key): \(value.flow)"]
      }
    }
  }

  private var isMapping: Bool { if case .mapping = self { true } else { false } }

  private var flow: String {
    switch self {
    case .text(let text): Part.scalar(text)
    case .list(let parts): "[" + parts.map(\.flow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\(Part.scalar($0.key)): \($0.value.flow)" }.joined(separator: ", ") + "}"
    }
  }

  private static func scalar(_ text: String) -> String {
    let isPlain =
      !text.isEmpty
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return isPlain ? text : "'" + text.replacing("'", with: "''") + "'"
  }
}

extension Part: ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: Part...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, Part)...) {
    self = .mapping(elements.map { (key: $0.0, value: $0.1) })
  }
}
