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
    // A link counts, whether it leads anywhere or not.
    guard try folder.status(name, links: .refuse) == nil else { return false }
    try folder.replace(name, with: text, temporary: "\(temporaryPrefix)\(processNumber())")
    return true
  }
}

extension FileSystem {
  /// Writes a file, and the folders that it is in, in the place of what has its name.
  ///
  /// - Parameter path: An absolute path.
  func put(_ path: String, _ text: [UInt8]) throws(FileError) {
    let parent = parentFolder(of: path) ?? "/"
    try makeFolders(parent)
    try folder(parent).replace(
      String(lastName(of: path)), with: text,
      temporary: "\(temporaryPrefix)\(processNumber())")
  }
}
