/// Remembers runs of one request, so that the next one can tell, at the price of a look at each file,
/// whether there is anything to do, and what is to be said all the same.
///
/// It is one file per project and request in the user's cache folder, and may be deleted at any time.
/// One that is damaged, or of another compiler, is as good as none.
struct RunStore: Sendable {
  /// The folder of all caches.
  let folder: String

  /// The file's name.
  let name: String

  /// What differs between two builds of the compiler.
  let compiler: String

  let files: FileSystem

  /// - Parameters:
  ///   - folder: The folder of all caches.
  ///   - key: What differs between runs that are to be remembered side by side.
  ///   - compiler: What differs between two builds of the compiler.
  init(folder: String, key: [String], compiler: String, files: FileSystem) {
    self.folder = folder
    name = ContentHash(of: Array(key.joined(separator: "\u{0}").utf8)).text
    self.compiler = compiler
    self.files = files
  }

  /// The last run, if every file of it is what it was then; nil if it is not.
  func currentRun(jobs: Int) -> RememberedRun? {
    guard var run = load() else { return nil }
    let now = currentTime()
    let results = concurrentChunks(of: run.files, jobs: jobs) { chunk -> [SeenFile]? in
      var verified: [SeenFile] = []
      verified.reserveCapacity(chunk.count)
      for file in chunk {
        // What cannot be looked at is not known to be the same.
        guard let file = try? file.verified(now: now, files: files) else { return nil }
        verified.append(file)
      }
      return verified
    }
    var verified: [SeenFile] = []
    for result in results {
      guard let result else { return nil }
      verified += result
    }
    if verified != run.files {
      run.files = verified
      save(run)
    }
    return run
  }

  /// Remembers a run. That it cannot is no error, for all it costs is time.
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
