/// The options of a build.
package struct BuildRequest: Sendable {
  package enum Mode: Sendable {
    /// Write what changed.
    case write

    /// Write nothing and list stale files.
    case check

    /// Write nothing and list the changes that would be made.
    case preview
  }

  /// A folder in the project, or the project file.
  package var folder: String

  /// The output folder that replaces the one in the project file; nil to keep that.
  package var output: String?

  package var mode: Mode

  /// The formats of the reports of a check, and the files they go to; empty to list stale files.
  package var reports: [LintRequest.Report]

  /// Whether changes that are not written are shown line by line.
  package var showsDiff: Bool

  /// Whether files edited by hand are overwritten.
  package var isForced: Bool

  /// Whether stubs are written for missing files that the user has to write.
  package var writesStubs: Bool

  /// The maximum number of reported problems; nil for the default.
  package var problemLimit: Int?

  /// Words that may have been meant instead of the folder: the commands, if it is the first argument.
  package var commands: [String]

  package init(
    folder: String = ".", output: String? = nil, mode: Mode = .write,
    reports: [LintRequest.Report] = [], showsDiff: Bool = false, isForced: Bool = false,
    writesStubs: Bool = false, problemLimit: Int? = nil, commands: [String] = []
  ) {
    self.folder = folder
    self.output = output
    self.mode = mode
    self.reports = reports
    self.showsDiff = showsDiff
    self.isForced = isForced
    self.writesStubs = writesStubs
    self.problemLimit = problemLimit
    self.commands = commands
  }
}
