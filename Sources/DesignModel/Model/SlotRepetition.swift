import SwiftTypes

/// How a slot is filled from data: with a collection, and a closure for each element.
package struct SlotRepetition: Sendable {
  /// The identity of an element.
  package enum Identity: Hashable, CaseIterable, Sendable {
    /// Its own, because it is `Identifiable`.
    case own

    /// The value at a key path.
    case keyPath
  }

  /// An argument of the slot.
  package enum Argument: Hashable, Sendable {
    case data

    /// The key path to an element's identity.
    case id

    /// The closure that makes an element's view.
    case row
  }

  /// How an initializer refers to an element's type.
  enum Element: Hashable, Sendable {
    /// A generic parameter of its own.
    case generic

    /// A generic parameter of the component, and whether it is already required to be `Identifiable`.
    case component(isIdentifiable: Bool)
    case type
  }

  /// The type of an element.
  package let element: TypeExpression
  let kind: Element

  /// The possible identities of elements, each with its own initializer.
  package let identities: [Identity]

  /// The label of the data; nil for none.
  let dataLabel: String?

  /// The names of the arguments.
  let dataName: String
  let idName: String
  let rowName: String

  /// The generic parameters for the collection, the identity and the view of an element.
  package let data: String
  package let id: String
  package let row: String

  /// The type of an element's identity.
  package func identityType(_ identity: Identity) -> TypeExpression {
    switch identity {
    case .own: element.member("ID")
    case .keyPath: .named(id)
    }
  }
}

extension SlotRepetition {
  /// Whether a caller can pass elements of any type.
  package var isOfAnyType: Bool { kind == .generic }

  /// The parameters of an initializer for the slot.
  func parameters(of slot: SlotID, _ identity: Identity) -> [Parameter] {
    let data = Parameter(
      role: .repeated(slot, .data), label: dataLabel, name: dataName, type: .named(data),
      defaultValue: nil, isClosure: false)
    let id = Parameter(
      role: .repeated(slot, .id), label: "id", name: idName,
      type: .named("KeyPath", element, .named(id)), defaultValue: nil, isClosure: false)
    let row = Parameter(
      role: .repeated(slot, .row), label: rowName, name: rowName,
      type: .function([element], returning: .named(row)), defaultValue: nil, isClosure: true,
      isEscaping: true, argumentCount: 1,
      content: ArgumentContent(builder: nil, count: 0...(.max)))
    switch identity {
    case .own: return [data, row]
    case .keyPath: return [data, id, row]
    }
  }

  /// The generic parameters of an initializer.
  func generics(_ identity: Identity) -> [GenericParameter] {
    let data = GenericParameter(name: data, conformances: [.named("RandomAccessCollection")])
    let element = GenericParameter(
      name: element.text, conformances: identity == .own ? [.named("Identifiable")] : [])
    let id = GenericParameter(name: id, conformances: [.named("Hashable")])
    let row = GenericParameter(name: row, conformances: [.framework(.view)])
    return [data] + (kind == .generic ? [element] : []) + (identity == .keyPath ? [id] : []) + [row]
  }

  /// The requirements of an initializer on them.
  func requirements(_ identity: Identity) -> [TypeRequirement] {
    let elements = TypeRequirement(.named(data).member("Element"), .equals, element)
    switch (kind, identity) {
    case (.component(isIdentifiable: false), .own):
      return [elements, TypeRequirement(element, .conforms, .named("Identifiable"))]
    case (.generic, _), (.type, _), (.component, _): return [elements]
    }
  }
}

extension Initializer {
  /// The identity of the elements for which a slot is repeated; nil if it is filled otherwise.
  package func identity(of slot: SlotID) -> SlotRepetition.Identity? {
    guard form[slot] == .forEach else { return nil }
    return parameters.contains { $0.role == .repeated(slot, .id) } ? .keyPath : .own
  }
}
