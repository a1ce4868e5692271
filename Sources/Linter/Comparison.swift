import Diagnostics
import Specification

/// Whether an edit of specs can change the findings in other specs that neither mention them nor are mentioned
/// by them.
///
/// - Parameters:
///   - edits: The edited specs, before and after.
///   - least: The minimum severity of findings that matter.
package func rulesMayCompare(
  _ edits: [(old: ComponentSpec, new: ComponentSpec)], _ settings: LintSettings, least: Severity
) -> Bool {
  let comparisons = rules.filter { settings.mayReport($0, atLeast: least) }.compactMap(\.compares)
  if comparisons.contains(.defaults) { return true }
  return comparisons.contains(.names) && !edits.allSatisfy { $0.comparedNames == $1.comparedNames }
}

extension ComponentSpec {
  /// Everything that rules about names compare.
  fileprivate var comparedNames: [String] {
    let names = declaredNames.map {
      "\($0.kind) \($0.name.text) \($0.type?.text ?? "") \($0.isDeprecated)"
    }
    let cases = casesByType.map { "\($0) \($1.sorted())" }
    return names + cases.sorted()
  }
}
