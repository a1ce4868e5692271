import Diagnostics
import Specification
import SwiftFragments
import SwiftTypes

// Slots that are filled from data: by a collection, and a closure for an element.

/// How a slot is filled from data; nil for one that is not.
func checkRepetition(of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings)
  -> SlotRepetition?
{
  guard let place = slot.forEach?.place, let spec = slot.repetition else { return nil }
  checkRepetitionKeys(beside: place, of: slot, in: scope, &findings)
  if let row = spec.row {
    checkMemberName(row, "closure", reserved: reservedMemberNames, &findings)
  }
  if let data = spec.data, data.text != "_" {
    checkMemberName(data, "collection", reserved: reservedMemberNames, &findings)
  }
  let (element, kind) = checkRepeatedElement(of: spec, in: scope, &findings)
  let identities = elementIdentities(of: spec, kind, in: scope)
  let names = scope.argumentNames(of: slot)
  let generics = scope.genericNames(of: slot, element.text)
  return SlotRepetition(
    element: element, kind: kind, identities: identities,
    dataLabel: spec.data.flatMap(scope.label), dataName: names.data, idName: names.id,
    rowName: names.row, data: generics.data, id: generics.id, row: generics.row)
}

/// Checks that nothing else is said of the slot that goes against a `ForEach` in it.
private func checkRepetitionKeys(
  beside forEach: Place, of slot: SlotSpec, in scope: ComponentScope, _ findings: inout Findings
) {
  let name = slot.name.text
  let notes = [Note("the slot is repeated here", at: forEach)]
  if let type = slot.type {
    findings.error(
      .repeatedSlot, at: type.place,
      "what is repeated for data is a 'ForEach', and '\(name)' takes a '\(type.text)' alone; remove "
        + "'type' or 'forEach'", notes: notes)
  }
  if let builder = slot.builder?.name {
    findings.error(
      .repeatedSlot, at: builder.place,
      "nobody knows how many views there are for data, and '\(builder.text)' counts them; remove "
        + "'builder' or 'forEach'", notes: notes)
  }
  if let generic = slot.generic, scope.isShared(generic.text) {
    findings.error(
      .repeatedSlot, at: generic.place,
      "what is repeated for data is a 'ForEach' over these data, which another slot that shares "
        + "'\(generic.text)' would have to be, too; name its parameter apart, or remove 'forEach'",
      notes: notes)
  }
}

// MARK: - Elements

private func checkRepeatedElement(
  of spec: SlotRepetitionSpec, in scope: ComponentScope, _ findings: inout Findings
) -> (TypeExpression, SlotRepetition.Element) {
  guard let type = spec.element else { return (.named(scope.unusedElement), .generic) }
  let name = type.text
  if let generic = scope.generic(named: name) {
    let isIdentifiable = generic.conforms.contains {
      $0.expression.isComposition(with: "Identifiable")
    }
    return (type.expression, .component(isIdentifiable: isIdentifiable))
  }
  if let slot = scope.spec.slots.first(where: {
    $0.type == nil && scope.genericWish(of: $0) == name
  }) {
    findings.error(
      .repeatedSlot, at: type.place,
      "'\(name)' is the view in the slot '\(slot.name.text)', and no element of data; choose another "
        + "name", notes: [Note("the slot is here", at: slot.name.place)])
  } else if let declared = scope.declarations.typeIndex.resolved(name), declared.refined != nil {
    findings.error(
      .repeatedSlot, at: type.place,
      "'\(name)' is a protocol, and the elements of data are of one type that conforms; declare a "
        + "generic parameter, such as 'generics: {Item: \(name)}', and write 'forEach: Item'",
      notes: [Note("'\(name)' is declared here", at: declared.name.place)])
  } else if type.isFunction {
    findings.error(
      .repeatedSlot, at: type.place,
      "a function is no element that can be told from others; write the type of a value")
  } else if scope.isReserved(name) {
    findings.error(
      .reservedName, at: type.place,
      "an element of data cannot be called '\(name)': the name has a meaning in emitted code; choose "
        + "another")
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
    // None of the usual types has an identity, and neither has a tuple or a collection.
    let isUsual =
      type.wrapped != nil || type.expression.desugared.fullName == nil
      || scope.declarations.typeIndex.conforms(type, to: .sendable)
    return isUsual ? [.keyPath] : [.own, .keyPath]
  }
  return spec.isIdentifiable?.value == false ? [.keyPath] : [.own, .keyPath]
}

