#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What must be at a path when a file is written there, so that a file saved in the meantime is not lost.
package enum ExpectedFile: Sendable {
  /// Whatever is there is replaced.
  case any

  /// Nothing.
  case missing

  /// A file with these bytes.
  case bytes([UInt8])
}

extension Folder {
  /// Writes a file; the rule for all files that this program writes.
  ///
  /// - A file is replaced as a whole: at any time it has either its old or its new content. The new file has
  ///   the permissions, the owner and the extended attributes of the old one.
  /// - A file is overwritten in place if replacing it would change more than its content: if it has several
  ///   names (hard links), if its owner cannot be kept, or if its folder does not allow it. If the new content
  ///   cannot be written completely, the old one is restored.
  /// - A file that may not be written is not replaced either, and neither are links and special files.
  /// - Immediately before, the file is compared with what is expected; see ``FileError/changed``.
  ///
  /// - Parameter temporary: An unused name for the incomplete file.
  /// - Returns: The status of the written file.
  @discardableResult
  package func write(
    _ bytes: [UInt8], to name: String, expecting expected: ExpectedFile = .any, temporary: String
  ) throws(FileError) -> FileStatus {
    if case .missing = expected {
      return try replace(name, with: bytes, keeping: nil, expected, temporary)
    }
    guard let old = try openedForWriting(name) else {
      if case .bytes = expected { throw FileError(.write, path(of: name), code: FileError.changed) }
      return try replace(name, with: bytes, keeping: nil, expected, temporary)
    }
    defer { close(old.descriptor) }
    if old.status.st_nlink > 1 { return try overwrite(name, with: bytes, old, expected) }
    do {
      return try replace(name, with: bytes, keeping: old, expected, temporary)
    } catch  where error.forbidsReplacing {
      return try overwrite(name, with: bytes, old, expected)
    }
  }

  /// A file that will be replaced or overwritten.
  private struct OldFile {
    /// Open for writing.
    let descriptor: Int32
    let status: stat
  }

