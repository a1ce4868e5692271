import Diagnostics

extension Rule {
  /// Suppressions without an effect.
  static let unusedSuppression = Self(
    "unused-suppression", in: .suppressions,
    summary: "A suppression has no finding.",
    rationale: """
      The finding is gone, or the comment is in the wrong place. It would hide later findings.
      """,
    fix: .safe,
    good: [
      """
      component: CloseButton
      # dscompile:disable=icon-without-label Its container names it.
      slots: {icon: {options: [systemImage]}}
      """
    ],
    bad: [
      """
      component: CloseButton
      ↓# dscompile:disable=icon-without-label Its container names it.
      slots: {icon: {options: [systemImage]}}
      accessibility: {label: {text: Close}}
      """
    ],
    check: .suppressions { subject in
      subject.suppressions.compactMap { suppression in
        guard SuppressionDirective(rawValue: suppression.directive) != nil else { return nil }
        let unused = suppression.rules.map(\.id).filter {
          subject.asked.contains($0) && !suppression.used.contains($0)
        }
        guard !unused.isEmpty else { return nil }
        let names = unused.map { "'\($0)'" }.joined(separator: ", ")
        return Finding(
          suppression.place,
          "\(names) find\(unused.count == 1 ? "s" : "") nothing here; remove the suppression",
          fixIts: [FixIt("remove it", [suppression.without(Set(unused))])])
      }
    })
}
