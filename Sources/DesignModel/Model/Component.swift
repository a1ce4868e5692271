import Specification
import SwiftFragments
import SwiftTypes

/// A checked component.
package struct Component: Sendable {
  package var interface: Constructible
  package let view: ComponentView
  package var contents: FileContents
  package let summary: String?
  package let discussion: String?

  /// The heading under which it is listed; nil for none.
  package let group: String?
  package let deprecation: Deprecation?
  package let availability: Availability

  /// What previews and documentation show, by the nouns of slots, properties and modifiers.
  package let examples: [String: [String]]

  package init(
    interface: Constructible, view: ComponentView, contents: FileContents, summary: String? = nil,
    discussion: String? = nil, group: String? = nil, deprecation: Deprecation? = nil,
    availability: Availability = .everywhere, examples: [String: [String]] = [:]
  ) {
    self.interface = interface
    self.view = view
    self.contents = contents
    self.summary = summary
    self.discussion = discussion
    self.group = group
    self.deprecation = deprecation
    self.availability = availability
    self.examples = examples
  }
}

// Common queries about a component.
extension Component {
  package var name: String { interface.name }
  package var plainName: String { interface.plainName }
  package var kind: ComponentKind { interface.kind }
  package var method: String? { interface.method }
  package var access: AccessLevel { interface.access }

  /// The access level of the initializers.
  package var initializerAccess: AccessLevel {
    interface.hidesInitializers ? .internal : interface.access
  }
  package var generics: [GenericParameter] { interface.generics }
  package var properties: [Property] { interface.properties }
  package var slots: [Slot] { interface.slots }
  package var initializers: [Initializer] { interface.initializers }
  package var slotMethods: [SlotMethod] { interface.slotMethods }
  package var strategy: InitializerStrategy { interface.strategy }
  package var look: Look { view.look }
  package var configuration: Configuration { view.configuration }
  package var modifiers: [Modifier] { view.modifiers }

  /// All values that methods set on a copy: properties, and values that no initializer takes.
  package var copyModifiers: [Modifier] { properties.compactMap(\.modifier) + modifiers }

  /// The methods that set the values of modifiers, with their old names.
  package var modifierMethods: [Modifier] { modifiers + view.oldModifiers }

  /// Those without the current names.
  package var oldModifiers: [Modifier] { view.oldModifiers }
  package var state: [StateValue] { view.state }
  package var environmentReads: [Style.EnvironmentRead] { view.environmentReads }
  package var accessibility: Accessibility { view.accessibility }
  package var previews: [Preview] { view.previews }
  package var conformances: [String] { view.conformances }
  package var comparison: Comparison? { view.comparison }
  package var uiKit: SwiftBlock? { view.uiKit }
  package var origin: String { contents.origin }
  package var imports: [String] { contents.imports }
  package var types: [OwnedType] { contents.types }
  package var environment: [EnvironmentEntry] { contents.environment }
  package var declarations: SwiftBlock? { contents.declarations }
  package var texts: [String] { contents.texts }
}

/// The view aspects of a component, or of a value that views show.
package struct ComponentView: Sendable {
  package let look: Component.Look

  /// The members that the component creates for its styles.
  package let configuration: Configuration
  package let modifiers: [Modifier]

  /// Methods with the old names of modifiers, which set the same values.
  package var oldModifiers: [Modifier] = []
  package let state: [StateValue]

  /// The environment values that its body reads.
  package let environmentReads: [Style.EnvironmentRead]
  package let accessibility: Accessibility

  /// The examples in the spec.
  package let previews: [Preview]

  /// The surroundings that previews vary.
  package let surroundings: PreviewSurroundings

  /// The conformances satisfied by its own and other members.
  package let conformances: [String]

  /// How two values of it are compared, if they are.
  package let comparison: Comparison?

  /// The view in UIKit according to the spec: statements that return one.
  package var uiKit: SwiftBlock?

  /// For components that show nothing.
  package static let none = ComponentView(
    look: .nothing, configuration: .everything, modifiers: [], state: [], environmentReads: [],
    accessibility: Accessibility(), previews: [], surroundings: PreviewSurroundings(),
    conformances: [], comparison: nil)
}

