import Specification

/// The module of a library that contains its components as UIKit views.
package struct UIKitModule: Sendable {
  /// Its name: `DesignKitUIKit`.
  package let name: String

  /// Whether the library also has the SwiftUI module.
  package let isBesideSwiftUI: Bool

  /// How a component is emitted whose Swift has no counterpart in UIKit.
  package let fallback: UIKitFallback

  /// Whether SwiftUI shows components whose Swift has no counterpart in UIKit.
  package var hostsComponents: Bool { isBesideSwiftUI && fallback != .omit }

  /// How much of the runtime is emitted.
  package let runtime: UIKitRuntimeExtent
}
