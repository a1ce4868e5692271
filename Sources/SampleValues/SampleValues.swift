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

  /// What the spec has, by the nouns of members.
  let examples: [String: [String]]

  /// The names of lists of which views are selected.
  let selectable: [String]

  /// The cases of known enums, by type name.
  let samples: [String: [String]]

  /// How values of the library's structs are created, by type name.
  var creations: [String: ValueCreation]

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
    examples = component.examples
    selectable = component.slots.filter { $0.list?.selection != nil }.map { phrase($0.name) }
    samples = library.samples
    creations = library.creations
    aliases = library.aliases
    ownTypes = library.typeNames
    self.special = special
  }

  /// The initial value of a property in an example; nil if there is no example of its type.
  package func value(of property: Property) -> Expression? {
    if let selection = property.selection { return value(of: selection) }
    return selectedItem(of: property)
      ?? value(property.type.unwrapped, named: property.name, in: Example(examples), other: nil)
  }

  /// The value of the first of several items; nil if it is not this property that selects one.
  package func selectedItem(of property: Property) -> Expression? {
    guard let generic = generics.first(where: { $0.name == property.type.plainName }),
      let items = properties.first(where: { $0.builder?.item.mentions(generic.name) ?? false })
    else { return nil }
    return Example(examples).items(words(items.name)).first?.item.flatMap { generic.sample($0.tag) }
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
    if let own = own(type, named: name, in: example) { return own }
    switch type.path {
    case "Bool":
      let isTrue = other.map { $0 != "true" } ?? (example.isFull || isTrueInExamples(name))
      return isTrue ? "true" : "false"
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
      return generic.sample(example.item?.tag ?? text)
    }
    if case .structure(let own, let members) = creations[type.fullName ?? ""] {
      return created(own, type.genericArguments, members, in: example)
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

  /// The example that the spec has for a name, if it is a value of the type and no text.
  private func own(_ type: TypeExpression, named name: String, in example: Example) -> Expression? {
    guard let text = example.texts[words(name)]?.first,
      let form = ExampleForm(type, samples: samples), form.accepts(text)
    else { return nil }
    return switch form {
    case .text: nil
    case .boolean, .integer, .number: .swift(text)
    case .member: .implicit(escapedMember(text))
    }
  }

  /// A value of a struct; nil if there is no example of a required argument.
  private func created(
    _ type: OwnedType, _ arguments: [TypeExpression], _ members: [OwnedType.Member],
    in example: Example
  ) -> Expression? {
    guard type.generics.count == arguments.count else { return nil }
    // A value that contains a value of its type without end is never created.
    var inner = self
    inner.creations[type.name] = nil
    let replaced = Dictionary(
      zip(type.generics.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
    var given: [Argument] = []
    for member in members where member.defaultValue == nil && member.deprecation == nil {
      let memberType = member.type.substituting { replaced[$0] }
      guard let value = inner.value(memberType, named: member.name, in: example, other: nil)
      else { return nil }
      let argument: Expression =
        member.isBinding
        ? .implicit("constant").called(value)
        : member.builder == nil ? value : .closure(.init(value))
      given.append(Argument(member.label, argument))
    }
    return Expression.name(type.name).called(given)
  }

  /// The items of a builder in an example; empty if there is no example of their type.
  package func items(of property: Property, in example: Example) -> [Expression] {
    guard let builder = property.builder else { return [] }
    var items: [Expression] = []
    for one in example.items(words(property.name)) {
      guard let value = value(builder.item, named: property.name, in: one, other: nil)
      else { return [] }
      // A static member would lack its type.
      let item =
        if case .member(nil, let member) = value {
          Expression.type(builder.item).dot(member)
        } else {
          value
        }
      if !items.contains(item) { items.append(item) }
    }
    if !example.hasManyItems { return items }
    return items.map { item in
      let isNumbered = item.text.contains(#"\(number)"#)
      return .closureCall(.swift("for \(isNumbered ? "number" : "_") in 1..<21"), [], .init(item))
    }
  }

  /// The arguments of a modifier in an example; nil if a value's type has no example, or if the spec has a
  /// picture without it.
  package func arguments(of modifier: Modifier, in example: Example) -> [Argument]? {
    switch modifier.argument {
    case .none: example.texts[words(modifier.name)] == ["false"] ? nil : []
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

extension Expression {
  /// Whether it is a loop over items.
  package var isLoop: Bool { if case .closureCall = self { true } else { false } }

  /// The item, or the loop over items, as a statement.
  package var statement: Statement {
    guard case .closureCall(let callee, let arguments, let closure) = self, let item = closure.body
    else { return .expression(self) }
    return .compact(
      .closureCall(
        callee, arguments,
        [TrailingClosure(parameters: closure.parameters, [.expression(item)])]))
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

  /// The type of the example of a value; nil if there is none.
  package var sampleType: TypeExpression? {
    switch sample(.string("")) {
    case nil: nil
    case "1": .named("Int")
    case .string: .named("String")
    default: .named("Double")
    }
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
