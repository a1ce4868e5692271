import SwiftFragments

/// What a file declares for others at its top level.
struct FileDeclarations: Sendable {
  struct Declaration: Sendable {
    enum Kind: String, Sendable {
      /// A struct, enum, class, actor or protocol, which extensions add to.
      case type = "t"

      /// An extension, of a type with a plain name.
      case `extension` = "x"

      /// Another declaration with a name.
      case other = "o"

      /// What can affect code that does not name it: an operator or an import.
      case common = "c"
    }

    let kind: Kind

    /// The names by which code finds it; those of an extension's members.
    let names: [String]

    /// The extended type; empty otherwise.
    let extended: String

    /// Everything except the bodies of functions and accessors, and the conditions around it.
    let hash: ContentHash

    /// The conditions around it.
    let conditions: ContentHash

    /// The names in it.
    let words: [String]
  }

  private(set) var all: [Declaration] = []

  /// Reads the text of a file.
  init(_ text: [UInt8]) {
    guard let words = skeleton(of: String(decoding: text, as: UTF8.self)) else {
      // What cannot be parsed may declare anything.
      all = [
        Declaration(
          kind: .common, names: [], extended: "", hash: ContentHash(of: text),
          conditions: ContentHash(of: []), words: [])
      ]
      return
    }
    var splitter = DeclarationSplitter()
    for word in markingSegments(of: words) { splitter.take(word) }
    all = splitter.finished()
  }
}

extension FileDeclarations {
  /// The stored form: a line for each declaration.
  var text: String {
    all.map { declaration in
      ([declaration.kind.rawValue, declaration.hash.text, declaration.conditions.text]
        + ["=\(declaration.extended)"] + declaration.names + ["="] + declaration.words)
        .joined(separator: " ") + "\n"
    }.joined()
  }

  /// Reads what ``text`` wrote; nil if it has another format.
  init?(stored text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 5, let kind = Declaration.Kind(rawValue: String(words[0])),
        let hash = ContentHash(words[1]), let conditions = ContentHash(words[2]),
        words[3].hasPrefix("="), let end = words[4...].firstIndex(of: "=")
      else { return nil }
      all.append(
        Declaration(
          kind: kind, names: words[4..<end].map(String.init),
          extended: String(words[3].dropFirst()), hash: hash, conditions: conditions,
          words: words[(end + 1)...].map(String.init)))
    }
  }
}

/// Puts a mark before the text between the quotes of strings, so that it looks like no other word.
private func markingSegments(of words: [String]) -> [String] {
  /// What is being read, from the outside to the inside: a string with its quotes, or the number of parentheses that are
  /// open in an interpolation.
  enum Context {
    case string(Substring)
    case code(Int)
  }
  var contexts: [Context] = []
  var isFirst = false
  return words.enumerated().map { index, spaced in
    let word = spaced.drop { $0 == " " || $0 == "\n" }
    switch contexts.last {
    case .string(let quotes):
      // A string has at least one segment, which can be empty.
      defer { isFirst = false }
      if !isFirst, word == quotes {
        contexts.removeLast()
      } else if !isFirst, word == "\\", index + 1 < words.count,
        words[index + 1] == "(" || words[index + 1].first == "#"
      {
        contexts.append(.code(0))
      } else {
        return "\"" + spaced
      }
    case .code(let count) where word == "(": contexts[contexts.count - 1] = .code(count + 1)
    case .code(let count) where word == ")":
      contexts[contexts.count - 1] = .code(count - 1)
      if count == 1 {
        contexts.removeLast()
        isFirst = true
      }
    default:
      if word == "\"" || word == "\"\"\"" {
        contexts.append(.string(word))
        isFirst = true
      }
    }
    return spaced
  }
}

/// Divides the words of a file into its declarations at the top level.
private struct DeclarationSplitter {
  private typealias Declaration = FileDeclarations.Declaration

  private var all: [FileDeclarations.Declaration] = []

  /// The words of the current declaration.
  private var current: [String] = []

  /// Whether the current declaration has its keyword, so that another one can follow it.
  private var hasKeyword = false

  /// The number of open brackets.
  private var depth = 0

  /// The conditions around the current declaration, and whether one is being read.
  private var conditions: [String] = []
  private var readsCondition = false

  mutating func take(_ spaced: String) {
    let word = spaced.drop { $0 == " " || $0 == "\n" }
    let startsLine = spaced.first == "\n"
    if depth == 0 {
      if readsCondition, !startsLine {
        conditions[conditions.count - 1] += spaced
        return
      }
      readsCondition = false
      if takeCondition(word) { return }
      if startsLine || word == ";", hasKeyword, startsDeclaration(word) { end() }
      if declarationWords.contains(word) { hasKeyword = true }
    }
    switch word {
    case "{", "(", "[": depth += 1
    case "}", ")", "]": depth -= 1
    default: break
    }
    current.append(spaced)
  }

