import Compatibility
import Specification

/// The options for comparing two versions of a project.
package struct ChangesRequest: Sendable {
  /// A folder in the project, or the project file.
  package var folder: String
  package var earlier: Earlier

  /// The reports to write; at least one.
  package var reports: [Report]

  /// Whether warnings count as findings.
  package var isStrict: Bool

  /// Severities of rules that differ from those of the project, by identifier.
  package var severities: [String: RuleSeverity]

  /// The identifiers of the rules whose findings are reported.
  package static let rules = ChangeKind.allCases.map(\.rule)

  /// The version to compare with.
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

    /// The findings alone, as `lint` reports them.
    case findings(ReportFormat)

    /// - Parameter name: Its name on the command line.
    package init?(named name: String) {
      switch name {
      case "text": self = .text
      case "json": self = .json
      case "markdown": self = .markdown
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
    self.folder = folder
    self.earlier = earlier
    self.reports = reports
    self.isStrict = isStrict
    self.severities = severities
  }
}
