import SwiftAPI
import SwiftTypes

/// A parameter of an emitted method, as visible in calls.
package struct MethodParameter: Sendable {
  /// `_` for none.
  let label: String

  /// Whether a call may omit the argument.
  let isOptional: Bool
  let type: TypeExpression
  let isClosure: Bool
}

/// How calls of an emitted method relate to SwiftUI's methods of views.
package enum MethodConflict: Sendable {
  /// Swift can distinguish all calls.
  case none

  /// A call may be ambiguous, depending on unknown types.
  case possible

  /// A call is ambiguous: Swift rejects it, or chooses the emitted method for a call of SwiftUI's.
  case certain
}

/// Compares an emitted method with SwiftUI's methods of every view.
///
/// Swift distinguishes methods by the labels of a call. If the labels match two methods, it rejects a call
/// for which the types are the same, and chooses the only one that accepts the argument otherwise. A value
/// with a leading dot may have either type: Swift then chooses the method whose parameter is not generic, so
/// that calls of SwiftUI's method would change their meaning.
///
/// - Parameter own: The API of the module.
package func conflict(
  ofMethod name: String, _ parameters: [MethodParameter], _ own: OwnAPI
) -> MethodConflict {
  guard isSwiftUIViewMethod(name) else { return .none }
  let declared = swiftUIViewMethods(named: name)
  // Closures can follow the parentheses, where the first has no label.
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

/// Compares the first argument of a call whose labels match both methods.
private func conflict(
  of parameter: MethodParameter, of method: String, count: Int, _ own: OwnAPI
) -> MethodConflict {
  let type = parameter.type.wrapped ?? parameter.type
  let text = type.text
  if let members = own.staticMembers[text] {
    return members.contains(where: isSwiftUIStaticMember) ? .possible : .none
  }
  let known = Set(swiftUIParameterTypes(of: method, label: "_"))
  guard parameter.label == "_", !own.types.contains(text), !known.isEmpty else { return .possible }
  if known.contains(text) { return count == 1 ? .certain : .possible }
  for group in literals where group.contains(text) {
    return known.isDisjoint(with: group) ? .none : count == 1 ? .certain : .possible
  }
  return .possible
}

/// Types that can be initialized from the same kind of literal.
private let literals: [Set<String>] = [
  ["CGFloat", "Double", "Float", "Int", "UInt"],
  ["LocalizedStringKey", "LocalizedStringResource", "String", "Substring", "Text"],
  ["Bool"],
]

extension Setting {
  /// The parameters of its method.
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
  /// The parameters if it is a method.
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
