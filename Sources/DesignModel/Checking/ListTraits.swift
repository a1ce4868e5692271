import Diagnostics
import Specification
import SwiftFragments

// What a caller says of single views of a list, and what follows from it.

extension ComponentChecker {
  /// What a caller says of single views of a list.
  mutating func traits(of list: SlotListSpec) -> [ListTrait] {
    checkItemNames(in: list)
    return list.traits.compactMap { spec in
      guard let type = spec.type else { return nil }
      let function = spec.functionName ?? spec.name
      checkMemberName(function, "modifier", reserved: reservedMemberNames)
      checkMethod(function, of: "name: …")
      checkKnown(type, of: spec.name)
      checkOptionality(type, default: spec.defaultValue, preservesOptional: nil, of: spec.name)
      checkDefault(spec.argumentDefault, of: type)
      return ListTrait(
        name: spec.name.text, type: type.text,
        isFunction: index.typeIndex.unaliased(type).isFunction,
        defaultValue: defaultValue(spec.defaultValue, of: type) ?? "nil", function: function.text,
        argumentDefault: spec.argumentDefault?.text, summary: spec.summary?.value)
    }
  }

  /// The values of items.
  mutating func values(of list: SlotListSpec) -> [ListValue] {
    let own = Set(list.traits.map(\.name.text) + list.values.map(\.name.text))
      .union(itemMemberNames).union(["count"])
    let outer = Set(configurationNames.map(\.text) + spec.environment.map(\.name.text))
    return list.values.compactMap { spec in
      guard let type = spec.type, let value = spec.value else { return nil }
      checkKnown(type, of: spec.name)
      for name in value.identifiers
      where outer.contains(name.text) && !own.contains(name.text)
        && !value.declaredNames.contains(name.text)
      {
        error(
          "item-out-of-reach", at: name.place,
          "an item knows its 'index', the 'count' of all, its traits and values, and no '\(name.text)' of the "
            + "component; use that where items are shown")
      }
      return ListValue(
        name: spec.name.text, type: type.text, value: value, summary: spec.summary?.value)
    }
  }

  /// Checks that the traits and values of items have names of their own.
  private mutating func checkItemNames(in list: SlotListSpec) {
    var seen: [String: SwiftName] = [:]
    let names = list.traits.map { ($0.name, "trait") } + list.values.map { ($0.name, "value") }
    for (name, kind) in names {
      checkMemberName(name, kind, reserved: reservedMemberNames.union(itemMemberNames))
      if let other = seen[name.text] {
        error(
          "name-collision", at: name.place,
          "an item has '\(name.text)' already; rename one of them",
          notes: [Note("the other is here", at: other.place)])
      }
      seen[name.text] = seen[name.text] ?? name
    }
  }

  /// Checks that a type says nothing of what differs from component to component.
  private mutating func checkKnown(_ type: SwiftType, of name: SwiftName) {
    guard
      let generic = spec.generics.first(where: { generic in
        type.typeNames.contains { $0.text == generic.name.text }
      })
    else { return }
    error(
      "generic-item", at: type.place,
      "an item knows no '\(generic.name.text)', which differs from component to component; give "
        + "'\(name.text)' another type",
      notes: [Note("the generic parameter is here", at: generic.name.place)])
  }

  /// Checks that somebody shows the items of a list of which more is said than that it is one.
  mutating func checkShown(_ list: SlotListSpec, of slot: SlotSpec) {
    guard spec.styles.isEmpty, spec.body == nil,
      let place = list.selection?.value?.place
        ?? (list.traits.first?.name ?? list.values.first?.name)?.place
    else { return }
    error(
      "items-not-shown", at: place,
      spec.handwrittenBody == nil
        ? "nothing shows the items of '\(slot.name.text)', for slots stand one below the other as they are; add "
          + "a 'body' or 'styles' that do something with this"
        : "a hand-written body has the slot '\(slot.name.text)' as it was given, without items; write 'body: "
          + "swift' in 'styles', or the body here",
      notes: [Note("the body is written by hand here", at: spec.handwrittenBody)])
  }
}

/// What every item has.
private let itemMemberNames: Set<String> = [
  "id", "index", "isSelected", "select", "selectAction", "count",
]
