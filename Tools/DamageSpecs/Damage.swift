/// A small error in the Swift of a spec.
struct Damage {
  enum Kind: String, CaseIterable {
    case misspelling = "a misspelled name"
    case missingDot = "a missing dot"
    case otherMember = "another member"
    case otherName = "another name that is not a member"
  }

  let kind: Kind

  /// The damaged spec.
  let text: String

  /// From 1.
  let line: Int
  let description: String

  /// Damages a random name in the Swift of a spec: misspells it, drops the dot before it, or replaces it by
  /// another name in the spec.
  ///
  /// - Returns: Nil if the spec has no Swift.
  init?(in spec: String, _ numbers: inout Numbers) {
    let names = Name.all(in: spec)
    guard let name = names.randomElement(using: &numbers) else { return nil }
    var lines = spec.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    let range = name.column..<name.column + name.text.count
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0 where name.isMember:
      kind = .missingDot
      lines[name.line].remove(at: name.column - 1)
      description = "the dot before '\(name.text)' is dropped"
    case 1:
      let others = names.filter { $0.isMember == name.isMember && $0.text != name.text }
      guard let other = others.randomElement(using: &numbers) else { return nil }
      kind = name.isMember ? .otherMember : .otherName
      lines[name.line].replaceSubrange(range, with: other.text)
      description = "'\(name.text)' is '\(other.text)'"
    default:
      kind = .misspelling
      let misspelled = misspelling(of: name.text, &numbers)
      lines[name.line].replaceSubrange(range, with: misspelled)
      description = "'\(name.text)' is '\(misspelled)'"
    }
    line = name.line + 1
    text = lines.map { String($0) }.joined(separator: "\n")
  }
}

/// A name in the Swift of a spec.
private struct Name {
  let text: String

  /// From 0.
  let line: Int

  /// From 0, in characters.
  let column: Int

  /// Whether a dot precedes it.
  let isMember: Bool

  /// The names in multi-line texts, which are Swift, except those in comments and strings.
  static func all(in spec: String) -> [Name] {
    var names: [Name] = []
    var indentation: Int?
    for (number, line) in spec.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let depth = line.prefix { $0 == " " }.count
      if let outer = indentation, depth <= outer, depth < line.count { indentation = nil }
      if indentation != nil {
        names += self.names(in: Array(line), number)
      } else if let key = line.wholeMatch(of: #/ *(?:- )?(\w+): [|>]-?/#)?.1,
        ["body", "swift", "view", "value"].contains(key)
      {
        indentation = depth
      }
    }
    return names
  }

  private static func names(in line: [Character], _ number: Int) -> [Name] {
    var names: [Name] = []
    var isInString = false
    var index = 0
    while index < line.count {
      if line[index] == "\"" { isInString.toggle() }
      if !isInString, line[index] == "/", index + 1 < line.count, line[index + 1] == "/" { break }
      guard !isInString, line[index].isLetter else {
        index += 1
        continue
      }
      let end =
        line[index...].firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? line.count
      let text = String(line[index..<end])
      if !keywords.contains(text), text.count > 2 {
        names.append(
          Name(
            text: text, line: number, column: index,
            isMember: index > 0 && line[index - 1] == "."))
      }
      index = end
    }
    return names
  }
}

/// Words other than names of declarations.
private let keywords: Set<String> = [
  "case", "default", "else", "extension", "false", "for", "func", "guard", "if", "import", "in",
  "init",
  "internal", "is", "let", "nil", "private", "public", "return", "self", "some", "static", "struct",
  "switch", "true", "var", "where", "while", "enum",
]

/// A name with two letters swapped, one omitted or one doubled.
private func misspelling(of name: String, _ numbers: inout Numbers) -> String {
  var letters = Array(name)
  let index = Int.random(in: 0..<letters.count - 1, using: &numbers)
  switch Int.random(in: 0..<3, using: &numbers) {
  case 0 where letters[index] != letters[index + 1]: letters.swapAt(index, index + 1)
  case 1: letters.remove(at: index + 1)
  default: letters.insert(letters[index], at: index)
  }
  return String(letters)
}

/// A generator of the same numbers in every run with a seed (SplitMix64).
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
