#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The one way to files: everything that this module reads or writes passes here.
///
/// Work happens in a ``Folder``, by names and never by paths, so that a symbolic link put in place
/// meanwhile cannot lead elsewhere.
package struct FileSystem: Sendable {
  /// A step that may fail.
  package enum Step: String, Sendable {
    case openFolder, makeFolder, list, status, open, read, create, write, rename, remove,
      removeFolder, lock, resolve
  }

  /// Is called before each step with the path it concerns; throwing makes the step fail.
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

  /// Makes a folder and those above it, as far as they are missing.
  package func makeFolders(_ path: String) throws(FileError) {
    try begin(.makeFolder, path)
    // Of the root, macOS says that it is a folder.
    if mkdir(path, 0o777) == 0 || errno == EEXIST || errno == EISDIR { return }
    guard errno == ENOENT, let parent = parentFolder(of: path) else {
      throw FileError(.create, path, code: errno)
    }
    try makeFolders(parent)
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw FileError(.create, path, code: errno) }
  }

  /// What is at a path, following symbolic links; nil if nothing is.
  package func status(_ path: String) throws(FileError) -> FileStatus? {
    try begin(.status, path)
    var status = stat()
    if retrying({ stat(path, &status) }) == 0 { return FileStatus(status) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileError(.find, path, code: errno)
  }

  /// The path without symbolic links.
  package func resolved(_ path: String) throws(FileError) -> String {
    try begin(.resolve, path)
    guard let resolved = realpath(path, nil) else { throw FileError(.find, path, code: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// The folder that the process runs in, without a slash at its end.
package func currentFolder() -> String {
  guard let path = getcwd(nil, 0) else { return "/" }
  defer { free(path) }
  return String(cString: path)
}

/// Repeats a system call as long as a signal interrupts it.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
