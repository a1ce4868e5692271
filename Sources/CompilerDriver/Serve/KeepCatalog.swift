/// Serves a catalog to browsers on this machine, or writes it again whenever a file of its project is saved, or both,
/// until the process is interrupted.
func keepCatalog(
  _ request: CatalogRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  #if os(Linux)
    do {
      let interruption = try Interruption()
      let site = ServedSite(isWatched: request.isWatched)
      func keep(announce: () -> Void) throws -> Outcome {
        if request.isWatched {
          return try watchCatalog(
            request, site, in: surroundings, interruption, console, announce: announce)
        }
        var once = request
        once.port = nil
        let outcome = catalog(once, in: surroundings, console: console)
        if outcome == .failure { return outcome }
        let folder = try SiteFolder(
          normalized(joined(surroundings.base, request.output)), surroundings.files)
        let files = try folder.contents()
        // With problems, there may be no site.
        if files.isEmpty { return outcome }
        site.publish(files, isComplete: true)
        announce()
        _ = waitForInput(-1, interruption.descriptor, milliseconds: nil)
        return .fine
      }
      guard let port = request.port else { return try keep {} }
      // A port that is taken is reported before anything is drawn.
      let server = try SiteServer(site, port: port)
      return try server.serve {
        try keep { console.note("Serving \(server.address); press Control-C to end") }
      }
    } catch {
      console.report(error)
      return .failure
    }
  #else
    console.report(VerificationError(onlyOnLinux))
    return .failure
  #endif
}

#if os(Linux)
  /// Writes a catalog again whenever files of its project change.
  ///
  /// - Parameter announce: Called when there is something to see.
  private func watchCatalog(
    _ request: CatalogRequest, _ site: ServedSite, in surroundings: Surroundings,
    _ interruption: Interruption, _ console: Console, announce: () -> Void
  ) throws -> Outcome {
    guard
      let session = try ProjectSession.open(
        aroundExisting: request.folder, in: surroundings, console)
    else { return .failure }
    let changes = try FileEvents()
    var live = try LiveCatalog(request, site, session, console)
    announce()
    if request.port == nil {
      console.note(
        "Watching \(session.location.shown(session.location.folder)); press Control-C to end")
    }
    var lack: String?
    while true {
      var next = Wake.quiet
      live.update {
        if next == .quiet { next = changes.wait(interruption, milliseconds: 0) }
        return next != .quiet
      }
      if next == .interrupted { return .fine }
      // Changes before a folder was watched cause no events.
      if changes.watch(live) { continue }
      if let new = changes.lack, new != lack {
        console.fail(new)
        lack = new
      }
      if next != .quiet { continue }
      guard waitForChange(changes, interruption, session) else { return .fine }
    }
  }
#endif
