/// What a run finds and would do in an output folder.
package struct TreePlan: Sendable {
  /// The output folder as messages show it.
  package let folder: String

  /// Every file that is to be or ought not to be there, sorted by path; the manifest is last.
  package internal(set) var files: [PlannedFile]

  /// Files that an earlier run left half done.
  let temporaries: [String]

  /// Folders that may have lost their last file in an earlier run.
  let emptied: [String]

  /// The version that wrote the manifest, if it is another than this.
  package let otherVersion: String?

  /// Whether something stands in the way, so that nothing may be written.
  package var isBlocked: Bool {
    files.contains {
      switch $0.finding {
      case .edited, .blocked: true
      case .unchanged, .missing, .outdated, .conflicted, .orphan, .editedOrphan: false
      }
    }
  }

  /// Whether the folder holds what it should.
  package var isCurrent: Bool { files.allSatisfy { $0.finding == .unchanged } }

  /// Takes what was edited by hand as if it was not.
  mutating func insist() {
    for index in files.indices {
      switch files[index].finding {
      case .edited: files[index].finding = .outdated
      case .editedOrphan: files[index].finding = .orphan
      case .unchanged, .missing, .outdated, .conflicted, .orphan, .blocked: break
      }
    }
  }
}

/// A file in an output folder.
package struct PlannedFile: Sendable {
  /// The path below the output folder.
  package let path: String

  package internal(set) var finding: Finding

  /// What it is to hold; nil if it is to go.
  let text: [UInt8]?

  /// What it holds, if that differs.
  let current: [UInt8]?

  /// Its status, if it is unchanged.
  let status: FileStatus?

  package enum Finding: Hashable, Sendable {
    case unchanged

    /// Not there; is written.
    case missing

    /// As an earlier run left it, but its spec or the compiler is another one; is written.
    case outdated

    /// With the marks of a merge conflict; is written.
    case conflicted

    /// Edited by hand; nothing is written.
    case edited

    /// What an earlier run left and no spec asks for any more; is removed.
    case orphan

    /// An orphan that was edited by hand; is kept.
    case editedOrphan

    /// Something that is not of dscompile is where the file should be; nothing is written.
    case blocked(Obstacle)
  }

  /// What can be in a file's way.
  package enum Obstacle: Hashable, Sendable {
    /// A file that was not emitted.
    case foreignFile

    /// A folder.
    case folder

    /// A symbolic link, a pipe or the like, by its path.
    case notFile(String)

    /// A file where one of its folders should be, by its path.
    case fileAsFolder(String)

    /// A file whose name differs by letter case alone, by its path.
    case otherCase(String)
  }
}
