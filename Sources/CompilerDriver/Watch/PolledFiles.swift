/// Detects changes by examining all files again and again, for file systems that do not report changes, such as those
/// of other machines.
final class PolledFiles: ChangeDetection {
  let lack: String? = nil
  private let files: FileSystem

  /// The files as they were compiled last.
  private var seen: [SeenFile] = []

  /// Whether files could not be read, and may be readable later without having changed.
  private var hasFailed = false

  /// The statuses of the files when they were examined last, if they had changed before.
  private var statuses: [FileStatus?]?

  /// The minimum time between two examinations, in milliseconds.
  private static let interval = 500

  /// The processor is idle for at least this many times as long as files are examined.
  private static let idleness = 10

  init(_ files: FileSystem) { self.files = files }

  func watch(_ project: some WatchedInputs) -> Bool {
    seen = project.seen
    hasFailed = project.hasFailed
    statuses = nil
    return false
  }

  func wait(_ interruption: Interruption, milliseconds: Int?) -> Wake {
    var pause = milliseconds ?? Self.interval
    while true {
      if waitForInput(-1, interruption.descriptor, milliseconds: pause).interruption {
        return .interrupted
      }
      let start = currentTime()
      let changed = statuses == nil ? changedFiles() : changedStatuses()
      if !changed.isEmpty || hasFailed && milliseconds == nil { return .changed(changed) }
      if milliseconds != nil { return .quiet }
      pause = max(Self.interval, Int((currentTime() - start) / 1_000_000) * Self.idleness)
    }
  }

  /// The files that differ from the compiled ones.
  private func changedFiles() -> Set<String> {
    let now = currentTime()
    let changed = seen.filter { ((try? $0.verified(now: now, files: files)) ?? nil) == nil }
    if !changed.isEmpty { statuses = currentStatuses() }
    return Set(changed.map(\.path))
  }

  /// The files that have changed since they were examined last.
  private func changedStatuses() -> Set<String> {
    let (before, now) = (statuses ?? [], currentStatuses())
    statuses = now
    return Set(zip(seen, zip(before, now)).filter { $0.1.0 != $0.1.1 }.map(\.0.path))
  }

  private func currentStatuses() -> [FileStatus?] {
    seen.map { (try? files.status($0.path)) ?? nil }
  }
}
