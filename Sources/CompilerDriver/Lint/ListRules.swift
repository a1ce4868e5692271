import Diagnostics
import Linter
import Specification

/// Lists the lint rules with their severity in a project.
///
/// - Parameters:
///   - group: The group to list; nil for all.
///   - folder: A folder in the project; without one, rules have their default severity.
package func listRules(
  group: RuleGroup?, in folder: String, surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    let path = normalized(joined(surroundings.base, folder))
    guard try surroundings.files.status(path) != nil else {
      let id = nearest(folder, among: rules.map(\.id))
      let hint = id.map { "; 'dscompile explain \($0)' describes that rule" }
      console.fail("there is no folder '\(printable(folder))'\(hint ?? "")")
      return .failure
    }
    var settings: LintSettings?
    if var session = try ProjectSession.find(around: folder, in: surroundings) {
      settings = LintSettings(try readProjectFile(&session.inputs))
    }
    console.output(list(group, settings, console.outputStyle))
    return .fine
  } catch {
    console.report(error)
    return .failure
  }
}

private func list(_ group: RuleGroup?, _ settings: LintSettings?, _ style: TextStyle) -> String {
  let shown = rules.filter { group == nil || $0.group == group }
  let width = shown.map(\.id.count).max() ?? 0
  let groups = RuleGroup.allCases.filter { group in shown.contains { $0.group == group } }
  return groups.map { group in
    let lines = shown.filter { $0.group == group }.map { rule in
      let severity = (settings?.severity(of: rule) ?? rule.severity).rawValue
      let fix = rule.fix == nil ? "" : " [\(rule.fix == .safe ? "fix" : "unsafe fix")]"
      return "  \(padded(rule.id, to: width))  \(padded(severity, to: 7))  \(rule.summary)\(fix)\n"
    }
    return "\(style.paint(group.title, .bold)) (\(group.rawValue))\n\(lines.joined())"
  }.joined(separator: "\n")
}

private func padded(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

/// The groups of rules, for clients that name one.
package typealias RuleGroupName = RuleGroup
