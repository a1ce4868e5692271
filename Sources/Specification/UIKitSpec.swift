import SwiftFragments

/// A framework that components are emitted for.
package enum ViewFramework: String, CaseIterable, Sendable {
  case swiftui, uikit
}

/// Something that a project is compiled to.
package enum TargetName: String, CaseIterable, Sendable {
  case swiftui, uikit, outline
}

extension ProjectSpec {
  /// The targets of the project; without a framework among them, SwiftUI is one.
  package var targetNames: Set<TargetName> {
    let names = Set(targets.map(\.value))
    return names.isDisjoint(with: [.swiftui, .uikit]) ? names.union([.swiftui]) : names
  }
}

/// The value of `uikit` in the project file.
package struct UIKitSpec: Sendable {
  /// How a component is emitted whose Swift has no counterpart in UIKit.
  package var fallback: Located<UIKitFallback>?

  /// Files and folders with hand-written Swift of the UIKit module, relative to the project's folder.
  package var sources: [Located<String>] = []

  /// How much of the runtime is emitted.
  package var runtime: Located<UIKitRuntimeExtent>?

  package init() {}
}

/// How a component is emitted whose Swift has no counterpart in UIKit.
package enum UIKitFallback: String, CaseIterable, Sendable {
  case hosted, error, omit
}

/// How much of the runtime of a UIKit module is emitted.
package enum UIKitRuntimeExtent: String, CaseIterable, Sendable {
  case used, all
}