  /// Takes the start, the middle or the end of a condition.
  private mutating func takeCondition(_ word: Substring) -> Bool {
    switch word {
    case "#if":
      end()
      conditions.append("#if")
    case "#elseif", "#else":
      end()
      // It holds if the ones before do not.
      guard let last = conditions.popLast() else { return false }
      conditions.append("\(last) \(word)")
    case "#endif":
      end()
      _ = conditions.popLast()
      return true
    default: return false
    }
    readsCondition = true
    return true
  }

  private func startsDeclaration(_ word: Substring) -> Bool {
    word == "@" || word == "#" || word == ";" || modifiers.contains(word)
      || declarationWords.contains(word)
  }

  private mutating func end() {
    defer { (current, hasKeyword) = ([], false) }
    if current.isEmpty { return }
    let reader = DeclarationReader(current)
    let (kind, names, extended) = depth == 0 ? reader.read() : (.common, [], "")
    let around = conditions.joined(separator: "\n")
    let text = around + "\0" + current.joined()
    all.append(
      Declaration(
        kind: kind, names: names, extended: extended, hash: ContentHash(of: Array(text.utf8)),
        conditions: ContentHash(of: Array(around.utf8)), words: reader.names))
  }

  mutating func finished() -> [FileDeclarations.Declaration] {
    end()
    return all
  }
}

/// Finds out what the words of a declaration declare.
private struct DeclarationReader {
  private let words: [String]

  init(_ words: [String]) { self.words = words.map { $0.filter { !" \n`".contains($0) } } }

  /// All names in it, each once.
  var names: [String] {
    var seen: Set<String> = []
    return words.flatMap { word in
      // Interpolations and '$name' are several words.
      word.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }.filter { $0.first?.isNumber == false && seen.insert($0).inserted }
  }

  func read() -> (FileDeclarations.Declaration.Kind, names: [String], extended: String) {
    let common: (FileDeclarations.Declaration.Kind, names: [String], extended: String) = (
      .common, names, ""
    )
    // It declares nothing that others see.
    if words.starts(with: ["#", "Preview"]) { return (.other, [], "") }
    guard let start = keyword, start + 1 < words.count, !hasUnknownMacro(before: start) else {
      return common
    }
    // Operators are found in all types.
    for (word, next) in zip(words, words.dropFirst())
    where word == "func" && !(next.first.map { $0.isLetter || $0 == "_" } ?? false) {
      return common
    }
    let name = words[start + 1]
    switch words[start] {
    case "struct", "enum", "class", "actor", "protocol": return (.type, [name], "")
    case "extension":
      let isPlain = start + 2 < words.count && [":", "where", "{"].contains(words[start + 2])
      return isPlain ? (.extension, names, name) : common
    case "func": return (.other, [name], "")
    case "var", "let": return (.other, names, "")
    case "typealias":
      // Literals have the types of such names.
      return name.hasSuffix("LiteralType") ? common : (.other, [name], "")
    default: return common
    }
  }

  /// The position of the keyword, after attributes and modifiers.
  private var keyword: Int? {
    var depth = 0
    for (index, word) in words.enumerated() {
      switch word {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default:
        if depth == 0, declarationWords.contains(Substring(word)),
          !(word == "class" && index + 1 < words.count
            && ["func", "var"].contains(words[index + 1]))
        {
          return index
        }
      }
    }
    return nil
  }

  /// Whether it has an attribute that may be a macro, which can declare more.
  private func hasUnknownMacro(before end: Int) -> Bool {
    zip(words[..<end], words.dropFirst()).contains { word, next in
      word == "@" && next.first?.isUppercase == true && next != "MainActor"
    }
  }
}

/// The words that tell what is declared.
private let declarationWords: Set<Substring> = [
  "import", "struct", "enum", "class", "actor", "protocol", "extension", "func", "var", "let",
  "typealias", "operator", "precedencegroup", "macro", "init", "subscript", "deinit",
  "associatedtype", "case", "#",
]

/// The words with which a declaration can start before the one that tells what is declared.
private let modifiers: Set<Substring> = [
  "public", "private", "internal", "fileprivate", "open", "package", "final", "nonisolated",
  "indirect", "distributed", "prefix", "infix", "postfix", "weak", "unowned", "lazy", "static",
  "override", "dynamic", "isolated", "consuming", "borrowing", "sending",
]
