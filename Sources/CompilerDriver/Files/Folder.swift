#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open folder. Its operations take the names of direct children.
package final class Folder: Sendable {
  /// The path that errors show.
  package let path: String

  let descriptor: Int32
  let files: FileSystem

  init(_ descriptor: Int32, path: String, files: FileSystem) {
    self.descriptor = descriptor
    self.path = path
    self.files = files
  }

  deinit { close(descriptor) }

  /// How symbolic links are treated.
  package enum Links: Sendable {
    case follow, refuse

    fileprivate var flags: Int32 { self == .follow ? 0 : O_NOFOLLOW }
  }

  func path(of name: String) -> String { joined(path, name) }

  /// Opens a folder in this one.
  package func folder(_ name: String, links: Links) throws(FileError) -> Folder {
    try files.begin(.openFolder, path(of: name))
    let child = retrying {
      openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | links.flags)
    }
    if child < 0 { throw FileError(.read, path(of: name), code: errno) }
    return Folder(child, path: path(of: name), files: files)
  }

  /// Opens a folder in this one, creating it if it is missing; a symbolic link is refused.
  package func madeFolder(_ name: String) throws(FileError) -> Folder {
    do {
      return try folder(name, links: .refuse)
    } catch  where error.code == ENOENT {
      try files.begin(.makeFolder, path(of: name))
      if mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST {
        throw FileError(.create, path(of: name), code: errno)
      }
      return try folder(name, links: .refuse)
    }
  }

  /// Creates a symbolic link in this folder.
  package func link(_ name: String, to target: String) throws(FileError) {
    try files.begin(.write, path(of: name))
    if symlinkat(target, descriptor, name) != 0 {
      throw FileError(.create, path(of: name), code: errno)
    }
  }

  /// The entries of the folder in no particular order.
  package func entries() throws(FileError) -> [(name: String, kind: FileStatus.Kind)] {
    try files.begin(.list, path)
    // The stream takes ownership of its descriptor, and shares no position with ours.
    let copy = retrying { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if copy < 0 { throw FileError(.list, path, code: errno) }
    guard let stream = fdopendir(copy) else {
      let code = errno
      close(copy)
      throw FileError(.list, path, code: code)
    }
    defer { closedir(stream) }
    var entries: [(name: String, kind: FileStatus.Kind)] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw FileError(.list, path, code: errno) }
        return entries
      }
      let name = name(of: entry)
      guard name != ".", name != ".." else { continue }
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): entries.append((name, .file))
      case Int32(DT_DIR): entries.append((name, .folder))
      case Int32(DT_LNK): entries.append((name, .link))
      default:
        // Some file systems do not report the kind.
        if let kind = try status(name, links: .refuse)?.kind { entries.append((name, kind)) }
      }
    }
  }

  /// The status of an entry; nil if there is none. The name may be a path below the folder.
  package func status(_ name: String, links: Links) throws(FileError) -> FileStatus? {
    try files.begin(.status, path(of: name))
    var status = stat()
    let flags = links == .follow ? 0 : AT_SYMLINK_NOFOLLOW
    if retrying({ fstatat(descriptor, name, &status, flags) }) == 0 { return FileStatus(status) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileError(.find, path(of: name), code: errno)
  }

  /// The bytes of a file and its status as it was before reading.
  ///
  /// - Parameters:
  ///   - limit: The maximum size in bytes; larger files are refused with `EFBIG`.
  ///   - first: The number of bytes after which reading ends.
  package func contents(
    of name: String, links: Links, limit: Int64 = .max, first: Int = .max
  ) throws(FileError) -> (bytes: [UInt8], status: FileStatus) {
    try files.begin(.open, path(of: name))
    func failure(_ code: Int32) -> FileError { FileError(.read, path(of: name), code: code) }
    // Opening a pipe would block until it has a writer.
    let file = retrying {
      openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | links.flags)
    }
    if file < 0 { throw failure(errno) }
    defer { close(file) }
    var raw = stat()
    if fstat(file, &raw) != 0 { throw failure(errno) }
    let status = FileStatus(raw)
    if status.kind == .folder { throw failure(EISDIR) }
    if status.kind != .file { throw failure(EINVAL) }
    if status.size > limit { throw failure(EFBIG) }
    try files.begin(.read, path(of: name))
    var code: Int32 = 0
    let size = min(Int(status.size), first)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < buffer.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let read = retrying { systemRead(file, rest.baseAddress, rest.count) }
        if read < 0 { code = errno }
        if read <= 0 { return }
        count += read
      }
    }
    if code != 0 { throw failure(code) }
    return (bytes, status)
  }

  /// Removes a file, or a symbolic link without its target; a missing file is not an error.
  package func remove(_ name: String) throws(FileError) {
    try files.begin(.remove, path(of: name))
    if unlinkat(descriptor, name, 0) != 0, errno != ENOENT {
      throw FileError(.remove, path(of: name), code: errno)
    }
  }

  /// Removes a folder recursively; symbolic links are removed without their targets, and a missing folder is
  /// not an error.
  package func removeTree(_ name: String) throws(FileError) {
    let inner: Folder
    do {
      inner = try folder(name, links: .refuse)
    } catch  where error.code == ENOENT {
      return
    }
    for (child, kind) in try inner.entries() {
      if kind == .folder { try inner.removeTree(child) } else { try inner.remove(child) }
    }
    _ = try removeFolderIfEmpty(name)
  }

  /// Sets the time at which a file or folder was last changed.
  ///
  /// - Parameter time: In nanoseconds since 1970; nil for the current time.
  package func touch(_ name: String, at time: Int64? = nil) throws(FileError) {
    try files.begin(.write, path(of: name))
    let times = time.map { time in
      let second: Int64 = 1_000_000_000
      let value = timespec(tv_sec: .init(time / second), tv_nsec: .init(time % second))
      return [value, value]
    }
    let result =
      if let times {
        utimensat(descriptor, name, times, AT_SYMLINK_NOFOLLOW)
      } else {
        utimensat(descriptor, name, nil, AT_SYMLINK_NOFOLLOW)
      }
    if result != 0 { throw FileError(.write, path(of: name), code: errno) }
  }

  /// Renames a file or folder, replacing an existing file.
  package func rename(_ name: String, to other: String) throws(FileError) {
    try files.begin(.rename, path(of: other))
    if renameat(descriptor, name, descriptor, other) != 0 {
      throw FileError(.write, path(of: other), code: errno)
    }
  }

  /// Removes a folder if it is empty or contains only Finder's own file.
  ///
  /// - Returns: Whether it was removed.
  package func removeFolderIfEmpty(_ name: String) throws(FileError) -> Bool {
    if try removeEmptyFolder(name) { return true }
    guard try status(name, links: .refuse)?.kind == .folder else { return false }
    let inner = try folder(name, links: .refuse)
    let entries = try inner.entries()
    guard entries.map(\.name) == [finderFile], entries[0].kind == .file else { return false }
    try inner.remove(finderFile)
    return try removeEmptyFolder(name)
  }

  private func removeEmptyFolder(_ name: String) throws(FileError) -> Bool {
    try files.begin(.removeFolder, path(of: name))
    if unlinkat(descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT { return true }
    if errno == ENOTEMPTY || errno == EEXIST || errno == ENOTDIR { return false }
    throw FileError(.remove, path(of: name), code: errno)
  }

  /// Locks the folder against other runs while it is open, if the file system supports that.
  ///
  /// - Parameter willWait: Called if another run holds the lock, before waiting for it.
  package func lock(willWait: () -> Void) throws(FileError) {
    try files.begin(.lock, path)
    if retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return }
    guard errno == EWOULDBLOCK else { return }
    willWait()
    if retrying({ flock(descriptor, LOCK_EX) }) != 0 { throw FileError(.lock, path, code: errno) }
  }

  /// Locks the folder like ``lock(willWait:)``, unless another run holds the lock.
  ///
  /// - Returns: Whether no other run holds it.
  package func lockIfFree() throws(FileError) -> Bool {
    try files.begin(.lock, path)
    return retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 || errno != EWOULDBLOCK
  }

  /// Ends a lock before the folder is closed.
  package func unlock() { _ = retrying { flock(descriptor, LOCK_UN) } }
}

/// The name in an entry of a folder.
///
/// Entries are only as long as their names, which is shorter than the declared C type: 256 bytes for a name
/// on Linux, 1,024 on macOS. Reading all of it would read past the entry's end.
private func name(of entry: UnsafeMutablePointer<dirent>) -> String {
  guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "." }
  let start = UnsafeRawPointer(entry) + offset
  return systemText(start.assumingMemoryBound(to: CChar.self))
}

// Inside `Folder`, the name refers to a function of its own.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  guard let buffer else { return 0 }
  return read(file, buffer, count)
}
