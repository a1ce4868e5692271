import Diagnostics
import Specification

/// Checks a project's settings of rules.
///
/// - Parameters:
///   - specs: The paths of the specs, and the components that they describe.
///   - tokenFiles: The paths of the token files.
///   - isPartial: Whether some specs could not be read.
package func check(
  _ lint: LintSpec, specs: [(path: String, component: String?)], tokenFiles: [String] = [],
  isPartial: Bool
) -> [Diagnostic] {
  var diagnostics = lint.rules.flatMap { problems(of: $0) }
  for override in lint.overrides {
    diagnostics += override.rules.flatMap { problems(of: $0) }
    if override.paths.isEmpty, override.components.isEmpty, let rule = override.rules.first?.rule {
      diagnostics.append(
        Diagnostic(
          .unmatchedOverride, at: rule.place,
          "an override needs 'paths' or 'components'; settings for all specs belong under 'rules' "
            + "of 'lint'"))
    }
    // The setting may refer to something that could not be read.
    if isPartial { continue }
    for path in override.paths {
      let pattern = PathPattern(path.value)
      if (specs.map(\.path) + tokenFiles).contains(where: pattern.matches) { continue }
      diagnostics.append(
        Diagnostic(
          .unmatchedOverride, at: path.place,
          "no spec is at '\(path.value)'; write a path relative to the project's folder, as in "
            + "'\(specs.first?.path ?? "components/Card.yaml")', or remove it"))
    }
    let components = specs.compactMap(\.component)
    for component in override.components where !components.contains(component.value) {
      let near = nearest(component.value, among: components).map { "did you mean '\($0)'?" }
      diagnostics.append(
        Diagnostic(
          .unmatchedOverride, at: component.place,
          "no spec describes the component '\(component.value)'; "
            + (near ?? "write its name as its spec does, or remove it")))
    }
  }
  return diagnostics
}

private func problems(of setting: RuleSettingSpec) -> [Diagnostic] {
  guard let rule = rule(setting.rule.value) else {
    return [
      Diagnostic(
        .unknownRule, at: setting.rule.place,
        "there is no rule '\(setting.rule.value)'; \(remedy(forRule: setting.rule.value))")
    ]
  }
  let details = setting.details
  let options: [(name: String, place: Place?, isTaken: Bool)] = [
    ("maximum", details.maximum?.place, rule.maximum != nil),
    ("words", details.words.first?.word.place, rule.options.contains(.words)),
    ("version", details.version?.place, rule.options.contains(.version)),
    ("strict", details.isStrict?.place, rule.options.contains(.strict)),
  ]
  return options.compactMap { name, place, isTaken in
    guard let place, !isTaken else { return nil }
    return Diagnostic(
      .ruleOption, at: place,
      "the rule '\(rule.id)' has no '\(name)'; remove it, and see 'dscompile explain \(rule.id)'")
  }
}

/// The remedy for the name of a rule that does not exist.
func remedy(forRule id: String) -> String {
  nearest(id, among: rules.map(\.id)).map { "did you mean '\($0)'?" }
    ?? "'dscompile rules' lists all rules"
}
