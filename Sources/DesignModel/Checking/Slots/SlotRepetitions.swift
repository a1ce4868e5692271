import Diagnostics
import Specification
import StepCounting
import SwiftFragments
import SwiftTypes

// Slots that are filled from data: by a collection, and a closure for an element.

/// How a slot is filled from data; nil if it is not.
///
/// - Parameter names: The names of the arguments of all slots.
func checkRepetition(
  of slot: SlotSpec, _ names: RepetitionNames, in scope: ComponentScope,
  _ findings: inout Findings
) -> SlotRepetition? {
  guard let place = slot.forEach?.place, let spec = slot.repetition else { return nil }
  checkRepetitionKeys(beside: place, of: slot, in: scope, &findings)
  if let row = spec.row {
    checkMemberName(row, "closure", reserved: reservedMemberNames, &findings)
  }
  if let data = spec.data, data.text != "_" {
    checkMemberName(data, "collection", reserved: reservedMemberNames, &findings)
  }
  let (element, kind) = checkRepeatedElement(of: spec, names, in: scope, &findings)
  let identities = elementIdentities(of: spec, kind, in: scope)
  let own = names.names(of: slot, in: scope)
  return SlotRepetition(
    element: element, kind: kind, identities: identities,
    dataLabel: spec.data.flatMap(scope.label), dataName: own.arguments.data,
    idName: own.arguments.id, rowName: own.arguments.row, data: own.generics.data,
    id: own.generics.id, row: own.generics.row)
}

/// Checks that the slot has no keys that conflict with a `ForEach` in it.
private func checkRepetitionKeys(
  beside forEach: Place, of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  let name = slot.name.text
  let notes = [Note("the slot is repeated here", at: forEach)]
  if let type = slot.type {
    findings.error(
      .repeatedSlot, at: type.place,
      "a slot filled from data is a 'ForEach', and '\(name)' takes only "
        + "\(type.expression.phrase); remove "
        + "'type' or 'forEach'", notes: notes)
  }
  if let builder = slot.builder?.name {
    findings.error(
      .repeatedSlot, at: builder.place,
      "the number of views for data is not known, and '\(builder.text)' limits it; remove "
        + "'builder' or 'forEach'", notes: notes)
  }
  if let generic = slot.generic, scope.isShared(generic.text) {
    findings.error(
      .repeatedSlot, at: generic.place,
      "a slot filled from data is a 'ForEach' over this data, and another slot cannot share "
        + "'\(generic.text)' with it; use another parameter, or remove 'forEach'",
      notes: notes)
  }
}

// MARK: - Elements

private func checkRepeatedElement(
  of spec: SlotRepetitionSpec, _ names: RepetitionNames, in scope: ComponentScope,
  _ findings: inout Findings
) -> (TypeExpression, SlotRepetition.Element) {
  guard let type = spec.element else { return (.named(names.element), .generic) }
  let name = type.text
  if let generic = scope.generic(named: name) {
    let isIdentifiable = generic.conforms.contains {
      $0.expression.isComposition(with: "Identifiable")
    }
    return (type.expression, .component(isIdentifiable: isIdentifiable))
  }
  if let slot = names.slotsByGeneric[name] {
    findings.error(
      .repeatedSlot, at: type.place,
      "'\(name)' is the view in the slot '\(slot.name.text)', not the type of an element; choose "
        + "another name", notes: [Note("the slot is here", at: slot.name.place)])
  } else if let declared = scope.declarations.typeIndex.resolved(name), declared.refined != nil {
    findings.error(
      .repeatedSlot, at: type.place,
      "'\(name)' is a protocol, and the elements of data are of one type that conforms; declare a "
        + "generic parameter, such as 'generics: {Item: \(name)}', and write 'forEach: Item'",
      notes: [Note("'\(name)' is declared here", at: declared.name.place)])
  } else if type.isFunction {
    findings.error(
      .repeatedSlot, at: type.place,
      "a function has no identity; write another type")
  } else if scope.isReserved(name) {
    findings.error(
      .reservedName, at: type.place,
      "an element of data cannot be named '\(name)', which has a meaning in emitted code; choose "
        + "another name")
  } else if scope.isFree(type) {
    checkTypeName(SwiftName(text: name, place: type.place), "generic parameter", &findings)
    return (type.expression, .generic)
  }
  checkTypeUse(of: type, in: scope, &findings)
  return (type.expression, .type)
}

private func elementIdentities(
  of spec: SlotRepetitionSpec, _ kind: SlotRepetition.Element, in scope: ComponentScope
) -> [SlotRepetition.Identity] {
  switch kind {
  case .generic, .component: break
  case .type:
    guard spec.isIdentifiable == nil, let type = spec.element else { break }
    if let declared = scope.declarations.typeIndex.resolved(type.text) {
      let conforms = declared.conforms.contains {
        $0.expression.isComposition(with: "Identifiable")
      }
      return conforms ? [.own, .keyPath] : [.keyPath]
    }
    // None of the common types has an identity, and neither has a tuple or a collection.
    let isUsual =
      type.wrapped != nil || type.expression.desugared.fullName == nil
      || scope.declarations.typeIndex.conforms(type, to: .sendable)
    return isUsual ? [.keyPath] : [.own, .keyPath]
  }
  return spec.isIdentifiable?.value == false ? [.keyPath] : [.own, .keyPath]
}

