import Compatibility
import Specification

/// The options for comparing two versions of a project.
package struct ChangesRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String
  package var base: Base

  /// Why all findings are accepted until the next release; nil if they are not.
  package var acceptedReason: String?

  /// The reports to write; at least one.
  package var reports: [Report]

  /// Whether warnings count as findings.
  package var isStrict: Bool

  /// Severities of rules that differ from those of the project, by identifier.
  package var severities: [String: RuleSeverity]

  /// The identifiers of the rules whose findings are reported.
  package static let rules = ChangeKind.allCases.map(\.rule)

  /// What the project is compared with.
  package enum Base: Sendable {
    case version(Earlier)

    /// The last release in the history of the current commit, to prepare the next one.
    case lastRelease

    /// The emitted files as they are in the output folder, which another version of the tool has written.
    case writtenFiles
  }

  /// An earlier version of the project.
  package enum Earlier: Sendable {
    /// A revision of the project's git repository, such as `origin/main`.
    case revision(String)

    /// The folder of another copy of the project.
    case folder(String)

    /// How messages name the version.
    var name: String {
      switch self {
      case .revision(let name), .folder(let name): name
      }
    }
  }

  package struct Report: Hashable, Sendable {
    package var format: Format

    /// The file to write to; nil for standard output.
    package var file: String?

    package init(_ format: Format, file: String? = nil) {
      self.format = format
      self.file = file
    }
  }

  package enum Format: Hashable, Sendable {
    /// All changes, for people.
    case text

    /// All changes, for programs.
    case json

    /// All changes, for the comment of a pull request.
    case markdown

    /// An entry of a changelog.
    case changelog

    /// What callers have to edit, with calls before and after.
    case migration

    /// The findings alone, as `lint` reports them.
    case findings(ReportFormat)

    /// - Parameter name: Its name on the command line.
    package init?(named name: String) {
      switch name {
      case "text": self = .text
      case "json": self = .json
      case "markdown": self = .markdown
      case "changelog": self = .changelog
      case "migration": self = .migration
      default:
        guard let format = ReportFormat(rawValue: name) else { return nil }
        self = .findings(format)
      }
    }
  }

  package init(
    folder: String = ".", earlier: Earlier, reports: [Report] = [Report(.text)],
    isStrict: Bool = false, severities: [String: RuleSeverity] = [:]
  ) {
    self.init(
      folder: folder, base: .version(earlier), reports: reports, isStrict: isStrict,
      severities: severities)
  }

  package init(
    folder: String = ".", base: Base, reports: [Report] = [Report(.text)],
    isStrict: Bool = false, severities: [String: RuleSeverity] = [:], acceptedReason: String? = nil
  ) {
    self.folder = folder
    self.base = base
    self.acceptedReason = acceptedReason
    self.reports = reports
    self.isStrict = isStrict
    self.severities = severities
  }
}
