import SwiftRendering

/// Compares changed files with those on disk, if this process wrote the other files and knows their hashes.
///
/// - Parameters:
///   - files: The changed files; all of them existed before.
///   - hashes: The hashes of all files in the folder as last written; updated to the planned ones.
///   - root: The output folder.
///   - folder: The output folder's path as messages show it.
/// - Returns: Nil if another program changed the folder, so that all of it has to be compared.
func planChanges(
  _ files: [EmittedFile], among hashes: inout [String: ContentHash], in root: Folder,
  folder: String, version: String
) throws(FileError) -> TreePlan? {
  var listing = Listing()
  for path in files.map(\.path) + [Manifest.name] {
    guard try root.status(path, links: .refuse)?.kind == .file else { return nil }
    listing.entries[path] = .file
  }
  let desired = try planDesired(
    files.sorted { $0.path < $1.path }[...], in: root, listing: listing,
    manifest: Manifest(hashes, version: version)
  ).get()
  for (file, hash) in desired { hashes[file.path] = hash }
  let text = Manifest.text(
    of: hashes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, version: version)
  let manifest = PlannedFile(
    path: Manifest.name, finding: .outdated, text: text, current: nil, status: nil)
  return TreePlan(
    folder: folder, files: desired.map(\.file) + [manifest], temporaries: [], emptied: [],
    otherVersion: nil)
}
