import Diagnostics

/// What is wrong with a fragment.
struct Problem: Sendable {
  /// As a diagnostic says it.
  var message: String

  /// Where, in UTF-8 offsets of the fragment's text.
  var range: Range<Int>

  /// The identifier of its diagnostic.
  var id = ProblemID.swiftSyntax

  /// What mends it in its place, and what that does; nil if that is not certain.
  var fix: (order: String, replacement: String)?

  init(_ message: String, _ range: Range<Int>) {
    self.message = message
    self.range = range
  }

  /// A name that is not in the composed notation; nil if it is.
  init?(notationOf name: String, _ range: Range<Int>) {
    let better = composed(name)
    if better.utf8.elementsEqual(name.utf8) { return nil }
    self.init(
      "'\(name)' is not in Unicode's composed notation (NFC), and is a different name in Swift "
        + "than the composed '\(better)'; write it composed", range)
    id = .decomposedName
    fix = ("compose it", better)
  }
}

/// Thrown for a fragment that cannot be emitted.
struct BrokenFragment: Error {
  /// One or two; more would rarely help.
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

/// What a fragment has to be.
enum FragmentKind: Sendable {
  case name, type, expression, requirement, block, declarations

  /// As messages name it.
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

  /// Begins a message about a text that is something else.
  var complaint: String {
    self == .declarations ? "these are not \(noun)" : "this is not \(noun)"
  }
}
