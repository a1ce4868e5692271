/// A path that a run examined, and what it found there.
struct SeenFile: Hashable, Sendable {
  /// Absolute.
  let path: String

  /// Nil if nothing was there.
  let status: FileStatus?

  /// The hash of the content if the status alone might not reveal the next change, and that of the entries of a
  /// folder: editors that replace files change the status of the folder, too.
  let hash: ContentHash?

  private init(path: String, status: FileStatus?, hash: ContentHash?) {
    self.path = path
    self.status = status
    self.hash = hash
  }

  init(missing path: String) {
    self.init(path: path, status: nil, hash: nil)
  }

  /// A file that was found, but not read.
  init(unread path: String, _ status: FileStatus) {
    self.init(path: path, status: status, hash: nil)
  }

  /// - Parameters:
  ///   - status: The status before the content was read, or when it was written.
  ///   - time: A time before the content was read or after all writing, in nanoseconds since 1970.
  ///   - content: The content of the file, or ``list(of:)`` of a folder.
  init(_ path: String, _ status: FileStatus, at time: Int64, content: @autoclosure () -> [UInt8]) {
    let needsHash = status.kind == .folder || status.mayHideChanges(at: time)
    self.init(path: path, status: status, hash: needsHash ? ContentHash(of: content()) : nil)
  }

  /// Reads a line written by ``line``.
  init?(_ line: ArraySlice<UInt8>) {
    let parts = line.split(
      separator: UInt8(ascii: " "), maxSplits: 7, omittingEmptySubsequences: false)
    guard parts.count == 8 else { return nil }
    func number(_ part: ArraySlice<UInt8>) -> Int64? {
      Int64(String(decoding: part, as: UTF8.self))
    }
    let path = String(decoding: parts[7], as: UTF8.self)
    if parts[0].elementsEqual("missing".utf8) {
      self.init(missing: path)
      return
    }
    guard let kind = FileStatus.Kind(rawValue: String(decoding: parts[0], as: UTF8.self)),
      let size = number(parts[1]), let modified = number(parts[2]), let changed = number(parts[3]),
      let inode = number(parts[4]), let device = number(parts[5])
    else { return nil }
    self.init(
      path: path,
      status: FileStatus(
        kind: kind, size: size, modified: modified, changed: changed,
        inode: UInt64(bitPattern: inode), device: UInt64(bitPattern: device)),
      hash: ContentHash(String(decoding: parts[6], as: UTF8.self)))
  }

  /// The file in one line without its line feed.
  var line: String {
    guard let status else { return "missing - - - - - - \(path)" }
    return "\(status.kind.rawValue) \(status.size) \(status.modified) \(status.changed) "
      + "\(Int64(bitPattern: status.inode)) \(Int64(bitPattern: status.device)) "
      + "\(hash?.text ?? "-") \(path)"
  }

  /// The file to remember from now on if it is unchanged; otherwise nil.
  ///
  /// - Parameter now: Nanoseconds since 1970.
  func verified(now: Int64, files: FileSystem) throws(FileError) -> SeenFile? {
    let found = try files.status(path)
    let isSameFolder =
      found?.kind == .folder && found?.inode == status?.inode && found?.device == status?.device
    guard found == status || isSameFolder else { return nil }
    guard let found, let hash else { return found == status ? self : nil }
    let content = try currentContent(files)
    guard ContentHash(of: content) == hash else { return nil }
    return SeenFile(path, found, at: now, content: content)
  }

  private func currentContent(_ files: FileSystem) throws(FileError) -> [UInt8] {
    if status?.kind == .folder { return Self.list(of: try files.folder(path).entries()) }
    let folder = try files.folder(parentFolder(of: path) ?? "/")
    return try folder.contents(of: String(lastName(of: path)), links: .follow).bytes
  }

  /// The names and kinds of the entries of a folder, except hidden ones, which are not read.
  static func list(of entries: [(name: String, kind: FileStatus.Kind)]) -> [UInt8] {
    var list: [UInt8] = []
    let shown = entries.filter { $0.name.utf8.first != UInt8(ascii: ".") }
    for (name, kind) in shown.sorted(by: { $0.name < $1.name }) {
      list += name.utf8
      list.append(UInt8(ascii: "/"))
      list += kind.rawValue.utf8
      list.append(UInt8(ascii: "/"))
    }
    return list
  }
}

extension FileStatus {
  /// Whether a change right after `time` could leave the status unchanged, because file systems have coarse
  /// clocks.
  fileprivate func mayHideChanges(at time: Int64) -> Bool {
    isWithinTick(of: modified, time) || isWithinTick(of: changed, time)
  }

  private func isWithinTick(of change: Int64, _ time: Int64) -> Bool {
    let second: Int64 = 1_000_000_000
    let tick = change % second == 0 ? 2 * second : second / 50
    return change + tick >= time
  }
}
