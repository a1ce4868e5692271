import Diagnostics
import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

func checkSlots(of component: String, in scope: ComponentScope, _ findings: inout Findings)
  -> [Slot]
{
  var owners: [String: SlotSpec] = [:]
  let names = RepetitionNames(in: scope)
  return scope.spec.slots.map { slot in
    countSteps()
    if let type = slot.type {
      return checkSlot(
        slot, of: component, generic: checkViewType(type, of: slot, in: scope, &findings), names,
        in: scope, &findings)
    }
    if scope.isErased(slot) {
      return checkSlot(
        slot, of: component, generic: .named(scope.erasedName(of: slot)), names, in: scope,
        &findings)
    }
    let generic = checkSlotGeneric(of: slot, in: scope, &findings)
    if let other = owners[generic] {
      checkSharedGeneric(of: generic, slot, other, &findings)
    } else {
      owners[generic] = slot
    }
    return checkSlot(slot, of: component, generic: .named(generic), names, in: scope, &findings)
  }
}

/// Checks that slots share a generic parameter intentionally, and that they are optional together.
private func checkSharedGeneric(
  of generic: String, _ slot: SlotSpec, _ other: SlotSpec, _ findings: inout Findings
) {
  let note = Note("the other slot is here", at: other.name.place)
  if let place = [slot, other].first(where: { $0.route == .modifier })?.via?.place {
    findings.error(
      .viaModifier, at: place,
      "'\(slot.name.text)' shares '\(generic)' with '\(other.name.text)', so both are present or "
        + "omitted, and a modifier fills only one slot; remove 'via', or use different parameters",
      notes: [note])
  } else if slot.generic?.text != generic || other.generic?.text != generic {
    findings.error(
      .genericCollision, at: (slot.generic ?? slot.name).place,
      "the slots '\(other.name.text)' and '\(slot.name.text)' would share the generic parameter "
        + "'\(generic)'; write 'generic' on one of them, or on both to share it",
      notes: [note])
  } else if slot.isOptional?.value != other.isOptional?.value || slot.isEmpty != other.isEmpty {
    findings.error(
      .sharedGeneric, at: slot.name.place,
      "'\(slot.name.text)' shares '\(generic)' with '\(other.name.text)', so both are present or "
        + "omitted; make both required, both optional or both 'empty'",
      notes: [note])
  } else if let content = slot.defaultContent ?? other.defaultContent {
    findings.error(
      .sharedGeneric, at: content.value?.place ?? slot.name.place,
      "a slot that shares '\(generic)' cannot have a default; remove 'default', or use different "
        + "parameters",
      notes: [note])
  }
}

private func checkSlotGeneric(
  of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings
) -> String {
  guard let generic = slot.generic else {
    let name = typeName(ofMember: slot.name.text)
    let isTaken =
      viewNames.contains(name) || reservedTypeNames.contains(name)
      || scope.declarations.types[name] != nil
      || scope.declarations.handwritten.visibleType(name) != nil || scope.isArgumentType(name)
    return isTaken ? name + "Content" : name
  }
  checkTypeName(generic, "generic parameter", &findings)
  if let other = scope.declarations.types[generic.text] {
    findings.error(
      .genericCollision, at: generic.place,
      "the generic parameter '\(generic.text)' would hide \(other.description) in the body; "
        + "choose another name",
      notes: [Note("\(other.description) is here", at: other.place)])
  } else if reservedTypeNames.contains(generic.text) {
    findings.error(
      .genericCollision, at: generic.place,
      "the generic parameter '\(generic.text)' would hide the type '\(generic.text)' that emitted code "
        + "needs; choose another name, such as '\(generic.text)Content'")
  }
  return generic.text
}

private func checkSlot(
  _ slot: SlotSpec, of component: String, generic: TypeExpression, _ names: RepetitionNames,
  in scope: ComponentScope, _ findings: inout Findings
) -> Slot {
  let fillings = checkFillings(of: slot, in: scope, &findings)
  let resolvers = checkSlotResolvers(of: slot, fillings, in: scope, &findings)
  var choices: [SlotChoice] = [.view]
  let positions = resolvers.positions
  for filling in fillings {
    if let choice = scope.choice(filling.name, among: positions) { choices.append(choice) }
  }
  let repetition = checkRepetition(of: slot, names, in: scope, &findings)
  if repetition != nil { choices.append(.forEach) }
  let presence = checkPresence(of: slot, in: component, in: scope, &findings)
  checkSlotRoute(of: slot, &findings)
  if presence != .required { choices.append(.omitted) }
  checkSlotLabels(of: slot, resolvers, in: scope, &findings)
  return Slot(
    name: slot.name.text, generic: generic, isConcrete: slot.type != nil,
    isErased: scope.isErased(slot), content: checkSlotContent(of: slot, in: scope, &findings),
    erased: scope.erasedName(of: slot), presence: presence,
    arguments: checkSlotArguments(of: slot, in: scope, &findings),
    storage: checkStorage(slot, in: scope, &findings),
    omitsEmpty: checkOmitsEmpty(slot, presence, choices, &findings), route: slot.route,
    list: checkList(of: slot, in: scope, &findings),
    repetition: repetition, choices: choices,
    resolvers: resolvers.map(\.resolver),
    defaultView: scope.defaultView(of: slot, in: component),
    deprecation: checkSlotDeprecation(of: slot, presence, in: scope, &findings),
    summary: slot.summary?.value)
}

