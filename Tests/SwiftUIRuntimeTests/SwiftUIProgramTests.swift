#if os(Linux)
  import CallPrograms
  import CompilerDriver
  import Foundation
  import StyleClients
  import SwiftCompilation
  import TestSupport
  import Testing

  private let folder = repositoryRoot.appending(path: "Tests/SwiftUIRuntimeTests")

  /// Runs views of SwiftUI on this machine, for which the interface module `SwiftUI` has a model.
  @Suite struct SwiftUIProgramTests {
    /// The rules of `docs/running.md`.
    @Test(arguments: LanguageMode.allCases)
    func modelBehaves(mode: LanguageMode) async throws {
      try await withTemporaryFolder { temporary in
        let programs = folder.appending(path: "Programs")
        let passed = try await passedTests(
          of: programFiles(in: programs), testsSwiftUI: true,
          resources: [programs.appending(path: "Runtime.xcstrings")], in: temporary, mode: mode)
        #expect(passed.count == 131)
      }
    }

    /// All previews of the samples are evaluated, nothing in them is unmodeled, and people can read and reach what they
    /// show; each argument of each promised call arrives where the analysis says. What previews show and what VoiceOver reads for them is recorded in `Shown`.
    @Test func samplesRun() async throws {
      try await withTemporaryFolder { temporary in
        let sources = try emitSamples(into: temporary)
        let module = ProgramModule(name: "DesignKit", files: try files(in: sources), isKept: true)
        let calls = CallProgram(
          try Project(in: repositoryRoot).system, importing: ["DesignKit"], only: .publicOnly)
        #expect(calls.missing == [])
        #expect(calls.unpredicted == [])
        let examples = try SampleCalls().views
        #expect(examples.count > 500)
        let passed = try await passedTests(
          of: programFiles(in: folder.appending(path: "Samples"))
            + [ProgramFile(name: "Calls.swift", text: calls.text), examples.file],
          importing: [module, callMarks()],
          testsSwiftUI: true,
          resources: [
            translated(sources.appending(path: "Resources/Localizable.xcstrings"), in: temporary)
          ],
          in: temporary.appending(path: "program"), mode: .v6)
        let components = try previews(in: sources).filter { $0 != "PreviewGallery" }
        try expectRecorded(components, from: temporary.appending(path: "program"))
        #expect(passed.filter { $0.hasPrefix("previews of ") }.count == components.count)
        let others = passed.filter { !$0.hasPrefix("previews of ") }
        #expect(others.count == 25)
        let prefix = "promised calls: \(calls.count) calls, "
        #expect(passed.contains { $0.hasPrefix(prefix) })
        #expect(calls.count > 3500)
      }
    }

    /// A String Catalog with German texts, which have brackets around them.
    private func translated(_ catalog: URL, in folder: URL) throws -> URL {
      let data = try Data(contentsOf: catalog)
      var contents = try #require(
        try JSONSerialization.jsonObject(with: data) as? [String: Any])
      var strings = try #require(contents["strings"] as? [String: [String: Any]])
      for key in strings.keys {
        strings[key]?["localizations"] = [
          "de": ["stringUnit": ["state": "translated", "value": "[\(key)]"]]
        ]
      }
      contents["strings"] = strings
      let copy = folder.appending(path: "Localizable.xcstrings")
      try JSONSerialization.data(withJSONObject: contents).write(to: copy)
      return copy
    }

    /// Compares the files that the program wrote with the recorded ones.
    private func expectRecorded(_ previews: [String], from program: URL) throws {
      let recorded = "Tests/SwiftUIRuntimeTests/Shown"
      let names = previews.map { "\($0.dropFirst("DK".count).dropLast("Previews".count)).txt" }
      for name in names {
        let text = try String(contentsOf: program.appending(path: name), encoding: .utf8)
        let difference = try Recording.difference(of: text, from: "\(recorded)/\(name)")
        #expect(difference == nil)
      }
      let strangers = try Recording.strangers(in: recorded, besides: names)
      #expect(strangers.isEmpty, "\(strangers)")
    }

    /// The tests that the samples have as an example for teams.
    @Test func testsOfSamplesPass() async throws {
      try await withTemporaryFolder { temporary in
        let sources = try emitSamples(into: temporary)
        let module = ProgramModule(name: "DesignKit", files: try files(in: sources), isKept: true)
        let tests = try swiftFiles(in: repositoryRoot.appending(path: "components/Tests"))
        let (isPassed, output) = try await outcome(
          ofTests: tests.map { file in
            ProgramFile(
              name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
          }, importing: [module],
          resources: [sources.appending(path: "Resources/Localizable.xcstrings")],
          in: temporary.appending(path: "program"))
        #expect(isPassed, "\(output)")
        #expect(output.contains("Test run with 5 tests in 2 suites passed"), "\(output)")
      }
    }

    /// Compiles the samples.
    ///
    /// - Returns: The folder of the emitted library.
    private func emitSamples(into temporary: URL) throws -> URL {
      let project = temporary.appending(path: "project")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      for name in ["components", "tokens", "uikit", "dscompile.yaml"] {
        try FileManager.default.copyItem(
          at: repositoryRoot.appending(path: name), to: project.appending(path: name))
      }
      return try emit(project, into: temporary.appending(path: "Generated"))
        .appending(path: "DesignKit")
    }

    /// The files of the library, and a list of its previews, which are internal.
    private func files(in sources: URL) throws -> [ProgramFile] {
      try moduleFiles(in: sources) + [catalogue(of: previews(in: sources))]
    }

    private func previews(in sources: URL) throws -> [String] {
      try swiftFiles(in: sources.appending(path: "Support/Previews")).map {
        $0.deletingPathExtension().lastPathComponent
      }
    }

    private func catalogue(of types: [String]) -> ProgramFile {
      let calls = types.filter { $0 != "PreviewGallery" }.map { "  add(\($0).self)" }
      return ProgramFile(
        name: "PreviewCatalogue.swift",
        text: """
          import SwiftUI

          /// A preview of a component.
          public struct CataloguedPreview {
            public let component: String
            public let name: String
            public let view: @MainActor () -> AnyView
          }

          @MainActor public func cataloguedPreviews() -> [CataloguedPreview] {
            var all: [CataloguedPreview] = []
            func add<P: View & CaseIterable & RawRepresentable & Sendable>(_: P.Type)
            where P.RawValue == String {
              for preview in P.allCases {
                all.append(
                  CataloguedPreview(component: "\\(P.self)", name: preview.rawValue) { AnyView(preview) })
              }
            }
          \(calls.joined(separator: "\n"))
            return all
          }
          """)
    }
  }
#endif
