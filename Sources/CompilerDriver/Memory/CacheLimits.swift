/// How much the user's cache folder may contain. Everything in it can be computed again, so a limit costs only
/// time.
///
/// The folder belongs to all projects of a user, and several runs use it at once. An entry may disappear at any
/// time: whoever reads one continues without it.
package struct CacheLimits: Sendable {
  /// The maximum size of all entries, in bytes.
  package var size: Int64

  /// The time after which an entry that was not used is removed, in nanoseconds.
  package var age: Int64

  package init(size: Int64 = 1 << 30, age: Int64 = 30 * day) {
    self.size = size
    self.age = age
  }

  /// The time between two sweeps, in nanoseconds. Entries that were used within it are not examined further:
  /// their projects exist.
  static let interval: Int64 = 3600 * 1_000_000_000

  /// In nanoseconds. A folder of modules that was used within a day may be in use by a running command.
  package static let day = 24 * interval

  /// The file in the cache folder whose time is that of the last sweep.
  package static let marker = ".swept"

  /// Whether a time is not within a period around another: clocks are sometimes set back.
  static func isPast(_ time: Int64, _ period: Int64, at now: Int64) -> Bool {
    let (distance, overflows) = now.subtractingReportingOverflow(time)
    return overflows || distance.magnitude > period.magnitude
  }
}

extension CacheLimits {
  /// Removes what is no longer needed, unless that was done within the last hour. Failing to is not an error.
  ///
  /// First go the entries of projects that no longer exist and those that were not used for long; if the rest is
  /// still too large, those that were used least recently.
  ///
  /// - Parameter path: The cache folder, an absolute path.
  func enforce(in path: String, _ files: FileSystem) {
    let now = currentTime()
    guard let cache = try? files.folder(path),
      let swept = try? cache.status(Self.marker, links: .refuse).map(\.modified) ?? .min,
      Self.isPast(swept, Self.interval, at: now),
      // Other runs that begin now need not do the same.
      (try? cache.write([], to: Self.marker, temporary: temporaryName(Self.marker))) != nil
    else { return }
    cache.removeAbandoned()
    var entries = cache.storedRuns(at: now, files) + cache.verifications(at: now, files)
    for name in ["interfaces", "programs"] {
      if let modules = try? cache.folder(name, links: .refuse) {
        entries += modules.moduleFolders()
      }
    }
    for folder in ["interfaces", "work"] {
      if let folder = try? cache.folder(folder, links: .refuse) { folder.removeAbandonedFolders() }
    }
    remove(entries, at: now)
  }

  private func remove(_ entries: [CacheEntry], at now: Int64) {
    func isUnneeded(_ entry: CacheEntry) -> Bool {
      entry.isOfMissingProject || Self.isPast(entry.used, age, at: now)
    }
    for entry in entries where isUnneeded(entry) { entry.remove(at: now) }
    let kept = entries.filter { !isUnneeded($0) }
    var total = kept.reduce(0) { $0 + $1.size }
    for entry in kept.sorted(by: { $0.used < $1.used }) {
      if total <= size { return }
      if entry.remove(at: now) { total -= entry.size }
    }
  }
}

/// Something in the cache that is used and removed as a whole.
private struct CacheEntry {
  /// The folder that contains it.
  let parent: Folder

  /// The names of its files, or that of its folder.
  let names: [String]
  let kind: FileStatus.Kind

  /// In bytes.
  let size: Int64

  /// When it was last used, in nanoseconds since 1970.
  let used: Int64

  /// Whether it belongs to a project that no longer exists.
  let isOfMissingProject: Bool

  /// Removes it if it may be: whoever has opened a file can read it to its end, but a folder of modules must not
  /// disappear while a compiler reads them.
  ///
  /// - Returns: Whether it was removed.
  @discardableResult
  func remove(at now: Int64) -> Bool {
    switch kind {
    case .file: return names.allSatisfy { (try? parent.remove($0)) != nil }
    case .folder: return parent.removeModuleFolder(names[0], at: now)
    case .link, .other: return false
    }
  }
}

extension Folder {
  /// The remembered runs, each with the emitted files that are stored beside it.
  fileprivate func storedRuns(at now: Int64, _ files: FileSystem) -> [CacheEntry] {
    var entries: [String: [(name: String, status: FileStatus)]] = [:]
    for file in storedFiles(endings: ["", RunStore.emissionSuffix]) {
      entries[String(file.name.prefix(ContentHash.length)), default: []].append(file)
    }
    var projects = KnownProjects(files)
    return entries.compactMap { name, stored in
      let used = stored.map(\.status.modified).max() ?? 0
      let isRecent = !CacheLimits.isPast(used, CacheLimits.interval, at: now)
      var isOfMissingProject = false
      if stored.contains(where: { $0.name == name }) {
        guard let head = head(of: name), head.format.hasPrefix("run ") else { return nil }
        isOfMissingProject = !isRecent && head.project.map { projects.lack($0) } ?? false
      } else {
        // A run that was killed, or that has just begun to store its result.
        isOfMissingProject = !isRecent
      }
      return CacheEntry(
        parent: self, names: stored.map(\.name), kind: .file,
        size: stored.reduce(0) { $0 + $1.status.size }, used: used,
        isOfMissingProject: isOfMissingProject)
    }
  }

