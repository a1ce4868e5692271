import CatalogSite
import Compatibility
import Diagnostics
import English

/// An earlier version of a project, with which its catalog is compared.
struct EarlierProject {
  private let name: String
  private let commit: String?

  /// nil if it has errors.
  private let project: VerifiedProject?
  private let changes: LibraryChanges?

  /// Why nothing can be compared; nil if it can.
  private let obstacle: String?

  /// - Returns: Nil if there is no such version, or the project itself has errors, which are reported.
  init?(
    _ earlier: ChangesRequest.Earlier, of session: inout ProjectSession, _ console: Console
  ) throws {
    let (new, _) = try readInterface(&session.inputs)
    guard let new else { return nil }
    let version = try withEarlierVersion(earlier, of: session, console) { reader, commit in
      let (project, problems) = try prepareEarlierVersion(&reader)
      let old = project == nil ? nil : try readInterface(&reader, isEarlier: true).interface
      let error = reportOrder(problems).first { $0.severity == .error }
      return (project: project, old: old, error: error, commit: commit)
    }
    guard let version else { return nil }
    name = earlier.name
    commit = version.commit
    guard let project = version.project, let old = version.old else {
      let place = version.error?.place.map { "\($0.source.path):\($0.start.line): " } ?? ""
      let reason = version.error.map { ": \(place)\($0.message)" } ?? ""
      obstacle =
        "'\(name)' has errors with this version of dscompile, so nothing can be compared with it"
        + reason
      (self.project, changes) = (nil, nil)
      return
    }
    self.project = project
    changes = compare(old, to: new, jobs: session.surroundings.jobs)
    obstacle = nil
  }

  /// What is different in a catalog.
  ///
  /// - Parameters:
  ///   - contents: What it shows, with all pictures.
  ///   - project: What it is made of.
  func changes(
    to contents: CatalogContents, _ project: VerifiedProject, _ session: ProjectSession,
    _ console: Console
  ) throws -> CatalogChanges {
    var result = CatalogChanges(since: name, commit: commit)
    result.obstacle = obstacle
    if let obstacle { console.warn(obstacle) }
    guard let earlier = self.project, let changes else { return result }
    result.library = changes.library.map {
      CallerChange(phrase: Phrase(quotingCode: $0.text), isBreaking: $0.isBreaking)
    }
    result.remedies = changes.allRemedies.map { asSentence($0.text) }

    let components = earlier.shownComponents()
    let (old, new) = (DrawnDependencies(earlier), DrawnDependencies(project))
    let redrawn = components.filter { !DrawnDependencies.areSame(old, new, $0.name) }
    var previews: [DrawnPreview] = []
    var settings = DrawnSettings(
      arrangements: contents.arrangements, appearances: contents.appearances)
    let names = redrawn.flatMap(\.namedPreviews)
    var isDrawn = true
    if !names.isEmpty {
      switch try draw(names, of: earlier, components, session, console) {
      case .success(let drawn): (settings, previews) = drawn
      case .failure(let reason):
        isDrawn = false
        result.obstacle = reason.description
        console.warn(reason.description)
      }
    }
    var known = KnownComponents()
    result.compare(
      CatalogContents(
        of: earlier, components, previews, settings, nil, findings: [:],
        jobs: session.surroundings.jobs, since: &known),
      to: contents, redrawn: isDrawn ? Set(redrawn.map(\.name)) : [],
      callers: changes.callers)
    return result
  }

  /// Draws previews of the earlier version.
  ///
  /// - Returns: Why they cannot be drawn, if the version does not compile.
  private func draw(
    _ names: [RenderProgram.NamedPreview], of project: VerifiedProject,
    _ components: [ShownComponent], _ session: ProjectSession, _ console: Console
  ) throws -> Result<(DrawnSettings, [DrawnPreview]), RevisionError> {
    #if os(Linux)
      let surroundings = session.surroundings
      let cache = CompilationCache(surroundings)
      let progress = Progress(console)
      defer { progress.clear() }
      let interfaces = try InterfaceStore.current(surroundings, cache)
      let modules = try interfaces.runningModules(jobs: surroundings.jobs)
      let program = try RenderProgram(
        forEarlierVersionOf: session.location.folder, project, in: cache.programs, modules,
        interfaces.compiler, session.files)
      var known: CompiledSources?
      let errors = try program.compile(components, jobs: surroundings.jobs, since: &known) {
        isFirst in
        progress.begin("compiling the earlier version")
      }
      progress.clear()
      if let errors {
        let lines = errors.text.split(separator: "\n")
        let error = lines.first { $0.contains("error: ") }.map { ": \($0)" } ?? ""
        return .failure(
          RevisionError(
            "'\(name)' does not compile, so there are no pictures of before\(error)"))
      }
      progress.begin("drawing the earlier version")
      let drawn = try program.draw(
        names, besidesTheme: project.defaultTheme, jobs: surroundings.jobs)
      return .success(drawn)
    #else
      throw VerificationError(onlyOnLinux)
    #endif
  }
}

extension LibraryChanges {
  /// What has changed for callers, by the path of the spec.
  fileprivate var callers: [String: [CallerChange]] {
    let hasSeveralModules = Set(changes.map(\.module)).count > 1
    var callers: [String: [CallerChange]] = [:]
    func add(_ origin: String, _ module: String, _ text: String, isBreaking: Bool) {
      callers[origin, default: []].append(
        CallerChange(
          phrase: Phrase(quotingCode: hasSeveralModules ? "in \(module): \(text)" : text),
          isBreaking: isBreaking))
    }
    for finding in findings {
      switch finding.kind {
      case .source, .meaning:
        add(finding.origin, finding.module, finding.message, isBreaking: true)
      // A catalog shows them.
      case .reference, .look, .documentation: continue
      }
    }
    for group in sentences {
      for sentence in group.sentences where !sentence.isBreaking {
        add(group.origin, group.module, sentence.text, isBreaking: false)
      }
    }
    return callers
  }
}
