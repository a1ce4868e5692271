import DesignModel
import Diagnostics
import Specification
import SwiftRendering

/// What a project is compiled to for one target, without the files that each component has by itself.
package struct EmittedTarget: Sendable {
  package let name: TargetName

  /// The name of the target in texts.
  package var title = ""

  /// The module that the target consists of, next to the library's main one; nil if it has none of its own.
  package var module: String?

  package var files: [EmittedFile] = []

  /// The files that the main module and the tests have for it.
  package var filesBeside: [EmittedFile] = []

  /// How each component is implemented, by its emitted name; empty if all are implemented alike.
  package var implementations: [String: Implementation] = [:]

  /// The number of initializers of each component, in the order of the system.
  package var initializerCounts: [Int] = []

  /// The calls that the module promises to clients, which the Swift compiler checks.
  package var calls: @Sendable () -> [ClientCall] = { [] }

  /// The Swift with which an app shows what the previews of a component show, by the names of the previews.
  package var examples: @Sendable (Component) -> [String: String] = { _ in [:] }

  package init(name: TargetName) { self.name = name }
}

/// A component with the files that it has by itself.
package struct EmittedComponent: Sendable {
  package let component: Component
  package let files: [EmittedFile]

  package init(component: Component, files: [EmittedFile]) {
    self.component = component
    self.files = files
  }
}

/// How a target implements a component.
package struct Implementation: Sendable {
  package enum Kind: Sendable {
    /// In terms of the target's framework, from the component's Swift.
    case native

    /// In terms of the target's framework, by Swift that the spec has for it.
    case handwritten

    /// As a view that shows the component of another framework.
    case hosted
    case leftOut
  }

  package let kind: Kind

  /// Why it is hosted or left out, or what it lacks.
  package let obstacles: [Obstacle]

  package init(_ kind: Kind, _ obstacles: [Obstacle]) {
    self.kind = kind
    self.obstacles = obstacles
  }
}

/// Something that prevents a component from being implemented in a framework.
package struct Obstacle: Sendable, Hashable {
  /// Its name: `GeometryReader`.
  package let name: String

  /// Its place; nil if there is no single place.
  package let place: Place?

  package init(name: String, place: Place?) {
    self.name = name
    self.place = place
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.place?.span.start == right.place?.span.start
      && left.place?.source.path == right.place?.source.path
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(place?.span.start)
  }
}

/// A call of an initializer in a module, for the Swift compiler to check.
package struct ClientCall: Sendable {
  /// The path of the component's spec.
  package let origin: String

  /// The call as callers write it, with variables as arguments.
  package let text: String

  /// Whether an initializer offers it; otherwise the compiler has to reject it.
  package let isPromised: Bool

  /// An attribute of the client's function with a space after it; empty if it exists on all systems.
  private let availability: String

  /// The generic parameters, the parameters and the requirements of the client's function.
  private let signature: String

  package init(
    origin: String, text: String, isPromised: Bool, availability: String, signature: String
  ) {
    self.origin = origin
    self.text = text
    self.isPromised = isPromised
    self.availability = availability
    self.signature = signature
  }

  /// The declaration of a client's function with the call, in one line.
  ///
  /// - Parameter number: A number that is unique among the client's functions.
  package func function(number: Int) -> String {
    "\(availability)@MainActor func call\(number)\(signature) { _ = \(text) }"
  }
}
