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
  package let deprecation: Deprecation?
  package let availability: Availability

  package init(
    interface: Constructible, view: ComponentView, contents: FileContents, summary: String? = nil,
    discussion: String? = nil, deprecation: Deprecation? = nil,
    availability: Availability = .everywhere
  ) {
    self.interface = interface
    self.view = view
    self.contents = contents
    self.summary = summary
    self.discussion = discussion
    self.deprecation = deprecation
    self.availability = availability
  }
}

// What is asked of a component most often.
extension Component {
  package var name: String { interface.name }
  package var plainName: String { interface.plainName }
  package var kind: ComponentKind { interface.kind }
  package var method: String? { interface.method }
  package var access: AccessLevel { interface.access }
  package var generics: [GenericParameter] { interface.generics }
  package var properties: [Property] { interface.properties }
  package var slots: [Slot] { interface.slots }
  package var initializers: [Initializer] { interface.initializers }
  package var slotMethods: [SlotMethod] { interface.slotMethods }
  package var strategy: InitializerStrategy { interface.strategy }
  package var look: Look { view.look }
  package var configuration: Configuration { view.configuration }
  package var modifiers: [Modifier] { view.modifiers }

  /// All values that methods set on a copy: properties, and those that no initializer takes.
  package var copyModifiers: [Modifier] { properties.compactMap(\.modifier) + modifiers }
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

/// What a component is as a view, or as a value that views show.
package struct ComponentView: Sendable {
  package let look: Component.Look

  /// What the component makes for its styles.
  package let configuration: Configuration
  package let modifiers: [Modifier]
  package let state: [StateValue]

  /// The values of the environment that its body reads.
  package let environmentReads: [Style.EnvironmentRead]
  package let accessibility: Accessibility

  /// The spec's own examples.
  package let previews: [Preview]

  /// What previews vary around it.
  package let surroundings: PreviewSurroundings

  /// What it conforms to by its own and other members.
  package let conformances: [String]

  /// How two of it are compared, if they are.
  package let comparison: Comparison?

  /// What the spec says of its view in UIKit: statements that return one.
  package var uiKit: SwiftBlock?

  /// Of what shows nothing.
  package static let none = ComponentView(
    look: .nothing, configuration: .everything, modifiers: [], state: [], environmentReads: [],
    accessibility: Accessibility(), previews: [], surroundings: PreviewSurroundings(),
    conformances: [], comparison: nil)
}

extension Component {
  /// What decides how a component looks.
  package enum Look: Sendable {
    /// Styles, the default one among them, and what surrounds the view of whichever it is.
    case styles(StyleFamily, surroundings: SwiftBlock?)

    /// A body in Swift.
    case body(SwiftBlock)

    /// A body in a file that somebody wrote.
    case handwritten

    /// The slots, one below the other.
    case slots

    /// Nothing: it is a value that others show.
    case nothing

    /// The styles; nil if there are none.
    package var styleFamily: StyleFamily? {
      if case .styles(let family, _) = self { family } else { nil }
    }
  }
}

/// A value that every initializer takes.
package struct Property: Sendable {
  package let name: String
  package let type: TypeExpression

  /// Whether it is a function, which an alias may hide.
  package let isFunction: Bool

  /// Whether it is an optional function.
  package let wrapsFunction: Bool

  /// Whether it is known to be a view.
  package let isView: Bool
  package let defaultValue: String?
  package let isBinding: Bool

  /// Whether the component owns the value, which begins as the default, unless the caller gives a
  /// binding.
  package let ownsState: Bool

  /// The argument's label; nil for none.
  package let label: String?

  /// What makes the list of a closure with items; nil if the argument is the value.
  package let builder: ItemsBuilder?

  /// Who may read it; nil for the component alone.
  package let access: AccessLevel?

  /// The method that sets it on a copy; nil if there is none.
  package let modifier: Modifier?
  package let deprecation: Deprecation?

  /// What is selected in a list, if it is that.
  package let selection: ListSelection?
  package let summary: String?
}

extension Property {
  /// What is inside of an optional type; nil if the type is no optional.
  package var wrapped: TypeExpression? { type.wrapped }
}

/// A region of a component that its caller fills.
package struct Slot: Sendable {
  package enum Presence: Hashable, Sendable {
    case required

    /// May be omitted; then nil is stored.
    case optional

    /// May be omitted; then `EmptyView()` is stored.
    case empty

    /// May be omitted; then a view of a known type is stored.
    case content(type: TypeExpression, value: String)
  }

  package let name: String

  /// The generic parameter, or the view's type if that is not generic.
  ///
  /// Of a slot that is erased, the parameters of initializers have it.
  package internal(set) var generic: TypeExpression

  /// Whether it takes views of one type.
  package let isConcrete: Bool

  /// Whether any view is kept for it in one type, `erased`, so that the component, a value, has no
  /// generic parameter for it.
  package let isErased: Bool

  /// What its closure is made of; nil for any views.
  package let content: ArgumentContent?

  /// The name of its type in a style's configuration, and in a value.
  package let erased: String
  package let presence: Presence

  /// The values that its closure takes.
  package let arguments: [SlotArgument]

  /// Whether the closure is kept rather than its view, as one that takes values always is.
  package let isLazy: Bool

  /// What takes what a caller gives for it.
  package let route: SlotRoute

  /// How its views are treated one by one, if they are.
  package let list: SlotList?

  /// How it is filled from data, if it is.
  package let repetition: SlotRepetition?

  /// What a caller can give for it, a view builder first, nothing last.
  package let choices: [SlotChoice]

  /// The team's own ways to fill it, those of forms included.
  package let resolvers: [Resolver]

  /// What is emitted as a view of its own for the slot that is omitted.
  package let defaultView: DefaultView?
  package let deprecation: Deprecation?
  package let summary: String?
}

/// A value that the closure of a slot takes.
package struct SlotArgument: Sendable {
  package let name: String
  package let type: TypeExpression

  /// What it is, as documentation says it.
  package let description: String
}

extension Slot {
  /// The type of its closure, by what that returns.
  package func closureType(returning result: TypeExpression) -> TypeExpression {
    .function(arguments.map(\.type), returning: result)
  }

