import Diagnostics
import English
import Specification
import SwiftFragments

/// No project can raise the limit beyond this.
private let hardLimit = 512

/// The initializers, and the strategy that they are made by.
func checkInitializers(
  of component: String, properties: [Property], slots: [Slot], generics: [GenericParameter],
  in scope: ComponentScope, _ findings: inout Findings
) -> ([Initializer], InitializerStrategy) {
  let wanted =
    (scope.spec.initializers?.rules.strategy ?? scope.project.initializers?.rules.strategy)?.value
    ?? .auto
  let forms = checkForms(
    isExplicit: wanted == .explicit, properties: properties, slots: slots, generics: generics,
    in: scope, &findings)
  guard !findings.hasErrors else { return ([], wanted) }
  let labels = resolverLabels(of: slots, in: scope, &findings)
  let mixedTexts =
    scope.spec.initializers?.rules.mixedTexts ?? scope.project.initializers?.rules.mixedTexts
  let mixesTexts = mixedTexts?.value ?? true
  let (specs, texts, order, limit) = (scope.spec.slots, scope.texts, scope.order, scope.allowed)
  let role = scope.spec.kindOrView == .modifier ? InitializerForms.Role.viewMethods : .initializers
  /// - Parameter left: The indices of slots that initializers would leave to modifiers.
  func attempt(_ strategy: InitializerStrategy, without left: Set<Int> = []) -> Attempt {
    let forms = forms.map { form in
      var form = form
      for slot in left { form.choices[slot] = [.omitted] }
      return form
    }
    return Attempt(
      strategy, forms, slots: slots, limit: limit,
      make: { forms in
        InitializerForms(
          properties: properties, slots: slots, generics: generics, texts: texts,
          label: { slot, choice, form in
            slotLabel(
              of: specs[slot], for: choice, slots[slot].resolvers,
              resolverLabels: labels[slot.position],
              form)
          }, order: order, forms: forms, defaultsClosures: strategy == .defaulted,
          mixesTexts: mixesTexts, role: role
        ).initializers()
      })
  }
  func fewer(without left: Set<Int>) -> Int {
    attempt(wanted == .auto ? .permutations : wanted, without: left).count
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

/// The initializers of an attempt; none, and errors, if they are not right.
///
/// - Parameter fewer: How many there would be without some of the slots.
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
    reportMisresolvedCalls(in: attempt, component, slots, in: scope, &findings)
    return attempt.initializers
  }
  return []
}

private func reportTooManyInitializers(
  of attempt: Attempt, _ component: String, _ slots: [Slot],
  _ fewer: (_ without: Set<Int>) -> Int, in scope: ComponentScope, _ findings: inout Findings
) {
  let factors = zip(scope.spec.slots, attempt.factors).filter { $1 > 1 }
  let list = (factors.map { "'\($0.name.text)' ×\($1)" } + scope.propertyFactors)
    .joined(separator: ", ")
  let number = attempt.count == .max ? "too many" : "\(attempt.count)"
  let remedy =
    attempt.count <= hardLimit
    ? "remove an option, or set 'initializers: {limit: \(attempt.count)}'"
    : "remove options: more than \(hardLimit) are never emitted"
  let others = scope.cheapestModifiers(attempt.factors, slots, fewer)
  // The slot with which the number passes the limit.
  var product = 1
  let slot = factors.first { _, factor in
    let (next, overflow) = product.multipliedReportingOverflow(by: factor)
    product = overflow ? .max : next
    return product > scope.allowed
  }
  let own = scope.spec.initializers?.rules
  findings.error(
    .tooManyInitializers,
    at: own?.limit?.place ?? own?.strategy?.place ?? slot?.0.name.place ?? scope.place,
    "'\(component)' has \(number) initializers, more than its limit of \(scope.allowed): \(list); "
      + (others.map { "\($0); or " } ?? "") + remedy)
}

private func reportDefaultedClosures(
  _ defaults: (slot: SlotID, other: SlotID?), _ component: String, _ slots: [Slot],
  in scope: ComponentScope, _ findings: inout Findings
) {
  let slot = scope.spec.slots[defaults.slot]
  let reason =
    if let other = defaults.other {
      "'\(slots[other].name)' and '\(slot.name.text)' could both be left out, and a trailing closure "
        + "would be for either"
    } else {
      "'\(slot.name.text)' could be left out, and is not the last argument"
    }
  findings.error(
    .defaultedClosures, at: slot.name.place,
    "the strategy 'defaulted' leaves out one closure at most, which comes last; \(reason): take "
      + "'permutations', or make a slot required",
    notes: [
      Note("the strategy is here", at: scope.spec.initializers?.rules.strategy?.place)
    ])
}

