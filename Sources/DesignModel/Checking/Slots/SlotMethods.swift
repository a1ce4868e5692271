import Diagnostics
import English
import Specification
import SwiftFragments

// Slots that a method on the component fills.

/// Checks that a slot filled by a modifier has no conflicting keys.
func checkSlotRoute(of slot: SlotSpec, _ findings: inout Findings) {
  guard let via = slot.via, via.value == .modifier, let optional = slot.isOptional,
    !optional.value, !slot.isEmpty, slot.defaultContent == nil
  else { return }
  findings.error(
    .viaModifier, at: optional.place,
    "a slot that a modifier fills, such as '\(slot.name.text)', is always optional; remove "
      + "'optional', or give the slot a 'default' or the option 'empty'",
    notes: [Note("the slot's 'via' is here", at: via.place)])
}

/// Checks that the names of methods that fill slots are unique.
func checkSlotMethodNames(
  of component: String, in scope: ComponentScope, _ findings: inout Findings
) {
  var others: [String: (name: SwiftName, kind: String)] = [:]
  for entry in scope.spec.environment where entry.type != nil {
    switch entry.modifier {
    case .omitted: continue
    case .named(let name): others[name.text] = (name, "the modifier of an environment entry")
    case nil: others[entry.name.text] = (entry.name, "the modifier of an environment entry")
    }
  }
  for modifier in scope.spec.modifiers {
    let name = modifier.functionName ?? modifier.name
    others[name.text] = (name, "another modifier")
  }
  for property in scope.spec.properties where property.hasModifier?.value == true {
    others[property.name.text] = (property.name, "a property with a modifier")
  }
  for slot in scope.spec.slots where slot.route == .modifier {
    let name = slot.name
    if let other = others[name.text], other.name.place.span != name.place.span {
      // A member of that name has already been reported.
      if scope.modifier(named: name.text) != nil || scope.entry(named: name.text) != nil
        || scope.property(named: name.text) != nil
      {
        continue
      }
      findings.error(
        .nameCollision, at: name.place,
        "the modifier that fills '\(name.text)' has the name of \(other.kind); rename one of them",
        notes: [Note("the other is here", at: other.name.place)])
    } else if !scope.spec.styles.isEmpty, name.text == StyleNames(of: component).modifier {
      findings.error(
        .nameCollision, at: name.place,
        "the modifier that fills '\(name.text)' has the name of the one that sets a style; rename "
          + "the slot",
        notes: [Note("the first style is here", at: scope.spec.styles.first?.name.place)])
    }
  }
}

/// The methods that fill slots, in the order of the slots and of the ways to fill them.
func checkSlotMethods(
  of slots: [Slot], generics: [GenericParameter], in scope: ComponentScope,
  _ findings: inout Findings
) -> [SlotMethod] {
  guard !findings.hasErrors else { return [] }
  checkSlotMethodCount(of: slots, in: scope, &findings)
  guard !findings.hasErrors else { return [] }
  let labels = resolverLabels(of: slots, in: scope, &findings)
  let taken = Set(generics.map(\.name) + slots.map(\.generic.text))
  let old = checkOldSlotNames(in: scope, &findings)
  var methods: [SlotMethod] = []
  for index in slots.indices where slots[index].route == .modifier {
    var filled = slots
    var details = FormDetails(name: slots[index].name)
    details.deprecation = slots[index].deprecation
    filled[index] = slots[index].renamed(
      generic: scope.unusedGeneric("New\(slots[index].generic)", among: taken))
    let forms = slots[index].choices.filter { $0 != .omitted }.map { choice in
      var choices = [SlotChoice](repeating: .omitted, count: slots.count)
      choices[index] = choice
      return InitializerForms.Form(
        choices: choices, details: details)
    }
    let own = InitializerForms(
      properties: [], slots: filled, generics: [], texts: scope.texts,
      label: { [specs = scope.spec.slots] slot, choice, form in
        slotLabel(
          of: specs[slot], for: choice, slots[slot].resolvers,
          resolverLabels: labels[slot.position], form)
      }, order: .rule(.declaration), forms: forms, defaultsClosures: false, mixesTexts: true,
      role: .fillingMethods
    ).initializers()
    reportMethodWithoutArgument(among: own, filling: index, slots, in: scope, &findings)
    reportMisresolvedSlotMethods(among: own, filling: index, slots, in: scope, &findings)
    methods += (own + old.filter { $0.slot == SlotID(index) }.flatMap { own.renamed(to: $0) }).map {
      SlotMethod(slot: SlotID(index), generic: filled[index].generic.text, initializer: $0)
    }
  }
  return methods
}

