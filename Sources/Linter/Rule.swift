import Diagnostics
import Specification

/// A habit of good specs, and how to find where one lacks it.
package struct Rule: Sendable {
  /// In kebab case: `icon-without-label`.
  package let id: String

  /// What it finds, in one sentence.
  package let summary: String

  /// Why that matters, in Markdown.
  package let rationale: String

  /// Specs in which it finds nothing.
  package let good: [String]

  /// Specs in which it finds something, at each `↓`.
  package let bad: [String]

  /// Finds what is wrong with a component.
  let check: @Sendable (Subject) -> [Finding]
}

/// Something that a rule found.
struct Finding: Sendable {
  let place: Place
  let message: String
  var notes: [Note] = []
  var fixIts: [FixIt] = []

  func diagnostic(of rule: Rule) -> Diagnostic {
    Diagnostic(rule.id, .warning, at: place, message, notes: notes, fixIts: fixIts)
  }
}
