import Diagnostics

/// A SwiftUI property wrapper for the state of a component.
package enum StateWrapper: String, CaseIterable, Sendable {
  case state = "State"
  case focusState = "FocusState"
  case accessibilityFocusState = "AccessibilityFocusState"
  case gestureState = "GestureState"
  case stateObject = "StateObject"
  case scaledMetric = "ScaledMetric"
  case namespace = "Namespace"
  case appStorage = "AppStorage"
  case sceneStorage = "SceneStorage"
  case environmentObject = "EnvironmentObject"
  case environment = "Environment"

  /// How code outside of the component can access the value.
  package enum Sharing: Sendable {
    /// Read and write, through a `Binding`.
    case binding

    /// Read and write, through the `Binding` type that is nested in the wrapper.
    case ownBinding
    case readOnly
  }

  package var sharing: Sharing {
    switch self {
    case .state, .appStorage, .sceneStorage: .binding
    case .focusState, .accessibilityFocusState: .ownBinding
    case .gestureState, .stateObject, .scaledMetric, .namespace, .environmentObject, .environment:
      .readOnly
    }
  }
}

/// A SwiftUI property wrapper for an object that the caller passes.
package enum ObjectWrapper: String, CaseIterable, Sendable {
  case observedObject = "ObservedObject"
  case bindable = "Bindable"
}

/// A property wrapper with its arguments.
package struct StateWrapperSpec: Sendable {
  package var wrapper: StateWrapper

  /// The text between the parentheses; nil if there is none.
  package var arguments: String?
  package var place: Place
}
