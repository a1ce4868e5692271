import DesignModel
import Specification

extension Rule {
  /// API that is not available on some platform version of the library.
  static let newerAPI = Self(
    "newer-api", in: .compatibility,
    summary: "A spec uses API that is newer than a platform of the library.",
    rationale: """
      The emitted package does not compile, and Xcode shows the error in an emitted file. Raise \
      `platforms`, add `availability` to the component or style, or use `#available` or `#if \
      os(…)`. The rule reads such conditions: in `#if os(iOS)` only iOS counts, and in `if \
      #available(iOS 17, *)` only API newer than iOS 17 is reported. Code in other conditions is \
      not reported. Views, modifiers, initializers, styles, members and environment values are \
      identified by their names and labels; if several match, the oldest counts, and a name that \
      the module declares means its own declaration. Bodies that only UIKit shows are not examined.

      API that a platform lacks altogether is the error `unavailable-api`. It is reported by this \
      rule instead if an imported module, or a file of the target, could declare the name.
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
      """
      component: Shelf
      slots: {items: }
      body: |
        items.background(Color.red, in: Circle()).frame(maxWidth: .infinity)
      """,
      """
      component: Field
      properties: {text: {type: String, binding: true}}
      body: |
        #if os(iOS)
        TextField("", text: $text).keyboardType(.numberPad)
        #else
        TextField("", text: $text)
        #endif
      """,
      RuleExample(
        stringLiteral: """
          component: Shelf
          slots: {items: }
          body: |
            if #available(macOS 14, *) { items.scrollTargetLayout() } else { items }
          """
      ).inProject("library: Kit\nplatforms: {iOS: \"17.0\", macOS: \"13.0\"}"),
      RuleExample(
        stringLiteral: """
          component: Caption
          properties: {text: String}
          body: ViewThatFits { Text(text) }
          """
      ).inProject("library: Kit\nplatforms: {iOS: \"15.0\"}\ntargets: [uikit]"),
    ],
    bad: [
      """
      component: Shelf
      slots: {items: }
      body: |
        ScrollView { items.↓scrollTargetLayout() }
        ↓ContentUnavailableView.search
      """,
      """
      component: Shelf
      properties: {count: Int}
      slots: {items: }
      body: |
        items.↓onChange(of: count, initial: true) { print(count) }
        items.onChange(of: count) { print($0) }
        if #available(iOS 17, *) { items.↓scrollTargetLayout() } else { items }
      """,
      """
      component: Shelf
      slots: {items: }
      styles:
        automatic: {environment: [↓appearsActive], body: configuration.items}
        framed:
          body: |
            ↓Section("Items", isExpanded: .constant(true)) { configuration.items }
              .contentTransition(.↓symbolEffect)
      """,
    ],
    check: .spec { subject, _ in
      subject.api.lacks.map { lack in
        switch lack.reason {
        case .unavailable(let platforms):
          Finding(lack.name.place, unavailableAPIMessage(lack.title, platforms))
        case .newer(let platform, let introduced, let oldest):
          Finding(
            lack.name.place,
            "'\(lack.title)' needs \(platform.rawValue) \(introduced.text), and this library supports "
              + "\(platform.rawValue) \(oldest.text); raise 'platforms', add 'availability', or use "
              + "'#available'")
        }
      }
    })
}
