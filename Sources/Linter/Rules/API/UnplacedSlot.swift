extension Rule {
  /// Slots that are never shown.
  static let unplacedSlot = Self(
    "unplaced-slot", in: .api,
    summary: "No style or body of a component shows a slot.",
    rationale: """
      The views that a caller puts into such a slot are never shown. One style may leave a slot \
      out; if all styles do, the slot is forgotten or no longer needed.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}, icon: {optional: true}}
      styles:
        automatic: {body: "configuration.icon; configuration.title"}
        plain: {body: configuration.title}
      """,
      """
      component: Feed
      slots:
        rows: {list: {header: title}}
        title: {options: [text]}
      body: List { arrangedRows }
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}, ↓icon: {optional: true}}
      styles:
        automatic: {body: configuration.title}
        plain: {body: configuration.title.bold()}
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      guard let component = subject.component, spec.body != nil || !spec.styles.isEmpty,
        !spec.hasHandwrittenCode, spec.styles.allSatisfy({ $0.body != nil }),
        !spec.blocks.contains(where: \.passesConfigurationOn)
      else { return [] }
      let read = spec.readNames
      // An arrangement places all its slots.
      let arranged = Set(
        component.arrangedLists.filter { read.contains($1.name) }
          .flatMap { [$0.name] + $1.identifiers })
      return spec.slots.compactMap { slot in
        guard slot.deprecated == nil, !read.contains(slot.name.text),
          !arranged.contains(slot.name.text)
        else { return nil }
        return Finding(
          slot.name.place,
          "no style or body shows the slot '\(slot.name.text)', so its views never appear; show "
            + "it, or remove it")
      }
    })
}
