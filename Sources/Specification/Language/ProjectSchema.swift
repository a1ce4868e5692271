extension ProjectSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "project file", plural: "the project file", title: "The project file",
    documentation: """
      `dscompile.yaml` configures a project. Paths in it are relative to its folder.
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
        "The version of `dscompile` that the project needs; another version is an error.",
        example: "dscompile: \"1.0\""),
      Field(
        "prefix", \.prefix, .nameIfAny,
        """
        The prefix of the names of all public types: with `DS`, `Card` becomes `DSCard`, and \
        `dsCardStyle(_:)` sets its styles. Keys of specs have no prefix; Swift in specs uses the \
        emitted names.
        """,
        example: "prefix: DS"),
      Field(
        "namespace", \.namespace, .nameIfAny,
        """
        A type that contains all others: with `Warp`, `Card` becomes `Warp.Card`, and \
        `warpCardStyle(_:)` sets its styles. Keys of specs have no namespace; Swift in specs uses \
        the emitted names.
        """,
        example: "namespace: Warp"),
      Field(
        "access", \.access, .choice(AccessLevel.self),
        "The access level of the emitted declarations. By default, `public`.",
        example: "access: public"),
      Field(
        "specs", \.specs, .oneOrMany(.path),
        """
        The specs: files, or folders, which are searched for `.yaml` and `.yml` files. By \
        default, the folder `components`.
        """,
        example: "specs: [components, experiments]"),
      Field(
        "exclude", \.exclude, .oneOrMany(.text),
        """
        Files and folders among the specs that are not specs: no command reads or formats them. \
        Paths are relative to the project's folder; `*` matches any part of a name, `**` any \
        folders, `?` one character.
        """,
        example: "exclude: [components/drafts, components/**/*.draft.yaml]"),
      Field(
        "templates", \.templates, .pathInside,
        "The folder with the project's own templates; each has the name of the template that it "
          + "replaces.",
        example: "templates: templates"),
      Field(
        "output", \.output,
        .either(
          scalar: .made(from: .pathInside) { .package($0) },
          mapping: .made(from: .object(TargetOutputSpec.init)) { .target($0) }),
        """
        The folder of the emitted package; or, as a mapping, the folders in targets of an \
        existing package or Xcode project. By default, a package in `Generated`.
        """,
        example: "output: {sources: Sources/DesignKit/Generated}"),
      Field(
        "files", \.files, .choice(FileLayout.self),
        "How the declarations of a component are divided into files. By default, `separate`.",
        example: "files: compact"),
      Field(
        "sources", \.sources, .oneOrMany(.pathInside),
        """
        The hand-written Swift of the same target: files, or folders, which are searched for \
        `.swift` files. Specs can use its declarations. It is never changed. It needs an `output` \
        into an existing target.
        """,
        example: "sources: Sources/DesignKit"),
      Field(
        "docc", \.docc, .boolean,
        """
        Whether a documentation catalog is emitted, with a page for the library and one for each \
        public component. By default, it is emitted into packages.
        """,
        example: "docc: false"),
      Field(
        "platforms", \.platforms,
        .mapping(keyedBy: .choice(Platform.self), of: .platformVersion) { name, version in
          var platform = PlatformSpec(name: name)
          platform.version = version
          return platform
        },
        "The platforms of the library, with their minimum versions.",
        example: "platforms: {iOS: \"16.0\", macOS: \"13.0\"}"),
      Field(
        "swift", \.swift, .integer(in: 5...6),
        """
        The Swift language mode of the emitted package; by default, 6. With 5, `verify` compiles the \
        modules and their calls in this mode only.
        """,
        example: "swift: 6"),
      Field(
        "entryMacro", \.entryMacro, .boolean,
        """
        Whether environment values are declared with SwiftUI's `@Entry`, the default. `false` \
        emits environment keys.
        """,
        example: "entryMacro: false"),
      Field(
        "imports", \.imports, .list(of: .name),
        "Modules that the files of every component import, in addition to SwiftUI.",
        example: "imports: [Charts]"),
      Field(
        "publicImports", \.publicImports, .boolean,
        """
        Whether modules that public declarations use are imported by `public import`, which a target \
        with the upcoming feature `InternalImportsByDefault` needs. By default, `false`.
        """,
        example: "publicImports: true"),
      Field(
        "dependencies", \.dependencies, .list(of: .object(DependencySpec.init)),
        "The packages that the emitted package needs.",
        example: "dependencies: [{path: ../Tokens, product: Tokens}]"),
      Field(
        "groups", \.groups, .list(of: .heading),
        """
        The values of the key `group` of specs, in the order in which documentation and the \
        [catalog](guide/catalog.md) list them; another value is an error. By default, the groups \
        of the specs are listed in alphabetical order. Components without a group come last.
        """,
        example: "groups: [Actions, Inputs, Navigation]"),
      Field(
        "tokens", \.tokens, .object(TokensSpec.init),
        """
        The [design tokens](tokens.md) in the format of the Design Tokens Community Group, which \
        are emitted as Swift: the path of a resolver, a token file or a folder with either, or a \
        mapping.
        """,
        example: "tokens: tokens/design.resolver.json"),
      Field(
        "targets", \.targets, .list(of: .choice(TargetName.self)),
        "The frameworks that components are emitted for. By default, only SwiftUI.",
        example: "targets: [swiftui, uikit]"),
      Field(
        "uikit", \.uiKit, .object(UIKitSpec.init),
        "Settings of the UIKit module. They need `uikit` among the `targets`.",
        example: "uikit: {fallback: error}"),
      Field(
        "styling", \.styling, .object(StylingSpec.init),
        "The declarations of all style protocols.",
        example: "styling: {makeBody: _}"),
      Field(
        "text", \.text, .choice(LocalizedTextType.self),
        "The type of localized texts. By default, `LocalizedStringKey`.",
        example: "text: LocalizedStringResource"),
      Field(
        "string", \.string, .choice(StringType.self),
        "The type of texts that are not localized. By default, `String`.",
        example: "string: StringProtocol"),
      Field(
        "resolvers", \.resolvers, .mapping(of: ResolverSpec.self),
        "Ways to fill slots in all components, by the names that `options` uses.",
        example: "resolvers: {symbol: {type: Symbol, view: Icon, value: Icon($0)}}"),
      Field(
        "initializers", \.initializers, .object(ProjectInitializersSpec.init),
        "How initializers are made, for every component without its own settings.",
        example: "initializers: {order: trailingViewBuilders}"),
      Field(
        "previews", \.previews, .choice(PreviewExtent.self),
        "The extent of the previews. By default, `complete`.",
        example: "previews: brief"),
      Field(
        "snapshots", \.snapshots, .boolean,
        """
        Whether snapshot tests are emitted, which compare each preview with an image: a package \
        in `Tests/Snapshots`, or files in the `tests` of an existing target. By default, `true`.
        """,
        example: "snapshots: false"),
      Field(
        "tests", \.tests, .object(TestsSpec.init),
        "Tests that run [without a Mac](guide/testing.md). By default, there are none.",
        example: "tests: {headless: true}"),
      Field(
        "lint", \.lint, .object(LintSpec.init),
        "The severities and settings of the [rules](rules.md).",
        example: "lint: {rules: {missing-summary: warning}}"),
      Field(
        "verify", \.verify, .object(VerifySpec.init),
        "The settings of [verification](verify.md).",
        example: "verify: {flags: [-default-isolation, MainActor]}"),
      Field(
        "catalog", \.catalog, .object(CatalogSpec.init),
        "The team's own pages and symbols in the [catalog](guide/catalog.md).",
        example: "catalog: {pages: docs/design}"),
    ])
}

extension TargetOutputSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "output into a target", plural: "outputs into targets", title: "Outputs into targets",
    documentation: """
      The files are emitted into existing targets, next to hand-written Swift. There is no \
      `Package.swift`, no README and, by default, no documentation catalog. Nothing outside of \
      the folders is changed.
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
        The folder for the library's files, in the folder of its target.
        """,
        example: "sources: Sources/DesignKit/Generated"),
      Field(
        "tests", \.tests, .pathInside,
        """
        The folder for snapshot tests, in the folder of a test target that depends on the library \
        and on `SnapshotTesting`. By default, there are none.
        """,
        example: "tests: Tests/DesignKitTests/Generated"),
      Field(
        "docc", \.docc, .boolean,
        """
        Whether a documentation catalog is emitted among the sources. By default, it is not, \
        because a target can have only one catalog.
        """,
        example: "docc: true"),
    ])
}

extension FileLayout: Choice {
  static let noun = "file layout"

  var documentation: String {
    switch self {
    case .separate: "A file for each type, each style and each environment value."
    case .compact:
      """
      One file for the component with its types and environment values, one for its style \
      protocol, and one for its styles.
      """
    }
  }
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
