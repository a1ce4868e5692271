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

    /// An enum without cases, for what is in it.
    case namespace
  }

  package struct Enumeration: Sendable {
    package let rawType: String?
    package var cases: [Case]

    /// Whether Swift makes no `allCases`, because of a deprecated case.
    package let writesAllCasesOut: Bool

    /// Whether a case is its own `id`.
    package let identifiesItself: Bool
  }

  package struct Case: Sendable {
    package let name: String
    package let rawValue: String?
    package let values: [Member]

    /// What makes a value of the case from any views, as static members of the case's name: a value
    /// with the payload as properties and slots; nil for a case without slots.
    package var maker: Constructible?

    /// Whether the payload holds a value of the enum itself.
    package let isIndirect: Bool
    package let summary: String?
    package let deprecation: Deprecation?
  }

  package struct Structure: Sendable {
    package let members: [Member]

    /// Statements of the initializer that may throw.
    package let checks: SwiftBlock?

    /// The body of a view.
    package let body: SwiftBlock?
  }

  /// A property of a struct, a requirement of a protocol or a value of a payload.
  package struct Member: Sendable {
    package let name: String
    package let type: TypeExpression

    /// Whether a parameter of the type escapes only if it says so.
    package let isFunction: Bool
    package let isBinding: Bool
    package let defaultValue: String?

    /// The argument's label; nil for none.
    package let label: String?
    package let summary: String?

    /// Who may use it; nil for everybody who may use the type.
    package var access: AccessLevel?

    /// That it should be given no more; then there are initializers without it.
    package var deprecation: Deprecation?

    /// The name of what makes the list of a closure with items.
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

    /// Whether it can be stored: everything else is made at each use.
    package let isStored: Bool
    package let summary: String?
    package let deprecation: Deprecation?
  }

  package enum Scope: Sendable {
    /// At the top level of the module, or within the type it is nested in.
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

  /// What it conforms to, or what a protocol refines, in the order in which it is written.
  package let conformances: [String]
  package let constants: [Constant]

  /// The member that `default` returns; nil if there is no such property.
  package let defaultMember: String?
  package let nested: [OwnedType]

  /// Further members.
  package let members: SwiftBlock?

  /// Whether its file needs modules other than the standard library.
  package let needsImports: Bool
}

/// That something should be used no more.
package struct Deprecation: Sendable {
  package let message: String?

  /// The name of what replaces it.
  package let renamed: String?

  package init(message: String?, renamed: String?) {
    self.message = message
    self.renamed = renamed
  }

  /// The same of what goes with it, which has no replacement of its own.
  package var withoutReplacement: Self { Self(message: message, renamed: nil) }
}

/// A type that the caller decides.
package struct GenericParameter: Hashable, Sendable {
  package let name: String
  package let conformances: [TypeExpression]

  /// What it is where no argument says it.
  package var defaultType: TypeExpression?

  /// What styles see in its place.
  package var erasedType: TypeExpression?

  /// As it is declared: `Value: Hashable`.
  package var declaration: String {
    conformances.isEmpty ? name : "\(name): \(TypeExpression.composition(conformances))"
  }
}