extension Component {
  /// What determines the appearance of a component.
  package enum Look: Sendable {
    /// Styles, including the default one, and the body that surrounds the view of the current style.
    case styles(StyleFamily, surroundings: SwiftBlock?)

    /// A body in Swift.
    case body(SwiftBlock)

    /// A body in a hand-written file.
    case handwritten

    /// The slots, one below the other.
    case slots

    /// Nothing: it is a value that views show.
    case nothing

    /// The styles; nil if there are none.
    package var styleFamily: StyleFamily? {
      if case .styles(let family, _) = self { family } else { nil }
    }
  }
}

/// A value that every initializer takes.
///
/// It is a class because it is copied much more often than it is created; so are slots.
package final class Property: Sendable {
  package let name: String
  package let type: TypeExpression

  /// Whether it is a function, possibly through an alias.
  package let isFunction: Bool

  /// Whether it is an optional function.
  package let wrapsFunction: Bool

  /// Whether it is known to be a view.
  package let isView: Bool
  package let defaultValue: String?

  /// Whether every call passes it although it is optional.
  package let isRequired: Bool
  package let isBinding: Bool

  /// The property wrapper that stores an object; nil for other values.
  package let wrapper: ObjectWrapper?

  /// Whether the component owns the value, starting with the default, unless the caller passes a binding.
  package let ownsState: Bool

  /// The argument's label; nil for none.
  package let label: String?

  /// The builder that converts a closure with items to the value; nil if the argument is the value.
  package let builder: ItemsBuilder?

  /// The access level for reading it; nil for the component alone.
  package let access: AccessLevel?

  /// The method that sets it on a copy; nil if there is none.
  package let modifier: Modifier?
  package let deprecation: Deprecation?

  /// The selection of a list, if it is one.
  package let selection: ListSelection?
  package let summary: String?

  init(
    name: String, type: TypeExpression, isFunction: Bool, wrapsFunction: Bool, isView: Bool,
    defaultValue: String?, isRequired: Bool, isBinding: Bool, wrapper: ObjectWrapper?,
    ownsState: Bool, label: String?, builder: ItemsBuilder?, access: AccessLevel?,
    modifier: Modifier?, deprecation: Deprecation?, selection: ListSelection?, summary: String?
  ) {
    self.name = name
    self.type = type
    self.isFunction = isFunction
    self.wrapsFunction = wrapsFunction
    self.isView = isView
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.isBinding = isBinding
    self.wrapper = wrapper
    self.ownsState = ownsState
    self.label = label
    self.builder = builder
    self.access = access
    self.modifier = modifier
    self.deprecation = deprecation
    self.selection = selection
    self.summary = summary
  }
}

extension Property {
  /// The wrapped type of an optional; nil if the type is not optional.
  package var wrapped: TypeExpression? { type.wrapped }
}

