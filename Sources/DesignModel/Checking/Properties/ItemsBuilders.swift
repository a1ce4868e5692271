import Diagnostics
import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

// Result builders of properties and slots.

/// The builder that converts a closure with items to a property's value; nil if there is none.
///
/// - Parameter owner: The struct that has the property; nil for the component.
func checkItemsBuilder(
  of spec: PropertySpec, inside owner: TypeSpec? = nil, in scope: ComponentScope,
  _ findings: inout Findings
) -> ItemsBuilder? {
  guard let name = spec.builder, let type = spec.type else { return nil }
  checkTypeName(name, "result builder", &findings)
  guard let item = type.arrayElement else {
    let element = type.unwrapped
    findings.error(
      .builderType, at: type.place,
      "a result builder returns a list, which is written '[Item]', and '\(type.text)' is not a "
        + "list; "
        + (element.element != nil && type.wrapped != nil
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
    findings.error(
      .builderArgument, at: place,
      "the argument of '\(spec.name.text)' is a result-builder closure, which is called at once; "
        + "remove '\(key)' or 'builder'")
  }
  checkBuilderItem(of: type, inside: owner, &findings)
  checkTypeUse(of: type, inside: owner, allowsDeprecated: false, in: scope, &findings)
  if let value = spec.defaultValue, owner == nil, spec.deprecated == nil, !scope.spec.slots.isEmpty
  {
    findings.error(
      .closureDefault, at: value.place,
      "a closure with a default conflicts with the slots, because a trailing closure would be "
        + "ambiguous; remove 'default': an empty closure gives an empty list")
  }
  let generics = type.generics(among: owner?.generics ?? scope.spec.generics)
  return ItemsBuilder(
    name: .named(
      scope.declarations.naming.full(name.text), generics.map { .named($0.name.text) }),
    item: item, isView: scope.isView(item))
}

/// Checks that a builder, which is declared outside of the component and the struct, can access the type of
/// its items.
private func checkBuilderItem(
  of type: SwiftType, inside owner: TypeSpec?, _ findings: inout Findings
) {
  for name in type.typeNames {
    if let owner, owner.types.contains(where: { $0.name.text == name.text }) {
      let whole = "\(owner.name.text).\(name.text)"
      findings.error(
        .scopedType, at: name.place,
        "a result builder is declared next to '\(owner.name.text)', and its name there is "
          + "'\(whole)'",
        fixIts: [FixIt("write the whole name", [.init(name.place, whole)])])
    }
  }
}

extension ComponentScope {
  /// Whether a type is known to be a view, or a function that returns one.
  func isView(_ type: SwiftType) -> Bool {
    let type = declarations.typeIndex.unaliased(type).expression
    return isView(type.unwrapped.function?.result ?? type)
  }

  /// Whether a string literal is known to create a value of a type other than `String`, optional or not.
  func takesStringLiterals(_ type: SwiftType) -> Bool {
    let type = declarations.typeIndex.unaliased(type).expression.unwrapped
    guard let name = type.path, type.genericArguments.isEmpty else { return false }
    let protocols: Set<String>
    if let declared = declarations.typeIndex.resolved(name) {
      protocols = Set(declared.conforms.flatMap { $0.expression.composed }.compactMap(\.lastName))
    } else if let declared = declarations.code.types[name] {
      protocols = declared.conformances ?? []
    } else if declarations.types[name] == nil, declarations.handwritten.types[name] == nil {
      let known = canonicalTypeName(name)
      protocols = known == "String" ? [] : knownProtocols(of: known) ?? []
    } else {
      return false
    }
    return !protocols.isDisjoint(with: [
      "ExpressibleByStringInterpolation", "ExpressibleByStringLiteral",
    ])
  }

  fileprivate func isView(_ type: TypeExpression) -> Bool {
    guard let name = type.path else { return false }
    if let declared = declarations.typeIndex.resolved(name) {
      return declared.body != nil
        || declared.conforms.contains { $0.expression.isComposition(with: "View") }
    }
    return viewNames.contains(name) || viewNames.contains { name == "SwiftUI.\($0)" }
  }
}
