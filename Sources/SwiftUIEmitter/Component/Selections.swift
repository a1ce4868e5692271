import DesignModel
import English
import FileBuilding
import SwiftFragments
import SwiftRendering

// What is selected in a list, as a property of the component.

extension ComponentText {
  /// The type that keeps what is selected where that may be one or several; nil for what is kept as
  /// it is given.
  private func keptType(of property: Property) -> String? {
    guard let selection = property.selection, selection.extent == .optionalOrSeveral else {
      return nil
    }
    return "\(library.naming.slotSelection)<\(selection.value)>"
  }

  /// The type of a property where it is handed on.
  func passedType(of property: Property) -> String {
    keptType(of: property)
      ?? (property.isBinding
        ? property.parameterType.text
        : parameterType(property.type, isFunction: property.isFunction))
  }

  /// The property where it is handed on: a binding by its projection.
  func passedOn(_ property: Property) -> Expression {
    if property.ownsState { return target(of: property) }
    return property.isBinding && keptType(of: property) == nil
      ? .name("$" + property.name) : .identifier(property.name)
  }

  /// The property that keeps what is selected where that may be one or several; nil for what is kept
  /// as it is given.
  func storageOfSelection(_ property: Property) -> VariableDeclaration? {
    keptType(of: property).map {
      VariableDeclaration("\(hidden)var", escapedIdentifier(property.name), type: $0)
    }
  }

  /// Whether the binding is kept in a type of its own.
  func isKeptApart(_ property: Property) -> Bool { keptType(of: property) != nil }

  /// What is stored for an argument.
  func storedArgument(_ argument: Expression, for property: Property) -> Expression {
    isKeptApart(property)
      ? .call(.name(library.naming.slotSelection), [Argument(argument)]) : argument
  }

  // MARK: - Styles

  /// The properties that a style's configuration has. Of what is selected it has what a component in the
  /// body of a style could not do without.
  var configuredProperties: [Property] {
    component.properties.filter { $0.selection.map { !$0.isGeneric } ?? true }
  }

  /// What generic parameters are where nothing can be selected, in the body of a style.
  var requirementsInsideStyles: [String] {
    component.generics.compactMap { generic in
      let selections = component.properties.compactMap(\.selection).filter {
        $0.value.plainName == generic.name
      }
      guard !selections.isEmpty else { return nil }
      // What has no value is nil, or a set with nothing in it.
      let isValue = selections.contains { $0.extent == .one }
      return "\(generic.name) == \(isValue ? "Never?" : "Never")"
    }
  }

  /// The selections of a component in the body of a style, in which there is nothing to select.
  var selectionsInsideStyles: [Statement] {
    component.properties.compactMap { property in
      guard let selection = property.selection, selection.isGeneric else { return nil }
      let value: Expression = selection.extent == .several ? .array([]) : "nil"
      return .assignment(
        target(of: property),
        storedArgument(Expression.implicit("constant").called(value), for: property))
    }
  }
}
