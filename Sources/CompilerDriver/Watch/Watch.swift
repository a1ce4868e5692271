import Diagnostics

/// Compiles a project whenever one of its files changes, until the process is interrupted.
///
/// File system events only trigger a compilation, which then checks every file for changes. If an event is
/// missed, the next one makes up for it.
package func watch(
  _ request: WatchRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    guard
      let session = try ProjectSession.open(
        aroundExisting: request.folder, in: surroundings, console)
    else { return .failure }
    let interruption = try Interruption()
    let events = try FileEvents()
    var watched = WatchedProject(request, session, console)
    console.note(
      "Watching \(session.location.shown(session.location.folder)); press Control-C to end")
    var lack: String?
    while true {
      watched.compile()
      // Changes before a folder was watched cause no events.
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

/// Waits until files have changed and then stopped changing: saving a file may take several steps, and a
/// checkout thousands.
///
/// - Returns: False if the process should end.
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
      // git holds this lock while it updates the work tree.
      guard let repository = try session.repositoryFolder(),
        try session.files.status(joined(repository, ".git/index.lock")) != nil
      else { return true }
    }
  }
  return true
}
