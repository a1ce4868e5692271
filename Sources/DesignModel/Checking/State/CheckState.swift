import Diagnostics
import Specification
import SwiftFragments

func checkStateValue(_ spec: StateSpec, in scope: ComponentScope, _ findings: inout Findings)
  -> StateValue?
{
  let wrapper = spec.wrapper?.wrapper ?? .state
  checkWrapperArguments(of: spec.wrapper, &findings)
  checkFirstValue(of: spec, wrapper, &findings)
  let type = wrapper == .namespace ? .named("Namespace.ID") : spec.type?.expression
  guard let type else {
    findings.error(
      .missingType, at: spec.name.place,
      "the state '\(spec.name.text)' needs a 'type', as in '\(spec.name.text): {type: Bool}'")
    return nil
  }
  if let type = spec.type { checkDefault(spec.defaultValue, of: type, in: scope, &findings) }
  return StateValue(
    name: spec.name.text, type: type, wrapper: wrapper,
    wrapperArguments: spec.wrapper?.arguments, defaultValue: spec.defaultValue?.text,
    summary: spec.summary?.value,
    isShared: scope.sharedState.contains(spec.name.text))
}

private func checkWrapperArguments(of spec: StateWrapperSpec?, _ findings: inout Findings) {
  guard let spec, spec.arguments != nil else { return }
  switch spec.wrapper {
  case .state, .focusState, .stateObject, .namespace:
    findings.error(
      .wrapperArguments, at: spec.place,
      "'\(spec.wrapper.rawValue)' takes no arguments here; write 'wrapper: "
        + "\(spec.wrapper.rawValue)', and the initial value as 'default'")
  case .accessibilityFocusState, .gestureState, .scaledMetric: break
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
    if let type = spec.type, type.text != "Bool", type.wrapped == nil {
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
  case .state, .gestureState:
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
