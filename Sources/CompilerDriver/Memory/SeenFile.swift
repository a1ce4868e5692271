/// A path that a run examined, and what it found there.
struct SeenFile: Hashable, Sendable {
  /// Absolute.
  let path: String

  /// Nil if nothing was there.
  let status: FileStatus?

  /// The hash of the content if the status alone might not reveal the next change, and that of the names in a
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

  /// - Parameters:
  ///   - status: The status before the content was read, or when it was written.
  ///   - time: A time before the content was read or after all writing, in nanoseconds since 1970.
  ///   - content: The content of the file, or ``names(in:)`` of a folder.
  init(_ path: String, _ status: FileStatus, at time: Int64, content: @autoclosure () -> [UInt8]) {
    let needsHash = status.kind == .folder || status.mayHideChanges(at: time)
    self.init(path: path, status: status, hash: needsHash ? ContentHash(of: content()) : nil)
  }

  /// Reads a line written by ``line``.
  init?(_ line: ArraySlice<UInt8>) {
    let parts = line.split(
      separator: UInt8(ascii: " "), maxSplits: 6, omittingEmptySubsequences: false)
    guard parts.count == 7 else { return nil }
    func number(_ part: ArraySlice<UInt8>) -> Int64? {
      Int64(String(decoding: part, as: UTF8.self))
    }
    let path = String(decoding: parts[6], as: UTF8.self)
    if parts[0].elementsEqual("missing".utf8) {
      self.init(missing: path)
      return
    }
    guard let kind = FileStatus.Kind(rawValue: String(decoding: parts[0], as: UTF8.self)),
      let size = number(parts[1]), let modified = number(parts[2]), let inode = number(parts[3]),
      let device = number(parts[4])
    else { return nil }
    self.init(
      path: path,
      status: FileStatus(
        kind: kind, size: size, modified: modified, inode: UInt64(bitPattern: inode),
        device: UInt64(bitPattern: device)),
      hash: ContentHash(String(decoding: parts[5], as: UTF8.self)))
  }

  /// The file in one line without its line feed.
  var line: String {
    guard let status else { return "missing - - - - - \(path)" }
    return "\(status.kind.rawValue) \(status.size) \(status.modified) "
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
    if status?.kind == .folder { return Self.names(in: try files.folder(path).entries()) }
    let folder = try files.folder(parentFolder(of: path) ?? "/")
    return try folder.contents(of: String(lastName(of: path)), links: .follow).bytes
  }

  /// The names of the entries of a folder.
  static func names(in entries: [(name: String, kind: FileStatus.Kind)]) -> [UInt8] {
    Array(entries.map(\.name).sorted().joined(separator: "/").utf8)
  }
}

extension FileStatus {
  /// Whether a change right after `time` could leave the status unchanged, because file systems have coarse
  /// clocks.
  fileprivate func mayHideChanges(at time: Int64) -> Bool {
    let second: Int64 = 1_000_000_000
    let tick = modified % second == 0 ? 2 * second : second / 50
    return modified + tick >= time
  }
}
