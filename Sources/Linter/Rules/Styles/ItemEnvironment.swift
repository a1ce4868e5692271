import Specification
import SwiftFragments

extension Rule {
  /// Environment values that are set on the items of a list and do not reach them.
  static let itemEnvironment = Self(
    "item-environment", in: .styles,
    summary: "An environment modifier is set on an item of a list.",
    rationale: """
      The views of a slot with `list` are resolved in the environment of their container. A font, \
      weight or tint that a style sets on an item may not reach the views in it. Set it around \
      the container. Modifiers that draw and lay out work on items: `opacity`, `background`, \
      `overlay` and `padding`.
      """,
    good: [
      """
      component: Steps
      slots: {steps: {list: true}}
      styles:
        automatic:
          body: |
            VStack {
              ForEach(configuration.steps) { step in
                step.padding().opacity(0.5)
              }
            }
            .font(.body)
      """
    ],
    bad: [
      """
      component: Steps
      slots: {steps: {list: true}}
      styles:
        automatic:
          body: |
            VStack {
              ForEach(configuration.steps) { step in
                step.padding().↓font(.headline).↓bold()
              }
            }
      """
    ],
    check: .spec { subject, _ in
      let lists = Set(subject.spec.slots.filter(\.isList).map(\.name.text))
      guard !lists.isEmpty else { return [] }
      let bodies = subject.spec.styles.compactMap(\.body) + [subject.spec.body].compactMap(\.self)
      return bodies.flatMap { body -> [Finding] in
        let items = Set(
          body.calls.filter { $0.isInitializer(of: "ForEach") && $0.isOver(lists) }
            .compactMap(\.closureParameters.first))
        return body.calls.inOrder.filter { call in
          call.isMember && environmental.contains(call.function.text)
            && call.root.map(items.contains) ?? false
        }.map { call in
          Finding(
            call.function.place,
            "'\(call.function.text)' on an item may not reach its views, which are resolved in "
              + "the environment of the container; set it around the container")
        }
      }
    })
}

extension SwiftCall {
  /// Whether its first argument is one of some slots.
  fileprivate func isOver(_ slots: Set<String>) -> Bool {
    guard let path = arguments.first?.path else { return false }
    return slots.contains(path) || slots.contains { path == "configuration.\($0)" }
  }
}

/// Modifiers that set a value of the environment.
private let environmental: Set<String> = [
  "accentColor", "bold", "buttonStyle", "controlSize", "disabled", "dynamicTypeSize",
  "environment", "font", "fontDesign", "fontWeight", "fontWidth", "foregroundColor",
  "foregroundStyle", "imageScale", "italic", "labelStyle", "lineLimit", "monospaced",
  "monospacedDigit", "multilineTextAlignment", "symbolRenderingMode", "symbolVariant", "textCase",
  "tint", "toggleStyle",
]
