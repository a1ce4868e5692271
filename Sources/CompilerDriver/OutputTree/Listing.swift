/// What is in the output folder before a run.
struct Listing {
  /// Everything but folders, by path.
  var entries: [String: FileStatus.Kind] = [:]

  var folders: Set<String> = []

  /// Files that a run left half done.
  var temporaries: [String] = []

  init() {}

  /// Lists a folder and what is below it.
  ///
  /// Hidden folders are not looked into, for they are the build system's; nor are links. A folder
  /// with a manifest of its own is another output folder and counts as something unknown.
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
