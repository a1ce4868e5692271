import DesignModel
import Emission
import PortableViews
import SwiftRendering

/// How a component is implemented in the UIKit module.
enum ViewPlan: Sendable {
  /// With UIKit views.
  case native(NativeView)

  /// As a view that hosts SwiftUI, because of obstacles to a native one.
  case hosted(HostedView)

  /// It is omitted, for reasons of which there is at least one.
  case leftOut([Obstacle])

  /// Whether there is a view.
  var isView: Bool {
    switch self {
    case .native, .hosted: true
    case .leftOut: false
    }
  }
}

/// A component that hosts SwiftUI.
struct HostedView: Sendable {
  /// The obstacles to a native one, in the order of the spec.
  let obstacles: [Obstacle]

  /// The library's environment entries that it reads.
  let entries: [EnvironmentEntry]
}

/// The bodies of a component, lowered to the UIKit runtime.
struct NativeView: Sendable {
  /// A view that is made by some statements and updated by others.
  struct Body: Sendable {
    /// The properties that the component stores for it.
    var stored: [LoweredBody.Stored] = []

    /// The statements that make the view and return it.
    var making: [Statement] = []

    /// The statements that run whenever a value changes.
    var update: [Statement] = []

    /// The bindings whose values are stored in a text field, with the field's name.
    var keptTexts: [String: String] = [:]

    /// The code that runs when assistive technologies adjust the component.
    var adjustment: LoweredBody.Adjustment?

    /// The animations of style changes, from the inside out, each with its value.
    var styleAnimations: [(animation: String, value: String)] = []
  }

  /// The component's own body, which surrounds the styles if there are any.
  var body: Body?

  /// The bodies of the styles, by name.
  var styles: [String: [Statement]] = [:]

  /// The views of the configuration's parts, by name.
  var parts: [String: Body] = [:]

  /// The configuration's other values, by name.
  var values: [String: LoweredValue] = [:]

  /// The views for the values that resolvers of slots take.
  var resolved: [ResolvedSlot: String] = [:]

  /// The statements that make the views of omitted slots, by name.
  var defaults: [String: [Statement]] = [:]

  /// The statements that make the views between and around those of lists, by list name; empty for a slot
  /// that is shown once as it is.
  var arrangements: [String: [ArrangedPart: [Statement]]] = [:]

  /// Hand-written declarations, in terms of UIKit.
  var declarations = ""

  /// The accessibility label and the like, as statements on the component's view itself.
  var spoken = Body()

  /// The accessibility actions.
  var actions: [LoweredAction] = []

  /// The environment that bodies read, by the name in the body.
  var environment: [EnvironmentValue] = []

  /// Whether bodies name the theme.
  var readsTheme = false

  /// Changes that lack the animation that they have in SwiftUI.
  var omissions: [Obstacle] = []
}

/// An environment value that a component reads.
struct EnvironmentValue: Sendable {
  enum Source: Sendable {
    /// Of the traits of a view, or of the system.
    case system(swift: String)

    /// A library's own entry.
    case entry(EnvironmentEntry)

    /// The size of controls, which views inherit.
    case controlSize

    /// Whether the component is enabled.
    case isEnabled
  }

  let name: String
  let type: String
  let source: Source
}

extension NativeView {
  /// Whether it looks or behaves differently if it is disabled, and so can be.
  var readsEnabled: Bool {
    environment.contains { if case .isEnabled = $0.source { true } else { false } }
  }
}

extension Implementation {
  init(_ plan: ViewPlan, of component: Component) {
    switch plan {
    case .native(let view):
      self.init(component.isHandwrittenInUIKit ? .handwritten : .native, view.omissions)
    case .hosted(let view): self.init(.hosted, view.obstacles)
    case .leftOut(let obstacles): self.init(.leftOut, obstacles)
    }
  }
}

extension Component {
  /// Whether a spec provides its UIKit implementation, or a part of it.
  fileprivate var isHandwrittenInUIKit: Bool {
    uiKit != nil || look.styleFamily?.styles.contains { $0.uiKit != nil } ?? false
      || configuration.parts.contains { $0.uiKit != nil }
  }
}
