import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

// The types emitted for the lists of a component, as far as Swift in specs uses them.

extension ComponentScope {
  /// The type of a list in the component, or in the configuration of its styles.
  func listType(of slot: SlotSpec) -> String {
    spec.styles.isEmpty
      ? "\(declarations.naming.slotItems)<\(itemType(of: slot))>"
      : "\(configurationTypeName).\(typeName(ofMember: slot.name.text))"
  }

  private func itemType(of slot: SlotSpec) -> String {
    guard let list = slot.list?.value, list.hasOwnItems else { return declarations.naming.slotItem }
    return spec.styles.isEmpty
      ? ownItemName(of: slot) : "\(configurationTypeName).\(itemName(of: slot))"
  }

  /// The types of the component's lists and of their items, by their names.
  func makePartTypes() -> [String: DeclaredCode.Members] {
    var types: [String: DeclaredCode.Members] = [:]
    for slot in spec.slots {
      guard let list = slot.list?.value else { continue }
      let item = itemType(of: slot)
      types[item] = DeclaredCode.Members(itemOf: list)
      types[listType(of: slot)] = DeclaredCode.Members(listOf: .named(item))
    }
    return types
  }
}

extension DeclaredCode.Members {
  /// An item of a list, which is a view.
  fileprivate init(itemOf list: SlotListSpec) {
    values = [
      "body": .someView, "id": .hole, "index": .named("Int"), "item": .hole,
    ]
    let names = list.values.flatMap { $0.value?.identifiers ?? [] }
    if names.contains(where: { $0.text == "count" }) { values["count"] = .named("Int") }
    if list.selection != nil {
      values["isSelected"] = .named("Bool")
      values["selectAction"] = TypeExpression.function([], returning: .void).optional
      values["select"] = .function([], returning: .void)
    }
    for (name, type) in list.traits.map({ ($0.name, $0.type) })
      + list.values.map({ ($0.name, $0.type) })
    {
      values[name.text] = type?.expression ?? .hole
    }
    isComplete = false
    isConcrete = true
    conformances = ["Identifiable", "View"]
  }

  /// A list, which is a collection of its items, and a view of all of them.
  fileprivate init(listOf item: TypeExpression) {
    element = item
    values = [
      "body": .someView, "combined": .hole, "count": .named("Int"),
      "first": item.optional, "interspersed": .hole, "isEmpty": .named("Bool"),
      "last": item.optional,
    ]
    let separators: [TypeExpression] = [.someView, .builder]
    methods["interspersed"] = separators.map { type in
      DeclaredFunction(
        signature: APISignature(
          kind: .method, owner: "",
          parameters: [.init(label: "with", type: type, isOptional: false)],
          result: .someView))
    }
    isComplete = false
    isConcrete = true
    conformances = [
      "BidirectionalCollection", "Collection", "RandomAccessCollection", "Sequence", "View",
    ]
  }
}
