import Diagnostics

/// Compiles a project whenever one of its files changes, until the process is interrupted.
///
/// Detected changes only trigger a compilation, which then checks every file for changes. If one is missed, the next
/// one makes up for it.
package func watch(
  _ request: WatchRequest, in surroundings: Surroundings, console: Console
) -> Outcome {
  do throws(FileError) {
    guard
      let session = try ProjectSession.open(
        aroundExisting: request.folder, in: surroundings, console)
    else { return .failure }
    let interruption = try Interruption()
    let changes: any ChangeDetection =
      request.polls ? PolledFiles(session.files) : try FileEvents()
    var watched = WatchedProject(request, session, console)
    console.note(
      "Watching \(session.location.shown(session.location.folder)); press Control-C to end")
    var lack: String?
    while true {
      watched.compile()
      // Changes before a folder was watched cause no events.
      if changes.watch(watched) { continue }
      if let new = changes.lack, new != lack {
        console.fail(new)
        lack = new
      }
      var wake = Wake.quiet
      while watched.isCompiling, wake == .quiet {
        wake = changes.wait(interruption, milliseconds: 50)
        if wake == .quiet { watched.reportCompiled() }
      }
      guard waitForChange(changes, interruption, session, after: wake) else { return .fine }
    }
  } catch {
    console.report(error)
    return .failure
  }
}

/// Waits until files have changed and then stopped changing: saving a file may take several steps, and a
/// checkout thousands.
///
/// - Parameter wake: The result of an earlier wait.
/// - Returns: False if the process should end.
func waitForChange(
  _ changes: any ChangeDetection, _ interruption: Interruption, _ session: ProjectSession,
  after wake: Wake = .quiet
) -> Bool {
  var paths: Set<String> = []
  switch wake == .quiet ? changes.wait(interruption, milliseconds: nil) : wake {
  case .interrupted: return false
  case .quiet: return true
  case .changed(let changed): paths = changed
  }
  let start = currentTime()
  let second: Int64 = 1_000_000_000
  while currentTime() - start < second {
    switch changes.wait(interruption, milliseconds: paths.count > 4 ? 50 : 2) {
    case .interrupted: return false
    case .changed(let changed): paths.formUnion(changed)
    case .quiet:
      // git holds this lock while it updates the work tree.
      guard let repository = try? session.repositoryFolder(),
        (try? session.files.status(joined(repository, ".git/index.lock"))) ?? nil != nil
      else { return true }
    }
  }
  return true
}
