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

  /// The version of iOS that native views need, for `UIButton.Configuration` and `String(localized:)`.
  package static let oldestSystem = PlatformVersion(major: 15)

  /// The version of iOS that hosted views need, for `UIHostingConfiguration`.
  package static let oldestSystemForHosting = PlatformVersion(major: 16)

  /// How much of the runtime is emitted.
  package let runtime: UIKitRuntimeExtent
}