/// A region of a component that its caller fills.
package final class Slot: Sendable {
  package enum Presence: Hashable, Sendable {
    case required

    /// Optional; nil is stored if it is omitted.
    case optional

    /// Optional; `EmptyView()` is stored if it is omitted.
    case empty

    /// Optional; a view of a known type is stored if it is omitted.
    case content(type: TypeExpression, value: String)
  }

  package let name: String

  /// The generic parameter, or the view's type if it is not generic.
  ///
  /// For a type-erased slot, the parameters of initializers use it.
  package let generic: TypeExpression

  /// Whether it takes views of a single type.
  package let isConcrete: Bool

  /// Whether any view is stored in the single type `erased`, so that the component, a value, has no generic
  /// parameter for it.
  package let isErased: Bool

  /// The content of its closure; nil for any views.
  package let content: ArgumentContent?

  /// The name of its type in a style's configuration, and in a value.
  package let erased: String
  package let presence: Presence

  /// The parameters of its closure.
  package let arguments: [SlotArgument]

  /// What the component keeps for it.
  package let storage: SlotStorage

  /// Whether an empty string is the same as none.
  package let omitsEmpty: Bool

  /// How callers fill it.
  package let route: SlotRoute

  /// How its views are treated individually, if they are.
  package let list: SlotList?

  /// How it is filled from data, if it is.
  package let repetition: SlotRepetition?

  /// The choices that a caller has, a view builder first, omission last.
  package let choices: [SlotChoice]

  /// The team's own ways to fill it, including those of forms.
  package let resolvers: [Resolver]

  /// The emitted view for an omitted slot.
  package let defaultView: DefaultView?
  package let deprecation: Deprecation?
  package let summary: String?

  init(
    name: String, generic: TypeExpression, isConcrete: Bool, isErased: Bool,
    content: ArgumentContent?, erased: String, presence: Presence, arguments: [SlotArgument],
    storage: SlotStorage, omitsEmpty: Bool, route: SlotRoute, list: SlotList?,
    repetition: SlotRepetition?,
    choices: [SlotChoice], resolvers: [Resolver], defaultView: DefaultView?,
    deprecation: Deprecation?, summary: String?
  ) {
    self.name = name
    self.generic = generic
    self.isConcrete = isConcrete
    self.isErased = isErased
    self.content = content
    self.erased = erased
    self.presence = presence
    self.arguments = arguments
    self.storage = storage
    self.omitsEmpty = omitsEmpty
    self.route = route
    self.list = list
    self.repetition = repetition
    self.choices = choices
    self.resolvers = resolvers
    self.defaultView = defaultView
    self.deprecation = deprecation
    self.summary = summary
  }

  /// The slot with another name of its generic parameter; a slot of a single view type has none.
  package func renamed(generic name: String) -> Slot {
    if isConcrete || isErased { return self }
    return Slot(
      name: self.name, generic: .named(name), isConcrete: isConcrete, isErased: isErased,
      content: content, erased: erased, presence: presence, arguments: arguments, storage: storage,
      omitsEmpty: omitsEmpty, route: route, list: list, repetition: repetition, choices: choices,
      resolvers: resolvers, defaultView: defaultView, deprecation: deprecation, summary: summary)
  }
}

/// A parameter of a slot's closure.
package struct SlotArgument: Sendable {
  package let name: String
  package let type: TypeExpression

  /// Its description in documentation.
  package let description: String
}

extension Slot {
  /// Whether callers can fill it with a text.
  package var takesText: Bool {
    choices.contains { [.text, .localized, .string].contains($0) }
  }

  /// The type of its closure, for a return type.
  package func closureType(returning result: TypeExpression) -> TypeExpression {
    .function(arguments.map(\.type), returning: result)
  }

  /// The choices available in initializers.
  package var initializerChoices: [SlotChoice] {
    switch route {
    case .initializers: choices
    case .modifier: [.omitted]
    }
  }
}

/// A method that fills a slot of an existing component.
package struct SlotMethod: Sendable {
  /// The slot, whose name the method has.
  package let slot: SlotID

  /// The generic parameter of the returned component that replaces the slot's own.
  package let generic: String

  /// Its parameters: an initializer's parameters for the slot alone, in terms of `generic`.
  package var initializer: Initializer

  package var choice: SlotChoice { initializer.form[slot] }
}

/// What an initializer takes for a slot.
package enum SlotChoice: Hashable, Sendable {
  /// A view builder.
  case view

  /// A text: there are initializers by a localized key and by a string.
  case text

  /// Only one of the halves of a text.
  case localized, string

  /// The name of a system symbol.
  case systemImage

  /// The name of an image in the asset catalog.
  case image

  /// The view itself.
  case value

  /// The arguments of the slot's resolver with this index.
  case resolver(Int)

  /// Data, and a closure for each element.
  case forEach

  /// Nothing.
  case omitted
}

