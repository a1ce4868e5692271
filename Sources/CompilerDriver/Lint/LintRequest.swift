/// The options of a lint run.
package struct LintRequest: Sendable {
  /// Files and folders of one project whose problems are reported; empty for all.
  package var paths: [String]

  /// The unsaved file whose problems are reported, with the text of standard input; nil for none.
  package var unsaved: UnsavedFile?

  /// The formats and destinations of reports.
  package var reports: [Report]

  /// Whether formats that support it include findings that are suppressed by comments or known to the
  /// baseline.
  package var includesSuppressed: Bool

  /// Whether warnings count as findings.
  package var isStrict: Bool

  /// The maximum number of problems in a report; nil for all.
  package var problemLimit: Int?

  /// The fixes to apply before problems are reported; nil for none.
  package var fixing: Fixing?

  /// How known findings are treated.
  package var baseline: BaselineUse

  /// How the Swift compiler takes part; nil if it does not.
  package var compiler: CompilerUse?

  package struct UnsavedFile: Sendable {
    /// Its path; nil for that of the spec that declares the same component.
    package var path: String?

    package init(path: String?) { self.path = path }
  }

  package struct Report: Hashable, Sendable {
    package var format: ReportFormat

    /// The file to write to; nil for standard output.
    package var file: String?

    package init(format: ReportFormat, file: String? = nil) {
      self.format = format
      self.file = file
    }
  }

  package struct Fixing: Sendable {
    /// Whether unsafe fixes, which need a review, are applied.
    package var isUnsafe: Bool

    /// Whether changes are shown instead of written.
    package var showsDiff: Bool

    package init(isUnsafe: Bool = false, showsDiff: Bool = false) {
      self.isUnsafe = isUnsafe
      self.showsDiff = showsDiff
    }
  }

  package struct BaselineUse: Sendable {
    package enum Change: Sendable {
      case none

      /// Record all findings.
      case write

      /// Remove fixed findings.
      case ratchet
    }

    /// The file; nil for the one in the project's folder, if it exists.
    package var file: String?
    package var change: Change

    package init(file: String? = nil, change: Change = .none) {
      self.file = file
      self.change = change
    }
  }

  package init(
    paths: [String] = [], unsaved: UnsavedFile? = nil, reports: [Report] = [],
    includesSuppressed: Bool = false,
    isStrict: Bool = false, problemLimit: Int? = nil, fixing: Fixing? = nil,
    baseline: BaselineUse = BaselineUse(), compiler: CompilerUse? = nil
  ) {
    self.paths = paths
    self.unsaved = unsaved
    self.reports = reports
    self.includesSuppressed = includesSuppressed
    self.isStrict = isStrict
    self.problemLimit = problemLimit
    self.fixing = fixing
    self.baseline = baseline
    self.compiler = compiler
  }
}
