import Diagnostics
import Specification
import SwiftFragments

extension ComponentChecker {
  mutating func stateValue(_ spec: StateSpec) -> StateValue? {
    let wrapper = spec.wrapper?.wrapper ?? .state
    checkArguments(of: spec.wrapper)
    checkFirstValue(of: spec, wrapper)
    let type = wrapper == .namespace ? "Namespace.ID" : spec.type?.text
    guard let type else {
      error(
        "missing-type", at: spec.name.place,
        "the state '\(spec.name.text)' needs a 'type', as in '\(spec.name.text): {type: Bool}'")
      return nil
    }
    if let type = spec.type { checkDefault(spec.defaultValue, of: type) }
    return StateValue(
      name: spec.name.text, type: type, isOptional: spec.type?.wrapped != nil, wrapper: wrapper,
      wrapperArguments: spec.wrapper?.arguments, defaultValue: spec.defaultValue?.text,
      summary: spec.summary?.value,
      isShared: sharedState.contains(spec.name.text))
  }

  private mutating func checkArguments(of spec: StateWrapperSpec?) {
    guard let spec, spec.arguments != nil else { return }
    switch spec.wrapper {
    case .state, .focusState, .stateObject, .namespace:
      error(
        "wrapper-arguments", at: spec.place,
        "'\(spec.wrapper.rawValue)' takes no arguments here; write 'wrapper: "
          + "\(spec.wrapper.rawValue)', and the first value as 'default'")
    case .accessibilityFocusState, .gestureState, .scaledMetric: break
    }
  }

  /// Checks that type and default are what the wrapper begins with.
  private mutating func checkFirstValue(of spec: StateSpec, _ wrapper: StateWrapper) {
    let name = spec.name.text
    switch wrapper {
    case .namespace:
      for place in [spec.type?.place, spec.defaultValue?.place] {
        guard let place else { continue }
        error(
          "namespace-value", at: place,
          "SwiftUI makes a namespace of its own accord; write '\(name): {wrapper: Namespace}'")
      }
    case .focusState, .accessibilityFocusState:
      if let type = spec.type, type.text != "Bool", type.wrapped == nil {
        error(
          "focus-type", at: type.place,
          "focus is nowhere at first, so its type is 'Bool' or an optional: '\(type.text)?'",
          fixIts: [FixIt("make it optional", [.init(type.place, "\"\(type.text)?\"")])])
      }
      if let value = spec.defaultValue {
        error(
          "focus-default", at: value.place,
          "focus is nowhere at first; remove 'default', and set it where the component appears")
      }
    case .scaledMetric, .stateObject:
      if let type = spec.type, type.wrapped != nil {
        error(
          "wrapper-type", at: type.place,
          "'\(wrapper.rawValue)' keeps no optional; write a type without '?', and a 'default'")
      } else if spec.type != nil, spec.defaultValue == nil {
        missingDefault(spec)
      }
    case .state, .gestureState:
      if let type = spec.type, type.wrapped == nil, spec.defaultValue == nil {
        missingDefault(spec)
      }
    }
  }

  private mutating func missingDefault(_ spec: StateSpec) {
    error(
      "missing-default", at: spec.name.place,
      "the state '\(spec.name.text)' needs a 'default': nobody gives it a value at first")
  }
}
