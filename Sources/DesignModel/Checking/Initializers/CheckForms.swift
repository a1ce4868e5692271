import Diagnostics
import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

/// The forms that the spec lists. With a strategy other than `explicit`, a slot that they do not mention can
/// be filled in every way; without listed forms, there is one that mentions no slot.
func checkForms(
  isExplicit: Bool, properties: [Property], slots: [Slot], generics: [GenericParameter],
  in scope: ComponentScope, _ findings: inout Findings
) -> [OpenForm] {
  let shared = scope.spec.initializers?.shared ?? FormDetailsSpec()
  let forms = scope.spec.initializers?.forms ?? []
  checkParameterOrder(shared.order, forms, in: scope, &findings)
  if forms.isEmpty {
    if isExplicit {
      findings.error(
        .noForms, at: scope.spec.initializers?.rules.strategy?.place ?? scope.place,
        "the strategy 'explicit' emits only the initializers in 'forms', and there are none; "
          + "write 'forms: [{…}]', or remove the strategy; for initializers that only the library "
          + "calls, write 'forms: []'")
    }
    let details = checkFormDetails(
      FormSpec(), at: nil, shared, properties, slots, generics, in: scope, &findings)
    return [OpenForm(choices: slots.map(\.initializerChoices), details: details)]
  }
  return forms.enumerated().map { position, form in
    checkFormSlots(of: form, slots, in: scope, &findings)
    checkParameterOrder(form.details.order, forms, in: scope, &findings)
    let details = checkFormDetails(
      form, at: position, shared, properties, slots, generics, in: scope, &findings)
    // After errors, the choices are not used; their number is that of forms times slots.
    return OpenForm(
      choices: findings.hasErrors
        ? [] : scope.choices(in: form, of: slots, isExplicit: isExplicit), details: details)
  }
}

private func checkFormSlots(
  of form: FormSpec, _ slots: [Slot], in scope: ComponentScope, _ findings: inout Findings
) {
  for entry in form.choices {
    guard let slot = scope.slot(named: entry.slot.text) else {
      reportUnknownName(
        entry.slot, "slot", id: .unknownSlot,
        among: scope.spec.slots.map(\.name.text) + FormSpec.keys.filter { $0 != "slots" },
        in: scope, &findings)
      continue
    }
    if let via = slot.via, via.value == .modifier {
      reportFilledByModifier(slot, at: entry.slot.place, via.place, &findings)
      continue
    }
    for choice in entry.choices { checkFormChoice(choice, of: slot, slots, in: scope, &findings) }
  }
}

/// Reports that initializers mention a slot that they do not take.
private func reportFilledByModifier(
  _ slot: SlotSpec, at place: Place, _ via: Place, _ findings: inout Findings
) {
  findings.error(
    .viaModifier, at: place,
    "no initializer takes '\(slot.name.text)', because a modifier fills it; remove it here, or "
      + "remove 'via' from the slot",
    notes: [Note("the slot's 'via' is here", at: via)])
}

private func checkFormChoice(
  _ choice: SlotFilling, of slot: SlotSpec, _ slots: [Slot], in scope: ComponentScope,
  _ findings: inout Findings
) {
  countSteps()
  let known = scope.id(ofSlot: slot.name.text).flatMap { slots[$0].choice(named: choice.name) }
  if known == .forEach, slot.repetition == nil {
    findings.error(
      .unknownSlotOption, at: choice.place,
      "'\(slot.name.text)' cannot be filled from data; write 'forEach: true' on the slot, or "
        + "remove it here",
      notes: [Note("the slot is here", at: slot.name.place)])
    return
  }
  guard known != nil || choice.option == nil else {
    findings.error(
      .unknownSlotOption, at: choice.place,
      "'\(choice.name)' is not a way to fill a slot in a form; leave the slot out, or write "
        + "'omitted'")
    return
  }
  guard let known else {
    // A resolver with errors has already been reported.
    let words = FormSpec.choiceWords
    _ = findResolver(
      choice, option: "form option", plural: "form options", words: words, in: scope,
      &findings)
    return
  }
  checkSlotType(of: slot, for: known, choice.name, at: choice.place, in: scope, &findings)
  guard known == .omitted else { return }
  if !slot.mayBeOmitted {
    findings.error(
      .requiredSlotOmitted, at: choice.place,
      "the slot '\(slot.name.text)' is required; write 'optional: true' or 'options: [empty]' "
        + "on it, or fill it here",
      notes: [Note("the slot is here", at: slot.name.place)])
  } else if choice.name == "default", slot.defaultContent == nil {
    findings.error(
      .defaultOfSlot, at: choice.place,
      "the slot '\(slot.name.text)' has no default; write 'omitted'",
      notes: [Note("the slot is here", at: slot.name.place)])
  }
}

