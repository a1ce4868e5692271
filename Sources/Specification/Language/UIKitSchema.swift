extension UIKitSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "UIKit setting", plural: "UIKit settings", title: "UIKit",
    documentation: """
      With `uikit` among the `targets`, a module has the components as views of UIKit, next to the \
      SwiftUI module or without one; see the [guide](uikit.md).
      """,
    example: """
      library: DesignKit
      platforms: {iOS: "16.0"}
      targets: [swiftui, uikit]
      uikit: {fallback: error}
      """,
    fields: [
      Field(
        "fallback", \.fallback, .choice(UIKitFallback.self),
        """
        What happens to a component that uses something without a counterpart in UIKit. By \
        default, `hosted`; without `swiftui` among the `targets`, `error`.
        """,
        example: "fallback: error"),
      Field(
        "sources", \.sources, .oneOrMany(.pathInside),
        """
        Hand-written Swift for the UIKit module: files, or folders, which are searched for \
        `.swift` files and copied into it. A declaration with the name of a SwiftUI one is its \
        [twin](uikit.md).
        """,
        example: "sources: uikit"),
      Field(
        "runtime", \.runtime, .choice(UIKitRuntimeExtent.self),
        """
        How much of the runtime is emitted: stacks, constraints, fluent methods. By default, `used`.
        """,
        example: "runtime: all"),
    ])
}

extension TargetName: Choice {
  static let noun = "target"

  var documentation: String {
    switch self {
    case .swiftui: ViewFramework.swiftui.documentation
    case .uikit: ViewFramework.uikit.documentation
    case .outline: "The interface of each component as Markdown, in the folder `Outline`."
    }
  }
}

extension ViewFramework: Choice {
  static let noun = "target"

  var documentation: String {
    switch self {
    case .swiftui: "SwiftUI views, in the library's module."
    case .uikit: "UIKit views, in a module of their own: `DesignKitUIKit` for `DesignKit`."
    }
  }
}

extension UIKitFallback: Choice {
  static let noun = "fallback"

  var documentation: String {
    switch self {
    case .hosted: "SwiftUI shows the component in a `UIView`."
    case .error: "It is an error."
    case .omit: "The component is left out of the module."
    }
  }
}

extension UIKitRuntimeExtent: Choice {
  static let noun = "extent of the runtime"
  static let plural = "extents of the runtime"

  var documentation: String {
    switch self {
    case .used: "Only the files that the components use."
    case .all: "All of it, for teams that also use it in hand-written UIKit."
    }
  }
}
