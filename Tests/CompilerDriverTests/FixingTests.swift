import CompilerDriver
import Diagnostics
import Foundation
import RandomSpecs
import SwiftCompilation
import TestSupport
import Testing
import YAMLSyntax

/// Fixes never damage specs.
@Suite struct FixingTests {
  /// All specs of this repository, project by project.
  @Test func fixesSamplesAndGoldenCases() throws {
    let cases = repositoryRoot.appending(path: "Tests/GoldenTests/Cases")
    let folders = try FileManager.default.contentsOfDirectory(atPath: cases.path).sorted()
      .map { cases.appending(path: $0) }
    var fixed = 0
    for folder in [repositoryRoot] + folders {
      let project = try TestProject()
      guard try copySpecs(from: folder, to: project) else { continue }
      fixed += try check(project, folder.path)
    }
    #expect(fixed > 0)
  }

  /// Specs that compiled still compile after fixes, and the compiler accepts the emitted files.
  @Test(arguments: 0..<SampleSize.count(24) / 12)
  func fixesRandomSpecs(_ batch: Int) async throws {
    var numbers = SeededNumbers(seed: SampleSize.seed &+ UInt64(batch) << 32)
    let sample = SampleProject(using: &numbers)
    var drawn: [SampleSpec] = []
    for index in 0..<12 {
      drawn.append(
        SampleSpec(carelesslyNamed: "Part\(index)", project: sample, using: &numbers))
    }
    let project = try TestProject()
    try project.write("dscompile.yaml", sample.yaml + "specs: specs\n")
    try project.write("specs/Types.yaml", sample.library)
    for spec in legal(among: drawn).specs {
      let root = try #require(parseYAML(SourceText(path: "a.yaml", spec.yaml)).root)
      try project.write("specs/\(spec.name).yaml", laidOut(root, &numbers))
    }
    #expect(emit(project) == .fine, "\(project.log.errors)")
    _ = try check(project, "batch \(batch)")
    #expect(emit(project) == .fine, "\(project.log.errors)")
    // One in eight batches is sufficient for the rest.
    guard batch.isMultiple(of: 8) else { return }
    let sources = try librarySources(in: URL(filePath: project.folder + "/Generated"))
    let result = try await compile(
      sources, moduleName: "Proof", mode: .v6,
      flags: ["-suppress-warnings", "-package-name", "proof"])
    #expect(result.isSuccess, "\(result.diagnostics)")
  }

  /// A spec in a plausible hand-written layout.
  private func laidOut(_ root: Node, _ numbers: inout SeededNumbers) -> String {
    var layout = RandomLayout(numbers: SeededNumbers(seed: numbers.next()))
    let text = layout.text(of: root)
    let start = numbers.once(in: 3) ? "# dscompile:disable=color-alone Once it was so.\n" : ""
    return numbers.once(in: 4) ? (start + text).replacing("\n", with: "\r\n") : start + text
  }

  private func emit(_ project: TestProject) -> Outcome {
    project.log.clear()
    return build(
      BuildRequest(), by: .components, in: project.surroundings, console: project.log.console())
  }

  /// Applies fixes to a project and returns their number.
  private func check(_ project: TestProject, _ name: String) throws -> Int {
    let before = project.tree(".").filter { $0.key.hasSuffix(".yaml") }
    func run(_ request: LintRequest) -> Outcome {
      project.log.clear()
      return lint(
        request, by: .components, in: project.surroundings, console: project.log.console())
    }
    guard run(LintRequest(reports: [.init(format: .json)])) == .fine else {
      Issue.record("\(name) has errors: \(project.log.output)")
      return 0
    }
    #expect(run(LintRequest(fixing: .init(isUnsafe: true))) == .fine, "\(name)")
    let words = project.log.errors.split(separator: " ")
    let count = project.log.errors.contains("fixed in") ? words.first.flatMap { Int($0) } ?? 0 : 0
    let after = project.tree(".").filter { $0.key.hasSuffix(".yaml") }
    #expect(before.keys == after.keys)
    for (path, text) in before {
      #expect(comments(in: text) == comments(in: after[path] ?? ""), "\(name): \(path)")
    }
    #expect(run(LintRequest(fixing: .init(isUnsafe: true))) == .fine)
    #expect(!project.log.errors.contains("fixed in"), "\(name)")
    #expect(project.tree(".").filter { $0.key.hasSuffix(".yaml") } == after)
    return count
  }

  /// The comments that are not for dscompile.
  private func comments(in text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      line.range(of: "# ").map { line[$0.lowerBound...] }
    }.filter { !$0.contains("dscompile:") }
  }

  private func copySpecs(from folder: URL, to project: TestProject) throws -> Bool {
    let files = FileManager.default
    guard files.fileExists(atPath: folder.appending(path: "dscompile.yaml").path) else {
      return false
    }
    let inputs =
      folder == repositoryRoot ? ["dscompile.yaml", "components", "tokens", "uikit"] : []
    for name in try files.subpathsOfDirectory(atPath: folder.path) {
      let first = String(name.prefix { $0 != "/" })
      guard inputs.isEmpty ? !["expected", "Rejects"].contains(first) : inputs.contains(first)
      else { continue }
      var isFolder: ObjCBool = false
      let file = folder.appending(path: name)
      _ = files.fileExists(atPath: file.path, isDirectory: &isFolder)
      if !isFolder.boolValue, let text = try? String(contentsOf: file, encoding: .utf8) {
        try project.write(name, text)
      }
    }
    return true
  }
}
