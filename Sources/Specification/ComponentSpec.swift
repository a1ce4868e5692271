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

  /// What it is in Swift; a view if absent.
  package var kind: Located<ComponentKind>?

  /// What the methods of a modifier are called, where the spec says it.
  package var methodName: SwiftName?
  package var summary: Documentation?
  package var discussion: Documentation?
  package var deprecated: DeprecationSpec?
  package var availability: [AvailabilitySpec] = []
  package var access: Located<AccessLevel>?

  /// Modules that the component's files import beside the project's.
  package var imports: [SwiftName] = []

  /// The component's own ways to fill slots.
  package var resolvers: [ResolverSpec] = []

  /// Generic parameters that no slot owns.
  package var generics: [GenericSpec] = []
  package var conforms: [SwiftType] = []
  package var slots: [SlotSpec] = []

  /// The entries of `slots` that are old names of others, once they were told apart.
  package var oldSlotNames: [SlotSpec] = []
  package var properties: [PropertySpec] = []
  package var modifiers: [ModifierSpec] = []
  package var environment: [EnvironmentSpec] = []
  package var state: [StateSpec] = []
  package var types: [TypeSpec] = []
  package var styles: [StyleSpec] = []
  package var configuration: ConfigurationSpec?
  package var initializers: InitializersSpec?
  package var accessibility: AccessibilitySpec?
  package var content: BodySpec?

  /// The view in UIKit; made from the body if absent.
  package var uiKit: SwiftBlock?

  /// Examples that its previews show.
  package var previews: [PreviewSpec] = []

  /// Declarations behind those that are emitted.
  package var declarations: SwiftBlock?

  package init(source: SourceText) {
    self.source = source
  }
}

/// The value of `body`.
package enum BodySpec: Sendable {
  case inline(SwiftBlock)

  /// It is in a file that somebody wrote; where the spec says so.
  case handwritten(Place)
}

extension ComponentSpec {
  /// The body, if it stands in the spec.
  package var body: SwiftBlock? { content?.inline }

  /// Where the spec says that the body is in a file of its own.
  package var handwrittenBody: Place? { content?.handwritten }

  /// What the component is, where the spec says it and where it does not.
  package var kindOrView: ComponentKind { kind?.value ?? .view }
}

extension StyleSpec {
  /// The body, if it stands in the spec.
  package var body: SwiftBlock? { content?.inline }

  /// Where the spec says that the body is in a file of its own.
  package var handwrittenBody: Place? { content?.handwritten }
}

extension BodySpec {
  fileprivate var inline: SwiftBlock? { if case .inline(let block) = self { block } else { nil } }

  fileprivate var handwritten: Place? {
    if case .handwritten(let place) = self { place } else { nil }
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
  package var options: [SlotFilling] = []
  package var label: SlotLabelSpec?
  package var generic: SwiftName?

  /// What is shown where the slot is omitted.
  package var defaultContent: SlotDefaultSpec?

  /// The one type of view that the slot takes.
  package var type: SwiftType?

  /// Who takes what it is filled with; initializers if absent.
  package var via: Located<SlotRoute>?

  /// The result builder of its closure, if it is not SwiftUI's.
  package var builder: ViewsBuilderSpec?

  /// The values that its closure takes.
  package var arguments: [SlotArgumentSpec] = []

  /// Whether the closure is kept rather than its view.
  package var isLazy: Located<Bool>?

  /// How its views are treated one by one; nil inside for one that says they are not.
  package var list: Located<SlotListSpec?>?

  /// What data it is repeated for; nil inside for one that says it is not.
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

/// What takes the views of a slot.
package enum SlotRoute: String, CaseIterable, Sendable {
  case initializers = "init"

  /// A method on the component that is there.
  case modifier
}

/// The value of a slot's `builder`.
package struct ViewsBuilderSpec: Sendable {
  package var name: SwiftName?

  /// How many views a closure may have.
  package var limit: Located<Int>?

  package init() {}
}

/// An entry of `properties`.
package struct PropertySpec: Sendable {
  package var name: SwiftName
  package var type: SwiftType?
  package var defaultValue: SwiftExpression?
  package var binding: Located<PropertyBinding>?

  /// Whether a type that does not look like a function's is one.
  package var isEscaping: Located<Bool>?
  package var label: SwiftName?

  /// The result builder whose closure makes the list that is kept.
  package var builder: SwiftName?

  /// Who may read it, besides the component.
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
  /// Nobody: the component is given the value.
  case none

  /// The caller, who gives a binding.
  case required

  /// The caller, if there is a binding, else the component.
  case optional
}

/// An entry of `modifiers`.
package struct ModifierSpec: Sendable {
  /// The property's name, and the function's unless `functionName` says another.
  package var name: SwiftName
  package var type: SwiftType?
  package var defaultValue: SwiftExpression?
  package var preservesOptional: Located<Bool>?
  package var functionName: SwiftName?

  /// The label of the method's argument; none if absent.
  package var label: SwiftName?

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
  package var content: BodySpec?

  /// The look in UIKit; made from the body if absent.
  package var uiKit: SwiftBlock?

  /// The frameworks that the style exists in; all of the project's if empty.
  package var targets: [Located<ViewFramework>] = []

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
