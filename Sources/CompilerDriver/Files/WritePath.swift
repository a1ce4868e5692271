#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files by their paths, and removes the incomplete files of killed runs next to them.
struct FileWriter {
  private let files: FileSystem

  /// The folders from which incomplete files were already removed.
  private var swept: Set<String> = []

  init(_ files: FileSystem) { self.files = files }

  /// Writes a file and creates its folders.
  ///
  /// Symbolic links are followed, even if they lead to nothing yet. A device, a pipe or an open file of this
  /// process is written to. For all other files, see ``Folder/write(_:to:expecting:temporary:)``.
  ///
  /// - Parameter path: An absolute path.
  mutating func write(
    _ bytes: [UInt8], to path: String, expecting expected: ExpectedFile = .any
  ) throws(FileError) {
    switch try files.destination(of: path) {
    case .file(let parent, let name):
      try files.makeFolders(parent)
      let folder = try files.folder(parent)
      if swept.insert(parent).inserted { folder.removeAbandoned() }
      try folder.write(bytes, to: name, expecting: expected, temporary: temporaryName())
    case .special(let place): try files.write(bytes, toSpecialFile: place)
    case .stream(let number): try files.write(bytes, toStream: number, path)
    }
  }
}

extension FileSystem {
  /// Writes a file and creates its folders, replacing an existing file; see ``FileWriter``.
  ///
  /// - Parameter path: An absolute path.
  func put(
    _ path: String, _ bytes: [UInt8], expecting expected: ExpectedFile = .any
  ) throws(FileError) {
    var writer = FileWriter(self)
    try writer.write(bytes, to: path, expecting: expected)
  }

  /// Writes a file and creates its folders, unless the path is taken.
  ///
  /// - Parameter path: An absolute path.
  /// - Returns: Whether the file was written.
  func add(_ path: String, _ text: [UInt8]) throws(FileError) -> Bool {
    let parent = parentFolder(of: path) ?? "/"
    let name = String(lastName(of: path))
    try makeFolders(parent)
    let folder = try folder(parent)
    folder.removeAbandoned()
    // A link takes the path even if it is broken.
    guard try folder.status(name, links: .refuse) == nil else { return false }
    do {
      try folder.write(text, to: name, expecting: .missing, temporary: temporaryName())
    } catch  where error.code == FileError.changed {
      return false
    }
    return true
  }

  /// Appends to a file, creating it if needed, but no folder.
  ///
  /// - Parameters:
  ///   - path: An absolute path.
  ///   - bytes: Returns what to append to a file of a size in bytes.
  func append(to path: String, _ bytes: (_ size: Int64) -> [UInt8]) throws(FileError) {
    try begin(.open, path)
    let file = retrying {
      open(path, O_WRONLY | O_APPEND | O_CREAT | O_NOCTTY | O_CLOEXEC, 0o666)
    }
    if file < 0 { throw FileError(.write, path, code: errno) }
    defer { close(file) }
    var status = stat()
    if fstat(file, &status) != 0 { throw FileError(.write, path, code: errno) }
    try begin(.write, path)
    let code = writeAll(bytes(Int64(status.st_size)), to: file)
    if code != 0 { throw FileError(.write, path, code: code) }
  }
}

// MARK: - Destinations

/// Where a path leads.
private enum Destination {
  /// A regular file, or nothing, in a folder.
  case file(folder: String, name: String)

  /// A device, a pipe, or an open file of another process.
  case special(String)

  /// An open file of this process, such as `/dev/stdout`, by its number. Opened again, it would be written from its
  /// start.
  case stream(Int32)
}

extension FileSystem {
  /// The destination of an absolute path, whose symbolic links are followed.
  fileprivate func destination(of path: String) throws(FileError) -> Destination {
    try begin(.resolve, path)
    var place = path
    for _ in 0..<maximumLinks {
      let name = String(lastName(of: place))
      let parent = parentFolder(of: place) ?? "/"
      guard let resolved = realpath(parent, nil) else {
        // The folder will be created.
        if errno == ENOENT { return .file(folder: parent, name: name) }
        throw FileError(.write, path, code: errno)
      }
      let folder = systemText(resolved)
      free(resolved)
      if let number = numberOfStream(name, in: folder) { return .stream(number) }
      place = joined(folder, name)
      var status = stat()
      if retrying({ lstat(place, &status) }) != 0 {
        if errno == ENOENT { return .file(folder: folder, name: name) }
        throw FileError(.write, path, code: errno)
      }
      switch FileStatus(status).kind {
      case .file: return .file(folder: folder, name: name)
      case .folder: throw FileError(.write, path, code: EISDIR)
      case .other: return .special(place)
      case .link:
        // The links of other processes to their open files name no files.
        if folder.hasPrefix("/proc/") { return .special(place) }
        guard let target = target(ofLink: place) else {
          throw FileError(.write, path, code: errno)
        }
        place = joined(folder, target)
      }
    }
    throw FileError(.write, path, code: ELOOP)
  }

  /// As many as Linux follows.
  private var maximumLinks: Int { 40 }

  private func target(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count < 0 ? nil : systemText(buffer[..<count].map(UInt8.init(bitPattern:)))
  }

  /// The number of an open file of this process by its name in a folder of them.
  private func numberOfStream(_ name: String, in folder: String) -> Int32? {
    guard let number = Int32(name) else { return nil }
    if folder == "/dev/fd" { return number }
    guard folder.hasPrefix("/proc/"), let own = realpath("/proc/self/fd", nil) else { return nil }
    defer { free(own) }
    return folder == String(cString: own) ? number : nil
  }

  fileprivate func write(
    _ bytes: [UInt8], toSpecialFile path: String
  ) throws(FileError) {
    try begin(.open, path)
    let file = retrying { open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC) }
    if file < 0 { throw FileError(.write, path, code: errno) }
    defer { close(file) }
    try write(bytes, toStream: file, path)
  }

  fileprivate func write(
    _ bytes: [UInt8], toStream number: Int32, _ path: String
  ) throws(FileError) {
    try begin(.write, path)
    let code = writeAll(bytes, to: number)
    // A reader that has seen enough is not an error.
    if code != 0, code != EPIPE { throw FileError(.write, path, code: code) }
  }
}

// MARK: - Incomplete files

/// The prefix of the names of incomplete files.
let temporaryPrefix = ".dscompile-tmp-"

/// A name for an incomplete file of this process.
///
/// - Parameter part: Distinguishes files that are written to one folder at the same time.
func temporaryName(_ part: String = "") -> String {
  temporaryPrefix + (part.isEmpty ? "" : part + "-") + String(processNumber())
}

extension Folder {
  /// Removes incomplete files of runs that were killed, as far as that is possible now.
  func removeAbandoned() {
    guard let entries = try? entries() else { return }
    for (name, kind) in entries where kind == .file && name.hasPrefix(temporaryPrefix) {
      let owner = name.split(separator: "-").last.flatMap { Int32($0) }
      if let owner, owner > 0, !isRunning(process: owner) { try? remove(name) }
    }
  }

  /// Removes the work folders of runs that were killed.
  func removeAbandonedFolders() {
    let entries = (try? entries()) ?? []
    for (name, kind) in entries where kind == .folder && name.hasPrefix(temporaryPrefix) {
      let owner = name.split(separator: "-").last.flatMap { Int32($0) }
      // Several runs may do this at once; the next run removes what is left.
      if let owner, owner > 0, !isRunning(process: owner) { try? removeTree(name) }
    }
  }
}
