import Diagnostics
import English

/// Shows previews of a component without an Apple system, or lists the components and their previews. Nothing is
/// written to the project.
package func render(
  _ request: RenderRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do {
    guard
      var session = try ProjectSession.open(
        aroundExisting: request.folder, in: surroundings, console)
    else { return .failure }
    let (prepared, diagnostics) = try prepareVerification(&session.inputs)
    guard let project = prepared, !diagnostics.hasErrors else {
      console.report(reportOrder(diagnostics).filter { $0.severity == .error })
      return .findings
    }
    guard project.system.library.hasSwiftUI else {
      throw VerificationError("only components of a SwiftUI module can be shown, and there is none")
    }
    let components = project.shownComponents()
    guard let name = request.component else {
      console.output(
        request.format == .json ? listJSON(components, project) : listText(components, project))
      return .fine
    }
    let component = try project.component(called: name, among: components)
    let previews = try component.previews(for: request)
    if let theme = request.theme, !project.themes.contains(theme) {
      throw UnknownName("theme", theme, of: "the project", among: project.themes)
    }
    return try show(previews, of: component, project, components, request, session, console)
  } catch {
    console.report(error)
    return .failure
  }
}

extension VerifiedProject {
  /// The component that has a name in its spec or in Swift.
  ///
  /// - Throws: Why there is nothing to show by that name.
  func component(called name: String, among shown: [ShownComponent]) throws -> ShownComponent {
    guard let component = shown.first(where: { $0.isCalled(name) }) else {
      throw unknownComponent(name, among: shown)
    }
    return component
  }

  private func unknownComponent(_ name: String, among shown: [ShownComponent]) -> any Error {
    if components.contains(where: { $0.component.name == name || $0.component.plainName == name }) {
      return VerificationError(
        "'\(name)' has no previews: there is no example of a required value, or it is deprecated; "
          + "write one in its spec, under 'previews'")
    }
    let names = shown.flatMap { [$0.name, $0.component.name] }
    return nearest(name, among: names) == nil
      ? VerificationError(
        "the project has no component '\(name)'; 'dscompile render' lists all components")
      : UnknownName("component", name, of: "the project", among: names)
  }
}

#if os(Linux)
  /// Compiles the library, and passes the program that shows its previews to a function.
  ///
  /// - Returns: The outcome of the function; if the library does not compile, that its problems were reported.
  func withProgram(
    for project: VerifiedProject, _ components: [ShownComponent],
    reports: [LintRequest.Report] = [.init(format: .text)], limit: Int? = nil,
    _ session: ProjectSession, _ console: Console,
    run: (RenderProgram, VerificationFindings) throws -> Outcome
  ) throws -> Outcome {
    var known: CompiledSources?
    return try withProgram(for: project, components, since: &known, session, console) { problems in
      try write(reportOrder(problems), to: reports, limit: limit, session, console)
      return .findings
    } run: { program, findings in
      try run(program, findings)
    }
  }

  /// Compiles the library, and passes the program that shows its previews to a function.
  ///
  /// - Parameters:
  ///   - known: What this process compiled last, and then what it has compiled.
  ///   - failed: Takes the problems if the library does not compile.
  /// - Returns: The result of one of the functions.
  func withProgram<Result>(
    for project: VerifiedProject, _ components: [ShownComponent],
    since known: inout CompiledSources?, _ session: ProjectSession, _ console: Console,
    failed: ([Diagnostic]) throws -> Result,
    run: (RenderProgram, VerificationFindings) throws -> Result
  ) throws -> Result {
    let surroundings = session.surroundings
    let cache = CompilationCache(surroundings)
    defer { cache.removeTemporary() }
    let progress = Progress(console)
    defer { progress.clear() }
    let interfaces = try InterfaceStore.current(surroundings, cache)
    let modules = try interfaces.runningModules(jobs: surroundings.jobs) {
      console.note("compiling the model of SwiftUI, once for this compiler; this may take a minute")
    }
    let program = try RenderProgram(
      for: project, in: cache.programs, modules, interfaces.compiler, session.files)
    let findings = program.findings(in: session)
    let errors = try program.compile(components, jobs: surroundings.jobs, since: &known) {
      isFirst in
      if isFirst { console.note("compiling the library; later only what changes is compiled") }
      progress.begin("compiling the library")
    }
    progress.clear()
    cache.enforceLimits()
    guard let errors else { return try run(program, findings) }
    let found = findings.diagnostics(ofLibrary: [errors])
    guard !found.isEmpty else {
      throw VerificationError("the library does not compile\n\(errors.text)")
    }
    return try failed(found)
  }