extension ComponentScope {
  /// Whether a type is just a name that nothing is known to have.
  fileprivate func isFree(_ type: SwiftType) -> Bool {
    let name = type.text
    return type.expression.plainName != nil && declarations.types[name] == nil
      && declarations.typeIndex.entries[name] == nil
      && declarations.handwritten.visibleType(name) == nil
      && !viewNames.contains(name) && !reservedTypeNames.contains(name)
      && !declarations.typeIndex.conforms(type, to: .sendable)
  }

  /// Whether emitted code needs a name for something other than a value's type.
  fileprivate func isReserved(_ name: String) -> Bool {
    let values: Set<String> = [
      "AnyHashable", "Bool", "CGFloat", "Character", "Double", "Float", "Int", "LocalizedStringKey",
      "String",
    ]
    return reservedTypeNames.subtracting(values).contains(name)
  }

  /// Names that generic parameters of initializers cannot have.
  fileprivate var takenGenerics: Set<String> {
    let types =
      spec.properties.map(\.type) + spec.slots.flatMap { $0.arguments.map(\.type) }
      + spec.resolvers.flatMap { $0.parameters.map(\.type) }
      + (spec.initializers?.forms ?? []).flatMap { $0.details.parameters.map(\.type) }
    return Set(
      spec.generics.map(\.name.text) + spec.slots.map(genericWish)
        + types.flatMap { $0?.typeNames ?? [] }.map(\.text))
  }

  /// The preferred name of a slot's generic parameter.
  fileprivate func genericWish(of slot: SlotSpec) -> String {
    slot.generic?.text ?? typeName(ofMember: slot.name.text)
  }
}

/// The names of arguments in slots that are filled from data.
struct RepetitionNames {
  typealias Names = (data: String, id: String, row: String)

  /// The name of the generic parameter for elements of any type.
  let element: String

  /// The slots of any view, the first of each name that their generic parameters would have.
  let slotsByGeneric: [String: SlotSpec]

  /// Names that generic parameters of initializers cannot have.
  private let taken: Set<String>

  /// By slot name, for slots whose data are passed together in initializers.
  private var ofInitializers: [String: (arguments: Names, generics: Names)] = [:]

  init(in scope: ComponentScope) {
    let spec = scope.spec
    guard spec.slots.contains(where: { $0.repetition != nil }) else {
      (element, slotsByGeneric, taken) = ("Element", [:], [])
      return
    }
    countSteps(spec.slots.count + spec.properties.count)
    taken = scope.takenGenerics
    element = scope.unusedGeneric("Element", among: taken)
    slotsByGeneric = Dictionary(
      spec.slots.filter { $0.type == nil }.map { (scope.genericWish(of: $0), $0) },
      uniquingKeysWith: { first, _ in first })
    let members = Set(spec.properties.map(\.name.text) + spec.slots.map(\.name.text))
    var arguments: Set<String> = []
    var generics: Set<String> = []
    for slot in spec.slots where slot.repetition != nil && slot.route == .initializers {
      let own = slot.name.text
      if ofInitializers[own] != nil { continue }
      let names = Self.names(
        of: slot, element: slot.repetition?.element?.text ?? element, in: scope,
        isArgument: { arguments.contains($0) || $0 != own && members.contains($0) },
        isGeneric: { generics.contains($0) || taken.contains($0) })
      ofInitializers[own] = names
      arguments.formUnion([names.arguments.data, names.arguments.id, names.arguments.row])
      generics.formUnion([names.generics.data, names.generics.id, names.generics.row])
    }
  }

  /// The names of the arguments of a slot, which are unique in an initializer, and of their generic
  /// parameters.
  func names(of slot: SlotSpec, in scope: ComponentScope) -> (arguments: Names, generics: Names) {
    if slot.route == .initializers, let names = ofInitializers[slot.name.text] { return names }
    // Each method takes the data of one slot.
    return Self.names(
      of: slot, element: slot.repetition?.element?.text ?? element, in: scope,
      isArgument: { _ in false }, isGeneric: taken.contains)
  }

  private static func names(
    of slot: SlotSpec, element: String, in scope: ComponentScope,
    isArgument: (String) -> Bool, isGeneric: (String) -> Bool
  ) -> (arguments: Names, generics: Names) {
    countSteps()
    func name(_ own: SwiftName?, _ usual: String, _ suffix: String) -> String {
      if let own, own.text != "_" { return own.text }
      return isArgument(usual) ? slot.name.text + suffix : usual
    }
    let data = name(slot.repetition?.data, "data", "Data")
    let id = name(nil, "id", "ID")
    let row = name(slot.repetition?.row, "row", "Row")
    func generic(_ name: String, _ suffix: String, but other: String? = nil) -> String {
      let name = upperCamelCase(name)
      func isTaken(_ name: String) -> Bool {
        name == element || name == other || isGeneric(name)
      }
      return scope.unusedGeneric(
        isTaken(name) ? typeName(ofMember: slot.name.text) + suffix : name, isTaken: isTaken)
    }
    let dataType = generic(data, "Data")
    let idType = generic(id == "id" ? "ID" : id, "ID")
    return ((data, id, row), (dataType, idType, generic(row, "Row", but: dataType)))
  }
}