  /// Opens a regular file for writing without changing it; nil if there is none.
  private func openedForWriting(_ name: String) throws(FileError) -> OldFile? {
    func failure(_ code: Int32) -> FileError { FileError(.write, path(of: name), code: code) }
    try files.begin(.open, path(of: name))
    // Opening a pipe would block until it has a reader.
    let file = retrying {
      openat(descriptor, name, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    }
    if file < 0 {
      switch errno {
      case ENOENT: return nil
      case ELOOP, ENXIO: throw failure(EINVAL)
      default: throw failure(errno)
      }
    }
    var status = stat()
    let code = fstat(file, &status) == 0 ? 0 : errno
    if code == 0, status.st_mode & S_IFMT == S_IFREG {
      return OldFile(descriptor: file, status: status)
    }
    close(file)
    throw failure(code == 0 ? EINVAL : code)
  }

  // MARK: - Replacing

  private func replace(
    _ name: String, with bytes: [UInt8], keeping old: OldFile?, _ expected: ExpectedFile,
    _ temporary: String
  ) throws(FileError) -> FileStatus {
    let file = try create(temporary, for: name, like: old)
    defer { close(file) }
    do throws(FileError) {
      if let old { try keepProperties(of: old, in: file, name) }
      try files.begin(.write, path(of: name))
      let code = writeAll(bytes, to: file)
      if code != 0 { throw FileError(.write, path(of: name), code: code) }
      try check(name, is: expected)
      try files.begin(.rename, path(of: name))
      if renameat(descriptor, temporary, descriptor, name) != 0 {
        throw FileError(.write, path(of: name), code: errno)
      }
      // Renaming changes the status, too.
      return try status(of: file, name)
    } catch {
      // If it cannot be removed now, the next run removes it.
      try? remove(temporary)
      throw error
    }
  }

  /// - Parameter target: The name shown in errors.
  private func create(
    _ name: String, for target: String, like old: OldFile?
  ) throws(FileError) -> Int32 {
    try files.begin(.create, path(of: target))
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    // A private file is not readable for others while it is incomplete.
    let mode = old.map { $0.status.st_mode & 0o777 } ?? 0o666
    var file = retrying { openat(descriptor, name, flags, mode) }
    if file < 0, errno == EEXIST {
      try remove(name)
      file = retrying { openat(descriptor, name, flags, mode) }
    }
    if file < 0 { throw FileError(.write, path(of: target), code: errno) }
    return file
  }

  private func keepProperties(
    of old: OldFile, in file: Int32, _ name: String
  ) throws(FileError) {
    func failure(_ code: Int32) -> FileError { FileError(.write, path(of: name), code: code) }
    var new = stat()
    if fstat(file, &new) != 0 { throw failure(errno) }
    let (user, group) = (old.status.st_uid, old.status.st_gid)
    if new.st_uid != user || new.st_gid != group {
      let unchanged = uid_t.max
      let code = fchown(file, new.st_uid == user ? unchanged : user, group) == 0 ? 0 : errno
      // In some containers, the owner does not exist.
      if code != 0 { throw failure(code == EINVAL ? EPERM : code) }
    }
    copyExtendedAttributes(from: old.descriptor, to: file)
    // A change of the owner removes some permissions.
    if fchmod(file, old.status.st_mode & 0o7777) != 0 { throw failure(errno) }
  }

  // MARK: - Overwriting

  private func overwrite(
    _ name: String, with bytes: [UInt8], _ old: OldFile, _ expected: ExpectedFile
  ) throws(FileError) -> FileStatus {
    let (before, status) = try contents(of: name, links: .refuse)
    let isSame =
      status.inode == FileStatus(old.status).inode && status.device == FileStatus(old.status).device
    guard isSame, expected.accepts(before) else {
      throw FileError(.write, path(of: name), code: FileError.changed)
    }
    try files.begin(.write, path(of: name))
    let code = overwrite(old.descriptor, with: bytes)
    if code != 0 {
      _ = overwrite(old.descriptor, with: before)
      throw FileError(.write, path(of: name), code: code)
    }
    return try self.status(of: old.descriptor, name)
  }

  /// Replaces the content of an open file.
  ///
  /// - Returns: The system's error number; 0 if there is no error.
  private func overwrite(_ file: Int32, with bytes: [UInt8]) -> Int32 {
    if lseek(file, 0, SEEK_SET) < 0 { return errno }
    let code = writeAll(bytes, to: file)
    if code != 0 { return code }
    return retrying({ ftruncate(file, off_t(bytes.count)) }) == 0 ? 0 : errno
  }

  // MARK: - Comparing

  /// Compares a file with what is expected at its place.
  private func check(_ name: String, is expected: ExpectedFile) throws(FileError) {
    let isExpected: Bool
    switch expected {
    case .any: return
    case .missing: isExpected = try status(name, links: .refuse) == nil
    case .bytes:
      guard try status(name, links: .refuse)?.kind == .file else {
        isExpected = false
        break
      }
      isExpected = expected.accepts(try contents(of: name, links: .refuse).bytes)
    }
    if !isExpected { throw FileError(.write, path(of: name), code: FileError.changed) }
  }

  /// Removes a file if it has the expected content; a missing file is not an error.
  func remove(_ name: String, expecting expected: ExpectedFile) throws(FileError) {
    if case .bytes = expected, try status(name, links: .refuse) == nil { return }
    try check(name, is: expected)
    try remove(name)
  }

  private func status(of file: Int32, _ name: String) throws(FileError) -> FileStatus {
    var status = stat()
    if fstat(file, &status) != 0 { throw FileError(.write, path(of: name), code: errno) }
    return FileStatus(status)
  }
}

extension ExpectedFile {
  fileprivate func accepts(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .any: true
    case .missing: false
    case .bytes(let expected): bytes == expected
    }
  }
}

extension FileError {
  /// Whether a file can only be overwritten: its folder is protected or belongs to others, the file is mounted by
  /// itself, or its owner cannot be kept.
  fileprivate var forbidsReplacing: Bool {
    [EACCES, EPERM, EROFS, EBUSY, EXDEV].contains(code)
  }
}

/// Writes all bytes to an open file.
///
/// - Returns: The system's error number; 0 if there is no error.
func writeAll(_ bytes: some Collection<UInt8>, to file: Int32) -> Int32 {
  var code: Int32 = 0
  let all = Array(bytes)
  all.withUnsafeBytes { buffer in
    var done = 0
    while done < buffer.count {
      let rest = UnsafeRawBufferPointer(rebasing: buffer[done...])
      guard let start = rest.baseAddress else { return }
      #if canImport(Glibc)
        let written = retrying { Glibc.write(file, start, rest.count) }
      #elseif canImport(Musl)
        let written = retrying { Musl.write(file, start, rest.count) }
      #else
        let written = retrying { Darwin.write(file, start, rest.count) }
      #endif
      if written < 0 {
        if errno == EAGAIN, waitUntilWritable(file) { continue }
        code = errno
        return
      }
      done += written
    }
  }
  return code
}

/// Another process may have made a terminal or a pipe non-blocking.
private func waitUntilWritable(_ file: Int32) -> Bool {
  var descriptor = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
  return retrying { poll(&descriptor, 1, -1) } > 0
}
