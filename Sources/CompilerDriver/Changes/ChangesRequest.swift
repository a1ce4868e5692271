/// The options for comparing two versions of a project.
package struct ChangesRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String
  package var earlier: Earlier
  package var format: Format

  /// The version to compare with.
  package enum Earlier: Sendable {
    /// A revision of the project's git repository, such as `origin/main`.
    case revision(String)

    /// The folder of another copy of the project.
    case folder(String)

    /// How messages name the version.
    var name: String {
      switch self {
      case .revision(let name), .folder(let name): name
      }
    }
  }

  package enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  package init(folder: String = ".", earlier: Earlier, format: Format = .text) {
    self.folder = folder
    self.earlier = earlier
    self.format = format
  }
}
