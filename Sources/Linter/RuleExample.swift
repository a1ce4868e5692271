import Specification

/// Specs that show a rule: a small project.
package struct RuleExample: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// The texts of specs, each without the line feed at its end.
  package let specs: [String]

  /// The project file's text, if it says more than the library's name.
  package var project: String?

  /// The text of the file of design tokens, without the line feed at its end; nil for a project without tokens.
  package var tokens: String?

  /// One spec.
  package init(stringLiteral spec: String) {
    specs = [spec]
  }

  /// Several specs of a library.
  package init(arrayLiteral specs: String...) {
    self.specs = specs
  }

  /// The specs, in a project that says more.
  func inProject(_ text: String) -> Self {
    var example = self
    example.project = text
    return example
  }

  /// The specs, in a project with design tokens. If it says more, it has to name the file itself, as in
  /// `tokens: tokens.yaml`.
  func withTokens(_ text: String) -> Self {
    var example = self
    example.tokens = text
    return example
  }

  /// The name of the file of design tokens.
  package static let tokensFile = "tokens.yaml"

  /// The text of the project file, with the marks of findings.
  ///
  /// - Parameters:
  ///   - library: The library's name, if the example does not say it.
  ///   - rule: A rule that is asked if the example says nothing of rules; nil for none.
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
