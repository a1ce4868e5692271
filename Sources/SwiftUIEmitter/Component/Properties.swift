import DesignModel
import SwiftFragments
import SwiftRendering

// How a component keeps what every initializer takes.

extension ComponentText {
  func storage(of property: Property) -> VariableDeclaration {
    if property.ownsState {
      return stored(
        "@BindingOrState \(hidden)var", property.name, property.type, property.defaultValue)
    }
    if let storage = storageOfSelection(property) { return storage }
    let access = property.access.map { prefix($0) } ?? hidden
    return VariableDeclaration(
      documentation: property.access == nil
        ? nil : DocumentationComment(description(of: property)),
      property.isBinding ? "@Binding \(access)var" : "\(access)let",
      escapedIdentifier(property.name), type: property.type)
  }

  /// What an initializer stores for the property with an index; nil if that is said already.
  func value(of index: Int, in initializer: Initializer) -> String? {
    let property = component.properties[index]
    if let value = initializer.details.values[PropertyID(index)] { return value }
    if let parameter = initializer.parameter(for: PropertyID(index)) {
      let isItems = property.builder != nil && parameter.isBuilder
      return given(escapedIdentifier(property.name), for: property) + (isItems ? "()" : "")
    }
    return property.ownsState ? nil : property.firstValue ?? "nil"
  }

  /// What an initializer assigns a property's value to.
  func target(of property: Property) -> String {
    if property.ownsState { return "_\(property.name).binding" }
    if isKeptApart(property) { return escapedIdentifier(property.name) }
    return property.isBinding ? "_\(property.name)" : escapedIdentifier(property.name)
  }

  /// The documentation of the argument.
  func argumentDescription(of property: Property) -> String {
    let text = description(of: property)
    guard property.ownsState, let value = property.defaultValue else { return text }
    return text.dropLast() + "; without a binding, the \(possessive) own state, at first "
      + "\(quoted(value))."
  }
}
