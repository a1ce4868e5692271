import Diagnostics

/// The paths by which those know files who show findings beside the lines of a change: from the folder of
/// the repository, wherever a command runs.
struct RepositoryPaths {
  /// The repository's folder, an absolute path; nil if the project is in none that is known.
  let root: String?
  private let location: ProjectLocation

  /// One text for each file, since places of one file have one.
  private var texts: [String: SourceText] = [:]

  init(root: String?, _ location: ProjectLocation) {
    self.root = root
    self.location = location
  }

  /// A diagnostic with paths from the repository's folder.
  mutating func diagnostic(_ diagnostic: Diagnostic) -> Diagnostic {
    // What is shown from the same folder stays as it is.
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
    let text = path(absolute, below: root).map { SourceText(path: $0, utf8: place.source.utf8) }
    texts[shown] = text ?? place.source
    return Place(text ?? place.source, place.span)
  }
}

extension ProjectSession {
  /// The folder of the repository that the project is in: the workspace of a job, or the nearest folder
  /// around it that git knows; nil if there is neither.
  func repositoryFolder() throws(FileError) -> String? {
    if let workspace = surroundings.workspace.map({ normalized($0) }),
      path(location.folder, below: workspace) != nil
    {
      return workspace
    }
    var folder = location.folder
    while true {
      // In a worktree or a submodule it is a file.
      if try files.status(joined(folder, ".git")) != nil { return folder }
      guard let parent = parentFolder(of: folder) else { return nil }
      folder = parent
    }
  }
}

extension ReportFormat {
  /// Whether it is read where files are known by their paths in a repository.
  var namesFilesOfRepository: Bool {
    switch self {
    case .github, .gitlab, .sarif: true
    case .text, .json, .jsonl, .junit, .checkstyle: false
    }
  }
}
