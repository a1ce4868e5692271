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

  /// The project's folder: an absolute path.
  let project: String

  /// Identifies the build of the compiler.
  let compiler: String

  let limits: CacheLimits
  let files: FileSystem

  /// - Parameters:
  ///   - folder: The folder of all caches.
  ///   - key: Distinguishes runs that are remembered separately.
  ///   - project: The project's folder: an absolute path.
  ///   - compiler: Identifies the build of the compiler.
  init(
    folder: String, key: [String], project: String, compiler: String, limits: CacheLimits,
    files: FileSystem
  ) {
    self.folder = folder
    name = ContentHash(of: Array(key.joined(separator: "\u{0}").utf8)).text
    self.project = project
    self.compiler = compiler
    self.limits = limits
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

  /// Whether none of some files has changed.
  func areUnchanged(_ seen: some Sequence<SeenFile>) -> Bool {
    let now = currentTime()
    return seen.allSatisfy { ((try? $0.verified(now: now, files: files)) ?? nil) != nil }
  }

  /// Remembers a run. Failing to is not an error, since it only costs time.
  func save(_ run: RememberedRun) {
    guard let text = run.text(of: project, by: compiler) else { return }
    save(text, as: name)
    limits.enforce(in: folder, files)
  }

  /// Stores the emitted files of a run.
  ///
  /// - Returns: Nil if they are too many.
  func save(_ trees: [EmittedTree]) -> EmissionRecord? {
    let size = trees.lazy.flatMap(\.files).reduce(0) { $0 + $1.body.count }
    guard size <= Self.emissionLimit else { return nil }
    let text = storedText(of: trees)
    save(text, as: name + Self.emissionSuffix)
    return EmissionRecord(stored: ContentHash(of: text))
  }

  /// The emitted files of a run; nil if they are not known.
  func emittedTrees(of run: RememberedRun) -> [EmittedTree]? {
    guard let record = EmissionRecord(run.emission),
      let text = contents(of: name + Self.emissionSuffix),
      ContentHash(of: text) == record.stored
    else { return nil }
    return CompilerDriver.emittedTrees(in: text[...]).map(record.current)
  }

  /// The maximum size of emitted files that are stored, in bytes.
  private static let emissionLimit = 128 << 20

  /// The end of the name of a file with emitted files.
  static let emissionSuffix = "-files"

  private func save(_ text: [UInt8], as name: String) {
    do {
      try files.makeFolders(folder)
      try files.folder(folder).write(text, to: name, temporary: temporaryName(name))
    } catch {}
  }

  private func load() -> RememberedRun? {
    guard let folder = try? files.folder(folder),
      let (text, status) = try? folder.contents(of: name, links: .refuse),
      let run = RememberedRun(text, of: project, by: compiler)
    else { return nil }
    // Entries that are in use are kept, even if they need not be written for long.
    if CacheLimits.isPast(status.modified, CacheLimits.day, at: currentTime()) {
      try? folder.touch(name)
    }
    return run
  }

  private func contents(of name: String) -> [UInt8]? {
    try? files.folder(folder).contents(of: name, links: .refuse).bytes
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
