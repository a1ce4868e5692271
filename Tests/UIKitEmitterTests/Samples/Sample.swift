import UIKit

/// A component of the samples: how it is created, and what can be set afterwards.
@MainActor struct Sample {
  let name: String
  let make: () -> UIView

  /// The settings, each with a few values.
  let settings: [[(UIView) -> Void]]

  init<Component: UIView>(
    _ name: String, _ make: @autoclosure @escaping @MainActor () -> Component,
    _ settings: [[@MainActor (Component) -> Void]] = []
  ) {
    self.name = name
    self.make = make
    self.settings = settings.map { values in
      values.map { set in { view in if let view = view as? Component { set(view) } } }
    }
  }
}

/// A closure for each of some values of a property.
@MainActor func each<Component, Value>(
  _ property: ReferenceWritableKeyPath<Component, Value>, _ values: [Value]
) -> [@MainActor (Component) -> Void] {
  values.map { value in { component in component[keyPath: property] = value } }
}
