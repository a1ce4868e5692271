import SwiftRendering

/// Compares the desired files with those on disk.
///
/// - Parameters:
///   - desired: The files, whose paths must have been checked; see ``problems(inPathsOf:)``.
///   - root: The output folder; nil if there is none yet.
///   - folder: The output folder's path as messages show it.
///   - version: The version of this compiler.
///   - jobs: The maximum number of files read at once.
func planTree(
  _ desired: [EmittedFile], in root: Folder?, folder: String, version: String, jobs: Int
) throws(FileError) -> TreePlan {
  let listing = if let root { try Listing(root) } else { Listing() }
  let (manifest, oldManifest) = try readManifest(root, listing)
  let desired = desired.sorted { $0.path < $1.path }

  let planned = try flattened(
    concurrentChunks(of: desired, jobs: jobs) { chunk in
      planDesired(chunk, in: root, listing: listing, manifest: manifest)
    })
  let wanted = Set(desired.map(\.path))
  let unwanted = listing.entries
    .filter { $0.value == .file && !wanted.contains($0.key) && $0.key != Manifest.name }
    .map(\.key).sorted()
  let orphans = try flattened(
    concurrentChunks(of: unwanted, jobs: jobs) { chunk in
      planUnwanted(chunk, in: root, manifest: manifest)
    })

  let gone = Set(orphans.filter { $0.finding == .orphan }.map(\.path))
  let obstacles = Obstacles(listing, gone: gone)
  let otherCases = variants(
    of: desired, among: listing.entries.keys.filter { !gone.contains($0) && !wanted.contains($0) })
  var files = planned.map(\.file)
  for index in files.indices {
    let path = files[index].path
    if let obstacle = obstacles.obstacle(to: path) {
      files[index].finding = .blocked(obstacle)
    } else if let other = otherCases.isEmpty ? nil : otherCase(of: path, in: otherCases) {
      files[index].finding = .blocked(.otherCase(other))
    }
  }
  files = (files + orphans).sorted { $0.path < $1.path }

  let text = Manifest.text(of: planned.map { ($0.file.path, $0.hash) }, version: version)
  files.append(planManifest(text, old: oldManifest, listing))
  return TreePlan(
    folder: folder, files: files, temporaries: listing.temporaries.sorted(),
    emptied: manifest.files.keys.filter { !wanted.contains($0) && listing.entries[$0] == nil },
    otherVersion: manifest.version == version ? nil : manifest.version)
}

/// Finds paths that differ only in letter case from a desired file or one of its folders; a folder's path
/// ends with a slash here.
private func variants(of desired: [EmittedFile], among paths: [String]) -> [String: String] {
  if paths.isEmpty { return [:] }
  var collisions = PathCollisions()
  for file in desired { _ = collisions.add(file.path) }
  var variants: [String: String] = [:]
  for path in paths.sorted() {
    var path = path
    if let wanted = collisions.variant(of: path) { variants[wanted] = variants[wanted] ?? path }
    while let folder = parentFolder(of: path) {
      if let wanted = collisions.variant(ofFolder: folder) {
        variants[wanted] = variants[wanted] ?? folder
      }
      path = folder
    }
  }
  return variants
}

/// A path that differs only in letter case from a file or one of its folders.
private func otherCase(of file: String, in variants: [String: String]) -> String? {
  if let other = variants[file] { return other }
  var path = file
  while let folder = parentFolder(of: path) {
    if let other = variants[folder + "/"] { return other }
    path = folder
  }
  return nil
}

private func readManifest(
  _ root: Folder?, _ listing: Listing
) throws(FileError) -> (manifest: Manifest, file: (bytes: [UInt8], status: FileStatus)?) {
  guard let root, listing.entries[Manifest.name] == .file else { return (Manifest([]), nil) }
  let file = try root.contents(of: Manifest.name, links: .refuse)
  return (Manifest(withLineFeeds(file.bytes)), file)
}

func planManifest(
  _ text: [UInt8], old: (bytes: [UInt8], status: FileStatus)?, _ listing: Listing
) -> PlannedFile {
  let finding: PlannedFile.Finding =
    if listing.folders.contains(Manifest.name) {
      .blocked(.folder)
    } else if let kind = listing.entries[Manifest.name], kind != .file {
      .blocked(.notFile(Manifest.name))
    } else if let old {
      withLineFeeds(old.bytes) == text
        ? .unchanged : hasConflict(old.bytes) ? .conflicted : .outdated
    } else {
      .missing
    }
  let isUnchanged = finding == .unchanged
  return PlannedFile(
    path: Manifest.name, finding: finding, content: .text(text),
    found: isUnchanged ? nil : old?.bytes,
    status: isUnchanged ? old?.status : nil)
}

typealias Desired = (file: PlannedFile, hash: ContentHash)

