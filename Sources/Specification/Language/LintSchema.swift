extension LintSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "lint setting", plural: "lint settings", title: "Rules of good specs",
    documentation: """
      `dscompile lint` judges specs by [rules](rules.md), each of which has a severity of its own. A \
      project may say another, for all specs or for some, and what is fine where a rule counts.
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
        "The severities of rules, or what else can be said of them, by their identifiers.",
        example: "rules: {missing-summary: warning}"),
      Field(
        "overrides", \.overrides, .list(of: .object(LintOverrideSpec.init)),
        """
        What is said of rules for some specs alone. Where several are about the same spec, the last \
        one counts.
        """,
        example: "overrides: [{paths: components/legacy, rules: {missing-summary: off}}]"),
    ])
}

extension LintOverrideSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "override", plural: "overrides", title: "Rules for some specs",
    documentation: """
      An override is about the specs at its paths that describe its components. It needs one of the \
      two at least.
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
        Files and folders, from the project's folder on. `*` stands for any part of a name, `**` for \
        any folders, `?` for one letter.
        """,
        example: "paths: components/legacy/**"),
      Field(
        "components", \.components, .oneOrMany(.text),
        "Components, by their names in specs.",
        example: "components: [Card, Badge]"),
      Field(
        "rules", \.rules, .ruleSettings, isRequired: true,
        "The severities of rules, or what else can be said of them, by their identifiers.",
        example: "rules: {missing-summary: off}"),
    ])
}

extension RuleDetailsSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "rule setting", plural: "rule settings", title: "What is said of a rule",
    shorthand: "severity",
    documentation: """
      A severity alone is all there is to say of most rules. The [page of a rule](rules.md) tells \
      whether it has more.
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
        "How bad it is what the rule finds. Without it, as bad as the rule says.",
        example: "severity: note"),
      Field(
        "maximum", \.maximum, .integer(in: 0...10_000),
        "How many are fine, for a rule that counts.",
        example: "maximum: 4"),
      Field(
        "words", \.words,
        .mapping(keyedBy: .text, of: .text) { (word: $0, instead: $1) },
        "Words that are not used, each with the one to use instead.",
        example: "words: {heading: title}"),
      Field(
        "version", \.version, .libraryVersion,
        "The version that the library has, for a rule about what goes with one.",
        example: "version: \"3.0\""),
      Field(
        "strict", \.isStrict, .boolean,
        "Whether the rule finds more than it does otherwise, for a rule that can.",
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
    case .off: "The rule finds nothing."
    case .note: "Something to think about, which `lint` tells and nothing fails for."
    case .warning: "What `lint` and builds warn of; `lint --strict` fails for it."
    case .error: "What `lint` fails for, and no build goes on with."
    }
  }
}
