import Diagnostics

let lintTopic = Topic(
  "Lint rules",
  [
    Explanation(
      .unknownRule, "The project file names a rule that does not exist.",
      "'lint' names rules by the identifiers that end their findings; 'dscompile rules' lists them.",
      bad: .project("library: DesignKit\nlint: {rules: {color-allone: off}}"),
      good: .project("library: DesignKit\nlint: {rules: {color-alone: off}}")),
    Explanation(
      .ruleOption, "A rule has a setting that it does not support.",
      "Every rule has a 'severity'. 'maximum' is for rules that count; the page of a rule lists "
        + "its other settings.",
      bad: .project("library: DesignKit\nlint: {rules: {color-alone: {maximum: 3}}}"),
      good: .project("library: DesignKit\nlint: {rules: {many-initializers: {maximum: 30}}}")),
    Explanation(
      .unmatchedOverride, "An override matches no spec.",
      "'paths' are paths of specs, relative to the project's folder, and 'components' are names "
        + "of components. An override that matches no spec has no effect.",
      bad: .project(
        """
        library: DesignKit
        lint: {overrides: [{components: Crad, rules: {color-alone: off}}]}
        """),
      good: .project(
        """
        library: DesignKit
        lint: {overrides: [{components: Card, rules: {color-alone: off}}]}
        """)),
    Explanation(
      .brokenBaseline, "The baseline cannot be read.",
      "'.dscompile-baseline.yaml' has a line for each known finding, with the part of the spec and the "
        + "rule. 'dscompile lint --write-baseline' writes it; after a merge, keep the lines of both "
        + "branches."),
    Explanation(
      .brokenAcceptedChanges, "The file of accepted changes cannot be read.",
      "'.dscompile-changes.yaml' has an entry for each change that the team has accepted until the next "
        + "release. 'dscompile changes --accept REASON' writes it; after a merge, keep the entries of both "
        + "branches."),
  ])
