import SwiftFragments

/// The value of a component's `initializers`.
package struct InitializersSpec: Sendable {
  package var rules = InitializerRulesSpec()

  /// The value of `forms`; nil if the key is missing.
  package var listedForms: [FormSpec]?
  package var forms: [FormSpec] { listedForms ?? [] }

  /// The settings of all forms.
  package var shared = FormDetailsSpec()

  package init() {}
}

/// The value of the project's `initializers`: settings of all components.
package struct ProjectInitializersSpec: Sendable {
  package var rules = InitializerRulesSpec()
  package var order: InitializerOrderSpec?

  package init() {}
}

/// The rules for choosing initializers.
package struct InitializerRulesSpec: Sendable {
  package var strategy: Located<InitializerStrategy>?

  /// The maximum number of initializers.
  package var limit: Located<Int>?

  /// Whether initializers may combine a localized text with one that is not localized.
  package var mixedTexts: Located<Bool>?

  package init() {}
}

/// Which combinations of ways to fill slots become initializers.
package enum InitializerStrategy: String, CaseIterable, Sendable {
  /// All, if they are within the limit and unambiguous; otherwise with defaults for omitted slots; otherwise
  /// an error.
  case auto

  /// All.
  case permutations

  /// All except those that omit slots: omission is a default value.
  case defaulted

  /// Those in `forms`.
  case explicit
}

/// The order of an initializer's parameters.
package enum InitializerOrderSpec: Sendable {
  case rule(InitializerOrder)

  /// Names of properties and slots; a name followed by `.view` is the slot's closure.
  case names([Located<String>])
}

/// A rule for the order of an initializer's parameters.
package enum InitializerOrder: String, CaseIterable, Sendable {
  /// Properties, then slots, as declared.
  case declaration

  /// Values, then closures, then view builders.
  case trailingViewBuilders
}

/// An entry of `forms`: the arguments of an initializer for slots.
package struct FormSpec: Sendable {
  /// The ways to fill each slot; there is a form for each combination.
  package var choices: [(slot: SwiftName, choices: [SlotFilling])] = []

  /// The name of a static member that replaces the initializer.
  package var name: SwiftName?
  package var details = FormDetailsSpec()

  package init() {}
}

/// Settings of one form, or of all.
package struct FormDetailsSpec: Sendable {
  package var order: InitializerOrderSpec?

  /// Labels by the name of a slot or a property.
  package var labels: [(name: SwiftName, label: SlotLabelSpec)] = []
  package var parameters: [FormParameterSpec] = []

  /// The stored values, by property name.
  package var values: [(name: SwiftName, value: SwiftExpression)] = []
  package var generics: [FormGenericSpec] = []
  package var requirements: [SwiftRequirement] = []
  package var summary: Documentation?
  package var availability: [AvailabilitySpec] = []
  package var deprecated: DeprecationSpec?

  package init() {}
}

/// An entry of a form's `parameters`: a changed property parameter, or an additional one.
package struct FormParameterSpec: Sendable {
  package var name: SwiftName

  /// The property's type if absent; the type `omitted` removes the parameter.
  package var type: SwiftType?
  package var defaultValue: SwiftExpression?

  /// Whether every call passes it although it is optional.
  package var isRequired: Located<Bool>?
  package var label: SwiftName?

  /// The result builder of a closure.
  package var builder: SwiftType?

  /// Whether a closure outlives the call of the initializer.
  package var isEscaping: Located<Bool>?
  package var summary: Documentation?

  /// Whether the form omits the parameter.
  package var isOmitted: Bool { type?.text == "omitted" }

  package init(name: SwiftName) {
    self.name = name
  }
}

/// An entry of a form's `generics`.
package struct FormGenericSpec: Sendable {
  package var name: SwiftName

  /// The type that replaces a generic parameter of the component in the form.
  package var type: SwiftType?

  /// The conformances of a generic parameter that only the form has.
  package var conforms: [SwiftType]?

  package init(name: SwiftName) {
    self.name = name
  }
}
