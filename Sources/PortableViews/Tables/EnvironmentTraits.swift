/// A value of SwiftUI's environment with a counterpart in UIKit.
package struct EnvironmentTrait: Sendable {
  /// Its Swift in a view of UIKit.
  package let swift: String

  /// UIKit's names of its members, and of values that it is compared with.
  package let members: [String: String]

  package init(_ swift: String, members: [String: String] = [:]) {
    self.swift = swift
    self.members = members
  }

  /// By the keys of the environment.
  package static let all: [String: EnvironmentTrait] = [
    "colorScheme": .init("traitCollection.userInterfaceStyle"),
    "colorSchemeContrast": .init(
      "traitCollection.accessibilityContrast", members: ["increased": "high", "standard": "normal"]),
    "dynamicTypeSize": .init(
      "traitCollection.preferredContentSizeCategory",
      members: ["isAccessibilitySize": "isAccessibilityCategory"]),
    "horizontalSizeClass": .init("traitCollection.horizontalSizeClass"),
    "verticalSizeClass": .init("traitCollection.verticalSizeClass"),
    "layoutDirection": .init("effectiveUserInterfaceLayoutDirection"),
    "displayScale": .init("traitCollection.displayScale"),
    "legibilityWeight": .init("traitCollection.legibilityWeight"),
    "accessibilityReduceMotion": .init("UIAccessibility.isReduceMotionEnabled"),
    "accessibilityReduceTransparency": .init("UIAccessibility.isReduceTransparencyEnabled"),
    "accessibilityDifferentiateWithoutColor": .init(
      "UIAccessibility.shouldDifferentiateWithoutColor"),
    "accessibilityVoiceOverEnabled": .init("UIAccessibility.isVoiceOverRunning"),
    "locale": .init("Locale.current"),
    "calendar": .init("Calendar.current"),
  ]
}
