import Diagnostics
import Specification
import SwiftFragments

extension ComponentChecker {
  /// What decides how the component looks.
  mutating func look(of component: String) -> Component.Look {
    if spec.kindOrView == .value { return .nothing }
    let isModifier = spec.kindOrView == .modifier
    guard !spec.styles.isEmpty, !isModifier else {
      if let body = spec.body { return .body(body) }
      if let place = spec.handwrittenBody {
        checkHandwritten(at: place)
        return .handwritten
      }
      if spec.slots.isEmpty, !isModifier, let name = spec.component {
        error(
          "no-body", at: name.place,
          "'\(component)' has nothing to show; give it 'slots', a 'body' or 'styles'")
      }
      if let name = spec.component { checkLayout(at: name.place, of: "'\(component)'") }
      return .slots
    }
    let styles = spec.styles.map { style($0, of: component) }
    checkStyleModifier(of: component)
    checkDefaultStyle()
    if let body = spec.body, !body.identifiers.contains(where: { $0.text == "style" }) {
      error(
        "body-without-style", at: body.place,
        "the body of a component with styles surrounds the look and must say where that is: "
          + "write 'style' in it, or move the body to a style",
        notes: [Note("the first style is here", at: spec.styles.first?.name.place)])
    }
    if let place = spec.handwrittenBody {
      error(
        "handwritten-surroundings", at: place,
        "the body of a component with styles surrounds whichever look it has, and stands in the spec; "
          + "write 'body: swift' in the styles, and put what is long here into a modifier of 'View'",
        notes: [Note("the first style is here", at: spec.styles.first?.name.place)])
    }
    return .styles(StyleFamily(styles: styles), surroundings: spec.body)
  }

  private mutating func style(_ spec: StyleSpec, of component: String) -> Style {
    checkMemberName(spec.name, "style", reserved: reservedMemberNames)
    var seen: [String: SwiftName] = [:]
    for name in spec.parameters.map(\.name) + spec.environment.map(\.name) {
      checkMemberName(
        name, "parameter", reserved: reservedMemberNames.union(["makeBody", "configuration"]))
      if let other = seen[name.text] {
        error(
          "name-collision", at: name.place,
          "the style '\(spec.name.text)' has '\(name.text)' already; rename one of them",
          notes: [Note("the other is here", at: other.place)])
      }
      seen[name.text] = seen[name.text] ?? name
    }
    let parameters = spec.parameters.compactMap { declared($0) }
    if let body = spec.body { checkConfiguration(in: body, of: component) }
    if let place = spec.handwrittenBody { checkHandwritten(at: place) }
    if spec.content == nil {
      checkLayout(at: spec.name.place, of: "the style '\(spec.name.text)'")
    }
    return Style(
      name: spec.name.text, typeName: styleTypeName(spec.name.text, of: component, index.naming),
      isDefault: isDefault(spec), deprecation: deprecation(of: spec),
      availability: availability(of: spec), summary: spec.summary?.value, parameters: parameters,
      environment: spec.environment.map {
        .init(name: $0.name.text, keyPath: ($0.keyPath ?? $0.name).text)
      },
      body: spec.body, isHandwritten: spec.handwrittenBody != nil)
  }

  /// Checks that `.labelStyle(.automatic)` does not mean two things: SwiftUI has that modifier.
  private mutating func checkStyleModifier(of component: String) {
    let modifier = Naming.modifier(component + "Style")
    guard swiftUIStyleModifiers.contains(modifier) else { return }
    for style in spec.styles where swiftUIStyleAccessors.contains(style.name.text) {
      error(
        "swiftui-style", at: style.name.place,
        "'.\(modifier)(.\(style.name.text))' means a style of SwiftUI already, and Swift could not "
          + "tell them apart; rename the style (with 'default: true' if it is the default) or the "
          + "component")
    }
  }

  func isDefault(_ style: StyleSpec) -> Bool {
    let marked = spec.styles.first { $0.isDefault?.value == true }
    return style.name.text == (marked?.name.text ?? "automatic")
  }

  private mutating func checkDefaultStyle() {
    let marked = spec.styles.filter { $0.isDefault?.value == true }
    if let second = marked.dropFirst().first {
      error(
        "two-default-styles", at: second.isDefault?.place ?? second.name.place,
        "'\(marked[0].name.text)' is the default style already; only one can be",
        notes: [Note("the other default is here", at: marked[0].name.place)])
    }
    guard let style = spec.styles.first(where: { isDefault($0) }) else {
      error(
        "no-default-style", at: spec.styles[0].name.place,
        "no style is the default, so a component without a style would have no look; "
          + "call one 'automatic', or write 'default: true' in it")
      return
    }
    for parameter in style.parameters
    where parameter.defaultValue == nil && parameter.type?.wrapped == nil {
      error(
        "default-style-parameter", at: parameter.name.place,
        "the default style is made without arguments; give '\(parameter.name.text)' a 'default'")
    }
  }

  /// Checks that a style asks its configuration only for what is in it.
  private mutating func checkConfiguration(in body: SwiftBlock, of component: String) {
    let hidden = hiddenNames
    let type = Naming.base(of: component) + "StyleConfiguration"
    let arranged = spec.slots.filter { $0.arrangement != nil && !hidden.contains($0.name.text) }
    let members =
      (configurationNames.map(\.text) + bindings.map { "$" + $0 }).filter {
        !hidden.contains($0.first == "$" ? String($0.dropFirst()) : $0)
      } + arranged.map { SlotArrangement.name(of: $0.name.text) }
      + (configurationReads + configurationAdditions).map(\.name.text)
      + (index.extensionMembers[type] ?? [])
    for access in body.memberAccesses where access.base == "configuration" {
      if members.contains(access.member.text) { continue }
      if hidden.contains(access.member.text) {
        error(
          "hidden-configuration-member", at: access.member.place,
          "styles do not see '\(access.member.text)'; add it to 'configuration'",
          notes: [Note("what they see is here", at: spec.configuration?.entries.first?.name.place)])
      } else {
        let remedy = remedy(
          for: access.member.text, among: members, none: "it has no members")
        error(
          "unknown-configuration-member", at: access.member.place,
          "the configuration has no '\(access.member.text)'; \(remedy)")
      }
    }
  }
}
