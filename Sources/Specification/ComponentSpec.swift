import Diagnostics
import SwiftFragments

/// The decoded content of one spec file: each piece of Swift is complete, and nothing is resolved.
package struct ComponentSpec: Sendable {
  /// The file.
  package let source: SourceText

  /// Whether the file describes shared declarations instead of a component: types, environment entries and
  /// other declarations.
  package var isLibraryFile = false

  package var component: SwiftName?

  /// Its kind; a view if absent.
  package var kind: Located<ComponentKind>?

  /// The name of a modifier's methods, if the spec sets it.
  package var methodName: SwiftName?
  /// The heading under which it is listed.
  package var group: Located<String>?
  package var summary: Documentation?
  package var discussion: Documentation?
  package var deprecated: DeprecationSpec?
  package var availability: [AvailabilitySpec] = []
  package var access: Located<AccessLevel>?

  /// Modules that the component's files import, besides the project's.
  package var imports: [SwiftName] = []

  /// The component's own ways to fill slots.
  package var resolvers: [ResolverSpec] = []

  /// Generic parameters that do not belong to a slot.
  package var generics: [GenericSpec] = []
  package var conforms: [SwiftType] = []
  package var slots: [SlotSpec] = []

  /// The entries of `slots` that are old names of others, after they were separated.
  package var oldSlotNames: [SlotSpec] = []
  package var properties: [PropertySpec] = []
  package var modifiers: [ModifierSpec] = []

  /// The entries of `modifiers` that are old names of others, after they were separated.
  package var oldModifierNames: [ModifierSpec] = []
  package var environment: [EnvironmentSpec] = []
  package var state: [StateSpec] = []
  package var types: [TypeSpec] = []
  package var styles: [StyleSpec] = []
  package var configuration: ConfigurationSpec?
  package var initializers: InitializersSpec?
  package var accessibility: AccessibilitySpec?
  package var content: BodySpec?

  /// The view in UIKit; derived from the body if absent.
  package var uiKit: SwiftBlock?

  /// Examples for its previews.
  package var previews: [PreviewSpec] = []

  /// What previews and documentation show for its members.
  package var examples: [ExampleSpec] = []

  /// Declarations after the emitted ones.
  package var declarations: SwiftBlock?

  package init(source: SourceText) {
    self.source = source
  }
}

/// The value of `body`.
package enum BodySpec: Sendable {
  case inline(SwiftBlock)

  /// A hand-written file; the place of the key.
  case handwritten(Place)

  /// It has an error.
  case broken
}

extension ComponentSpec {
  /// The body, if it is in the spec.
  package var body: SwiftBlock? { content?.inline }

  /// The place where the spec declares that the body is in a separate file.
  package var handwrittenBody: Place? { content?.handwritten }

  /// The component's kind, explicit or default.
  package var kindOrView: ComponentKind { kind?.value ?? .view }
}

extension StyleSpec {
  /// The body, if it is in the spec.
  package var body: SwiftBlock? { content?.inline }

  /// The place where the spec declares that the body is in a separate file.
  package var handwrittenBody: Place? { content?.handwritten }
}

extension BodySpec {
  fileprivate var inline: SwiftBlock? { if case .inline(let block) = self { block } else { nil } }

  fileprivate var handwritten: Place? {
    if case .handwritten(let place) = self { place } else { nil }
  }
}

/// A value that is not Swift, and its place.
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
  package var options: [SlotFilling] = []
  package var label: SlotLabelSpec?
  package var generic: SwiftName?

  /// The content shown if the slot is omitted.
  package var defaultContent: SlotDefaultSpec?

  /// The only view type that the slot takes.
  package var type: SwiftType?

  /// How the slot is filled; by initializers if absent.
  package var via: Located<SlotRoute>?

  /// The result builder of its closure, if it is not SwiftUI's.
  package var builder: ViewsBuilderSpec?

  /// The parameters of its closure.
  package var arguments: [SlotArgumentSpec] = []

  /// Whether the closure is stored rather than its view.
  package var isLazy: Located<Bool>?

  /// Whether an empty string is the same as none.
  package var omitsEmpty: Located<Bool>?

  /// How its views are treated individually; the inner optional is nil if that is explicitly disabled.
  package var list: Located<SlotListSpec?>?

  /// The data for which it is repeated; the inner optional is nil if that is explicitly disabled.
  package var forEach: Located<SlotRepetitionSpec?>?
  package var deprecated: DeprecationSpec?
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// An entry of a slot's `arguments`.
package struct SlotArgumentSpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?
  package var summary: Documentation?

  package init(name: SwiftName) {
    self.name = name
  }
}

