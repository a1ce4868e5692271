/// The value of `lint`.
package struct LintSpec: Sendable {
  package var rules: [RuleSettingSpec] = []
  package var overrides: [LintOverrideSpec] = []

  package init() {}
}

/// An entry of `rules`: what is said of one rule.
package struct RuleSettingSpec: Sendable {
  /// The rule's identifier.
  package var rule: Located<String>
  package var details = RuleDetailsSpec()

  package init(rule: Located<String>) {
    self.rule = rule
  }
}

/// What can be said of a rule.
package struct RuleDetailsSpec: Sendable {
  /// That of the rule, if absent.
  package var severity: Located<RuleSeverity>?

  /// How much is fine, for a rule that counts.
  package var maximum: Located<Int>?

  /// Words that are not used, each with the one to use instead.
  package var words: [(word: Located<String>, instead: Located<String>)] = []

  /// The version of the library, for a rule about what goes with one.
  package var version: Located<String>?

  /// Whether it finds more than it does otherwise, for a rule that can.
  package var isStrict: Located<Bool>?

  package init() {}
}

/// An entry of `overrides`: what is said of rules for some specs.
package struct LintOverrideSpec: Sendable {
  /// Patterns of paths from the project's folder; any if empty.
  package var paths: [Located<String>] = []

  /// Names of components; any if empty.
  package var components: [Located<String>] = []
  package var rules: [RuleSettingSpec] = []

  package init() {}
}

/// How bad it is what a rule finds.
package enum RuleSeverity: String, CaseIterable, Sendable {
  /// The rule is not asked.
  case off
  case note, warning, error
}
