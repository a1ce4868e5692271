import DesignModel
import Specification
import SwiftFragments
import SwiftTypes

extension Rule {
  /// What some platform of the library does not have.
  static let newerAPI = Self(
    "newer-api", in: .compatibility,
    summary: "Swift in a spec uses API that a platform of the library does not have.",
    rationale: """
      The emitted package does not compile then, and Xcode shows it in a file that nobody wrote. Raise \
      `platforms`, add `availability` to the component or style, or use `#available` or `#if os(…)`: \
      code with such a condition is not checked, and neither is a name that the spec itself declares. \
      A method is told by its name and its argument labels.
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
        items.onChange(of: count) { print($0) }.↓keyboardType(.numberPad)
      """,
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
        let calls = block.calls.filter(\.isMember).map { ($0.function, $0.swiftUIMethods) }
        let types = (block.calls.filter { !$0.isMember }.map(\.function) + block.identifiers).map {
          ($0, swiftUIType(named: $0.text).map { [$0] } ?? [])
        }
        var seen: Set<Int> = []
        return (calls + types).filter { !$0.1.isEmpty }
          .sorted { $0.0.place.span.start < $1.0.place.span.start }.compactMap { name, meant in
            guard seen.insert(name.place.span.start).inserted, !isDeclared(name.text),
              !otherMethods.contains(name.text), let lack = subject.lack(of: meant, available)
            else { return nil }
            return Finding(name.place, message(name.text, lack))
          }
      }
    })
}

private func message(_ name: String, _ lack: Lack) -> String {
  let platform = lack.platform.rawValue
  guard let introduced = lack.introduced else {
    return
      "'\(name)' is not available on \(platform), which this library supports; remove \(platform) "
      + "from 'platforms' or 'availability', or use '#if os(…)'"
  }
  return "'\(name)' needs \(platform) \(introduced.text), and this library supports \(platform) "
    + "\(lack.oldest.text); raise 'platforms', add 'availability', or use '#available'"
}

/// Methods of views that other types, which the table does not have, have had for longer: `Font`'s.
private let otherMethods: Set<String> = ["monospaced"]
