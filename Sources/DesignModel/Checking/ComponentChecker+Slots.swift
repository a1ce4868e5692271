import Diagnostics
import Specification
import SwiftFragments

extension ComponentChecker {
  mutating func slots(of component: String) -> [Slot] {
    var generics: [String: SlotSpec] = [:]
    return spec.slots.map { slot in
      let generic = genericName(of: slot)
      if let other = generics[generic] {
        error(
          "generic-collision", at: (slot.generic ?? slot.name).place,
          "the slots '\(other.name.text)' and '\(slot.name.text)' would share the generic parameter "
            + "'\(generic)'; name one of them by 'generic'",
          notes: [Note("the other slot is here", at: other.name.place)])
      }
      generics[generic] = slot
      return checked(slot, generic: generic)
    }
  }

  private mutating func genericName(of slot: SlotSpec) -> String {
    guard let generic = slot.generic else {
      let name = upperCamelCase(slot.name.text)
      let isTaken =
        viewNames.contains(name) || reservedTypeNames.contains(name) || index.types[name] != nil
      return isTaken ? name + "Content" : name
    }
    checkTypeName(generic, "generic parameter")
    if let other = index.types[generic.text] {
      error(
        "generic-collision", at: generic.place,
        "the generic parameter '\(generic.text)' would hide \(other.description) in the body; "
          + "choose another name",
        notes: [Note("\(other.description) is here", at: other.place)])
    } else if viewNames.contains(generic.text) || reservedTypeNames.contains(generic.text) {
      error(
        "generic-collision", at: generic.place,
        "the generic parameter '\(generic.text)' would hide SwiftUI's '\(generic.text)' in the "
          + "body; choose another name, such as '\(generic.text)Content'")
    }
    return generic.text
  }

  private mutating func checked(_ slot: SlotSpec, generic: String) -> Slot {
    let isOptional = slot.isOptional?.value ?? false
    var choices: [SlotChoice] = [.view]
    var presence = isOptional ? Slot.Presence.optional : .required
    var seen: Set<SlotOption> = []
    for option in slot.options {
      guard seen.insert(option.value).inserted else {
        error(
          "duplicate-option", at: option.place,
          "the option '\(option.value.rawValue)' is there already; remove it")
        continue
      }
      switch option.value {
      case .text: choices.append(.text)
      case .systemImage: choices.append(.systemImage)
      case .empty where isOptional:
        error(
          "empty-optional", at: option.place,
          "an optional slot may be omitted already, and then it is nil rather than an empty view; "
            + "remove 'empty' or 'optional'",
          notes: [Note("the slot is optional here", at: slot.isOptional?.place)])
      case .empty: presence = .empty
      }
    }
    if presence != .required { choices.append(.omitted) }
    checkLabels(of: slot, seen)
    return Slot(
      name: slot.name.text, generic: generic, erased: erasedName(of: slot.name.text),
      presence: presence, choices: choices, deprecation: deprecation(of: slot, presence),
      summary: slot.summary?.value)
  }

  /// The name of a view's type in the configuration, where it hides types that others need.
  ///
  /// - Parameter member: The name of the slot or part.
  func erasedName(of member: String) -> String {
    let name = upperCamelCase(member)
    let types = [SwiftType?](
      spec.properties.map(\.type) + spec.modifiers.map(\.type) + spec.state.map(\.type)
        + configurationAdditions.map(\.type))
    let isNeeded =
      name == "AnyView" || reservedTypeNames.contains(name)
      || types.contains { $0?.typeNames.contains { $0.text == name } ?? false }
    return isNeeded ? name + "Content" : name
  }

