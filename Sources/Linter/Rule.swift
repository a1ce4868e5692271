import Diagnostics
import Specification

/// A habit of good specs, and how to find where one lacks it.
package struct Rule: Sendable {
  /// In kebab case: `icon-without-label`.
  package let id: String
  package let group: RuleGroup

  /// How bad it is what it finds, where a project does not say.
  package let severity: RuleSeverity

  /// What it finds, in one sentence.
  package let summary: String

  /// Why that matters, in Markdown.
  package let rationale: String

  /// How many are fine, where a project does not say; nil for a rule that does not count.
  package let maximum: Int?

  /// What else a project can say of it.
  package let options: Set<Option>

  /// What its fixes are like; nil for a rule without fixes.
  package let fix: Fix?

  /// Specs in which it finds nothing.
  package let good: [RuleExample]

  /// Specs in which it finds something, at each `↓`.
  package let bad: [RuleExample]

  /// Finds what is wrong.
  let check: Check

  package enum Option: String, Sendable {
    case words, version, strict
  }

  package enum Fix: String, Sendable {
    /// They can be applied unseen.
    case safe

    /// Somebody has to look at what they do.
    case unsafe
  }

  enum Check: Sendable {
    /// In a spec.
    case spec(@Sendable (Subject, RuleOptions) -> [Finding])

    /// In all specs together.
    case library(@Sendable (LibrarySubject, RuleOptions) -> [Finding])

    /// In the comments that keep rules from being told.
    case suppressions(@Sendable (SuppressionSubject) -> [Finding])
  }

  init(
    _ id: String, in group: RuleGroup, _ severity: RuleSeverity = .warning, summary: String,
    rationale: String, maximum: Int? = nil, options: Set<Option> = [], fix: Fix? = nil,
    good: [RuleExample], bad: [RuleExample], check: Check
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.maximum = maximum
    self.options = options
    self.fix = fix
    self.good = good
    self.bad = bad
    self.check = check
  }
}

/// What a project can say of a rule besides its severity.
struct RuleOptions: Sendable {
  /// How many are fine.
  var maximum = 0

  /// Words that are not used, each with the one to use instead, in the order of the project file.
  var words: [(word: String, instead: String)] = []

  /// The version of the library.
  var version: String?

  /// Whether more is wanted than what is certain.
  var isStrict = false
}

/// Something that a rule found.
struct Finding: Sendable {
  let place: Place
  let message: String
  var notes: [Note] = []
  var fixIts: [FixIt] = []

  init(_ place: Place, _ message: String, notes: [Note] = [], fixIts: [FixIt] = []) {
    self.place = place
    self.message = message
    self.notes = notes
    self.fixIts = fixIts
  }

  func diagnostic(of rule: Rule, _ severity: Severity) -> Diagnostic {
    Diagnostic(.rule(rule.id), severity, at: place, message, notes: notes, fixIts: fixIts)
  }
}
