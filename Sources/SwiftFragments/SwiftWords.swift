/// Whether a word is reserved, so that it needs backticks as the name of a declaration.
package func isSwiftKeyword(_ word: String) -> Bool {
  reservedWords.contains(word)
}

/// Whether a word has a meaning even in backticks in some places, so that it cannot be a name.
package func isNeverSwiftName(_ word: String) -> Bool {
  unusableWords.contains(word)
}

/// A name as written where it is declared, or as an expression.
package func escapedIdentifier(_ name: String) -> String {
  isSwiftKeyword(name) ? "`\(name)`" : name
}

/// A name as written after a dot, where most reserved words need no backticks.
package func escapedMember(_ name: String) -> String {
  unusableWords.contains(name) ? "`\(name)`" : name
}

/// A name as written as an argument label, where most reserved words need no backticks.
package func escapedLabel(_ name: String) -> String {
  switch name {
  case "inout", "let", "var": "`\(name)`"
  default: name
  }
}

/// `_` is not a name; the others keep their meaning after a dot (`Card.init`, `Card.self`, `Card.Type`) or as
/// a type.
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

/// Words that begin an expression or a type of several words; the parser decides about single ones.
let contextualWords: Set<String> = [
  "any", "async", "await", "borrow", "borrowing", "consume", "consuming", "copy", "discard",
  "dynamic", "each", "isolated", "macro", "nonisolated", "package", "sending", "some", "then",
  "unsafe", "yield",
]
