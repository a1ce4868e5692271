/// The subject of a group of rules.
package enum RuleGroup: String, CaseIterable, Sendable {
  case naming, documentation, api, initializers, styles, tokens, accessibility
  case drawing, localization, compatibility, changes, cost, suppressions

  /// As a heading.
  package var title: String {
    switch self {
    case .naming: "Naming"
    case .documentation: "Documentation"
    case .api: "API design"
    case .initializers: "Initializers"
    case .styles: "Styles"
    case .tokens: "Design tokens"
    case .accessibility: "Accessibility"
    case .drawing: "What is drawn"
    case .localization: "Localization"
    case .compatibility: "Compatibility"
    case .changes: "Changes for callers"
    case .cost: "Cost"
    case .suppressions: "Suppressions"
    }
  }
}
