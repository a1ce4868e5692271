extension ProjectSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "project file", plural: "the project file", title: "The project file",
    documentation: """
      `dscompile.yaml` says what is compiled, into what, and for whom. Its folder is the project's; \
      paths in it are relative to that folder.
      """,
    example: """
      library: DesignKit
      specs: components
      output: Generated
      platforms: {iOS: "16.0", macOS: "13.0"}
      """,
    fields: [
      Field(
        "library", \.library, .name, isRequired: true,
        "The name of the emitted module and package.",
        example: "library: DesignKit"),
      Field(
        "dscompile", \.dscompile, .toolVersion,
        "The version of the compiler that the project is for; any other refuses it.",
        example: "dscompile: \"1.0\""),
      Field(
        "prefix", \.prefix, .nameIfAny,
        """
        What the names of all public types begin with: with `DS`, `Card` becomes `DSCard`, and its \
        styles are set by `dsCardStyle(_:)`. Keys of specs have no prefix; Swift in them names types \
        as they are emitted.
        """,
        example: "prefix: DS"),
      Field(
        "namespace", \.namespace, .nameIfAny,
        """
        A type that all others nest in: with `Warp`, `Card` becomes `Warp.Card`, and its styles are \
        set by `warpCardStyle(_:)`. Keys of specs are without it; Swift in them names types as they \
        are emitted.
        """,
        example: "namespace: Warp"),
      Field(
        "access", \.access, .choice(AccessLevel.self),
        "Who may use what is emitted. Without it, everybody.",
        example: "access: public"),
      Field(
        "specs", \.specs, .oneOrMany(.path),
        """
        The specs: files, or folders with `.yaml` and `.yml` files anywhere below. Without it, the \
        folder `components`.
        """,
        example: "specs: [components, experiments]"),
      Field(
        "templates", \.templates, .pathInside,
        "The folder with the project's own templates, each named as the one that it replaces.",
        example: "templates: templates"),
      Field(
        "output", \.output,
        .either(
          scalar: .made(from: .pathInside) { .package($0) },
          mapping: .made(from: .object(TargetOutputSpec.init)) { .target($0) }),
        """
        The folder that a package of its own is written to; or, as a mapping, the folders in targets \
        of a package or an Xcode project that exists. Without it, a package in `Generated`.
        """,
        example: "output: {sources: Sources/DesignKit/Generated}"),
      Field(
        "sources", \.sources, .oneOrMany(.pathInside),
        """
        Where the hand-written Swift of the same target is: files, or folders with `.swift` files \
        anywhere below. Only its declarations are read, so that no name is taken twice, and it \
        is never changed. It needs an `output` into an existing target.
        """,
        example: "sources: Sources/DesignKit"),
      Field(
        "docc", \.docc, .boolean,
        """
        Whether there is a documentation catalog, with a page for the library and one for each public \
        component, as there is in a package without this key. `false` leaves it out.
        """,
        example: "docc: false"),
      Field(
        "platforms", \.platforms,
        .mapping(keyedBy: .choice(Platform.self), of: .platformVersion) { name, version in
          var platform = PlatformSpec(name: name)
          platform.version = version
          return platform
        },
        "The platforms that the library runs on, each with the oldest version.",
        example: "platforms: {iOS: \"16.0\", macOS: \"13.0\"}"),
      Field(
        "swift", \.swift, .integer(in: 5...6),
        "The language mode of the emitted package. Without it, 6.",
        example: "swift: 6"),
      Field(
        "entryMacro", \.entryMacro, .boolean,
        """
        Whether environment values are declared by SwiftUI's `@Entry`, as they are without this key. \
        `false` writes their keys out.
        """,
        example: "entryMacro: false"),
      Field(
        "imports", \.imports, .list(of: .name),
        "Modules that every file of a component imports beside SwiftUI.",
        example: "imports: [Charts]"),
      Field(
        "dependencies", \.dependencies, .list(of: .object(DependencySpec.init)),
        "The packages that the emitted one needs, and a product of each.",
        example: "dependencies: [{path: ../Tokens, product: Tokens}]"),
      Field(
        "tokens", \.tokens, .object(TokensSpec.init),
        """
        The [design tokens](tokens.md) in the format of the Design Tokens Community Group, which are \
        emitted as Swift: the path of a resolver, of a token file or of a folder with either, or a \
        mapping that says more.
        """,
        example: "tokens: tokens/design.resolver.json"),
      Field(
        "targets", \.targets, .list(of: .choice(ViewFramework.self)),
        "The frameworks that components are emitted for. Without it, SwiftUI alone.",
        example: "targets: [swiftui, uikit]"),
      Field(
        "uikit", \.uiKit, .object(UIKitSpec.init),
        "How the UIKit module is made. It needs `uikit` among the `targets`.",
        example: "uikit: {fallback: error}"),
      Field(
        "styling", \.styling, .object(StylingSpec.init),
        "How the style protocols of all components look.",
        example: "styling: {makeBody: _}"),
      Field(
        "text", \.text, .choice(LocalizedTextType.self),
        "The type that localized texts have. Without it, `LocalizedStringKey`.",
        example: "text: LocalizedStringResource"),
      Field(
        "string", \.string, .choice(StringType.self),
        "The type that texts have that are not localized. Without it, `String`.",
        example: "string: StringProtocol"),
      Field(
        "resolvers", \.resolvers, .mapping(of: ResolverSpec.self),
        "Ways to fill slots that all components know, by the names that stand in `options`.",
        example: "resolvers: {symbol: {type: Symbol, view: Icon, value: Icon($0)}}"),
      Field(
        "initializers", \.initializers, .object(ProjectInitializersSpec.init),
        "How initializers are made, for every component that says nothing else.",
        example: "initializers: {order: trailingViewBuilders}"),
      Field(
        "previews", \.previews, .choice(PreviewExtent.self),
        "How much of a component its previews show. Without it, `complete`.",
        example: "previews: brief"),
      Field(
        "snapshots", \.snapshots, .boolean,
        """
        Whether snapshot tests are emitted, which compare each preview with a picture: a package in \
        `Tests/Snapshots`, or into the `tests` of an existing target. Without it, `true`.
        """,
        example: "snapshots: false"),
      Field(
        "lint", \.lint, .object(LintSpec.init),
        "Which [rules](rules.md) of good specs are minded, and how strictly.",
        example: "lint: {rules: {missing-summary: warning}}"),
    ])
}

