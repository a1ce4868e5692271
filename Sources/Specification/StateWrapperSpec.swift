import Diagnostics

/// A property wrapper of SwiftUI's that keeps a component's state.
package enum StateWrapper: String, CaseIterable, Sendable {
  case state = "State"
  case focusState = "FocusState"
  case accessibilityFocusState = "AccessibilityFocusState"
  case gestureState = "GestureState"
  case stateObject = "StateObject"
  case scaledMetric = "ScaledMetric"
  case namespace = "Namespace"

  /// What others than the component can do with the value.
  package enum Sharing: Sendable {
    /// Read and write it, by a `Binding`.
    case binding

    /// Read and write it, by the `Binding` that is nested in the wrapper.
    case ownBinding
    case readOnly
  }

  package var sharing: Sharing {
    switch self {
    case .state: .binding
    case .focusState, .accessibilityFocusState: .ownBinding
    case .gestureState, .stateObject, .scaledMetric, .namespace: .readOnly
    }
  }
}

/// A property wrapper with its arguments.
package struct StateWrapperSpec: Sendable {
  package var wrapper: StateWrapper

  /// What stands between the parentheses; nil for nothing.
  package var arguments: String?
  package var place: Place
}
