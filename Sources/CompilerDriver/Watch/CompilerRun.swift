import Diagnostics
import Linter
import Synchronization

/// A run of the Swift compiler over a watched project as it was saved, beside the watch. A later save cancels it.
final class CompilerRun: Sendable {
  private struct State {
    var isCancelled = false
    var findings: CompiledFindings?
  }

  private let state = Mutex(State())

  /// Starts a run.
  ///
  /// - Parameter session: The project, whose files are read again.
  static func start(_ session: ProjectSession, _ console: Console) -> CompilerRun {
    let run = CompilerRun()
    Task.detached(priority: .utility) {
      let findings = onLargeStack { run.findProblems(session, console) }
      run.state.withLock { $0.findings = findings }
    }
    return run
  }

  /// Ends the run after the files that are being compiled; it has no findings then.
  func cancel() { state.withLock { $0.isCancelled = true } }

  /// The findings of the compiler; nil until the run has ended.
  var findings: CompiledFindings? { state.withLock { $0.isCancelled ? nil : $0.findings } }

  private func findProblems(_ session: ProjectSession, _ console: Console) -> CompiledFindings {
    var session = ProjectSession(session.location, in: session.surroundings)
    do {
      var found = try CompilerDriver.findProblems(
        by: .components, compiledAs: CompilerUse(), &session, console,
        isCancelled: { self.state.withLock(\.isCancelled) })
      // The watch itself finds the others.
      found.result.diagnostics.removeAll {
        $0.id != ProblemID.swiftCompiler.rawValue && $0.id != ProblemID.analysisDefect.rawValue
      }
      return found
    } catch {
      return CompiledFindings(
        result: LintResult(diagnostics: []), notes: ["the Swift compiler did not run: \(error)"])
    }
  }
}