extension TargetOutputSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "output into a target", plural: "outputs into targets", title: "Outputs into targets",
    documentation: """
      The files go into targets that exist, beside hand-written Swift. There is no \
      `Package.swift` and no README then, and no documentation catalog unless it is asked for. What is \
      outside of the folders is not touched.
      """,
    example: """
      library: DesignKit
      output: {sources: Sources/DesignKit/Generated, tests: Tests/DesignKitTests/Generated}
      sources: Sources/DesignKit
      """,
    fields: [
      Field(
        "sources", \.sources, .pathInside, isRequired: true,
        """
        The folder for the library's files, in the folder of its target. All in it that `dscompile` \
        wrote is `dscompile`'s.
        """,
        example: "sources: Sources/DesignKit/Generated"),
      Field(
        "tests", \.tests, .pathInside,
        """
        The folder for snapshot tests, in the folder of a test target that depends on the library and \
        on `SnapshotTesting`. Without it, there are none.
        """,
        example: "tests: Tests/DesignKitTests/Generated"),
      Field(
        "docc", \.docc, .boolean,
        """
        Whether there is a documentation catalog among the sources. Without it, there is none: a target \
        has one catalog at most, and it may have its own.
        """,
        example: "docc: true"),
    ])
}

extension Platform: Choice {
  static let noun = "platform"

  var documentation: String {
    switch self {
    case .iOS: "iPhone and iPad."
    case .macOS: "The Mac."
    case .tvOS: "Apple TV."
    case .watchOS: "Apple Watch."
    case .visionOS: "Apple Vision Pro."
    }
  }
}

extension AccessLevel: Choice {
  static let noun = "access level"

  var documentation: String {
    switch self {
    case .public: "Everybody."
    case .package: "The targets of the same package."
    case .internal: "The same module."
    }
  }
}
