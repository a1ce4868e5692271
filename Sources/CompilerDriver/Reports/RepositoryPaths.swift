import Diagnostics

/// Converts paths to paths relative to the repository's folder, as required by tools that show findings next
/// to the lines of a change.
struct RepositoryPaths {
  /// The repository's folder, an absolute path; nil if none was found.
  let root: String?
  private let location: ProjectLocation

  /// One text for each file, since places in one file share a text.
  private var texts: [String: SourceText] = [:]

  init(root: String?, _ location: ProjectLocation) {
    self.root = root
    self.location = location
  }

  /// A diagnostic with paths relative to the repository's folder.
  mutating func diagnostic(_ diagnostic: Diagnostic) -> Diagnostic {
    // If both folders are the same, nothing changes.
    guard let root, root != location.base else { return diagnostic }
    var moved = diagnostic
    moved.place = diagnostic.place.map { place($0, from: root) }
    moved.notes = diagnostic.notes.map { note in
      Note(note.message, at: note.place.map { place($0, from: root) })
    }
    moved.fixIts = diagnostic.fixIts.map { fixIt in
      FixIt(
        fixIt.message,
        fixIt.edits.map { .init(place($0.place, from: root), $0.replacement) },
        isSafe: fixIt.isSafe)
    }
    return moved
  }

  private mutating func place(_ place: Place, from root: String) -> Place {
    let shown = place.source.path
    if let text = texts[shown] { return Place(text, place.span) }
    let absolute = normalized(joined(location.base, shown))
    let text = path(absolute, below: root).map {
      SourceText(path: $0, utf8: place.source.utf8, fileOffset: place.source.fileOffset)
    }
    texts[shown] = text ?? place.source
    return Place(text ?? place.source, place.span)
  }
}

extension ProjectSession {
  /// The folder of the project's repository: the workspace of a job, or the nearest parent folder with a
  /// `.git`; nil if there is neither.
  func repositoryFolder() throws(FileError) -> String? {
    if let workspace = surroundings.workspace.map({ normalized($0) }),
      path(location.folder, below: workspace) != nil
    {
      return workspace
    }
    var folder = location.folder
    while true {
      // In a worktree or a submodule, `.git` is a file.
      if try files.status(joined(folder, ".git")) != nil { return folder }
      guard let parent = parentFolder(of: folder) else { return nil }
      folder = parent
    }
  }
}

extension ReportFormat {
  /// Whether readers of the format expect paths relative to a repository.
  var namesFilesOfRepository: Bool {
    switch self {
    case .github, .gitlab, .sarif: true
    case .text, .json, .jsonl, .junit, .checkstyle: false
    }
  }
}
