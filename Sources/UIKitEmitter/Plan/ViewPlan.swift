import DesignModel
import Diagnostics
import PortableViews
import SwiftRendering

/// How a component comes into the UIKit module.
package enum ViewPlan: Sendable {
  /// As views of UIKit.
  case native(NativeView)

  /// As a view that SwiftUI shows, for what stands in the way of a native one.
  case hosted(HostedView)

  /// Not at all, for a reason.
  case leftOut(Obstacle)
}

/// What keeps a component from being made of UIKit's views.
package struct Obstacle: Sendable, Hashable {
  /// What it is: `GeometryReader`.
  package let name: String

  /// Where it stands; nil for what stands in no single place.
  package let place: Place?

  package static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.place?.span.start == right.place?.span.start
      && left.place?.source.path == right.place?.source.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(place?.span.start)
  }
}

/// A component that SwiftUI shows.
package struct HostedView: Sendable {
  /// What stands in the way of a native one, in the order of the spec.
  package let obstacles: [Obstacle]

  /// The library's entries of the environment that it reads.
  let entries: [EnvironmentEntry]
}

/// The bodies of a component in the words of the UIKit runtime.
package struct NativeView: Sendable {
  /// A view that is made by statements, and changed by others.
  struct Body: Sendable {
    /// What the component keeps for it.
    var stored: [LoweredBody.Stored] = []

    /// What makes the view and returns it.
    var making: [Statement] = []

    /// What is done whenever a value changes.
    var update: [Statement] = []

    /// The bindings whose value a text field keeps, with the name of the field.
    var keptTexts: [String: String] = [:]

    /// What is done when assistive technologies adjust the component.
    var adjustment: LoweredBody.Adjustment?

    /// The animations of what the style changes, from inside to outside, each with the value that it is for.
    var styleAnimations: [(animation: String, value: String)] = []
  }

  /// The component's own, which with styles surrounds theirs.
  var body: Body?

  /// Those of the styles, by name.
  var styles: [String: [Statement]] = [:]

  /// Those of the configuration's parts, by name.
  var parts: [String: Body] = [:]

  /// Those of its other values, by name.
  var values: [String: LoweredValue] = [:]

  /// What shows the values that resolvers of slots take.
  var resolved: [ResolvedSlot: String] = [:]

  /// What makes the views of slots that are left out, by name.
  var defaults: [String: [Statement]] = [:]

  /// What makes the views between and around those of lists, by the lists' names; nothing for what only names a
  /// slot that stands there once.
  var arrangements: [String: [ArrangedPart: [Statement]]] = [:]

  /// Hand-written declarations, in the words of UIKit.
  var declarations = ""

  /// What is read out, in statements on the component's view itself.
  var spoken = Body()

  /// What assistive technologies offer to do.
  var actions: [LoweredAction] = []

  /// The environment that bodies read, by the name in the body.
  var environment: [EnvironmentValue] = []

  /// Whether bodies name the theme.
  var readsTheme = false

  /// What changes without the motion that SwiftUI has.
  package var omissions: [Obstacle] = []
}

/// A value of the environment that a component reads.
struct EnvironmentValue: Sendable {
  enum Source: Sendable {
    /// Of the traits of a view, or of the system.
    case system(swift: String)

    /// An entry of the library's own.
    case entry(EnvironmentEntry)

    /// The size of controls, which views inherit.
    case controlSize

    /// Whether the component can be used.
    case isEnabled
  }

  let name: String
  let type: String
  let source: Source
}
