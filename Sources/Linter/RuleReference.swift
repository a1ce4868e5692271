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
  case .safe: facts += "; `lint --fix` mends it where the fix is certain"
  case .unsafe: facts += "; `lint --fix --unsafe` mends it, and somebody has to look at it"
  case nil: break
  }
  var parts = [
    "# `\(rule.id)`", "**\(rule.summary)**", "\(facts).", rule.rationale, options(of: rule),
    "## Found here", "At each `↓`:",
  ]
  parts += rule.bad.map(text)
  parts += ["## Fine"] + rule.good.map(text)
  return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
}

private func severity(of rule: Rule) -> String {
  switch rule.severity {
  case .off: "off unless a project asks for it"
  case .note: "a note"
  case .warning: "a warning"
  case .error: "an error"
  }
}

/// How a project says something of the rule.
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

/// An example as it stands in files.
private func text(_ example: RuleExample) -> String {
  let project = example.project.map { ["# dscompile.yaml\n" + $0] } ?? []
  let tokens = example.tokens.map { ["# \(RuleExample.tokensFile)\n" + $0] } ?? []
  let files = project + tokens + example.specs
  return files.map { "```yaml\n\($0)\n```" }.joined(separator: "\n\n")
}

private let head = """
  # Rules

  What `dscompile lint` finds in specs whose emitted code is right, and could be better for those who
  use it. Builds warn of it, too, but for notes.

  ## How strictly

  | severity | `lint` | `lint --strict` | builds |
  |---|---|---|---|
  | `error` | fails | fails | fail |
  | `warning` | tells | fails | tell |
  | `note` | tells | tells | say nothing |
  | `off` | | | |

  A project says otherwise in [`lint`](reference.md#rules-of-good-specs) of `dscompile.yaml`, for all
  specs, or by `overrides` for some of them:

  ```yaml
  lint:
    rules:
      missing-summary: warning
      many-initializers: {severity: error, maximum: 30}
    overrides:
      - paths: components/legacy/**
        rules: {missing-summary: off}
  ```

  `dscompile rules` lists the rules as they are minded in a project, `dscompile explain RULE` tells what
  this page and those behind it tell.

  ## In one place

  A comment says that something is meant, and why:

  ```yaml
  component: CloseButton
  # dscompile:disable=icon-without-label Its container names it.
  slots: {icon: {options: [systemImage]}}
  ```

  | comment | what it is about |
  |---|---|
  | `# dscompile:disable=RULE reason` above an entry or item | the entry or item beneath, whole |
  | the same behind something | its line, and the text of a block scalar that begins in it |
  | `# dscompile:disable-next-line=RULE reason` | the next line that is no comment |
  | `# dscompile:disable-file=RULE reason` | the file |

  Several rules have commas between them, without spaces. What makes emitted code wrong cannot be
  suppressed.
  """
