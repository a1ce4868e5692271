import DesignModel
import Specification

extension Rule {
  /// Types that have the names of SwiftUI's.
  static let shadowedType = Self(
    "shadowed-type", in: .api,
    summary: "A type has the name of a type of SwiftUI's.",
    rationale: """
      An app imports SwiftUI and the library, and `Button` is then either's: Swift refuses it until the \
      app writes `SwiftUI.Button` or `DesignKit.Button` everywhere. A `prefix` or a `namespace` of the \
      project tells them apart, or another name does.
      """,
    good: [
      """
      component: Chip
      slots: {title: {options: [text]}}
      """,
      RuleExample(
        stringLiteral: """
          component: Button
          slots: {title: {options: [text]}}
          """
      ).inProject("library: Kit\nprefix: DS"),
    ],
    bad: [
      """
      component: ↓Button
      slots: {title: {options: [text]}}
      types: {↓ButtonRole: {cases: [primary, secondary]}}
      """
    ],
    check: .spec { subject, _ in
      let naming = subject.library.library.naming
      guard naming.prefix.isEmpty, naming.namespace == nil,
        subject.library.library.access == .public
      else { return [] }
      let types = subject.spec.types.filter {
        $0.scope?.value != .component && ($0.access?.value ?? .public) == .public
      }
      let isPublic = (subject.spec.access?.value ?? .public) == .public
      let names = (isPublic ? [subject.spec.component].compactMap(\.self) : []) + types.map(\.name)
      return names.filter { viewNames.contains($0.text) || otherTypeNames.contains($0.text) }.map {
        Finding(
          $0.place,
          "SwiftUI has a type '\($0.text)', and apps that import both could name neither; write 'prefix' or "
            + "'namespace' in the project file, or choose another name")
      }
    })
}
