import Diagnostics

let lintTopic = Topic(
  "Rules of good specs",
  [
    Explanation(
      .unknownRule, "There is no rule of that name.",
      "'lint' in the project file names rules by their identifiers, which stand behind what they find; "
        + "'dscompile rules' lists them.",
      bad: .project("library: DesignKit\nlint: {rules: {color-allone: off}}"),
      good: .project("library: DesignKit\nlint: {rules: {color-alone: off}}")),
    Explanation(
      .ruleOption, "Something is said of a rule that it does not ask.",
      "'maximum' is for rules that count, 'words', 'version' and 'strict' for those whose page in "
        + "the documentation says so. Every rule has a 'severity'.",
      bad: .project("library: DesignKit\nlint: {rules: {color-alone: {maximum: 3}}}"),
      good: .project("library: DesignKit\nlint: {rules: {many-initializers: {maximum: 30}}}")),
    Explanation(
      .unmatchedOverride, "An override of rules is about no spec.",
      "'paths' are those of specs, from the project's folder on, and 'components' are the names in "
        + "them. One that no spec has would be a wish without effect.",
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
      .brokenBaseline, "The file of known findings cannot be read.",
      "'.dscompile-baseline.yaml' has the identifiers of rules, beneath each the parts of specs, and how "
        + "often the rule finds something there. 'dscompile lint --write-baseline' writes it."),
  ])
