import Diagnostics

extension Rule {
  /// Suppressions with syntax errors.
  static let malformedSuppression = Self(
    "malformed-suppression", in: .suppressions,
    summary: "A comment for dscompile has an unknown directive or rule.",
    rationale: """
      `disable` applies to the entry below it, or to its own line; `disable-next-line` and \
      `disable-file` apply as their names say. Any other word has no effect.
      """,
    good: [
      """
      component: CloseButton
      # dscompile:disable-next-line=icon-without-label Its container names it.
      slots: {icon: {options: [systemImage]}}
      """
    ],
    bad: [
      """
      component: CloseButton
      slots: {icon: {options: [systemImage]}} ↓# dscompile:disabel=icon-without-label Named.
      accessibility: {label: {text: Close}} # dscompile:disable=↓icon-without-labl Named.
      """
    ],
    check: .suppressions { subject in
      subject.suppressions.flatMap { suppression -> [Finding] in
        guard SuppressionDirective(rawValue: suppression.directive) != nil else {
          let remedy =
            suppression.directive == "format"
            ? "write '# dscompile:format off' or '# dscompile:format on' on a line of its own"
            : remedy(
              for: suppression.directive, among: SuppressionDirective.allCases.map(\.rawValue))
          return [
            Finding(
              suppression.place,
              "'dscompile:\(suppression.directive)' is not a directive; \(remedy)")
          ]
        }
        return suppression.rules.filter { rule($0.id) == nil }.map { id, span in
          Finding(
            Place(suppression.source, span), "there is no rule '\(id)'; \(remedy(forRule: id))")
        }
      }
    })
}
