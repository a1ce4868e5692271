import DesignModel
import Diagnostics
import Specification

// A checked design system and its specs in, findings out: specs whose emitted code is right, and
// whose design is poor. What cannot be emitted as right Swift is the model's to say. This module
// knows of emitted files no more than their size, and reads and writes none.

/// Finds what the rules have to say of a library.
///
/// - Parameters:
///   - specs: The specs of it that could be read; those with other errors are not looked at.
///   - system: What was made of them.
///   - tokens: The design tokens; nil if the project has none.
///   - settings: How strictly rules are minded.
///   - least: The mildest severity that is told.
///   - isPartial: Whether there are specs that could not be read.
///   - previewGaps: What the previews of a component do not show.
///   - emittedFiles: The Swift files that a component is emitted as, which only some rules ask for.
///   - origin: The path of a spec as components name it.
///   - map: Applies a function to every element and keeps their order; concurrently where it can.
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
      Subject(file, component, facts, system.apiFindings[path] ?? .none),
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
  var result = LintResult(told: ofProject)
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

/// What there is to say of a library.
package struct LintResult: Sendable {
  package var told: [Diagnostic]

  /// What comments keep from being told.
  package var suppressed: [SuppressedDiagnostic]

  package init(told: [Diagnostic], suppressed: [SuppressedDiagnostic] = []) {
    self.told = told
    self.suppressed = suppressed
  }

  fileprivate mutating func add(_ other: LintResult) {
    told += other.told
    suppressed += other.suppressed
  }
}

/// A diagnostic that a comment keeps from being told.
package struct SuppressedDiagnostic: Sendable {
  package var diagnostic: Diagnostic

  /// What the comment says of it; empty for nothing.
  package var reason: String

  package init(_ diagnostic: Diagnostic, reason: String) {
    self.diagnostic = diagnostic
    self.reason = reason
  }
}

/// What rules found in a spec.
package struct SpecFindings: Sendable {
  var findings: [RuleFinding]
}

/// What a rule found, and how bad it is.
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

/// What is found in all specs together, whether it is told of each or not.
private func libraryFindings(
  _ subject: LibrarySubject, _ settings: LintSettings, least: Severity
) -> [(rule: Int, finding: Finding)] {
  rules.enumerated().flatMap { index, rule -> [(rule: Int, finding: Finding)] in
    guard case .library(let check) = rule.check, settings.mayTell(rule, atLeast: least) else {
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

/// The findings that no comment of the file suppresses, with what is to be said of the comments, and
/// those that one does.
private func sorted(
  _ findings: [RuleFinding], _ suppressions: [Suppression], _ levels: [RuleLevel]
) -> LintResult {
  var comments = suppressions
  if comments.isEmpty { return LintResult(told: findings.map(\.diagnostic)) }
  let asked = Set(zip(rules, levels).filter { $1.severity != nil }.map(\.0.id))
  var result = LintResult(told: [])
  for (finding, first) in zip(findings, firstCovering(findings, &comments)) {
    if let first {
      result.suppressed.append(
        SuppressedDiagnostic(finding.diagnostic, reason: comments[first].reason))
    } else {
      result.told.append(finding.diagnostic)
    }
  }
  let subject = SuppressionSubject(suppressions: comments, asked: asked)
  for (rule, level) in zip(rules, levels) {
    guard case .suppressions(let check) = rule.check, let severity = level.severity else {
      continue
    }
    result.told += check(subject).map { $0.diagnostic(of: rule, severity) }
  }
  return result
}
