extension Rule {
  /// Views that stay where they are from right to left.
  static let unmirroredView = Self(
    "unmirrored-view", in: .drawing,
    summary: "A view is at the same place from right to left as from left to right.",
    rationale: """
      People who read Arabic or Hebrew expect the layout in a mirror. SwiftUI mirrors stacks, alignments, paddings, \
      offsets and positions itself. What it cannot mirror is a place that is computed from the left edge and \
      already takes the direction into account, such as an offset that a body negates.

      A view with a direction of its own, set by `environment(\\.layoutDirection, …)`, is not a finding.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles:
        automatic:
          body: |
            configuration.title.frame(maxWidth: .infinity, alignment: .leading)
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles:
        automatic:
          environment: [layoutDirection]
          body: |
            ↓configuration.title.frame(
              maxWidth: .infinity, alignment: layoutDirection == .rightToLeft ? .trailing : .leading)
      """
    ],
    check: .command(.inspect))
}
