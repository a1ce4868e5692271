/// The options of a watch run.
package struct WatchRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String

  /// The maximum number of reported problems; nil for the default.
  package var problemLimit: Int?

  package init(folder: String = ".", problemLimit: Int? = nil) {
    self.folder = folder
    self.problemLimit = problemLimit
  }
}
