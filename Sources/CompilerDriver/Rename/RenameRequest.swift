/// The options for renaming an entry of a spec.
package struct RenameRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String

  /// The name with those of what it is in: `Card.title`, `CardRole.neutral`.
  package var oldName: String
  package var newName: String

  /// The version that deprecates the old name.
  package var since: String?

  /// Whether the old name stays as a deprecated one, where specs have a form for that.
  package var keepsOldName: Bool

  /// Files and folders of Swift in which the name is changed where it is certain that it is meant.
  package var sources: [String]

  /// Whether the changes are shown and nothing is written.
  package var showsDiff: Bool

  package init(
    folder: String = ".", _ oldName: String, to newName: String, since: String? = nil,
    keepsOldName: Bool = true, sources: [String] = [], showsDiff: Bool = false
  ) {
    self.folder = folder
    self.oldName = oldName
    self.newName = newName
    self.since = since
    self.keepsOldName = keepsOldName
    self.sources = sources
    self.showsDiff = showsDiff
  }
}
