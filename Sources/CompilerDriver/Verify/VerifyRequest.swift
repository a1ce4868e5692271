import Specification

/// The options of a verify run.
package struct VerifyRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String

  /// Files and folders with calls that must compile, each file separately or with the others of its folder.
  package var calls: [String]

  /// Files and folders with calls that must not compile, each file separately.
  package var rejects: [String]

  /// The folder of an Apple SDK; nil for what this machine provides.
  package var sdk: String?

  /// Folders of compiled modules that the project imports.
  package var modulePaths: [String]

  /// Imported modules that are not available here; each is replaced by an empty one.
  package var stubs: [String]

  /// The language modes; nil for those of the project: 5 if its language mode is 5, otherwise both.
  package var modes: [LanguageMode]?

  /// The platforms of the project to compile for; empty for all.
  package var platforms: [Platform]

  /// Whether the calls that components promise are compiled, and not only the library.
  package var verifiesCalls: Bool

  /// The formats of the reports, and the files they go to.
  package var reports: [LintRequest.Report]

  /// Whether warnings count as findings.
  package var isStrict: Bool

  /// The maximum number of problems in a report; nil for all.
  package var problemLimit: Int?

  package init(
    folder: String = ".", calls: [String] = [], rejects: [String] = [], sdk: String? = nil,
    modulePaths: [String] = [], stubs: [String] = [], modes: [LanguageMode]? = nil,
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
