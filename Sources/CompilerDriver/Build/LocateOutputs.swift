import Diagnostics
import SwiftRendering

/// The output folders of a build.
struct LocatedOutputs {
  /// Output folders by their absolute paths, sorted.
  var found: [(folder: String, files: [EmittedFile])] = []
  var diagnostics: [Diagnostic] = []
}

/// Finds the output folders, and checks that files may be written there.
func locateOutputs(
  _ trees: [EmittedTree], _ request: BuildRequest, _ session: ProjectSession
) throws(FileError) -> LocatedOutputs {
  let location = session.location
  var outputs = LocatedOutputs()
  for tree in trees {
    outputs.diagnostics += problems(inPathsOf: tree.files)
    let folder: String
    if let output = request.output {
      let replaced = normalized(joined(location.base, output))
      folder =
        tree.isReplaceable ? replaced : normalized(joined(replaced, normalized(tree.folder)))
    } else {
      folder = location.absolute(tree.folder)
      if try leadsOut(folder, of: location, session.files) {
        outputs.diagnostics.append(
          Diagnostic(
            .outputLeadsOut, at: tree.place,
            "the output folder '\(tree.folder)' is outside of the project because of a symbolic "
              + "link; replace the link, or name the folder with --output"))
      }
    }
    let isTaken = outputs.found.contains {
      path(folder, below: $0.folder) != nil || path($0.folder, below: folder) != nil
    }
    if isTaken {
      outputs.diagnostics.append(
        Diagnostic(
          .sameOutput, at: tree.place,
          "the output folder '\(tree.folder)' overlaps with another output folder; give each its "
            + "own folder"))
    }
    outputs.found.append((folder, tree.files))
  }
  // Two runs that lock in the same order cannot wait for each other.
  outputs.found.sort { $0.folder < $1.folder }
  return outputs
}

/// Whether symbolic links lead from a path inside the project to a folder outside.
func leadsOut(
  _ folder: String, of location: ProjectLocation, _ files: FileSystem
) throws(FileError) -> Bool {
  guard path(folder, below: location.folder) != nil else { return false }
  var existing = folder
  while try files.status(existing) == nil, let parent = parentFolder(of: existing) {
    existing = parent
  }
  return path(
    try files.resolved(existing), below: try files.resolved(location.folder)) == nil
}
