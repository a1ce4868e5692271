import Specification

/// The page that lists all rules, in Markdown.
package func ruleReference() -> String {
  let groups = RuleGroup.allCases.map { group in
    let rows = rules.filter { $0.group == group }.map { rule in
      "| [`\(rule.id)`](rules/\(rule.id).md) | \(rule.severity.rawValue) | "
        + "\(rule.fix?.rawValue ?? "") | \(rule.summary) |"
    }
    return "## \(group.title)\n\n| rule | severity | fix | what it finds |\n|---|---|---|---|\n"
      + rows.joined(separator: "\n")
  }
  return ([head] + groups).joined(separator: "\n\n") + "\n"
}

/// The page of a rule, in Markdown.
package func rulePage(_ rule: Rule) -> String {
  var facts = "*\(rule.group.title)*, \(severity(of: rule))"
  switch rule.fix {
  case .safe: facts += "; `lint --fix` fixes it where the fix is certain"
  case .unsafe: facts += "; `lint --fix --unsafe` fixes it, and the change needs a review"
  case nil: break
  }
  var parts = [
    "# `\(rule.id)`", "**\(rule.summary)**", "\(facts).", rule.rationale, options(of: rule),
    "## Examples of findings", "`↓` marks each finding.",
  ]
  parts += rule.bad.map(text)
  parts += ["## Correct"] + rule.good.map(text)
  return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
}

private func severity(of rule: Rule) -> String {
  switch rule.severity {
  case .off: "off by default"
  case .note: "a note"
  case .warning: "a warning"
  case .error: "an error"
  }
}

/// The settings of the rule in a project.
private func options(of rule: Rule) -> String {
  var settings = ["severity: \(rule.severity == .error ? "warning" : "error")"]
  if let maximum = rule.maximum { settings.append("maximum: \(maximum)") }
  if rule.options.contains(.words) { settings.append("words: {heading: title}") }
  if rule.options.contains(.version) { settings.append("version: \"3.0\"") }
  if rule.options.contains(.strict) { settings.append("strict: true") }
  let value =
    settings.count == 1
    ? settings[0].dropFirst("severity: ".count) : "{\(settings.joined(separator: ", "))}"
  return """
    ## Settings

    In `dscompile.yaml`:

    ```yaml
    lint: {rules: {\(rule.id): \(value)}}
    ```
    """
}

/// The files of an example.
private func text(_ example: RuleExample) -> String {
  let project = example.project.map { ["# dscompile.yaml\n" + $0] } ?? []
  let tokens = example.tokens.map { ["# \(RuleExample.tokensFile)\n" + $0] } ?? []
  let files = project + tokens + example.specs
  func blocks(_ files: [String]) -> String {
    files.map { "```yaml\n\($0)\n```" }.joined(separator: "\n\n")
  }
  if example.earlier.isEmpty { return blocks(files) }
  return "Before:\n\n\(blocks(example.earlier))\n\nAfter:\n\n\(blocks(files))"
}

private let head = """
  # Rules

  `dscompile lint` checks specs by these rules. They report code that is valid and could be better for \
  its users. Builds show warnings of rules as well. \
  `dscompile inspect` checks what previews draw, by the rules of the group "What is drawn", and \
  `dscompile changes` compares two versions, by those of the group "Changes for callers".

  ## Severities

  | severity | `lint` | `lint --strict` | builds |
  |---|---|---|---|
  | `error` | fails | fails | fail |
  | `warning` | reports | fails | report |
  | `note` | reports | reports | ignore |
  | `off` | | | |

  A project sets severities under [`lint`](reference.md#lint-rules) in `dscompile.yaml`, for all specs, \
  or with `overrides` for some of them:

  ```yaml
  lint:
    rules:
      missing-summary: warning
      many-initializers: {severity: error, maximum: 30}
    overrides:
      - paths: components/legacy/**
        rules: {missing-summary: off}
  ```

  `dscompile rules` lists the rules with their severity in a project, and `dscompile explain RULE` \
  prints the page of a rule.

  ## Suppressions

  A comment suppresses a rule in one place, and states the reason:

  ```yaml
  component: CloseButton
  # dscompile:disable=icon-without-label Its container names it.
  slots: {icon: {options: [systemImage]}}
  ```

  | comment | applies to |
  |---|---|
  | `# dscompile:disable=RULE reason` above an entry or item | the whole entry or item below it |
  | the same at the end of a line | its line, and the text of a block scalar that begins in it |
  | `# dscompile:disable-next-line=RULE reason` | the next line that is not a comment |
  | `# dscompile:disable-file=RULE reason` | the file |

  Separate several rules with commas, without spaces. Errors in specs cannot be suppressed.
  """
