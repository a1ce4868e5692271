#if os(Linux)
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
        let emitted = try EmittedSamples(in: folder)
        let modules = try ["DesignKit", "DesignKitUIKit"].map { try emitted.module($0) }
        var files = try programFiles(in: tests.appending(path: "UIKitEmitterTests/Samples"))
        files += try programFiles(in: tests.appending(path: "UIKitRuntimeTests/Programs"))
          .filter { $0.name == "Solver.swift" }
        files += try screens()
        let native = try emitted.nativeComponents()
        let examples = try SampleCalls().functions(of: Set(native.map { String($0.dropFirst(2)) }))
        #expect(examples.count > 200)
        files.append(examples.file)
        let passed = try await passedTests(
          of: files, importing: modules, in: folder.appending(path: "program"), mode: .v6)
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
  }
#endif
