import SwiftRendering

/// Compares changed files with those on disk, if nothing else has changed since the manifest was written.
///
/// - Parameters:
///   - files: The changed files; all of them existed before.
///   - manifest: The content of the manifest, as this program wrote it.
///   - root: The output folder.
///   - folder: The output folder's path as messages show it.
/// - Returns: Nil if another program changed the folder, so that all of it has to be compared.
func planChanges(
  _ files: [EmittedFile], manifest: [UInt8], in root: Folder, folder: String, version: String
) throws(FileError) -> TreePlan? {
  var listing = Listing()
  for path in files.map(\.path) + [Manifest.name] {
    guard try root.status(path, links: .refuse)?.kind == .file else { return nil }
    listing.entries[path] = .file
  }
  guard
    let known = Manifest.hashes(of: files.map(\.path), in: manifest)
  else { return nil }
  let desired = try planDesired(
    files.sorted { $0.path < $1.path }[...], in: root, listing: listing,
    manifest: Manifest(known.mapValues(\.hash), version: version)
  ).get()
  var text = manifest
  for (file, hash) in desired {
    guard let range = known[file.path]?.range else { return nil }
    text.replaceSubrange(range, with: hash.text.utf8)
  }
  let planned = PlannedFile(
    path: Manifest.name, finding: .outdated, content: .text(text), found: manifest, status: nil)
  return TreePlan(
    folder: folder, files: desired.map(\.file) + [planned],
    untouched: Manifest.fileCount(in: manifest) - desired.count, temporaries: [], emptied: [],
    otherVersion: nil)
}
