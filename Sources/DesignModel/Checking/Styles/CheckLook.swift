import Diagnostics
import Specification
import SwiftFragments

/// What determines the appearance of the component.
func checkLook(of component: String, in scope: ComponentScope, _ findings: inout Findings)
  -> Component.Look
{
  if scope.spec.kindOrView == .value { return .nothing }
  let isModifier = scope.spec.kindOrView == .modifier
  guard !scope.spec.styles.isEmpty, !isModifier else {
    if let body = scope.spec.body { return .body(body) }
    if let place = scope.spec.handwrittenBody {
      checkHandwrittenBody(at: place, in: scope, &findings)
      return .handwritten
    }
    guard scope.spec.content == nil else { return .slots }
    if scope.spec.slots.isEmpty, !isModifier, let name = scope.spec.component {
      findings.error(
        .noBody, at: name.place,
        "'\(component)' has nothing to show; give it 'slots', a 'body' or 'styles'")
    }
    if let name = scope.spec.component {
      checkDefaultLayout(at: name.place, of: "'\(component)'", in: scope, &findings)
    }
    return .slots
  }
  let styles = scope.spec.styles.map { checkStyle($0, of: component, in: scope, &findings) }
  checkStyleModifier(of: component, in: scope, &findings)
  checkDefaultStyle(in: scope, &findings)
  if let body = scope.spec.body, !body.identifiers.contains(where: { $0.text == "style" }) {
    findings.error(
      .bodyWithoutStyle, at: body.place,
      "the body of a component with styles has to show the look: write 'style' in it, or move the "
        + "body to a style",
      notes: [Note("the first style is here", at: scope.spec.styles.first?.name.place)])
  }
  if let place = scope.spec.handwrittenBody {
    findings.error(
      .handwrittenSurroundings, at: place,
      "the body of a component with styles surrounds every look and cannot be hand-written; write "
        + "'body: swift' in the styles, and move long code into a modifier of 'View'",
      notes: [Note("the first style is here", at: scope.spec.styles.first?.name.place)])
  }
  return .styles(StyleFamily(styles: styles), surroundings: scope.spec.body)
}

private func checkStyle(
  _ spec: StyleSpec, of component: String, in scope: ComponentScope, _ findings: inout Findings
) -> Style {
  checkMemberName(spec.name, "style", reserved: reservedMemberNames, &findings)
  var seen: [String: SwiftName] = [:]
  for name in spec.parameters.map(\.name) + spec.environment.map(\.name) {
    checkMemberName(
      name, "parameter", reserved: reservedMemberNames.union(["makeBody", "configuration"]),
      &findings)
    if let other = seen[name.text] {
      findings.error(
        .nameCollision, at: name.place,
        "the style '\(spec.name.text)' already has '\(name.text)'; rename one of them",
        notes: [Note("the other is here", at: other.place)])
    }
    seen[name.text] = seen[name.text] ?? name
  }
  let parameters = spec.parameters.compactMap { checkDeclaredParameter($0, in: scope, &findings) }
  if let body = spec.body {
    checkConfigurationUses(
      in: body, of: component, parameters: Set(spec.parameters.map(\.name.text)), in: scope,
      &findings)
  }
  if let place = spec.handwrittenBody { checkHandwrittenBody(at: place, in: scope, &findings) }
  if spec.content == nil {
    checkDefaultLayout(
      at: spec.name.place, of: "the style '\(spec.name.text)'", in: scope, &findings)
  }
  return Style(
    name: spec.name.text,
    typeName: styleTypeName(spec.name.text, of: component, scope.declarations.naming),
    isDefault: scope.isDefault(spec),
    deprecation: checkStyleDeprecation(of: spec, in: scope, &findings),
    availability: checkStyleAvailability(of: spec, in: scope, &findings),
    summary: spec.summary?.value, parameters: parameters,
    environment: spec.environment.map {
      .init(name: $0.name.text, keyPath: ($0.keyPath ?? $0.name).text)
    },
    body: spec.body, isHandwritten: spec.handwrittenBody != nil, uiKit: spec.uiKit,
    isForUIKit: spec.targets.isEmpty || spec.targets.contains { $0.value == .uikit })
}

