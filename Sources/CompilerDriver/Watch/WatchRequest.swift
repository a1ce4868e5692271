/// The options of a watch run.
package struct WatchRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String

  /// The maximum number of reported problems; nil for the default.
  package var problemLimit: Int?

  /// Whether to examine all files again and again instead of relying on the system to report changes.
  package var polls: Bool

  /// Whether the Swift compiler examines what was saved, after the report.
  package var usesCompiler: Bool

  package init(
    folder: String = ".", problemLimit: Int? = nil, polls: Bool = false, usesCompiler: Bool = false
  ) {
    self.folder = folder
    self.problemLimit = problemLimit
    self.polls = polls
    self.usesCompiler = usesCompiler
  }
}
