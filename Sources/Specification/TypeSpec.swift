import SwiftFragments

/// An entry of `types`: an enum, a struct, an alias, a protocol or an option set, by what it has.
package struct TypeSpec: Sendable {
  package var name: SwiftName
  package var summary: Documentation?

  /// The cases of an enum.
  package var cases: [EnumCaseSpec] = []

  /// The raw type of an enum or an option set.
  package var raw: SwiftType?

  /// The case, option or constant that stands where nothing is said.
  package var defaultMember: SwiftName?

  /// The properties of a struct, or the requirements of a protocol.
  package var properties: [PropertySpec] = []

  /// The statements that throw if the arguments of a struct's initializer are wrong.
  package var checks: SwiftBlock?

  /// The body of a struct that is a view.
  package var body: SwiftBlock?

  /// What an alias stands for.
  package var alias: SwiftType?

  /// The protocols that a protocol refines; nil if the type is no protocol.
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

/// Where a type is declared.
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

  /// The views that it carries.
  package var slots: [SlotSpec] = []
  package var summary: Documentation?
  package var deprecated: DeprecationSpec?

  package init(name: SwiftName) {
    self.name = name
  }
}

extension EnumCaseSpec {
  /// Whether it carries anything, so that it is no value by itself.
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

  /// The options that this one stands for together.
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

  /// The type that it stands in, if absent.
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

  /// What the type is where no argument says it; for generic parameters of components.
  package var defaultType: SwiftType?

  /// What styles see in its place; for generic parameters of components.
  package var erasedType: SwiftType?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// The value of `deprecated`.
package struct DeprecationSpec: Sendable {
  package var message: Located<String>?

  /// What to use instead, as Swift names it.
  package var renamed: Located<String>?

  /// The library's version in which it was deprecated.
  package var since: Located<String>?

  package init() {}
}
