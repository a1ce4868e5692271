import Diagnostics
import Specification

/// A guideline for specs, and a check that finds violations.
package struct Rule: Sendable {
  /// In kebab case: `icon-without-label`.
  package let id: String
  package let group: RuleGroup

  /// The default severity of its findings.
  package let severity: RuleSeverity

  /// What it reports, in one sentence.
  package let summary: String

  /// The reason for the rule, in Markdown.
  package let rationale: String

  /// The default maximum that is accepted; nil for a rule that does not count.
  package let maximum: Int?

  /// The other options that a project can set.
  package let options: Set<Option>

  /// The kind of its fixes; nil for a rule without fixes.
  package let fix: Fix?

  /// Specs without findings.
  package let good: [RuleExample]

  /// Specs with findings, each marked by `↓`.
  package let bad: [RuleExample]

  /// What the rule compares in specs that need not mention each other; nil for a rule about single specs and
  /// about uses of their declarations.
  let compares: Comparison?

  /// The check that finds violations.
  let check: Check

  package enum Option: String, Sendable {
    case words, version, strict
  }

  package enum Fix: String, Sendable {
    /// They can be applied without review.
    case safe

    /// They have to be reviewed.
    case unsafe
  }

  enum Comparison: Sendable {
    case names, defaults
  }

  enum Check: Sendable {
    /// Checks a spec.
    case spec(@Sendable (Subject, RuleOptions) -> [Finding])

    /// Checks all specs together.
    case library(@Sendable (LibrarySubject, RuleOptions) -> [Finding])

    /// Checks the comments that suppress findings.
    case suppressions(@Sendable (SuppressionSubject) -> [Finding])

    /// A command finds violations, because specs alone do not show them.
    case command(Command)
  }

  /// A command that reports violations of rules.
  package enum Command: Sendable {
    /// It looks at what previews draw.
    case inspect

    /// It compares two versions of a library.
    case changes
  }

  /// The command that finds violations, if `lint` does not.
  package var command: Command? {
    switch check {
    case .command(let command): command
    case .spec, .library, .suppressions: nil
    }
  }

  init(
    _ id: String, in group: RuleGroup, _ severity: RuleSeverity = .warning, summary: String,
    rationale: String, maximum: Int? = nil, options: Set<Option> = [], fix: Fix? = nil,
    compares: Comparison? = nil, good: [RuleExample], bad: [RuleExample], check: Check
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.maximum = maximum
    self.options = options
    self.fix = fix
    self.compares = compares
    self.good = good
    self.bad = bad
    self.check = check
  }
}

/// The options that a project can set for a rule, besides its severity.
struct RuleOptions: Sendable {
  /// The maximum that is accepted.
  var maximum = 0

  /// Words to avoid, each with its replacement, in the order of the project file.
  var words: [(word: String, instead: String)] = []

  /// The version of the library.
  var version: String?

  /// Whether less certain findings are reported, too.
  var isStrict = false
}

/// A finding of a rule.
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
