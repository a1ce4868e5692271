/// The page about all rules, in Markdown.
package func ruleReference() -> String {
  let head = """
    # Rules

    What `dscompile build` and `dscompile lint` warn of: specs whose emitted code is right, and could
    be better for those who use it. `lint --strict` fails on warnings. Where `↓` stands in an example,
    the rule finds something.
    """
  return ([head] + rules.map(section)).joined(separator: "\n\n") + "\n"
}

private func section(_ rule: Rule) -> String {
  let bad = rule.bad.map(example)
  let good = rule.good.map(example)
  return
    (["## `\(rule.id)`", rule.summary, rule.rationale, "Found here:"] + bad + ["Fine:"] + good)
    .joined(separator: "\n\n")
}

private func example(_ spec: String) -> String { "```yaml\n\(spec)\n```" }
