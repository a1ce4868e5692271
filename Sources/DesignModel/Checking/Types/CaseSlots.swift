import Diagnostics
import Specification
import SwiftFragments

// Associated views of enum cases.

/// Checks that an enum can store the views of its cases.
func checkCaseSlots(of type: TypeSpec, _ findings: inout Findings) {
  guard let first = type.cases.flatMap(\.slots).first else { return }
  if let generic = type.generics.first {
    findings.error(
      .caseSlots, at: first.name.place,
      "the view of '\(first.name.text)' would have a different type for every "
        + "'\(generic.name.text)'; remove the type's 'generics', or the slot",
      notes: [Note("the generic parameter is here", at: generic.name.place)])
  }
  for conformance in type.conforms
  where ["Comparable", "Equatable", "Hashable", "Sendable"].contains(where: {
    conformance.expression.isComposition(with: $0)
  }) {
    findings.error(
      .conformance, at: conformance.place,
      "'\(type.name.text)' stores any view in '\(first.name.text)', which cannot be compared or "
        + "sent; remove '\(conformance.text)'",
      notes: [Note("the slot is here", at: first.name.place)])
  }
  checkCaseSlotTypes(in: type, &findings)
}

/// Checks that the slot types, which are nested in the enum, hide nothing and are distinct.
private func checkCaseSlotTypes(in type: TypeSpec, _ findings: inout Findings) {
  let payload = Set(
    type.cases.flatMap(\.values).compactMap(\.type).flatMap(\.typeNames).map(\.text))
  var seen: [String: SlotSpec] = [:]
  for slot in type.cases.flatMap(\.slots) {
    let name = typeName(ofMember: slot.name.text)
    if let nested = type.types.first(where: { $0.name.text == name }) {
      findings.error(
        .nameCollision, at: slot.name.place,
        "the type of the slot '\(slot.name.text)' has the name of a type in '\(type.name.text)'; rename "
          + "one of them", notes: [Note("the type is here", at: nested.name.place)])
    } else if payload.contains(name) || type.name.text == name {
      findings.error(
        .nameCollision, at: slot.name.place,
        "in '\(type.name.text)', the type of the slot '\(slot.name.text)' would hide '\(name)'; rename "
          + "the slot")
    } else if let other = seen[name], !slot.isKept(as: other) {
      findings.error(
        .nameCollision, at: slot.name.place,
        "another case has a slot '\(slot.name.text)', and only one of them is lazy or optional; "
          + "make them equal, or rename one of them",
        notes: [Note("the other is here", at: other.name.place)])
    }
    seen[name] = seen[name] ?? slot
  }
}

/// The factory of values of a case with slots; nil if it has none, or errors.
func checkCaseMaker(
  of enumCase: EnumCaseSpec, inside type: TypeSpec, in scope: ComponentScope,
  _ findings: inout Findings
) -> Constructible? {
  // A slot with the name of a value has already been reported.
  let isDistinct = enumCase.slots.allSatisfy { slot in
    !enumCase.values.contains { $0.name.text == slot.name.text }
  }
  guard !enumCase.slots.isEmpty, isDistinct else { return nil }
  var spec = ComponentSpec(source: scope.spec.source)
  spec.component = type.name
  spec.kind = Located(.value, at: enumCase.name.place)
  spec.resolvers = scope.spec.resolvers
  spec.access = Located(
    checkTypeAccess(of: type, in: scope, &findings), at: type.access?.place ?? type.name.place)
  spec.slots = enumCase.slots
  spec.properties = enumCase.values.map { value in
    var property = PropertySpec(name: value.name)
    property.type = value.type
    property.defaultValue = value.defaultValue
    property.label = value.label
    property.summary = value.summary
    return property
  }
  let caseScope = ComponentScope(
    spec, scope.project, scope.declarations, origin: scope.origin)
  var caseFindings = Findings()
  let maker = makeCaseMaker(of: enumCase, in: caseScope, &caseFindings)
  findings += caseFindings
  return maker
}

