import DesignModel
import Diagnostics
import Specification
import YAMLSyntax

/// A finding of a rule about what is drawn.
package struct DrawnFinding: Sendable {
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

/// The findings of rules about what is drawn, with the severities of a project, without those that it turned off.
///
/// - Parameters:
///   - settings: The severities of rules.
///   - specs: The path of each spec in its project, and its component, by the path of its text.
package func lint(
  _ findings: [DrawnFinding], in library: Library, settings: LintSettings,
  specs: [String: (path: String, component: String?)]
) -> LintResult {
  var order: [SourceText] = []
  var groups: [ObjectIdentifier: [DrawnFinding]] = [:]
  let hasFingers = library.platforms.contains { $0.platform == .iOS }
  for finding in findings where hasFingers || finding.rule != Rule.drawnTarget.id {
    let key = ObjectIdentifier(finding.place.source)
    if groups[key] == nil { order.append(finding.place.source) }
    groups[key, default: []].append(finding)
  }
  var result = LintResult(diagnostics: [])
  for source in order {
    let spec = specs[source.path]
    let levels = settings.levels(path: spec?.path ?? source.path, component: spec?.component)
    let found = (groups[ObjectIdentifier(source)] ?? []).compactMap { finding -> RuleFinding? in
      guard let index = rules.firstIndex(where: { $0.id == finding.rule }),
        let severity = levels[index].severity
      else { return nil }
      return RuleFinding(
        Finding(finding.place, finding.message, notes: finding.notes), rules[index], severity)
    }
    var comments = spec == nil ? [] : suppressions(in: parseYAML(source), of: source)
    for (finding, first) in zip(found, firstCovering(found, &comments)) {
      if let first {
        result.suppressed.append(
          SuppressedDiagnostic(finding.diagnostic, reason: comments[first].reason))
      } else {
        result.diagnostics.append(finding.diagnostic)
      }
    }
  }
  return result
}
