import DesignModel
import Specification
import SwiftFragments

extension Rule {
  /// What older platforms do not have.
  static let newerAPI = Self(
    "newer-api", in: .compatibility,
    summary: "Swift in a spec uses what the oldest platforms do not have.",
    rationale: """
      The emitted package does not compile then, and Xcode shows it in a file that nobody wrote. Raise \
      `platforms`, say `availability` of the component or style, or ask by `#available`: Swift with such \
      a question is left alone, and so is what the spec itself calls so.
      """,
    good: [
      """
      component: Shelf
      availability: {iOS: "17.0", macOS: "14.0"}
      slots: {items: }
      body: ScrollView { items.scrollTargetLayout() }
      """,
      RuleExample(
        stringLiteral: """
          component: Shelf
          slots: {items: }
          body: ScrollView { items.scrollTargetLayout() }
          """
      ).inProject("library: Kit\nplatforms: {iOS: \"17.0\"}"),
      """
      component: Shelf
      slots: {items: }
      body: |
        if #available(iOS 17, macOS 14, *) { items.scrollTargetLayout() } else { items }
      """,
      """
      component: Shelf
      slots: {items: , visualEffect: {arguments: {index: Int}}}
      styles:
        automatic: {body: "configuration.items; configuration.visualEffect(index: 1)"}
        plain: {body: "configuration.items; configuration.visualEffect(index: 2)"}
      swift: |
        @available(iOS 17, macOS 14, *)
        extension Shelf { func target() -> some View { scrollTargetLayout() } }
      """,
    ],
    bad: [
      """
      component: Shelf
      slots: {items: }
      body: |
        ScrollView { items.↓scrollTargetLayout() }
        ↓ContentUnavailableView.search
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      let own = Set(subject.names.map(\.name.text))
      func isDeclared(_ name: String) -> Bool {
        own.contains(name) || subject.library.types[name] != nil
      }
      let parts: [(block: SwiftBlock, availability: [AvailabilitySpec])] =
        ([spec.body, spec.declarations].compactMap(\.self)
        + (spec.configuration?.entries.compactMap(\.view) ?? [])).map { ($0, []) }
        + spec.styles.compactMap { style in style.body.map { ($0, style.availability) } }
      return parts.flatMap { block, availability -> [Finding] in
        if block.isConditional || block.text.contains("@available") { return [] }
        let available = spec.availability + availability
        let names =
          block.calls.filter { $0.isMember || newerTypes[$0.function.text] != nil }.map(\.function)
          + block.identifiers.filter { newerTypes[$0.text] != nil }
        var seen: Set<Int> = []
        return names.sorted { $0.place.span.start < $1.place.span.start }.compactMap { name in
          guard seen.insert(name.place.span.start).inserted, !isDeclared(name.text),
            let since = newerModifiers[name.text] ?? newerTypes[name.text],
            let lacking = subject.lacking(since, available)
          else { return nil }
          return Finding(
            name.place,
            "'\(name.text)' is there since \(lacking.platform.rawValue) \(lacking.since), and this runs on "
              + "\(lacking.oldest); raise 'platforms', write 'availability', or ask by '#available'"
          )
        }
      }
    })
}

/// Modifiers that came with a release, in all their forms.
private let newerModifiers: [String: Release] = [
  "containerRelativeFrame": .autumn2023, "contentMargins": .autumn2023,
  "focusEffectDisabled": .autumn2023, "presentationDetents": .autumn2022,
  "scrollDisabled": .autumn2022, "selectionDisabled": .autumn2023, "sensoryFeedback": .autumn2023,
  "geometryGroup": .autumn2023, "keyframeAnimator": .autumn2023,
  "matchedTransitionSource": .autumn2024, "navigationTransition": .autumn2024,
  "onScrollGeometryChange": .autumn2024, "onScrollPhaseChange": .autumn2024,
  "onScrollVisibilityChange": .autumn2024, "phaseAnimator": .autumn2023,
  "presentationSizing": .autumn2024, "safeAreaPadding": .autumn2023,
  "scrollClipDisabled": .autumn2023, "scrollPosition": .autumn2023,
  "scrollTargetBehavior": .autumn2023, "scrollTargetLayout": .autumn2023,
  "scrollTransition": .autumn2023, "symbolEffect": .autumn2023, "textRenderer": .autumn2024,
  "textScale": .autumn2023, "visualEffect": .autumn2023, "glassEffect": .autumn2025,
]

/// Types that did.
private let newerTypes: [String: Release] = [
  "ContentUnavailableView": .autumn2023, "GlassEffectContainer": .autumn2025,
  "KeyframeAnimator": .autumn2023, "LabeledContent": .autumn2022,
  "NavigationSplitView": .autumn2022, "NavigationStack": .autumn2022, "ViewThatFits": .autumn2022,
  "MeshGradient": .autumn2024, "PhaseAnimator": .autumn2023,
]