/// Checks that the names in an order are known.
private func checkParameterOrder(
  _ order: InitializerOrderSpec?, _ forms: [FormSpec], in scope: ComponentScope,
  _ findings: inout Findings
) {
  guard case .names(let names) = order else { return }
  let slots = scope.spec.slots.map(\.name.text)
  let added = (forms.map(\.details) + [scope.spec.initializers?.shared].compactMap { $0 })
    .flatMap(\.parameters).map(\.name.text)
  let known = scope.spec.properties.map(\.name.text) + slots + slots.map { $0 + ".view" } + added
  let knownNames = Set(known)
  countSteps(known.count + names.count)
  for name in names where !knownNames.contains(name.value) {
    let remedy = remedy(for: name.value, among: known)
    findings.error(
      .unknownOrder, at: name.place,
      "'\(scope.spec.component?.text ?? "")' has no property or slot '\(name.value)' to order; \(remedy)"
    )
  }
  for name in names {
    let slotName = name.value.hasSuffix(".view") ? String(name.value.dropLast(5)) : name.value
    if let slot = scope.slot(named: slotName), let via = slot.via, via.value == .modifier {
      reportFilledByModifier(slot, at: name.place, via.place, &findings)
    }
  }
}

/// The labels that the spec sets for each slot's resolvers.
func resolverLabels(of slots: [Slot], in scope: ComponentScope, _ findings: inout Findings)
  -> [[String?]]
{
  scope.spec.slots.map { slot in
    checkSlotResolvers(of: slot, slot.options, in: scope, &findings).map(\.label)
  }
}

// MARK: - Details

/// The other settings of a form, merged with those of all forms.
private func checkFormDetails(
  _ form: FormSpec, at position: Int?, _ shared: FormDetailsSpec, _ properties: [Property],
  _ slots: [Slot], _ generics: [GenericParameter], in scope: ComponentScope,
  _ findings: inout Findings
) -> FormDetails {
  let own = form.details
  var details = FormDetails()
  details.listed = position
  if let name = form.name {
    checkMemberName(name, "form", reserved: ["init", "self", "Type"], &findings)
    details.name = name.text
  }
  details.summary = (own.summary ?? shared.summary)?.value
  details.availability = checkFormAvailability(
    of: own.availability.isEmpty ? shared : own, in: scope, &findings)
  details.deprecation = checkDeprecation(own.deprecated ?? shared.deprecated, in: scope, &findings)
  for (name, label) in own.labels + shared.labels where details.labels[name.text] == nil {
    checkFormLabel(label, of: name, in: scope, &findings)
    details.labels[name.text] = ArgumentLabels(label)
  }
  details.order =
    switch own.order {
    case nil: nil
    case .rule(let rule): .rule(rule)
    case .names(let names): .names(names.map(\.value))
    }
  let merged = scope.merged(own, shared)
  addFormGenerics(merged, to: &details, generics, in: scope, &findings)
  addFormValues(merged, to: &details, in: scope, &findings)
  addFormParameters(merged, to: &details, properties, in: scope, &findings)
  return details
}

private func checkFormLabel(
  _ label: SlotLabelSpec, of name: SwiftName, in scope: ComponentScope, _ findings: inout Findings
) {
  if let slot = scope.slot(named: name.text) {
    if let via = slot.via, via.value == .modifier {
      reportFilledByModifier(slot, at: name.place, via.place, &findings)
    } else if case .byForm(let labels) = label {
      checkLabelForms(
        labels, of: slot, checkSlotResolvers(of: slot, slot.options, in: scope, &findings),
        in: scope, &findings)
    }
  } else if scope.property(named: name.text) == nil {
    let known = scope.spec.slots.map(\.name.text) + scope.spec.properties.map(\.name.text)
    reportUnknownName(
      name, "slot or property", id: .unknownSlot, among: known, in: scope, &findings)
  } else if case .byForm(let labels) = label {
    findings.error(
      .unknownLabel, at: labels.first?.place ?? name.place,
      "a property has one label; write it alone")
  }
}

private func addFormValues(
  _ spec: FormDetailsSpec, to details: inout FormDetails, in scope: ComponentScope,
  _ findings: inout Findings
) {
  for (name, value) in spec.values {
    if let id = scope.id(ofProperty: name.text) {
      details.values[id] = value.text
    } else if scope.slot(named: name.text) != nil {
      findings.error(
        .formValue, at: name.place,
        "the slot '\(name.text)' is filled by an option; write a resolver there: '\(name.text): "
          + "{made: {view: …, value: …}}'")
    } else {
      reportUnknownName(
        name, "property", id: .unknownProperty, among: scope.spec.properties.map(\.name.text),
        in: scope, &findings)
    }
  }
}

