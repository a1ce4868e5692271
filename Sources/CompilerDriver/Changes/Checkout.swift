import DesignTokens

/// Writes the inputs of a project in a commit to a folder, with those in submodules and those that symbolic links
/// lead to.
struct Checkout {
  /// The folder of the repository.
  private let root: String

  /// The folder to which files are written.
  private let tree: String

  /// How messages name the revision.
  private let name: String
  private let files: FileSystem

  /// The repository, and those of its submodules that contain inputs.
  private var repositories: [Repository]

  /// The paths that were looked up, relative to the repository's folder; whether something is there.
  private var known: [String: Bool] = [:]

  /// The links that are written, relative to the repository's folder.
  private var links: Set<String> = []

  /// A commit of a repository.
  private struct Repository {
    let git: Git
    let commit: String

    /// Its folder; empty for that of the project, and relative to it for a submodule.
    let folder: String

    /// The files to write, relative to its folder.
    var files: [String] = []

    /// The rest of a path in its folder; nil if it is elsewhere.
    func rest(of path: String) -> String? {
      if folder.isEmpty || path == folder { return String(path.dropFirst(folder.count)) }
      return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
    }
  }

  init(
    _ git: Git, commit: String, called name: String, root: String, to tree: String,
    _ files: FileSystem
  ) throws {
    (self.root, self.tree, self.name, self.files) = (root, tree, name, files)
    repositories = [Repository(git: git, commit: commit, folder: "")]
    _ = try git.output("read-tree", commit) { $0 }
  }

  /// Writes the inputs at and below some places; places that do not exist are left out.
  ///
  /// - Parameter places: Relative to the repository's folder.
  mutating func write(_ places: [String]) throws {
    for place in places.map(normalized) where isInside(place) {
      _ = try find(place == "." ? "" : place, isNamed: true)
    }
    for index in repositories.indices where !repositories[index].files.isEmpty {
      let repository = repositories[index]
      repositories[index].files = []
      // Paths are relative to the folder of the repository.
      let folder = joined(root, repository.folder)
      let prefix = joined(tree, repository.folder)
      _ = try repository.git.output(
        [
          "-C", folder, "checkout-index", "-q", "-f", "-z", "--stdin",
          "--prefix=\(prefix.hasSuffix("/") ? prefix : prefix + "/")",
        ],
        input: repository.files.joined(separator: "\0") + "\0"
      ) { $0 }
    }
  }

