import SwiftFragments

/// The value of a component's `initializers`.
package struct InitializersSpec: Sendable {
  package var rules = InitializerRulesSpec()
  package var forms: [FormSpec] = []

  /// What is said of all forms.
  package var shared = FormDetailsSpec()

  package init() {}
}

/// The value of the project's `initializers`: what can be said of all components.
package struct ProjectInitializersSpec: Sendable {
  package var rules = InitializerRulesSpec()
  package var order: InitializerOrderSpec?

  package init() {}
}

/// How initializers are decided.
package struct InitializerRulesSpec: Sendable {
  package var strategy: Located<InitializerStrategy>?

  /// How many initializers there may be.
  package var limit: Located<Int>?

  /// Whether there are initializers with a localized text beside one that is not.
  package var mixedTexts: Located<Bool>?

  package init() {}
}

/// Which of the ways to fill all slots become initializers.
package enum InitializerStrategy: String, CaseIterable, Sendable {
  /// All within the limit and unambiguous, else with defaults for what is omitted, else an error.
  case auto

  /// All.
  case permutations

  /// All but those without a slot: what is omitted is a default.
  case defaulted

  /// Those in `forms`.
  case explicit
}

/// The order of an initializer's parameters.
package enum InitializerOrderSpec: Sendable {
  case rule(InitializerOrder)

  /// Names of properties and slots; a name with `.view` behind it is the slot's closure.
  case names([Located<String>])
}

/// A rule for the order of an initializer's parameters.
package enum InitializerOrder: String, CaseIterable, Sendable {
  /// Properties, then slots, as declared.
  case declaration

  /// Values, then closures, then view builders.
  case trailingViewBuilders
}

/// An entry of `forms`: what an initializer takes for slots.
package struct FormSpec: Sendable {
  /// By slot, one way to fill it or several; there is a form for each combination.
  package var choices: [(slot: SwiftName, choices: [SlotFilling])] = []

  /// The name of a static member instead of an initializer.
  package var name: SwiftName?
  package var details = FormDetailsSpec()

  package init() {}
}

/// What can be said of one form, or of all.
package struct FormDetailsSpec: Sendable {
  package var order: InitializerOrderSpec?

  /// Labels by the name of a slot or a property.
  package var labels: [(name: SwiftName, label: SlotLabelSpec)] = []
  package var parameters: [FormParameterSpec] = []

  /// What is stored, by the name of a property.
  package var values: [(name: SwiftName, value: SwiftExpression)] = []
  package var generics: [FormGenericSpec] = []
  package var requirements: [SwiftRequirement] = []
  package var summary: Documentation?
  package var availability: [AvailabilitySpec] = []
  package var deprecated: DeprecationSpec?

  package init() {}
}

/// An entry of a form's `parameters`: a change of a property's parameter, or one of its own.
package struct FormParameterSpec: Sendable {
  package var name: SwiftName

  /// That of the property if absent; the type `omitted` stands for no parameter.
  package var type: SwiftType?
  package var defaultValue: SwiftExpression?
  package var label: SwiftName?

  /// The result builder of a closure.
  package var builder: SwiftType?

  /// Whether a closure is kept longer than the initializer runs.
  package var isEscaping: Located<Bool>?
  package var summary: Documentation?

  /// Whether the form has no such parameter.
  package var isOmitted: Bool { type?.text == "omitted" }

  package init(name: SwiftName) {
    self.name = name
  }
}

/// An entry of a form's `generics`.
package struct FormGenericSpec: Sendable {
  package var name: SwiftName

  /// What a generic parameter of the component is in the form.
  package var type: SwiftType?

  /// What a generic parameter of the form alone conforms to.
  package var conforms: [SwiftType]?

  package init(name: SwiftName) {
    self.name = name
  }
}
