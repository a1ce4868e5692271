import SwiftRendering

/// Compares files that have changed with those that are there, where this process wrote the rest and knows its hashes.
///
/// - Parameters:
///   - files: All of them were there before.
///   - hashes: Those of all files of the folder as they were written; they become what they are to be.
///   - root: The output folder.
///   - folder: The output folder's path as messages show it.
/// - Returns: Nil if somebody else changed the folder, so that all of it has to be looked at.
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
