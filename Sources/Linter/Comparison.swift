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
  return comparisons.contains { comparison in
    edits.contains { $0.old.compared(by: comparison) != $0.new.compared(by: comparison) }
  }
}

extension ComponentSpec {
  /// Everything that rules compare, as text.
  fileprivate func compared(by comparison: Rule.Comparison) -> [String] {
    switch comparison {
    case .names: comparedNames
    case .defaults: comparedDefaults
    }
  }

  private var comparedNames: [String] {
    let names = declaredNames.map {
      "\($0.kind) \($0.name.text) \($0.type?.text ?? "") \($0.isDeprecated)"
    }
    let cases = casesByType.map { "\($0) \($1.sorted())" }
    return names + cases.sorted()
  }

  private var comparedDefaults: [String] {
    let uses = typedDefaults.map { "\($0.type?.text ?? "") \($0.value?.text ?? "")" }
    return uses
      + types.map { type in
        let cases = type.cases.map(\.name.text).joined(separator: " ")
        return "\(type.name.text) \(type.defaultMember?.text ?? "") \(cases)"
      }
  }
}
