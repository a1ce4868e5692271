import Diagnostics
import Specification
import SwiftFragments

// Slots that are filled from data: by a collection, and a closure for an element.

extension ComponentChecker {
  /// How a slot is filled from data; nil for one that is not.
  mutating func repetition(of slot: SlotSpec) -> SlotRepetition? {
    guard let place = slot.forEach?.place, let spec = slot.repetition else { return nil }
    checkKeys(beside: place, of: slot)
    if let row = spec.row { checkMemberName(row, "closure", reserved: reservedMemberNames) }
    if let data = spec.data, data.text != "_" {
      checkMemberName(data, "collection", reserved: reservedMemberNames)
    }
    let (element, kind) = element(of: spec)
    let identities = identities(of: spec, kind)
    let names = argumentNames(of: slot)
    let generics = genericNames(of: slot, element)
    return SlotRepetition(
      element: element, kind: kind, identities: identities,
      dataLabel: spec.data.flatMap(label), dataName: names.data, idName: names.id,
      rowName: names.row, data: generics.data, id: generics.id, row: generics.row)
  }

  /// Checks that nothing else is said of the slot that goes against a `ForEach` in it.
  private mutating func checkKeys(beside forEach: Place, of slot: SlotSpec) {
    let name = slot.name.text
    let notes = [Note("the slot is repeated here", at: forEach)]
    if let type = slot.type {
      error(
        "repeated-slot", at: type.place,
        "what is repeated for data is a 'ForEach', and '\(name)' takes a '\(type.text)' alone; remove "
          + "'type' or 'forEach'", notes: notes)
    }
    if let builder = slot.builder?.name {
      error(
        "repeated-slot", at: builder.place,
        "nobody knows how many views there are for data, and '\(builder.text)' counts them; remove "
          + "'builder' or 'forEach'", notes: notes)
    }
    if let generic = slot.generic, isShared(generic.text) {
      error(
        "repeated-slot", at: generic.place,
        "what is repeated for data is a 'ForEach' over these data, which another slot that shares "
          + "'\(generic.text)' would have to be, too; name its parameter apart, or remove 'forEach'",
        notes: notes)
    }
  }

  // MARK: - Elements

  private mutating func element(
    of spec: SlotRepetitionSpec
  ) -> (String, SlotRepetition.Element) {
    guard let type = spec.element else { return (unusedElement, .generic) }
    let name = type.text
    if let generic = self.spec.generics.first(where: { $0.name.text == name }) {
      let isIdentifiable = generic.conforms.contains { $0.text.isComposition(with: "Identifiable") }
      return (name, .component(isIdentifiable: isIdentifiable))
    }
    if let slot = self.spec.slots.first(where: { $0.type == nil && genericWish(of: $0) == name }) {
      error(
        "repeated-slot", at: type.place,
        "'\(name)' is the view in the slot '\(slot.name.text)', and no element of data; choose another "
          + "name", notes: [Note("the slot is here", at: slot.name.place)])
    } else if let declared = index.typeIndex.resolved(name), declared.refined != nil {
      error(
        "repeated-slot", at: type.place,
        "'\(name)' is a protocol, and the elements of data are of one type that conforms; declare a "
          + "generic parameter, such as 'generics: {Item: \(name)}', and write 'forEach: Item'",
        notes: [Note("'\(name)' is declared here", at: declared.name.place)])
    } else if type.isFunction {
      error(
        "repeated-slot", at: type.place,
        "a function is no element that can be told from others; write the type of a value")
    } else if isReserved(name) {
      error(
        "reserved-name", at: type.place,
        "an element of data cannot be called '\(name)': the name has a meaning in emitted code; choose "
          + "another")
    } else if isFree(type) {
      checkTypeName(SwiftName(text: name, place: type.place), "generic parameter")
      return (name, .generic)
    }
    checkUse(of: type)
    return (name, .type)
  }

  /// Whether a type is only a name, and nothing is known to have that.
  private func isFree(_ type: SwiftType) -> Bool {
    let name = type.text
    return type.typeNames.map(\.text) == [name] && index.types[name] == nil
      && index.typeIndex.entries[name] == nil && index.handwritten.visibleType(name) == nil
      && !viewNames.contains(name) && !reservedTypeNames.contains(name)
      && !index.typeIndex.conforms(type, to: .sendable)
  }

  /// Whether emitted code needs a name for something that is no type of a value.
  private func isReserved(_ name: String) -> Bool {
    let values: Set<String> = [
      "AnyHashable", "Bool", "CGFloat", "Character", "Double", "Float", "Int", "LocalizedStringKey",
      "String",
    ]
    return reservedTypeNames.subtracting(values).contains(name)
  }

  private mutating func identities(
    of spec: SlotRepetitionSpec, _ kind: SlotRepetition.Element
  ) -> [SlotRepetition.Identity] {
    switch kind {
    case .generic, .component: break
    case .type:
      guard spec.isIdentifiable == nil, let type = spec.element else { break }
      if let declared = index.typeIndex.resolved(type.text) {
        let conforms = declared.conforms.contains {
          $0.text.isComposition(with: "Identifiable")
        }
        return conforms ? [.own, .keyPath] : [.keyPath]
      }
      // None of the usual types has an identity, and neither has a tuple or a collection.
      let isUsual =
        type.wrapped != nil || type.text.hasPrefix("(") || type.text.hasPrefix("[")
        || index.typeIndex.conforms(type, to: .sendable)
      return isUsual ? [.keyPath] : [.own, .keyPath]
    }
    return spec.isIdentifiable?.value == false ? [.keyPath] : [.own, .keyPath]
  }

  // MARK: - Names

  /// The names of the arguments, which nothing else in an initializer has.
  private func argumentNames(of slot: SlotSpec) -> (data: String, id: String, row: String) {
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

  private func genericNames(
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
  private func earlier(than slot: SlotSpec) -> [SlotSpec] {
    guard slot.route == .initializers else { return [] }
    return spec.slots.prefix { $0.name.text != slot.name.text }
      .filter { $0.repetition != nil && $0.route == .initializers }
  }

  /// The name of the generic parameter for elements of any type.
  private var unusedElement: String { unusedGeneric("Element", among: takenGenerics) }

  /// What generic parameters of initializers cannot be called.
  private var takenGenerics: Set<String> {
    let types =
      spec.properties.map(\.type) + spec.slots.flatMap { $0.arguments.map(\.type) }
      + spec.resolvers.flatMap { $0.parameters.map(\.type) }
      + (spec.initializers?.forms ?? []).flatMap { $0.details.parameters.map(\.type) }
    return Set(
      spec.generics.map(\.name.text) + spec.slots.map(genericWish)
        + types.flatMap { $0?.typeNames ?? [] }.map(\.text))
  }

  /// The name of a slot's generic parameter, where no other has it.
  private func genericWish(of slot: SlotSpec) -> String {
    slot.generic?.text ?? typeName(ofMember: slot.name.text)
  }
}
