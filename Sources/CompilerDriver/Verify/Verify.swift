import DesignModel
import Diagnostics
import English
import SwiftRendering

/// Compiles the emitted files of a project, and every call that it promises, with the Swift compiler of this
/// machine. Nothing is written to the project.
package func verify(
  _ request: VerifyRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  if let conflict = request.reports.conflict(from: surroundings.base) {
    console.fail(conflict)
    return .failure
  }
  do {
    guard
      var session = try ProjectSession.open(
        aroundExisting: request.folder, in: surroundings, console)
    else { return .failure }
    var (project, diagnostics) = try prepareVerification(&session.inputs)
    if let project, !diagnostics.hasErrors {
      let progress = Progress(console)
      defer { progress.clear() }
      // Warnings of the checks are reported by `lint`.
      diagnostics = try verify(project, request, session, console, progress)
    }
    let sorted = reportOrder(diagnostics)
    try write(
      sorted, to: request.reports.isEmpty ? [.init(format: .text)] : request.reports,
      limit: request.problemLimit, session, console)
    let isFine = !sorted.contains {
      $0.severity == .error || request.isStrict && $0.severity == .warning
    }
    return isFine ? .fine : .findings
  } catch {
    console.report(error)
    return .failure
  }
}

/// Compiles a project without errors, and returns the problems.
private func verify(
  _ project: VerifiedProject, _ request: VerifyRequest, _ session: ProjectSession,
  _ console: Console, _ progress: Progress
) throws -> [Diagnostic] {
  let surroundings = session.surroundings
  let cache = CompilationCache(surroundings)
  defer { cache.removeTemporary() }
  var request = request
  request.modulePaths = request.modulePaths.map { normalized(joined(surroundings.base, $0)) }
  let library = project.system.library
  if !library.hasSwiftUI {
    for (platform, _) in library.platforms where platform != .iOS {
      let reason =
        platform == .visionOS ? "UIKit is checked for iOS only" : "the UIKit module is empty there"
      console.note("skipping \(platform.rawValue): \(reason)")
    }
  }
  let targets = try Targets(
    library,
    platforms: library.hasSwiftUI || !request.platforms.isEmpty ? request.platforms : [.iOS],
    sdk: request.sdk.map { normalized(joined(surroundings.base, $0)) }, in: surroundings,
    cache: cache
  ) { step in
    progress.clear()
    console.note("\(step), once for this compiler; this may take a few minutes")
  }
  for note in targets.notes { console.note(note) }
  let workspace = try Workspace(for: project, in: cache.work, session.files)
  defer { workspace.remove() }
  let memory = cache.verified(project: session.location.folder)
  let compiler = try LibraryCompiler(
    project, for: targets,
    in: request.modes ?? (library.languageMode == 5 ? [.v5] : LanguageMode.allCases),
    importing: ImportedModules(paths: request.modulePaths, stubs: request.stubs, session.files),
    ModuleCompiler(workspace: workspace, jobs: surroundings.jobs, progress: progress), cache,
    memory: VerifiedUnits(at: memory, session.files))
  var verifier = Verifier(request, compiler, base: surroundings.base)
  defer {
    try? session.files.put(memory, verifier.modules.memory.text(of: session.location.folder))
    cache.enforceLimits()
  }
  // After an error, calls are not compiled, and their results stay right.
  verifier.modules.memory.isComplete = false

  let findings = VerificationFindings(
    project, workspace, session, targets: targets.all, modes: compiler.modes)
  let outputs = try verifier.modules.compileSwiftUI()
  var diagnostics = findings.diagnostics(ofLibrary: outputs)
  if diagnostics.hasErrors { return diagnostics }
  verifier.modules.hasUncheckedCode = diagnostics.contains {
    $0.id == ProblemID.uncheckedCode.rawValue
  }
  diagnostics += findings.diagnostics(ofLibrary: try verifier.modules.compileUIKit())
  if diagnostics.hasErrors || !request.verifiesCalls { return diagnostics }
  let calls = try verifier.compileCalls()
  diagnostics += findings.diagnostics(ofCalls: calls.promised) + calls.own
  let viewCalls = try verifier.compileViewCalls()
  verifier.modules.memory.isComplete = true
  diagnostics += findings.diagnostics(ofViewCalls: viewCalls.problems)
  progress.clear()
  if console.verbosity > .quiet {
    let count = Set(calls.promised.map(\.mode)).count
    let entries = calls.promised.flatMap(\.calls.entries)
    let promised = entries.count { $0.isPromised } / max(1, count)
    let refused = entries.count / max(1, count) - promised
    let ofViews = viewCalls.promised > 0 ? " (and \(viewCalls.promised) of UIKit views)" : ""
    let compiled =
      library.hasSwiftUI
      ? "\(counted(project.components.count, "component")) and \(counted(promised, "promised call"))"
        + ofViews
      : "\(counted(project.viewCount, "UIKit view")) and \(counted(viewCalls.promised, "promised call"))"
    let others = refused + (library.hasSwiftUI ? 0 : viewCalls.refused)
    console.note(
      "\(compiled) compiled, \(counted(others, "other call")) tried, "
        + listed(targets.all.compactMap(\.name).map { "for \($0)" }) + ", in Swift "
        + listed(compiler.modes.map(\.rawValue)))
  }
  return diagnostics
}