private func addFormParameters(
  _ spec: FormDetailsSpec, to details: inout FormDetails, _ properties: [Property],
  in scope: ComponentScope, _ findings: inout Findings
) {
  for parameter in spec.parameters {
    if let type = parameter.type, !parameter.isOmitted {
      checkTypeUse(of: type, in: scope, &findings)
      checkDefault(parameter.defaultValue, of: type, in: scope, &findings)
    }
    if let type = parameter.type ?? scope.property(named: parameter.name.text)?.type {
      checkRequired(parameter.isRequired, type, default: parameter.defaultValue, &findings)
    }
    let property = scope.property(named: parameter.name.text)
    if let builder = parameter.builder, let type = parameter.type ?? property?.type,
      !scope.isClosure(type)
    {
      findings.error(
        .formParameter, at: builder.place,
        "a result builder is for a closure; remove 'builder', or make the type '() -> …'")
    }
    if let id = scope.id(ofProperty: parameter.name.text) {
      guard properties.indices.contains(id.position) else { continue }
      replaceProperty(properties[id], id, by: parameter, in: &details, in: scope, &findings)
    } else if let slot = scope.slot(named: parameter.name.text) {
      findings.error(
        .formParameter, at: parameter.name.place,
        "'\(slot.name.text)' is a slot, which the form lists by its name; remove it here",
        notes: [Note("the slot is here", at: slot.name.place)])
    } else {
      addFormParameter(parameter, to: &details, in: scope, &findings)
    }
  }
}

private func replaceProperty(
  _ property: Property, _ id: PropertyID, by spec: FormParameterSpec, in details: inout FormDetails,
  in scope: ComponentScope, _ findings: inout Findings
) {
  let hasValue = details.values[id] != nil
  if spec.isOmitted {
    if !hasValue, property.firstValue == nil, !property.ownsState {
      findings.error(
        .formParameter, at: spec.name.place,
        "'\(property.name)' has no value without the argument; give the property a 'default', or "
          + "the form a value: 'values: {\(property.name): …}'")
    }
    details.replaced[id] = .some(nil)
    return
  }
  var label = property.label
  if case .all(let other) = details.labels[property.name] { label = other }
  if let own = spec.label { label = scope.label(own) }
  let type = spec.type?.expression ?? property.parameterType
  if !hasValue, !property.parameterTypes.contains(where: { $0.isSame(as: type) }),
    !type.optional.isSame(as: property.parameterType),
    let place = spec.type?.place
  {
    findings.error(
      .formParameter, at: place,
      "'\(property.name)' is '\(property.parameterType)' and not '\(type)'; convert it under "
        + "'values': 'values: {\(property.name): …}'")
  }
  let isSame = spec.type == nil
  if let escaping = spec.isEscaping, !escaping.value, !hasValue {
    findings.error(
      .escaping, at: escaping.place,
      "'\(property.name)' is stored, so the closure escapes; call it under 'values': 'values: "
        + "{\(property.name): \(property.name)()}'")
  }
  checkFormEscaping(of: spec, spec.type, in: scope, &findings)
  let escapes =
    spec.isEscaping?.value
    ?? spec.type.map { scope.isFunction($0) } ?? (property.isFunction && !property.isBinding)
  let omitted =
    (isSame ? property.parameterDefault : nil) ?? (spec.type?.wrapped == nil ? nil : "nil")
  let defaultValue =
    spec.defaultValue?.text ?? (spec.isRequired?.value == true ? nil : omitted)
  let content = scope.content(of: spec, type, details) ?? (isSame ? property.parameterContent : nil)
  details.replaced[id] = Parameter(
    role: .property(id), label: label, name: property.name, type: type,
    defaultValue: defaultValue,
    isClosure: spec.type.map(scope.isClosure)
      ?? ((property.isFunction || property.wrapsFunction) && !property.isBinding
        || property.builder != nil),
    isEscaping: escapes, argumentCount: builderArgumentCount(of: type, content), content: content,
    isView: spec.type.map(scope.isView) ?? (property.isView && !property.isBinding),
    takesLiterals: spec.type.map(scope.takesStringLiterals) ?? false,
    summary: spec.summary?.value)
}

