import SwiftRendering

/// The state of an output folder, and the changes to be made in it.
package struct TreePlan: Sendable {
  /// The output folder as messages show it.
  package let folder: String

  /// Every file that should exist or be removed, sorted by path; the manifest is last.
  package internal(set) var files: [PlannedFile]

  /// The number of files that are known to be unchanged, and therefore not in the plan.
  var untouched = 0

  /// Incomplete files of an earlier run.
  let temporaries: [String]

  /// Folders that may have lost their last file in an earlier run.
  let emptied: [String]

  /// The version that wrote the manifest, if it differs from this one.
  package let otherVersion: String?

  /// Whether there is an obstacle, so that nothing may be written.
  package var isBlocked: Bool {
    files.contains {
      switch $0.finding {
      case .edited, .blocked: true
      case .unchanged, .missing, .outdated, .conflicted, .orphan, .editedOrphan: false
      }
    }
  }

  /// Whether the folder is up to date.
  package var isCurrent: Bool { files.allSatisfy { $0.finding == .unchanged } }

  /// Treats files edited by hand as if they were unchanged.
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

  /// The desired content; nil if the file is removed.
  let content: Content?

  /// The bytes of the file that is replaced or removed; nil if there is none.
  let found: [UInt8]?

  /// Its status, if it is unchanged.
  let status: FileStatus?

  /// The current content with normal line ends, if it differs.
  var current: [UInt8]? { found.map(withLineFeeds) }

  /// What must still be there when the file is written or removed.
  var expected: ExpectedFile { found.map(ExpectedFile.bytes) ?? .missing }

  /// The desired content, which is created when it is needed.
  var text: [UInt8]? { content?.text }

  /// The content of a file.
  enum Content: Sendable {
    /// That of an emitted file. It differs from the file's body by three lines, so that keeping both would take twice
    /// the memory.
    case emitted(EmittedFile, ContentHash)
    case text([UInt8])

    var text: [UInt8] {
      switch self {
      case .emitted(let file, let hash): file.rendered(with: hash)
      case .text(let text): text
      }
    }
  }

  package enum Finding: Hashable, Sendable {
    case unchanged

    /// Missing; will be written.
    case missing

    /// As an earlier run left it, but its spec or the compiler has changed; will be written.
    case outdated

    /// Has conflict markers; will be written.
    case conflicted

    /// Edited by hand; nothing will be written.
    case edited

    /// Left by an earlier run and no longer emitted; will be removed.
    case orphan

    /// An orphan that was edited by hand; will be kept.
    case editedOrphan

    /// Something that was not emitted is in the file's place; nothing will be written.
    case blocked(Obstacle)
  }

  /// What can exist instead of a file.
  package enum Obstacle: Hashable, Sendable {
    /// A file that was not emitted.
    case foreignFile

    /// A folder.
    case folder

    /// A symbolic link, a pipe or the like, by its path.
    case notFile(String)

    /// A file where one of its folders should be, by its path.
    case fileAsFolder(String)

    /// A file whose name differs only in letter case, by its path.
    case otherCase(String)
  }
}
