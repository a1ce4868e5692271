import DesignModel
import Diagnostics
import English
import Linter
import Specification
import SwiftRendering

/// The findings in a project, with those of the Swift compiler.
struct CompiledFindings {
  var result: LintResult

  /// What people should know about them.
  var notes: [String] = []
}

/// Finds what `lint` finds, and compiles the emitted files if there are no errors.
///
/// - Parameter isCancelled: Whether to stop after the files that are being compiled.
/// - Throws: If the files cannot be compiled here, although there is a compiler, or if it was cancelled.
func findProblems(
  by language: Language, compiledAs use: CompilerUse, _ session: inout ProjectSession,
  _ console: Console, isCancelled: @escaping @Sendable () -> Bool = { false }
) throws -> CompiledFindings {
  let review = try language.lint(&session.inputs)
  var found = CompiledFindings(result: review.findings)
  guard let project = review.examined else { return found }
  // What the compiler can refute is compiled, too.
  let doubtful = project.withDoubtfulComponents
  if project.problems.hasErrors, doubtful == nil {
    found.notes.append("the Swift compiler runs when there are no other errors in specs")
    return found
  }
  if let lack = lackOfCompiler(session.surroundings, sdk: use.sdk) {
    found.notes.append(
      "Swift was checked by names and known types only: \(lack)")
    return found
  }
  let progress = Progress(console)
  defer { progress.clear() }
  let prepared = prepareVerification(of: doubtful ?? project, in: session.location)
  let compiled = try compile(prepared, as: use, session, console, progress, isCancelled)
  found.result.diagnostics = refuting(
    found.result.diagnostics, by: compiled.diagnostics, compiled.files,
    origin: project.inputs.origin)
  found.notes += compiled.notes
  return found
}

extension ExaminedProject {
  /// The project as if its errors were none, if the Swift compiler can refute all of them; nil otherwise.
  fileprivate var withDoubtfulComponents: ExaminedProject? {
    guard problems.hasErrors, let system = checked.doubtful,
      problems.allSatisfy({ $0.severity != .error || $0.isOfSwift })
    else { return nil }
    return ExaminedProject(
      inputs: inputs, templates: templates,
      checked: CheckedProject(system: system, diagnostics: [], memory: nil),
      targets: planTargets(of: system, inputs), linted: linted, problems: [])
  }
}

/// Why nothing can be compiled here; nil if it can.
private func lackOfCompiler(_ surroundings: Surroundings, sdk: String?) -> String? {
  #if !os(macOS)
    if surroundings.interfaces == nil {
      return "the SwiftUI declarations that dscompile compiles against are not installed"
    }
  #endif
  do {
    _ = try SwiftCompiler.current()
    return nil
  } catch {
    return "there is no Swift compiler on the PATH"
  }
}

/// Compiles the modules of a project for one platform, in its newest mode.
private func compile(
  _ project: VerifiedProject, as use: CompilerUse, _ session: ProjectSession, _ console: Console,
  _ progress: Progress, _ isCancelled: @escaping @Sendable () -> Bool
) throws -> (diagnostics: [Diagnostic], files: [EmittedFile], notes: [String]) {
  let surroundings = session.surroundings
  let cache = CompilationCache(surroundings)
  defer { cache.removeTemporary() }
  let library = project.system.library
  let platform = use.platform ?? (library.hasSwiftUI ? nil : .iOS)
  let targets = try Targets(
    library, platforms: platform.map { [$0] } ?? [],
    sdk: use.sdk.map { normalized(joined(surroundings.base, $0)) }, limit: 1, in: surroundings,
    cache: cache
  ) { step in
    progress.clear()
    console.note("\(step), once for this compiler; this may take a few minutes")
  }
  guard let target = targets.all.first else { return ([], [], targets.notes) }
  let workspace = try Workspace(for: project, in: cache.work, session.files)
  defer { workspace.remove() }
  let memory = cache.checked(project: session.location.folder, for: target.name)
  var compiler = try LibraryCompiler(
    project, for: targets, in: [library.languageMode == 5 ? .v5 : .v6],
    importing: ImportedModules(
      paths: use.modulePaths.map { normalized(joined(surroundings.base, $0)) }, stubs: use.stubs,
      session.files),
    ModuleCompiler(
      workspace: workspace, jobs: surroundings.jobs, progress: progress, readsFixes: true,
      isCancelled: isCancelled), cache,
    memory: VerifiedUnits(at: memory, session.files))
  defer {
    try? session.files.put(memory, compiler.memory.text(of: session.location.folder))
    cache.enforceLimits()
  }
  // After an error, the module for UIKit is not compiled, and its results stay right.
  compiler.memory.isComplete = false
  let findings = VerificationFindings(
    project, workspace, session, targets: targets.all, modes: compiler.modes)
  var diagnostics = findings.diagnostics(ofLibrary: try compiler.compileSwiftUI())
  if !diagnostics.hasErrors {
    compiler.hasUncheckedCode = diagnostics.contains { $0.id == ProblemID.uncheckedCode.rawValue }
    diagnostics += findings.diagnostics(ofLibrary: try compiler.compileUIKit())
    compiler.memory.isComplete = true
  }
  var files = project.components.flatMap(\.files) + project.shared
  if target.hasUIKit { files += project.second?.files ?? [] }
  return (diagnostics, files.filter(\.isCompiled), targets.notes)
}