  /// The compiler output that `verify` and `check` store.
  fileprivate func verifications(at now: Int64, _ files: FileSystem) -> [CacheEntry] {
    ["verified", "checked"].flatMap { verifications(in: $0, at: now, files) }
  }

  private func verifications(
    in name: String, at now: Int64, _ files: FileSystem
  ) -> [CacheEntry] {
    guard let folder = try? folder(name, links: .refuse) else { return [] }
    var projects = KnownProjects(files)
    return folder.storedFiles(endings: [""]).compactMap { name, status in
      guard let head = folder.head(of: name),
        ["verified ", "module "].contains(where: head.format.hasPrefix)
      else { return nil }
      let isRecent = !CacheLimits.isPast(status.modified, CacheLimits.interval, at: now)
      return CacheEntry(
        parent: folder, names: [name], kind: .file, size: status.size, used: status.modified,
        isOfMissingProject: !isRecent && head.project.map { projects.lack($0) } ?? false)
    }
  }

  /// The built modules of compilers and platforms, or the programs of projects.
  fileprivate func moduleFolders() -> [CacheEntry] {
    let entries = (try? entries()) ?? []
    return entries.compactMap { name, kind in
      guard kind == .folder, ContentHash(name.prefix(ContentHash.length)) != nil,
        let status = try? status(name, links: .refuse),
        let folder = try? folder(name, links: .refuse)
      else { return nil }
      return CacheEntry(
        parent: self, names: [name], kind: .folder, size: folder.totalSize(),
        used: status.modified, isOfMissingProject: false)
    }
  }

  /// Removes a folder of modules that no running command uses.
  fileprivate func removeModuleFolder(_ name: String, at now: Int64) -> Bool {
    // Whoever uses a folder for the first time on a day locks its parent folder.
    guard (try? lockIfFree()) == true else { return false }
    defer { unlock() }
    guard let status = try? status(name, links: .refuse), status.kind == .folder,
      CacheLimits.isPast(status.modified, CacheLimits.day, at: now)
    else { return false }
    // It disappears at once; what remains of it after a kill is an abandoned folder.
    let temporary = temporaryName(name)
    guard (try? rename(name, to: temporary)) != nil else { return false }
    return (try? removeTree(temporary)) != nil
  }

  /// The files whose names are a hash with an ending.
  private func storedFiles(endings: [String]) -> [(name: String, status: FileStatus)] {
    let entries = (try? entries()) ?? []
    return entries.compactMap { name, kind in
      guard kind == .file, ContentHash(name.prefix(ContentHash.length)) != nil,
        endings.contains(String(name.dropFirst(ContentHash.length))),
        let status = try? status(name, links: .refuse), status.kind == .file
      else { return nil }
      return (name, status)
    }
  }

  /// The format and the project of a stored file; nil if it is not one of this program. Files of earlier versions
  /// do not name their project.
  private func head(of name: String) -> (format: String, project: String?)? {
    guard var rest = try? contents(of: name, links: .refuse, first: 1 << 13).bytes[...],
      ContentHash(String(decoding: rest.takeLine(), as: UTF8.self)) != nil
    else { return nil }
    let format = String(decoding: rest.takeLine(), as: UTF8.self)
    return (format, projectFolder(of: rest.takeLine()))
  }

  /// The size of all files below, in bytes.
  private func totalSize() -> Int64 {
    let entries = (try? entries()) ?? []
    return entries.reduce(0) { size, entry in
      switch entry.kind {
      case .file: size + ((try? status(entry.name, links: .refuse)?.size) ?? 0)
      case .folder: size + ((try? folder(entry.name, links: .refuse))?.totalSize() ?? 0)
      case .link, .other: size
      }
    }
  }
}

/// Which projects exist, each looked for once.
private struct KnownProjects {
  private let files: FileSystem
  private var missing: [String: Bool] = [:]

  init(_ files: FileSystem) { self.files = files }

  /// Whether there is no project in a folder. If that cannot be found out, it is taken to exist.
  mutating func lack(_ folder: String) -> Bool {
    if let known = missing[folder] { return known }
    let lacks: Bool
    do throws(FileError) {
      lacks = try files.status(joined(folder, ProjectLocation.fileName)) == nil
    } catch { lacks = false }
    missing[folder] = lacks
    return lacks
  }
}

/// The line by which a stored file names its project.
///
/// - Parameter folder: The absolute path of the project's folder.
func projectLine(of folder: String) -> String { "project \(folder)" }

/// Reads what ``projectLine(of:)`` wrote; nil if it is another line.
private func projectFolder(of line: ArraySlice<UInt8>) -> String? {
  let start = "project /"
  guard line.starts(with: start.utf8) else { return nil }
  return String(decoding: line.dropFirst(start.utf8.count - 1), as: UTF8.self)
}
