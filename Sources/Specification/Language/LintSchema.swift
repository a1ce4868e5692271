extension LintSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "lint setting", plural: "lint settings", title: "Lint rules",
    documentation: """
      `dscompile lint` checks specs by [rules](rules.md). A project can set their severities and \
      limits, for all specs or for some.
      """,
    example: """
      library: DesignKit
      lint:
        rules:
          missing-summary: warning
          many-required-arguments: {severity: note, maximum: 4}
          vocabulary: {words: {heading: title}}
        overrides:
          - paths: components/legacy/**
            rules: {missing-summary: off}
          - components: [Button, Link]
            rules: {color-alone: error}
      """,
    fields: [
      Field(
        "rules", \.rules, .ruleSettings,
        "The severities or settings of rules, by their identifiers.",
        example: "rules: {missing-summary: warning}"),
      Field(
        "overrides", \.overrides, .list(of: .object(LintOverrideSpec.init)),
        """
        Settings of rules for some specs. If several match a spec, the last one counts.
        """,
        example: "overrides: [{paths: components/legacy, rules: {missing-summary: off}}]"),
    ])
}

extension LintOverrideSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "override", plural: "overrides", title: "Overrides",
    documentation: """
      An override applies to the specs that match its paths and its components. It needs at least \
      one of the two.
      """,
    example: """
      library: DesignKit
      lint:
        overrides:
          - paths: [components/legacy/**, components/Old*.yaml]
            components: [Card, Badge]
            rules: {missing-summary: off}
      """,
    fields: [
      Field(
        "paths", \.paths, .oneOrMany(.text),
        """
        Files and folders, relative to the project's folder. `*` matches any part of a name, `**` \
        any folders, `?` one character.
        """,
        example: "paths: components/legacy/**"),
      Field(
        "components", \.components, .oneOrMany(.text),
        "Components, by their names in specs.",
        example: "components: [Card, Badge]"),
      Field(
        "rules", \.rules, .ruleSettings, isRequired: true,
        "The severities or settings of rules, by their identifiers.",
        example: "rules: {missing-summary: off}"),
    ])
}

extension RuleDetailsSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "rule setting", plural: "rule settings", title: "Rule settings",
    shorthand: "severity",
    documentation: """
      Most rules have only a severity. The [page of a rule](rules.md) lists its other settings.
      """,
    example: """
      library: DesignKit
      lint:
        rules:
          many-initializers: {severity: error, maximum: 30}
      """,
    fields: [
      Field(
        "severity", \.severity, .choice(RuleSeverity.self),
        "The severity of the findings. By default, the severity of the rule.",
        example: "severity: note"),
      Field(
        "maximum", \.maximum, .integer(in: 0...10_000),
        "The number that is allowed, for a rule that counts.",
        example: "maximum: 4"),
      Field(
        "words", \.words,
        .mapping(keyedBy: .text, of: .text) { (word: $0, instead: $1) },
        "Words to avoid, with their replacements.",
        example: "words: {heading: title}"),
      Field(
        "version", \.version, .libraryVersion,
        "The version of the library, for a rule that depends on it.",
        example: "version: \"3.0\""),
      Field(
        "strict", \.isStrict, .boolean,
        "Whether the rule is stricter, for a rule that supports it.",
        example: "strict: true"),
    ])
}

extension ValueType<[RuleSettingSpec]> {
  fileprivate static var ruleSettings: Self {
    .mapping(keyedBy: .text, of: .object(RuleDetailsSpec.init)) { rule, details in
      var setting = RuleSettingSpec(rule: rule)
      setting.details = details
      return setting
    }
  }
}

extension RuleSeverity: Choice {
  static let noun = "severity"
  static let plural = "severities"

  var documentation: String {
    switch self {
    case .off: "The rule is not checked."
    case .note: "A hint; nothing fails."
    case .warning: "A warning in `lint` and builds; `lint --strict` fails."
    case .error: "An error; `lint` and builds fail."
    }
  }
}
