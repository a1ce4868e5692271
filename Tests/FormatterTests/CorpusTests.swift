import Diagnostics
import Explanations
import Formatter
import Foundation
import Linter
import RandomSpecs
import Specification
import TestSupport
import Testing
import YAMLSyntax

/// Formatting changes only the form of all specs in the repository, in any layout.
@Suite struct CorpusTests {
  @Test func everySpec() throws {
    let texts = try corpus()
    #expect(texts.count >= 1378)
    for text in texts where !decoding(text).contains("-") {
      expectSameProblems(text, formatted(text))
    }
  }

  @Test(arguments: 0..<20) func otherLayouts(seed: UInt64) throws {
    for (index, text) in try corpus().enumerated() where index % 20 == Int(seed) {
      guard let root = parseYAML(SourceText(path: "a.yaml", text)).root,
        !decoding(text).contains("-")
      else { continue }
      var layout = RandomLayout(numbers: SeededNumbers(seed: seed &+ UInt64(index) << 8))
      let other = layout.text(of: root)
      let source = SourceText(path: "a.yaml", other)
      guard !parseYAML(source).diagnostics.hasErrors else { continue }
      expectSameProblems(text, formatted(other))
    }
  }

  private func expectSameProblems(_ text: String, _ other: String) {
    #expect(decoding(text) == decoding(other), "\(text)\nand\n\(other)")
  }
}

/// The identifiers of a text's decoding problems.
private func decoding(_ text: String) -> [String] {
  let source = SourceText(path: "a.yaml", text)
  let document = parseYAML(source)
  if document.diagnostics.hasErrors || document.firstReference != nil || !isSpec(text) {
    return ["-"]
  }
  let isProject = document.root.flatMap(SpecLanguage.schema)?.title == SpecLanguage.project.title
  let diagnostics =
    isProject
    ? decodeProject(document.root, in: source).diagnostics
    : decodeComponent(document.root, in: source).diagnostics
  return diagnostics.map(\.id).sorted()
}

private func isSpec(_ text: String) -> Bool {
  parseYAML(SourceText(path: "a.yaml", text)).root.flatMap(SpecLanguage.schema) != nil
}

/// All specs and project files of the repository, including examples.
private func corpus() throws -> [String] {
  var texts: [String] = []
  let files =
    try ["components", "Tests/GoldenTests/Cases"].flatMap {
      try repositoryFiles(in: $0, type: "yaml")
    } + [repositoryRoot.appending(path: "dscompile.yaml")]
  for file in files where !file.path.contains("/expected/") {
    texts.append(try String(contentsOf: file, encoding: .utf8))
  }
  for explanation in topics.flatMap(\.explanations) {
    for example in [explanation.bad, explanation.good].compactMap({ $0 }) {
      texts += [example.project] + example.specs
    }
  }
  for example in rules.flatMap({ $0.good + $0.bad }) {
    texts += example.specs.map { $0.replacing("↓", with: "") }
  }
  return texts
}
