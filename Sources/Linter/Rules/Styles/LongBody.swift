import Diagnostics
import Specification
import SwiftFragments

extension Rule {
  /// Bodies that are too long.
  static let longBody = Self(
    "long-body", in: .styles, .note,
    summary: "A body in a spec has many lines.",
    rationale: """
      Swift in a spec has no completion, previews or debugger. Code longer than a screen is easier to maintain in a \
      file: `body: swift`, or a view or modifier under `swift`. `maximum` is the number of lines allowed.
      """,
    maximum: 60,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: title.bold()
      """
    ],
    bad: [
      RuleExample(
        stringLiteral: """
          component: Tag
          slots: {title: {options: [text]}}
          body: ↓|
            title
              .bold()
              .italic()
              .padding()
          """
      ).inProject("library: Kit\nlint: {rules: {long-body: {maximum: 3}}}")
    ],
    check: .spec { subject, options in
      let spec = subject.spec
      let parts = spec.configuration?.entries.map(\.view) ?? []
      let bodies = [spec.body] + spec.styles.map(\.body) + parts
      return bodies.compactMap { body in
        guard let body else { return nil }
        let lines = body.text.split(separator: "\n", omittingEmptySubsequences: false).count
        guard lines > options.maximum else { return nil }
        return Finding(
          Place(body.place.source, firstLine(of: body.place)),
          "this Swift has \(lines) lines, and a spec has no completion, previews or debugger; "
            + "write 'body: swift' and move it to a file, or extract parts")
      }
    })
}

private func firstLine(of place: Place) -> Span {
  Span(
    place.span.start,
    min(place.span.end, place.source.line(around: place.span.start).end))
}