extension ComponentScope {
  /// Whether a type is only a name, and nothing is known to have that.
  fileprivate func isFree(_ type: SwiftType) -> Bool {
    let name = type.text
    return type.expression.plainName != nil && declarations.types[name] == nil
      && declarations.typeIndex.entries[name] == nil
      && declarations.handwritten.visibleType(name) == nil
      && !viewNames.contains(name) && !reservedTypeNames.contains(name)
      && !declarations.typeIndex.conforms(type, to: .sendable)
  }

  /// Whether emitted code needs a name for something that is no type of a value.
  fileprivate func isReserved(_ name: String) -> Bool {
    let values: Set<String> = [
      "AnyHashable", "Bool", "CGFloat", "Character", "Double", "Float", "Int", "LocalizedStringKey",
      "String",
    ]
    return reservedTypeNames.subtracting(values).contains(name)
  }

  // MARK: - Names

  /// The names of the arguments, which nothing else in an initializer has.
  fileprivate func argumentNames(of slot: SlotSpec) -> (data: String, id: String, row: String) {
    var taken = Set(
      (spec.properties.map(\.name.text) + spec.slots.map(\.name.text)).filter {
        slot.route == .initializers && $0 != slot.name.text
      })
    for other in earlier(than: slot) {
      let names = argumentNames(of: other)
      taken.formUnion([names.data, names.id, names.row])
    }
    func name(_ own: SwiftName?, _ usual: String, _ suffix: String) -> String {
      if let own, own.text != "_" { return own.text }
      return taken.contains(usual) ? slot.name.text + suffix : usual
    }
    return (
      name(slot.repetition?.data, "data", "Data"), name(nil, "id", "ID"),
      name(slot.repetition?.row, "row", "Row")
    )
  }

  fileprivate func genericNames(
    of slot: SlotSpec, _ element: String
  ) -> (data: String, id: String, row: String) {
    var taken = takenGenerics.union([element])
    for other in earlier(than: slot) {
      let names = genericNames(of: other, other.repetition?.element?.text ?? unusedElement)
      taken.formUnion([names.data, names.id, names.row])
    }
    let names = argumentNames(of: slot)
    func generic(_ name: String, _ suffix: String) -> String {
      let name = upperCamelCase(name)
      let isTaken = taken.contains(name)
      return unusedGeneric(
        isTaken ? typeName(ofMember: slot.name.text) + suffix : name, among: taken)
    }
    let data = generic(names.data, "Data")
    let id = generic(names.id == "id" ? "ID" : names.id, "ID")
    taken.insert(data)
    return (data, id, generic(names.row, "Row"))
  }

  /// The slots before one whose data stand beside its own: methods take those of one slot each.
  fileprivate func earlier(than slot: SlotSpec) -> [SlotSpec] {
    guard slot.route == .initializers else { return [] }
    return spec.slots.prefix { $0.name.text != slot.name.text }
      .filter { $0.repetition != nil && $0.route == .initializers }
  }

  /// The name of the generic parameter for elements of any type.
  fileprivate var unusedElement: String { unusedGeneric("Element", among: takenGenerics) }

  /// What generic parameters of initializers cannot be called.
  fileprivate var takenGenerics: Set<String> {
    let types =
      spec.properties.map(\.type) + spec.slots.flatMap { $0.arguments.map(\.type) }
      + spec.resolvers.flatMap { $0.parameters.map(\.type) }
      + (spec.initializers?.forms ?? []).flatMap { $0.details.parameters.map(\.type) }
    return Set(
      spec.generics.map(\.name.text) + spec.slots.map(genericWish)
        + types.flatMap { $0?.typeNames ?? [] }.map(\.text))
  }

  /// The name of a slot's generic parameter, where no other has it.
  fileprivate func genericWish(of slot: SlotSpec) -> String {
    slot.generic?.text ?? typeName(ofMember: slot.name.text)
  }
}