#endif

/// Compiles the library and runs previews.
private func show(
  _ previews: [String], of component: ShownComponent, _ project: VerifiedProject,
  _ components: [ShownComponent], _ request: RenderRequest, _ session: ProjectSession,
  _ console: Console
) throws -> Outcome {
  #if os(Linux)
    try withProgram(for: project, components, session, console) { program, findings in
      let shown = try program.show(previews, of: component, options: request.options)
      print(shown, of: component, request, console)
      let problems = shown.flatMap { findings.diagnostics(of: $0, component) }
      console.report(reportOrder(problems))
      return problems.hasErrors ? .findings : .fine
    }
  #else
    throw VerificationError(onlyOnLinux)
  #endif
}

#if os(Linux)
  private func print(
    _ previews: [ShownPreview], of component: ShownComponent, _ request: RenderRequest,
    _ console: Console
  ) {
    if request.format == .json {
      let result: JSONText = [
        "component": .string(component.name), "spec": .string(component.component.origin),
        "previews": .array(previews.map(\.json)),
      ]
      console.output(result.lines() + "\n")
      return
    }
    let shown = previews.filter { $0.failure == nil }
    for (index, preview) in shown.enumerated() {
      if previews.count > 1 {
        console.output(
          (index == 0 ? "" : "\n") + console.outputStyle.paint(preview.name, .bold) + "\n")
      }
      console.output(printableLines(preview.text(request.format)) + "\n")
    }
  }

  extension VerificationFindings {
    /// What is not modeled in a preview, and why it failed.
    fileprivate func diagnostics(
      of preview: ShownPreview, _ component: ShownComponent
    ) -> [Diagnostic] {
      let name = "\(component.name).\(preview.name)"
      let unmodeled = preview.unmodeled.map { modifier in
        Diagnostic(
          .notModeled, .note, at: place(ofUse: modifier, inSpec: component.component.origin),
          "'\(modifier)' is not modeled, and has no effect on what is printed for '\(name)'")
      }
      return unmodeled
        + (preview.failure.map { [diagnostic(of: $0, name, unmodeled: .error, "shown")] } ?? [])
    }

    /// Why a preview failed.
    ///
    /// - Parameters:
    ///   - severity: The severity if it is right, and the model lacks something.
    ///   - participle: What cannot be done with it then.
    func diagnostic(
      of failure: RuntimeFailure, _ name: String, unmodeled severity: Severity,
      _ participle: String
    ) -> Diagnostic {
      let found = failure.frames.map { find(file: $0.file, line: $0.line, column: $0.column) }
      let origin = found.first { $0.isWritten } ?? found.first { $0.place != nil }
      let notes = origin.flatMap { found in
        found.isWritten ? nil : found.emittedLine.map { Note("the emitted line is \($0)", at: nil) }
      }
      return failure.isUnmodeled
        ? Diagnostic(
          .notModeled, severity, at: origin?.place,
          "'\(name)' cannot be \(participle), because this is not modeled: \(failure.message)",
          notes: notes.map { [$0] } ?? [])
        : Diagnostic(
          .previewTrap, at: origin?.place,
          "'\(name)' ends with a runtime error: \(failure.message)",
          notes: notes.map { [$0] } ?? [])
    }
  }
#endif

extension InterfaceStore {
  /// The interface modules of the compiler on the path.
  ///
  /// - Throws: If there is no compiler, or the sources are missing.
  static func current(
    _ surroundings: Surroundings, _ cache: CompilationCache
  ) throws -> InterfaceStore {
    guard let sources = surroundings.interfaces else {
      throw VerificationError(
        "the SwiftUI declarations that dscompile compiles against are missing; 'make install' "
          + "installs them to '../share/dscompile/interfaces', relative to the folder of "
          + "dscompile")
    }
    return try InterfaceStore(
      sources: sources, store: cache.interfaces, compiler: SwiftCompiler.current(),
      files: surroundings.files)
  }
}
