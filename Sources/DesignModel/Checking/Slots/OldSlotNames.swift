import Diagnostics
import Specification
import StepCounting
import SwiftFragments

// Renamed slots: an entry that is deprecated and renamed to another slot is that slot's old name, which
// callers can still use.

extension ComponentSpec {
  /// The spec with the old names of slots separated from the slots.
  package var withOldSlotNames: Self {
    guard slots.contains(where: { $0.deprecated?.renamed != nil }) else { return self }
    countSteps(slots.count)
    let names = Set(slots.map(\.name.text))
    var spec = self
    spec.slots.removeAll { $0.isOldName(of: names) }
    spec.oldSlotNames = slots.filter { $0.isOldName(of: names) }
    return spec
  }

  /// The current name of the slot that had a name before; nil if there is none.
  func currentName(ofSlot old: String) -> String? {
    oldSlotNames.first { $0.name.text == old }?.deprecated?.renamed?.value
  }
}

extension SlotSpec {
  /// Whether it is an old name of one of some slots.
  fileprivate func isOldName(of slots: Set<String>) -> Bool {
    deprecated?.renamed.map { $0.value != name.text && slots.contains($0.value) } ?? false
  }

  /// Its keys besides those for an old name.
  fileprivate var otherKeys: [(key: String, place: Place)] {
    let keys: [(String, Place?)] = [
      ("optional", isOptional?.place), ("options", options.first?.place),
      ("generic", generic?.place), ("type", type?.place), ("via", via?.place),
      ("arguments", arguments.first?.name.place), ("lazy", isLazy?.place), ("list", list?.place),
      ("forEach", forEach?.place), ("default", defaultContent.map { _ in name.place }),
      ("label", label.map { _ in name.place }), ("builder", builder.map { _ in name.place }),
    ]
    return keys.compactMap { key, place in place.map { (key, $0) } }
  }
}

/// An old name of a slot.
struct OldSlotName {
  let name: SwiftName

  /// The slot with its current name.
  let slot: SlotID
  let deprecation: Deprecation?
}

/// The old names of slots.
func checkOldSlotNames(in scope: ComponentScope, _ findings: inout Findings) -> [OldSlotName] {
  scope.spec.oldSlotNames.compactMap { old in
    guard let renamed = old.deprecated?.renamed else { return nil }
    for (key, place) in old.otherKeys {
      findings.error(
        .oldSlotName, at: place,
        "'\(old.name.text)' is an old name of the slot '\(renamed.value)' and has no other keys; "
          + "remove '\(key)', or remove 'renamed' if it is another slot")
    }
    guard let slot = scope.id(ofSlot: renamed.value) else {
      findings.error(
        .oldSlotName, at: renamed.place,
        "'\(renamed.value)' is an old name as well; write the current name of the slot")
      return nil
    }
    let deprecation = checkDeprecation(old.deprecated, in: scope, &findings)
    return OldSlotName(
      name: old.name, slot: slot,
      deprecation: deprecation?.withoutReplacement ?? Deprecation(message: nil, renamed: nil))
  }
}

/// The maximum number of forms for old names.
private let mostFormsOfOldNames = 512

/// The forms with old names of slots, for callers who still use these: each form that takes such a slot by
/// name, with each combination of old and new names.
///
/// - Parameter label: Returns the label of a slot's argument for a choice, considering a form's labels.
func formsByOldNames(
  _ forms: [OpenForm], _ old: [OldSlotName], _ slots: [Slot],
  label: (SlotID, SlotChoice, [String: ArgumentLabels]) -> String?, in scope: ComponentScope,
  _ findings: inout Findings
) -> [OpenForm] {
  let old = old.filter { slots[$0.slot].route == .initializers }
  guard let first = old.first else { return [] }
  let combinations = combinations(of: old)
  guard let combinations, combinations.count * forms.count <= mostFormsOfOldNames else {
    findings.error(
      .tooManyInitializers, at: first.name.place,
      "\(old.count) old names of slots give more than \(mostFormsOfOldNames) forms; remove the "
        + "oldest")
    return []
  }
  return combinations.flatMap { names in
    forms.compactMap { form in
      countSteps(names.count)
      return form.renaming(names, slots, label)
    }
  }
}

/// All selections of names, at most one for each slot; nil if there are too many.
private func combinations(of old: [OldSlotName]) -> [[OldSlotName]]? {
  var combinations: [[OldSlotName]] = [[]]
  for name in old {
    guard combinations.count <= mostFormsOfOldNames else { return nil }
    combinations += combinations.filter { !$0.contains { $0.slot == name.slot } }.map {
      $0 + [name]
    }
  }
  return Array(combinations.dropFirst())
}

extension OpenForm {
  /// The form with old names; nil if it has no argument with one of them.
  fileprivate func renaming(
    _ names: [OldSlotName], _ slots: [Slot],
    _ label: (SlotID, SlotChoice, [String: ArgumentLabels]) -> String?
  ) -> OpenForm? {
    var form = self
    for old in names {
      let name = slots[old.slot].name
      // A label set by the form does not derive from the slot's name.
      if details.labels[name] != nil { return nil }
      form.details.labels[name] = .all(old.name.text)
      form.details.oldNames[old.slot] = old.name.text
      let labels = form.details.labels
      form.choices[old.slot.position] = choices[old.slot.position].filter { choice in
        guard choice != .omitted, choice != .forEach else { return false }
        let today = label(old.slot, choice, details.labels)
        return today == label(old.slot, choice, [name: .all(name)])
          && today != label(old.slot, choice, labels)
      }
      if form.choices[old.slot.position].isEmpty { return nil }
      form.details.deprecation = form.details.deprecation ?? old.deprecation
    }
    return form
  }
}