/// The distinct valid options of a slot.
private func checkFillings(of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings)
  -> [SlotFilling]
{
  var known: [SlotFilling] = []
  var names: Set<String> = []
  for filling in slot.options {
    countSteps()
    if names.contains(filling.name) {
      findings.error(
        .duplicateOption, at: filling.place,
        "the option '\(filling.name)' is listed twice; remove one")
      continue
    }
    switch filling.option {
    case .text, .localized, .string: checkTextOptions(filling, known, &findings)
    case .systemImage, .image, .value, .unlabeled: break
    case .empty: checkEmptyOption(filling, of: slot, &findings)
    case nil:
      guard
        findResolver(filling, option: "slot option", plural: "slot options", in: scope, &findings)
          != nil
      else {
        continue
      }
    }
    known.append(filling)
    names.insert(filling.name)
  }
  return known
}

private func checkEmptyOption(_ option: SlotFilling, of slot: SlotSpec, _ findings: inout Findings)
{
  if slot.isOptional?.value == true {
    findings.error(
      .emptyOptional, at: option.place,
      "an omitted optional slot is nil, not an empty view; remove 'empty' or 'optional'",
      notes: [Note("the slot is optional here", at: slot.isOptional?.place)])
  } else if let content = slot.defaultContent {
    findings.error(
      .defaultOfSlot, at: option.place,
      "a slot with a default cannot have the option 'empty'; remove 'empty' or 'default'",
      notes: [Note("the default is here", at: content.value?.place)])
  }
}

private func checkPresence(
  of slot: SlotSpec, in component: String, in scope: ComponentScope, _ findings: inout Findings
) -> Slot.Presence {
  if slot.isOptional?.value == true {
    if let content = slot.defaultContent {
      findings.error(
        .defaultOfSlot, at: content.value?.place ?? slot.name.place,
        "an optional slot is nil when it is omitted; remove 'optional' to show a default instead",
        notes: [Note("the slot is optional here", at: slot.isOptional?.place)])
    }
    return .optional
  }
  if let content = slot.defaultContent, let value = content.value {
    if let own = slot.type {
      if let type = content.type, type.text != own.text {
        findings.error(
          .defaultOfSlot, at: type.place,
          "the slot takes only views of the type '\(own.text)'; write a default of that type",
          notes: [Note("the slot's type is here", at: own.place)])
      }
      return .content(type: own.expression, value: value.text)
    }
    if let type = content.type {
      checkTypeUse(of: type, in: scope, &findings)
      return .content(type: type.expression, value: value.text)
    }
    let name = scope.declarations.naming.defaultView(of: slot.name.text, in: component)
    return .content(type: .named(name), value: name + "()")
  }
  return slot.isEmpty ? .empty : slot.route == .modifier ? .optional : .required
}

private func checkSlotLabels(
  of slot: SlotSpec, _ resolvers: [KnownResolver], in scope: ComponentScope,
  _ findings: inout Findings
) {
  guard case .byForm(let labels) = slot.label else { return }
  checkLabelForms(labels, of: slot, resolvers, in: scope, &findings)
}

/// Checks that labels belong to ways in which a slot can be filled.
func checkLabelForms(
  _ labels: [Located<(form: String, label: SwiftName)>], of slot: SlotSpec,
  _ resolvers: [KnownResolver], in scope: ComponentScope, _ findings: inout Findings
) {
  var known = ["view"]
  var names: Set<String> = ["view"]
  let positions = resolvers.positions
  for filling in slot.options + scope.formFillings(of: slot)
  where !names.contains(filling.name) && scope.choice(filling.name, among: positions) != nil {
    known.append(filling.name)
    names.insert(filling.name)
  }
  for label in labels where !names.contains(label.value.form) {
    findings.error(
      .unknownLabel, at: label.place,
      "the slot '\(slot.name.text)' has no form '\(label.value.form)' that a label could apply to; "
        + remedy(for: label.value.form, among: known))
  }
}

/// `text` combines the other two.
private func checkTextOptions(
  _ option: SlotFilling, _ known: [SlotFilling], _ findings: inout Findings
) {
  let texts: Set<SlotOption> = [.text, .localized, .string]
  guard let other = known.first(where: { $0.option.map(texts.contains) ?? false }) else {
    return
  }
  findings.error(
    .duplicateOption, at: option.place,
    "'text' is 'localized' and 'string' together; write only 'text'",
    notes: [Note("the other option is here", at: other.place)])
}

