import Diagnostics
import Specification
import SwiftFragments

// Slots whose views are treated individually.

/// The list settings of a slot; nil if it is not a list.
func checkList(of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings) -> SlotList?
{
  guard let list = slot.list, let spec = list.value else { return nil }
  checkListKeys(beside: list.place, of: slot, in: scope, &findings)
  checkListReach(of: slot, list.place, in: scope, &findings)
  if scope.spec.styles.isEmpty, let item = spec.item, !spec.hasOwnItems {
    findings.error(
      .itemWithoutStyles, at: item.place,
      "'\(item.text)' is the name of an item in styles, and '\(scope.spec.component?.text ?? "")' "
        + "has no styles; remove 'item', or add 'styles'")
  }
  checkSelection(of: slot, in: scope, &findings)
  checkItemsAreShown(spec, of: slot, in: scope, &findings)
  return SlotList(
    item: checkItemName(of: slot, spec, in: scope, &findings),
    selection: scope.selection(of: slot), traits: checkListTraits(of: spec, in: scope, &findings),
    values: checkListValues(of: spec, in: scope, &findings),
    arrangement: checkArrangement(of: slot, in: scope, &findings))
}

/// Checks that the slot has no other keys that a list does not support.
private func checkListKeys(
  beside list: Place, of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  let name = slot.name.text
  let note = [Note("the slot is a list here", at: list)]
  if let lazy = slot.isLazy, lazy.value {
    findings.error(
      .listConflict, at: lazy.place,
      "the views of the list '\(name)' have to be created before they are handled one by one; "
        + "remove 'lazy' or 'list'", notes: note)
  }
  if let type = slot.type {
    findings.error(
      .listConflict, at: type.place,
      "'\(name)' takes one view of the type '\(type.text)', and a list takes any number of any "
        + "type; remove 'type' or 'list'", notes: note)
  }
  if let argument = slot.arguments.first {
    findings.error(
      .listConflict, at: argument.name.place,
      "the views of the list '\(name)' are created before there are arguments; remove 'arguments' "
        + "or 'list'", notes: note)
  }
  if let generic = slot.generic, scope.isShared(generic.text) {
    findings.error(
      .listConflict, at: generic.place,
      "styles see a list as a collection, so '\(name)' cannot share '\(generic.text)' with "
        + "another slot; use another parameter, or remove 'list'",
      notes: note)
  }
}

// MARK: - Reach

/// Checks that the spec's Swift does not use a list where its items are not available.
private func checkListReach(
  of slot: SlotSpec, _ list: Place, in scope: ComponentScope, _ findings: inout Findings
) {
  let whole = slot.arrangement.map { _ in SlotArrangement.name(of: slot.name.text) }
  for (name, reason) in scope.unreached where [slot.name.text, whole].contains(name.text) {
    findings.error(
      .listOutOfReach, at: name.place,
      "the views of '\(slot.name.text)' are available where the component is shown, and "
        + reason, notes: [Note("the slot is a list here", at: list)])
  }
}

/// The name of the item type.
private func checkItemName(
  of slot: SlotSpec, _ list: SlotListSpec, in scope: ComponentScope, _ findings: inout Findings
) -> String {
  guard scope.spec.styles.isEmpty else {
    return checkStyledItemName(of: slot, in: scope, &findings)
  }
  return list.hasOwnItems ? scope.ownItemName(of: slot) : scope.itemName(of: slot)
}

private func checkStyledItemName(
  of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings
) -> String {
  let name = scope.itemName(of: slot)
  let item = slot.list?.value?.item
  if let item { checkTypeName(item, "type", &findings) }
  if let owner = scope.owner(ofConfigurationType: name, but: slot) {
    findings.error(
      .itemName, at: (item ?? slot.name).place,
      "an item of '\(slot.name.text)' cannot be named '\(name)', the name of \(owner) in the "
        + "configuration; " + (item == nil ? "name it with 'list: {item: …}'" : "choose another"))
  }
  return name
}

extension ComponentScope {
  /// The identifiers in Swift where the items are not available, with the reason and the remedy.
  fileprivate var unreached: [(name: SwiftName, reason: String)] {
    var names: [(SwiftName, String)] = []
    if let body = spec.body, !spec.styles.isEmpty {
      names += body.identifiers.filter { !body.declaredNames.contains($0.text) }.map {
        ($0, "the body is outside of that code; use them only in the styles")
      }
    }
    for entry in configurationAdditions {
      names += entry.identifiers.map {
        (
          $0,
          "'\(entry.name.text)' is evaluated before the views of the list are known; use the "
            + "collection in the styles"
        )
      }
    }
    if let accessibility = spec.accessibility {
      // The label may be the views themselves.
      let label: SwiftExpression? =
        if case .swift(let label) = accessibility.label,
          label.identifiers.map(\.text) == [label.text]
        { label } else { nil }
      names += accessibility.code.filter { $0.place.span != label?.place.span }.map {
        ($0, "'accessibility' is outside of that code; set it in the body or in the styles")
      }
    }
    return names
  }

  // MARK: - Items

  /// The name of an item in styles, before conflicts are checked.
  func itemName(of slot: SlotSpec) -> String {
    if let item = slot.list?.value?.item { return item.text }
    let isOnly = spec.slots.count(where: \.isList) == 1
    return isOnly && owner(ofConfigurationType: "Item", but: slot) == nil
      ? "Item" : typeName(ofMember: slot.name.text) + "Item"
  }

  /// The name of an item in a component without styles.
  func ownItemName(of slot: SlotSpec) -> String {
    let component = spec.component?.text ?? ""
    return declarations.naming.listItem(
      of: spec.listsWithOwnItems.count > 1 ? slot.name.text : nil, in: component)
  }

  /// The owner of a type name in the configuration; nil for none.
  ///
  /// - Parameter list: The list whose item would have the name.
  fileprivate func owner(ofConfigurationType name: String, but list: SlotSpec) -> String? {
    if isNeededInConfiguration(name) { return "another type that is needed" }
    if let slot = spec.slots.first(where: { erasedName(of: $0) == name }) {
      return "the slot '\(slot.name.text)'"
    }
    if let slot = spec.slots.first(where: {
      $0.arrangement != nil && erasedName(of: SlotArrangement.name(of: $0.name.text)) == name
    }) {
      return "the arrangement of '\(slot.name.text)'"
    }
    if let part = configurationAdditions.first(where: {
      $0.view != nil && erasedName(of: $0.name.text) == name
    }) {
      return "the part '\(part.name.text)'"
    }
    // The later of two lists has to be renamed.
    return spec.slots.prefix { $0.name.text != list.name.text }
      .first { $0.isList && itemName(of: $0) == name }
      .map { "the items of '\($0.name.text)'" }
  }
}
