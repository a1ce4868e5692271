/// Visits folders below a root in the order of their paths, opening each once.
struct FolderCursor {
  /// How a missing folder is handled.
  enum Missing {
    case refuse, make
  }

  private let root: Folder
  private let missing: Missing
  private var path = ""
  private var open: [(name: Substring, folder: Folder)] = []

  init(at root: Folder, missing: Missing) {
    self.root = root
    self.missing = missing
  }

  /// The folder that contains a file, by the file's path below the root; links are refused.
  mutating func folder(of file: String) throws(FileError) -> Folder {
    let wanted = parentFolder(of: file) ?? ""
    if wanted == path { return open.last?.folder ?? root }
    let names = wanted.split(separator: "/")
    var shared = 0
    while shared < min(names.count, open.count), open[shared].name == names[shared] { shared += 1 }
    open.removeLast(open.count - shared)
    path = open.map(\.name).joined(separator: "/")
    for name in names[shared...] {
      let parent = open.last?.folder ?? root
      let child =
        switch missing {
        case .refuse: try parent.folder(String(name), links: .refuse)
        case .make: try parent.madeFolder(String(name))
        }
      open.append((name, child))
    }
    path = wanted
    return open.last?.folder ?? root
  }
}
