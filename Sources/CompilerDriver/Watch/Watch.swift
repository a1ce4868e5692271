import Diagnostics

/// Compiles a project whenever one of its files changes, until the process is to end.
///
/// Events of the file system only say when to look. What has changed is found by looking at every file, so that an event
/// that was missed is made up for by the next.
package func watch(
  _ request: WatchRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    guard let session = try ProjectSession.open(around: request.folder, in: surroundings, console)
    else { return .failure }
    let interruption = try Interruption()
    let events = try FileEvents()
    var watched = WatchedProject(request, session, console)
    console.note(
      "Watching \(session.location.shown(session.location.folder)); press Control-C to end")
    var lack: String?
    while true {
      watched.compile()
      // What changed before a folder was watched has made no event.
      if events.watch(try watched.folders()) { continue }
      if let new = events.lack, new != lack {
        console.fail(new)
        lack = new
      }
      guard try waitForChange(events, interruption, session) else { return .fine }
    }
  } catch {
    console.report(error)
    return .failure
  }
}

/// Waits until files have changed and others no longer do: a save may be several steps, and a checkout thousands.
///
/// - Returns: False if the process is to end.
private func waitForChange(
  _ events: FileEvents, _ interruption: Interruption, _ session: ProjectSession
) throws(FileError) -> Bool {
  var paths: Set<String> = []
  switch events.wait(interruption) {
  case .interrupted: return false
  case .quiet: return true
  case .changed(let changed): paths = changed
  }
  let start = currentTime()
  let second: Int64 = 1_000_000_000
  while currentTime() - start < second {
    switch events.wait(interruption, milliseconds: paths.count > 4 ? 50 : 2) {
    case .interrupted: return false
    case .changed(let changed): paths.formUnion(changed)
    case .quiet:
      // git holds it while a work tree is half what it was and half what it will be.
      guard let repository = try session.repositoryFolder(),
        try session.files.status(joined(repository, ".git/index.lock")) != nil
      else { return true }
    }
  }
  return true
}
