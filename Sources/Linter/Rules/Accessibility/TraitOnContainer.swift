import Specification

extension Rule {
  /// Traits that have no effect.
  static let traitOnContainer = Self(
    "trait-on-container", in: .accessibility,
    summary: "A trait is set on a container whose views are read one by one.",
    rationale: """
      With `children: contain`, VoiceOver stops at the views inside the component, and never at the component itself, \
      so it never reads a trait such as `isButton`. Write `children: combine`, or set the trait on the view that it \
      belongs to.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      accessibility: {children: combine, traits: isHeader}
      """,
      """
      component: Dialog
      slots: {title: {options: [text]}, actions: }
      accessibility: {children: contain, traits: isModal}
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}, actions: }
      accessibility: {children: contain, traits: [↓isButton, ↓isHeader]}
      """
    ],
    check: .spec { subject, _ in
      guard let accessibility = subject.spec.accessibility,
        accessibility.children?.value == .contain
      else { return [] }
      // Traits of a whole region are meant for containers.
      let regional: Set<AccessibilityTrait> = [.isModal, .isTabBar]
      return accessibility.traits.filter { !regional.contains($0.trait.value) }.map { trait in
        Finding(
          trait.trait.place,
          "VoiceOver reads the views in \(subject.title) and not the container, so "
            + "'\(trait.trait.value.rawValue)' is never read; write 'children: combine', or set "
            + "the trait on a view in it"
        )
      }
    })
}
