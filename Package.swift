// swift-tools-version: 6.2

import PackageDescription

// An expression that is hard to type-check is paid for in every configuration, at each edit. Whoever edits sees it as a
// warning in milliseconds. Continuous integration shares its processors, so it counts instead the scopes that the solver
// opens, which are the same on each machine, and treats warnings of this package's own targets as errors.
let strictness: [SwiftSetting] = [
  .unsafeFlags(
    Context.environment["DSCOMPILE_STRICT"] == nil
      ? [
        "-Xfrontend", "-warn-long-expression-type-checking=300",
        "-Xfrontend", "-warn-long-function-bodies=600",
      ]
      : ["-warnings-as-errors", "-Xfrontend", "-solver-scope-threshold=100000"])
]

// Nothing is looked for when a static program starts, and it runs wherever its kernel does. DSCOMPILE_DYNAMIC=1 is for
// systems without static libraries, DSCOMPILE_SYMBOLS=1 for profilers.
let staticLinking =
  [
    Context.environment["DSCOMPILE_DYNAMIC"] == nil ? "-static-executable" : "-static-stdlib",
    "-l_FoundationCollections", "-l_FoundationCShims",
    "-lswiftSynchronization",
  ] + (Context.environment["DSCOMPILE_SYMBOLS"] == nil ? ["-Xlinker", "-s"] : [])

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
    .systemLibrary(
      name: "CCMark", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(name: "CXattr"),
    .target(name: "StepCounting"),
    .target(name: "Graphs", dependencies: ["StepCounting"]),
    .target(name: "English"),
    .target(name: "Diagnostics", dependencies: ["English"]),
    .target(name: "SwiftTypes"),
    .target(name: "YAMLSyntax", dependencies: ["CLibYAML", "Diagnostics"]),
    .target(
      name: "DesignTokens", dependencies: ["StepCounting", "English", "Diagnostics", "YAMLSyntax"]),
    .target(
      name: "TokenImport", dependencies: ["English", "Diagnostics", "YAMLSyntax", "DesignTokens"]),
    .target(
      name: "SwiftFragments",
      dependencies: [
        "Diagnostics", "SwiftAPI", "SwiftTypes", "YAMLSyntax",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ]),
    .target(
      name: "Specification",
      dependencies: ["English", "Diagnostics", "YAMLSyntax", "DesignTokens", "SwiftFragments"]),
    .target(name: "Formatter", dependencies: ["Diagnostics", "YAMLSyntax", "Specification"]),
    .target(
      name: "DesignModel",
      dependencies: [
        "Graphs", "StepCounting", "English", "Diagnostics", "SwiftAPI", "SwiftTypes",
        "SwiftFragments",
        "Specification",
      ]),
    .target(
      name: "Linter",
      dependencies: [
        "English", "Diagnostics", "SwiftAPI", "SwiftTypes", "YAMLSyntax", "DesignTokens",
        "SwiftFragments",
        "Specification", "DesignModel",
      ]),
    .target(
      name: "Compatibility",
      dependencies: [
        "English", "StepCounting", "Diagnostics", "SwiftAPI", "SwiftTypes", "DesignTokens",
        "SwiftFragments", "Specification", "DesignModel",
      ]),
    .target(name: "SwiftRendering", dependencies: ["Diagnostics"]),
    .target(
      name: "PortableViews",
      dependencies: [
        "Diagnostics", "SwiftAPI", "SwiftTypes", "SwiftFragments", "Specification", "DesignModel",
        "SwiftRendering",
      ]),
    .target(name: "Templates", path: "templates", plugins: ["EmbedTemplates"]),
    .target(
      name: "SwiftAPI", dependencies: ["SwiftTypes"],
      exclude: ["Table/README.md", "Table/additions.txt"],
      plugins: ["EmbedTemplates"]),
    .plugin(name: "EmbedTemplates", capability: .buildTool(), dependencies: ["embed-texts"]),
    .executableTarget(name: "embed-texts", path: "Tools/EmbedTexts"),
    .target(name: "UIKitRuntime", dependencies: ["Templates"]),
    .target(
      name: "FileBuilding",
      dependencies: [
        "SwiftAPI", "SwiftTypes", "SwiftFragments", "Specification", "DesignModel",
        "SwiftRendering",
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
        "Graphs", "English", "DesignTokens", "SwiftFragments", "SwiftRendering", "FileBuilding",
      ]),
    .target(
      name: "Emission",
      dependencies: [
        "Diagnostics", "SwiftFragments", "Specification", "DesignModel", "DesignTokens",
        "SwiftRendering", "FileBuilding", "TokenEmission", "Templates",
      ]),
    .target(
      name: "SwiftUIDeclarations",
      dependencies: [
        "StepCounting", "English", "Diagnostics", "SwiftAPI", "SwiftTypes", "SwiftFragments",
        "Specification",
        "DesignModel", "DesignTokens", "SwiftRendering", "FileBuilding", "Prose", "SampleValues",
        "TokenEmission", "Emission",
      ]),
    .target(
      name: "SwiftUIEmitter",
      dependencies: [
        "StepCounting", "English", "Diagnostics", "SwiftAPI", "SwiftTypes", "SwiftFragments",
        "Specification",
        "DesignModel", "DesignTokens", "SwiftRendering", "FileBuilding", "Prose", "SampleValues",
        "TokenEmission", "Emission", "SwiftUIDeclarations",
      ]),
    .target(
      name: "UIKitEmitter",
      dependencies: [
        "English", "Diagnostics", "YAMLSyntax", "SwiftAPI", "SwiftTypes", "SwiftFragments",
        "Specification",
        "DesignModel", "DesignTokens", "SwiftRendering", "FileBuilding", "Prose", "PortableViews",
        "TokenEmission", "UIKitRuntime", "SampleValues", "Emission", "SwiftUIDeclarations",
      ]),
    .target(
      name: "OutlineEmitter",
      dependencies: [
        "English", "Diagnostics", "Specification", "DesignModel", "DesignTokens",
        "SwiftRendering", "FileBuilding", "Prose", "Emission", "SwiftUIDeclarations",
      ]),
    .target(name: "Explanations", dependencies: ["Diagnostics"]),
    .target(name: "CatalogSite", dependencies: ["CCMark", "Templates"]),
    .target(
      name: "CompilerDriver",
      dependencies: [
        "Graphs", "CXattr", "CXXHash", "English", "Diagnostics", "SwiftAPI", "SwiftTypes",
        "YAMLSyntax",
        "DesignTokens",
        "TokenImport", "SwiftFragments",
        "Specification", "Formatter", "DesignModel", "Compatibility", "Linter", "SwiftRendering",
        "TokenEmission",
        "Emission", "SwiftUIDeclarations", "SwiftUIEmitter", "PortableViews", "UIKitEmitter",
        "OutlineEmitter", "Explanations", "CatalogSite",
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
    .target(
      name: "APIExtraction",
      dependencies: [
        "InterfaceComparison",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ], path: "Tools/APIExtraction"),
    .executableTarget(
      name: "extract-api", dependencies: ["APIExtraction"], path: "Tools/ExtractAPI"),
    .executableTarget(
      name: "compare-interfaces", dependencies: ["InterfaceComparison"],
      path: "Tools/CompareInterfaces"),
    .executableTarget(
      name: "damage-specs", dependencies: ["Specification", "CompilerDriver"],
      path: "Tools/DamageSpecs"),
    .testTarget(
      name: "InterfaceComparisonTests",
      dependencies: ["APIExtraction", "InterfaceComparison", "PortableViews", "TestSupport"]),
    .testTarget(
      name: "HostileTests",
      dependencies: [
        "Diagnostics", "YAMLSyntax", "SwiftFragments", "Specification", "CompilerDriver",
        "TestSupport",
      ]),
    .testTarget(name: "GraphsTests", dependencies: ["Graphs"]),
    .testTarget(name: "EnglishTests", dependencies: ["English"]),
    .testTarget(name: "SwiftTypesTests", dependencies: ["SwiftTypes", "SwiftAPI"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(
      name: "YAMLSyntaxTests", dependencies: ["Diagnostics", "YAMLSyntax", "TestSupport"]),
    .testTarget(
      name: "DesignTokensTests",
      dependencies: [
        "StepCounting", "Diagnostics", "YAMLSyntax", "DesignTokens", "TestSupport",
      ],
      exclude: ["Fixtures", "Messages"]),
    .testTarget(
      name: "TokenImportTests",
      dependencies: [
        "Diagnostics", "DesignTokens", "TokenImport", "Emission", "SwiftUIDeclarations",
        "SwiftUIEmitter", "TestSupport",
      ],
      exclude: ["Fixtures", "Messages"]),
    .testTarget(
      name: "TokenEmissionTests",
      dependencies: [
        "Diagnostics", "DesignTokens", "SwiftRendering", "TokenEmission", "Emission",
        "SwiftUIDeclarations", "SwiftUIEmitter",
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
        "SwiftRendering", "Emission", "SwiftUIDeclarations", "SwiftUIEmitter", "Explanations",
        "RandomSpecs", "TestSupport",
      ]),
    .testTarget(
      name: "CompilerDriverTests",
      dependencies: [
        "Diagnostics", "YAMLSyntax", "Specification", "SwiftRendering", "Explanations", "Linter",
        "CatalogSite", "CompilerDriver", "RandomSpecs", "SwiftCompilation", "TestSupport",
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
        "SwiftRendering", "Emission", "SwiftUIDeclarations", "SwiftUIEmitter",
      ], path: "Tests/StyleClients"),
    .testTarget(
      name: "UIKitRuntimeTests",
      dependencies: [
        "SwiftFragments", "UIKitRuntime", "CompilerDriver", "SwiftCompilation", "TestSupport",
      ],
      exclude: ["Client", "Programs"]),
    .target(
      name: "CallPrograms",
      dependencies: [
        "SwiftTypes", "DesignModel", "SwiftRendering", "SampleValues", "Emission",
        "SwiftUIDeclarations", "SwiftUIEmitter",
        "CompilerDriver", "SwiftCompilation", "TestSupport",
      ], path: "Tests/CallPrograms", exclude: ["Runtime"]),
    .testTarget(
      name: "SwiftUIRuntimeTests",
      dependencies: [
        "DesignModel", "CompilerDriver", "CallPrograms", "StyleClients", "SwiftCompilation",
        "TestSupport",
      ],
      exclude: ["Programs", "Samples", "Shown"]),
    .testTarget(
      name: "UIKitEmitterTests",
      dependencies: [
        "Diagnostics", "YAMLSyntax", "Specification", "DesignModel", "SwiftRendering", "Emission",
        "UIKitRuntime", "UIKitEmitter", "CompilerDriver", "RandomSpecs", "SwiftCompilation",
        "TestSupport",
      ],
      exclude: ["Calls.swift", "HostedCalls.swift", "Programs", "Rejects", "Same", "Samples"]),
    .testTarget(name: "InterfaceTests", dependencies: ["CompilerDriver", "SwiftCompilation"]),
    .testTarget(
      name: "OverloadProofs",
      dependencies: [
        "Diagnostics", "SwiftTypes", "Specification", "DesignModel", "Compatibility", "Emission",
        "SwiftUIDeclarations", "SwiftUIEmitter",
        "CompilerDriver", "CallPrograms", "SwiftCompilation", "RandomSpecs", "TestSupport",
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
        "Emission", "SwiftUIDeclarations", "SwiftUIEmitter", "TestSupport",
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
        "Emission", "SwiftUIDeclarations", "SwiftUIEmitter", "TestSupport",
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "BoundsTests",
      dependencies: [
        "StepCounting", "Diagnostics", "YAMLSyntax", "Specification", "DesignModel", "Linter",
        "SwiftRendering", "Emission", "SwiftUIDeclarations", "SwiftUIEmitter", "RandomSpecs",
        "TestSupport",
      ],
      exclude: ["Constructs.txt"]),
    .testTarget(
      name: "GuideTests",
      dependencies: ["CompilerDriver", "SwiftCompilation", "TestSupport"]),
    .testTarget(name: "CatalogSiteTests", dependencies: ["CatalogSite"]),
    .testTarget(
      name: "BrowserTests", dependencies: ["CompilerDriver", "SwiftCompilation", "TestSupport"]),
    .testTarget(name: "LayeringTests"),
  ]
)

// Tests are not worth optimizing, which takes longer than they run; what they test is optimized.
for target in package.targets where target.type == .test {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + strictness
}
