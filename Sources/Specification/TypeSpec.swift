import SwiftFragments

/// An entry of `types`: an enum, a struct, an alias, a protocol or an option set, depending on its keys.
package struct TypeSpec: Sendable {
  package var name: SwiftName
  package var summary: Documentation?

  /// The cases of an enum.
  package var cases: [EnumCaseSpec] = []

  /// The raw type of an enum or an option set.
  package var raw: SwiftType?

  /// The default case, option or constant.
  package var defaultMember: SwiftName?

  /// The properties of a struct, or the requirements of a protocol.
  package var properties: [PropertySpec] = []

  /// Statements that throw if the arguments of a struct's initializer are invalid.
  package var checks: SwiftBlock?

  /// The body of a struct that is a view.
  package var body: SwiftBlock?

  /// The aliased type.
  package var alias: SwiftType?

  /// The protocols that a protocol refines; nil if the type is not a protocol.
  package var refined: [SwiftType]?

  /// The options of an option set.
  package var options: [OptionSpec] = []
  package var constants: [ConstantSpec] = []
  package var generics: [GenericSpec] = []
  package var conforms: [SwiftType] = []

  /// The types nested in it.
  package var types: [TypeSpec] = []
  package var access: Located<AccessLevel>?
  package var scope: Located<TypeScope>?
  package var deprecated: DeprecationSpec?

  /// Further members.
  package var members: SwiftBlock?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// The scope of a type.
package enum TypeScope: String, CaseIterable, Sendable {
  /// At the top level of the module.
  case library

  /// In the type of its component.
  case component
}

/// An entry of `cases`.
package struct EnumCaseSpec: Sendable {
  package var name: SwiftName
  package var raw: SwiftExpression?
  package var values: [EnumValueSpec] = []

  /// The associated views.
  package var slots: [SlotSpec] = []
  package var summary: Documentation?
  package var deprecated: DeprecationSpec?

  package init(name: SwiftName) {
    self.name = name
  }
}

extension EnumCaseSpec {
  /// Whether it has associated values or views, so that it is not a value by itself.
  package var hasPayload: Bool { !values.isEmpty || !slots.isEmpty }
}

/// An entry of a case's `values`.
package struct EnumValueSpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?
  package var defaultValue: SwiftExpression?
  package var label: SwiftName?
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// An entry of `optionSet`.
package struct OptionSpec: Sendable {
  package var name: SwiftName
  package var raw: SwiftExpression?

  /// The options that this one combines.
  package var combined: [SwiftName] = []
  package var summary: Documentation?
  package var deprecated: DeprecationSpec?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// An entry of `constants`.
package struct ConstantSpec: Sendable {
  package var name: SwiftName

  /// The type of the constant; the enclosing type if absent.
  package var type: SwiftType?
  package var value: SwiftExpression?
  package var summary: Documentation?
  package var deprecated: DeprecationSpec?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// An entry of `generics`.
package struct GenericSpec: Sendable {
  package var name: SwiftName
  package var conforms: [SwiftType] = []

  /// The type if no argument determines it; for generic parameters of components.
  package var defaultType: SwiftType?

  /// The type that styles see instead; for generic parameters of components.
  package var erasedType: SwiftType?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// The value of `deprecated`.
package struct DeprecationSpec: Sendable {
  package var message: Located<String>?

  /// The replacement, by its name in Swift.
  package var renamed: Located<String>?

  /// The library's version in which it was deprecated.
  package var since: Located<String>?

  /// The versions of platforms from which on it is deprecated; always on all platforms if empty.
  package var systems: [(platform: Located<Platform>, version: Located<PlatformVersion>)] = []

  package init() {}
}