  /// What initializers can take for it.
  package var initializerChoices: [SlotChoice] {
    switch route {
    case .initializers: choices
    case .modifier: [.omitted]
    }
  }
}

/// A method that fills a slot of a component that is there.
package struct SlotMethod: Sendable {
  /// The slot, after which it is called.
  package let slot: SlotID

  /// The generic parameter of the component that it returns, in place of the slot's own.
  package let generic: String

  /// What it takes: an initializer's parameters for the slot alone, in the terms of `generic`.
  package var initializer: Initializer

  package var choice: SlotChoice { initializer.form[slot] }
}

/// What an initializer takes for a slot.
package enum SlotChoice: Hashable, Sendable {
  /// A view builder.
  case view

  /// A text: there are initializers by a localized key and by a string.
  case text

  /// One of the halves of a text alone.
  case localized, string

  /// The name of a system symbol.
  case systemImage

  /// The name of an image in the asset catalogue.
  case image

  /// The view itself.
  case value

  /// What the slot's resolver with this index takes.
  case resolver(Int)

  /// Data, and a closure for an element.
  case forEach

  /// Nothing.
  case omitted
}

/// A value that a component keeps to itself.
package struct StateValue: Sendable {
  package let name: String
  package let type: TypeExpression

  /// What keeps it, and what stands between its parentheses, if anything.
  package let wrapper: StateWrapper
  package let wrapperArguments: String?
  package let defaultValue: String?
  package let summary: String?

  /// Whether what the component makes for its styles uses it, so that a component in the body of a
  /// style has to keep the same value.
  package let isShared: Bool
}

/// All styles of a component.
package struct StyleFamily: Sendable {
  package let styles: [Style]

  /// The style that shows a component on which none was set.
  package var defaultStyle: Style { styles.first(where: \.isDefault) ?? styles[0] }
}

/// A look of a component.
package struct Style: Sendable {
  package struct EnvironmentRead: Sendable {
    package let name: String
    package let keyPath: String
  }

  /// As in the spec, and as callers write it: `outlined`.
  package let name: String

  /// The name of its type: `OutlinedCardStyle`.
  package let typeName: String
  package let isDefault: Bool
  package let deprecation: Deprecation?

  /// That of the component included.
  package let availability: Availability
  package let summary: String?
  package let parameters: [DeclaredParameter]
  package let environment: [EnvironmentRead]

  /// The body of `makeBody(configuration:)`; without it, the slots one below the other.
  package let body: SwiftBlock?

  /// Whether the method is in a file that somebody wrote.
  package let isHandwritten: Bool

  /// What the spec says of it in UIKit: statements that return a view.
  package let uiKit: SwiftBlock?

  /// Whether it exists in UIKit, if there is such a module.
  package let isForUIKit: Bool
}

/// What a style sees of a component, and what the component makes for it.
package struct Configuration: Sendable {
  /// A value or an action.
  package struct Value: Sendable {
    package let name: String
    package let type: TypeExpression

    /// An expression over the component's members; nil for the member of this name.
    package let value: SwiftExpression?
    package let summary: String?
  }

  /// A view that every style places.
  package struct Part: Sendable {
    package let name: String

    /// The name of its type in the configuration.
    package let erased: String

    /// Statements over the component's members.
    package let view: SwiftBlock

    /// What the spec says of it in UIKit: statements over the component's members.
    package let uiKit: SwiftBlock?
    package let summary: String?
  }

  /// The names of the component's members that no style sees.
  package let hidden: Set<String>
  package let values: [Value]
  package let parts: [Part]

  /// The names of the values and parts that are made of what only the first component has, such as
  /// its namespace: in the body of a style they stay as they are.
  package let fixed: Set<String>
}

extension Configuration {
  /// Of a component that says nothing of it.
  package static let everything = Configuration(hidden: [], values: [], parts: [], fixed: [])

  /// Whether styles read a member of the component and cannot write it.
  package func isReadOnly(_ member: String) -> Bool {
    values.contains { $0.value == nil && $0.name == member }
  }
}

/// A preview that a spec has beside those that all components have.
package struct Preview: Sendable {
  package let name: String
  package let summary: String?
  package let body: SwiftBlock
}
