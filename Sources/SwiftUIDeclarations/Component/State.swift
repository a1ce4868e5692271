import DesignModel
import FileBuilding
import Specification
import SwiftFragments
import SwiftRendering

extension ComponentText {
  /// The property that stores a state value.
  func storage(of state: StateValue) -> VariableDeclaration {
    let arguments = state.wrapperArguments.map { "(\($0))" } ?? ""
    if let wrapper = state.sharedWrapper {
      let first: String? = wrapper == .bindingOrState && state.type.isOptional ? "nil" : nil
      return stored(
        "@\(wrapper.rawValue)\(arguments) \(hidden)var", state.name, state.type,
        (state.defaultValue ?? first).map(Expression.swift))
    }
    let introducer = "@\(names.swiftUI(state.wrapper.rawValue))\(arguments) \(hidden)var"
    if state.wrapper == .namespace {
      return VariableDeclaration(introducer, escapedIdentifier(state.name))
    }
    return stored(
      introducer, state.name, state.type, state.defaultValue.map(Expression.swift))
  }

  /// The assignments of initial values that depend on properties, at the end of an initializer.
  ///
  /// They use the stored value where a parameter with the name of the property is another one.
  ///
  /// - Parameter initializer: The initializer whose arguments are stored; nil if all values are.
  func initialState(storedBy initializer: Initializer? = nil) -> [Statement] {
    component.state.compactMap { state in
      guard let value = state.initialValue else { return nil }
      var stored: [String: String] = [:]
      for (index, property) in component.properties.enumerated() {
        if property.isBinding && !isKeptApart(property) || property.wrapper != nil {
          stored[property.name] = "_\(property.name).wrappedValue"
        } else if property.builder != nil || property.name == "configuration"
          || initializer?.details.replaced[PropertyID(index)] != nil
        {
          stored[property.name] = "self." + escapedMember(property.name)
        }
      }
      let label =
        state.sharedWrapper == nil && state.wrapper == .state ? "initialValue" : "wrappedValue"
      let wrapper = state.sharedWrapper?.rawValue ?? names.swiftUI(state.wrapper.rawValue)
      let arguments = state.wrapperArguments.map { [Argument(.swift($0))] } ?? []
      return .assignment(
        .name("_" + state.name),
        .call(
          .name(wrapper), [Argument(label, .swift(value.replacing(stored)))] + arguments))
    }
  }

  /// The state values in the configuration: those that styles can read or write, and those that a component
  /// in the body of a style shares.
  var configuredState: [StateValue] {
    component.state.filter {
      $0.isShared || !component.configuration.hidden.contains($0.name)
    }
  }

  /// The member through which a style accesses a state value.
  func configurationMember(_ state: StateValue) -> (introducer: String, type: String) {
    let access = visibility(of: state.name)
    return switch state.wrapper.sharing {
    case .binding: ("@\(names.swiftUI("Binding")) \(access)var", state.type.text)
    case .ownBinding:
      ("@\(names.swiftUI(state.wrapper.rawValue)).Binding \(access)var", state.type.text)
    case .readOnly:
      (
        "\(access)let",
        state.wrapper == .namespace ? names.swiftUI("Namespace") + ".ID" : state.type.text
      )
    }
  }

  /// The argument of a style configuration for a state value; in the body of a style, the value of the outer
  /// component.
  func configurationArgument(for state: StateValue) -> Argument {
    switch state.wrapper.sharing {
    case .binding, .ownBinding:
      let own = Expression.name("$" + state.name)
      return Argument(
        bindingName(of: state.name),
        state.isShared ? own : inheritedMember("$" + state.name).or(own))
    // In the body of a style, the style determines the text size.
    case .readOnly where state.wrapper == .scaledMetric:
      return Argument(state.name, .identifier(state.name))
    case .readOnly: return inheritedArgument(state.name, isOptional: state.type.isOptional)
    }
  }

  /// A value of the configuration that the component was created from, or the component's own.
  func inheritedArgument(_ name: String, isOptional: Bool) -> Argument {
    let member = escapedIdentifier(name)
    // An optional value of the configuration takes precedence even if it is nil.
    let inheritedValue =
      isOptional
      ? Expression.name(inherited).mapped(Expression.name("$0").dot(member))
      : inheritedMember(member)
    return Argument(name, inheritedValue.or(.name(member)))
  }

  /// A member of the configuration that the component was created from, if any.
  func inheritedMember(_ member: String) -> Expression {
    Expression.name(inherited).optionalDot(member)
  }
}

/// An emitted property wrapper that stores a value, or the binding to another component's value.
package enum BindingOrOwn: String, CaseIterable {
  case bindingOrState = "BindingOrState"
  case bindingOrFocusState = "BindingOrFocusState"
  case bindingOrAccessibilityFocusState = "BindingOrAccessibilityFocusState"
}

extension StateValue {
  /// The property wrapper that replaces the declared one if a component in the body of a style shares the
  /// value.
  package var sharedWrapper: BindingOrOwn? {
    guard isShared else { return nil }
    return switch wrapper {
    case .state: .bindingOrState
    case .focusState: .bindingOrFocusState
    case .accessibilityFocusState: .bindingOrAccessibilityFocusState
    case .gestureState, .namespace, .scaledMetric, .stateObject, .appStorage, .sceneStorage,
      .environmentObject, .environment:
      nil
    }
  }
}
