import Diagnostics
import Specification
import SwiftFragments

extension Rule {
  /// Styles with different names and the same appearance.
  static let equalStyles = Self(
    "equal-styles", in: .styles,
    summary: "Two styles of a component look the same.",
    rationale: """
      Callers choose between them and see no difference. If one is the old name of the other, \
      write `deprecated: {renamed: …}`.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles:
        automatic: {body: configuration.title}
        outlined: {body: configuration.title.border(.gray)}
        framed: {deprecated: {renamed: outlined}, body: configuration.title.border(.gray)}
      """,
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles:
        automatic: {body: configuration.title.accessibilityIdentifier("a b")}
        short: {body: configuration.title.accessibilityIdentifier("ab")}
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles:
        automatic: {body: configuration.title.border(.gray)}
        ↓outlined:
          body: |
            configuration.title
              .border(.gray)
      """,
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles: {automatic: , ↓plain: }
      """,
    ],
    check: .spec { subject, _ in
      if subject.spec.styles.count < 2 { return [] }
      var seen: [String: StyleSpec] = [:]
      return subject.spec.styles.compactMap { style in
        guard style.deprecated == nil, style.handwrittenBody == nil else { return nil }
        // A style without a body shows the slots one below the other.
        let body = style.body?.withoutBlanks ?? ""
        let parameters = style.parameters.map { "\($0.name.text): \($0.type?.text ?? "")" }
        let reads = style.environment.map { "\($0.name.text): \(($0.keyPath ?? $0.name).text)" }
        let key = ([body] + parameters + reads.sorted()).joined(separator: "\n")
        guard let other = seen[key] else {
          seen[key] = style
          return nil
        }
        return Finding(
          style.name.place,
          "the style '\(style.name.text)' is the same as '\(other.name.text)'; remove one, or "
            + "write 'deprecated: {renamed: \(other.name.text)}' if this is its old name",
          notes: [Note("the other style is here", at: other.name.place)])
      }
    })
}
