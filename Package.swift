// swift-tools-version: 6.2

import PackageDescription

// Continuous integration treats warnings as errors, but only in this package's own targets.
let strictness: [SwiftSetting] =
  Context.environment["DSCOMPILE_STRICT"] == nil ? [] : [.unsafeFlags(["-warnings-as-errors"])]

// Nothing is looked for when a static program starts, and it runs wherever its kernel does. DSCOMPILE_DYNAMIC=1 is for
// systems without static libraries, DSCOMPILE_SYMBOLS=1 for profilers.
let staticLinking =
  [
    Context.environment["DSCOMPILE_DYNAMIC"] == nil ? "-static-executable" : "-static-stdlib",
    "-l_FoundationCollections", "-l_FoundationCShims",
    "-lswiftSynchronization",
  ] + (Context.environment["DSCOMPILE_SYMBOLS"] == nil ? ["-Xlinker", "-s"] : [])

// The files of the UIKit runtime, by their folders in `templates/UIKit`.
let runtimeFiles = [
  "Builder": [
    "ArrangedViews", "DataViews", "ForEach", "ItemViews", "Slot+Text", "Slot", "UIViewBuilder",
  ],
  "Constraints": [
    "ConstraintRegion", "ConstraintRule", "ConstraintStore", "UIView+Centers", "UIView+Edges",
    "UIView+LeftRight", "UIView+NamedConstraints", "UIView+Placement", "UIView+RelativeSize",
    "UIView+RemovingConstraints", "UIView+Size", "UIView+SizeLimits", "UIView+Stretching",
  ],
  "Controls": [
    "CombinedView", "ContentButton", "EscapableView", "RepresentedView", "SpokenViews",
    "StepperRow",
    "SwitchRow", "UIView+Links",
  ],
  "Fluent": [
    "FluentView", "Label", "UIActivityIndicatorView+Animating", "UIBarButtonItem+Content",
    "UIButton+Configuration", "UIButton+Menu", "UIButton+Title", "UIControl+Actions",
    "UIControl+Configuration", "UIDatePicker+Value", "UIImageView+Image", "UIImageView+Symbol",
    "UILabel+Decoration", "UILabel+Font", "UILabel+Text", "UIPageControl+Value",
    "UIProgressView+Value", "UIScrollView+Configuration", "UISegmentedControl+Value",
    "UISlider+Value", "UIStackView+Arrangement", "UIStackView+Separators", "UIStepper+Value",
    "UISwitch+Value", "UITextField+Accessories", "UITextField+Events", "UITextField+Input",
    "UITextField+Text", "UITextField+TextFont", "UITextView+Text", "UIView+Accessibility",
    "UIView+Animation", "UIView+AnimationSteps", "UIView+Appearing", "UIView+Border",
    "UIView+Color", "UIView+CommonGestures", "UIView+Configuration", "UIView+ContentPriority",
    "UIView+Corners", "UIView+Fading", "UIView+Feedback", "UIView+FocusWithin", "UIView+Gestures",
    "UIView+Layers", "UIView+Opacity", "UIView+Padding", "UIView+Redaction", "UIView+Shadow",
    "UIView+Task", "UIView+TextAttributes", "UIView+Transform", "UIView+ValueChanges",
    "UIVisualEffectView+Effect",
  ],
  "Hosting": [
    "HostedList", "HostedSelection", "HostedSlot", "UIView+Hosting",
  ],
  "Lists": [
    "UICollectionView+Cells", "UITableView+Cells", "ViewCell",
  ],
  "Stacks": [
    "BaselineView", "Divider", "FittingView", "HStackView", "ShapeView", "Spacer",
    "UIScrollView+Content", "UIStackView+Arranging", "UIStackView+Content",
    "UIView+BackgroundShape", "VStackView", "ViewAlignment", "ZStackView",
  ],
  "Styles": [
    "ControlSize", "InheritedValue",
  ],
  "Support": [
    "AdjustmentDirection", "HostSensor", "LastValue", "LayerColors", "SpokenTexts",
    "TextAttributes", "UIView+Filling", "ViewValue",
  ],
  "Values": [
    "TextFont", "UIColor+Names", "UIColor+Opacity", "UIFont+Weights", "ValueBinding",
  ],
]

