import Diagnostics
import English
import Specification
import StepCounting
import SwiftFragments

/// The limit that no project can exceed.
private let hardLimit = 512

/// The initializers, and the strategy with which they were chosen.
func checkInitializers(
  of component: String, properties: [Property], slots: [Slot], generics: [GenericParameter],
  in scope: ComponentScope, _ findings: inout Findings
) -> ([Initializer], InitializerStrategy) {
  let strategy =
    (scope.spec.initializers?.rules.strategy ?? scope.project.initializers?.rules.strategy)?.value
    ?? .auto
  // Without forms for callers, the library has the usual ones.
  let wanted = scope.hidesInitializers && strategy == .explicit ? .auto : strategy
  if let form = scope.spec.initializers?.forms.dropFirst(hardLimit).first {
    findings.error(
      .tooManyInitializers, at: scope.place(ofForm: form) ?? scope.place,
      "'\(component)' lists \(scope.spec.initializers?.forms.count ?? 0) forms, and the maximum "
        + "is \(hardLimit); remove forms")
    return ([], wanted)
  }
  let current = checkForms(
    isExplicit: wanted == .explicit, properties: properties, slots: slots, generics: generics,
    in: scope, &findings)
  let oldNames = checkOldSlotNames(in: scope, &findings)
  guard !findings.hasErrors else { return ([], wanted) }
  let labels = resolverLabels(of: slots, in: scope, &findings)
  let (specs, texts, order, limit) = (scope.spec.slots, scope.texts, scope.order, scope.allowed)
  func label(_ slot: SlotID, _ choice: SlotChoice, _ form: [String: ArgumentLabels]) -> String? {
    slotLabel(
      of: specs[slot], for: choice, slots[slot].resolvers, resolverLabels: labels[slot.position],
      form)
  }
  let old = formsByOldNames(current, oldNames, slots, label: label, in: scope, &findings)
  let forms = current + old
  guard !findings.hasErrors else { return ([], wanted) }
  let mixedTexts =
    scope.spec.initializers?.rules.mixedTexts ?? scope.project.initializers?.rules.mixedTexts
  let mixesTexts = mixedTexts?.value ?? true
  let role = scope.spec.kindOrView == .modifier ? InitializerForms.Role.viewMethods : .initializers
  let maker = InitializerForms(
    properties: properties, slots: slots, generics: generics, texts: texts,
    label: label, order: order, forms: [], defaultsClosures: false, mixesTexts: mixesTexts,
    role: role)
  func attempt(_ strategy: InitializerStrategy) -> Attempt {
    // Initializers for old callers do not count.
    let more = old.isEmpty ? 0 : min(ClosedForms(strategy, old, maker).count, hardLimit)
    return Attempt(strategy, forms, maker, limit: min(limit + more, hardLimit))
  }
  /// - Parameter left: The indices of slots that modifiers would fill instead of initializers.
  func fewer(without left: Set<Int>) -> Int {
    let forms = forms.map { form in
      var form = form
      for slot in left { form.choices[slot] = [.omitted] }
      return form
    }
    return ClosedForms(wanted == .auto ? .permutations : wanted, forms, maker).count
  }
  switch wanted {
  case .permutations, .defaulted, .explicit:
    return (
      acceptInitializers(attempt(wanted), of: component, slots, fewer, in: scope, &findings), wanted
    )
  case .auto:
    let all = attempt(.permutations)
    if all.isRight {
      return (
        acceptInitializers(all, of: component, slots, fewer, in: scope, &findings), .permutations
      )
    }
    let cheaper = attempt(.defaulted)
    if cheaper.isRight {
      return (
        acceptInitializers(cheaper, of: component, slots, fewer, in: scope, &findings), .defaulted
      )
    }
    return (
      acceptInitializers(all, of: component, slots, fewer, in: scope, &findings), .permutations
    )
  }
}

// MARK: - Problems

