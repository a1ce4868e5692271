import DesignModel
import FileBuilding
import SwiftFragments
import SwiftRendering
import SwiftTypes

// How a component keeps what a slot is filled with.

extension Component {
  /// The slots with a generic parameter.
  var genericSlots: [Slot] { slots.filter { !$0.isConcrete && !$0.isErased } }

  /// The slots that any view is kept for in one type.
  var erasedSlots: [Slot] { slots.filter(\.isErased) }
}

extension Slot {
  var isOptional: Bool { presence == .optional }

  var storedType: String {
    // What is erased keeps the closure itself, unless that takes arguments.
    let isClosure = isErased ? !arguments.isEmpty : isLazy
    return isClosure
      ? closureType(of: generic.text) : (isOptional ? generic.optional : generic).text
  }

  /// The type of a closure that makes views of a type, an optional one of an optional slot.
  func closureType(of view: String) -> String {
    let type = "\(parameterList()) -> \(view)"
    return isOptional ? "(\(type))?" : type
  }

  /// The parameters of its closure with their names, which Xcode writes into what it completes.
  ///
  /// - Parameter pinned: A type, with what generic parameters are where they are not declared.
  func parameterList(_ pinned: (TypeExpression) -> TypeExpression = { $0 }) -> String {
    let parameters = arguments.map { "_ \(escapedIdentifier($0.name)): \(pinned($0.type))" }
    return "(\(parameters.joined(separator: ", ")))"
  }

  /// The names behind the brace of a closure for it; none if it takes no arguments.
  ///
  /// - Parameter named: The names of the arguments that the closure needs.
  func closureParameters(naming named: Set<String> = []) -> [String] {
    arguments.map { named.contains($0.name) ? escapedIdentifier($0.name) : "_" }
  }

  /// The view for the arguments of the closure around the call: `thumb($0)`.
  var viewOfArguments: Expression {
    .call(.identifier(name), Expression.closureArguments(arguments.indices))
  }

  /// Its view, where it is placed.
  var view: Expression {
    let name = Expression.identifier(name)
    return isLazy ? .call(isOptional ? .optional(name) : name, []) : name
  }

  /// What is stored for a view.
  ///
  /// - Parameters:
  ///   - view: The view, an optional one if `isOptional`.
  ///   - named: The names of the arguments that what makes it needs.
  ///   - make: What makes the view of a value.
  func kept(
    _ view: Expression, isOptional: Bool, naming named: Set<String> = [],
    by make: ((Expression) -> Expression)? = nil
  ) -> Expression {
    if isErased { return erasedView(view, isOptional: isOptional, naming: named, by: make) }
    let parameters = closureParameters(naming: named)
    switch (isLazy, isOptional) {
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
