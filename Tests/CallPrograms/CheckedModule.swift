#if os(Linux)
  import DesignModel
  import Foundation
  import SwiftCompilation
  import TestSupport

  /// The runtime of programs that check calls and previews.
  package func callMarks() throws -> ProgramModule {
    ProgramModule(
      name: "CallMarks",
      files: try programFiles(in: repositoryRoot.appending(path: "Tests/CallPrograms/Runtime")))
  }

  /// A module whose function `runChecks(_:)` evaluates the previews of its components, and checks their calls.
  package struct CheckedModule {
    package let module: ProgramModule
    package let calls: CallProgram

    /// - Parameters:
    ///   - files: The emitted files, and those of the team.
    ///   - system: The components in it.
    ///   - examples: Values of types in hand-written Swift.
    package init(
      _ files: [ProgramFile], named name: String, of system: DesignSystem,
      examples: [String: String] = [:]
    ) {
      calls = CallProgram(system, importing: [], only: .all, examples: examples)
      let previews = files.flatMap { file in
        file.text.matches(of: #/enum (\w+): String, CaseIterable, View/#).map { String($0.1) }
      }
      let lines = previews.map { "  unmodeled += CallMarks.unmodeled(inPreviews: \($0).self)\n" }
      let checks = """
        import CallMarks
        import SwiftUI

        @MainActor public func runChecks(_ calls: CallChecks) -> [Set<String>] {
          var unmodeled: [Set<String>] = []
        \(lines.joined())  checkCalls(calls)
          return unmodeled
        }
        """
      module = ProgramModule(
        name: name,
        files: files + [
          ProgramFile(name: "CheckedCalls.swift", text: calls.text),
          ProgramFile(name: "Checks.swift", text: checks),
        ])
    }
  }

  /// The main file of a program that runs the checks of modules: each is a test, whose name is that of the module with
  /// the number of its calls, of its previews, and of those in which something is not modeled, with its names.
  package func mainFile(checking modules: [String]) -> ProgramFile {
    let lines = modules.map { #"    run("\#($0)", \#($0).runChecks)\#n"# }
    let imports = modules.map { "import \($0)\n" }
    return ProgramFile(
      name: "Program.swift",
      text: """
        \(imports.joined())import CallMarks
        import Foundation

        @main @MainActor struct Program {
          static func main() {
        \(lines.joined())  }

          static func run(_ name: String, _ checks: @MainActor (CallChecks) -> [Set<String>]) {
            let calls = CallChecks()
            let previews = checks(calls)
            let unmodeled = previews.filter { !$0.isEmpty }
            let names = Set(unmodeled.joined()).sorted().joined(separator: " ")
            let result = calls.problems.isEmpty ? "passed" : "failed"
            let counts = "\\(calls.callCount) calls, \\(previews.count) previews"
            let lines = ["\\(result) \\(name): \\(counts), \\(unmodeled.count) unmodeled \\(names)"]
            let text = (lines + calls.problems.map { "  \\($0)" }).joined(separator: "\\n")
            FileHandle.standardOutput.write(Data((text + "\\n").utf8))
          }
        }
        """)
  }
#endif
