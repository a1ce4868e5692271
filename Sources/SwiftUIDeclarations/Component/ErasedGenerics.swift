import DesignModel
import FileBuilding
import SwiftFragments
import SwiftRendering
import SwiftTypes

// How styles see values whose types mention generic parameters of the component: as other types, to which
// they are converted.

extension ComponentText {
  private func erased(_ generic: String) -> TypeExpression? {
    component.generics.first { $0.name == generic }?.erasedType
  }

  /// A type in a style's configuration.
  func styledType(_ type: TypeExpression) -> TypeExpression { type.substituting(erased) }

  /// The requirements on generic parameters in the body of a style.
  var erasedRequirements: [String] {
    component.generics.compactMap { generic in
      generic.erasedType.map { "\(generic.name) == \($0)" }
    }
  }

  /// A value converted for a style's configuration.
  func styledValue(_ value: Expression, _ type: TypeExpression) -> Expression {
    guard let (form, erased) = erasure(of: type) else { return value }
    func made(of value: Expression) -> Expression { Expression.type(erased).called(value) }
    return switch form {
    case .value: made(of: value)
    case .optional, .list: value.mapped(made(of: "$0"))
    }
  }

  /// The binding to a value, converted for a style's configuration; nil if it needs no conversion.
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
