extension FileSystem {
  /// Writes a file and creates its folders, unless the path is taken.
  ///
  /// - Parameter path: An absolute path.
  /// - Returns: Whether the file was written.
  func add(_ path: String, _ text: [UInt8]) throws(FileError) -> Bool {
    let parent = parentFolder(of: path) ?? "/"
    let name = String(lastName(of: path))
    try makeFolders(parent)
    let folder = try folder(parent)
    try folder.removeAbandoned()
    // A link takes the path even if it is broken.
    guard try folder.status(name, links: .refuse) == nil else { return false }
    try folder.replace(name, with: text, temporary: temporaryName())
    return true
  }

  /// Writes a file and creates its folders, replacing an existing file.
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

/// The prefix of the names of incomplete files.
let temporaryPrefix = ".dscompile-tmp-"

/// A name for an incomplete file of this process.
///
/// - Parameter part: Distinguishes files that are written to one folder at the same time.
func temporaryName(_ part: String = "") -> String {
  temporaryPrefix + (part.isEmpty ? "" : part + "-") + String(processNumber())
}

extension Folder {
  /// Removes incomplete files of runs that were killed.
  func removeAbandoned() throws(FileError) {
    for (name, kind) in try entries() where kind == .file && name.hasPrefix(temporaryPrefix) {
      let owner = name.split(separator: "-").last.flatMap { Int32($0) }
      if let owner, owner > 0, !isRunning(process: owner) { try remove(name) }
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
