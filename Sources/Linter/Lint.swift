import DesignModel
import Diagnostics
import Specification

// A checked design system and its specs in, findings out: specs whose emitted code is correct, but whose
// design is poor. Specs that cannot be emitted correctly are reported by the model. This module knows only
// the size of emitted files, and reads and writes no files.

/// Runs the rules on a library.
///
/// - Parameters:
///   - specs: The specs that could be read; those with other errors are skipped.
///   - system: The design system that they declare.
///   - tokens: The design tokens; nil if the project has none.
///   - settings: The severities of rules.
///   - least: The minimum severity of reported findings.
///   - isPartial: Whether some specs could not be read.
///   - previewGaps: Returns what the previews of a component do not show.
///   - emittedFiles: Returns the Swift files emitted for a component, which only some rules need.
///   - origin: Returns the path of a spec as components record it.
///   - map: Applies a function to every element and keeps their order; concurrently if possible.
package func lint(
  _ specs: [LintedSpec], _ system: DesignSystem, tokens: LintedTokens? = nil,
  settings: LintSettings, least: Severity = .note,
  isPartial: Bool = false, previewGaps: @escaping @Sendable (Component) -> [PreviewGap],
  emittedFiles: @escaping @Sendable (Component) -> [EmittedFileSize] = { _ in [] },
  origin: (SourceText) -> String,
  map: (Int, @Sendable (Int) -> SpecFindings) -> [SpecFindings] = { count, transform in
    (0..<count).map(transform)
  }
) -> LintResult {
  let components = Dictionary(
    system.components.map { ($0.origin, $0) }, uniquingKeysWith: { first, _ in first })
  let shared = Set(system.shared.map(\.contents.origin))
  let facts = LibraryFacts(
    specs.map(\.spec), system.library, system.ownAPI, tokens: tokens, previewGaps: previewGaps,
    emittedFiles: emittedFiles)
  let subjects = specs.compactMap { file -> (subject: Subject, levels: [RuleLevel])? in
    let path = origin(file.spec.source)
    let component = components[path]
    guard component != nil || shared.contains(path) else { return nil }
    return (
      Subject(file, at: path, component, facts, in: system),
      settings.levels(path: path, component: component?.plainName).map { $0.atLeast(least) }
    )
  }
  var found = map(subjects.count) { index in
    let (subject, levels) = subjects[index]
    return SpecFindings(
      findings: zip(rules, levels).flatMap { rule, level -> [RuleFinding] in
        guard case .spec(let check) = rule.check, let severity = level.severity else { return [] }
        return check(subject, level.options).map { RuleFinding($0, rule, severity) }
      })
  }
  let together = libraryFindings(
    LibrarySubject(
      subjects: subjects.map(\.subject), project: settings.project, library: facts,
      isPartial: isPartial || subjects.count < specs.count),
    settings, least: least)
  add(together, to: &found, of: subjects)
  let ofProject = together.compactMap { index, finding -> Diagnostic? in
    guard finding.place.source === settings.project.source else { return nil }
    return settings.level(of: rules[index], atLeast: least).severity.map {
      finding.diagnostic(of: rules[index], $0)
    }
  }
  var result = LintResult(diagnostics: ofProject)
  for (entry, found) in zip(subjects, found) {
    let file = entry.subject.file
    result.add(
      sorted(
        found.findings, suppressions(in: file.document, of: file.spec.source), entry.levels))
  }
  for file in tokens?.files ?? [] {
    let levels = settings.levels(path: origin(file), component: nil).map { $0.atLeast(least) }
    let found = together.compactMap { rule, finding -> RuleFinding? in
      guard finding.place.source.path == file.path else { return nil }
      return levels[rule].severity.map { RuleFinding(finding, rules[rule], $0) }
    }
    result.add(sorted(found, suppressions(inTokenFile: file), levels))
  }
  return result
}

/// The result of linting a library.
package struct LintResult: Sendable {
  package var diagnostics: [Diagnostic]

  /// Diagnostics that comments suppress.
  package var suppressed: [SuppressedDiagnostic]

  package init(diagnostics: [Diagnostic], suppressed: [SuppressedDiagnostic] = []) {
    self.diagnostics = diagnostics
    self.suppressed = suppressed
  }

  fileprivate mutating func add(_ other: LintResult) {
    diagnostics += other.diagnostics
    suppressed += other.suppressed
  }
}

/// A diagnostic that a comment suppresses.
package struct SuppressedDiagnostic: Sendable {
  package var diagnostic: Diagnostic

  /// The comment's reason; empty if there is none.
  package var reason: String

  package init(_ diagnostic: Diagnostic, reason: String) {
    self.diagnostic = diagnostic
    self.reason = reason
  }
}

/// The findings of rules in a spec.
package struct SpecFindings: Sendable {
  var findings: [RuleFinding]
}

/// A finding of a rule, with its severity.
struct RuleFinding: Sendable {
  let finding: Finding
  let rule: Rule
  let severity: Severity

  init(_ finding: Finding, _ rule: Rule, _ severity: Severity) {
    self.finding = finding
    self.rule = rule
    self.severity = severity
  }

  var diagnostic: Diagnostic { finding.diagnostic(of: rule, severity) }
}

/// The findings in all specs together, before severities of single specs are applied.
private func libraryFindings(
  _ subject: LibrarySubject, _ settings: LintSettings, least: Severity
) -> [(rule: Int, finding: Finding)] {
  rules.enumerated().flatMap { index, rule -> [(rule: Int, finding: Finding)] in
    guard case .library(let check) = rule.check, settings.mayReport(rule, atLeast: least) else {
      return []
    }
    return check(subject, settings.level(of: rule, atLeast: least).options).map { (index, $0) }
  }
}

private func add(
  _ findings: [(rule: Int, finding: Finding)], to found: inout [SpecFindings],
  of subjects: [(subject: Subject, levels: [RuleLevel])]
) {
  let indices = Dictionary(
    subjects.enumerated().map { (ObjectIdentifier($1.subject.spec.source), $0) },
    uniquingKeysWith: { first, _ in first })
  for (rule, finding) in findings {
    guard let index = indices[ObjectIdentifier(finding.place.source)],
      let severity = subjects[index].levels[rule].severity
    else { continue }
    found[index].findings.append(RuleFinding(finding, rules[rule], severity))
  }
}

/// Divides findings into those that are suppressed by comments of the file and others, and adds findings
/// about the comments.
private func sorted(
  _ findings: [RuleFinding], _ suppressions: [Suppression], _ levels: [RuleLevel]
) -> LintResult {
  var comments = suppressions
  if comments.isEmpty { return LintResult(diagnostics: findings.map(\.diagnostic)) }
  // Whether a rule about what is drawn finds something is not known here.
  let asked = Set(
    zip(rules, levels).filter { $1.severity != nil && $0.command == nil }.map(\.0.id))
  var result = LintResult(diagnostics: [])
  for (finding, first) in zip(findings, firstCovering(findings, &comments)) {
    if let first {
      result.suppressed.append(
        SuppressedDiagnostic(finding.diagnostic, reason: comments[first].reason))
    } else {
      result.diagnostics.append(finding.diagnostic)
    }
  }
  let subject = SuppressionSubject(suppressions: comments, asked: asked)
  for (rule, level) in zip(rules, levels) {
    guard case .suppressions(let check) = rule.check, let severity = level.severity else {
      continue
    }
    result.diagnostics += check(subject).map { $0.diagnostic(of: rule, severity) }
  }
  return result
}