func planDesired(
  _ files: ArraySlice<EmittedFile>, in root: Folder?, listing: Listing, manifest: Manifest
) -> Result<[Desired], FileError> {
  Result { () throws(FileError) in
    var cursor = root.map { FolderCursor(at: $0, missing: .refuse) }
    var planned: [Desired] = []
    planned.reserveCapacity(files.count)
    for file in files {
      let hash = ContentHash(of: file.body)
      let content = PlannedFile.Content.emitted(file, hash)
      var old: (bytes: [UInt8], status: FileStatus)?
      if listing.entries[file.path] == .file {
        old = try cursor?.folder(of: file.path)
          .contents(of: String(lastName(of: file.path)), links: .refuse)
      }
      guard let old else {
        planned.append(
          (
            PlannedFile(
              path: file.path, finding: .missing, content: content, found: nil, status: nil),
            hash
          ))
        continue
      }
      let text = content.text
      let current = old.bytes == text ? text : withLineFeeds(old.bytes)
      if TranslatedCatalog.isOne(file.path), current != text {
        let listed = manifest.files[file.path]
        planned.append(
          (planCatalog(file.path, emitted: text, current, old, listed: listed), hash))
        continue
      }
      let finding: PlannedFile.Finding =
        if current == text {
          .unchanged
        } else {
          switch Recognition(current, path: file.path, listed: manifest.files[file.path]) {
          case .intact: .outdated
          case .edited: .edited
          case .conflicted: .conflicted
          case .foreign: .blocked(.foreignFile)
          }
        }
      let isUnchanged = finding == .unchanged
      planned.append(
        (
          PlannedFile(
            path: file.path, finding: finding, content: content,
            found: isUnchanged ? nil : old.bytes,
            status: isUnchanged ? old.status : nil), hash
        ))
    }
    return planned
  }
}

/// Compares a String Catalog with the one on disk, which may contain translations.
private func planCatalog(
  _ path: String, emitted: [UInt8], _ current: [UInt8],
  _ old: (bytes: [UInt8], status: FileStatus), listed: Set<ContentHash>?
) -> PlannedFile {
  guard let catalog = TranslatedCatalog(current: current, emitted: emitted) else {
    // Even a file with conflict markers may contain translations that exist nowhere else.
    return PlannedFile(
      path: path, finding: listed == nil ? .blocked(.foreignFile) : .edited,
      content: .text(emitted),
      found: old.bytes, status: nil)
  }
  if catalog.isCurrent {
    return PlannedFile(
      path: path, finding: .unchanged, content: .text(current), found: nil, status: old.status)
  }
  let finding: PlannedFile.Finding =
    switch Recognition(catalog.emittedPart, path: path, listed: listed) {
    case .intact: .outdated
    case .edited, .conflicted: .edited
    case .foreign: .blocked(.foreignFile)
    }
  return PlannedFile(
    path: path, finding: finding, content: .text(catalog.merged), found: old.bytes, status: nil)
}

private func planUnwanted(
  _ paths: ArraySlice<String>, in root: Folder?, manifest: Manifest
) -> Result<[PlannedFile], FileError> {
  Result { () throws(FileError) in
    guard let root else { return [] }
    var cursor = FolderCursor(at: root, missing: .refuse)
    var planned: [PlannedFile] = []
    for path in paths {
      let listed = manifest.files[path]
      if listed == nil, HeaderStyle(path: path) == nil { continue }
      let old = try cursor.folder(of: path)
        .contents(of: String(lastName(of: path)), links: .refuse)
      let finding: PlannedFile.Finding
      switch Recognition(withLineFeeds(old.bytes), path: path, listed: listed) {
      case .intact, .conflicted: finding = .orphan
      case .edited: finding = .editedOrphan
      case .foreign: continue
      }
      planned.append(
        PlannedFile(path: path, finding: finding, content: nil, found: old.bytes, status: nil))
    }
    return planned
  }
}

/// Entries on disk that obstruct files, other than files of the same name.
private struct Obstacles {
  /// Everything that stays and is not a folder.
  private let entries: [String: FileStatus.Kind]

  /// Folders that stay.
  private let folders: Set<String>

  init(_ listing: Listing, gone: Set<String>) {
    entries = listing.entries.filter { !gone.contains($0.key) }
    if gone.isEmpty {
      folders = listing.folders
      return
    }
    // A folder is removed with its last file.
    var kept: Set<String> = []
    var touched: Set<String> = []
    func mark(_ path: String, in set: inout Set<String>) {
      var folder = parentFolder(of: path)
      while let current = folder, set.insert(current).inserted {
        folder = parentFolder(of: current)
      }
    }
    for path in entries.keys { mark(path, in: &kept) }
    for path in gone { mark(path, in: &touched) }
    folders = listing.folders.filter { kept.contains($0) || !touched.contains($0) }
  }

  func obstacle(to path: String) -> PlannedFile.Obstacle? {
    if folders.contains(path) { return .folder }
    if let kind = entries[path], kind != .file { return .notFile(path) }
    var folder = parentFolder(of: path)
    while let current = folder {
      // The parents of a folder are folders.
      if folders.contains(current) { return nil }
      switch entries[current] {
      case .file: return .fileAsFolder(current)
      case .link, .other, .folder: return .notFile(current)
      case nil: folder = parentFolder(of: current)
      }
    }
    return nil
  }
}

/// The elements of all results, or the first error.
func flattened<Element>(
  _ results: [Result<[Element], FileError>]
) throws(FileError) -> [Element] {
  var elements: [Element] = []
  for result in results { elements += try result.get() }
  return elements
}
