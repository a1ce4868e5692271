import Specification
import SwiftFragments
import SwiftTypes

/// A type that is emitted with a component.
package struct OwnedType: Sendable {
  package enum Kind: Sendable {
    case enumeration(Enumeration)
    case structure(Structure)
    case alias(TypeExpression)
    case `protocol`(requirements: [Member])
    case optionSet(rawType: String, options: [Option])

    /// An enum without cases, as a namespace for nested types.
    case namespace
  }

  package struct Enumeration: Sendable {
    package let rawType: String?
    package var cases: [Case]

    /// Whether Swift cannot synthesize `allCases`, because of a deprecated case.
    package let writesAllCasesOut: Bool

    /// Whether a case is its own `id`.
    package let identifiesItself: Bool
  }

  package struct Case: Sendable {
    package let name: String
    package let rawValue: String?
    package let values: [Member]

    /// The factory that creates the case from any views, with static members of the case's name: a value with
    /// the payload as properties and slots; nil for a case without slots.
    package var maker: Constructible?

    /// Whether the payload contains a value of the enum itself.
    package let isIndirect: Bool
    package let summary: String?
    package let deprecation: Deprecation?
  }

  package struct Structure: Sendable {
    package let members: [Member]

    /// Statements of the initializer, which may throw.
    package let checks: SwiftBlock?

    /// The body of a view.
    package let body: SwiftBlock?
  }

  /// A property of a struct, a requirement of a protocol or an associated value.
  package struct Member: Sendable {
    package let name: String
    package let type: TypeExpression

    /// Whether a parameter of the type needs `@escaping`.
    package let isFunction: Bool
    package let isBinding: Bool
    package let defaultValue: String?

    /// The argument's label; nil for none.
    package let label: String?
    package let summary: String?

    /// The access level; nil for that of the type.
    package var access: AccessLevel?

    /// The deprecation; there are initializers without a deprecated member.
    package var deprecation: Deprecation?

    /// The name of the builder that converts a closure with items to the value.
    package var builder: TypeExpression?
  }

  package struct Option: Sendable {
    package let name: String

    /// The raw value; nil if other options are combined.
    package let rawValue: String?
    package let combined: [String]
    package let summary: String?
    package let deprecation: Deprecation?
  }

  package struct Constant: Sendable {
    package let name: String
    package let type: TypeExpression
    package let value: String

    /// Whether it is stored; otherwise it is created at each use.
    package let isStored: Bool
    package let summary: String?
    package let deprecation: Deprecation?
  }

  package enum Scope: Sendable {
    /// At the top level of the module, or inside its enclosing type.
    case plain

    /// In the type of the component.
    case component

    /// At the top level, with an alias in the type of the component, which is generic.
    case aliasInComponent(String)
  }

  package let name: String
  package var kind: Kind
  package let scope: Scope
  package let summary: String?
  package let access: AccessLevel
  package let deprecation: Deprecation?
  package let generics: [GenericParameter]

  /// Its conformances, or the protocols that a protocol refines, in source order.
  package let conformances: [String]
  package let constants: [Constant]

  /// The value of `default`; nil if there is no such property.
  package let defaultMember: String?
  package let nested: [OwnedType]

  /// Further members.
  package let members: SwiftBlock?

  /// Whether its file needs modules other than the standard library.
  package let needsImports: Bool
}

/// The deprecation of a declaration.
package struct Deprecation: Sendable {
  package let message: String?

  /// The name of the replacement.
  package let renamed: String?

  /// The versions of platforms from which on it is deprecated; everywhere if empty.
  package let systems: [(platform: Platform, version: PlatformVersion)]

  package init(
    message: String?, renamed: String?,
    systems: [(platform: Platform, version: PlatformVersion)] = []
  ) {
    self.message = message
    self.renamed = renamed
    self.systems = systems
  }

  /// The deprecation for related declarations, which have no replacement of their own.
  package var withoutReplacement: Self { with(message: message, renamed: nil) }

  /// The deprecation with another message and replacement.
  package func with(message: String?, renamed: String?) -> Self {
    Self(message: message, renamed: renamed, systems: systems)
  }
}

/// A type that the caller decides.
package struct GenericParameter: Hashable, Sendable {
  package let name: String
  package let conformances: [TypeExpression]

  /// The default type if no argument determines it.
  package var defaultType: TypeExpression?

  /// The type that styles see instead.
  package var erasedType: TypeExpression?

  /// Its declaration: `Value: Hashable`.
  package var declaration: String {
    conformances.isEmpty ? name : "\(name): \(TypeExpression.composition(conformances))"
  }
}
