import Diagnostics
import Linter

extension RuleExample {
  /// The files as shown to a reader, without the markers of findings.
  var files: [(path: String, text: String)] {
    let project = project.map { [(ProjectLocation.fileName, $0)] } ?? []
    let tokens = tokens.map { [(Self.tokensFile, $0)] } ?? []
    let specs = specs.enumerated().map { index, text in
      ("components/\(index + 1).yaml", text)
    }
    return (project + tokens + specs).map { (path: $0.0, text: $0.1.filter { $0 != "↓" }) }
  }
}

extension RuleExample {
  /// The concatenated files, with the path of the token file.
  var shown: String {
    files.map { $0.path == Self.tokensFile ? "# \($0.path)\n\($0.text)" : $0.text }
      .joined(separator: "\n\n")
  }

  /// The text of the token file, if there is one, and the texts of the specs.
  var tokensAndSpecs: [String] { (tokens.map { [$0] } ?? []) + specs }
}

/// The findings in a rule's example, as reported for a project that enables the rule.
func problems(of example: RuleExample, asking rule: Rule) -> [Diagnostic] {
  let project = example.projectFile(library: "DesignKit", asking: rule).filter { $0 != "↓" }
  let specs = example.files.filter { $0.path.hasPrefix("components/") }
  let tokens = example.files.filter { $0.path == RuleExample.tokensFile }
  let inputs = ProjectInputs(
    SourceText(path: ProjectLocation.fileName, project + "\n"),
    specs: specs.map { SourceText(path: $0.path, $0.text + "\n") },
    tokenFiles: tokens.map { SourceText(path: $0.path, $0.text + "\n") })
  return reportOrder(inputs.diagnostics + findProblems(in: inputs, least: .note))
}
