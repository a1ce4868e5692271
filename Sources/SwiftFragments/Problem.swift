import Diagnostics

/// A problem of a fragment.
struct Problem: Sendable {
  /// The text of the diagnostic.
  var message: String

  /// The range in UTF-8 offsets of the fragment's text.
  var range: Range<Int>

  /// The identifier of its diagnostic.
  var id = ProblemID.swiftSyntax

  /// The replacement that fixes it, with a description; nil if there is none.
  var fix: (order: String, replacement: String)?

  /// Whether the replacement is what was meant in any case.
  var isFixSafe = true

  init(_ message: String, _ range: Range<Int>) {
    self.message = message
    self.range = range
  }

  /// The problem of a name that is not in composed form; nil if it is.
  init?(notationOf name: String, _ range: Range<Int>) {
    let better = composed(name)
    if better.utf8.elementsEqual(name.utf8) { return nil }
    self.init(
      "'\(name)' is not in Unicode's composed form (NFC), so Swift treats it as a different name "
        + "from '\(better)'; write the composed form", range)
    id = .decomposedName
    fix = ("compose it", better)
  }
}

/// Thrown for a fragment that cannot be emitted.
struct BrokenFragment: Error {
  /// One or two problems; more would rarely help.
  var problems: [Problem]

  init(_ problems: [Problem]) {
    self.problems = problems
  }

  init(_ message: String, _ range: Range<Int>) {
    self.init([Problem(message, range)])
  }
}

/// A part of a fragment's text.
typealias Located = CodeName

/// The expected kind of a fragment.
enum FragmentKind: Sendable {
  case name, type, expression, requirement, block, declarations

  /// Its noun in messages.
  var noun: String {
    switch self {
    case .name: "a Swift name"
    case .type: "a Swift type"
    case .expression: "a Swift expression"
    case .requirement: "a requirement of generic parameters"
    case .block: "Swift code"
    case .declarations: "Swift declarations"
    }
  }

  /// The start of a message about a text of another kind.
  var complaint: String {
    self == .declarations ? "these are not \(noun)" : "this is not \(noun)"
  }
}
