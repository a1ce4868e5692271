import DesignModel
import Specification
import SwiftFragments

extension Rule {
  /// Information that is conveyed only by color.
  static let colorAlone = Self(
    "color-alone", in: .accessibility,
    summary: "A style shows a value only by color.",
    rationale: """
      One man in twelve cannot distinguish red from green, and VoiceOver does not read colors. A \
      style that shows a state, such as selected or critical, needs a symbol, a text or a weight \
      in addition to the color; or the component states it under `accessibility`, with a trait, a \
      value, a label or a hint, for all styles.

      The rule looks at Boolean values and enums, and at arguments such as those of \
      `foregroundStyle`, `tint` and `background`, and values of the type `Color`.
      """,
    good: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {isOn: Bool}
      accessibility: {traits: {isSelected: isOn}}
      styles:
        automatic: {body: "configuration.title.foregroundStyle(configuration.isOn ? .red : .gray)"}
      """,
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {isOn: Bool}
      styles:
        automatic:
          body: |
            HStack {
              if configuration.isOn { Image(systemName: "checkmark") }
              configuration.title.foregroundStyle(configuration.isOn ? .red : .gray)
            }
        lined:
          body: |
            configuration.title
              .border(configuration.isOn ? Color.red : Color.gray, width: configuration.isOn ? 2 : 1)
      """,
    ],
    bad: [
      """
      component: Tag
      slots: {title: {options: [text]}}
      properties: {isOn: Bool}
      styles:
        automatic:
          body: |
            configuration.title.foregroundStyle(configuration.↓isOn ? .red : .gray)
      """,
      """
      component: Tag
      slots: {title: {options: [text]}}
      modifiers: {role: TagRole}
      accessibility: {actions: {warn: {when: role == .neutral, perform: warn()}}}
      types: {TagRole: {cases: [neutral, critical], default: neutral}}
      styles:
        automatic:
          body: |
            let color: Color =
              switch configuration.↓role {
              case .neutral: .gray
              case .critical: .red
              }
            configuration.title.background(color, in: Capsule())
      """,
    ],
    check: .spec { subject, _ in
      let readOut = Set(subject.spec.accessibility?.namesReadOut.map(\.text) ?? [])
      // The view around the styles, or a part that they place, may show the value in another way.
      let parts = [subject.spec.body] + (subject.spec.configuration?.entries.map(\.view) ?? [])
      let shown = Set(parts.flatMap { $0?.identifiers ?? [] }.map(\.text))
      let values = subject.states.filter { !readOut.contains($0) && !shown.contains($0) }
      return subject.spec.styles.flatMap { style -> [Finding] in
        guard let body = style.body, !body.passesConfigurationOn else { return [] }
        return values.compactMap { value in
          let uses = body.memberAccesses.filter {
            $0.base == "configuration" && ($0.member.text == value || $0.member.text == "$" + value)
          }
          guard let first = uses.first, uses.allSatisfy(\.isForColor) else { return nil }
          return Finding(
            first.member.place,
            "the style '\(style.name.text)' shows '\(value)' only by color, which some people "
              + "cannot distinguish and VoiceOver does not read; add a symbol or a text, or "
              + "describe it under 'accessibility', as in 'traits: {isSelected: …}' or 'value: …'")
        }
      }
    })
}

extension Subject {
  /// The names of values with a few possible states.
  fileprivate var states: [String] {
    let properties = spec.properties.map { ($0.name, $0.type) }
    let modifiers = spec.modifiers.map { ($0.name, $0.type) }
    // The system shows the focus, too, and reads it out.
    let focus: Set<StateWrapper> = [.focusState, .accessibilityFocusState]
    let state = spec.state.filter { !focus.contains($0.wrapper?.wrapper ?? .state) }
      .map { ($0.name, $0.type) }
    return (properties + modifiers + state).compactMap { name, type in
      guard let type else { return nil }
      return type.unwrapped.text == "Bool" || library.isEnumeration(type) ? name.text : nil
    }
  }
}

extension SwiftBlock.MemberAccess {
  /// Whether only a color depends on it.
  fileprivate var isForColor: Bool {
    for purpose in purposes {
      switch purpose {
      case .value(let type): return ["Color", "Color?", "ShapeStyle"].contains(type)
      case .argument("opacity", nil): continue
      case .argument("Color", _): return true
      case .argument(let function, let label):
        return coloringFunctions.contains(function) && (label == nil || label == "color")
      }
    }
    return false
  }
}
