import DesignModel
import Specification

extension Rule {
  /// Types with the name of the library.
  static let typeNamedLikeLibrary = Self(
    "type-named-like-library", in: .api,
    summary: "A type has the name of the library.",
    rationale: """
      In a file that imports the library `Card`, `Card` means the type `Card`. Then `Card.Tag` means a member of that \
      type: the types of the library cannot be written with the name of their module, which is the \
      only way to distinguish them from types of other modules with the same names. The textual \
      interface of the module, with which binary frameworks are distributed, writes all types in \
      this way, and cannot be compiled.
      """,
    good: [
      RuleExample(
        stringLiteral: """
          component: Card
          slots: {title: {options: [text]}}
          """
      ).inProject("library: CardKit"),
      RuleExample(
        stringLiteral: """
          component: Card
          slots: {title: {options: [text]}}
          """
      ).inProject("library: Card\nprefix: DS"),
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: ↓Card
          slots: {title: {options: [text]}}
          """
      ).inProject("library: Card"),
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          types: {↓Card: {cases: [neutral, critical]}}
          """
      ).inProject("library: Card"),
    ],
    check: .spec { subject, _ in
      let library = subject.library.library
      let types = subject.spec.types.filter { $0.scope?.value != .component }
      // The type of a view modifier has another name.
      let component = subject.spec.kindOrView == .modifier ? nil : subject.spec.component
      let names = [component].compactMap(\.self) + types.map(\.name)
      return names.filter { library.naming.full($0.text) == library.name }.map { name in
        Finding(
          name.place,
          "the library has the name '\(name.text)', too, so '\(name.text).' means this type and not the "
            + "module; choose another name for one of them")
      }
    })
}