/// The label of a slot's argument; nil for none.
///
/// A symbol and an image are distinguished from the other forms by their labels, so a label for all forms is
/// the prefix of theirs.
///
/// - Parameter labels: The labels of a form, by slot, which take precedence over the slot's.
func slotLabel(
  of slot: SlotSpec, for choice: SlotChoice, _ resolvers: [Resolver], resolverLabels: [String?],
  _ labels: [String: ArgumentLabels]
) -> String? {
  let form = choice.name(among: resolvers)
  let all = [labels[slot.name.text], slot.label.map(ArgumentLabels.init)].compactMap(\.self)
  for case .byChoice(let labels) in all {
    if let label = labels[form] { return label }
  }
  if case .resolver(let index) = choice, let label = resolverLabels[index] {
    return label == "_" ? nil : label
  }
  if choice != .view, slot.options.contains(where: { $0.option == .unlabeled }) { return nil }
  if slot.route == .modifier, !(slot.label.map { ArgumentLabels($0).isForAll } ?? false) {
    // The method already has the slot's name.
    return switch choice {
    case .systemImage, .image: form
    case .view, .text, .localized, .string, .value, .resolver, .forEach, .omitted: nil
    }
  }
  var base: String? = slot.name.text
  // The first label for all choices takes precedence.
  if case .all(let label)? = all.first(where: \.isForAll) { base = label }
  return switch choice {
  case .systemImage: base.map { $0 + "SystemName" } ?? "systemName"
  case .image: base.map { $0 + "ImageName" } ?? "imageName"
  case .view, .text, .localized, .string, .value, .resolver, .forEach, .omitted: base
  }
}

extension ComponentScope {
  /// Whether several slots use a generic parameter, so that their views have the same type.
  func isShared(_ generic: String) -> Bool {
    slotsByGeneric[generic, default: 0] > 1
  }

  fileprivate func defaultView(of slot: SlotSpec, in component: String) -> DefaultView? {
    guard let content = slot.defaultContent, content.type == nil, slot.type == nil,
      let value = content.value
    else { return nil }
    return DefaultView(
      name: declarations.naming.defaultView(of: slot.name.text, in: component), value: value)
  }

  /// The name of the type of a slot's view in the configuration.
  func erasedName(of slot: SlotSpec) -> String {
    let shared = slot.generic.flatMap { isShared($0.text) ? $0.text : nil }
    return erasedName(of: shared ?? slot.name.text)
  }

  /// The name of a view's type in the configuration, avoiding types that it would hide.
  ///
  /// - Parameter member: The name of the slot or part.
  func erasedName(of member: String) -> String {
    let name = typeName(ofMember: member)
    return isNeededInConfiguration(name) ? name + "Content" : name
  }

  /// Whether the configuration uses a type of a name, which a type in it must not hide.
  func isNeededInConfiguration(_ name: String) -> Bool {
    name == "AnyView" || reservedTypeNames.contains(name) || configurationTypeNames.contains(name)
      || spec.kindOrView == .value && isNeededInValue(name)
  }
}

extension ArgumentLabels {
  init(_ spec: SlotLabelSpec) {
    func text(_ label: SwiftName) -> String? { label.text == "_" ? nil : label.text }
    switch spec {
    case .all(let label): self = .all(text(label))
    case .byForm(let labels):
      self = .byChoice(
        Dictionary(
          labels.map { ($0.value.form, text($0.value.label)) },
          uniquingKeysWith: { first, _ in first }))
    }
  }

  fileprivate var isForAll: Bool { if case .all = self { true } else { false } }
}

extension SlotSpec {
  /// Whether it may be left empty.
  var isEmpty: Bool { options.contains { $0.option == .empty } }

  /// Whether a caller may omit it.
  var mayBeOmitted: Bool {
    isOptional?.value == true || isEmpty || defaultContent != nil || route == .modifier
  }

  var route: SlotRoute { via?.value ?? .initializers }
}

extension SlotChoice {
  /// Its name in specs.
  func name(among resolvers: [Resolver]) -> String {
    switch self {
    case .view: "view"
    case .omitted: "omitted"
    case .resolver(let index): resolvers[index].name
    case .forEach: "forEach"
    case .text: SlotOption.text.rawValue
    case .localized: SlotOption.localized.rawValue
    case .string: SlotOption.string.rawValue
    case .systemImage: SlotOption.systemImage.rawValue
    case .image: SlotOption.image.rawValue
    case .value: SlotOption.value.rawValue
    }
  }

  /// The choice for a word in a spec that is not a resolver's name; nil if there is none.
  init?(_ word: String) {
    switch word {
    case "view": self = .view
    case "omitted", "default": self = .omitted
    case "forEach": self = .forEach
    default:
      switch SlotOption(rawValue: word) {
      case .text: self = .text
      case .localized: self = .localized
      case .string: self = .string
      case .systemImage: self = .systemImage
      case .image: self = .image
      case .value: self = .value
      case .empty, .unlabeled, nil: return nil
      }
    }
  }
}
