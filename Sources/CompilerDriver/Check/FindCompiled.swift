import DesignModel
import Diagnostics
import English
import Linter
import Specification

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
    found.result.diagnostics, by: compiled.diagnostics,
    (prepared.components.flatMap(\.files) + prepared.shared).filter(\.isCompiled),
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

/// Compiles the module of a project for one platform, in its newest mode.
private func compile(
  _ project: VerifiedProject, as use: CompilerUse, _ session: ProjectSession, _ console: Console,
  _ progress: Progress, _ isCancelled: @escaping @Sendable () -> Bool
) throws -> (diagnostics: [Diagnostic], notes: [String]) {
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
  guard let target = targets.all.first else { return ([], targets.notes) }
  var compiled = project
  // The module for UIKit beside the one for SwiftUI is left to 'verify'.
  if library.hasSwiftUI { compiled.second = nil }
  let workspace = try Workspace(for: compiled, in: cache.work, session.files)
  defer { workspace.remove() }
  let paths =
    library.hasSwiftUI ? workspace.components.flatMap(\.self) + workspace.shared : workspace.uiKit
  if paths.isEmpty { return ([], targets.notes) }

  let modulePaths = use.modulePaths.map { normalized(joined(surroundings.base, $0)) }
  let stubs = use.stubs.isEmpty ? [] : [workspace.folderOfStubs(for: target)]
  let mode: LanguageMode = library.languageMode == 5 ? .v5 : .v6
  let compilation = Compilation(
    paths, moduleName: library.hasSwiftUI ? library.name : library.uiKit?.name ?? library.name,
    mode: mode, searchPaths: modulePaths + stubs,
    flags: ["-package-name", library.name] + project.flags.map(\.value))
  let sources = try workspace.sources(at: paths, of: project)
  let file = cache.checked(project: session.location.folder, for: target.name)
  var memory =
    (try? session.files.contents(of: file)).flatMap(VerifiedUnits.init) ?? VerifiedUnits()
  let declared = ModuleDeclarations(
    declarations(of: sources, &memory, jobs: surroundings.jobs))
  let environment =
    [targets.environment] + modulePaths
    + [try session.files.contentOfModules(in: modulePaths).text, "stubs"] + use.stubs.sorted()
  var modules = [
    CheckedModule(
      sources, compilation, for: target,
      concurrentMap(sources, jobs: surroundings.jobs) { declared.dependencies(of: [$0.text]) },
      environment: environment, memory: &memory)
  ]
  defer {
    try? session.files.put(file, memory.text(of: session.location.folder))
    cache.enforceLimits()
  }
  if modules[0].isIncomplete { try workspace.makeStubs(use.stubs, for: target) }
  let compiler = ModuleCompiler(
    workspace: workspace, jobs: surroundings.jobs, progress: progress, readsFixes: true,
    isCancelled: isCancelled)
  try compiler.compile(&modules, &memory)
  let outputs = modules[0].messages.map {
    Verifier.CompilationOutput(target: target.name, mode: mode, text: $0)
  }
  let findings = VerificationFindings(
    compiled, workspace, session, targets: [target], modes: [mode])
  return (findings.diagnostics(ofLibrary: outputs), targets.notes)
}
