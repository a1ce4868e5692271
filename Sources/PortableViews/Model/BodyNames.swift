import SwiftFragments
import SwiftTypes

/// What the names mean that the Swift of a body can use: all that its lowering has to know of the component and
/// of the library around it.
package struct BodyNames: Sendable {
  /// Whose body it is.
  package enum Owner: Sendable {
    /// A style's: what changes stands in `configuration.onChange`.
    case style

    /// A component's, or a part's: what changes stands in `update()`.
    case component
  }

  package var owner: Owner

  /// What plain names mean.
  package var names: [String: NameMeaning]

  /// What the members of `configuration` mean.
  package var configuration: [String: NameMeaning]

  /// The views of the library and the twins of hand-written ones, by what these are called in SwiftUI.
  package var views: [String: ViewTwin]

  /// The modifiers of the library and the twins of hand-written ones.
  package var modifiers: [String: ModifierTwin]

  /// The twins of button styles, by the names of these.
  package var buttonStyles: [String: ModifierTwin]

  /// Members of hand-written Swift whose values are SwiftUI's, by their names.
  package var foreignMembers: [String: ForeignMember]

  /// What members of values of the library mean where views stand, by their names: the slots of values that
  /// views show, and texts.
  package var members: [String: NameMeaning] = [:]

  /// The names of members and functions of the library that give a color.
  package var colors: Set<String> = []

  /// The names of angles, which are numbers of radians in UIKit.
  package var angles: Set<String> = []

  /// The slots that are filled after their view was made, if the view is not made anew then.
  package var filledLater: Set<String> = []

  /// Names that no view of the body must have.
  package var reserved: Set<String> = []

  /// What stands before methods of the component's view where the body is not a member of it: `view?.`.
  package var viewPrefix = ""

  /// The views that hand-written Swift of the component describes, which are read where they are used.
  package var ownViews: [String: OwnView] = [:]

  /// Those that hand-written Swift of the configuration describes.
  package var configurationViews: [String: OwnView] = [:]

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
}

/// What a name means in a body.
package enum NameMeaning: Sendable {
  /// A value, with its Swift in the UIKit module if that is another.
  case value(swift: String? = nil, changes: Bool = true)

  /// A value that the body can write. What writes it in the UIKit module has the name of `edited`, if its
  /// caller is to hear of it.
  case binding(edited: String? = nil)

  /// The focus of a text field.
  case focus

  /// Something to call.
  case action

  /// The views of a slot.
  case slot(isOptional: Bool)

  /// A slot whose views take arguments.
  case slotFunction(isOptional: Bool)

  /// A list slot, which is treated view by view.
  case list

  /// A view that the component makes for its styles, or the view of its style.
  case view(isOptional: Bool)

  /// What is a `Text` or the key of one in SwiftUI, and a string in UIKit.
  case text(isOptional: Bool)

  /// A value of the environment that the traits of a view have, by its key.
  case trait(EnvironmentTrait)

  /// Something that UIKit has no counterpart for.
  case notPortable(String)
}

/// A modifier of the library, or a twin of a hand-written one, as the UIKit module has it.
package struct ModifierTwin: Sendable {
  package var name: String
  package var parameters: [ModifierParameter]
  package var place: ViewPlace?

  /// Whether it is set on the texts below a view, as `font` is.
  package var isTextAttribute: Bool

  /// The outermost place that it takes, if that is not the one where it begins.
  package var outermost: ViewPlace?

  /// - Parameter place: The innermost place that it takes. One that takes the size is called on a `ZStackView`
  ///   around a view that does not fill the room that it is given.
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

  /// The names of the methods that are called on it and give it back.
  package var methods: Set<String>

  /// The properties that the arguments of its initializer set, by their labels, or `_` and the number of one
  /// without; a view with other arguments is made anew when they change.
  package var properties: [String: String]

  /// Those of the properties that a method sets.
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

  /// The Swift in which the statements have their places.
  package var text: String

  package init(parameters: [Parameter], statements: [CodeStatement], text: String) {
    self.parameters = parameters
    self.statements = statements
    self.text = text
  }
}

/// What a member of hand-written Swift gives, whose type is SwiftUI's.
package enum ForeignMember: Sendable {
  /// A color, which is bridged where it stands.
  case color

  /// Something that cannot be bridged, with its type.
  case other(String)
}
