/// The entries of folders at which a change can affect a project: those of its inputs, of the folders on the way to
/// them, and of the symbolic links on that way.
///
/// So a change is noticed wherever it happens: a file behind a link is saved, a link gets another target, or a folder
/// above the project is renamed.
struct WatchedPlaces: Equatable, Sendable {
  /// What matters in a folder.
  struct Entries: Equatable, Sendable {
    /// The names of the entries that matter; nil if all do.
    var names: Set<String>? = []

    /// Whether these include files and links. Other entries are folders on the way to some, whose contents do not
    /// matter here.
    var includeFiles = false

    mutating func form(union other: Self) {
      names = names.flatMap { names in other.names.map { names.union($0) } }
      includeFiles = includeFiles || other.includeFiles
    }

    func contains(_ name: String) -> Bool { names?.contains(name) ?? true }

    fileprivate func contains(_ other: Self) -> Bool {
      guard let names else { return true }
      return other.names.map(names.isSuperset) == true && (includeFiles || !other.includeFiles)
    }
  }

  /// By the paths of folders, without symbolic links in them.
  private(set) var folders: [String: Entries] = [:]

  /// Where entries lead by their paths, which have no link in their folder; nil if that does not exist.
  private var targets: [String: String?] = [:]

  private let files: FileSystem

  init(_ files: FileSystem) { self.files = files }

  static func == (one: Self, other: Self) -> Bool { one.folders == other.folders }

  func contains(_ other: Self) -> Bool {
    other.folders.allSatisfy { folders[$0.key]?.contains($0.value) == true }
  }

  /// Adds a file, or a place where one may appear.
  mutating func add(file path: String) {
    guard let target = target(of: path) else { return }
    folders[parentFolder(of: target) ?? "/", default: Entries()].includeFiles = true
  }

  /// Adds a folder with all its entries.
  mutating func add(folder path: String) {
    guard let target = target(of: path) else { return }
    folders[target] = Entries(names: nil, includeFiles: true)
  }

  /// The absolute path without symbolic links; nil if nothing is there.
  private mutating func target(of path: String) -> String? { follow(path, from: "/") }

  private mutating func follow(_ path: String, from folder: String) -> String? {
    var current = path.utf8.first == UInt8(ascii: "/") ? "/" : folder
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        current = parentFolder(of: current) ?? "/"
      } else if let next = follow(entry: String(part), of: current) {
        current = next
      } else {
        return nil
      }
    }
    return current
  }

  private mutating func follow(entry name: String, of folder: String) -> String? {
    let path = joined(folder, name)
    if let known = targets[path] { return known }
    folders[folder, default: Entries()].names?.insert(name)
    // A link that leads to itself leads nowhere.
    targets[path] = .some(nil)
    let target: String?
    switch (try? files.linkTarget(path)) ?? .noLink {
    case .path(let link):
      folders[folder, default: Entries()].includeFiles = true
      target = follow(link, from: folder)
    case .noLink: target = path
    case .missing:
      folders[folder, default: Entries()].includeFiles = true
      target = nil
    }
    targets[path] = .some(target)
    return target
  }
}
