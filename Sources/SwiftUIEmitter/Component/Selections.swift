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

  // MARK: - Documentation

  /// What a selection is.
  ///
  /// - Parameter type: Which of its types it has.
  private func description(of selection: ListSelection, type: Int) -> String {
    switch selection.extent {
    case .one: "The value of the selected \(selection.noun)."
    case .optional: "The value of the selected \(selection.noun), or `nil` for none."
    case .optionalOrSeveral where type == 0:
      "The value of the selected \(selection.noun), or `nil` for none."
    case .several, .optionalOrSeveral: "The values of the selected \(plural(selection.noun))."
    }
  }

  /// What a property is that is a selection; nil for another.
  func selectionDescription(of property: Property) -> String? {
    property.selection.map { selection in
      selection.extent == .optionalOrSeveral
        ? "What is selected." : description(of: selection, type: 0)
    }
  }

  /// What an argument is that is one of the types of a selection; nil for another.
  func selectionDescription(of parameter: Parameter, _ property: Property) -> String? {
    guard property.summary == nil, let selection = property.selection,
      let type = property.parameterTypes.firstIndex(of: parameter.type)
    else { return nil }
    return description(of: selection, type: type)
  }

  /// "; at most one chip can be selected", where there are initializers for that and for more.
  func extent(of initializer: Initializer) -> String {
    initializer.parameters.compactMap { parameter -> String? in
      guard case .property(let index) = parameter.role,
        let selection = component.properties[index].selection, selection.types.count > 1,
        let type = component.properties[index].parameterTypes.firstIndex(of: parameter.type)
      else { return nil }
      return type == 0
        ? "; at most one \(selection.noun) can be selected"
        : "; any number of \(plural(selection.noun)) can be selected"
    }.joined()
  }
}
