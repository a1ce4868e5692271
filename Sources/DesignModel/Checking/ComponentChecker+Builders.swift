import Diagnostics
import Specification
import SwiftFragments

// Result builders of properties and slots.

extension ComponentChecker {
  /// What makes a property of a closure with items; nil if nothing does.
  ///
  /// - Parameter owner: The struct whose property it is; nil for the component.
  mutating func itemsBuilder(of spec: PropertySpec, in owner: TypeSpec? = nil) -> ItemsBuilder? {
    guard let name = spec.builder, let type = spec.type else { return nil }
    checkTypeName(name, "result builder")
    guard let item = type.arrayElement else {
      let element = type.wrapped ?? type.text
      error(
        "builder-type", at: type.place,
        "a result builder makes a list, which is written '[Item]', and '\(type.text)' is none; "
          + (type.wrapped?.first == "["
            ? "write '\(element)', which an empty closure leaves empty"
            : "write '[\(element)]', or remove 'builder'"),
        notes: [Note("the builder is here", at: name.place)])
      return nil
    }
    for (key, place) in [
      ("binding", spec.isBinding.flatMap { $0.value ? $0.place : nil }),
      ("escaping", spec.isEscaping.flatMap { $0.value ? $0.place : nil }),
    ] {
      guard let place else { continue }
      error(
        "builder-argument", at: place,
        "the argument of '\(spec.name.text)' is a closure that is called at once, for its builder; "
          + "remove '\(key)' or 'builder'")
    }
    checkItem(of: type, in: owner)
    checkUse(of: type, in: owner, allowsDeprecated: false)
    if let value = spec.defaultValue, owner == nil, spec.deprecated == nil, !self.spec.slots.isEmpty
    {
      error(
        "closure-default", at: value.place,
        "a closure with a default competes with the slots for a trailing closure, and Swift could "
          + "not tell them apart; remove 'default': an empty closure makes an empty list")
    }
    let generics = type.generics(among: owner?.generics ?? self.spec.generics)
    let arguments = generics.map(\.name.text).joined(separator: ", ")
    return ItemsBuilder(
      name: index.naming.full(name.text) + (arguments.isEmpty ? "" : "<\(arguments)>"), item: item,
      isView: isView(named: item))
  }

  /// Whether a type is known to be a view, or a function that makes one.
  func isView(_ type: SwiftType) -> Bool {
    let name = index.typeIndex.unaliased(type).text
    return isView(named: FunctionShape(name)?.result ?? name)
  }

  private func isView(named name: String) -> Bool {
    if let declared = index.typeIndex.resolved(name) {
      return declared.body != nil
        || declared.conforms.contains { $0.text.isComposition(with: "View") }
    }
    return viewNames.contains(name) || viewNames.contains { name == "SwiftUI.\($0)" }
  }

  /// Checks that a builder, which stands beside component and struct, knows the type of its items.
  private mutating func checkItem(of type: SwiftType, in owner: TypeSpec?) {
    for name in type.typeNames {
      if let owner, owner.types.contains(where: { $0.name.text == name.text }) {
        let whole = "\(owner.name.text).\(name.text)"
        error(
          "scoped-type", at: name.place,
          "a result builder is declared beside '\(owner.name.text)', where the name is '\(whole)'",
          fixIts: [FixIt("write the whole name", [.init(name.place, whole)])])
      }
    }
  }
}
