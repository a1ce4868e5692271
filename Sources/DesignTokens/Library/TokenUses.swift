import Diagnostics

/// What names each token of a project: specs and hand-written files, by its name in Swift, and other tokens.
package struct TokenUses: Sendable {
  /// The paths of specs and hand-written files by token, as emitted files name them, in order.
  package private(set) var files: [TokenPath: [String]] = [:]

  /// The tokens that refer to each token.
  package private(set) var tokens: [TokenPath: [TokenPath]] = [:]

  /// - Parameters:
  ///   - texts: The specs and the hand-written files.
  ///   - origin: The path of a text as emitted files name it.
  package init(
    of library: TokenLibrary, in texts: [SourceText], origin: (SourceText) -> String
  ) {
    let names = TokenNames(library)
    for text in texts {
      for path in names.tokens(in: text.utf8) {
        files[path, default: []].append(origin(text))
      }
    }
    for token in library.system.tokens {
      let references = Set(token.values.compactMap { $0 }.flatMap(\.references))
      for path in references where path != token.path {
        tokens[path, default: []].append(token.path)
      }
    }
  }

  /// Whether nothing names a token.
  package func isUnused(_ path: TokenPath) -> Bool { files[path] == nil && tokens[path] == nil }
}

/// The names that Swift has for tokens, to find them in texts.
private struct TokenNames {
  /// By the name of a type, its members.
  private var constants: [String: [String: TokenPath]] = [:]

  /// By the name that a type's members have in a theme, these.
  private var themed: [String: [String: TokenPath]] = [:]

  init(_ library: TokenLibrary) {
    for namespace in library.namespaces {
      for member in namespace.emittedMembers {
        if member.isThemed {
          themed[namespace.property, default: [:]][member.name] = member.token.path
        } else {
          constants[typeName(namespace.name), default: [:]][member.name] = member.token.path
        }
      }
    }
  }

  /// The tokens that a text names, as `Palette.critical`, `theme.palette.accent` or `.palette(\.accent)`.
  ///
  /// Where the members of a theme are named as a whole, each of them may be meant.
  func tokens(in text: [UInt8]) -> Set<TokenPath> {
    var found: Set<TokenPath> = []
    var scanner = WordScanner(text)
    while let word = scanner.next() {
      if let members = constants[word.text] {
        if let path = scanner.member(across: ".").flatMap({ members[$0] }) { found.insert(path) }
      } else if word.isMember, let members = themed[word.text] {
        if let name = scanner.member(across: ".?!(\\") {
          if let path = members[name] { found.insert(path) }
        } else {
          found.formUnion(members.values)
        }
      }
    }
    return found
  }
}

/// Goes through the words of a text that can be names.
private struct WordScanner {
  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) { self.text = text }

  struct Word {
    let text: String

    /// Whether it stands after a dot.
    let isMember: Bool
  }

  /// The next word; nil at the end.
  mutating func next() -> Word? {
    while position < text.count, !isPartOfName(text[position]) { position += 1 }
    guard position < text.count else { return nil }
    let start = position
    while position < text.count, isPartOfName(text[position]) { position += 1 }
    let before = text[..<start].last { !isSpace($0) && $0 != UInt8(ascii: "`") }
    return Word(
      text: String(decoding: text[start..<position], as: UTF8.self),
      isMember: before == UInt8(ascii: "."))
  }

  /// The word that follows a dot here; nil if something else does.
  ///
  /// - Parameter separators: What may stand before it, the dot included.
  func member(across separators: String) -> String? {
    var rest = text[position...]
    let between = rest.prefix {
      isSpace($0) || $0 == UInt8(ascii: "`") || separators.utf8.contains($0)
    }
    guard between.contains(UInt8(ascii: ".")) else { return nil }
    rest = rest[between.endIndex...]
    let word = rest.prefix(while: isPartOfName)
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }
}

private func isPartOfName(_ unit: UInt8) -> Bool {
  switch unit {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}

private func isSpace(_ unit: UInt8) -> Bool {
  unit == UInt8(ascii: " ") || unit == UInt8(ascii: "\t") || unit == UInt8(ascii: "\n")
    || unit == UInt8(ascii: "\r")
}

extension TokenPart<TokenValue> {
  /// The tokens that it refers to, as a whole or in parts.
  package var references: [TokenPath] {
    if let token { return [token] }
    switch value {
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number: return []
    case .strokeStyle(let style): return style.references
    case .border(let border):
      return [border.color.token, border.width.token].compactMap(\.self)
        + (border.style.token.map { [$0] } ?? border.style.value.references)
    case .transition(let transition):
      return [
        transition.duration.token, transition.delay.token, transition.timingFunction.token,
      ].compactMap(\.self)
    case .shadow(let layers):
      return layers.flatMap { layer in
        [
          layer.color.token, layer.offsetX.token, layer.offsetY.token, layer.blur.token,
          layer.spread.token, layer.inset?.token,
        ].compactMap(\.self)
      }
    case .gradient(let stops):
      return stops.flatMap { [$0.color.token, $0.position.token].compactMap(\.self) }
    case .typography(let typography):
      return [
        typography.fontFamily.token, typography.fontSize.token, typography.fontWeight.token,
        typography.letterSpacing.token, typography.lineHeight.token,
      ].compactMap(\.self)
    }
  }
}

extension StrokeStyleValue {
  fileprivate var references: [TokenPath] {
    switch self {
    case .named: []
    case .dashes(let lengths, cap: _): lengths.compactMap(\.token)
    }
  }
}
