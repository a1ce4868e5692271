import Diagnostics
import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// Checks that a value can have a type.
func checkIsTypeOfValue(_ type: SwiftType, _ findings: inout Findings) {
  let expression = type.expression.unwrapped.desugared
  switch expression.plainName {
  case FrameworkType.view.swiftUIName:
    findings.error(
      .unknownType, at: type.place,
      "'View' is a protocol, and a value needs a concrete type; declare a slot for the caller's "
        + "view")
    return
  case "Self":
    findings.error(
      .unknownType, at: type.place, "'Self' cannot be used here; write the name of the type")
    return
  default: break
  }
  checkTupleLabels(in: type, &findings)
}

/// Checks that no name in a type or a conformance is misspelled.
///
/// An undeclared name may come from an imported module. It is only an error if it is similar to a type that
/// specs or Swift declare.
func checkTypesAreKnown(in type: SwiftType, in scope: ComponentScope, _ findings: inout Findings) {
  for name in type.typeNames {
    guard let near = scope.nearTypeName(to: name.text) else { continue }
    findings.error(
      .unknownType, at: name.place, "there is no type '\(name.text)'; did you mean '\(near)'?",
      fixIts: name.guess(near))
  }
}

/// Checks that a binding is declared with the key for bindings: the component then has '@Binding', styles see
/// the value, and '$' accesses its binding.
func checkIsNoBinding(_ type: SwiftType, _ findings: inout Findings) {
  let expression = type.expression.desugared
  guard case .name(FrameworkType.binding.swiftUIName) = expression.form,
    let value = expression.genericArguments.first
  else { return }
  findings.error(
    .unknownType, at: type.place,
    "a property that is a binding has the type of its value: '{type: \(value.text), binding: true}'"
  )
}

private func checkTupleLabels(in type: SwiftType, _ findings: inout Findings) {
  guard case .tuple(let labels) = type.expression.unwrapped.desugared.form else { return }
  var seen: Set<String> = []
  for label in labels.compactMap(\.self) where !seen.insert(label).inserted {
    findings.error(
      .unknownType, at: type.place, "the tuple has the label '\(label)' twice; rename one of them")
    return
  }
}

extension ComponentScope {
  /// The type probably meant by an unknown name.
  func nearTypeName(to name: String) -> String? {
    guard lookup(type: name).isAbsent, !inheritedTypeNames.contains(name) else { return nil }
    if let full = declarations.fullName(of: name) { return full }
    if name.first?.isLowercase == true {
      let capitalized = name.prefix(1).uppercased() + name.dropFirst()
      return standardNames.contains(capitalized)
        ? capitalized : name.count > 3 ? nearest(name, among: standardNames, limit: 1) : nil
    }
    let own =
      (spec.declarations?.declaredNames ?? []).filter { $0.first?.isUppercase == true }
      + spec.generics.map(\.name.text)
    func near(_ names: some Sequence<String>, limit: Int? = nil) -> String? {
      guard let near = nearest(name, among: names, limit: limit) else { return nil }
      let isLong =
        name.count > 3 || name.count == 3 && near.count < 5 && standardNames.contains(near)
      return abs(near.count - name.count) < 2 && isLong ? near : nil
    }
    return near(declarations.sortedTypeNames) ?? near(standardNames) ?? near(own.sorted(), limit: 1)
      ?? near(swiftUITypeNames, limit: 1) ?? near(sortedLanguageTypes, limit: 1)
  }
}

/// The associated types that SwiftUI protocols provide for conforming types.
private let inheritedTypeNames: Set<String> = [
  "AllCases", "AnimatableData", "Body", "Cache", "Configuration", "Content", "Element", "Entries",
  "FormatInput", "FormatOutput", "ID", "Index", "InsetShape", "Iterator", "Mode", "RawValue",
  "SubSequence", "Subviews", "Value",
]

/// The most common types of values.
private let standardNames: [String] = [
  "Binding", "Bool", "CGFloat", "Character", "Codable", "Color", "Comparable", "Configuration",
  "Date",
  "Double",
  "Equatable",
  "Float", "Hashable", "Identifiable", "Int", "LocalizedStringKey", "Self", "Sendable", "String",
  "Text",
  "URL",
  "UUID", "View", "Void",
]
