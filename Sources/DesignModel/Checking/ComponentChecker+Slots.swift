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
      let name = typeName(ofMember: slot.name.text)
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
      case .text, .localized, .string: checkTexts(option, seen, of: slot)
      case .systemImage, .image, .value, .unlabeled: break
      case .empty where isOptional:
        error(
          "empty-optional", at: option.place,
          "an optional slot may be omitted already, and then it is nil rather than an empty view; "
            + "remove 'empty' or 'optional'",
          notes: [Note("the slot is optional here", at: slot.isOptional?.place)])
      case .empty: presence = .empty
      }
      if let choice = option.value.choice { choices.append(choice) }
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
    let name = typeName(ofMember: member)
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
    let known =
      ["view"] + slot.options.filter { $0.value.choice != nil }.map(\.value.rawValue)
    for label in labels where !known.contains(label.value.form) {
      error(
        "unknown-label", at: label.place,
        "the slot '\(slot.name.text)' has no form '\(label.value.form)' that a label could be for; "
          + remedy(for: label.value.form, among: known))
    }
  }

  /// `text` is the other two at once.
  private mutating func checkTexts(
    _ option: Located<SlotOption>, _ seen: Set<SlotOption>, of slot: SlotSpec
  ) {
    let texts: Set<SlotOption> = [.text, .localized, .string]
    guard
      let other = slot.options.first(where: {
        seen.contains($0.value) && texts.contains($0.value) && $0.value != option.value
      })
    else { return }
    error(
      "duplicate-option", at: option.place,
      "'text' is 'localized' and 'string' at once, the string disfavoured; write 'text' alone",
      notes: [Note("the other option is here", at: other.place)])
  }

  /// The label of a slot's argument; nil for none.
  ///
  /// A symbol and an image are told from the other forms by their labels, so a label for all forms
  /// is the beginning of their own.
  private static func label(of slot: SlotSpec, for choice: SlotChoice) -> String? {
    let form = choice.option?.rawValue ?? "view"
    if case .byForm(let labels) = slot.label,
      let label = labels.first(where: { $0.value.form == form })?.value.label
    {
      return label.text == "_" ? nil : label.text
    }
    if choice != .view, slot.options.contains(where: { $0.value == .unlabeled }) { return nil }
    let base: String? =
      if case .all(let label) = slot.label {
        label.text == "_" ? nil : label.text
      } else {
        slot.name.text
      }
    return switch choice {
    case .systemImage: base.map { $0 + "SystemName" } ?? "systemName"
    case .image: base.map { $0 + "ImageName" } ?? "imageName"
    case .view, .text, .localized, .string, .value, .omitted: base
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
      order: order(own?.order ?? shared?.order), listed: listedForms(own, slots),
      mixesTexts: (own?.mixedTexts ?? shared?.mixedTexts)?.value ?? true)
    let limit = own?.limit ?? shared?.limit
    let allowed = min(limit?.value ?? 64, Self.hardLimit)
    guard forms.count <= allowed else {
      let factors = zip(specs, slots.map(forms.initializerFactor)).filter { $1 > 1 }
        .map { "'\($0.name.text)' ×\($1)" }.joined(separator: ", ")
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
    for surprise in surprises(in: initializers, properties) {
      let meanings = surprise.meanings.map { initializers[$0].describe(slots) }
      let other =
        surprise.meanings.first.map { initializers[$0] } ?? initializers[surprise.promised]
      let slot = differing(initializers[surprise.promised], other)
      let promised = initializers[surprise.promised].describe(slots)
      let why =
        switch surprise.meanings.count {
        case 0: "is the call for \(promised), and Swift would not find its initializer"
        case 1: "would mean \(meanings[0]) and never \(promised)"
        default: "could mean \(list(meanings)), and Swift cannot tell them apart"
        }
      error(
        "ambiguous-call", at: specs.indices.contains(slot) ? specs[slot].name.place : place,
        "'\(surprise.call.text(of: component))' \(why); give their arguments different labels")
    }
    return initializers
  }

  private var place: Place { spec.component?.place ?? Place(spec.source, Span(0, 0)) }

  private func list(_ items: [String]) -> String {
    items.count < 2
      ? items.joined() : items.dropLast().joined(separator: ", ") + " or " + (items.last ?? "")
  }

  /// The order of parameters, its names known.
  private mutating func order(_ order: InitializerOrderSpec?) -> ParameterOrder {
    switch order {
    case nil: return .rule(.declaration)
    case .rule(let rule): return .rule(rule)
    case .names(let names):
      let slots = spec.slots.map(\.name.text)
      let known = spec.properties.map(\.name.text) + slots + slots.map { $0 + ".view" }
      for name in names where !known.contains(name.value) && name.place.source === spec.source {
        let remedy = remedy(for: name.value, among: known)
        error(
          "unknown-order", at: name.place,
          "'\(spec.component?.text ?? "")' has no property or slot '\(name.value)' to order; \(remedy)"
        )
      }
      return .names(names.map(\.value))
    }
  }

  /// What slots are given by the forms that the spec lists; nil if all forms exist.
  private mutating func listedForms(
    _ initializers: InitializersSpec?, _ slots: [Slot]
  ) -> [[SlotChoice]]? {
    let isExplicit =
      (initializers?.strategy ?? project.initializers?.strategy)?.value == .explicit
    guard let initializers, !initializers.forms.isEmpty else {
      if isExplicit {
        error(
          "no-forms", at: initializers?.strategy?.place ?? place,
          "the strategy 'explicit' makes the initializers in 'forms', and there are none; "
            + "write 'forms: [{…}]', or take the strategy away")
      }
      return nil
    }
    var listed: [[SlotChoice]] = []
    for form in initializers.forms {
      checkNames(in: form)
      var combinations: [[SlotChoice]] = [[]]
      for slot in slots {
        let choices = choices(of: slot, in: form, isExplicit: isExplicit)
        combinations = combinations.flatMap { rest in choices.map { rest + [$0] } }
        if combinations.count > Self.hardLimit { return combinations }
      }
      for combination in combinations where !listed.contains(combination) {
        listed.append(combination)
      }
    }
    return listed
  }

  private func choices(of slot: Slot, in form: FormSpec, isExplicit: Bool) -> [SlotChoice] {
    if let entry = form.choices.first(where: { $0.slot.text == slot.name }) {
      return entry.choices.map(\.value.choice)
    }
    if !isExplicit { return slot.choices }
    return slot.presence == .required ? [.view] : [.omitted]
  }

  private mutating func checkNames(in form: FormSpec) {
    for entry in form.choices {
      guard let slot = spec.slots.first(where: { $0.name.text == entry.slot.text }) else {
        unknown(entry.slot, "slot", among: spec.slots.map(\.name.text))
        continue
      }
      let mayBeOmitted =
        slot.isOptional?.value == true || slot.options.contains { $0.value == .empty }
      for choice in entry.choices where choice.value == .omitted && !mayBeOmitted {
        error(
          "required-slot-omitted", at: choice.place,
          "the slot '\(slot.name.text)' is required; write 'optional: true' or 'options: [empty]' "
            + "on it, or give it something here",
          notes: [Note("the slot is here", at: slot.name.place)])
      }
    }
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
      case .text, .localized, .string: "'\(slot.name)' as a text"
      case .systemImage: "'\(slot.name)' as a symbol"
      case .image: "'\(slot.name)' as an image"
      case .value: "'\(slot.name)' as a value"
      case .omitted: "no '\(slot.name)'"
      }
    }.joined(separator: " with ")
  }
}

extension SlotOption {
  /// What an initialiser takes by it; nil if it is no way to fill the slot.
  var choice: SlotChoice? {
    switch self {
    case .text: .text
    case .localized: .localized
    case .string: .string
    case .systemImage: .systemImage
    case .image: .image
    case .value: .value
    case .empty, .unlabeled: nil
    }
  }
}

extension SlotChoice {
  /// The option that it comes from; nil for those that need none.
  var option: SlotOption? { SlotOption.allCases.first { $0.choice == self } }
}

extension FormChoice {
  var choice: SlotChoice {
    switch self {
    case .view: .view
    case .text: .text
    case .localized: .localized
    case .string: .string
    case .systemImage: .systemImage
    case .image: .image
    case .value: .value
    case .omitted: .omitted
    }
  }
}
