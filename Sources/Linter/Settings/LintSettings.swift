import Diagnostics
import Specification

/// A project's settings of rules.
package struct LintSettings: Sendable {
  let project: ProjectSpec

  /// By the identifiers of rules.
  private let general: [String: RuleDetailsSpec]

  /// Severities that apply to all specs, whatever the project says, by the identifiers of rules.
  package var severities: [String: RuleSeverity] = [:]
  private let overrides: [Override]

  private struct Override: Sendable {
    let patterns: [PathPattern]
    let components: Set<String>
    let rules: [String: RuleDetailsSpec]

    func isAbout(_ path: String, _ component: String?) -> Bool {
      (patterns.isEmpty || patterns.contains { $0.matches(path) })
        && (components.isEmpty || component.map(components.contains) ?? false)
    }
  }

  package init(_ project: ProjectSpec) {
    self.project = project
    general = details(project.lint?.rules ?? [])
    overrides = (project.lint?.overrides ?? []).map { override in
      Override(
        patterns: override.paths.map { PathPattern($0.value) },
        components: Set(override.components.map(\.value)), rules: details(override.rules))
    }
  }

  /// The severity of a rule in the library as a whole.
  package func severity(of rule: Rule) -> RuleSeverity {
    general[rule.id]?.severity?.value ?? rule.severity
  }

  /// The level of each rule in a spec, in the order of the rules.
  func levels(path: String, component: String?) -> [RuleLevel] {
    let matching = overrides.filter { $0.isAbout(path, component) }
    return rules.map { rule in
      level(of: rule, [general[rule.id]] + matching.map { $0.rules[rule.id] })
    }
  }

  /// The level of a rule in the library as a whole.
  func level(of rule: Rule, atLeast least: Severity) -> RuleLevel {
    level(of: rule, [general[rule.id]]).atLeast(least)
  }

  /// Whether a rule is enabled anywhere.
  func mayReport(_ rule: Rule, atLeast least: Severity) -> Bool {
    let everywhere = level(of: rule, [general[rule.id]])
    return
      ([everywhere] + overrides.map { level(of: rule, [$0.rules[rule.id]]) }).contains {
        $0.atLeast(least).severity != nil
      }
  }

  private func level(of rule: Rule, _ details: [RuleDetailsSpec?]) -> RuleLevel {
    var level = RuleLevel(
      severity: Severity(rule.severity), options: RuleOptions(maximum: rule.maximum ?? 0))
    for case let details? in details {
      if let severity = details.severity { level.severity = Severity(severity.value) }
      if let maximum = details.maximum { level.options.maximum = maximum.value }
      if let version = details.version { level.options.version = version.value }
      if let strict = details.isStrict { level.options.isStrict = strict.value }
      level.options.words += details.words.map { ($0.word.value, $0.instead.value) }
    }
    if let severity = severities[rule.id] { level.severity = Severity(severity) }
    return level
  }
}

/// The severity and options of a rule.
struct RuleLevel: Sendable {
  /// Nil if the rule is off.
  var severity: Severity?
  var options: RuleOptions

  /// The same, but off if the severity is below a minimum.
  func atLeast(_ least: Severity) -> Self {
    var level = self
    if let severity, severity.rank < least.rank { level.severity = nil }
    return level
  }
}

private func details(_ settings: [RuleSettingSpec]) -> [String: RuleDetailsSpec] {
  Dictionary(
    settings.map { ($0.rule.value, $0.details) }, uniquingKeysWith: { _, last in last })
}

extension Severity {
  fileprivate init?(_ severity: RuleSeverity) {
    switch severity {
    case .off: return nil
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }

  fileprivate var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Whether a rule is configured to report errors in some spec.
package func rulesMayFindErrors(_ settings: LintSettings) -> Bool {
  rules.contains { settings.mayReport($0, atLeast: .error) }
}
