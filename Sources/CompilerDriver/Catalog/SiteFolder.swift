import CatalogSite

/// The folder of a site, with a list of its files, so that those of removed components are removed.
struct SiteFolder {
  private let path: String
  private let files: FileSystem

  /// The paths that an earlier run wrote.
  private let old: Set<String>

  private static let listName = "files.txt"
  private var list: String { joined(path, Self.listName) }

  /// - Throws: If there are files in it that no earlier run wrote.
  init(_ path: String, _ files: FileSystem) throws {
    self.path = path
    self.files = files
    let list = joined(path, Self.listName)
    if try files.status(list) != nil {
      let lines = String(decoding: try files.contents(of: list), as: UTF8.self)
      old = Set(lines.split(separator: "\n").map(String.init))
      return
    }
    old = []
    if let open = try files.folderIfAny(path), try !open.entries().isEmpty {
      throw VerificationError(
        "the folder '\(path)' is not empty, and 'dscompile catalog' did not write it; choose "
          + "another one with --output")
    }
  }

  /// Writes the files of a site that have changed, and removes those that it no longer has.
  ///
  /// - Returns: The number of files that were written or removed.
  func write(_ site: [SiteFile]) throws(FileError) -> Int {
    let paths = Set(site.map(\.path))
    // A run that is stopped leaves nothing behind that the next one does not know.
    try files.makeFolders(path)
    for folder in Set(site.compactMap { parentFolder(of: $0.path) }).sorted() {
      try files.makeFolders(joined(path, folder))
    }
    try writeList(of: paths.union(old))
    var changes = 0
    for file in site where try update(joined(path, file.path), file.text) { changes += 1 }
    for name in old.subtracting(paths).sorted() {
      let whole = normalized(joined(path, name))
      guard whole.hasPrefix(path + "/"), try files.status(whole) != nil else { continue }
      try files.folder(parentFolder(of: whole) ?? path).remove(String(lastName(of: whole)))
      changes += 1
    }
    try writeList(of: paths)
    return changes
  }

  /// The files that the last run wrote.
  func contents() throws(FileError) -> [ServedFile] {
    var found: [ServedFile] = []
    for name in old.sorted() {
      let whole = normalized(joined(path, name))
      guard whole.hasPrefix(path + "/"), try files.status(whole)?.kind == .file else { continue }
      found.append(ServedFile(name, Array(try files.contents(of: whole))))
    }
    return found
  }

  private func writeList(of paths: Set<String>) throws(FileError) {
    try files.update(list, Array(paths.sorted().map { $0 + "\n" }.joined().utf8))
  }

  /// - Returns: Whether the file was written, because its content differs.
  private func update(_ path: String, _ text: String) throws(FileError) -> Bool {
    if try files.status(path) != nil, try files.contents(of: path).elementsEqual(text.utf8) {
      return false
    }
    try files.update(path, Array(text.utf8))
    return true
  }
}
