import Diagnostics
import Linter

/// Reads the inputs of a project, and remembers everything it examined so that the next run can find out
/// whether anything changed.
package struct InputReader: Sendable {
  package let location: ProjectLocation

  /// The maximum number of files read at once.
  package let jobs: Int

  private(set) var seen: [SeenFile] = []

  /// The texts that were read, by their absolute paths.
  private(set) var known: [String: KnownText] = [:]

  /// The absolute paths of files and folders that the project leaves out.
  private var excluded: Set<String> = []

  /// Texts of an earlier reader: unchanged files are not read again, and keep the same object.
  private let earlier: [String: KnownText]

  /// A text that is read instead of a file, which need not exist.
  private let unsaved: UnsavedFile?
  private let files: FileSystem
  private let start = currentTime()

  /// The maximum size of an input in bytes. No input needs more; reading a larger one would only cost memory.
  package static let sizeLimit: Int64 = 16 << 20

  package init(location: ProjectLocation, files: FileSystem, jobs: Int) {
    self.init(location: location, files: files, jobs: jobs, earlier: [:])
  }

  /// A text of an editor that is not saved yet.
  struct UnsavedFile: Sendable {
    /// An absolute path.
    let path: String
    let text: [UInt8]
  }

  init(
    location: ProjectLocation, files: FileSystem, jobs: Int,
    earlier: [String: KnownText] = [:], unsaved: UnsavedFile? = nil
  ) {
    self.location = location
    self.files = files
    self.jobs = jobs
    self.earlier = earlier
    self.unsaved = unsaved
  }

  /// A text as it was read.
  struct KnownText: Sendable {
    let seen: SeenFile
    let text: SourceText
  }

  /// The text of a file; symbolic links are followed.
  ///
  /// - Parameter path: Relative to the project's folder.
  package mutating func text(_ path: String) throws(FileError) -> SourceText {
    try texts([location.absolute(path)])[0]
  }

  /// Whether a file at or below a place was read.
  ///
  /// - Parameter place: An absolute path.
  func hasRead(below place: String) -> Bool {
    known.keys.contains { path($0, below: place) != nil }
  }

  /// Whether a place, or everything around it, was left out.
  ///
  /// - Parameter place: An absolute path.
  func hasExcluded(_ place: String) -> Bool {
    excluded.contains { path(place, below: $0) != nil }
  }

  /// Whether a file or folder exists.
  ///
  /// - Parameter path: Relative to the project's folder.
  package mutating func isThere(_ path: String) throws(FileError) -> Bool {
    let absolute = location.absolute(path)
    if let unsaved, CompilerDriver.path(unsaved.path, below: absolute) != nil { return true }
    if try files.status(absolute) != nil { return true }
    seen.append(SeenFile(missing: absolute))
    return false
  }

  /// The text of a file if there is one.
  ///
  /// - Parameter path: Relative to the project's folder.
  package mutating func textIfAny(_ path: String) throws(FileError) -> SourceText? {
    let absolute = location.absolute(path)
    if unsaved?.path == absolute { return try texts([absolute])[0] }
    guard try files.status(absolute) != nil else {
      seen.append(SeenFile(missing: absolute))
      return nil
    }
    return try texts([absolute])[0]
  }

  /// The paths of the files with some extensions in a folder and below, relative to the project's folder; nil
  /// if there is no such folder.
  ///
  /// - Parameters:
  ///   - folder: Relative to the project's folder.
  ///   - types: The file name extensions.
  mutating func paths(
    below folder: String, types: Set<String>
  ) throws(FileError) -> [String]? {
    let absolute = location.absolute(folder)
    guard try files.status(absolute)?.kind == .folder else { return nil }
    var paths = unsavedPath(below: absolute, types: types, excluding: .nothing)
    try collect(absolute, types: types, excluding: .nothing, above: [], into: &paths)
    return paths.map { relative($0, to: location.folder) }.sorted()
  }

  /// Whether symbolic links lead from a file in a folder to one outside of that folder.
  ///
  /// Both paths are relative to the project's folder.
  func isLinked(_ file: String, outOf folder: String) throws(FileError) -> Bool {
    let target = try files.resolved(location.absolute(file))
    return path(target, below: try files.resolved(location.absolute(folder))) == nil
  }

  /// The texts of the files with some extensions at and below some places, sorted by path, each once.
  ///
  /// Below a place, hidden files and folders are skipped; symbolic links are followed, and a link to nothing is an
  /// error.
  ///
  /// - Parameters:
  ///   - places: Files and folders, relative to the project's folder. A file is read whatever its extension.
  ///   - types: The file name extensions.
  ///   - exclusion: The files and folders to skip.
  package mutating func texts(
    at places: [String], types: Set<String> = ["yaml", "yml"],
    excluding exclusion: Exclusion = .nothing
  ) throws(FileError) -> [SourceText] {
    var paths: Set<String> = []
    for place in places {
      let absolute = location.absolute(place)
      if excludes(absolute, exclusion) { continue }
      let unsaved = unsavedPath(below: absolute, types: types, excluding: exclusion)
      paths.formUnion(unsaved)
      if try files.status(absolute)?.kind == .folder {
        try collect(absolute, types: types, excluding: exclusion, above: [], into: &paths)
      } else if unsaved.isEmpty {
        paths.insert(absolute)
      }
    }
    return try texts(paths.sorted())
  }

  /// The path of the unsaved file if it belongs to the files below a folder.
  private mutating func unsavedPath(
    below folder: String, types: Set<String>, excluding exclusion: Exclusion
  ) -> Set<String> {
    guard let unsaved, let inner = path(unsaved.path, below: folder),
      let dot = inner.lastIndex(of: "."), types.contains(String(inner[inner.index(after: dot)...])),
      !inner.split(separator: "/").contains(where: { $0.utf8.first == UInt8(ascii: ".") })
    else { return [] }
    var place = folder
    for name in inner.split(separator: "/") {
      place = joined(place, String(name))
      if excludes(place, exclusion) { return [] }
    }
    return [unsaved.path]
  }

  /// Files and folders that are not inputs.
  package enum Exclusion: Sendable {
    case nothing

    /// Folders, by their absolute paths.
    case folders(Set<String>)

    /// What matches patterns of paths that are relative to the project's folder.
    case patterns([PathPattern])
  }

  private mutating func excludes(_ path: String, _ exclusion: Exclusion) -> Bool {
    switch exclusion {
    case .nothing: return false
    case .folders(let folders): return folders.contains(path)
    case .patterns(let patterns):
      let name = relative(path, to: location.folder)
      guard patterns.contains(where: { $0.matches(name) }) else { return false }
      excluded.insert(path)
      return true
    }
  }

  private mutating func collect(
    _ path: String, types: Set<String>, excluding exclusion: Exclusion, above: [FileStatus],
    into paths: inout Set<String>
  ) throws(FileError) {
    let folder = try files.folder(path)
    guard let status = try folder.status(".", links: .follow) else { return }
    let entries = try folder.entries()
    seen.append(SeenFile(path, status, at: start, content: SeenFile.list(of: entries)))
    // A link to an enclosing folder would cause an endless recursion.
    if above.contains(where: { $0.inode == status.inode && $0.device == status.device }) { return }
    for (name, kind) in entries where name.utf8.first != UInt8(ascii: ".") {
      let child = joined(path, name)
      if excludes(child, exclusion) { continue }
      let target = kind == .link ? try folder.status(name, links: .follow) : nil
      switch kind == .link ? target?.kind : kind {
      case .folder:
        try collect(
          child, types: types, excluding: exclusion, above: above + [status], into: &paths)
      case .file where isOfType(name, types): paths.insert(child)
      case .file, .other:
        // A link can lead to a folder later.
        if let target { seen.append(SeenFile(unread: child, target)) }
      case .link, nil:
        seen.append(SeenFile(missing: child))
        // A link without an extension is meant to name a folder.
        if isOfType(name, types) || !name.contains(".") { throw .brokenLink(child) }
      }
    }
  }

  private func isOfType(_ name: String, _ types: Set<String>) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return types.contains(String(name[name.index(after: dot)...]))
  }

  private mutating func texts(_ paths: [String]) throws(FileError) -> [SourceText] {
    let files = files
    let location = location
    let start = start
    let earlier = earlier
    let unsaved = unsaved
    let results = concurrentChunks(of: paths, jobs: jobs) { chunk in
      Result { () throws(FileError) in
        var read: [KnownText] = []
        var folder: (path: String, folder: Folder)?
        for path in chunk {
          if let unsaved, unsaved.path == path {
            read.append(
              KnownText(
                seen: SeenFile(missing: path),
                text: SourceText(path: location.shown(path), utf8: unsaved.text)))
            continue
          }
          if let known = earlier[path],
            let same = try known.seen.verified(now: start, files: files)
          {
            read.append(KnownText(seen: same, text: known.text))
            continue
          }
          let parent = parentFolder(of: path) ?? "/"
          let opened =
            if let folder, folder.path == parent { folder.folder } else { try files.folder(parent) }
          folder = (parent, opened)
          let (bytes, status) = try opened.contents(
            of: String(lastName(of: path)), links: .follow, limit: Self.sizeLimit)
          read.append(
            KnownText(
              seen: SeenFile(path, status, at: start, content: bytes),
              text: SourceText(path: location.shown(path), utf8: bytes)))
        }
        return read
      }
    }
    var texts: [SourceText] = []
    for result in results {
      for file in try result.get() {
        texts.append(file.text)
        seen.append(file.seen)
        known[file.seen.path] = file
      }
    }
    return texts
  }
}
