import Diagnostics
import SwiftFragments

/// What one spec file says of a component: decoded, each piece of Swift whole, nothing resolved.
package struct ComponentSpec: Sendable {
  /// The file.
  package let source: SourceText

  /// Whether the file describes no component, but what all share: types, entries of the environment
  /// and declarations.
  package var isLibraryFile = false

  package var component: SwiftName?
  package var summary: Documentation?
  package var discussion: Documentation?
  package var deprecated: DeprecationSpec?
  package var availability: [AvailabilitySpec] = []
  package var access: Located<AccessLevel>?

  /// Modules that the component's files import beside the project's.
  package var imports: [SwiftName] = []

  /// Generic parameters that no slot owns.
  package var generics: [GenericSpec] = []
  package var conforms: [SwiftType] = []
  package var slots: [SlotSpec] = []
  package var properties: [PropertySpec] = []
  package var modifiers: [ModifierSpec] = []
  package var environment: [EnvironmentSpec] = []
  package var state: [StateSpec] = []
  package var types: [TypeSpec] = []
  package var styles: [StyleSpec] = []
  package var configuration: ConfigurationSpec?
  package var initializers: InitializersSpec?
  package var accessibility: AccessibilitySpec?
  package var body: SwiftBlock?

  /// Declarations behind those that are emitted.
  package var declarations: SwiftBlock?

  package init(source: SourceText) {
    self.source = source
  }
}

/// A value that is not Swift, and where it stands.
package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package var place: Place

  package init(_ value: Value, at place: Place) {
    self.value = value
    self.place = place
  }
}

/// Text for a documentation comment, without the comment's marks.
package typealias Documentation = Located<String>

/// An entry of `slots`.
package struct SlotSpec: Sendable {
  package var name: SwiftName
  package var isOptional: Located<Bool>?
  package var options: [Located<SlotOption>] = []
  package var label: SlotLabelSpec?
  package var generic: SwiftName?
  package var deprecated: DeprecationSpec?
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// A way to fill a slot other than by a closure.
package enum SlotOption: String, CaseIterable, Sendable {
  /// A localised key, and a string that is not localised; stored as `Text`.
  case text

  /// Of the two halves of `text`, the localised key alone.
  case localized

  /// Of the two halves of `text`, the string alone.
  case string

  /// The name of a system symbol; stored as `Image`.
  case systemImage

  /// The name of an image in the asset catalogue; stored as `Image`.
  case image

  /// The view itself.
  case value

  /// Nothing; stored as `EmptyView`.
  case empty

  /// No way of its own: the arguments of the others have no label.
  case unlabeled
}

/// The argument labels of a slot. `_` stands for none.
package enum SlotLabelSpec: Sendable {
  /// For every form of the slot.
  case all(SwiftName)

  /// By option; `view` is the key of the closure's.
  case byForm([Located<(form: String, label: SwiftName)>])
}

/// An entry of `properties`.
package struct PropertySpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?
  package var defaultValue: SwiftExpression?
  package var isBinding: Located<Bool>?

  /// Whether a type that does not look like a function's is one.
  package var isEscaping: Located<Bool>?
  package var label: SwiftName?
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// An entry of `modifiers`.
package struct ModifierSpec: Sendable {
  /// The property's name, and the function's unless `functionName` says another.
  package var name: SwiftName
  package var type: SwiftType?
  package var defaultValue: SwiftExpression?
  package var preservesOptional: Located<Bool>?
  package var functionName: SwiftName?

  /// What the method sets where it is called without an argument.
  package var argumentDefault: SwiftExpression?

  /// What the method, which takes no argument, sets.
  package var value: SwiftExpression?

  /// The method's arguments, which are kept as one value of an emitted struct.
  package var parameters: [ParameterSpec] = []
  package var summary: Documentation?
  package var deprecated: DeprecationSpec?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// An entry of `environment`.
package struct EnvironmentSpec: Sendable {
  package var name: SwiftName

  /// nil for a value that is in the environment already and is only read.
  package var type: SwiftType?

  /// The name of such a value in `EnvironmentValues`; the entry's name if absent.
  package var keyPath: SwiftName?
  package var defaultValue: SwiftExpression?
  package var preservesOptional: Located<Bool>?

  /// The method that sets the value; named as the entry if absent.
  package var modifier: EnvironmentModifierSpec?
  package var argumentDefault: SwiftExpression?
  package var value: SwiftExpression?
  package var parameters: [ParameterSpec] = []
  package var summary: Documentation?
  package var deprecated: DeprecationSpec?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// An entry of `state`.
package struct StateSpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?

  /// The property wrapper that keeps it; `State` if absent.
  package var wrapper: StateWrapperSpec?
  package var defaultValue: SwiftExpression?
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// An entry of `styles`.
package struct StyleSpec: Sendable {
  package var name: SwiftName
  package var isDefault: Located<Bool>?
  package var deprecated: DeprecationSpec?
  package var availability: [AvailabilitySpec] = []
  package var summary: Documentation?
  package var parameters: [ParameterSpec] = []
  package var environment: [EnvironmentReadSpec] = []
  package var body: SwiftBlock?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// The value of `modifier` in an entry of `environment`.
package enum EnvironmentModifierSpec: Sendable {
  /// There is none.
  case omitted(Place)
  case named(SwiftName)
}

/// An entry of the `parameters` of a style, a modifier or an environment value.
package struct ParameterSpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?
  package var defaultValue: SwiftExpression?
  package var label: SwiftName?
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// An entry of a style's `environment`: a name, or `name: keyPath`.
package struct EnvironmentReadSpec: Sendable {
  package var name: SwiftName

  /// The name of the value in `EnvironmentValues`; the property's name if absent.
  package var keyPath: SwiftName?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// The value of `initializers`.
package struct InitializersSpec: Sendable {
  package var strategy: Located<InitializerStrategy>?
  package var order: InitializerOrderSpec?

  /// Whether there are initialisers with a localised text beside one that is not.
  package var mixedTexts: Located<Bool>?
  package var forms: [FormSpec] = []

  /// How many initialisers there may be.
  package var limit: Located<Int>?

  package init() {}
}

/// Which of the ways to fill all slots become initialisers.
package enum InitializerStrategy: String, CaseIterable, Sendable {
  /// All within the limit and unambiguous, else an error.
  case auto

  /// All.
  case permutations

  /// Those in `forms`.
  case explicit
}

/// The order of an initialiser's parameters.
package enum InitializerOrderSpec: Sendable {
  case rule(InitializerOrder)

  /// Names of properties and slots; a name with `.view` behind it is the slot's closure.
  case names([Located<String>])
}

/// A rule for the order of an initialiser's parameters.
package enum InitializerOrder: String, CaseIterable, Sendable {
  /// Properties, then slots, as declared.
  case declaration

  /// Values, then closures, then view builders.
  case trailingViewBuilders
}

/// An entry of `forms`: what an initialiser takes for slots.
package struct FormSpec: Sendable {
  /// By slot, one choice or several; there is a form for each combination.
  package var choices: [(slot: SwiftName, choices: [Located<FormChoice>])] = []

  package init() {}
}

/// What a form takes for a slot.
package enum FormChoice: String, CaseIterable, Sendable {
  case view, text, localized, string, systemImage, image, value, omitted
}
