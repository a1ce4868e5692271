/// What somebody wants to have compiled on every change.
package struct WatchRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String

  /// How many problems are told at most; nil for as many as people read.
  package var problemLimit: Int?

  package init(folder: String = ".", problemLimit: Int? = nil) {
    self.folder = folder
    self.problemLimit = problemLimit
  }
}
