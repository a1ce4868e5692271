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

extension SwiftBlock {
  /// The Swift without spaces and line breaks, except in string literals.
  fileprivate var withoutBlanks: String {
    var literals: [Range<Int>] = []
    for statement in tree?.statements ?? [] {
      statement.forEachExpression { expression in
        if case .literal(.string, _) = expression.kind { literals.append(expression.range) }
      }
    }
    literals.sort { $0.lowerBound < $1.lowerBound }
    var next = literals[...]
    var units: [UInt8] = []
    for (offset, unit) in text.utf8.enumerated() {
      while let first = next.first, first.upperBound <= offset { next = next.dropFirst() }
      let isInLiteral = next.first.map { $0.lowerBound <= offset } ?? false
      if isInLiteral || unit != 0x20 && unit != 0x0A && unit != 0x09 { units.append(unit) }
    }
    return String(decoding: units, as: UTF8.self)
  }
}
