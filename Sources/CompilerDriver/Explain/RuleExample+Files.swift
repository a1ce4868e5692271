import Diagnostics
import Linter

extension RuleExample {
  /// The files as a reader has to know them, without the marks of findings.
  var files: [(path: String, text: String)] {
    let project = project.map { [(ProjectLocation.fileName, $0)] } ?? []
    let specs = specs.enumerated().map { index, text in
      ("components/\(index + 1).yaml", text)
    }
    return (project + specs).map { (path: $0.0, text: $0.1.filter { $0 != "↓" }) }
  }
}

/// The problems of a rule's example, as they are told of a project that asks for the rule.
func problems(of example: RuleExample, asking rule: Rule) -> [Diagnostic] {
  let project =
    example.project.map { $0.filter { $0 != "↓" } }
    ?? "library: DesignKit\nlint: {rules: {\(rule.id): \(rule.severity == .note ? "note" : "warning")}}"
  let specs = example.files.filter { $0.path != ProjectLocation.fileName }
  let inputs = ProjectInputs(
    SourceText(path: ProjectLocation.fileName, project + "\n"),
    specs: specs.map { SourceText(path: $0.path, $0.text + "\n") })
  return reportOrder(inputs.diagnostics + findProblems(in: inputs, least: .note))
}