extension [Initializer] {
  /// The methods with an old name of their slot.
  fileprivate func renamed(to old: OldSlotName) -> Self {
    map { method in
      var details = method.details
      details.deprecation = Deprecation(
        message: old.deprecation?.message, renamed: details.name)
      details.name = old.name.text
      return method.with(details: details)
    }
  }
}

/// The maximum number of methods that fill one slot.
private let mostMethods = 512

/// Checks that there are not too many methods that fill one slot.
private func checkSlotMethodCount(
  of slots: [Slot], in scope: ComponentScope, _ findings: inout Findings
) {
  let filled = slots.indices.filter { slots[$0].route == .modifier }
  for index in filled {
    let choices = slots[index].choices.filter { $0 != .omitted }
    let number = InitializerForms.factor(of: slots[index], choices)
    guard number > mostMethods else { continue }
    findings.error(
      .tooManyInitializers, at: scope.spec.slots[index].name.place,
      "\(number) methods would fill '\(slots[index].name)', and the maximum is \(mostMethods); "
        + "remove options")
  }
}

/// Reports a method without arguments, which Swift considers a redeclaration of the slot's property.
private func reportMethodWithoutArgument(
  among methods: [Initializer], filling index: Int, _ slots: [Slot], in scope: ComponentScope,
  _ findings: inout Findings
) {
  guard let method = methods.first(where: { $0.parameters.isEmpty }) else { return }
  let (slot, spec) = (slots[index], scope.spec.slots[index])
  let name = method.form[index].name(among: slot.resolvers)
  findings.error(
    .viaModifier, at: spec.options.first { $0.name == name }?.place ?? spec.name.place,
    "'\(name)' takes no argument, so a method '\(slot.name)()' would have the name of the slot; "
      + "give the resolver a parameter, or remove 'via'",
    notes: [Note("the slot's 'via' is here", at: spec.via?.place)])
}

/// Reports calls of a slot's methods that would be misresolved.
private func reportMisresolvedSlotMethods(
  among methods: [Initializer], filling index: Int, _ slots: [Slot], in scope: ComponentScope,
  _ findings: inout Findings
) {
  let slot = slots[index]
  for misresolved in misresolvedCalls(in: methods) {
    let meanings = misresolved.meanings.map {
      "the one for \(methods[$0].form[index].text(of: slot))"
    }
    let promised = "the one for \(methods[misresolved.promised].form[index].text(of: slot))"
    let why =
      switch meanings.count {
      case 0: "would not call \(promised)"
      case 1: "would call \(meanings[0]) instead of \(promised)"
      default: "could call \(listed(meanings, by: "or")), which is ambiguous"
      }
    let mode = misresolved.mode == .v5 ? " in the language mode of Swift 5" : ""
    findings.error(
      .ambiguousCall, at: scope.spec.slots[index].name.place,
      "of the modifiers that fill '\(slot.name)', '\(misresolved.call.text(of: ""))' \(why)\(mode); give "
        + "their arguments different labels")
  }
}

extension ComponentScope {
  /// A name for a generic parameter that hides nothing.
  func unusedGeneric(_ wish: String, among taken: Set<String>) -> String {
    unusedGeneric(wish, isTaken: taken.contains)
  }

  /// A name for a generic parameter that hides nothing.
  func unusedGeneric(_ wish: String, isTaken: (String) -> Bool) -> String {
    var name = wish
    while isTaken(name) || declarations.types[name] != nil || viewNames.contains(name)
      || reservedTypeNames.contains(name) || declarations.handwritten.visibleType(name) != nil
    {
      name += "Content"
    }
    return name
  }
}

extension SlotChoice {
  /// The description in messages of what fills a slot.
  func text(of slot: Slot) -> String {
    switch self {
    case .view: "a view"
    case .text, .localized, .string: "a text"
    case .systemImage: "a symbol"
    case .image: "an image"
    case .value: "a value"
    case .resolver(let index): "'\(slot.resolvers[index].name)'"
    case .forEach: "data"
    case .omitted: "nothing"
    }
  }
}
