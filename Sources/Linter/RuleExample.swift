import Specification

/// Specs that demonstrate a rule, as a small project.
package struct RuleExample: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// The texts of specs, each without its final line feed.
  package let specs: [String]

  /// The project file's text, if it contains more than the library's name.
  package var project: String?

  /// The text of the design token file, without its final line feed; nil for a project without tokens.
  package var tokens: String?

  /// The specs of an earlier version, with which `changes` compares the others; empty for none.
  package var earlier: [String] = []

  /// One spec.
  package init(stringLiteral spec: String) {
    specs = [spec]
  }

  /// Several specs of a library.
  package init(arrayLiteral specs: String...) {
    self.specs = specs
  }

  /// The specs, in a project with additional settings.
  func inProject(_ text: String) -> Self {
    var example = self
    example.project = text
    return example
  }

  /// The specs, in a project with design tokens. A text for the project file has to name the token file, as
  /// in `tokens: tokens.yaml`.
  func withTokens(_ text: String) -> Self {
    var example = self
    example.tokens = text
    return example
  }

  /// The specs, compared with those of an earlier version.
  func since(_ earlier: String...) -> Self {
    var example = self
    example.earlier = earlier
    return example
  }

  /// The name of the design token file.
  package static let tokensFile = "tokens.yaml"

  /// The text of the project file, with the markers of findings.
  ///
  /// - Parameters:
  ///   - library: The library's name, if the example does not set it.
  ///   - rule: A rule to enable if the example does not configure rules; nil for none.
  package func projectFile(library: String, asking rule: Rule?) -> String {
    if let project { return project }
    var lines = ["library: \(library)"]
    if tokens != nil { lines.append("tokens: \(Self.tokensFile)") }
    if let rule {
      let severity: RuleSeverity = rule.severity == .note ? .note : .warning
      lines.append("lint: {rules: {\(rule.id): \(severity.rawValue)}}")
    }
    return lines.joined(separator: "\n")
  }
}
