import DesignModel
import Specification
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The property that keeps a state value.
  func storage(of state: StateValue) -> VariableDeclaration {
    let arguments = state.wrapperArguments.map { "(\($0))" } ?? ""
    if let wrapper = state.sharedWrapper {
      let first = wrapper == .bindingOrState && state.type.isOptional ? "nil" : nil
      return stored(
        "@\(wrapper.rawValue)\(arguments) \(hidden)var", state.name, state.type,
        state.defaultValue ?? first)
    }
    let introducer = "@\(names.swiftUI(state.wrapper.rawValue))\(arguments) \(hidden)var"
    if state.wrapper == .namespace {
      return VariableDeclaration(introducer, escapedIdentifier(state.name))
    }
    return stored(introducer, state.name, state.type, state.defaultValue)
  }

  /// The state values that the configuration has: what styles see and can write, and what a component
  /// in the body of a style shares.
  var configuredState: [StateValue] {
    component.state.filter {
      $0.isShared || !component.configuration.hidden.contains($0.name)
    }
  }

  /// The member by which a style sees a state value.
  func configurationMember(_ state: StateValue) -> (introducer: String, type: String) {
    let access = visibility(of: state.name)
    return switch state.wrapper.sharing {
    case .binding: ("@Binding \(access)var", state.type.text)
    case .ownBinding:
      ("@\(names.swiftUI(state.wrapper.rawValue)).Binding \(access)var", state.type.text)
    case .readOnly:
      (
        "\(access)let",
        state.wrapper == .namespace ? names.swiftUI("Namespace") + ".ID" : state.type.text
      )
    }
  }

  /// What the body hands to a style for a state value: in the body of a style, that of the component
  /// which the style shows.
  func configurationArgument(_ state: StateValue) -> String {
    switch state.wrapper.sharing {
    case .binding, .ownBinding:
      "\(bindingName(of: state.name)): "
        + (state.isShared ? "" : "\(inherited)?.$\(state.name) ?? ") + "$\(state.name)"
    // Text is as large in the body of a style as the style says.
    case .readOnly where state.wrapper == .scaledMetric:
      "\(state.name): \(escapedIdentifier(state.name))"
    case .readOnly: inheritedArgument(state.name, isOptional: state.type.isOptional)
    }
  }

  /// A value of the configuration that the component was created from, or its own.
  func inheritedArgument(_ name: String, isOptional: Bool) -> String {
    let member = escapedIdentifier(name)
    // An optional of the configuration counts even if it is nil.
    return isOptional
      ? "\(name): \(inherited).map { $0.\(member) } ?? \(member)"
      : "\(name): \(inherited)?.\(member) ?? \(member)"
  }
}

/// A property wrapper that is emitted: it keeps a value, or the binding to another's.
enum BindingOrOwn: String, CaseIterable {
  case bindingOrState = "BindingOrState"
  case bindingOrFocusState = "BindingOrFocusState"
  case bindingOrAccessibilityFocusState = "BindingOrAccessibilityFocusState"
}

extension StateValue {
  /// What keeps the value in the place of its wrapper, if a component in the body of a style shares
  /// it.
  var sharedWrapper: BindingOrOwn? {
    guard isShared else { return nil }
    return switch wrapper {
    case .state: .bindingOrState
    case .focusState: .bindingOrFocusState
    case .accessibilityFocusState: .bindingOrAccessibilityFocusState
    case .gestureState, .namespace, .scaledMetric, .stateObject: nil
    }
  }
}
