import SwiftFragments

extension Rule {
  /// Numbers without a named token.
  static let magicNumber = Self(
    "magic-number", in: .styles, .off,
    summary: "A body contains a magic number.",
    rationale: """
      A design system names its distances, radii and opacities: `Spacing.medium` can be changed \
      in one place, and `12` cannot. Values such as 0 and 1 are ignored.

      The rule is off by default, because it needs such names.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: title.padding(TagMeasure.inset).opacity(1)
      types: {TagMeasure: {constants: {inset: {type: CGFloat, value: 12}}}}
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      body: |
        title.padding(↓12).background(.gray, in: RoundedRectangle(cornerRadius: ↓6)).opacity(↓0.4)
      """
    ],
    check: .spec { subject, _ in
      let spec = subject.spec
      let parts = spec.configuration?.entries.compactMap(\.view) ?? []
      let bodies = [spec.body].compactMap(\.self) + spec.styles.compactMap(\.body) + parts
      return bodies.flatMap(\.calls).ofAPI(in: subject.code).inOrder.flatMap { call -> [Finding] in
        guard let labels = measures[call.function.text] else { return [] }
        return call.arguments.compactMap { argument in
          guard let literal = argument.literal, labels[argument.label ?? "_"] != nil,
            literal.kind == .integer || literal.kind == .float,
            !["0", "1", "-1", "0.0", "1.0", "2", "0.5", "100", "360", "180", "90", "45"]
              .contains(literal.code.text)
          else { return nil }
          return Finding(
            literal.code.place,
            "'\(literal.code.text)' is a magic number; add a named constant to the library and "
              + "use it")
        }
      }
    })
}