/// Checks that `.labelStyle(.automatic)` is not ambiguous with SwiftUI's modifier.
private func checkStyleModifier(
  of component: String, in scope: ComponentScope, _ findings: inout Findings
) {
  let modifier = StyleNames(of: component).modifier
  guard swiftUIStyleModifiers.contains(modifier) else { return }
  for style in scope.spec.styles where swiftUIStyleAccessors.contains(style.name.text) {
    findings.error(
      .swiftuiStyle, at: style.name.place,
      "'.\(modifier)(.\(style.name.text))' is already a SwiftUI style, so the name would be "
        + "ambiguous; rename the style (with 'default: true' if it is the default) or the "
        + "component")
  }
}

private func checkDefaultStyle(in scope: ComponentScope, _ findings: inout Findings) {
  let marked = scope.spec.styles.filter { $0.isDefault?.value == true }
  if let second = marked.dropFirst().first {
    findings.error(
      .twoDefaultStyles, at: second.isDefault?.place ?? second.name.place,
      "'\(marked[0].name.text)' is already the default style; only one can be",
      notes: [Note("the other default is here", at: marked[0].name.place)])
  }
  guard let style = scope.spec.styles.first(where: { scope.isDefault($0) }) else {
    findings.error(
      .noDefaultStyle, at: scope.spec.styles[0].name.place,
      "no style is the default, so a component without a style would have no look; name one "
        + "'automatic', or write 'default: true' in it")
    return
  }
  for parameter in style.parameters
  where !parameter.isOmittable {
    let remedy =
      parameter.isRequired?.value == true
      ? "remove 'required' from '\(parameter.name.text)'"
      : "give '\(parameter.name.text)' a 'default'"
    findings.error(
      .defaultStyleParameter, at: parameter.name.place,
      "the default style is created without arguments; \(remedy)")
  }
}

/// Checks that a style only uses existing members of its configuration.
private func checkConfigurationUses(
  in body: SwiftBlock, of component: String, parameters: Set<String>, in scope: ComponentScope,
  _ findings: inout Findings
) {
  let hidden = scope.hiddenNames
  let type = Naming.base(of: StyleNames(of: component).configuration)
  let arranged = scope.spec.slots.filter { $0.arrangement != nil && !hidden.contains($0.name.text) }
  let members =
    (scope.configurationNames.map(\.text) + scope.bindings.map { "$" + $0 }).filter {
      !hidden.contains($0.first == "$" ? String($0.dropFirst()) : $0)
    } + arranged.map { SlotArrangement.name(of: $0.name.text) }
    + (scope.configurationReads + scope.configurationAdditions).map(\.name.text)
    + (scope.declarations.extensionMembers[type] ?? [])
  let known = Set(members)
  for access in body.memberAccesses where access.base == "configuration" {
    if known.contains(access.member.text) { continue }
    if hidden.contains(access.member.text) {
      findings.error(
        .hiddenConfigurationMember, at: access.member.place,
        "styles do not see '\(access.member.text)'; add it to 'configuration'",
        notes: [
          Note("the configuration is here", at: scope.spec.configuration?.entries.first?.name.place)
        ])
    } else if parameters.contains(access.member.text) {
      findings.error(
        .unknownConfigurationMember, at: access.member.place,
        "'\(access.member.text)' is a parameter of the style, not of its configuration; write "
          + "'\(access.member.text)'")
    } else if let slot = scope.spec.currentName(ofSlot: access.member.text), known.contains(slot) {
      findings.error(
        .unknownConfigurationMember, at: access.member.place,
        "the slot '\(access.member.text)' is now '\(slot)'; write 'configuration.\(slot)'",
        fixIts: access.member.fix(to: slot))
    } else {
      let remedy = remedy(
        for: access.member.text, among: members, none: "it has no members")
      findings.error(
        .unknownConfigurationMember, at: access.member.place,
        "the configuration has no '\(access.member.text)'; \(remedy)")
    }
  }
}

extension ComponentScope {
  func isDefault(_ style: StyleSpec) -> Bool {
    style.name.text == defaultStyleName
  }
}
