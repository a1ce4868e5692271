import Diagnostics
import Foundation
import Specification
import TestSupport
import Testing
import YAMLSyntax

/// Every key of the language occurs in a golden case or a sample, rejects something, and is in the reference.
/// Added keys are found automatically.
@Suite struct KeyCoverageTests {
  @Test func everyKeyIsShown() throws {
    var shown: Set<LanguageKey> = []
    for file in try files("Tests/GoldenTests/Cases", "yaml") + files("components", "yaml")
      + [repositoryRoot.appending(path: "dscompile.yaml")]
    where !file.path.contains("/expected/") {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard let root = parseYAML(SourceText(path: file.path, text)).root else { continue }
      visitKeys(of: root, schema(of: root)) { key, _ in shown.insert(key) }
    }
    for key in allKeys where !shown.contains(key) {
      Issue.record("no golden case and no sample has the key \(key)")
    }
  }

  /// No key accepts everything: each reports invalid values.
  @Test func everyKeyRefusesSomething() {
    for position in keyPositions() {
      let isRefused = ["[[[wrong]]]", "{wrong: {wrong: [wrong]}}"].contains { value in
        let text = position.file("\(position.field.key): \(value)")
        guard let start = text.firstRange(of: value) else { return false }
        let offset = text.utf8.distance(from: text.startIndex, to: start.lowerBound)
        return position.problems(of: text).contains { problem in
          guard let span = problem.place?.span else { return false }
          return problem.severity == .error && offset <= span.start
            && span.end <= offset + value.utf8.count
        }
      }
      #expect(isRefused, "\(position.key)")
    }
  }

  @Test func everyKeyIsInTheReference() throws {
    let page = try String(
      contentsOf: repositoryRoot.appending(path: "docs/reference.md"), encoding: .utf8)
    for schema in allSchemas {
      let section = page.components(separatedBy: "\n## \(schema.title)\n").dropFirst().first ?? ""
      for field in schema.fields
      where !section.contains("\n- `\(field.key)` (")
        && !section.contains("\n- `\(field.key)`: as in")
      {
        Issue.record("docs/reference.md lacks the key '\(field.key)' of \(schema.title)")
      }
    }
  }
}

private func files(_ folder: String, _ type: String) throws -> [URL] {
  let folder = repositoryRoot.appending(path: folder)
  return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
    .compactMap { $0 as? URL }
    .filter { $0.pathExtension == type } ?? []
}
