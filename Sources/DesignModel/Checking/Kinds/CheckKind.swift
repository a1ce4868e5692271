import Diagnostics
import Specification
import SwiftFragments

// The kind of a component, and its consequences.

/// Checks that the spec has no keys that its kind of component does not support.
func checkComponentKind(in scope: ComponentScope, _ findings: inout Findings) {
  switch scope.spec.kindOrView {
  case .view: checkMethodNameIsOfModifier(in: scope, &findings)
  case .value:
    checkMethodNameIsOfModifier(in: scope, &findings)
    checkValueComponent(in: scope, &findings)
  case .modifier:
    if scope.spec.method != nil { checkViewModifier(in: scope, &findings) }
  }
}

// MARK: - Values

/// Checks that a value has nothing that only a view can have.
private func checkValueComponent(in scope: ComponentScope, _ findings: inout Findings) {
  let inOther = "in the component that shows it"
  let keys: [(key: String, place: Place?, remedy: String)] = [
    (
      "body", scope.spec.body?.place ?? scope.spec.handwrittenBody,
      "show its slots \(inOther), as in 'item.label', and remove 'body'"
    ),
    (
      "styles", scope.spec.styles.first?.name.place,
      "give the component that shows it styles, which see its slots and properties"
    ),
    (
      "configuration", scope.spec.configuration?.entries.first?.name.place,
      "the component that shows it can read all of it; remove 'configuration'"
    ),
    (
      "state", scope.spec.state.first?.name.place,
      "declare that \(inOther), and pass a binding here"
    ),
    ("environment", scope.spec.environment.first?.name.place, "read it \(inOther)"),
    ("accessibility", scope.spec.accessibility?.place, "set it \(inOther)"),
  ]
  for (key, place, remedy) in keys {
    guard let place else { continue }
    findings.error(
      .valueKey, at: place,
      "a value is shown by other components and has no '\(key)'; \(remedy)",
      notes: scope.kindNotes)
  }
  for property in scope.spec.properties {
    guard let binding = property.binding, binding.value == .optional else { continue }
    findings.error(
      .valueKey, at: binding.place,
      "without a binding, '\(property.name.text)' would be state, and a value has no state; write "
        + "'binding: true'", notes: scope.kindNotes)
  }
  for slot in scope.spec.slots { checkValueSlot(slot, in: scope, &findings) }
}

private func checkValueSlot(_ slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings)
{
  if let list = slot.list, list.value != nil {
    findings.error(
      .valueKey, at: list.place,
      "the views of '\(slot.name.text)' are available where they are shown, and a value is not a "
        + "view; use a list in the component that shows it, or a property with a 'builder'",
      notes: scope.kindNotes)
  }
  if let forEach = slot.forEach, forEach.value != nil {
    findings.error(
      .valueKey, at: forEach.place,
      "a value stores any view in '\(slot.name.text)', including a 'ForEach'; remove 'forEach', or "
        + "give it to a slot of the component that shows it",
      notes: scope.kindNotes)
  }
  if let generic = slot.generic {
    findings.error(
      .valueKey, at: generic.place,
      "a value type-erases the views of '\(slot.name.text)', so that values can be in one list, "
        + "and has no generic parameter for them; remove 'generic'",
      notes: scope.kindNotes)
  }
}

/// Checks that a value satisfies its conformances.
func checkValueConformances(
  of component: String, in scope: ComponentScope, _ findings: inout Findings
) {
  guard scope.spec.kindOrView == .value else { return }
  for type in scope.spec.conforms {
    if type.expression.isComposition(with: "Identifiable"),
      scope.declarations.extensionMembers[component]?.contains("id") != true
    {
      let property = scope.spec.properties.first { $0.name.text == "id" }
      if property == nil {
        findings.error(
          .conformance, at: type.place,
          "'Identifiable' needs a property 'id'; add it, as in 'id: {type: String}'")
      } else if let own = property?.access, own.value.openness < scope.access.openness {
        findings.error(
          .conformance, at: own.place,
          "'Identifiable' needs an 'id' with the access level of '\(component)'; remove 'access'",
          notes: [Note("the conformance is here", at: type.place)])
      }
    }
    if type.expression.isComposition(with: "Sendable"),
      let slot = scope.spec.slots.first(where: scope.isErased)
    {
      findings.error(
        .conformance, at: type.place,
        "'\(component)' stores any view in '\(slot.name.text)', which may not be 'Sendable'; "
          + "remove it, or give the slot a 'type'",
        notes: [Note("the slot is here", at: slot.name.place)])
    }
  }
}

extension ComponentScope {
  fileprivate var kindNotes: [Note] { [Note("it is a value here", at: spec.kind?.place)] }

  /// Whether a slot takes any view and the component has no generic parameter for it.
  func isErased(_ slot: SlotSpec) -> Bool { spec.kindOrView == .value && slot.type == nil }

  /// The component's name for the type of a slot that takes any view.
  func slotTypeName(of slot: SlotSpec) -> String {
    isErased(slot)
      ? erasedName(of: slot) : slot.generic?.text ?? typeName(ofMember: slot.name.text)
  }

  /// Whether a value's own Swift uses a type of a name, which a type in the value must not hide.
  func isNeededInValue(_ name: String) -> Bool {
    if spec.component?.text == name || declarations.naming.plain(spec.component?.text ?? "") == name
    {
      return true
    }
    let details =
      (spec.initializers?.forms ?? []).map(\.details)
      + [spec.initializers?.shared].compactMap(\.self)
    let resolvers =
      spec.resolvers + project.resolvers
      + spec.slots.flatMap { $0.options + formFillings(of: $0) }.compactMap(resolver)
    var types =
      spec.conforms + spec.generics.flatMap { $0.conforms + [$0.defaultType].compactMap(\.self) }
    types += details.flatMap(\.parameters).compactMap(\.type)
    types += details.flatMap(\.generics).flatMap {
      [$0.type].compactMap(\.self) + ($0.conforms ?? [])
    }
    types += resolvers.flatMap {
      [$0.type, $0.view].compactMap(\.self) + $0.parameters.compactMap(\.type)
    }
    types += spec.slots.compactMap { $0.defaultContent?.type }
    if types.contains(where: { $0.typeNames.contains { $0.text == name } }) { return true }
    var values = spec.properties.map(\.defaultValue) + spec.modifiers.map(\.defaultValue)
    values += spec.modifiers.flatMap { [$0.value, $0.argumentDefault] }
    values += details.flatMap(\.values).map { Optional($0.value) }
    values += details.flatMap(\.parameters).map(\.defaultValue)
    values += resolvers.flatMap { [$0.value, $0.defaultValue] }
    values += spec.slots.map { $0.defaultContent?.value }
    let identifiers =
      values.compactMap(\.self).flatMap(\.identifiers) + (spec.declarations?.identifiers ?? [])
    return identifiers.contains { $0.text == name }
  }
}
