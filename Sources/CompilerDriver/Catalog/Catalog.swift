import CatalogSite
import Diagnostics
import English

/// Writes a site with pictures of all components, drawn by the code that ships.
package func catalog(
  _ request: CatalogRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  if request.port != nil || request.isWatched {
    return keepCatalog(request, in: surroundings, console: console)
  }
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
      throw VerificationError("only components of a SwiftUI module can be drawn, and there is none")
    }
    let components = project.shownComponents()
    let pages = try TeamPages(project, showing: components, &session.inputs)
    guard pages.diagnostics.isEmpty else {
      console.report(reportOrder(pages.diagnostics))
      return .findings
    }
    let folder = try SiteFolder(
      normalized(joined(surroundings.base, request.output)), surroundings.files)
    var earlier: EarlierProject?
    if let version = request.earlier {
      earlier = try EarlierProject(version, of: &session, console)
      if earlier == nil { return .failure }
    }
    return try write(
      project, components, pages, earlier, diagnostics, to: folder, request, session, console)
  } catch {
    console.report(error)
    return .failure
  }
}

private func write(
  _ project: VerifiedProject, _ components: [ShownComponent], _ pages: TeamPages,
  _ earlier: EarlierProject?, _ linted: [Diagnostic], to folder: SiteFolder,
  _ request: CatalogRequest,
  _ session: ProjectSession, _ console: Console
) throws -> Outcome {
  #if os(Linux)
    try withProgram(for: project, components, session, console) { program, places in
      let progress = Progress(console)
      defer { progress.clear() }
      progress.begin("drawing components")
      let (jobs, names) = (session.surroundings.jobs, components.flatMap(\.namedPreviews))
      let (settings, previews) = try program.draw(
        names, besidesTheme: project.defaultTheme, jobs: jobs)
      progress.begin("inspecting previews")
      let drawnPlaces = DrawnPlaces(program.workspace, places)
      let inspected = InspectionProblems(
        project, components, drawnPlaces
      ).diagnostics(of: try program.inspect(names, jobs: jobs))
      progress.clear()
      var known = KnownComponents()
      var contents = CatalogContents(
        of: project, components, previews, settings, DrawnSources(project, drawnPlaces, settings),
        findings: session.bySpec(linted + inspected), jobs: jobs, since: &known)
      contents.add(pages)
      contents.add(specHistory(of: contents.components.map(\.specPath), in: session))
      contents.changes = try earlier?.changes(to: contents, project, session, console)
      let count = try folder.write(siteFiles(of: contents))
      let drawn = previews.reduce(0) { $0 + $1.drawings.count }
      console.note(
        "\(counted(components.count, "component")), \(counted(drawn, "picture")), "
          + "\(counted(count, "file")) changed; open \(request.output)/index.html")
      let problems = previews.compactMap { preview in
        preview.failure.map {
          places.diagnostic(
            of: $0, "\(preview.component).\(preview.preview)", unmodeled: .note, "drawn")
        }
      }
      console.report(reportOrder(problems))
      return problems.hasErrors ? .findings : .fine
    }
  #else
    throw VerificationError(onlyOnLinux)
  #endif
}
