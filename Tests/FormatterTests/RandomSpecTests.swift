import DesignModel
import Diagnostics
import Emission
import RandomSpecs
import SwiftRendering
import SwiftUIEmitter
import TestSupport
import Testing
import YAMLSyntax

/// Formatting does not change the meaning of random specs, in any layout.
@Suite struct RandomSpecTests {
  @Test func sayTheSame() {
    var numbers = SeededNumbers(seed: SampleSize.seed)
    let (templates, _) = Templates.parse(overrides: [:])
    var emitted = 0
    for _ in 0..<SampleSize.count(24) {
      let project = SampleProject(using: &numbers)
      let spec = SampleSpec(carelesslyNamed: "Part", project: project, using: &numbers)
      guard let root = parseYAML(SourceText(path: "Part.yaml", spec.yaml)).root else {
        Issue.record("no YAML:\n\(spec.yaml)")
        continue
      }
      var layout = RandomLayout(numbers: SeededNumbers(seed: numbers.next()))
      for text in [spec.yaml, layout.text(of: root)] {
        let before = outcome(of: text, in: project, templates)
        let after = outcome(of: formatted(text), in: project, templates)
        #expect(before.problems == after.problems, "\(text)")
        #expect(before.files == after.files, "\(text)")
        emitted += before.files.isEmpty ? 0 : 1
      }
    }
    #expect(emitted > SampleSize.count(24) / 2)
  }

  /// The emitted files of a spec, by path, and its diagnostics.
  private func outcome(
    of text: String, in project: SampleProject, _ templates: Templates
  ) -> (files: [String: [UInt8]], problems: [String]) {
    let (system, diagnostics) = checked([("Part.yaml", text)], in: project)
    let problems = diagnostics.map { "\($0.id): \($0.message)" }.sorted()
    if diagnostics.hasErrors { return ([:], problems) }
    let files = system.components.flatMap { emit($0, in: system.library, templates) }
    return (Dictionary(files.map { ($0.path, $0.body) }) { $1 }, problems)
  }
}
