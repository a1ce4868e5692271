import Specification

/// The second module of a library, which contains its components as UIKit views.
package struct UIKitModule: Sendable {
  /// Its name: `DesignKitUIKit`.
  package let name: String

  /// Whether the library also has the SwiftUI module.
  package let isBesideSwiftUI: Bool

  /// How a component is emitted whose Swift has no counterpart in UIKit.
  package let fallback: UIKitFallback

  /// How much of the runtime is emitted.
  package let runtime: UIKitRuntimeExtent
}
