/// What a lint run is asked for.
package struct LintRequest: Sendable {
  /// Files and folders of one project whose problems are told; none for all.
  package var paths: [String]

  /// How and where problems are told.
  package var reports: [Report]

  /// Whether reports that have a mark for it name what comments suppress and the baseline knows, too.
  package var tellsSuppressed: Bool

  /// Whether warnings count as findings.
  package var isStrict: Bool

  /// How many problems a report tells at most; nil for all.
  package var problemLimit: Int?

  /// What is mended before problems are told; nil for nothing.
  package var mending: Mending?

  /// The findings that are known and not told.
  package var baseline: BaselineUse

  package struct Report: Hashable, Sendable {
    package var format: ReportFormat

    /// The file it is written to; nil for standard output.
    package var file: String?

    package init(format: ReportFormat, file: String? = nil) {
      self.format = format
      self.file = file
    }
  }

  package struct Mending: Sendable {
    /// Whether fixes are applied that somebody has to look at.
    package var isUnsafe: Bool

    /// Whether changes are shown and not written.
    package var showsDiff: Bool

    package init(isUnsafe: Bool = false, showsDiff: Bool = false) {
      self.isUnsafe = isUnsafe
      self.showsDiff = showsDiff
    }
  }

  package struct BaselineUse: Sendable {
    package enum Change: Sendable {
      case none

      /// Everything that is found is known from now on.
      case write

      /// What is mended is taken out.
      case ratchet
    }

    /// The file; nil for that in the project's folder, if there is one.
    package var file: String?
    package var change: Change

    package init(file: String? = nil, change: Change = .none) {
      self.file = file
      self.change = change
    }
  }

  package init(
    paths: [String] = [], reports: [Report] = [], tellsSuppressed: Bool = false,
    isStrict: Bool = false, problemLimit: Int? = nil, mending: Mending? = nil,
    baseline: BaselineUse = BaselineUse()
  ) {
    self.paths = paths
    self.reports = reports
    self.tellsSuppressed = tellsSuppressed
    self.isStrict = isStrict
    self.problemLimit = problemLimit
    self.mending = mending
    self.baseline = baseline
  }
}
