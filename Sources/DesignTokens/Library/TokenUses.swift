import Diagnostics

/// The uses of each token of a project: in specs and hand-written files, by its Swift name, and in other
/// tokens.
package struct TokenUses: Sendable {
  /// The paths of specs and hand-written files by token, as emitted files name them, in order.
  package private(set) var files: [TokenPath: [String]] = [:]

  /// The tokens that refer to each token.
  package private(set) var tokens: [TokenPath: [TokenPath]] = [:]

  /// - Parameters:
  ///   - texts: The specs and the hand-written files.
  ///   - origin: Returns the path of a text as emitted files name it.
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

  /// Whether a token is unused.
  package func isUnused(_ path: TokenPath) -> Bool { files[path] == nil && tokens[path] == nil }
}

/// The Swift names of tokens, for finding them in texts.
struct TokenNames {
  /// The members of each type, by type name.
  private var constants: [String: [String: TokenPath]] = [:]

  /// The themed members, by the name of the theme's property.
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

  /// The tokens that a text mentions, as `Palette.critical`, `theme.palette.accent` or `.palette(\.accent)`.
  ///
  /// If a theme's property is used as a whole, all its members count as used.
  func tokens(in text: [UInt8]) -> Set<TokenPath> {
    var found: Set<TokenPath> = []
    visitTokens(in: text) { paths, _ in found.formUnion(paths) }
    return found
  }

  /// Visits the places in a text that mention tokens.
  ///
  /// - Parameter visit: Gets the tokens, and the position of the name of their type or of the theme's property.
  func visitTokens(in text: [UInt8], _ visit: ([TokenPath], Int) -> Void) {
    var scanner = WordScanner(text)
    while let word = scanner.next() {
      if let members = constants[word.text] {
        if let path = scanner.member(across: ".").flatMap({ members[$0] }) {
          visit([path], word.start)
        }
      } else if word.isMember, let members = themed[word.text] {
        if let name = scanner.member(across: ".?!(\\") {
          if let path = members[name] { visit([path], word.start) }
        } else {
          visit(Array(members.values), word.start)
        }
      }
    }
  }
}

/// Iterates over the words in a text that may be names.
private struct WordScanner {
  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) { self.text = text }

  struct Word {
    let text: String
    let start: Int

    /// Whether it follows a dot.
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
      text: String(decoding: text[start..<position], as: UTF8.self), start: start,
      isMember: before == UInt8(ascii: "."))
  }

  /// The word after a dot at the current position; nil if something else follows.
  ///
  /// - Parameter separators: The characters that may precede it, including the dot.
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

func isPartOfName(_ unit: UInt8) -> Bool {
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
