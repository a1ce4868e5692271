import Diagnostics
import Specification
import SwiftFragments

// Slots whose views are treated one by one.

extension ComponentChecker {
  /// How the views of a slot are treated one by one; nil if they are not.
  mutating func list(of slot: SlotSpec) -> SlotList? {
    guard let list = slot.list, let spec = list.value else { return nil }
    checkKeys(beside: list.place, of: slot)
    checkReach(of: slot, list.place)
    if self.spec.styles.isEmpty, let item = spec.item, !spec.hasOwnItems {
      error(
        "item-without-styles", at: item.place,
        "'\(item.text)' would be what styles call an item, and '\(self.spec.component?.text ?? "")' "
          + "has none; remove 'item', or add 'styles'")
    }
    checkSelection(of: slot)
    checkShown(spec, of: slot)
    return SlotList(
      item: itemName(of: slot, spec),
      selection: selection(of: slot), traits: traits(of: spec), values: values(of: spec),
      arrangement: arrangement(of: slot))
  }

  /// Checks that nothing else is said of the slot that a list cannot be.
  private mutating func checkKeys(beside list: Place, of slot: SlotSpec) {
    let name = slot.name.text
    let note = [Note("the slot is a list here", at: list)]
    if let lazy = slot.isLazy, lazy.value {
      error(
        "list-conflict", at: lazy.place,
        "the views of the list '\(name)' have to be there before they can be treated one by one; "
          + "remove 'lazy' or 'list'", notes: note)
    }
    if let type = slot.type {
      error(
        "list-conflict", at: type.place,
        "'\(name)' takes one view of the type '\(type.text)', and a list any number of any; remove "
          + "'type' or 'list'", notes: note)
    }
    if let argument = slot.arguments.first {
      error(
        "list-conflict", at: argument.name.place,
        "the views of the list '\(name)' are there before anything could decide on them; remove "
          + "'arguments' or 'list'", notes: note)
    }
    if let generic = slot.generic, isShared(generic.text) {
      error(
        "list-conflict", at: generic.place,
        "styles see a list as a collection with items of its own, so that '\(name)' cannot share "
          + "'\(generic.text)' with another slot; name its parameter apart, or remove 'list'",
        notes: note)
    }
  }

  // MARK: - Reach

  /// Checks that the spec's Swift does not name a list where its items are not known.
  private mutating func checkReach(of slot: SlotSpec, _ list: Place) {
    let whole = slot.arrangement.map { _ in SlotArrangement.name(of: slot.name.text) }
    for (name, reason) in unreached where [slot.name.text, whole].contains(name.text) {
      error(
        "list-out-of-reach", at: name.place,
        "the views of '\(slot.name.text)' are known one by one where the component is shown, and "
          + reason, notes: [Note("the slot is a list here", at: list)])
    }
  }

  /// The identifiers in Swift that is not handed the items, and why, with the remedy.
  private var unreached: [(name: SwiftName, reason: String)] {
    var names: [(SwiftName, String)] = []
    if let body = spec.body, !spec.styles.isEmpty {
      names += body.identifiers.filter { !body.declaredNames.contains($0.text) }.map {
        ($0, "the body stands around all of that; name it in the styles alone")
      }
    }
    for entry in configurationAdditions {
      names += entry.identifiers.map {
        (
          $0,
          "'\(entry.name.text)' is made before; styles have the collection itself, so make it of "
            + "that in them"
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
        ($0, "'accessibility' stands around all of that; say it in the body or in the styles")
      }
    }
    return names
  }

  // MARK: - Items

  /// What styles call an item, where nothing says that the name is taken.
  private func itemName(of slot: SlotSpec) -> String {
    if let item = slot.list?.value?.item { return item.text }
    let isOnly = spec.slots.count(where: \.isList) == 1
    return isOnly && owner(ofConfigurationType: "Item", but: slot) == nil
      ? "Item" : typeName(ofMember: slot.name.text) + "Item"
  }

  /// What the type of an item is called.
  private mutating func itemName(of slot: SlotSpec, _ list: SlotListSpec) -> String {
    guard spec.styles.isEmpty else { return checkedItemName(of: slot) }
    return list.hasOwnItems ? ownItemName(of: slot) : itemName(of: slot)
  }

  /// The name of an item in a component without styles.
  private func ownItemName(of slot: SlotSpec) -> String {
    let component = spec.component?.text ?? ""
    return index.naming.listItem(
      of: spec.listsWithOwnItems.count > 1 ? slot.name.text : nil, in: component)
  }

  private mutating func checkedItemName(of slot: SlotSpec) -> String {
    let name = itemName(of: slot)
    let item = slot.list?.value?.item
    if let item { checkTypeName(item, "type") }
    if let owner = owner(ofConfigurationType: name, but: slot) {
      error(
        "item-name", at: (item ?? slot.name).place,
        "an item of '\(slot.name.text)' cannot be called '\(name)', the name of \(owner) in the "
          + "configuration; " + (item == nil ? "name it by 'list: {item: …}'" : "choose another"))
    }
    return name
  }

  /// What has a type of a name in the configuration; nil for nothing.
  ///
  /// - Parameter list: The list whose item the name would be.
  private func owner(ofConfigurationType name: String, but list: SlotSpec) -> String? {
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
    // The later of two lists is the one to be renamed.
    return spec.slots.prefix { $0.name.text != list.name.text }
      .first { $0.isList && itemName(of: $0) == name }
      .map { "the items of '\($0.name.text)'" }
  }
}
