#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// All file access of this module.
///
/// Files are accessed by name in a ``Folder``, never by path, so that a symbolic link created in the meantime
/// cannot redirect them.
package struct FileSystem: Sendable {
  /// A file operation that can fail.
  package enum Step: String, Sendable {
    case openFolder, makeFolder, list, status, open, read, create, write, rename, remove,
      removeFolder, lock, resolve
  }

  /// Called before each step with its path; if it throws, the step fails.
  package var beforeStep: (@Sendable (Step, _ path: String) throws(FileError) -> Void)?

  package init(
    beforeStep: (@Sendable (Step, _ path: String) throws(FileError) -> Void)? = nil
  ) {
    self.beforeStep = beforeStep
  }

  func begin(_ step: Step, _ path: String) throws(FileError) {
    if let beforeStep { try beforeStep(step, path) }
  }

  /// Opens a folder, following symbolic links.
  package func folder(_ path: String) throws(FileError) -> Folder {
    try begin(.openFolder, path)
    let descriptor = retrying { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if descriptor < 0 { throw FileError(.read, path, code: errno) }
    return Folder(descriptor, path: path, files: self)
  }

  /// Opens a folder if there is one, following symbolic links.
  package func folderIfAny(_ path: String) throws(FileError) -> Folder? {
    do {
      return try folder(path)
    } catch  where error.code == ENOENT {
      return nil
    }
  }

  /// Creates a folder and its missing parent folders.
  package func makeFolders(_ path: String) throws(FileError) {
    try begin(.makeFolder, path)
    // For the root, macOS reports `EISDIR`.
    if mkdir(path, 0o777) == 0 || errno == EEXIST || errno == EISDIR { return }
    guard errno == ENOENT, let parent = parentFolder(of: path) else {
      throw FileError(.create, path, code: errno)
    }
    try makeFolders(parent)
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileError(.create, path, code: errno) }
  }

  /// The status of the file at a path, following symbolic links; nil if there is none.
  package func status(_ path: String) throws(FileError) -> FileStatus? {
    try begin(.status, path)
    var status = stat()
    if retrying({ stat(path, &status) }) == 0 { return FileStatus(status) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileError(.find, path, code: errno)
  }

  /// The path with symbolic links resolved.
  package func resolved(_ path: String) throws(FileError) -> String {
    try begin(.resolve, path)
    guard let resolved = realpath(path, nil) else { throw FileError(.find, path, code: errno) }
    defer { free(resolved) }
    return systemText(resolved)
  }

  /// What a symbolic link names.
  enum LinkTarget {
    /// The path in the link, which may be relative to the link's folder.
    case path(String)

    /// There is something else at the path.
    case noLink

    case missing
  }

  /// What the symbolic link at a path names, if it is one.
  func linkTarget(_ path: String) throws(FileError) -> LinkTarget {
    try begin(.resolve, path)
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    if count >= 0 {
      let bytes = buffer[..<count].lazy.map(UInt8.init(bitPattern:))
      return .path(String(decoding: bytes, as: UTF8.self))
    }
    return errno == ENOENT || errno == ENOTDIR ? .missing : .noLink
  }
}

/// The current working directory, without a slash at its end.
package func currentFolder() -> String {
  guard let path = getcwd(nil, 0) else { return "/" }
  defer { free(path) }
  return systemText(path)
}

/// Repeats a system call while a signal interrupts it.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
