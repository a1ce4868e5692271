import Specification

/// The second module of a library, which has its components as views of UIKit.
package struct UIKitModule: Sendable {
  /// Its name: `DesignKitUIKit`.
  package let name: String

  /// Whether the library has the module for SwiftUI, too.
  package let isBesideSwiftUI: Bool

  /// What becomes of a component whose Swift UIKit has no counterpart for.
  package let fallback: UIKitFallback

  /// How much of the runtime is emitted.
  package let runtime: UIKitRuntimeExtent
}
