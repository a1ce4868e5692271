import SwiftFragments

extension Rule {
  /// Numbers that no token has a name for.
  static let magicNumber = Self(
    "magic-number", in: .styles, .off,
    summary: "A body has a measure of its own.",
    rationale: """
      A design system has names for its distances, radii and opacities: `Spacing.medium` changes \
      everywhere at once, and `12` does not. 0, 1 and their like say what everybody understands.

      It is off unless a project asks for it, for it needs such names first.
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
      return bodies.flatMap(\.calls).inOrder.flatMap { call -> [Finding] in
        guard let labels = measures[call.function.text] else { return [] }
        return call.arguments.compactMap { argument in
          guard let literal = argument.literal, labels[argument.label ?? "_"] != nil,
            literal.kind == .integer || literal.kind == .float,
            !["0", "1", "-1", "0.0", "1.0", "2", "0.5", "100", "360", "180", "90", "45"]
              .contains(literal.code.text)
          else { return nil }
          return Finding(
            literal.code.place,
            "'\(literal.code.text)' is a measure that nothing else knows; give it a name among the "
              + "library's constants")
        }
      }
    })
}
