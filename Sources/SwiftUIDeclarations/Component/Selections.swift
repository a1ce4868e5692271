import DesignModel
import English
import FileBuilding
import SwiftFragments
import SwiftRendering

// The selection of a list, as a property of the component.

extension ComponentText {
  /// The type that stores a selection of one or several items; nil if the argument is stored directly.
  private func keptType(of property: Property) -> String? {
    guard let selection = property.selection, selection.extent == .optionalOrSeveral else {
      return nil
    }
    return "\(library.naming.slotSelection)<\(selection.value)>"
  }

  /// The type with which a property is passed on.
  func passedType(of property: Property) -> String {
    keptType(of: property)
      ?? (property.isBinding
        ? "\(names.swiftUI("Binding"))<\(property.type)>" + (property.ownsState ? "?" : "")
        : parameterType(property.type, isFunction: property.isFunction))
  }

  /// The expression with which a property is passed on: the projected value of a binding.
  func passedOn(_ property: Property) -> Expression {
    if property.ownsState { return target(of: property) }
    return property.isBinding && keptType(of: property) == nil
      ? .name("$" + property.name) : .identifier(property.name)
  }

  /// The property that stores a selection of one or several items; nil if the argument is stored directly.
  func storageOfSelection(_ property: Property) -> VariableDeclaration? {
    keptType(of: property).map {
      VariableDeclaration("\(hidden)var", escapedIdentifier(property.name), type: $0)
    }
  }

  /// Whether the binding is stored in a separate type.
  func isKeptApart(_ property: Property) -> Bool { keptType(of: property) != nil }

  /// The value stored for an argument.
  func storedArgument(_ argument: Expression, for property: Property) -> Expression {
    isKeptApart(property)
      ? .call(.name(library.naming.slotSelection), [Argument(argument)]) : argument
  }

  // MARK: - Styles

  /// The properties in a style's configuration, including the selections that a component in the body of a
  /// style needs.
  var configuredProperties: [Property] {
    component.properties.filter { $0.selection.map { !$0.isGeneric } ?? true }
  }

  /// The requirements on generic parameters in the body of a style, where nothing can be selected.
  var requirementsInsideStyles: [String] {
    component.generics.compactMap { generic in
      let selections = component.properties.compactMap(\.selection).filter {
        $0.value.plainName == generic.name
      }
      guard !selections.isEmpty else { return nil }
      // An empty selection is nil or an empty set.
      let isValue = selections.contains { $0.extent == .one }
      return "\(generic.name) == \(isValue ? "Never?" : "Never")"
    }
  }

  /// The selections of a component in the body of a style, where nothing can be selected.
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