/// The initializers of an attempt; empty, with errors reported, if they are invalid.
///
/// - Parameter fewer: Returns the number of initializers without some of the slots.
private func acceptInitializers(
  _ attempt: Attempt, of component: String, _ slots: [Slot],
  _ fewer: (_ without: Set<Int>) -> Int, in scope: ComponentScope, _ findings: inout Findings
) -> [Initializer] {
  if attempt.isTooMuch {
    reportTooManyInitializers(of: attempt, component, slots, fewer, in: scope, &findings)
  } else if let second = attempt.secondDefault {
    reportDefaultedClosures(second, component, slots, in: scope, &findings)
  } else {
    reportEqualParameterNames(in: attempt.initializers, in: scope, &findings)
    if reportHiddenParameters(in: attempt.initializers, in: scope, &findings) { return [] }
    reportMissingParameters(in: attempt.initializers, slots, in: scope, &findings)
    reportMisresolvedCalls(in: attempt, component, slots, in: scope, &findings)
    return attempt.initializers
  }
  return []
}

private func reportTooManyInitializers(
  of attempt: Attempt, _ component: String, _ slots: [Slot],
  _ fewer: (_ without: Set<Int>) -> Int, in scope: ComponentScope, _ findings: inout Findings
) {
  let factors = attempt.factors.map { cause, factor in (scope.name(of: cause), factor) }
  var list = factors.map { "'\($0.text)' ×\($1)" }
  if list.isEmpty, attempt.listed > 1 { list = ["\(attempt.listed) forms"] }
  if list.count > mostNamed { list[mostNamed...] = ["and \(list.count - mostNamed) others"] }
  let number = attempt.count == .max ? "too many" : "\(attempt.count)"
  let causes = Set(attempt.factors.map { scope.remedy(for: $0.cause) })
  let one = causes.contains(.option) ? .option : causes.min() ?? .form
  let remedy =
    attempt.count <= hardLimit
    ? "\(one.rawValue), or set 'initializers: {limit: \(attempt.count)}'"
    : "\(one.ofMany): the maximum is \(hardLimit)"
  let others = scope.cheapestModifiers(attempt, slots, fewer)
  // The part with which the number exceeds the limit.
  var product = 1
  let part = factors.first { _, factor in
    let (next, overflow) = product.multipliedReportingOverflow(by: factor)
    product = overflow ? .max : next
    return product > scope.allowed
  }
  let own = scope.spec.initializers?.rules
  findings.error(
    .tooManyInitializers,
    at: own?.limit?.place ?? own?.strategy?.place ?? part?.0.place ?? scope.place,
    "'\(component)' has \(number) initializers, more than its limit of \(scope.allowed): "
      + "\(list.joined(separator: ", ")); " + (others.map { "\($0); or " } ?? "") + remedy)
}

/// The maximum number of parts that a message lists.
private let mostNamed = 12

/// A way to reduce the number of initializers.
private enum InitializerRemedy: String, Comparable {
  case option = "remove an option"
  case deprecated = "remove a deprecated property"
  case selection = "remove 'optional' or 'multiple' from a selection"
  case generic = "remove the 'default' of a generic parameter"
  case form = "remove a form"