/// How a slot is filled.
package enum SlotRoute: String, CaseIterable, Sendable {
  case initializers = "init"

  /// A method of an existing component.
  case modifier
}

/// The value of a slot's `builder`.
package struct ViewsBuilderSpec: Sendable {
  package var name: SwiftName?

  /// The maximum number of views in a closure.
  package var limit: Located<Int>?

  package init() {}
}

/// An entry of `properties`.
package struct PropertySpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?
  package var defaultValue: SwiftExpression?
  package var binding: Located<PropertyBinding>?

  /// The property wrapper that stores an object.
  package var wrapper: Located<ObjectWrapper>?

  /// Whether every call passes it although it is optional.
  package var isRequired: Located<Bool>?

  /// Whether a type that does not look like a function type is one.
  package var isEscaping: Located<Bool>?
  package var label: SwiftName?

  /// The result builder of the closure that makes the stored list.
  package var builder: SwiftName?

  /// The access level of reading it.
  package var access: Located<AccessLevel>?

  /// Whether a method of the same name sets it on a copy.
  package var hasModifier: Located<Bool>?
  package var summary: Documentation?
  package var deprecated: DeprecationSpec?

  package init(name: SwiftName) {
    self.name = name
  }

  /// Whether the component can change the value, whoever owns it.
  package var isBinding: Located<Bool>? {
    binding.map { Located($0.value != .none, at: $0.place) }
  }
}

/// Who owns the value of a property.
package enum PropertyBinding: Sendable {
  /// Nobody: the component receives a value.
  case none

  /// The caller, who passes a binding.
  case required

  /// The caller if a binding is passed, otherwise the component.
  case optional
}

/// An entry of `modifiers`.
package struct ModifierSpec: Sendable {
  /// The property's name, and the function's unless `functionName` differs.
  package var name: SwiftName
  package var type: SwiftType?
  package var defaultValue: SwiftExpression?
  package var preservesOptional: Located<Bool>?
  package var functionName: SwiftName?

  /// The label of the method's argument; none if absent.
  package var label: SwiftName?

  /// The value that the method sets when it is called without an argument.
  package var argumentDefault: SwiftExpression?

  /// The value that a method without a parameter sets.
  package var value: SwiftExpression?

  /// The method's parameters, which are stored as one value of an emitted struct.
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

  /// Nil for a value that already exists in the environment and is only read.
  package var type: SwiftType?

  /// The name of such a value in `EnvironmentValues`; the entry's name if absent.
  package var keyPath: SwiftName?
  package var defaultValue: SwiftExpression?
  package var preservesOptional: Located<Bool>?

  /// The method that sets the value; it has the name of the entry if absent.
  package var modifier: EnvironmentModifierSpec?
  package var label: SwiftName?
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

  /// The property wrapper that stores it; `State` if absent.
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
  package var content: BodySpec?

  /// The body in UIKit; derived from the SwiftUI body if absent.
  package var uiKit: SwiftBlock?

  /// The frameworks for which the style exists; all of the project's if empty.
  package var targets: [Located<ViewFramework>] = []

  package init(name: SwiftName) {
    self.name = name
  }
}

/// The value of `modifier` in an entry of `environment`.
package enum EnvironmentModifierSpec: Sendable {
  /// No modifier.
  case omitted(Place)
  case named(SwiftName)
}

/// An entry of the `parameters` of a style, a modifier or an environment value.
package struct ParameterSpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?
  package var defaultValue: SwiftExpression?

  /// Whether every call passes it although it is optional.
  package var isRequired: Located<Bool>?
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