  private func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../")
  }

  /// Finds the inputs at and below a path, which may lead through links and submodules.
  ///
  /// - Parameter isNamed: Whether a file there is an input whatever its extension.
  /// - Returns: Whether something is there.
  private mutating func find(_ path: String, isNamed: Bool) throws -> Bool {
    if let isThere = known[path] { return isThere }
    known[path] = true
    let isThere = try lookUp(path, isNamed: isNamed)
    known[path] = isThere
    return isThere
  }

  private mutating func lookUp(_ path: String, isNamed: Bool) throws -> Bool {
    guard let index = repositories.lastIndex(where: { $0.rest(of: path) != nil }),
      let rest = repositories[index].rest(of: path)
    else { return false }
    var above = ""
    for part in rest.split(separator: "/") {
      above += (above.isEmpty ? "" : "/") + part
      guard let entry = try entries(of: index, at: above).first else { return false }
      switch entry.kind {
      case .folder: continue
      case .file:
        guard above == rest else { return false }
        if isNamed || isInput(rest) { repositories[index].files.append(rest) }
        return true
      case .link:
        return try follow(entry, in: index, then: String(rest.dropFirst(above.count)))
      case .submodule:
        try open(entry, in: index)
        return try lookUp(path, isNamed: isNamed)
      }
    }
    for entry in try entries(of: index, at: rest, isRecursive: true) {
      switch entry.kind {
      case .folder: continue
      case .file: if isInput(entry.path) { repositories[index].files.append(entry.path) }
      case .link:
        // Other links may lead to folders of inputs.
        if isInput(entry.path) || !lastName(of: entry.path).contains(".") {
          _ = try follow(entry, in: index, then: "")
        }
      case .submodule:
        try open(entry, in: index)
        _ = try find(joined(repositories[index].folder, entry.path), isNamed: false)
      }
    }
    return true
  }

  /// Whether a file has the extension of an input; others, such as images, are not written.
  private func isInput(_ path: String) -> Bool { inputTypes.contains { path.hasSuffix(".\($0)") } }

  /// Writes a link, and what it leads to. What is outside of the repository is there as it is now.
  ///
  /// - Parameter rest: The rest of a path that leads through the link.
  private mutating func follow(
    _ link: Entry, in index: Int, then rest: String
  ) throws -> Bool {
    let repository = repositories[index]
    let text = try repository.git.output("cat-file", "blob", link.object) { $0 }
    let place = joined(repository.folder, link.path)
    let target = normalized(joined(joined(root, parentFolder(of: place) ?? ""), text))
    let destination: String
    if let inside = path(target, below: root) {
      let inside = inside == "." ? "" : inside
      guard try find(inside + rest, isNamed: true) else { return false }
      destination = joined(tree, inside)
    } else {
      guard try files.status(target + rest) != nil else { return false }
      destination = target
    }
    guard links.insert(place).inserted else { return true }
    let written = joined(tree, place)
    try files.makeFolders(parentFolder(of: written) ?? "/")
    try files.folder(parentFolder(of: written) ?? "/")
      .link(String(lastName(of: written)), to: destination)
    return true
  }

  /// Opens a submodule, whose commit has to be there.
  private mutating func open(_ submodule: Entry, in index: Int) throws {
    let path = joined(repositories[index].folder, submodule.path)
    if repositories.contains(where: { $0.folder == path }) { return }
    let outer = repositories[index].git
    let git = outer.submodule(
      at: joined(root, path), index: "\(repositories[0].git.index)-\(repositories.count)")
    // A submodule that is not checked out is an empty folder of the repository around it.
    let prefix = try git.run(["rev-parse", "--show-prefix"])
    let commit = try git.run(["cat-file", "-e", "\(submodule.object)^{commit}"])
    guard prefix.isSuccess, prefix.output.trimmingNewlines.isEmpty, commit.isSuccess else {
      throw RevisionError(
        "in '\(printable(name))', '\(printable(path))' is a submodule, whose commit "
          + "\(submodule.object.prefix(12)) is not in this clone; fetch it with 'git submodule "
          + "update --init' and 'git -C \(printable(path)) fetch', or compare with a copy of the "
          + "project, as in '--from OLD-FOLDER'")
    }
    _ = try git.output("read-tree", submodule.object) { $0 }
    repositories.append(Repository(git: git, commit: submodule.object, folder: path))
  }

  /// An entry of a tree of git.
  private struct Entry {
    enum Kind {
      case file, link, folder, submodule
    }

    let kind: Kind
    let object: String

    /// Relative to the folder of the repository.
    let path: String

    /// Parses `100644 blob OBJECT<tab>PATH`.
    init?(_ line: Substring) {
      guard let tab = line.utf8.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = line[..<tab].split(separator: " ")
      guard words.count == 3 else { return nil }
      kind =
        switch words[0] {
        case "040000": .folder
        case "120000": .link
        case "160000": .submodule
        default: .file
        }
      object = String(words[2])
      path = String(line[line.utf8.index(after: tab)...])
    }
  }

  /// The entry at a path, or all files below it; none if nothing is there.
  ///
  /// - Parameter path: Relative to the folder of the repository; empty for this folder.
  private func entries(
    of index: Int, at path: String, isRecursive: Bool = false
  ) throws -> [Entry] {
    let repository = repositories[index]
    return try repository.git.output(
      ["ls-tree", "-z", "--full-tree"] + (isRecursive ? ["-r"] : []) + [repository.commit]
        + (path.isEmpty ? [] : ["--", path])
    ) { $0 }.split(separator: "\0").compactMap(Entry.init)
  }
}

/// The extensions of the files that a project reads.
private let inputTypes = tokenFileTypes.union(["yaml", "yml", "swift", "template"])
