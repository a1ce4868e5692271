import SwiftFragments

/// What a file declares for others at its top level.
struct FileDeclarations: Sendable {
  struct Declaration: Sendable {
    let kind: TopLevelDeclaration.Kind

    /// The names by which code finds it.
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

  private(set) var all: [Declaration]

  /// Reads the text of a file.
  init(_ text: [UInt8]) {
    guard let found = topLevelDeclarations(of: String(decoding: text, as: UTF8.self)) else {
      // What cannot be parsed may declare anything.
      all = [
        Declaration(
          kind: .common, names: [], extended: "", hash: ContentHash(of: text),
          conditions: ContentHash(of: []), words: [])
      ]
      return
    }
    all = found.map { declaration in
      let around = declaration.conditions.joined(separator: "\n")
      let text = around + "\0" + declaration.text
      return Declaration(
        kind: declaration.kind, names: declaration.names, extended: declaration.extended,
        hash: ContentHash(of: Array(text.utf8)), conditions: ContentHash(of: Array(around.utf8)),
        words: declaration.words)
    }
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
    all = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 5, let kind = TopLevelDeclaration.Kind(rawValue: String(words[0])),
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
