#if os(Linux)
  import CompilerDriver
  import Foundation
  import RandomSpecs
  import SwiftCompilation
  import TestSupport
  import Testing

  /// Random bodies of the portable subset become UIKit views that compile and run.
  ///
  /// Each has one layout at two widths in both directions, shows the same after changes as a new view with the last
  /// values, and is deallocated.
  @Suite struct RandomBodyTests {
    @Test func bodiesRun() async throws {
      let count = SampleSize.count(100)
      let bodies = (0..<count).map { index in
        RandomBody(seed: SampleSize.seed &* 1_000_003 &+ UInt64(index))
      }
      try await withTemporaryFolder { folder in
        let sources = try emit(bodies, into: folder)
        let native = try (0..<count).filter { try isNative($0, in: sources) }
        #expect(native.count * 10 > count * 9)
        let modules = try ["RandomKit", "RandomKitUIKit"].map { name in
          try module(name, in: sources.appending(path: name))
        }
        let tests = repositoryRoot.appending(path: "Tests")
        var files = try programFiles(in: tests.appending(path: "UIKitEmitterTests/Samples"))
          .filter { $0.name != "Samples.swift" }
        files += try programFiles(in: tests.appending(path: "UIKitRuntimeTests/Programs"))
          .filter { $0.name == "Solver.swift" }
        files.append(ProgramFile(name: "Samples.swift", text: samples(of: native)))
        let passed = try await passedTests(
          of: files, importing: modules, in: folder.appending(path: "program"), mode: .v6)
        #expect(passed == native.map(name))
      }
    }

    private func emit(_ bodies: [RandomBody], into folder: URL) throws -> URL {
      let project = folder.appending(path: "project")
      let specs = project.appending(path: "components")
      try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
      let settings = """
        library: RandomKit
        platforms: {iOS: "16.0"}
        targets: [swiftui, uikit]

        """
      try Data(settings.utf8).write(to: project.appending(path: "dscompile.yaml"))
      for (index, body) in bodies.enumerated() {
        try Data(body.spec(named: name(of: index)).utf8)
          .write(to: specs.appending(path: "\(name(of: index)).yaml"))
      }
      let output = folder.appending(path: "Generated")
      let transcript = Transcript()
      let outcome = build(
        BuildRequest(folder: project.path, output: output.path), by: .components,
        in: Surroundings(base: project.path, jobs: 2, cacheFolder: nil),
        console: transcript.console())
      #expect(outcome == .fine, "\(transcript.errors)")
      return output.appending(path: "Sources")
    }

    private func name(of index: Int) -> String { "Random\(index)" }

    /// Whether a component is made of UIKit views; several views that share the remaining space are not
    /// portable.
    private func isNative(_ index: Int, in sources: URL) throws -> Bool {
      let name = name(of: index)
      let file = sources.appending(path: "RandomKitUIKit/Components/\(name)/\(name)View.swift")
      return try !String(contentsOf: file, encoding: .utf8).contains("import SwiftUI")
    }

    /// A module as it compiles on this machine; of SwiftUI there are declarations only.
    private func module(_ name: String, in folder: URL) throws -> ProgramModule {
      let files = try swiftFiles(in: folder).compactMap { url -> ProgramFile? in
        let path = String(url.path.dropFirst(folder.path.count + 1))
        guard !path.contains("Preview") else { return nil }
        let text = try String(contentsOf: url, encoding: .utf8)
        guard name == "RandomKit" || !text.contains("import SwiftUI") else { return nil }
        return ProgramFile(
          name: path,
          text: text.replacing("#if os(iOS) || os(visionOS)", with: "#if true")
            .replacing("#if os(iOS)", with: "#if true"))
      }
      return ProgramModule(name: name, files: files)
    }

    /// What the program creates and changes of each component.
    private func samples(of components: [Int]) -> String {
      let samples = components.map { index in
        """
          sample(
            "\(name(of: index))", \(name(of: index))View("Inbox", detail: "Three letters"), \\.isOn, \\.count,
            \\.width),
        """
      }
      return """
        import CoreGraphics
        import RandomKitUIKit
        import UIKit

        @MainActor private func sample<Component: UIView>(
          _ name: String, _ make: @autoclosure @escaping @MainActor () -> Component,
          _ isOn: ReferenceWritableKeyPath<Component, Bool>,
          _ count: ReferenceWritableKeyPath<Component, Int>,
          _ width: ReferenceWritableKeyPath<Component, CGFloat>
        ) -> Sample {
          Sample(
            name, make(), [each(isOn, [true, false]), each(count, [1, 2, 3]), each(width, [10, 24])])
        }

        @MainActor let samples: [Sample] = [
        \(samples.joined(separator: "\n"))
        ]

        @MainActor let screens: [(name: String, make: () -> UIViewController)] = []

        """
    }
  }
#endif