/// Two parameters of one initializer cannot have one name.
func reportEqualParameterNames(
  in initializers: [Initializer], in scope: ComponentScope, _ findings: inout Findings
) {
  var reported: Set<String> = []
  for initializer in initializers {
    var names: Set<String> = []
    for parameter in initializer.parameters {
      if case .placeholder = parameter.role { continue }
      guard !names.insert(parameter.name).inserted, reported.insert(parameter.name).inserted
      else { continue }
      findings.error(
        .nameCollision, at: scope.parameterPlace(parameter),
        "an initializer has two parameters '\(parameter.name)'; rename what one of them is for")
    }
  }
}

private func reportMisresolvedCalls(
  in attempt: Attempt, _ component: String, _ slots: [Slot], in scope: ComponentScope,
  _ findings: inout Findings
) {
  let initializers = attempt.initializers
  for surprise in attempt.surprises {
    let properties = scope.spec.properties.map(\.name.text)
    let meanings = surprise.meanings.map { initializers[$0].describe(slots, properties) }
    let other =
      surprise.meanings.first.map { initializers[$0] } ?? initializers[surprise.promised]
    let slot = scope.differing(initializers[surprise.promised], other)
    let promised = initializers[surprise.promised].describe(slots, properties)
    let form = scope.place(of: initializers[surprise.promised].details)
    if surprise.meanings.isEmpty, let generic = initializers[surprise.promised].unknownGeneric {
      findings.error(
        .genericNotInferred, at: form ?? scope.place,
        "no argument of the initializer for \(promised) says what '\(generic)' is; say it in the "
          + "form, 'generics: {\(generic): …}', or give the form a parameter of that type")
      continue
    }
    let why =
      switch surprise.meanings.count {
      case 0: "is the call for \(promised), and Swift would not find its initializer"
      case 1: "would mean \(meanings[0]) and never \(promised)"
      default: "could mean \(listed(meanings, by: "or")), and Swift cannot tell them apart"
      }
    let mode = surprise.mode == .v5 ? " in the language mode of Swift 5" : ""
    findings.error(
      .ambiguousCall,
      at: form
        ?? (scope.spec.slots.indices.contains(slot)
          ? scope.spec.slots[slot].name.place : scope.place),
      "'\(surprise.call.text(of: scope.callee(of: component)))' \(why)\(mode); give their arguments different labels",
      notes: scope.place(of: other.details).flatMap { other in
        other.span == form?.span ? nil : [Note("the other form is here", at: other)]
      } ?? [])
  }
}

extension ComponentScope {
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

  /// How many initializers there may be.
  fileprivate var allowed: Int {
    let limit = spec.initializers?.rules.limit ?? project.initializers?.rules.limit
    return min(limit?.value ?? 64, hardLimit)
  }

  /// The fewest slots that modifiers could fill so that there are no more initializers than there
  /// may be, and how many there are then; nil if there are none.
  fileprivate func cheapestModifiers(
    _ factors: [Int], _ slots: [Slot], _ fewer: (_ without: Set<Int>) -> Int
  ) -> String? {
    // What a method gives back has no methods of the component.
    if spec.kindOrView == .modifier { return nil }
    let generics = Dictionary(grouping: slots.filter { !$0.isConcrete }, by: \.generic)
    let optional = slots.indices.filter { index in
      let slot = slots[index]
      return slot.route == .initializers && slot.presence != .required && factors[index] > 1
        && (slot.isConcrete || generics[slot.generic]?.count == 1)
        && formFillings(of: spec.slots[index]).isEmpty
    }
    // Of slots that multiply alike, those declared last matter least.
    let byFactor = optional.sorted { (factors[$0], $0) > (factors[$1], $1) }
    for number in byFactor.indices.map({ $0 + 1 }) {
      let count = fewer(Set(byFactor.prefix(number)))
      guard count <= allowed else { continue }
      var names = byFactor.prefix(number).sorted().map { "'\(slots[$0].name)'" }
      if names.count > 6 { names[5...] = ["\(names.count - 5) others"] }
      return "write 'via: modifier' on \(listed(names)), which leaves \(count)"
    }
    return nil
  }

