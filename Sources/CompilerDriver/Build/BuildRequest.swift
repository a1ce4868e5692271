/// What a build is asked for.
package struct BuildRequest: Sendable {
  package enum Mode: Sendable {
    /// Write what changed.
    case write

    /// Write nothing and name what is stale.
    case check

    /// Write nothing and name what would be done.
    case preview
  }

  /// A folder in the project, or the project file.
  package var folder: String

  /// The output folder in place of the project file's; nil for that.
  package var output: String?

  package var mode: Mode

  /// Whether changes that are not written are shown line by line.
  package var showsDiff: Bool

  /// Whether files edited by hand are overwritten.
  package var isForced: Bool

  /// Whether files that somebody is to write are begun where there are none.
  package var writesStubs: Bool

  /// How many problems are told at most; nil for as many as people read.
  package var problemLimit: Int?

  /// Words that may have been meant where the folder is named: the commands, if it stands first.
  package var commands: [String]

  package init(
    folder: String = ".", output: String? = nil, mode: Mode = .write, showsDiff: Bool = false,
    isForced: Bool = false, writesStubs: Bool = false, problemLimit: Int? = nil,
    commands: [String] = []
  ) {
    self.folder = folder
    self.output = output
    self.mode = mode
    self.showsDiff = showsDiff
    self.isForced = isForced
    self.writesStubs = writesStubs
    self.problemLimit = problemLimit
    self.commands = commands
  }
}
