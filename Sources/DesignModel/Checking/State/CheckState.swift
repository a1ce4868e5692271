import Diagnostics
import Specification
import SwiftFragments

func checkStateValue(_ spec: StateSpec, in scope: ComponentScope, _ findings: inout Findings)
  -> StateValue?
{
  let wrapper = spec.wrapper?.wrapper ?? .state
  checkWrapperArguments(of: spec.wrapper, &findings)
  checkFirstValue(of: spec, wrapper, &findings)
  if wrapper == .environment, spec.wrapper?.arguments != nil, let place = spec.wrapper?.place {
    checkVersion(
      ofWrapper: "Environment", introducedWith: "Bindable", at: place, in: scope, &findings)
  }
  let type = wrapper == .namespace ? .named("Namespace.ID") : spec.type?.expression
  guard let type else {
    findings.error(
      .missingType, at: spec.name.place,
      "the state '\(spec.name.text)' needs a 'type', as in '\(spec.name.text): {type: Bool}'")
    return nil
  }
  let usesProperties =
    spec.defaultValue.map { value in
      scope.spec.properties.contains { value.refers(to: $0.name.text) }
    } ?? false
  if let type = spec.type, !usesProperties {
    checkDefault(spec.defaultValue, of: type, in: scope, &findings)
  }
  return StateValue(
    name: spec.name.text, type: type, wrapper: wrapper,
    wrapperArguments: spec.wrapper?.arguments,
    defaultValue: usesProperties ? nil : spec.defaultValue?.text,
    initialValue: usesProperties ? spec.defaultValue : nil,
    summary: spec.summary?.value,
    isShared: scope.sharedState.contains(spec.name.text))
}

private func checkWrapperArguments(of spec: StateWrapperSpec?, _ findings: inout Findings) {
  guard let spec else { return }
  guard spec.arguments != nil else {
    switch spec.wrapper {
    case .appStorage, .sceneStorage:
      findings.error(
        .wrapperArguments, at: spec.place,
        "'\(spec.wrapper.rawValue)' needs the key of the value: 'wrapper: \(spec.wrapper.rawValue)("
          + "\"…\")'")
    case .environment:
      findings.error(
        .wrapperArguments, at: spec.place,
        "'Environment' needs the type of an observable object, as in 'wrapper: Environment("
          + "CardModel.self)'; other values of the environment are declared under 'environment'")
    case .state, .focusState, .accessibilityFocusState, .gestureState, .stateObject, .scaledMetric,
      .namespace, .environmentObject:
      break
    }
    return
  }
  switch spec.wrapper {
  case .state, .focusState, .stateObject, .namespace:
    findings.error(
      .wrapperArguments, at: spec.place,
      "'\(spec.wrapper.rawValue)' takes no arguments here; write 'wrapper: "
        + "\(spec.wrapper.rawValue)', and the initial value as 'default'")
  case .environmentObject:
    findings.error(
      .wrapperArguments, at: spec.place,
      "'EnvironmentObject' takes no arguments; write 'wrapper: EnvironmentObject', and its type as "
        + "'type'")
  case .accessibilityFocusState, .gestureState, .scaledMetric, .appStorage, .sceneStorage,
    .environment:
    break
  }
}

/// Checks that type and default match the initial value that the wrapper requires.
private func checkFirstValue(
  of spec: StateSpec, _ wrapper: StateWrapper, _ findings: inout Findings
) {
  let name = spec.name.text
  switch wrapper {
  case .namespace:
    for place in [spec.type?.place, spec.defaultValue?.place] {
      guard let place else { continue }
      findings.error(
        .namespaceValue, at: place,
        "SwiftUI creates the namespace; write '\(name): {wrapper: Namespace}'")
    }
  case .focusState, .accessibilityFocusState:
    if let type = spec.type, !type.expression.isSame(as: .bool), type.wrapped == nil {
      findings.error(
        .focusType, at: type.place,
        "initially nothing has the focus, so its type is 'Bool' or an optional: '\(type.text)?'",
        fixIts: [FixIt("make it optional", [.init(type.place, "\"\(type.text)?\"")])])
    }
    if let value = spec.defaultValue {
      findings.error(
        .focusDefault, at: value.place,
        "initially nothing has the focus; remove 'default', and set the focus when the component "
          + "appears")
    }
  case .scaledMetric, .stateObject:
    if let type = spec.type, type.wrapped != nil {
      findings.error(
        .wrapperType, at: type.place,
        "'\(wrapper.rawValue)' cannot store an optional; write a type without '?', and a 'default'")
    } else if spec.type != nil, spec.defaultValue == nil {
      reportMissingFirstValue(spec, &findings)
    }
  case .environmentObject, .environment:
    if let type = spec.type, wrapper == .environmentObject, type.wrapped != nil {
      findings.error(
        .wrapperType, at: type.place,
        "an object in the environment is not optional; write the type without '?'")
    }
    if let value = spec.defaultValue {
      findings.error(
        .environmentObjectDefault, at: value.place,
        "the object comes from the environment; remove 'default'")
    }
  case .state, .gestureState, .appStorage, .sceneStorage:
    if let type = spec.type, type.wrapped == nil, spec.defaultValue == nil {
      reportMissingFirstValue(spec, &findings)
    }
  }
}

private func reportMissingFirstValue(_ spec: StateSpec, _ findings: inout Findings) {
  findings.error(
    .missingDefault, at: spec.name.place,
    "the state '\(spec.name.text)' needs a 'default', its initial value")
}
