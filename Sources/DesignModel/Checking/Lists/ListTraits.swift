import Diagnostics
import Specification
import SwiftFragments

// Values that callers set on single views of a list, and values computed from them.

/// The traits that callers set on single views of a list.
func checkListTraits(of list: SlotListSpec, in scope: ComponentScope, _ findings: inout Findings)
  -> [ListTrait]
{
  checkListItemNames(in: list, &findings)
  return list.traits.compactMap { spec in
    guard let type = spec.type else { return nil }
    let function = spec.functionName ?? spec.name
    checkMemberName(function, "modifier", reserved: reservedMemberNames, &findings)
    checkIsNotSwiftUIMethod(function, of: "name: …", &findings)
    checkItemTypeIsKnown(type, of: spec.name, in: scope, &findings)
    checkOptionality(
      type, default: spec.defaultValue, preservesOptional: nil, of: spec.name, in: scope, &findings)
    checkDefault(spec.argumentDefault, of: type, in: scope, &findings)
    return ListTrait(
      name: spec.name.text, type: type.expression,
      isFunction: scope.declarations.typeIndex.unaliased(type).isFunction,
      defaultValue: scope.defaultValue(spec.defaultValue, of: type) ?? "nil",
      function: function.text,
      argumentDefault: spec.argumentDefault?.text, summary: spec.summary?.value)
  }
}

/// The values of items.
func checkListValues(of list: SlotListSpec, in scope: ComponentScope, _ findings: inout Findings)
  -> [ListValue]
{
  let own = Set(list.traits.map(\.name.text) + list.values.map(\.name.text))
    .union(itemMemberNames).union(["count"])
  let outer = Set(scope.configurationNames.map(\.text) + scope.spec.environment.map(\.name.text))
  return list.values.compactMap { spec in
    guard let type = spec.type, let value = spec.value else { return nil }
    checkItemTypeIsKnown(type, of: spec.name, in: scope, &findings)
    for name in value.identifiers
    where outer.contains(name.text) && !own.contains(name.text)
      && !value.declaredNames.contains(name.text)
    {
      findings.error(
        .itemOutOfReach, at: name.place,
        "an item has its 'index', the 'count' of all items, its traits and its values, but not the "
          + "component's '\(name.text)'; use that where items are shown")
    }
    return ListValue(
      name: spec.name.text, type: type.expression, value: value, summary: spec.summary?.value)
  }
}

/// Checks that the traits and values of items have unique names.
private func checkListItemNames(in list: SlotListSpec, _ findings: inout Findings) {
  var seen: [String: SwiftName] = [:]
  let names = list.traits.map { ($0.name, "trait") } + list.values.map { ($0.name, "value") }
  for (name, kind) in names {
    checkMemberName(name, kind, reserved: reservedMemberNames.union(itemMemberNames), &findings)
    if let other = seen[name.text] {
      findings.error(
        .nameCollision, at: name.place,
        "an item already has '\(name.text)'; rename one of them",
        notes: [Note("the other is here", at: other.place)])
    }
    seen[name.text] = seen[name.text] ?? name
  }
}

/// Checks that a type does not depend on the component's generic parameters.
private func checkItemTypeIsKnown(
  _ type: SwiftType, of name: SwiftName, in scope: ComponentScope, _ findings: inout Findings
) {
  guard
    let generic = scope.spec.generics.first(where: { generic in
      type.typeNames.contains { $0.text == generic.name.text }
    })
  else { return }
  findings.error(
    .genericItem, at: type.place,
    "an item has no '\(generic.name.text)', which differs between components; give '\(name.text)' "
      + "another type",
    notes: [Note("the generic parameter is here", at: generic.name.place)])
}

/// Checks that the items of a list with traits or values are shown somewhere.
func checkItemsAreShown(
  _ list: SlotListSpec, of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  let handwritten = scope.spec.handwrittenBody
  guard scope.spec.styles.isEmpty, scope.spec.content == nil || handwritten != nil,
    let place = list.selection?.value?.place
      ?? (list.traits.first?.name ?? list.values.first?.name)?.place
  else { return }
  findings.error(
    .itemsNotShown, at: place,
    handwritten == nil
      ? "nothing uses the items of '\(slot.name.text)', because the default layout shows the slot "
        + "as a whole; add a 'body' or 'styles' that use them"
      : "a hand-written body gets the slot '\(slot.name.text)' as a view, without items; write "
        + "'body: swift' in 'styles', or the body here",
    notes: handwritten.map { [Note("the body is written by hand here", at: $0)] } ?? [])
}

/// The members of every item.
private let itemMemberNames: Set<String> = [
  "id", "index", "isSelected", "select", "selectAction", "count",
]