let package = Package(
  name: "dscompile",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "dscompile", targets: ["dscompile"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(
      url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2", traits: []),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .target(name: "StepCounting"),
    .target(name: "English"),
    .target(name: "Diagnostics", dependencies: ["English"]),
    .target(name: "SwiftTypes"),
    .target(name: "YAMLSyntax", dependencies: ["CLibYAML", "Diagnostics"]),
    .target(name: "DesignTokens", dependencies: ["English", "Diagnostics", "YAMLSyntax"]),
    .target(
      name: "SwiftFragments",
      dependencies: [
        "Diagnostics", "SwiftTypes", "YAMLSyntax",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ]),
    .target(
      name: "Specification",
      dependencies: ["English", "Diagnostics", "YAMLSyntax", "SwiftFragments"]),
    .target(name: "Formatter", dependencies: ["Diagnostics", "YAMLSyntax", "Specification"]),
    .target(
      name: "DesignModel",
      dependencies: [
        "StepCounting", "English", "Diagnostics", "SwiftTypes", "SwiftFragments", "Specification",
      ]),
    .target(
      name: "Linter",
      dependencies: [
        "English", "Diagnostics", "SwiftTypes", "YAMLSyntax", "DesignTokens", "SwiftFragments",
        "Specification", "DesignModel",
      ]),
    .target(name: "SwiftRendering", dependencies: ["Diagnostics"]),
    .target(
      name: "PortableViews",
      dependencies: [
        "Diagnostics", "SwiftTypes", "SwiftFragments", "Specification", "DesignModel",
        "SwiftRendering",
      ]),
    .target(
      name: "Templates", path: "templates",
      resources: [
        "BindingOrAccessibilityFocusState.swift", "BindingOrFocusState.swift",
        "BindingOrState.swift", "Component.swift", "ComponentPage.md", "EnvironmentKey.swift",
        "LandingPage.md", "ListTraits.swift", "Localizable.xcstrings", "ModifierPage.md",
        "Namespace.swift", "Omitted.swift", "Package.swift", "PreviewGallery.swift",
        "Previews.swift", "README.md",
        "ResultBuilder.swift", "SlotItem.swift", "SlotItems+Combining.swift",
        "SlotItems+Keys.swift", "SlotItems.swift", "SlotSelection.swift",
        "SnapshotAssertion.swift", "SnapshotPackage.swift", "Snapshots.swift", "Style.swift",
        "StyleConfiguration.swift", "StyleKey.swift", "StyleProtocol.swift", "StyleStack.swift",
        "Type.swift", "ViewModifier.swift", "swift-format", "BorderStyle.swift",
        "DropShadow.swift", "DynamicColor.swift", "Theme.swift", "ThemedColorStyle.swift",
        "TimingCurve.swift", "Tokens.swift", "TypographyStyle.swift", "UIKitBorder.swift",
        "UIKitDynamicColor.swift", "UIKitFile.swift", "UIKitGradient.swift", "UIKitShadow.swift",
        "UIKitComponentPage.md", "UIKitLandingPage.md", "UIKitSnapshotAssertion.swift",
        "UIKitSnapshots.swift", "UIKitTimingCurve.swift",
        "UIKitTypography.swift",
      ].map { .embedInCode("\($0).template") }
        + runtimeFiles.sorted { $0.key < $1.key }.flatMap { folder, names in
          names.map { .embedInCode("UIKit/\(folder)/\($0).swift.template") }
        }),
    .target(name: "UIKitRuntime", dependencies: ["Templates"]),
    .target(
      name: "FileBuilding",
      dependencies: [
        "SwiftTypes", "SwiftFragments", "Specification", "DesignModel", "SwiftRendering",
      ]),
    .target(
      name: "Prose",
      dependencies: ["English", "SwiftTypes", "DesignModel", "SwiftRendering"]),
    .target(
      name: "SampleValues",
      dependencies: [
        "English", "SwiftTypes", "SwiftFragments", "DesignModel", "SwiftRendering", "FileBuilding",
      ]),
    .target(
      name: "TokenEmission",
      dependencies: [
        "English", "DesignTokens", "SwiftFragments", "SwiftRendering", "FileBuilding",
      ]),
    .target(
      name: "SwiftUIEmitter",
      dependencies: [
        "StepCounting", "English", "Diagnostics", "SwiftTypes", "SwiftFragments", "Specification",
        "DesignModel", "DesignTokens", "SwiftRendering", "FileBuilding", "Prose", "SampleValues",
        "TokenEmission", "Templates",
      ]),
    .target(
      name: "UIKitEmitter",
      dependencies: [
        "English", "Diagnostics", "YAMLSyntax", "SwiftTypes", "SwiftFragments", "Specification",
        "DesignModel", "DesignTokens", "SwiftRendering", "FileBuilding", "Prose", "PortableViews",
        "TokenEmission", "UIKitRuntime", "SwiftUIEmitter", "SampleValues",
      ]),
    .target(name: "Explanations", dependencies: ["Diagnostics"]),
    .target(
      name: "CompilerDriver",
      dependencies: [
        "CXXHash", "English", "Diagnostics", "SwiftTypes", "YAMLSyntax", "DesignTokens",
        "SwiftFragments",
        "Specification", "Formatter", "DesignModel", "Linter", "SwiftRendering", "TokenEmission",
        "SwiftUIEmitter", "PortableViews", "UIKitEmitter", "Explanations",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
    .executableTarget(
      name: "dscompile",
      dependencies: [
        "CompilerDriver", "Specification",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      linkerSettings: [.unsafeFlags(staticLinking, .when(platforms: [.linux]))]),
    .executableTarget(
      name: "dscompile-bench", dependencies: ["CompilerDriver"], path: "Benchmarks"),
    .executableTarget(name: "MeasuredRun", path: "Tests/MeasuredRun"),
    .target(
      name: "InterfaceComparison",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], path: "Tools/InterfaceComparison"),
    .executableTarget(
      name: "compare-interfaces", dependencies: ["InterfaceComparison"],
      path: "Tools/CompareInterfaces"),
    .executableTarget(
      name: "damage-specs", dependencies: ["Specification", "CompilerDriver"],
      path: "Tools/DamageSpecs"),
    .testTarget(
      name: "InterfaceComparisonTests",
      dependencies: ["InterfaceComparison", "PortableViews", "TestSupport"]),
    .testTarget(
      name: "HostileTests",
      dependencies: [
        "Diagnostics", "YAMLSyntax", "SwiftFragments", "Specification", "CompilerDriver",
        "TestSupport",
      ]),
    .testTarget(name: "EnglishTests", dependencies: ["English"]),
    .testTarget(name: "SwiftTypesTests", dependencies: ["SwiftTypes"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(
      name: "YAMLSyntaxTests", dependencies: ["Diagnostics", "YAMLSyntax", "TestSupport"]),
    .testTarget(
      name: "DesignTokensTests",
      dependencies: ["Diagnostics", "YAMLSyntax", "DesignTokens", "TestSupport"],
      exclude: ["Fixtures", "Messages"]),
    .testTarget(
      name: "TokenEmissionTests",
      dependencies: [
        "Diagnostics", "DesignTokens", "SwiftRendering", "TokenEmission", "SwiftUIEmitter",
        "UIKitEmitter", "UIKitRuntime", "CompilerDriver", "SwiftCompilation", "TestSupport",
      ],
      exclude: ["Calls", "Cases", "Rejects", "UIKit"]),
    .testTarget(
      name: "SwiftFragmentsTests",
      dependencies: ["Diagnostics", "SwiftTypes", "YAMLSyntax", "SwiftFragments", "TestSupport"]),
    .testTarget(
      name: "SpecificationTests",
      dependencies: ["Diagnostics", "YAMLSyntax", "Specification", "TestSupport"]),
    .testTarget(
      name: "FormatterTests",
      dependencies: [
        "Diagnostics", "YAMLSyntax", "Specification", "Formatter", "DesignModel", "Linter",
        "SwiftRendering", "SwiftUIEmitter", "Explanations", "RandomSpecs", "TestSupport",
      ]),
    .testTarget(
      name: "CompilerDriverTests",
      dependencies: [
        "Diagnostics", "YAMLSyntax", "Specification", "SwiftRendering", "Explanations", "Linter",
        "CompilerDriver", "RandomSpecs", "SwiftCompilation", "TestSupport",
      ]),
    .testTarget(
      name: "TranscriptTests",
      dependencies: ["Diagnostics", "Linter", "Explanations", "CompilerDriver", "TestSupport"],
      exclude: ["Recorded"]),
    .target(
      name: "TestSupport",
      dependencies: ["Diagnostics", "Linter", "SwiftRendering", "CompilerDriver"],
      path: "Tests/TestSupport"),
    .target(
      name: "RandomSpecs",
      dependencies: ["Diagnostics", "YAMLSyntax", "Specification", "DesignModel", "TestSupport"],
      path: "Tests/RandomSpecs"),
    .target(
      name: "SwiftCompilation", dependencies: ["Specification", "CompilerDriver", "TestSupport"],
      path: "Tests/SwiftCompilation", exclude: ["ResourceAccessor"]),
    .target(
      name: "StyleClients",
      dependencies: [
        "Diagnostics", "YAMLSyntax", "SwiftFragments", "Specification", "DesignModel",
        "SwiftRendering", "SwiftUIEmitter",
      ], path: "Tests/StyleClients"),
    .testTarget(
      name: "UIKitRuntimeTests",
      dependencies: [
        "UIKitRuntime", "CompilerDriver", "SwiftCompilation", "TestSupport",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      exclude: ["Client", "Programs"]),
    .testTarget(
      name: "UIKitEmitterTests",
      dependencies: ["CompilerDriver", "RandomSpecs", "SwiftCompilation", "TestSupport"],
      exclude: ["Calls.swift", "HostedCalls.swift", "Programs", "Rejects", "Samples"]),
    .testTarget(name: "InterfaceTests", dependencies: ["CompilerDriver", "SwiftCompilation"]),
    .testTarget(
      name: "OverloadProofs",
      dependencies: [
        "Diagnostics", "SwiftTypes", "Specification", "DesignModel", "SwiftUIEmitter",
        "CompilerDriver", "SwiftCompilation", "RandomSpecs", "TestSupport",
      ]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "Diagnostics", "SwiftFragments", "Specification", "DesignModel", "SwiftRendering",
        "CompilerDriver", "SwiftCompilation", "StyleClients", "TestSupport",
      ],
      exclude: ["Cases", "Shared", "SideBySide", "StylesInEnvironment"]),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "Specification", "CompilerDriver", "SwiftCompilation", "StyleClients", "TestSupport",
      ],
      exclude: ["Calls", "Rejects", "UIKitCalls"]),
    .testTarget(
      name: "DesignModelTests",
      dependencies: [
        "English", "Diagnostics", "SwiftTypes", "YAMLSyntax", "SwiftFragments", "Specification",
        "DesignModel", "TestSupport",
      ]),
    .testTarget(
      name: "LinterTests",
      dependencies: [
        "Diagnostics", "YAMLSyntax", "DesignTokens", "Specification", "DesignModel", "Linter",
        "SwiftUIEmitter", "TestSupport",
      ]),
    .testTarget(
      name: "PortableViewsTests",
      dependencies: [
        "Diagnostics", "YAMLSyntax", "SwiftFragments", "Specification", "DesignModel",
        "SwiftRendering", "PortableViews", "StyleClients", "SwiftCompilation", "UIKitRuntime",
        "CompilerDriver", "TestSupport",
      ]),
    .testTarget(name: "SwiftRenderingTests", dependencies: ["Diagnostics", "SwiftRendering"]),
    .testTarget(
      name: "SwiftUIEmitterTests",
      dependencies: [
        "Diagnostics", "SwiftTypes", "YAMLSyntax", "Specification", "DesignModel", "SwiftRendering",
        "SwiftUIEmitter", "TestSupport", .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "BoundsTests",
      dependencies: [
        "StepCounting", "Diagnostics", "YAMLSyntax", "Specification", "DesignModel", "Linter",
        "SwiftRendering", "SwiftUIEmitter", "RandomSpecs", "TestSupport",
      ],
      exclude: ["Constructs.txt"]),
    .testTarget(
      name: "GuideTests",
      dependencies: ["CompilerDriver", "SwiftCompilation", "TestSupport"]),
    .testTarget(name: "LayeringTests"),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = (target.swiftSettings ?? []) + strictness
}
