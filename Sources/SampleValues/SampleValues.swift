import DesignModel
import English
import FileBuilding
import SwiftFragments
import SwiftRendering
import SwiftTypes

/// Examples of the values of a component, independent of the framework.
package struct SampleValues: Sendable {
  let generics: [GenericParameter]
  let properties: [Property]

  /// The cases of known enums, by type name.
  let samples: [String: [String]]

  /// The targets of aliases, by name.
  let aliases: [String: TypeExpression]

  /// The names of the module's types, which can hide those of other modules.
  let ownTypes: Set<String>

  /// An example of a framework type; nil for other types. It receives a title, as a literal.
  let special: @Sendable (TypeExpression, Expression) -> Expression?

  /// - Parameter special: Returns an example of a framework type for a title; nil for other types.
  package init(
    _ component: Component, in library: Library,
    special: @escaping @Sendable (TypeExpression, Expression) -> Expression?
  ) {
    generics = component.generics
    properties = component.properties
    samples = library.samples
    aliases = library.aliases
    ownTypes = library.typeNames
    self.special = special
  }

  /// The initial value of a property in an example; nil if there is no example of its type.
  package func value(of property: Property) -> Expression? {
    if let selection = property.selection { return value(of: selection) }
    return value(
      property.type.unwrapped, named: property.name, in: Example(), other: nil)
  }

  /// An example of a value; nil if there is none of its type.
  ///
  /// - Parameter other: A value that the example should differ from.
  package func value(
    _ type: TypeExpression, named name: String, in example: Example, other: String?
  ) -> Expression? {
    let type = aliases[type.text] ?? type
    let text = example.title(words(name))
    if let special = special(type, text) { return special }
    switch type.path {
    case "Bool":
      return other.map { $0 == "true" ? "false" : "true" } ?? (example.isFull ? "true" : "false")
    case "Int":
      let number = sampleNumber(for: words(name))?.whole ?? "1"
      if let other, number == other || number == "1", let value = Int(other) {
        return .name(String(value + 1))
      }
      return .name(number)
    case "Double", "CGFloat", "Float":
      let number = sampleNumber(for: words(name))?.fraction ?? "0.5"
      return other == number ? "1" : .swift(number)
    case "String", "LocalizedStringKey": return text
    case "Decimal": return .swift(sampleNumber(for: words(name))?.fraction ?? "1")
    default: break
    }
    if !ownTypes.contains(type.fullName ?? ""), let value = fixedValue(of: type) { return value }
    if let generic = generics.first(where: { $0.name == type.plainName }) {
      return generic.sample(text)
    }
    if let generic = generics.first(where: { $0.name == type.element?.plainName }) {
      let item = generic.sample(text)
      return (example.hasManyItems ? many(item) : nil) ?? item.map { .array([$0]) }
    }
    if let cases = samples[type.text] {
      let others = cases.filter { "." + $0 != other }
      return (others.first ?? cases.first).map { .implicit($0) }
    }
    if let function = type.unwrapped.function, function.returnsNothing {
      let parameters = Array(repeating: "_", count: function.parameters.count)
      return .closure(.init(parameters, nil))
    }
    if let element = type.element {
      switch element.plainName {
      case "String" where example.hasManyItems: return many(.string(""))
      case "Int" where example.hasManyItems: return many("1")
      case "String": return .array(example.titles(words(name), like: words(name)))
      case "Int": return .array(["1", "2", "3"])
      default: return .array([])
      }
    }
    return type.desugared.form == .dictionary ? .swift("[:]") : nil
  }

  /// The arguments of a modifier in an example; nil if a value's type has no example.
  package func arguments(of modifier: Modifier, in example: Example) -> [Argument]? {
    switch modifier.argument {
    case .none: []
    case .value(_, let label, _):
      value(
        modifier.type.unwrapped, named: modifier.name, in: example, other: modifier.defaultValue
      ).map { [Argument(label, $0)] }
    case .several(let parameters, _): arguments(for: parameters, in: example)
    }
  }

  /// The arguments for the parameters without a default; nil if a value's type has no example.
  package func arguments(for parameters: [DeclaredParameter], in example: Example) -> [Argument]? {
    var arguments: [Argument] = []
    for parameter in parameters where parameter.defaultValue == nil {
      guard let value = value(parameter.type, named: parameter.name, in: example, other: nil)
      else { return nil }
      arguments.append(Argument(parameter.label, value))
    }
    return arguments
  }

  /// Twenty different values like one; nil if there are none.
  private func many(_ item: Expression?) -> Expression? {
    let range = Expression.swift("1...20")
    if item == "1" { return Expression.name("Array").called(range) }
    guard case .string = item else { return nil }
    return Expression.parenthesized(range).mapped(.numberedItem)
  }

  /// The first generic parameter of the component that no property of an example determines.
  package var uninferredGeneric: String? {
    generics.first { generic in
      !properties.contains {
        $0.defaultValue == nil
          && [$0.type, $0.type.element].contains { $0?.plainName == generic.name }
          || $0.selection?.value.plainName == generic.name
      }
    }?.name
  }
}

extension GenericParameter {
  /// An example of a value of the type: a text or a number if one of them conforms; otherwise nil.
  package func sample(_ text: Expression) -> Expression? {
    let protocols = conformances.flatMap(\.composed).map(\.text)
    if protocols.allSatisfy(protocolsOfStrings.contains) { return text }
    if protocols.allSatisfy(protocolsOfIntegers.contains) { return "1" }
    return protocols.allSatisfy(protocolsOfFractions.contains) ? .swift("0.5") : nil
  }
}

private let protocolsOfStrings: Set<String> = [
  "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
  "Hashable", "LosslessStringConvertible", "Sendable", "StringProtocol",
]

private let protocolsOfFractions: Set<String> = [
  "AdditiveArithmetic", "BinaryFloatingPoint", "Codable", "Comparable", "CustomStringConvertible",
  "Decodable", "Encodable", "Equatable", "FloatingPoint", "Hashable", "LosslessStringConvertible",
  "Numeric", "Sendable", "SignedNumeric", "Strideable",
]

private let protocolsOfIntegers: Set<String> = [
  "AdditiveArithmetic", "BinaryInteger", "Codable", "Comparable", "CustomStringConvertible",
  "Decodable", "Encodable", "Equatable", "FixedWidthInteger", "Hashable",
  "LosslessStringConvertible", "Numeric", "Sendable", "SignedInteger", "SignedNumeric",
  "Strideable",
]
