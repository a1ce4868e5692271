import DesignModel
import Emission
import FileBuilding
import Prose
import SwiftFragments
import SwiftRendering

// How a component stores the values that every initializer takes.

extension ComponentText {
  func storage(of property: Property) -> VariableDeclaration {
    if property.ownsState {
      return stored(
        "@BindingOrState \(hidden)var", property.name, property.type,
        property.defaultValue.map(Expression.swift))
    }
    if let storage = storageOfSelection(property) { return storage }
    let access = property.access.map { accessPrefix($0) } ?? hidden
    if let wrapper = property.wrapper {
      let setter = access == "private " ? "" : "private(set) "
      return VariableDeclaration(
        documentation: property.access == nil
          ? nil : DocumentationComment(prose.description(of: property)),
        "@\(names.swiftUI(wrapper.rawValue)) \(access)\(setter)var",
        escapedIdentifier(property.name), type: property.type)
    }
    // Only its modifier changes it.
    let keyword =
      property.modifier == nil ? "let" : access == "private " ? "var" : "private(set) var"
    return VariableDeclaration(
      documentation: property.access == nil
        ? nil : DocumentationComment(prose.description(of: property)),
      property.isBinding ? "@\(names.swiftUI("Binding")) \(access)var" : access + keyword,
      escapedIdentifier(property.name), type: property.type)
  }

  /// The value that an initializer stores for the property with an index; nil if it has an initial value.
  func storedValue(ofProperty index: Int, in initializer: Initializer) -> Expression? {
    let property = component.properties[index]
    if let value = initializer.details.values[PropertyID(index)] { return .swift(value) }
    if let parameter = initializer.parameter(for: PropertyID(index)) {
      let isItems = property.builder != nil && parameter.isBuilder
      let given = storedArgument(.identifier(property.name), for: property)
      return isItems ? .call(given, []) : given
    }
    return property.ownsState ? nil : property.omittedArgument.map(Expression.swift) ?? "nil"
  }

  /// The target to which an initializer assigns a property's value.
  func target(of property: Property) -> Expression {
    if property.ownsState { return .name("_" + property.name).dot("binding") }
    if isKeptApart(property) { return .identifier(property.name) }
    return property.isBinding ? .name("_" + property.name) : .identifier(property.name)
  }
}
