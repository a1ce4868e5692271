import Diagnostics
import Specification
import SwiftFragments

extension Rule {
  /// Bodies that are programs.
  static let longBody = Self(
    "long-body", in: .styles, .note,
    summary: "A body in a spec has many lines.",
    rationale: """
      In a spec, Swift has neither completion nor previews nor a debugger. What takes more than a \
      screen is easier to keep in a file: `body: swift`, or a view or modifier in the spec's `swift`. \
      `maximum` is how many lines are fine.
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
          "this Swift has \(lines) lines, and a spec has no completion, previews or debugger for them; write "
            + "'body: swift' and keep it in a file, or take parts out of it")
      }
    })
}

private func firstLine(of place: Place) -> Span {
  Span(
    place.span.start,
    min(place.span.end, place.source.line(around: place.span.start).end))
}
