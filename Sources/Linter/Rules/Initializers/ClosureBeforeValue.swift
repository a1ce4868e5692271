import DesignModel
import Diagnostics
import SwiftFragments

extension Rule {
  /// Closures that cannot trail.
  static let closureBeforeValue = Self(
    "closure-before-value", in: .initializers,
    summary:
      "A closure stands before a value, so that it cannot be written behind the parentheses.",
    rationale: """
      `Chip("New") { remove() }` reads well; `Chip(action: { remove() }, "New")` does not, and editors \
      indent it badly. SwiftUI's initializers have values first, then actions, then views. \
      `initializers: {order: trailingViewBuilders}` puts them so, and `order` takes a list, too.
      """,
    good: [
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {action: () -> Void}
      initializers: {order: trailingViewBuilders}
      """
    ],
    bad: [
      """
      component: Chip
      slots: {title: {options: [text]}}
      properties: {↓action: () -> Void}
      """
    ],
    check: .spec { subject, _ in
      guard let component = subject.component else { return [] }
      var count = 0
      var first: (closure: Parameter, value: Parameter)?
      for initializer in component.initializers {
        guard let pair = initializer.closureBeforeValue else { continue }
        count += 1
        first = first ?? pair
      }
      guard let first, let place = subject.place(of: first.closure) else { return [] }
      let all = component.initializers.count
      return [
        Finding(
          place,
          "in \(count == all ? "every initializer" : "\(count) of \(all) initializers"), a closure for "
            + "'\(first.closure.name)' stands before '\(first.value.name)' and cannot follow the "
            + "parentheses; write 'initializers: {order: trailingViewBuilders}'")
      ]
    })
}

extension Initializer {
  /// A closure that every call has, and the value behind it that every call has, too.
  fileprivate var closureBeforeValue: (closure: Parameter, value: Parameter)? {
    var closure: Parameter?
    for parameter in parameters where parameter.isRequired {
      if parameter.isClosure, parameter.isAction {
        closure = closure ?? parameter
      } else if let closure, !parameter.isClosure {
        return (closure, parameter)
      }
    }
    return nil
  }
}

extension Parameter {
  /// Whether it is a closure for a property, and not for views.
  fileprivate var isAction: Bool {
    switch role {
    case .property, .added: true
    case .builder, .localizedText, .string, .systemImage, .image, .value, .resolved, .repeated,
      .placeholder:
      false
    }
  }
}

extension Subject {
  /// Where the spec declares what a parameter is for.
  fileprivate func place(of parameter: Parameter) -> Place? {
    switch parameter.role {
    // What is selected in a list is a property of the component and none of the spec.
    case .property(let index):
      spec.properties.first { $0.name.text == component?.properties[index].name }?.name.place
    case .added: spec.component?.place
    case .builder, .localizedText, .string, .systemImage, .image, .value, .resolved, .repeated,
      .placeholder:
      parameter.role.slot.map { spec.slots[$0].name.place }
    }
  }
}
