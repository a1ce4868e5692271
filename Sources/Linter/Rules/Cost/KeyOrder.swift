import Diagnostics
import Specification
import YAMLSyntax

extension Rule {
  /// Specs with keys in an unusual order.
  static let keyOrder = Self(
    "key-order", in: .cost, .off,
    summary: "The keys of a spec are not in the order of the reference.",
    rationale: """
      If all specs of a library have their keys in the same order, they are easier to read. The \
      rule checks the top-level keys. It is off by default.
      """,
    good: [
      """
      component: Tag
      summary: A word that describes an item.
      slots: {title: {options: [text]}}
      body: title
      """
    ],
    bad: [
      """
      component: Tag
      body: title
      ↓slots: {title: {options: [text]}}
      ↓summary: A word that describes an item.
      """
    ],
    check: .spec { subject, _ in
      guard case .mapping(let entries)? = subject.file.document.root?.content else { return [] }
      let schema =
        subject.spec.isLibraryFile ? SpecLanguage.libraryFile : SpecLanguage.component
      var last: (position: Int, key: String)?
      return entries.compactMap { entry in
        guard case .scalar(let key) = entry.key.content,
          let position = schema.fields.firstIndex(where: { $0.key == key.text })
        else { return nil }
        guard let before = last, position < before.position else {
          last = (position, key.text)
          return nil
        }
        return Finding(
          Place(subject.spec.source, entry.key.span),
          "'\(key.text)' comes before '\(before.key)' in the reference; use that order")
      }
    })
}