  fileprivate func parameterPlace(_ parameter: Parameter) -> Place {
    if let slot = parameter.role.slot { return spec.slots[slot].name.place }
    let own =
      (spec.initializers?.forms ?? []).flatMap(\.details.parameters)
      + (spec.initializers?.shared.parameters ?? [])
    return own.first { $0.name.text == parameter.name }?.name.place ?? place
  }

  /// What stands in front of the arguments of a call: the component's name, or its method's.
  func callee(of component: String) -> String { spec.method.map { "." + $0 } ?? component }

  /// The last slot for which two initializers take different things.
  fileprivate func differing(_ first: Initializer, _ second: Initializer) -> Int {
    first.form.indices.last { first.form[$0] != second.form[$0] } ?? 0
  }

  var place: Place { spec.component?.place ?? Place(spec.source, Span(0, 0)) }
}

/// What one strategy comes to.
private struct Attempt {
  /// Forms that are decided slot by slot are not counted one by one beyond this.
  private static let counted = 4096

  /// By how much each slot multiplies the number of initializers.
  let factors: [Int]
  let count: Int
  let isTooMuch: Bool
  let initializers: [Initializer]
  let surprises: [Surprise]

  /// A closure that may be left out though another may be, or though it is not last.
  let secondDefault: (slot: SlotID, other: SlotID?)?

  var isRight: Bool { !isTooMuch && surprises.isEmpty && secondDefault == nil }

  init(
    _ strategy: InitializerStrategy, _ forms: [OpenForm], slots: [Slot], limit: Int,
    make: ([InitializerForms.Form]) -> [Initializer]
  ) {
    let open = forms.map { form in
      var form = form
      if strategy == .defaulted {
        form.choices = zip(slots, form.choices).map { slot, choices in
          // A closure that is kept cannot be one of a view that is not there.
          choices.count == 1 || slot.isLazy && slot.presence == .optional
            ? choices : choices.filter { $0 != .omitted }
        }
      }
      return form
    }
    factors = slots.indices.map { slot in
      open.map { InitializerForms.factor(of: slots[slot], $0.choices[slot]) }.max() ?? 1
    }
    let estimate = open.reduce(0) { total, form in
      let (sum, overflow) = total.addingReportingOverflow(
        InitializerForms.count(slots, form.choices))
      return overflow ? .max : sum
    }
    guard estimate <= Self.counted else {
      count = estimate
      (isTooMuch, initializers, surprises, secondDefault) = (true, [], [], nil)
      return
    }
    let made = make(open.flatMap { $0.closed(slots) }.withoutDuplicates)
    count = made.count
    isTooMuch = made.count > limit
    initializers = made
    secondDefault = isTooMuch ? nil : made.lazy.compactMap(\.misplacedDefault).first
    surprises = isTooMuch || secondDefault != nil ? [] : DesignModel.surprises(in: made)
  }
}

extension [InitializerForms.Form] {
  /// The forms without those that another has said already.
  fileprivate var withoutDuplicates: Self {
    var seen: Set<[SlotChoice]> = []
    return filter { !$0.details.isPlain || seen.insert($0.choices).inserted }
  }
}

/// A form that may leave open how slots are filled.
struct OpenForm {
  /// By slot, the ways to fill it.
  var choices: [[SlotChoice]]
  var details: FormDetails

  /// A form for each combination; slots that share a generic parameter are filled alike.
  func closed(_ slots: [Slot]) -> [InitializerForms.Form] {
    var combinations: [[SlotChoice]] = [[]]
    for choices in choices {
      combinations = combinations.flatMap { rest in choices.map { rest + [$0] } }
    }
    let groups = Dictionary(
      grouping: slots.indices.filter { !slots[$0].isConcrete }, by: { slots[$0].generic }
    ).values.filter { $0.count > 1 }
    return combinations.filter { choices in
      groups.allSatisfy { group in
        Set(group.map { slots[$0].pinnedType(choices[$0]) }).count == 1
          && Set(group.map { choices[$0] == .omitted }).count == 1
      }
    }.map { .init(choices: $0, details: details) }
  }
}

extension Initializer {
  /// A generic parameter that no argument has to say.
  fileprivate var unknownGeneric: String? {
    generics.map(\.name).first { generic in
      !inferred.contains(generic)
        && !parameters.contains {
          $0.type.mentions(generic) && ($0.defaultValue == nil || $0.defaultValue == "")
        }
    }
  }

  /// The slot of a closure with a default that is not the last parameter, or not the only such one.
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

  /// What it takes, for messages: "title as a view without actions".
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
    return ([name].compactMap { $0 } + parts + added + left).joined(separator: " with ")
  }
}