/// The function that creates values of a case, with the payload from the spec.
private func makeCaseMaker(
  of enumCase: EnumCaseSpec, in scope: ComponentScope, _ findings: inout Findings
) -> Constructible? {
  checkComponentKind(in: scope, &findings)
  for slot in scope.spec.slots { checkCaseSlot(slot, &findings) }
  let properties = scope.spec.properties.compactMap { checkProperty($0, in: scope, &findings) }
  guard !findings.hasErrors else { return nil }
  let slots = checkSlots(of: scope.spec.component?.text ?? "", in: scope, &findings)
  guard !findings.hasErrors, let name = scope.spec.component else { return nil }
  var details = FormDetails(name: enumCase.name.text)
  details.isAlwaysCalled = true
  details.summary = enumCase.summary?.value
  details.deprecation = checkDeprecation(enumCase.deprecated, in: scope, &findings)
  let initializers = caseInitializers(
    of: name.text, properties: properties, slots: slots, details: details, in: scope, &findings)
  guard !findings.hasErrors else { return nil }
  return Constructible(
    name: name.text, plainName: scope.declarations.naming.plain(name.text), kind: .value,
    access: scope.access, properties: properties, slots: slots, initializers: initializers,
    strategy: .permutations)
}

private func checkCaseSlot(_ slot: SlotSpec, _ findings: inout Findings) {
  let name = slot.name.text
  let keys: [(place: Place?, reason: String)] = [
    (slot.via?.place, "a case has no modifiers; remove 'via'"),
    (
      slot.type?.place,
      "a view of a fixed type is a value; write '\(name): \(slot.type?.text ?? "")' under 'values'"
    ),
    (
      slot.arguments.first?.name.place,
      "the slots of a case are always views; write a closure that returns a view of a fixed type "
        + "under 'values'"
    ),
    (
      slot.defaultContent?.value?.place,
      "a slot of a case cannot be empty; make the slot 'optional', or declare a case without it"
    ),
    (slot.deprecated?.message?.place, "deprecate the case instead"),
    (
      slot.options.first { $0.option == .value }?.place,
      "its payload is a view, so 'value' would be ambiguous; remove it"
    ),
  ]
  for (place, reason) in keys {
    guard let place else { continue }
    findings.error(.caseSlots, at: place, "'\(name)' is a slot of an enum case: \(reason)")
  }
}

/// The static members that create a case, one for each way to fill its slots.
private func caseInitializers(
  of type: String, properties: [Property], slots: [Slot], details: FormDetails,
  in scope: ComponentScope, _ findings: inout Findings
) -> [Initializer] {
  let labels = resolverLabels(of: slots, in: scope, &findings)
  let form = OpenForm(choices: slots.map(\.choices), details: details)
  let number = InitializerForms.count(slots, form.choices)
  guard number <= caseLimit, let place = scope.spec.slots.first?.name.place else {
    findings.error(
      .tooManyInitializers, at: scope.spec.kind?.place ?? scope.place,
      "there are \(number == .max ? "too many" : "\(number)") ways to make '\(type).\(details.name ?? "")', more than the limit of "
        + "\(caseLimit); remove options of its slots")
    return []
  }
  let made = InitializerForms(
    properties: properties, slots: slots, generics: [], texts: scope.texts,
    label: { [specs = scope.spec.slots] slot, choice, form in
      slotLabel(
        of: specs[slot], for: choice, slots[slot].resolvers, resolverLabels: labels[slot.position],
        form)
    }, order: .rule(.declaration), forms: form.closed(slots), defaultsClosures: false,
    mixesTexts: true, role: .fillingMethods
  ).initializers()
  reportEqualParameterNames(in: made, in: scope, &findings)
  for misresolved in misresolvedCalls(in: made) {
    let mode = misresolved.mode == .v5 ? " in the language mode of Swift 5" : ""
    findings.error(
      .ambiguousCall, at: place,
      "'\(misresolved.call.text(of: type))' "
        + (misresolved.meanings.isEmpty
          ? "would make nothing" : "could mean more than one way to fill the slots")
        + "\(mode); give their arguments different labels")
  }
  return made
}

/// The maximum number of ways to create a case.
private let caseLimit = 64

extension SlotSpec {
  /// Whether its views are stored like another slot's.
  fileprivate func isKept(as other: Self) -> Bool {
    (isLazy?.value ?? false) == (other.isLazy?.value ?? false) && isEmpty == other.isEmpty
  }
}
