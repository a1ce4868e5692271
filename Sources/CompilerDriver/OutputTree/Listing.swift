/// The content of the output folder before a run.
struct Listing {
  /// Everything except folders, by path.
  var entries: [String: FileStatus.Kind] = [:]

  var folders: Set<String> = []

  /// Incomplete files of an earlier run.
  var temporaries: [String] = []

  init() {}

  /// Lists a folder recursively.
  ///
  /// Hidden folders belong to build systems and are skipped, and so are links. A folder with its own manifest
  /// is another output folder and is treated as an unknown entry.
  init(_ root: Folder) throws(FileError) {
    var pending: [(path: String, folder: Folder)] = [("", root)]
    while let (path, folder) = pending.popLast() {
      let found = try folder.entries()
      let isRoot = path.isEmpty
      if !isRoot, found.contains(where: { $0.name == Manifest.name }) {
        folders.remove(path)
        entries[path] = .other
        continue
      }
      for (name, kind) in found where name != finderFile || kind != .file {
        let child = isRoot ? name : path + "/" + name
        if kind != .folder {
          if kind == .file, name.hasPrefix(temporaryPrefix) {
            temporaries.append(child)
          } else {
            entries[child] = kind
          }
          continue
        }
        folders.insert(child)
        if name.utf8.first != UInt8(ascii: ".") {
          pending.append((child, try folder.folder(name, links: .refuse)))
        }
      }
    }
  }
}
