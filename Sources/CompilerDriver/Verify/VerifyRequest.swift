import Specification

/// What is to be verified, and against what.
package struct VerifyRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String

  /// Files and folders with calls that must compile, each file for itself.
  package var calls: [String]

  /// Files and folders with calls that must not compile, each file for itself.
  package var rejects: [String]

  /// The folder of an SDK of Apple's; nil for what this machine has.
  package var sdk: String?

  /// Folders of compiled modules that the project imports.
  package var modulePaths: [String]

  /// Modules that the project imports and that are not here: an empty one stands for each.
  package var stubs: [String]
  package var modes: [LanguageMode]

  /// The platforms that are compiled for, of those of the project; none for all.
  package var platforms: [Platform]

  /// Whether the calls that components promise are compiled, and not the library alone.
  package var verifiesCalls: Bool

  /// The formats of the reports, and the files they go to.
  package var reports: [LintRequest.Report]

  /// Whether warnings count as findings.
  package var isStrict: Bool

  /// The most problems that a report lists; nil for all.
  package var problemLimit: Int?

  package init(
    folder: String = ".", calls: [String] = [], rejects: [String] = [], sdk: String? = nil,
    modulePaths: [String] = [], stubs: [String] = [], modes: [LanguageMode] = LanguageMode.allCases,
    platforms: [Platform] = [], verifiesCalls: Bool = true, reports: [LintRequest.Report] = [],
    isStrict: Bool = false, problemLimit: Int? = nil
  ) {
    self.folder = folder
    self.calls = calls
    self.rejects = rejects
    self.sdk = sdk
    self.modulePaths = modulePaths
    self.stubs = stubs
    self.modes = modes
    self.platforms = platforms
    self.verifiesCalls = verifiesCalls
    self.reports = reports
    self.isStrict = isStrict
    self.problemLimit = problemLimit
  }
}
