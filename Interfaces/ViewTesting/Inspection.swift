@_spi(Model) import SwiftUI

/// Something that people cannot read, reach or make out.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// The rule, such as `cut-text`: those of `dscompile inspect`.
  public let rule: String

  /// What is wrong, and how a device is set up on which it is.
  public let message: String

  /// The message and the rule.
  public var description: String { "\(message) [\(rule)]" }
}

/// Shows a view at the standard and the largest text sizes, with longer texts, from right to left and in dark mode.
///
/// - Returns: What people cannot read, reach or make out, each once; empty if nothing is wrong for certain.
@MainActor public func inspect(_ view: some View) -> [Finding] {
  var findings: [Finding] = []
  var known: Set<String> = []
  for finding in modelFindings(in: AnyView(view)) {
    guard known.insert("\(finding.rule) \(finding.subject)").inserted else { continue }
    let condition = finding.condition.description
    findings.append(
      Finding(
        rule: finding.rule.rawValue,
        message: condition.isEmpty ? finding.message : "\(condition), \(finding.message)"))
  }
  return findings
}
