#if os(Linux)
  import CallPrograms
  import CompilerDriver
  import Foundation
  import StyleClients
  import SwiftCompilation
  import TestSupport
  import Testing

  /// The checks of promised calls find mistakes in what is emitted.
  @Suite struct WrongPlaceTests {
    private let spec = """
      component: Pair
      summary: Two names, and what can be done with them.
      properties:
        first: String
        second: String
        isOn: {type: Bool, binding: true}
        isShown: {type: Bool, binding: true}
        open: "() -> Void"
        close: "() -> Void"
        format: "(Int) -> String"
        parse: "(Int) -> String"
      slots:
        title: {options: [text]}
        note: {options: [text]}
        footer: {optional: true}
      styles:
        automatic: {body: "configuration.title; configuration.note; configuration.footer"}
      """

    /// What is emitted, and what is compiled instead.
    private let mistakes = [
      ("self.first = first", "self.first = second"),
      ("_isOn = isOn\n", "_isOn = isShown\n"),
      ("self.open = open", "self.open = close"),
      ("self.format = format", "self.format = parse"),
      ("title: Text(title), note: Text(note)", "title: Text(note), note: Text(title)"),
      ("self.footer = footer", "self.footer = nil"),
    ]

    @Test func mistakesAreFound() async throws {
      let variants = [("\n", "\n")] + mistakes
      let modules = try variants.enumerated().map { index, mistake in
        let project = try TestProject()
        try project.write("dscompile.yaml", "library: Kit\(index)\n")
        try project.write("components/Pair.yaml", spec)
        let folder = URL(filePath: project.folder)
        let sources = try emit(folder, into: folder.appending(path: "Generated"))
        let files = try moduleFiles(in: sources).map { file in
          ProgramFile(name: file.name, text: file.text.replacing(mistake.0, with: mistake.1))
        }
        return CheckedModule(files, named: "Kit\(index)", of: try Project(in: folder).system)
          .module
      }
      let lines = modules.map { module in
        """
            let \(module.name.lowercased()) = CallChecks()
            _ = \(module.name).runChecks(\(module.name.lowercased()))
            print("passed \(module.name): \\(\(module.name.lowercased()).problems.isEmpty)")

        """
      }
      let main = ProgramFile(
        name: "Program.swift",
        text: """
          import CallMarks
          \(modules.map { "import \($0.name)\n" }.joined())
          @main @MainActor struct Program {
            static func main() {
          \(lines.joined())  }
          }
          """)
      try await withTemporaryFolder { temporary in
        let passed = try await passedTests(
          of: [main], importing: [callMarks()] + modules, testsSwiftUI: true, in: temporary,
          mode: .v6)
        #expect(passed == variants.indices.map { "Kit\($0): \($0 == 0)" })
      }
    }
  }
#endif
