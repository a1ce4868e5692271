import DesignModel
import Diagnostics
import Specification
import YAMLSyntax

/// A finding of a rule whose violations a command finds.
package struct CommandFinding: Sendable {
  /// The identifier of the rule.
  package let rule: String
  package let place: Place
  package let message: String
  package let notes: [Note]

  package init(rule: String, place: Place, _ message: String, notes: [Note]) {
    self.rule = rule
    self.place = place
    self.message = message
    self.notes = notes
  }
}

/// What a project's settings make of a finding.
package enum FindingVerdict: Sendable {
  case reported(Diagnostic)

  /// A comment suppresses it.
  case suppressed(SuppressedDiagnostic)

  /// Its rule is off.
  case off
}

/// The findings of such rules, with the severities of a project, without those that it turned off.
///
/// - Parameters:
///   - settings: The severities of rules.
///   - specs: The path of each spec in its project, and its component, by the path of its text.
package func lint(
  _ findings: [CommandFinding], in library: Library, settings: LintSettings,
  specs: [String: (path: String, component: String?)]
) -> LintResult {
  let hasFingers = library.platforms.contains { $0.platform == .iOS }
  let judged = verdicts(
    on: findings.filter { hasFingers || $0.rule != Rule.drawnTarget.id }, settings: settings,
    specs: specs)
  var result = LintResult(diagnostics: [])
  for verdict in judged {
    switch verdict {
    case .reported(let diagnostic): result.diagnostics.append(diagnostic)
    case .suppressed(let diagnostic): result.suppressed.append(diagnostic)
    case .off: continue
    }
  }
  return result
}

/// What a project's settings make of findings, in their order.
package func verdicts(
  on findings: [CommandFinding], settings: LintSettings,
  specs: [String: (path: String, component: String?)]
) -> [FindingVerdict] {
  var verdicts = [FindingVerdict](repeating: .off, count: findings.count)
  let groups = Dictionary(grouping: findings.indices) {
    ObjectIdentifier(findings[$0].place.source)
  }
  for indices in groups.values {
    let source = findings[indices[0]].place.source
    let spec = specs[source.path]
    let levels = settings.levels(path: spec?.path ?? source.path, component: spec?.component)
    let found = indices.compactMap { position -> (position: Int, finding: RuleFinding)? in
      let finding = findings[position]
      guard let index = rules.firstIndex(where: { $0.id == finding.rule }),
        let severity = levels[index].severity
      else { return nil }
      return (
        position,
        RuleFinding(
          Finding(finding.place, finding.message, notes: finding.notes), rules[index], severity)
      )
    }
    var comments = spec == nil ? [] : suppressions(in: parseYAML(source), of: source)
    for (found, first) in zip(found, firstCovering(found.map(\.finding), &comments)) {
      let diagnostic = found.finding.diagnostic
      verdicts[found.position] =
        first.map {
          .suppressed(SuppressedDiagnostic(diagnostic, reason: comments[$0].reason))
        } ?? .reported(diagnostic)
    }
  }
  return verdicts
}
