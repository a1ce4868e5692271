/// The options for inspecting what previews draw.
package struct InspectRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String

  /// The components, by their keys in specs or their names in Swift; empty for all.
  package var components: [String]
  package var reports: [LintRequest.Report]

  /// Whether warnings count as findings.
  package var isStrict: Bool

  /// The maximum number of reported problems; nil for the default of each format.
  package var problemLimit: Int?

  package init(
    folder: String = ".", components: [String] = [], reports: [LintRequest.Report] = [],
    isStrict: Bool = false, problemLimit: Int? = nil
  ) {
    self.folder = folder
    self.components = components
    self.reports = reports
    self.isStrict = isStrict
    self.problemLimit = problemLimit
  }
}
