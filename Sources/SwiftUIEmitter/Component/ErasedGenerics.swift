import DesignModel
import FileBuilding
import SwiftFragments
import SwiftRendering
import SwiftTypes

// What styles see of values whose types name generic parameters of the component: other types, which are
// made from theirs.

extension ComponentText {
  private func erased(_ generic: String) -> TypeExpression? {
    component.generics.first { $0.name == generic }?.erasedType
  }

  /// A type as a style's configuration has it.
  func styledType(_ type: TypeExpression) -> TypeExpression { type.substituting(erased) }

  /// What the generic parameters are in the body of a style.
  var erasedRequirements: [String] {
    component.generics.compactMap { generic in
      generic.erasedType.map { "\(generic.name) == \($0)" }
    }
  }

  /// A value as a style's configuration has it.
  func styledValue(_ value: Expression, _ type: TypeExpression) -> Expression {
    guard let (form, erased) = erasure(of: type) else { return value }
    func made(of value: Expression) -> Expression { Expression.type(erased).called(value) }
    return switch form {
    case .value: made(of: value)
    case .optional, .list: value.mapped(made(of: "$0"))
    }
  }

  /// The binding to a value as a style's configuration has it; nil if it is that of the component.
  func styledBinding(to property: Property) -> Expression? {
    guard let (form, _) = erasure(of: property.type), let generic = property.type.names.last else {
      return nil
    }
    let value = Expression.identifier(property.name)
    func own(_ erased: Expression) -> Expression { .cast(erased.dot("base"), generic) }
    let given: Expression =
      switch form {
      case .value: own("$0").or(value)
      case .optional: .cast(Expression.name("$0").optionalDot("base"), generic)
      case .list: .closureCall(Expression.name("$0").dot("compactMap"), [], .init(own("$0")))
      }
    return .call(
      .name(names.swiftUI("Binding")),
      [
        Argument("get", .closure(.init(styledValue(value, property.type)))),
        Argument("set", .closure(.init(.infix(value, .assignment, given)))),
      ])
  }

  private func erasure(of type: TypeExpression) -> (form: ErasedForm, erased: TypeExpression)? {
    component.generics.lazy.compactMap { generic in
      ErasedForm(of: type, naming: generic.name).flatMap { form in
        generic.erasedType.map { (form, $0) }
      }
    }.first
  }
}
