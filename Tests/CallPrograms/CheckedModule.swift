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
    package init(_ files: [ProgramFile], named name: String, of system: DesignSystem) {
      calls = CallProgram(system, importing: [], only: .all)
      let previews = files.flatMap { file in
        file.text.matches(of: #/enum (\w+): String, CaseIterable, View/#).map { String($0.1) }
      }
      let lines = previews.map { "  problems += CallMarks.problems(ofPreviews: \($0).self)\n" }
      let checks = """
        import CallMarks
        import SwiftUI

        @MainActor public func runChecks(_ calls: CallChecks) -> [String] {
          var problems: [String] = []
        \(lines.joined())  checkCalls(calls)
          return problems
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

  /// The main file of a program that runs the checks of modules: each is a test, named by the module, its number of
  /// calls and its number of arguments.
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

          static func run(_ name: String, _ checks: @MainActor (CallChecks) -> [String]) {
            let calls = CallChecks()
            let problems = checks(calls) + calls.problems
            let count = "\\(calls.callCount) calls, \\(calls.argumentCount) arguments"
            let lines = ["\\(problems.isEmpty ? "passed" : "failed") \\(name): \\(count)"]
            let text = (lines + problems.map { "  \\($0)" }).joined(separator: "\\n")
            FileHandle.standardOutput.write(Data((text + "\\n").utf8))
          }
        }
        """)
  }
#endif
