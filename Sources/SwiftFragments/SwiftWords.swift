/// Whether a word is reserved: as the name of a declaration it needs back-ticks.
package func isSwiftKeyword(_ word: String) -> Bool {
  reservedWords.contains(word)
}

/// Whether a word has a meaning that back-ticks do not take from it everywhere, so that it is no
/// name for anything.
package func isNeverSwiftName(_ word: String) -> Bool {
  unusableWords.contains(word)
}

/// A name as it is written where it is declared, or where it stands alone in an expression.
package func escapedIdentifier(_ name: String) -> String {
  isSwiftKeyword(name) ? "`\(name)`" : name
}

/// A name as it is written behind a dot, where most reserved words need no back-ticks.
package func escapedMember(_ name: String) -> String {
  unusableWords.contains(name) ? "`\(name)`" : name
}

/// A name as it is written as an argument label, where most reserved words need no back-ticks.
package func escapedLabel(_ name: String) -> String {
  switch name {
  case "inout", "let", "var": "`\(name)`"
  default: name
  }
}

/// `_` is no name at all; the others keep their own meaning behind a dot (`Card.init`, `Card.self`,
/// `Card.Type`) or as a type.
private let unusableWords: Set<String> = [
  "_", "Any", "Protocol", "Self", "Type", "init", "self", "super",
]

private let reservedWords: Set<String> = [
  "Any", "Protocol", "Self", "Type", "_", "as", "associatedtype", "break", "case", "catch", "class",
  "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
  "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
  "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
  "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
  "throws", "true", "try", "typealias", "var", "where", "while",
]

/// Words that begin an expression or a type of more than one word; alone, the parser decides what
/// they are.
let contextualWords: Set<String> = [
  "any", "async", "await", "borrow", "borrowing", "consume", "consuming", "copy", "discard",
  "dynamic", "each", "isolated", "macro", "nonisolated", "package", "sending", "some", "then",
  "unsafe", "yield",
]