  var ofMany: String {
    switch self {
    case .option: "remove options"
    case .deprecated: "remove deprecated properties"
    case .selection: "remove 'optional' or 'multiple' from selections"
    case .generic: "remove the 'default' of generic parameters"
    case .form: "remove forms"
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

private func reportDefaultedClosures(
  _ defaults: (slot: SlotID, other: SlotID?), _ component: String, _ slots: [Slot],
  in scope: ComponentScope, _ findings: inout Findings
) {
  let slot = scope.spec.slots[defaults.slot]
  let reason =
    if let other = defaults.other {
      "'\(slots[other].name)' and '\(slot.name.text)' are both optional, so a trailing closure "
        + "could mean either"
    } else {
      "'\(slot.name.text)' is optional, and is not the last argument"
    }
  findings.error(
    .defaultedClosures, at: slot.name.place,
    "the strategy 'defaulted' allows at most one optional closure, which comes last; \(reason): "
      + "use 'permutations', or make a slot required",
    notes: [
      Note("the strategy is here", at: scope.spec.initializers?.rules.strategy?.place)
    ])
}

/// Reports parameters of one initializer with the same name.
func reportEqualParameterNames(
  in initializers: [Initializer], in scope: ComponentScope, _ findings: inout Findings
) {
  var reported: Set<Int> = []
  for initializer in initializers {
    var names: Set<String> = []
    for parameter in initializer.parameters {
      if case .placeholder = parameter.role { continue }
      guard !names.insert(parameter.name).inserted else { continue }
      let place = scope.place(of: parameter, in: initializer)
      guard reported.insert(place.span.start).inserted else { continue }
      findings.error(
        .nameCollision, at: place,
        "an initializer has two parameters '\(parameter.name)'; rename a property or slot of one "
          + "of them")
    }
  }
}

/// Reports arguments that cannot be passed alone: those with the label of an earlier optional one, which
/// takes the first argument with that label.
///
/// - Returns: Whether there are any.
private func reportHiddenParameters(
  in initializers: [Initializer], in scope: ComponentScope, _ findings: inout Findings
) -> Bool {
  var reported: Set<Int> = []
  for initializer in initializers {
    var first: [String: Parameter] = [:]
    for parameter in initializer.parameters where !parameter.isClosure {
      countSteps()
      guard let label = parameter.label else { continue }
      guard let other = first[label] else {
        if parameter.defaultValue != nil { first[label] = parameter }
        continue
      }
      let place = scope.place(of: parameter, in: initializer)
      guard reported.insert(place.span.start).inserted else { continue }
      findings.error(
        .ambiguousCall, at: place,
        "'\(parameter.name)' has the label '\(label)' of '\(other.name)', which is optional, so a "
          + "single argument '\(label):' would always mean '\(other.name)'; give one of them "
          + "another label",
        notes: [Note("'\(other.name)' is here", at: scope.place(of: other, in: initializer))])
    }
  }
  return !reported.isEmpty
}

/// Reports resolvers that use a parameter which an initializer with their view does not have.
private func reportMissingParameters(
  in initializers: [Initializer], _ slots: [Slot], in scope: ComponentScope,
  _ findings: inout Findings
) {
  let added =
    (scope.spec.initializers?.forms ?? []).map(\.details)
    + [scope.spec.initializers?.shared].compactMap(\.self)
  let names = Set(
    scope.spec.properties.map(\.name.text) + added.flatMap(\.parameters).map(\.name.text))
  // The names that each resolver uses.
  let used = slots.map { slot in
    slot.resolvers.map { resolver -> [String] in
      guard let value = resolver.value else { return [] }
      let own = Set(resolver.arguments.map(\.name) + slot.arguments.map(\.name))
      return names.filter {
        !own.contains($0) && value.refers(to: $0) && !value.declaredNames.contains($0)
      }.sorted()
    }
  }
  guard used.contains(where: { $0.contains { !$0.isEmpty } }) else { return }
  var reported: Set<[Int]> = []
  for initializer in initializers {
    let parameters = Set(initializer.parameters.map(\.name))
    for (slot, choice) in initializer.form.enumerated() {
      countSteps()
      guard case .resolver(let index) = choice,
        let name = used[slot][index].first(where: { !parameters.contains($0) }),
        reported.insert([slot, index, initializer.details.listed ?? -1]).inserted
      else { continue }
      findings.error(
        .resolver,
        at: scope.place(of: initializer.details) ?? scope.spec.slots[slot].name.place,
        "the resolver '\(slots[slot].resolvers[index].name)' of '\(slots[slot].name)' uses '\(name)', "
          + "which is not an argument of this initializer; add it under 'parameters', or use the "
          + "resolver only in forms that have it",
        notes: slots[slot].resolvers[index].value.map {
          [Note("the view is here", at: $0.place)]
        } ?? [])
    }
  }
}

/// The maximum number of meanings of a call that a message lists.
private let mostMeanings = 8

private func reportMisresolvedCalls(
  in attempt: Attempt, _ component: String, _ slots: [Slot], in scope: ComponentScope,
  _ findings: inout Findings
) {
  let initializers = attempt.initializers
  let properties = scope.spec.properties.map(\.name.text)
  for misresolved in attempt.misresolvedCalls {
    var meanings = misresolved.meanings.prefix(mostMeanings).map {
      initializers[$0].describe(slots, properties)
    }
    if misresolved.meanings.count > mostMeanings {
      meanings.append("\(misresolved.meanings.count - mostMeanings) others")
    }
    let other =
      misresolved.meanings.first.map { initializers[$0] } ?? initializers[misresolved.promised]
    let slot = scope.differing(initializers[misresolved.promised], other)
    let promised = initializers[misresolved.promised].describe(slots, properties)
    let form = scope.place(of: initializers[misresolved.promised].details)
    if misresolved.meanings.isEmpty, let generic = initializers[misresolved.promised].unknownGeneric
    {
      findings.error(
        .genericNotInferred, at: form ?? scope.place,
        "no argument of the initializer for \(promised) determines '\(generic)'; write it in the "
          + "form, 'generics: {\(generic): …}', or give the form a parameter of that type")
      continue
    }
    let why =
      switch misresolved.meanings.count {
      case 0: "should select the initializer for \(promised), which Swift would not find"
      case 1: "would mean \(meanings[0]) instead of \(promised)"
      default: "could mean \(listed(meanings, by: "or")), which is ambiguous"
      }
    let mode = misresolved.mode == .v5 ? " in the language mode of Swift 5" : ""
    findings.error(
      .ambiguousCall,
      at: form
        ?? (scope.spec.slots.indices.contains(slot)
          ? scope.spec.slots[slot].name.place : scope.place),
      "'\(misresolved.call.text(of: scope.callee(of: component)))' \(why)\(mode); give their "
        + "arguments different labels",
      notes: scope.place(of: other.details).flatMap { other in
        other.span == form?.span ? nil : [Note("the other form is here", at: other)]
      } ?? [])
  }
}

extension ComponentScope {
  /// Whether the spec lists no forms for callers: `forms: []`.
  var hidesInitializers: Bool { spec.initializers?.listedForms?.isEmpty == true }

  var texts: InitializerForms.TextTypes {
    .init(
      localized: project.text?.value ?? .localizedStringKey,
      string: project.string?.value ?? .string)
  }

  fileprivate var order: ParameterOrder {
    switch spec.initializers?.shared.order ?? project.initializers?.order {
    case nil: .rule(.declaration)
    case .rule(let rule): .rule(rule)
    case .names(let names): .names(names.map(\.value))
    }
  }

  /// The maximum number of initializers.
  fileprivate var allowed: Int {
    let limit = spec.initializers?.rules.limit ?? project.initializers?.rules.limit
    return min(limit?.value ?? 64, hardLimit)
  }

  /// The smallest set of slots that modifiers could fill to stay within the limit, and the resulting number
  /// of initializers; nil if there is none.
  fileprivate func cheapestModifiers(
    _ attempt: Attempt, _ slots: [Slot], _ fewer: (_ without: Set<Int>) -> Int
  ) -> String? {
    // The result of a `View` method does not have the component's methods.
    if spec.kindOrView == .modifier { return nil }
    var factors = slots.map { _ in 1 }
    for case (.slot(let slot), let factor) in attempt.factors { factors[slot.position] = factor }
    let generics = Dictionary(grouping: slots.filter { !$0.isConcrete }, by: \.generic)
    let optional = slots.indices.filter { index in
      let slot = slots[index]
      return slot.route == .initializers && slot.presence != .required && factors[index] > 1
        && (slot.isConcrete || generics[slot.generic]?.count == 1)
        && formFillings(of: spec.slots[index]).isEmpty
    }
    // Of slots with equal factors, those declared last are the least important.
    let byFactor = optional.sorted { (factors[$0], $0) > (factors[$1], $1) }
    let free = mostFilledByModifiers - slots.count { $0.route == .modifier }
    // Binary search for the smallest sufficient number.
    var (tooFew, enough) = (0, min(byFactor.count, max(0, free)))
    guard enough > 0 else { return nil }
    var count = fewer(Set(byFactor.prefix(enough)))
    guard count <= allowed else { return nil }
    while enough - tooFew > 1 {
      let middle = (tooFew + enough) / 2
      let other = fewer(Set(byFactor.prefix(middle)))
      if other <= allowed { (enough, count) = (middle, other) } else { tooFew = middle }
    }
    var names = byFactor.prefix(enough).sorted().map { "'\(slots[$0].name)'" }
    if names.count > 6 { names[5...] = ["\(names.count - 5) others"] }
    return "write 'via: modifier' for \(listed(names)), which leaves \(count)"
  }

  /// The part of the spec that multiplies initializers.
  fileprivate func name(of cause: InitializerCount.Cause) -> SwiftName {
    switch cause {
    case .slot(let id): spec.slots[id].name
    case .property(let id): spec.properties[id.position].name
    case .generic(let name):
      generic(named: name)?.name ?? SwiftName(text: name, place: place)
    }
  }

  fileprivate func remedy(for cause: InitializerCount.Cause) -> InitializerRemedy {
    switch cause {
    case .slot: .option
    case .property(let id):
      spec.properties[id.position].deprecated == nil ? .selection : .deprecated
    case .generic: .generic
    }
  }

  /// The place of the part of the spec that gives an initializer a parameter: in its form, if that has one.
  fileprivate func place(of parameter: Parameter, in initializer: Initializer) -> Place {
    let form = initializer.details.listed.flatMap { spec.initializers?.forms[$0].details }
    let own = (form?.parameters ?? []) + (spec.initializers?.shared.parameters ?? [])
    if let name = own.first(where: { $0.name.text == parameter.name })?.name { return name.place }
    if let slot = parameter.role.slot {
      let name = spec.slots[slot].name
      return form?.labels.first { $0.name.text == name.text }?.name.place ?? name.place
    }
    if case .property(let id) = parameter.role {
      let name = spec.properties[id.position].name
      return form?.labels.first { $0.name.text == name.text }?.name.place ?? name.place
    }
    return place
  }

  /// The text before the arguments of a call: the component's name, or its method's.
  func callee(of component: String) -> String { spec.method.map { "." + $0 } ?? component }

  /// The last slot for which two initializers take different arguments.
  fileprivate func differing(_ first: Initializer, _ second: Initializer) -> Int {
    first.form.indices.last { first.form[$0] != second.form[$0] } ?? 0
  }

  var place: Place { spec.component?.place ?? Place(spec.source, Span(0, 0)) }
}

/// The forms of one strategy, and the number of their initializers.
private struct ClosedForms {
  /// Beyond this number, forms decided slot by slot are not enumerated.
  private static let counted = 4096

  /// The factors of the number of initializers, with their causes.
  let factors: [(cause: InitializerCount.Cause, number: Int)]

  /// The number of initializers; if it is very large, an upper bound.
  let count: Int

  /// Empty if there would be too many initializers in any case.
  let forms: [InitializerForms.Form]

  init(_ strategy: InitializerStrategy, _ forms: [OpenForm], _ maker: InitializerForms) {
    var maker = maker
    maker.defaultsClosures = strategy == .defaulted
    let slots = maker.slots
    let open = forms.map { form in
      var form = form
      if strategy == .defaulted {
        form.choices = zip(slots, form.choices).map { slot, choices in
          // A stored closure cannot make a view that does not exist.
          choices.count == 1 || slot.isCalled && slot.presence == .optional
            ? choices : choices.filter { $0 != .omitted }
        }
      }
      return form
    }
    let estimate = InitializerCount(of: open, madeBy: maker)
    factors = estimate.factors
    guard estimate.number <= Self.counted else {
      count = estimate.number
      self.forms = []
      return
    }
    self.forms = open.flatMap { $0.closed(slots) }.withoutDuplicates
    count = self.forms.reduce(0) { $0 + maker.count(of: $1) }
  }
}

/// The result of one strategy.
private struct Attempt {
  /// The factors of the number of initializers, with their causes.
  let factors: [(cause: InitializerCount.Cause, number: Int)]
  let count: Int

  /// The number of forms that the spec lists.
  let listed: Int
  let isTooMuch: Bool
  let initializers: [Initializer]
  let misresolvedCalls: [MisresolvedCall]

  /// An optional closure that is not the only one, or not the last parameter.
  let secondDefault: (slot: SlotID, other: SlotID?)?

  var isRight: Bool { !isTooMuch && misresolvedCalls.isEmpty && secondDefault == nil }

  init(
    _ strategy: InitializerStrategy, _ forms: [OpenForm], _ maker: InitializerForms, limit: Int
  ) {
    var maker = maker
    maker.defaultsClosures = strategy == .defaulted
    let closed = ClosedForms(strategy, forms, maker)
    factors = closed.factors
    count = closed.count
    listed = forms.count
    isTooMuch = count > limit
    guard !isTooMuch else {
      (initializers, misresolvedCalls, secondDefault) = ([], [], nil)
      return
    }
    maker.forms = closed.forms
    initializers = maker.initializers()
    secondDefault = initializers.lazy.compactMap(\.misplacedDefault).first
    misresolvedCalls = secondDefault != nil ? [] : DesignModel.misresolvedCalls(in: initializers)
  }
}

extension [InitializerForms.Form] {
  /// The forms without duplicates.
  fileprivate var withoutDuplicates: Self {
    var seen: Set<[SlotChoice]> = []
    return filter { !$0.details.isPlain || seen.insert($0.choices).inserted }
  }
}

/// A form that may leave open how slots are filled.
struct OpenForm {
  /// The ways to fill each slot.
  var choices: [[SlotChoice]]
  var details: FormDetails

  /// A form for each combination; slots that share a generic parameter are filled in the same way.
  func closed(_ slots: [Slot]) -> [InitializerForms.Form] {
    let shared = SharedSlots(slots)
    var combinations: [[SlotChoice]] = [[]]
    for (slot, choices) in choices.enumerated() {
      countSteps(combinations.count)
      guard let group = shared.group(of: slot) else {
        if choices.count == 1 {
          for index in combinations.indices { combinations[index].append(choices[0]) }
        } else {
          combinations = combinations.flatMap { rest in choices.map { rest + [$0] } }
        }
        continue
      }
      let first = group[0]
      let keys = first == slot ? shared.keys(of: group, self.choices, slots) : []
      combinations = combinations.flatMap { rest in
        choices.filter { choice in
          let key = SharedSlots.Key(slots[slot], choice)
          return first == slot
            ? keys.contains(key) : key == SharedSlots.Key(slots[first], rest[first])
        }.map { rest + [$0] }
      }
    }
    return combinations.map { .init(choices: $0, details: details) }
  }
}

extension Initializer {
  /// A generic parameter that no argument determines.
  fileprivate var unknownGeneric: String? {
    generics.map(\.name).first { generic in
      !inferred.contains(generic)
        && !parameters.contains {
          pinned($0.type).mentions(generic) && ($0.defaultValue == nil || $0.defaultValue == "")
        }
    }
  }

  /// The slot of an optional closure that is not the last parameter, or not the only such one.
  fileprivate var misplacedDefault: (slot: SlotID, other: SlotID?)? {
    let defaults = parameters.indices.filter { index in
      if case .builder = parameters[index].role {
        parameters[index].defaultValue != nil
      } else {
        false
      }
    }
    guard let last = defaults.last, let slot = parameters[last].role.slot else { return nil }
    if defaults.count > 1 { return (slot, parameters[defaults[0]].role.slot) }
    return last == parameters.count - 1 ? nil : (slot, nil)
  }

  /// Its description in messages: "title as a view without actions".
  fileprivate func describe(_ slots: [Slot], _ properties: [String]) -> String {
    let name = details.name.map { "'\($0)'" }
    let parts = zip(slots, form).map { slot, choice in
      switch choice {
      case .view, .text, .localized, .string, .systemImage, .image, .value:
        "'\(slot.name)' as \(choice.text(of: slot))"
      case .forEach: "'\(slot.name)' for data"
      case .resolver: "'\(slot.name)' by \(choice.text(of: slot))"
      case .omitted: "no '\(slot.name)'"
      }
    }
    let added = details.added.map { "'\($0.name)'" }
    let left = properties.indices.filter { index in
      details.replaced[PropertyID(index)].map { $0 == nil } ?? false
    }.map { "no '\(properties[$0])'" }
    let phrases = [name].compactMap { $0 } + parts + added + left
    return phrases.count < 3 ? phrases.joined(separator: " with ") : listed(phrases)
  }
}