/// A value that is internal to a component.
package struct StateValue: Sendable {
  package let name: String
  package let type: TypeExpression

  /// The property wrapper, and its arguments, if any.
  package let wrapper: StateWrapper
  package let wrapperArguments: String?

  /// The initial value, if it is the same for all components.
  package let defaultValue: String?

  /// The initial value, if initializers determine it from properties.
  package let initialValue: SwiftExpression?
  package let summary: String?

  /// Whether a value for its styles depends on it, so that a component in the body of a style has to share
  /// it.
  package let isShared: Bool
}

/// All styles of a component.
package struct StyleFamily: Sendable {
  package let styles: [Style]

  /// The style that applies if none is set.
  package var defaultStyle: Style { styles.first(where: \.isDefault) ?? styles[0] }

  /// The style that replaces a deprecated one; nil if none does.
  private func replacement(of style: Style) -> Style? {
    styles.first { $0.name == style.deprecation?.renamed && $0.name != style.name }
  }

  /// The deprecation of the type of a style.
  ///
  /// - Parameter name: Returns the name of the type of a style.
  package func deprecation(of style: Style, named name: (Style) -> String) -> Deprecation? {
    guard let replacement = replacement(of: style) else { return style.deprecation }
    return style.deprecation?.with(
      message: style.deprecation?.message, renamed: name(replacement))
  }

  /// The deprecation of the static members for a style; nil if they have no replacement of their own.
  package func memberDeprecation(of style: Style) -> Deprecation? {
    guard let replacement = replacement(of: style) else { return nil }
    let labels = replacement.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return Deprecation(
      message: style.deprecation?.message,
      renamed: replacement.requiredParameters.isEmpty
        ? replacement.name : "\(replacement.name)(\(labels))")
  }
}

/// A style of a component.
package struct Style: Sendable {
  package struct EnvironmentRead: Sendable {
    package let name: String
    package let keyPath: String
  }

  /// The name in specs and for callers: `outlined`.
  package let name: String

  /// The name of its type: `OutlinedCardStyle`.
  package let typeName: String
  package let isDefault: Bool

  /// The replacement, if it is another style of the component, is represented by its name in specs.
  package let deprecation: Deprecation?

  /// Its availability, including that of the component.
  package let availability: Availability
  package let summary: String?
  package let parameters: [DeclaredParameter]
  package let environment: [EnvironmentRead]

  /// The body of `makeBody(configuration:)`; without it, the slots are shown one below the other.
  package let body: SwiftBlock?

  /// Whether the method is in a hand-written file.
  package let isHandwritten: Bool

  /// The UIKit body according to the spec: statements that return a view.
  package let uiKit: SwiftBlock?

  /// Whether it exists in the UIKit module, if there is one.
  package let isForUIKit: Bool
}

/// The members of a component that a style sees, and those that the component creates for it.
package struct Configuration: Sendable {
  /// A value or an action.
  package struct Value: Sendable {
    package let name: String
    package let type: TypeExpression

    /// An expression in terms of the component's members; nil for the member of this name.
    package let value: SwiftExpression?
    package let summary: String?
  }

  /// A view that every style places.
  package struct Part: Sendable {
    package let name: String

    /// The name of its type in the configuration.
    package let erased: String

    /// Statements in terms of the component's members.
    package let view: SwiftBlock

    /// The UIKit view according to the spec: statements in terms of the component's members.
    package let uiKit: SwiftBlock?
    package let summary: String?
  }

  /// The names of the component's members that no style sees.
  package let hidden: Set<String>
  package let values: [Value]
  package let parts: [Part]

  /// The names of values and parts that depend on members which only the outermost component has, such as its
  /// namespace: in the body of a style they do not change.
  package let fixed: Set<String>
}

extension Configuration {
  /// The configuration of a component whose spec has none.
  package static let everything = Configuration(hidden: [], values: [], parts: [], fixed: [])

  /// Whether styles can read but not write a member of the component.
  package func isReadOnly(_ member: String) -> Bool {
    values.contains { $0.value == nil && $0.name == member }
  }
}

/// A preview in a spec, in addition to those that all components have.
package struct Preview: Sendable {
  package let name: String
  package let summary: String?
  package let body: SwiftBlock
}
