import Specification
import SwiftFragments

extension Rule {
  /// Texts in a frame that does not grow.
  static let fixedTextHeight = Self(
    "fixed-text-height", in: .accessibility,
    summary: "A text has a height that ignores the text size setting.",
    rationale: """
      At the largest text size, a line of text is about three times as tall as at the standard \
      size, and text that is taller than its frame is cut off. `minHeight` lets the frame grow; a \
      height in a `ScaledMetric` follows the text size.

      The rule looks at `height` and `maxHeight` that are numbers or design tokens, on a text or on a slot that takes one.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      state: {height: {type: CGFloat, wrapper: ScaledMetric, default: 24}}
      body: |
        title.frame(minHeight: 24)
        title.frame(height: height)
        Divider().frame(height: 1)
      """
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      styles:
        automatic:
          body: |
            configuration.title.padding(4).↓frame(height: 24)
        plain:
          body: |
            Text(verbatim: "#").↓frame(maxWidth: 200, maxHeight: 24)
      """
    ],
    check: .spec { subject, _ in
      let texts = Set(subject.spec.slots.filter(\.takesText).map(\.name.text))
      return subject.bodies.flatMap { code -> [Finding] in
        code.expressions.compactMap { expression in
          guard let call = expression.call, let function = call.function, function.text == "frame",
            code.mayBeAPI(function.range),
            case .member(let base, _) = call.callee.kind,
            let height = call.argument("height") ?? call.argument("maxHeight"), height.isConstant,
            base.isText(among: texts)
          else { return nil }
          return Finding(
            code.tree.name(function).place,
            "at a larger text size, the text is taller than this and is cut off; write "
              + "'minHeight', or use a height in a 'ScaledMetric'")
        }
      }
    })
}

extension CodeExpression {
  /// Whether it is a number, or a token, whose qualifier begins with a capital letter.
  fileprivate var isConstant: Bool {
    if isNumber { return true }
    return dottedName.map { $0.contains(".") && $0.first?.isUppercase == true } ?? false
  }

  /// Whether a chain of modifiers begins with a text or with one of some slots.
  fileprivate func isText(among slots: Set<String>) -> Bool {
    switch kind {
    case .name(let name): slots.contains(name.text)
    case .member(let base, let name):
      base.dottedName == "configuration" && slots.contains(name.text)
    case .postfix(let value, _): value.isText(among: slots)
    case .call(let call):
      if case .member(let base, _) = call.callee.kind {
        base.isText(among: slots)
      } else {
        call.function?.text == "Text"
      }
    default: false
    }
  }
}
