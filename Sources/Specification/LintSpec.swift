/// The value of `lint`.
package struct LintSpec: Sendable {
  package var rules: [RuleSettingSpec] = []
  package var overrides: [LintOverrideSpec] = []

  package init() {}
}

/// An entry of `rules`: the settings of a rule.
package struct RuleSettingSpec: Sendable {
  /// The rule's identifier.
  package var rule: Located<String>
  package var details = RuleDetailsSpec()

  package init(rule: Located<String>) {
    self.rule = rule
  }
}

/// The settings of a rule.
package struct RuleDetailsSpec: Sendable {
  /// The rule's default severity if absent.
  package var severity: Located<RuleSeverity>?

  /// The maximum that is accepted, for a rule that counts.
  package var maximum: Located<Int>?

  /// Words to avoid, each with its replacement.
  package var words: [(word: Located<String>, instead: Located<String>)] = []

  /// The version of the library, for a rule that depends on it.
  package var version: Located<String>?

  /// Whether it also reports less certain findings, for a rule that can.
  package var isStrict: Located<Bool>?

  package init() {}
}

/// An entry of `overrides`: settings of rules for some specs.
package struct LintOverrideSpec: Sendable {
  /// Patterns of paths relative to the project's folder; any if empty.
  package var paths: [Located<String>] = []

  /// Names of components; any if empty.
  package var components: [Located<String>] = []
  package var rules: [RuleSettingSpec] = []

  package init() {}
}

/// The severity of a rule's findings.
package enum RuleSeverity: String, CaseIterable, Sendable {
  /// The rule does not run.
  case off
  case note, warning, error
}
