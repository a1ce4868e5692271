#if os(Linux)
  import CallPrograms
  import CompilerDriver
  import Foundation
  import StyleClients
  import SwiftCompilation
  import TestSupport
  import Testing

  /// Runs what the compiler emits for golden cases.
  @Suite struct GoldenCaseTests {
    private static let root = repositoryRoot.appending(path: "Tests/GoldenTests/Cases")

    /// Values of types in hand-written Swift, by case.
    private static let examples = [
      "target-settings": ["EventReminder": "EventReminder()"],
      "values-and-objects": ["Person": "Person()", "Draft": "Draft()"],
      "view-modifier-keys": ["Symbol": #"Symbol(name: "star")"#],
    ]

    /// All previews of cases are evaluated; each argument of each promised call arrives where the analysis says.
    ///
    /// This takes minutes for all cases, as `make prove` does it, and so a third of them is run otherwise.
    @Test func casesRun() async throws {
      let isComplete = ProcessInfo.processInfo.environment["DSCOMPILE_PROOFS"] != nil
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.root.path)
        .filter { try !$0.hasPrefix(".") && hasPreviews($0) }.sorted()
        .enumerated().filter { isComplete || $0.offset.isMultiple(of: 3) }.map(\.element)
      try await withTemporaryFolder { temporary in
        let modules = try names.map { try checkedModule($0, in: temporary.appending(path: $0)) }
        let passed = try await passedTests(
          of: [mainFile(checking: modules.map(\.name))], importing: [callMarks()] + modules,
          testsSwiftUI: true, in: temporary.appending(path: "program"), mode: .v6)
        #expect(passed.count == names.count)
        let counts = passed.compactMap {
          $0.firstMatch(of: #/(\d+) calls, (\d+) previews, (\d+) unmodeled ?(.*)/#)?.output
        }
        let previews = counts.compactMap { Int($0.2) }.reduce(0, +)
        let unmodeled = counts.compactMap { Int($0.3) }.reduce(0, +)
        #expect(Set(counts.map(\.4)).isSubset(of: ["", "blendMode(_:)"]))
        #expect(unmodeled * 100 <= previews || !isComplete)
        let calls = counts.compactMap { Int($0.1) }.reduce(0, +)
        print("Golden cases: \(calls) calls, \(previews) previews, \(unmodeled) not modeled")
      }
    }

    /// Whether a case has a SwiftUI module, in which previews are.
    private func hasPreviews(_ name: String) throws -> Bool {
      let file = Self.root.appending(path: "\(name)/dscompile.yaml")
      return try !String(contentsOf: file, encoding: .utf8).contains("targets: [uikit]")
    }

    private func checkedModule(_ name: String, in folder: URL) throws -> ProgramModule {
      let library = "Case" + name.split(separator: "-").map(\.capitalized).joined()
      let project = try project(name, named: library, in: folder)
      let sources = try emit(project, into: folder.appending(path: "Generated"))
      let files = try moduleFiles(in: sources).filter { !$0.name.hasPrefix("\(library)UIKit/") }
      let checked = CheckedModule(
        try files + handwritten(name), named: library, of: try Project(in: project).system,
        examples: Self.examples[name] ?? [:])
      #expect(checked.calls.unpredicted == [], "\(name)")
      #expect(checked.calls.missing == (name == "dependencies" ? ["any Publisher"] : []), "\(name)")
      return checked.module
    }

    /// A copy of a case with all previews, and a name of its own for its library.
    private func project(_ name: String, named library: String, in folder: URL) throws -> URL {
      let project = folder.appending(path: "project")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.root.appending(path: name), to: project)
      let file = project.appending(path: "dscompile.yaml")
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("previews: brief\n", with: "")
        .replacing(#/library: \w+/#, with: "library: \(library)")
      try Data(text.utf8).write(to: file)
      return project
    }

    private func handwritten(_ name: String) throws -> [ProgramFile] {
      let folder = Self.root.appending(path: "\(name)/Sources")
      guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
      return try swiftFiles(in: folder).map { file in
        ProgramFile(
          name: "Handwritten-\(file.lastPathComponent)",
          text: try String(contentsOf: file, encoding: .utf8))
      }
    }
  }
#endif
