import DesignModel
import Specification
import SwiftAPI
import SwiftTypes

extension Rule {
  /// Types with the names of SwiftUI types.
  static let shadowedType = Self(
    "shadowed-type", in: .api,
    summary: "A type has the name of a type of SwiftUI, Foundation or Swift.",
    rationale: """
      An app that imports SwiftUI and the library cannot write `Button`: Swift rejects it as \
      ambiguous until the app writes `SwiftUI.Button` or `DesignKit.Button` everywhere. The same \
      holds for types of the modules that SwiftUI exports: `Notification` and `URL` of Foundation, \
      `Record` of Combine. The types of Swift itself are hidden without an error: in a file that \
      imports the library, `Task { … }` means the component `Task`. A `prefix` or a `namespace` of \
      the project, or another name, avoids this.
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
      """
      component: Help
      kind: modifier
      slots: {title: {options: [text]}}
      body: "content; title"
      name: hint
      """,
    ],
    bad: [
      """
      component: ↓Button
      slots: {title: {options: [text]}}
      types: {↓ButtonRole: {cases: [primary, secondary]}}
      """,
      """
      component: ↓Notification
      slots: {title: {options: [text]}}
      """,
      """
      component: ↓Task
      slots: {title: {options: [text]}}
      types: {↓Duration: {cases: [short, long]}}
      """,
    ],
    check: .spec { subject, _ in
      let naming = subject.library.library.naming
      guard naming.prefix.isEmpty, naming.namespace == nil,
        subject.library.library.access == .public
      else { return [] }
      let types = subject.spec.types.filter {
        $0.scope?.value != .component && ($0.access?.value ?? .public) == .public
      }
      // The type of a view modifier is not public.
      let isPublic =
        (subject.spec.access?.value ?? .public) == .public && subject.spec.kindOrView != .modifier
      let names = (isPublic ? [subject.spec.component].compactMap(\.self) : []) + types.map(\.name)
      return names.compactMap { name in
        guard let module = moduleVisibleWithSwiftUI(declaring: name.text) else { return nil }
        let effect =
          module == "Swift"
          ? "in apps that import the library the name means this one"
          : "the name is ambiguous in apps that import both"
        return Finding(
          name.place,
          "\(module) has a type '\(name.text)', and \(effect); write 'prefix' or 'namespace' in the "
            + "project file, or choose another name")
      }
    })
}
