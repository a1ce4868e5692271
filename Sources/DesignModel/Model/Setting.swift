import Specification
import SwiftTypes

/// A value that a method sets.
package struct Setting: Sendable {
  package let name: String

  /// The method's name; nil if there is no method.
  package let function: String?
  package let type: TypeExpression

  /// Whether the type, or its wrapped type, is a function.
  package let isFunction: Bool

  /// The initial value; nil for an optional that is nil.
  package let defaultValue: String?
  package let argument: Argument
  package let summary: String?
  package let deprecation: Deprecation?

  /// The access level for setting it.
  package let access: AccessLevel

  package init(
    name: String, function: String?, type: TypeExpression, isFunction: Bool, defaultValue: String?,
    argument: Argument, summary: String?, deprecation: Deprecation?, access: AccessLevel
  ) {
    self.name = name
    self.function = function
    self.type = type
    self.isFunction = isFunction
    self.defaultValue = defaultValue
    self.argument = argument
    self.summary = summary
    self.deprecation = deprecation
    self.access = access
  }

  /// The parameters of the method.
  package enum Argument: Sendable {
    /// The value; its type is not optional unless the spec requires that.
    case value(type: TypeExpression, label: String?, default: String?)

    /// No parameter: it sets this value.
    case none(value: String)

    /// Arguments stored together in an emitted struct of this name.
    case several([DeclaredParameter], structure: String)
  }
}

extension Setting {
  /// The wrapped type of an optional; nil if the type is not optional.
  package var wrapped: TypeExpression? { type.wrapped }
}

/// A value that a method of the component sets on a copy.
package typealias Modifier = Setting

/// A value in the environment, which a method of `View` sets for a subtree.
package typealias EnvironmentEntry = Setting

/// A parameter declared in a spec.
package struct DeclaredParameter: Sendable {
  package let name: String
  package let type: TypeExpression
  package let isFunction: Bool
  package let defaultValue: String?

  /// The argument's label; nil for none.
  package let label: String?
  package let summary: String?
}