  private mutating func checkLabels(of slot: SlotSpec, _ options: Set<SlotOption>) {
    guard case .byForm(let labels) = slot.label else { return }
    let known = ["view"] + slot.options.map(\.value.rawValue).filter { $0 != "empty" }
    for label in labels where !known.contains(label.value.form) {
      let remedy =
        nearest(label.value.form, among: known).map { "did you mean '\($0)'?" }
        ?? "there are \(known.map { "'\($0)'" }.joined(separator: ", "))"
      error(
        "unknown-label", at: label.place,
        "the slot '\(slot.name.text)' has no form '\(label.value.form)' that a label could be for; "
          + remedy)
    }
  }

  /// The label of a slot's argument; nil for none.
  ///
  /// A system symbol is told from the other forms by its label, so a label for all forms is the
  /// beginning of its own.
  private static func label(of slot: SlotSpec, for choice: SlotChoice) -> String? {
    let form: String? =
      switch choice {
      case .view: "view"
      case .text: "text"
      case .systemImage: "systemImage"
      case .omitted: nil
      }
    let name = slot.name.text
    let standard = choice == .systemImage ? name + "SystemName" : name
    switch slot.label {
    case nil: return standard
    case .all(let label):
      if choice == .systemImage {
        return label.text == "_" ? "systemName" : label.text + "SystemName"
      }
      return label.text == "_" ? nil : label.text
    case .byForm(let labels):
      guard let label = labels.first(where: { $0.value.form == form })?.value.label else {
        return standard
      }
      return label.text == "_" ? nil : label.text
    }
  }

  // MARK: - Initialisers

  /// No project can raise the limit beyond this.
  private static let hardLimit = 512

  mutating func initializers(
    of component: String, properties: [Property], slots: [Slot]
  ) -> [Initializer] {
    let own = spec.initializers
    let shared = project.initializers
    let specs = spec.slots
    let forms = InitializerForms(
      properties: properties, slots: slots,
      label: { slot, choice in Self.label(of: specs[slot], for: choice) },
      order: own?.order ?? shared?.order ?? .declaration)
    let limit = own?.limit ?? shared?.limit
    let allowed = min(limit?.value ?? 64, Self.hardLimit)
    guard forms.count <= allowed else {
      let factors = zip(specs, slots).filter { $1.initializerFactor > 1 }
        .map { "'\($0.name.text)' ×\($1.initializerFactor)" }.joined(separator: ", ")
      let number = forms.count == .max ? "too many" : "\(forms.count)"
      let remedy =
        forms.count <= Self.hardLimit
        ? "remove an option, or set 'initializers: {limit: \(forms.count)}'"
        : "remove options: more than \(Self.hardLimit) are never emitted"
      error(
        "too-many-initializers",
        at: own?.limit?.place ?? spec.component?.place ?? Place(spec.source, Span(0, 0)),
        "'\(component)' has \(number) initializers, more than its limit of \(allowed): "
          + "\(factors); \(remedy)")
      return []
    }
    let initializers = forms.initializers()
    for ambiguity in ambiguities(of: component, initializers) {
      let (first, second) = (ambiguity.first.describe(slots), ambiguity.second.describe(slots))
      let slot = differing(ambiguity.first, ambiguity.second)
      error(
        "ambiguous-call", at: specs[slot].name.place,
        "'\(ambiguity.call)' could mean \(first) or \(second), and Swift cannot tell them apart; "
          + "give their arguments different labels")
    }
    return initializers
  }

  /// The last slot for which two initialisers take different things.
  private func differing(_ first: Initializer, _ second: Initializer) -> Int {
    first.form.indices.last { first.form[$0] != second.form[$0] } ?? 0
  }
}

extension Initializer {
  /// What it takes, for messages: "title as a view without actions".
  fileprivate func describe(_ slots: [Slot]) -> String {
    zip(slots, form).map { slot, choice in
      switch choice {
      case .view: "'\(slot.name)' as a view"
      case .text: "'\(slot.name)' as a text"
      case .systemImage: "'\(slot.name)' as a symbol"
      case .omitted: "no '\(slot.name)'"
      }
    }.joined(separator: " with ")
  }
}
