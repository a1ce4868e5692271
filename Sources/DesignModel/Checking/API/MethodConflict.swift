import SwiftTypes

/// A parameter of an emitted method, as far as calls of it show it.
package struct MethodParameter: Sendable {
  /// `_` for none.
  let label: String

  /// Whether a call may leave the argument out.
  let isOptional: Bool
  let type: TypeExpression
  let isClosure: Bool
}

/// What calls of an emitted method have to do with SwiftUI's methods of views.
package enum MethodConflict: Sendable {
  /// Swift tells all calls of them apart.
  case none

  /// A call could mean either, as far as is known of the types.
  case possible

  /// A call could mean either: Swift refuses it, or takes the emitted method for it.
  case certain
}

/// Compares an emitted method with those that SwiftUI gives every view.
///
/// Swift tells methods apart by the labels of a call. Of two that a call could be by its labels, it refuses both
/// where the types are the same, and where only one can take the argument it takes that. A value that is written
/// with a dot alone could be of the type of either: Swift takes the method whose parameter is not generic, so
/// that calls of SwiftUI's would change their meaning.
///
/// - Parameter own: The names of the module.
package func conflict(
  ofMethod name: String, _ parameters: [MethodParameter], _ own: OwnAPI
) -> MethodConflict {
  guard swiftUIViewMethodNames.contains(name) else { return .none }
  let declared = swiftUIViewMethods(named: name)
  // Closures can stand behind the parentheses, where the first has no label.
  if declared.isEmpty || parameters.contains(where: \.isClosure) { return .possible }
  let labels = parameters.map {
    APIDeclaration.Label(text: $0.label, isOptional: $0.isOptional)
  }
  var worst = MethodConflict.none
  for declaration in declared {
    guard let common = declaration.commonCall(with: labels) else { continue }
    switch common.first.map({ conflict(of: parameters[$0], of: name, count: common.count, own) }) {
    case nil, .certain: return .certain
    case .possible: worst = .possible
    case MethodConflict.none?: break
    }
  }
  return worst
}

/// Compares the first argument of a call that could be one of either by its labels.
private func conflict(
  of parameter: MethodParameter, of method: String, count: Int, _ own: OwnAPI
) -> MethodConflict {
  let type = parameter.type.wrapped ?? parameter.type
  let text = type.text
  if let members = own.staticMembers[text] {
    return members.contains(where: swiftUIMemberNames.contains) ? .possible : .none
  }
  guard parameter.label == "_", !own.types.contains(text),
    let known = swiftUIMethodArgumentTypes(of: method)
  else { return .possible }
  if known.contains(text) { return count == 1 ? .certain : .possible }
  for group in literals where group.contains(text) {
    return known.isDisjoint(with: group) ? .none : count == 1 ? .certain : .possible
  }
  return .possible
}

/// Types that literals of one kind can be values of.
private let literals: [Set<String>] = [
  ["CGFloat", "Double", "Float", "Int", "UInt"],
  ["LocalizedStringKey", "LocalizedStringResource", "String", "Substring", "Text"],
  ["Bool"],
]

extension Setting {
  /// What its method takes.
  package var methodParameters: [MethodParameter] {
    switch argument {
    case .none: []
    case .value(let type, let label, let value):
      [
        MethodParameter(
          label: label ?? "_", isOptional: value != nil, type: type, isClosure: isFunction)
      ]
    case .several(let parameters, _):
      parameters.map {
        MethodParameter(
          label: $0.label ?? "_", isOptional: $0.defaultValue != nil, type: $0.type,
          isClosure: $0.isFunction)
      }
    }
  }
}

extension Initializer {
  /// What it takes where it is a method.
  package var methodParameters: [MethodParameter] {
    parameters.filter(\.isVisibleToCallers).map {
      MethodParameter(
        label: $0.label ?? "_", isOptional: $0.defaultValue != nil, type: $0.type,
        isClosure: $0.isClosure)
    }
  }
}

extension Parameter {
  fileprivate var isVisibleToCallers: Bool {
    if case .placeholder = role { false } else { true }
  }
}
