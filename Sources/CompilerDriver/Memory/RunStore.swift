/// Remembers runs of one request, so that the next run can find out, from the status of each file, whether
/// there is anything to do, and repeat the output if there is not.
///
/// There is one file per project and request in the user's cache folder, which may be deleted at any time. A
/// file that is damaged or written by another compiler is ignored.
struct RunStore: Sendable {
  /// The folder of all caches.
  let folder: String

  /// The file's name.
  let name: String

  /// Identifies the build of the compiler.
  let compiler: String

  let files: FileSystem

  /// - Parameters:
  ///   - folder: The folder of all caches.
  ///   - key: Distinguishes runs that are remembered separately.
  ///   - compiler: Identifies the build of the compiler.
  init(folder: String, key: [String], compiler: String, files: FileSystem) {
    self.folder = folder
    name = ContentHash(of: Array(key.joined(separator: "\u{0}").utf8)).text
    self.compiler = compiler
    self.files = files
  }

  /// The last run, and which of its files have changed since; nil if there is none.
  ///
  /// - Parameter limit: The number of changed files from which on no others are looked for.
  func lastRun(
    jobs: Int, upTo limit: Int = 1
  ) -> (run: RememberedRun, changed: Set<String>)? {
    guard var run = load() else { return nil }
    let now = currentTime()
    let chunks = concurrentChunks(of: run.files, jobs: jobs) { chunk in
      var verified = VerifiedFiles()
      verified.files.reserveCapacity(chunk.count)
      for file in chunk {
        if verified.changed.count >= limit {
          verified.changed.append(file.path)
          continue
        }
        // A file that cannot be examined counts as changed.
        guard let same = try? file.verified(now: now, files: files) else {
          verified.changed.append(file.path)
          continue
        }
        verified.files.append(same)
        if file.hash != nil, same != file { verified.hasNews = true }
      }
      return verified
    }
    let changed = Set(chunks.flatMap(\.changed))
    if changed.isEmpty, chunks.contains(where: \.hasNews) {
      run.files = chunks.flatMap(\.files)
      save(run)
    }
    return (run, changed)
  }

  /// The last run, if none of its files has changed since; otherwise nil.
  func currentRun(jobs: Int) -> RememberedRun? {
    lastRun(jobs: jobs).flatMap { $0.changed.isEmpty ? $0.run : nil }
  }

  /// Remembers a run. Failing to is not an error, since it only costs time.
  func save(_ run: RememberedRun) {
    guard let text = run.text(by: compiler) else { return }
    do {
      try files.makeFolders(folder)
      let folder = try files.folder(folder)
      try folder.removeAbandoned()
      try folder.replace(name, with: text, temporary: temporaryName(name))
    } catch {}
  }

  private func load() -> RememberedRun? {
    guard let text = try? files.folder(folder).contents(of: name, links: .refuse).bytes else {
      return nil
    }
    return RememberedRun(text, by: compiler)
  }
}

/// Files that were compared with their records.
private struct VerifiedFiles: Sendable {
  /// The unchanged ones, as they have to be recorded from now on.
  var files: [SeenFile] = []

  /// The paths of the changed ones.
  var changed: [String] = []

  /// Whether a record of an unchanged file has to be renewed.
  var hasNews = false
}
