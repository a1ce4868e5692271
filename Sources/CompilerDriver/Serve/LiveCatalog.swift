#if os(Linux)
  import CatalogSite
  import DesignModel
  import Diagnostics
  import English

  /// A catalog that is made again whenever its project changes: only what an edit affects is compiled and drawn again,
  /// first what open pages show.
  struct LiveCatalog: WatchedInputs {
    let session: ProjectSession
    private let request: CatalogRequest
    private let site: ServedSite
    private let console: Console

    private(set) var seen: [SeenFile] = []
    private(set) var hasFailed = false

    /// The texts that were read last.
    private var texts: [String: InputReader.KnownText] = [:]

    /// What the compilers made last: this one, and that of Swift.
    private var memory = CompilationMemory(traces: true)
    private var compiled: CompiledSources?

    /// The components of the last version.
    private var components: [ShownComponent] = []

    /// What is shown of the version that was drawn last.
    private var drawn: [Name: Made<DrawnPreview>] = [:]
    private var inspected: [Name: Made<InspectedPreview>] = [:]
    private var settings: DrawnSettings?

    /// What was shown of components last.
    private var shown = KnownComponents()

    /// What was found in the pictures of the version that was inspected last.
    private var found: [Diagnostic] = []

    /// The commits that changed each spec. A repository with many takes longer than a page should.
    private var history: [String: [CatalogCommit]] = [:]

    /// The problems that were reported last.
    private var reported: [String] = []

    /// A preview of a component.
    private struct Name: Hashable {
      let component: String
      let preview: String
    }

    /// What a preview came to, and a hash of everything that this depends on.
    private struct Made<Result> {
      let content: ContentHash
      let result: Result
    }

    /// - Throws: If the folder has files of others.
    init(
      _ request: CatalogRequest, _ site: ServedSite, _ session: ProjectSession, _ console: Console
    ) throws {
      self.request = request
      self.site = site
      self.session = session
      self.console = console
      _ = try folder
    }

    private var folder: SiteFolder {
      get throws {
        try SiteFolder(
          normalized(joined(session.surroundings.base, request.output)), session.files)
      }
    }

    // MARK: - Updating

    /// Compiles and draws what has changed.
    ///
    /// - Parameter isOutdated: Whether something has changed again, so that this need not be completed.
    mutating func update(until isOutdated: () -> Bool) {
      let start = currentTime()
      var reader = InputReader(
        location: session.location, files: session.files, jobs: session.surroundings.jobs,
        earlier: texts)
      do {
        defer {
          texts = reader.known
          seen = reader.seen
        }
        hasFailed = false
        let (prepared, linted) = try prepareVerification(&reader, &memory)
        guard let project = prepared, !linted.hasErrors else { return report(linted) }
        components = project.shownComponents(since: components)
        guard project.system.library.hasSwiftUI else {
          throw VerificationError(
            "only components of a SwiftUI module can be drawn, and there is none")
        }
        let pages = try TeamPages(project, showing: components, &reader)
        guard pages.diagnostics.isEmpty else { return report(pages.diagnostics) }
        site.inform { $0.isBusy = true }
        try draw(project, components, pages, linted, start, until: isOutdated)
      } catch {
        hasFailed = true
        report(error, isOutdated)
      }
      site.inform { $0.isBusy = false }
    }

    /// Compiles the library, and draws what differs.
    private mutating func draw(
      _ project: VerifiedProject, _ components: [ShownComponent], _ pages: TeamPages,
      _ linted: [Diagnostic], _ start: Int64, until isOutdated: () -> Bool
    ) throws {
      var live = self
      var known = compiled
      defer {
        self = live
        compiled = known
      }
      try withProgram(for: project, components, since: &known, session, console) { problems in
        live.report(problems)
      } run: { program, places in
        let version = Version(
          project: project, components: components, pages: pages, linted: linted,
          program: program, places: places)
        try live.draw(version, start, until: isOutdated)
      }
    }

    /// A version of the project that compiles.
    fileprivate struct Version {
      let project: VerifiedProject
      let components: [ShownComponent]
      let pages: TeamPages
      let linted: [Diagnostic]
      let program: RenderProgram
      let places: VerificationFindings
    }

    private mutating func draw(
      _ version: Version, _ start: Int64, until isOutdated: () -> Bool
    ) throws {
      let contents = version.contents
      let places = DrawnPlaces(version.program.workspace, version.places)
      let names = version.components.flatMap { component in
        component.previews.cases.map { Name(component: component.name, preview: $0) }
      }
      let current = Set(names)
      drawn = drawn.filter { current.contains($0.key) }
      inspected = inspected.filter { current.contains($0.key) }
      let isFirst = settings == nil
      let jobs = session.surroundings.jobs
      let progress = Progress(console)
      defer { progress.clear() }

      // What people look at comes first. For the rest, few programs are started.
      let ranks = Ranks(site.openPages)
      let stale = names.filter { drawn[$0]?.content != contents[$0.component] }
      progress.begin("drawing components")
      for batch in ranks.batches(of: stale) {
        if isOutdated() { return }
        let (settings, results) = try version.program.draw(
          batch.map { ($0.component, $0.preview) }, besidesTheme: version.project.defaultTheme,
          jobs: jobs)
        self.settings = settings
        for result in results {
          guard let content = contents[result.component] else { continue }
          drawn[Name(component: result.component, preview: result.preview)] = Made(
            content: content, result: result)
        }
        if !isFirst, batch.count < stale.count {
          publish(version, contents, places, isComplete: false)
        }
      }
      publish(version, contents, places, isComplete: true)
      report([])
      if isOutdated() { return }

      let unknown = names.filter { inspected[$0]?.content != contents[$0.component] }
      if !unknown.isEmpty {
        progress.begin("inspecting previews")
        let results = try version.program.inspect(
          unknown.map { ($0.component, $0.preview) }, jobs: jobs)
        for result in results {
          guard let content = contents[result.component] else { continue }
          inspected[Name(component: result.component, preview: result.preview)] = Made(
            content: content, result: result)
        }
      }
      found = InspectionProblems(
        version.project, version.components, places
      ).diagnostics(of: names.compactMap { inspected[$0]?.result })
      history = specHistory(of: version.components.map(\.component.origin), in: session)
      progress.clear()
      let files = publish(version, contents, places, isComplete: true)
      let changed = try folder.write(files)
      let milliseconds = (currentTime() - start) / 1_000_000
      if changed > 0 || isFirst {
        console.note(
          "\(timeOfDay()) \(counted(version.components.count, "component")), "
            + "\(counted(stale.count, "preview")) drawn, \(counted(changed, "file")) changed "
            + "(\(milliseconds) ms)")
      }
    }

    /// In which order previews are drawn.
    private struct Ranks {
      private let open: [ServedSite.OpenPage]

      init(_ open: [ServedSite.OpenPage]) { self.open = open }

      /// The shown ones, others on open pages, and all others, in parts that do not take long.
      func batches(of names: [Name]) -> [[Name]] {
        let onPages = names.filter { name in
          open.contains { $0.path == catalogPath(ofComponent: name.component) }
        }
        let shown = onPages.filter { name in open.contains { $0.preview == name.preview } }
        let (others, pages) = (Set(onPages), Set(shown))
        let rest = names.filter { !others.contains($0) }
        let parts = stride(from: 0, to: rest.count, by: 40).map { start in
          Array(rest[start..<min(rest.count, start + 40)])
        }
        return ([shown, onPages.filter { !pages.contains($0) }] + parts).filter { !$0.isEmpty }
      }
    }

    /// Shows the current version.
    ///
    /// - Parameters:
    ///   - hashes: What each component depends on.
    ///   - isComplete: Whether everything is drawn; otherwise, only open pages are shown.
    /// - Returns: The files.
    @discardableResult
    private mutating func publish(
      _ version: Version, _ hashes: [String: ContentHash], _ places: DrawnPlaces, isComplete: Bool
    ) -> [SiteFile] {
      guard let settings else { return [] }
      shown.contents = hashes
      let open = Set(site.openPages.map(\.path) + ["pictures.css"])
      if isComplete || open.contains("tokens.html") { shown.contrasts = nil }
      var previews: [DrawnPreview] = []
      for component in version.components {
        let made = component.previews.cases.map { preview in
          drawn[Name(component: component.name, preview: preview)]
        }
        previews += made.compactMap { $0?.result }
        if !isComplete, !open.contains(catalogPath(ofComponent: component.name)) {
          shown.keep(component.name)
        } else if made.contains(where: { $0?.content != hashes[component.name] }) {
          // Some pictures are still those of the last version.
          shown.contents[component.name] = nil
        }
      }
      var contents = CatalogContents(
        of: version.project, version.components, previews, settings,
        DrawnSources(version.project, places, settings),
        findings: session.bySpec(version.linted + found), jobs: session.surroundings.jobs,
        since: &shown)
      contents.add(version.pages)
      contents.add(history)
      let files = siteFiles(of: contents) { isComplete || open.contains($0) }
      site.publish(
        files.map { ServedFile($0.path, Array($0.text.utf8)) }, isComplete: isComplete)
      return files
    }

    // MARK: - Problems

    /// Reports problems on the console and in open pages: errors prevent that a version is shown.
    private mutating func report(_ diagnostics: [Diagnostic]) {
      let errors = reportOrder(diagnostics).filter { $0.severity == .error }
      site.inform { news in
        news.problems = errors.map { error in
          ServedSite.News.Problem(
            path: error.place.map { session.location.origin(ofShown: $0.source.path) },
            line: error.place?.start.line, text: textReport([error], style: .plain))
        }
        news.isBusy = false
      }
      say(errors.map { textReport([$0], style: console.errorStyle) })
    }

    private mutating func report(_ error: any Error, _ isOutdated: () -> Bool) {
      // A program that was ended along with this process has no problem.
      if isOutdated() { return }
      let text = (error as? FileError)?.message ?? "\(error)"
      site.inform { $0.problems = [.init(path: nil, line: nil, text: "error: \(text)")] }
      say(["error: \(text)\n"])
    }

    private mutating func say(_ problems: [String]) {
      defer { reported = problems }
      if problems == reported { return }
      console.errors(problems.joined())
      console.errors(
        "\(timeOfDay()) "
          + (problems.isEmpty ? "no problems" : counted(problems.count, "problem")) + "\n")
    }
  }

  extension LiveCatalog.Version {
    /// A hash of everything that the page of each component depends on.
    fileprivate var contents: [String: ContentHash] {
      // Pages show specs and files of both modules.
      let second = Dictionary(grouping: project.second?.files ?? [], by: \.origin)
        .mapValues { $0.map(\.body) }
      let specs = Set(project.components.map(\.component.origin))
      let others = second.filter { !specs.contains($0.key) }.sorted { $0.key < $1.key }
      let dependencies = ComponentDependencies(
        project, program.workspace, sharedBesides: others.flatMap(\.value)
      ) { component in
        let origin = component.component.origin
        return [project.specs[origin]?.utf8 ?? []] + (second[origin] ?? [])
      }
      let hashes = project.components.indices.map { index in
        (project.components[index].component.plainName, dependencies.content(of: index))
      }
      return Dictionary(hashes, uniquingKeysWith: { first, _ in first })
    }
  }
#endif
