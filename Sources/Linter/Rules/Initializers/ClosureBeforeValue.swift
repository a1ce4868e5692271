import DesignModel
import Diagnostics
import SwiftFragments

extension Rule {
  /// Closures that cannot be trailing closures.
  static let closureBeforeValue = Self(
    "closure-before-value", in: .initializers,
    summary:
      "A closure comes before a value, so it cannot be a trailing closure.",
    rationale: """
      `Chip("New") { remove() }` reads well; `Chip(action: { remove() }, "New")` does not, and \
      editors indent it badly. SwiftUI's initializers have values first, then actions, then \
      views. `initializers: {order: trailingViewBuilders}` does the same, and `order` can list \
      the arguments.

      A function from one value to another is ignored, because a key path can replace it: \
      `Chips(items, title: \\.name)`.
      """,
    good: [
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {action: () -> Void}
      initializers: {order: trailingViewBuilders}
      """,
      """
      component: Chips
      slots: {title: {options: [text]}}
      properties: {names: "[String]", length: (String) -> Int, isOn: Bool}
      """,
    ],
    bad: [
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {↓action: () -> Void}
      """,
      """
      component: Chip
      slots: {title: {options: [string]}}
      properties: {↓action: () -> Void}
      initializers: {order: [action, title]}
      """,
    ],
    check: .spec { subject, _ in
      guard let component = subject.component else { return [] }
      var count = 0
      var first: (closure: Parameter, value: Parameter)?
      for initializer in component.initializers {
        guard let pair = component.closureBeforeValue(of: initializer) else { continue }
        count += 1
        first = first ?? pair
      }
      guard let first, let place = subject.place(of: first.closure) else { return [] }
      let all = component.initializers.count
      return [
        Finding(
          place,
          "in \(count == all ? "every initializer" : "\(count) of \(all) initializers"), a "
            + "closure for '\(first.closure.name)' comes before '\(first.value.name)' and cannot "
            + "be a trailing closure; \(subject.orderRemedy)")
      ]
    })
}

extension Component {
  /// A closure that every call has, and a later value that every call has, too.
  fileprivate func closureBeforeValue(
    of initializer: Initializer
  ) -> (closure: Parameter, value: Parameter)? {
    if initializer.details.deprecation != nil { return nil }
    var closure: Parameter?
    for parameter in initializer.parameters where parameter.isRequired {
      if parameter.isClosure, isOfProperty(parameter) {
        if isDeprecated(parameter) || parameter.takesKeyPath { continue }
        closure = closure ?? parameter
      } else if let closure, !parameter.isClosure {
        return (closure, parameter)
      }
    }
    return nil
  }
}

extension Component {
  /// Whether a parameter belongs to a property, not to views.
  private func isOfProperty(_ parameter: Parameter) -> Bool {
    switch parameter.role {
    case .property, .added: true
    case .builder, .localizedText, .string, .systemImage, .image, .value, .resolved, .repeated,
      .placeholder:
      false
    }
  }

  private func isDeprecated(_ parameter: Parameter) -> Bool {
    if case .property(let index) = parameter.role {
      properties[index].deprecation != nil
    } else {
      false
    }
  }
}

extension Parameter {
  /// Whether it is a function from one value to another, for which callers can pass a key path.
  fileprivate var takesKeyPath: Bool {
    guard let function = type.unwrapped.function else { return false }
    return function.effects.isEmpty && function.parameters.count == 1 && !function.returnsNothing
  }
}

extension Subject {
  /// The remedy for a closure that precedes a value.
  var orderRemedy: String {
    switch spec.initializers?.shared.order {
    case .names: "put it last in 'order'"
    case .rule, nil: "write 'initializers: {order: trailingViewBuilders}'"
    }
  }

  /// The declaration in the spec that a parameter belongs to.
  fileprivate func place(of parameter: Parameter) -> Place? {
    switch parameter.role {
    // The selection of a list is a property of the component that the spec does not declare.
    case .property(let index):
      spec.properties.first { $0.name.text == component?.properties[index].name }?.name.place
    case .added: spec.component?.place
    case .builder, .localizedText, .string, .systemImage, .image, .value, .resolved, .repeated,
      .placeholder:
      parameter.role.slot.map { spec.withOldSlotNames.slots[$0].name.place }
    }
  }
}
