import DesignModel
import FileBuilding
import SwiftFragments
import SwiftRendering
import SwiftTypes

// How a component stores the content of a slot.

extension Component {
  /// The slots with a generic parameter.
  var genericSlots: [Slot] { slots.filter { !$0.isConcrete && !$0.isErased } }

  /// The slots whose views are type-erased.
  var erasedSlots: [Slot] { slots.filter(\.isErased) }
}

extension Slot {
  var isOptional: Bool { presence == .optional }

  var storedType: String {
    isFunction
      ? closureType(of: generic.text) : (isOptional ? generic.optional : generic).text
  }

  /// The type of a closure that makes views of a type, which are optional if the slot is.
  func closureType(of view: String) -> String {
    let type = "\(parameterList()) -> \(view)"
    return isOptional ? "(\(type))?" : type
  }

  /// The parameters of its closure with their names, which Xcode uses for code completion.
  ///
  /// - Parameter pinned: Replaces pinned generic parameters in a type.
  func parameterList(_ pinned: (TypeExpression) -> TypeExpression = { $0 }) -> String {
    let parameters = arguments.map { "_ \(escapedIdentifier($0.name)): \(pinned($0.type))" }
    return "(\(parameters.joined(separator: ", ")))"
  }

  /// The parameter names of a closure for it; empty if it takes no arguments.
  ///
  /// - Parameter named: The names of the arguments that the closure uses.
  func closureParameters(naming named: Set<String> = []) -> [String] {
    arguments.map { named.contains($0.name) ? escapedIdentifier($0.name) : "_" }
  }

  /// The view for the arguments of the surrounding closure: `thumb($0)`.
  var viewOfArguments: Expression {
    .call(.identifier(name), Expression.closureArguments(arguments.indices))
  }

  /// Its view where it is placed.
  var view: Expression {
    let name = Expression.identifier(name)
    return isCalled ? .call(isOptional ? .optional(name) : name, []) : name
  }

  /// The value stored for a view.
  ///
  /// - Parameters:
  ///   - view: The view, an optional one if `isOptional`.
  ///   - named: The names of the arguments that its closure uses.
  ///   - make: Makes the view from a value.
  func kept(
    _ view: Expression, isOptional: Bool, naming named: Set<String> = [],
    by make: ((Expression) -> Expression)? = nil
  ) -> Expression {
    if isErased { return erasedView(view, isOptional: isOptional, naming: named, by: make) }
    let parameters = closureParameters(naming: named)
    switch (isCalled, isOptional) {
    case (false, false): return make?(view) ?? view
    case (false, true): return make.map { view.mapped($0("$0")) } ?? view
    case (true, false): return .closure(.init(parameters, make?(view) ?? view))
    case (true, true):
      let name = escapedIdentifier(name)
      return view.mapped(
        [name], .closure(.init(parameters, make?(.name(name)) ?? .name(name))))
    }
  }
}
