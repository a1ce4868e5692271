extension FileSystem {
  /// Writes a file, and the folders that it is in, unless something has its name.
  ///
  /// - Parameter path: An absolute path.
  /// - Returns: Whether it is written.
  func add(_ path: String, _ text: [UInt8]) throws(FileError) -> Bool {
    let parent = parentFolder(of: path) ?? "/"
    let name = String(lastName(of: path))
    try makeFolders(parent)
    let folder = try folder(parent)
    try folder.removeAbandoned()
    // A link counts, whether it leads anywhere or not.
    guard try folder.status(name, links: .refuse) == nil else { return false }
    try folder.replace(name, with: text, temporary: temporaryName())
    return true
  }

  /// Writes a file, and the folders that it is in, in the place of what has its name.
  ///
  /// - Parameter path: An absolute path.
  func put(_ path: String, _ text: [UInt8]) throws(FileError) {
    let parent = parentFolder(of: path) ?? "/"
    try makeFolders(parent)
    let folder = try folder(parent)
    try folder.removeAbandoned()
    try folder.replace(String(lastName(of: path)), with: text, temporary: temporaryName())
  }
}

/// Names that a file has as long as it is not whole.
let temporaryPrefix = ".dscompile-tmp-"

/// A name for a file of this process as long as it is not whole.
///
/// - Parameter part: What tells files apart that are written to one folder at once.
func temporaryName(_ part: String = "") -> String {
  temporaryPrefix + (part.isEmpty ? "" : part + "-") + String(processNumber())
}

extension Folder {
  /// Removes what runs that were killed left half written.
  func removeAbandoned() throws(FileError) {
    for (name, kind) in try entries() where kind == .file && name.hasPrefix(temporaryPrefix) {
      let owner = name.split(separator: "-").last.flatMap { Int32($0) }
      if let owner, owner > 0, !isRunning(process: owner) { try remove(name) }
    }
  }
}
