#if os(Linux)
  import CallPrograms
  import DesignModel
  import Foundation
  import RandomSpecs
  import SwiftCompilation
  import Emission
  import SwiftUIEmitter
  import TestSupport
  import Testing

  /// Runs the promised calls of random components: each argument arrives where the analysis says.
  @Suite struct RandomCallTests {
    private static let batch = 20

    @Test(.enabled(if: SampleSize.isRequested)) func argumentsArrive() async throws {
      var numbers = SeededNumbers(seed: SampleSize.seed)
      var compared = 0
      var calls = 0
      var missing: [String: Int] = [:]
      while compared < SampleSize.count(0) {
        var specs: [SampleSpec] = []
        let project = SampleProject(using: &numbers)
        for index in 1...Self.batch {
          specs +=
            legal(among: [
              SampleSpec(
                randomlyNamed: "Component\(index)", OverloadProofs.kind(index, &numbers),
                project: project, using: &numbers)
            ]).specs
        }
        let (legal, system, _) = legal(among: specs)
        guard !legal.isEmpty else { continue }
        let checked = CheckedModule(
          emittedFiles(of: system), named: system.library.name, of: system)
        #expect(checked.calls.unpredicted == [])
        calls += checked.calls.count
        for type in checked.calls.missing { missing[type, default: 0] += 1 }
        try await withTemporaryFolder { folder in
          let passed = try await passedTests(
            of: [mainFile(checking: [checked.module.name])],
            importing: [callMarks(), checked.module], testsSwiftUI: true, in: folder, mode: .v6)
          let texts = legal.map(\.yaml).joined(separator: "\n")
          #expect(passed.count == 1, "in a library with\n\(texts)")
        }
        compared += legal.count
      }
      let types = missing.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      print(
        "Random calls: \(compared) components, \(calls) calls; without an example of a type: "
          + types.joined(separator: ", "))
    }

    /// The files of the library without its previews, in which the view of resolvers keeps what it gets.
    private func emittedFiles(of system: DesignSystem) -> [ProgramFile] {
      let (templates, _) = Templates.parse(overrides: [:])
      let files =
        system.components.flatMap { emit($0, in: system.library, templates) }
        + emitLibraryFiles(of: system, templates)
      let sources = files.filter {
        $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift")
          && !$0.path.contains("/Previews/")
      }
      return sources.map { file in
        let text = String(decoding: file.body, as: UTF8.self)
        return ProgramFile(name: file.path, text: keepingParts(text))
      } + [ProgramFile(name: "KeptParts.swift", text: Self.keptParts)]
    }

    /// The text of a file, in which a glyph keeps its parts if it declares one.
    private func keepingParts(_ text: String) -> String {
      let declaration = #/(struct \w*Glyph: View, Hashable {)(.*?)SwiftUI\.EmptyView\(\)/#
      return text.replacing(
        "self.init(number: parts.count)",
        with: "self.init(number: parts.count); self.parts = KeptParts(parts: parts)"
      ).replacing(declaration.dotMatchesNewlines()) {
        "\($0.1)\n  var parts = KeptParts()\n\($0.2)parts.views"
      }
    }

    private static let keptParts = """
      import SwiftUI

      struct KeptParts: Hashable, @unchecked Sendable {
        var parts: [Any] = []

        @MainActor var views: some View {
          ForEach(parts.indices, id: \\.self) { index in
            if let view = parts[index] as? any View { AnyView(view) }
          }
        }

        static func == (one: Self, other: Self) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
      }
      """
  }
#endif
