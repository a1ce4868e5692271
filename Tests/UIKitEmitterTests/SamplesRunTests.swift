#if os(Linux)
  import CompilerDriver
  import Foundation
  import SwiftCompilation
  import TestSupport
  import Testing

  private let tests = repositoryRoot.appending(path: "Tests")

  /// The components of this repository that are built from UIKit views run: each has one layout at two widths
  /// in both directions, looks after changes as if it had been created with the last values, and has no
  /// retain cycles.
  @Suite struct SamplesRunTests {
    @Test func samplesRun() async throws {
      try await withTemporaryFolder { folder in
        let sources = try emit(into: folder)
        let modules = try ["DesignKit", "DesignKitUIKit"].map { name in
          try module(name, in: sources.appending(path: name))
        }
        var files = try programFiles(in: tests.appending(path: "UIKitEmitterTests/Samples"))
        files += try programFiles(in: tests.appending(path: "UIKitRuntimeTests/Programs"))
          .filter { $0.name == "Solver.swift" }
        files += try screens()
        let passed = try await passedTests(
          of: files, importing: modules, in: folder.appending(path: "program"), mode: .v6)
        let native = try names(of: sources.appending(path: "DesignKitUIKit/Components"))
        #expect(Set(passed) == native, "\(Set(passed).symmetricDifference(native).sorted())")
      }
    }

    /// The screens in the documentation.
    private func screens() throws -> [ProgramFile] {
      let page = try String(
        contentsOf: repositoryRoot.appending(path: "docs/uikit-screens.md"), encoding: .utf8)
      let blocks = page.split(separator: "```swift\n").dropFirst()
        .compactMap { $0.split(separator: "```").first.map(String.init) }
      #expect(blocks.count == 2)
      return blocks.enumerated().map { ProgramFile(name: "Screen\($0).swift", text: $1) }
    }

    private func emit(into folder: URL) throws -> URL {
      let project = folder.appending(path: "project")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      for name in ["components", "tokens", "uikit", "dscompile.yaml"] {
        try FileManager.default.copyItem(
          at: repositoryRoot.appending(path: name), to: project.appending(path: name))
      }
      let output = folder.appending(path: "Generated")
      let log = Transcript()
      let outcome = build(
        BuildRequest(folder: project.path, output: output.path), by: .components,
        in: Surroundings(base: project.path, jobs: 2, cacheFolder: nil), console: log.console())
      #expect(outcome == .fine, "\(log.errors)")
      return output.appending(path: "Sources")
    }

    /// A module as it is compiled here, without localized texts.
    private func module(_ name: String, in folder: URL) throws -> ProgramModule {
      var files = try swiftFiles(in: folder).compactMap { url -> ProgramFile? in
        let path = String(url.path.dropFirst(folder.path.count + 1))
        guard !path.contains("Preview"), !path.contains("Catalog") else { return nil }
        let text = try String(contentsOf: url, encoding: .utf8)
        return ProgramFile(name: path, text: name == "DesignKit" ? shared(text) : here(text))
      }
      if name == "DesignKit" {
        files += try programFiles(in: tests.appending(path: "SwiftCompilation/ResourceAccessor"))
      }
      return ProgramModule(name: name, files: files)
    }

    /// A file of the SwiftUI module with the parts that the UIKit module uses.
    private func shared(_ text: String) -> String {
      text.replacing("\n#if os(iOS) || os(visionOS)\n", with: "\n#if true\n")
    }

    private func here(_ text: String) -> String {
      text.replacing("#if os(iOS) || os(visionOS)", with: "#if true")
        .replacing("#if os(iOS)", with: "#if true")
        .replacing(/String\(\s*localized: (".+?"), bundle: \.module\)/) { $0.1 }
    }

    /// The public components that do not host SwiftUI.
    private func names(of components: URL) throws -> Set<String> {
      let files = try swiftFiles(in: components).filter {
        $0.lastPathComponent == $0.deletingLastPathComponent().lastPathComponent + "View.swift"
      }
      let native = try files.filter { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.contains("public final class") && !text.contains("import SwiftUI\n")
      }
      return Set(native.map { $0.deletingLastPathComponent().lastPathComponent })
    }
  }
#endif
