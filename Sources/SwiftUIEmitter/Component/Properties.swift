import DesignModel
import SwiftFragments
import SwiftRendering

// How a component keeps what every initialiser takes.

extension ComponentText {
  func storage(of property: Property) -> VariableDeclaration {
    if property.ownsState {
      return stored(
        "@BindingOrState private var", property.name, property.type, property.defaultValue)
    }
    return VariableDeclaration(
      property.isBinding ? "@Binding private var" : "private let",
      escapedIdentifier(property.name), type: property.type)
  }

  /// What an initialiser assigns a property's value to.
  func target(of property: Property) -> String {
    if property.ownsState { return "_\(property.name).binding" }
    return property.isBinding ? "_\(property.name)" : escapedIdentifier(property.name)
  }

  /// The documentation of the argument.
  func description(of property: Property) -> String {
    let text = asSentence(property.summary ?? "The \(words(property.name))")
    guard property.ownsState, let value = property.defaultValue else { return text }
    return text.dropLast() + "; without a binding, the \(possessive) own state, at first "
      + "\(quoted(value))."
  }
}
