import SwiftFragments
import SwiftTypes
import Synchronization

/// The meanings of the names in the Swift of a body: everything that its lowering needs to know about the
/// component and the library.
package struct BodyNames: Sendable {
  /// The owner of the body.
  package enum Owner: Sendable {
    /// A style: changes are made in `configuration.onChange`.
    case style

    /// A component or a part: changes are made in `update()`.
    case component
  }

  package var owner: Owner

  /// The meanings of plain names.
  package var names: [String: NameMeaning]

  /// The names of members of the component's view that differ from those in bodies.
  package private(set) var namesInView: [String: String] = [:]

  /// The meanings of the members of `configuration`.
  package var configuration: [String: NameMeaning]

  /// The library's views and the twins of hand-written ones, by their names in SwiftUI. They are looked up with
  /// ``view(named:)``.
  package var views: [String: ViewTwin]

  /// The library's modifiers and the twins of hand-written ones.
  package var modifiers: [String: ModifierTwin]

  /// The twins of button styles, by style name.
  package var buttonStyles: [String: ModifierTwin]

  /// Members of hand-written Swift with SwiftUI values, by name. They are looked up with
  /// ``foreignMember(named:)``.
  package var foreignMembers: [String: ForeignMember]

  /// The meanings, where views are expected, of members of the library's values, by name: the slots of values
  /// that views show, and texts.
  package var members: [String: NameMeaning] = [:]

  /// The names of the library's members and functions that return a color.
  package var colors: Set<String> = []

  /// The names of angles, which are numbers of radians in UIKit.
  package var angles: Set<String> = []

  /// The slots that are filled after their view is created, if the view is not recreated then.
  package var filledLater: Set<String> = []

  /// Names that are not available for views of the body.
  package var reserved: Set<String> = []

  /// The prefix of methods of the component's view if the body is not a member of it: `view?.`.
  package var viewPrefix = ""

  /// The views in hand-written Swift of the component, which are inlined where they are used.
  package var ownViews: [String: OwnView] = [:]

  /// The views in hand-written Swift of the configuration.
  package var configurationViews: [String: OwnView] = [:]

  /// Records the names that are looked up; nil if nobody asks.
  package var lookUps: NameLookUps?

  package init(
    owner: Owner, names: [String: NameMeaning] = [:], configuration: [String: NameMeaning] = [:],
    views: [String: ViewTwin] = [:], modifiers: [String: ModifierTwin] = [:],
    buttonStyles: [String: ModifierTwin] = [:], foreignMembers: [String: ForeignMember] = [:]
  ) {
    self.owner = owner
    self.names = names
    self.configuration = configuration
    self.views = views
    self.modifiers = modifiers
    self.buttonStyles = buttonStyles
    self.foreignMembers = foreignMembers
  }

  /// Gives a member of the component's view another name than it has in bodies.
  package mutating func rename(_ name: String, to nameInView: String) {
    switch names[name] {
    case .value(nil, _), .binding, .focus, .action, .slot, .slotFunction, .list, .view, .text:
      namesInView[name] = nameInView
      names[nameInView] = names[name]
    case .value, .trait, .notPortable, nil: break
    }
  }

  /// The name of a member of the component's view.
  func nameInView(_ name: String) -> String { namesInView[name] ?? name }
}

extension BodyNames {
  /// The view of the library with a name, or the twin of a hand-written one; nil if there is none.
  func view(named name: String) -> ViewTwin? {
    lookUps?.record(view: name)
    return views[name]
  }

  /// The SwiftUI value of the members with a name; nil if it is none.
  func foreignMember(named name: String) -> ForeignMember? {
    lookUps?.record(member: name)
    return foreignMembers[name]
  }
}

/// The names that bodies look up among those of their library, whether they are found or not.
package final class NameLookUps: Sendable {
  private let names = Mutex<(views: Set<String>, members: Set<String>)>(([], []))

  package init() {}

  func record(view name: String) { names.withLock { _ = $0.views.insert(name) } }

  func record(member name: String) { names.withLock { _ = $0.members.insert(name) } }

  package var views: Set<String> { names.withLock(\.views) }

  package var members: Set<String> { names.withLock(\.members) }
}

/// The meaning of a name in a body.
package enum NameMeaning: Sendable {
  /// A value, with its Swift in the UIKit module if it differs.
  case value(swift: String? = nil, changes: Bool = true)

  /// A value that the body can write. If the caller is to be notified, the UIKit module writes it with the
  /// name `edited`.
  case binding(edited: String? = nil)

  /// The focus of a text field.
  case focus

  /// An action that can be called.
  case action

  /// The views of a slot.
  case slot(isOptional: Bool)

  /// A slot whose views take arguments.
  case slotFunction(isOptional: Bool)

  /// A list slot, whose views are treated individually.
  case list

  /// A view that the component makes for its styles, or the view of its style.
  case view(isOptional: Bool)

  /// A `Text` or the key of one in SwiftUI, and a string in UIKit.
  case text(isOptional: Bool)

  /// An environment value that a view's traits provide, by its key.
  case trait(EnvironmentTrait)

  /// A name without a counterpart in UIKit.
  case notPortable(String)
}

/// A modifier of the library, or a twin of a hand-written one, in the UIKit module.
package struct ModifierTwin: Sendable {
  package var name: String
  package var parameters: [ModifierParameter]
  package var place: ViewPlace?

  /// Whether it applies to the texts below a view, like `font`.
  package var isTextAttribute: Bool

  /// The outermost place that it occupies, if that is not the innermost one.
  package var outermost: ViewPlace?

  /// - Parameter place: The innermost place that it occupies. A modifier that occupies the size is called on
  ///   a `ZStackView` around a view that does not fill the given space.
  package init(
    _ name: String, _ parameters: [ModifierParameter], place: ViewPlace? = nil,
    isTextAttribute: Bool = false, outermost: ViewPlace? = nil
  ) {
    self.name = name
    self.parameters = parameters
    self.place = place
    self.outermost = outermost
    self.isTextAttribute = isTextAttribute
  }
}

/// A view of the library, or a twin of a hand-written one.
package struct ViewTwin: Sendable {
  /// The name of its class.
  package var name: String

  /// The names of its methods that return it.
  package var methods: Set<String>

  /// The properties that the arguments of its initializer set, by their labels, or by `_` and the index of
  /// one without; a view with other arguments is recreated when they change.
  package var properties: [String: String]

  /// The properties that are set with a method.
  package var actions: Set<String>

  package init(
    _ name: String, methods: Set<String> = [], properties: [String: String] = [:],
    actions: Set<String> = []
  ) {
    self.actions = actions
    self.name = name
    self.methods = methods
    self.properties = properties
  }
}

/// A computed view, or a function that returns one, of hand-written Swift.
package struct OwnView: Sendable {
  package struct Parameter: Sendable {
    package var label: String?
    package var name: String

    /// Whether it is a closure that makes views.
    package var isContent: Bool

    package init(label: String?, name: String, isContent: Bool) {
      self.label = label
      self.name = name
      self.isContent = isContent
    }
  }

  package var parameters: [Parameter]
  package var statements: [CodeStatement]

  /// The Swift that contains the statements.
  package var text: String

  package init(parameters: [Parameter], statements: [CodeStatement], text: String) {
    self.parameters = parameters
    self.statements = statements
    self.text = text
  }
}

/// The value of a member of hand-written Swift with a SwiftUI type.
package enum ForeignMember: Equatable, Sendable {
  /// A color, which is bridged where it is used.
  case color

  /// A value that cannot be bridged, with its type.
  case other(String)
}