private func addFormParameter(
  _ spec: FormParameterSpec, to details: inout FormDetails, in scope: ComponentScope,
  _ findings: inout Findings
) {
  if spec.isOmitted {
    reportUnknownName(
      spec.name, "property", id: .unknownProperty,
      among: scope.spec.properties.map(\.name.text), in: scope, &findings)
    return
  }
  guard let type = spec.type else {
    findings.error(
      .formParameter, at: spec.name.place,
      "'\(spec.name.text)' is not a property, so the parameter needs a 'type'")
    return
  }
  checkMemberName(spec.name, "parameter", reserved: [], &findings)
  checkFormEscaping(of: spec, type, in: scope, &findings)
  let content = scope.content(of: spec, type.expression, details)
  details.added.append(
    Parameter(
      role: .added, label: scope.label(spec.label ?? spec.name), name: spec.name.text,
      type: type.expression,
      defaultValue: spec.defaultValue?.text
        ?? (type.wrapped == nil || spec.isRequired?.value == true ? nil : "nil"),
      isClosure: scope.isClosure(type),
      isEscaping: spec.isEscaping?.value ?? scope.isFunction(type),
      argumentCount: builderArgumentCount(of: type.expression, content), content: content,
      isView: scope.isView(type), takesLiterals: scope.takesStringLiterals(type),
      summary: spec.summary?.value))
}

/// Checks that a parameter only sets `escaping` for a closure that Swift does not recognize as one.
private func checkFormEscaping(
  of spec: FormParameterSpec, _ type: SwiftType?, in scope: ComponentScope,
  _ findings: inout Findings
) {
  guard let escaping = spec.isEscaping, let type else { return }
  let reason: String? =
    if type.wrapped != nil {
      "an optional closure always escapes"
    } else if escaping.value, scope.isFunction(type) {
      "the closure is '@escaping' anyway"
    } else if !scope.isFunction(type),
      !escaping.value || scope.declarations.typeIndex.resolved(type.text) != nil
    {
      "'\(type.text)' is not a closure"
    } else {
      nil
    }
  if let reason { findings.error(.escaping, at: escaping.place, "\(reason); remove 'escaping'") }
}

extension ComponentScope {
  /// The place where the spec begins to describe a form; nil if no spec lists it.
  func place(of form: FormDetails) -> Place? {
    form.listed.flatMap { spec.initializers?.forms[$0] }.flatMap(place(ofForm:))
  }

  func place(ofForm form: FormSpec) -> Place? {
    form.choices.first?.slot.place ?? form.name?.place ?? form.details.parameters.first?.name.place
  }

  /// The ways to fill each slot in a form.
  fileprivate func choices(in form: FormSpec, of slots: [Slot], isExplicit: Bool)
    -> [[SlotChoice]]
  {
    countSteps(slots.count + form.choices.count)
    let entries = Dictionary(
      form.choices.map { ($0.slot.text, $0.choices) }, uniquingKeysWith: { first, _ in first })
    return slots.map { slot in
      if let entry = entries[slot.name] { return entry.compactMap { slot.choice(named: $0.name) } }
      if !isExplicit { return slot.initializerChoices }
      return slot.presence == .required ? [.view] : [.omitted]
    }
  }

  /// The named settings of a form, with the shared ones as defaults.
  fileprivate func merged(_ own: FormDetailsSpec, _ shared: FormDetailsSpec) -> FormDetailsSpec {
    countSteps(shared.parameters.count + shared.values.count + shared.generics.count)
    let parameters = Set(own.parameters.map(\.name.text))
    let values = Set(own.values.map(\.name.text))
    let generics = Set(own.generics.map(\.name.text))
    var merged = own
    merged.parameters += shared.parameters.filter { !parameters.contains($0.name.text) }
    merged.values += shared.values.filter { !values.contains($0.name.text) }
    merged.generics += shared.generics.filter { !generics.contains($0.name.text) }
    merged.requirements += shared.requirements
    return merged
  }

  /// The content of a closure with the form's own result builder: any views if the form has a generic
  /// parameter for them, otherwise one.
  fileprivate func content(
    of parameter: FormParameterSpec, _ type: TypeExpression, _ details: FormDetails
  ) -> ArgumentContent? {
    guard let builder = parameter.builder else { return nil }
    let result = type.unwrapped.function?.result
    if result == nil || details.generics.contains(where: { $0.name == result?.plainName }) {
      return ArgumentContent(builder: builder.expression, count: 0...(.max))
    }
    return ArgumentContent(builder: builder.expression, type: result, count: 1...1)
  }

  /// Whether a type is a non-optional function type.
  fileprivate func isFunction(_ type: SwiftType) -> Bool {
    declarations.typeIndex.unaliased(type).isFunction
  }
}

extension Slot {
  /// The choice for a word in a spec; nil if the slot cannot be filled in that way.
  fileprivate func choice(named word: String) -> SlotChoice? {
    if let index = resolvers.firstIndex(where: { $0.name == word }) { return .resolver(index) }
    return SlotChoice(word)
  }
}

extension FormDetails {
  /// Whether the form differs from others only in its slots.
  var isPlain: Bool {
    name == nil && added.isEmpty && replaced.isEmpty && pins.isEmpty && generics.isEmpty
      && requirements.isEmpty && labels.isEmpty
  }
}
