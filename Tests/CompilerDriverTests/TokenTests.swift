import CompilerDriver
import Foundation
import TestSupport
import Testing

private let resolver = """
  {
    "version": "2025.10",
    "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
    "modifiers": {
      "brand": {
        "contexts": {
          "plain": [{"$ref": "plain.tokens.json"}],
          "vivid": [{"$ref": "vivid.tokens.json"}]
        },
        "default": "plain"
      }
    },
    "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"}]
  }
  """

private func color(_ red: Int, _ green: Int, _ blue: Int) -> String {
  "{\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [\(red), \(green), \(blue)]}}"
}

private func base(small: Int = 8) -> String {
  """
  {
    "color": {"critical": \(color(1, 0, 0))},
    "spacing": {"small": {"$type": "dimension", "$value": {"value": \(small), "unit": "px"}}}
  }
  """
}

private let badge = """
  component: Badge
  properties: {gap: {type: CGFloat, default: Spacing.small}}
  slots: {label: {options: [text]}}
  body: |
    label.padding(gap).background(theme.palette.accent).border(Palette.critical)

  """

/// A project with two themes and a component that uses them.
func makeTokenProject() throws -> TestProject {
  let project = try TestProject()
  try project.write("dscompile.yaml", "library: Kit\ntokens: tokens/design.resolver.json\n")
  try project.write("tokens/design.resolver.json", resolver)
  try project.write("tokens/base.tokens.json", base())
  try project.write("tokens/plain.tokens.json", "{\"color\": {\"accent\": \(color(0, 0, 1))}}")
  try project.write("tokens/vivid.tokens.json", "{\"color\": {\"accent\": \(color(0, 1, 1))}}")
  try project.write("components/Badge.yaml", badge)
  return project
}

@Suite struct TokenTests {
  private func build(_ project: TestProject) -> Outcome {
    project.log.clear()
    return CompilerDriver.build(
      BuildRequest(), by: .components, in: project.surroundings, console: project.log.console())
  }

  private func text(_ name: String, _ project: TestProject) throws -> String {
    try #require(project.tree().first { $0.key.hasSuffix("/" + name) }).value
  }

  @Test func areEmittedWithTheComponents() throws {
    let project = try makeTokenProject()
    #expect(build(project) == .fine, "\(project.log.errors)")
    let palette = try text("Palette.swift", project)
    #expect(palette.contains("// Spec: tokens/design.resolver.json\n"))
    #expect(palette.contains("static let critical"))
    #expect(palette.contains("public let accent: Color"))
    #expect(try text("Spacing.swift", project).contains("static let small: CGFloat = 8"))
    #expect(try text("Theme.swift", project).contains("case vivid"))
    #expect(!project.tree().keys.contains { $0.contains(".xcassets/") })
  }

  @Test(arguments: [false, true]) func aLibraryOfTokensNeedsNoComponents(hasFolder: Bool) throws {
    let project = try makeTokenProject()
    try project.remove("components")
    if hasFolder { try project.write("components/.gitkeep", "") }
    #expect(build(project) == .fine, "\(project.log.errors)")
    #expect(try text("Palette.swift", project).contains("static let critical"))
    #expect(
      try project.read("Generated/README.md").hasSuffix(
        "## Components\n\nThere are none.\n"))
  }

  @Test func anAssetCatalogIsAResourceOfThePackage() throws {
    let project = try makeTokenProject()
    try project.write(
      "dscompile.yaml",
      "library: Kit\ntokens: {path: tokens/design.resolver.json, rem: 10, assets: true}\n")
    #expect(build(project) == .fine, "\(project.log.errors)")
    #expect(
      project.tree().keys.contains(
        "Sources/Kit/Resources/Tokens.xcassets/Palette/critical.colorset/Contents.json"))
    #expect(try project.read("Generated/Package.swift").contains(".process(\"Resources\")"))
  }

  // MARK: - Previews

  /// Previews vary the theme for components that depend on it, directly or indirectly, and the contrast for
  /// components with such colors.
  @Test func previewsVaryThemeAndContrast() throws {
    let project = try makeTokenProject()
    let contrast = """
      "contrast": {
        "contexts": {"standard": [], "increased": [{"$ref": "more.tokens.json"}]},
        "default": "standard"
      }
      """
    try project.write(
      "tokens/design.resolver.json",
      resolver.replacingOccurrences(of: "\n    }\n  },", with: "\n    },\n\(contrast)\n  },")
        .replacingOccurrences(
          of: "brand\"}]", with: "brand\"}, {\"$ref\": \"#/modifiers/contrast\"}]"))
    try project.write("tokens/more.tokens.json", "{\"color\": {\"critical\": \(color(0, 0, 0))}}")
    try project.write("components/Legend.yaml", "component: Legend\nbody: 'Badge(label: \"A\")'\n")
    try project.write("components/Outline.yaml", "component: Outline\nbody: Palette.critical\n")
    try project.write("components/Plain.yaml", "component: Plain\nbody: Divider()\n")
    #expect(build(project) == .fine, "\(project.log.errors)")
    for name in ["Badge", "Legend"] {
      let previews = try text("\(name)Previews.swift", project)
      #expect(previews.contains("everything.theme(.vivid)\n"), "\(previews)")
      #expect(
        previews.contains("everything.environment(\\._colorSchemeContrast, .increased)\n"))
      #expect(previews.contains("PreviewGallery(previews: \(name)Previews."), "\(previews)")
    }
    let outline = try text("OutlinePreviews.swift", project)
    #expect(outline.contains("case dark, increasedContrast"))
    #expect(!outline.contains(".theme("))
    let plain = try text("PlainPreviews.swift", project)
    #expect(!plain.contains("increasedContrast") && !plain.contains(".theme("))
  }

  // MARK: - The theme

  @Test func aBodyThatNamesTheThemeReadsIt() throws {
    let project = try makeTokenProject()
    #expect(build(project) == .fine, "\(project.log.errors)")
    #expect(
      try text("Badge.swift", project).contains("@Environment(\\.theme) private var theme\n"))
  }

  @Test(arguments: [
    // A spec that declares it explicitly has it once.
    ("environment: {theme: }\nbody: label.background(theme.palette.accent)", 1),
    ("body: label", 0),
    // The name of a closure's parameter, and of a property.
    (
      """
      body: |
        ForEach(Theme.allCases, id: \\.self) { theme in
          label.theme(theme)
        }
      """, 0
    ),
    ("properties: {theme: {type: Theme}}\nbody: label.theme(theme)", 0),
  ])
  func noOtherDoes(_ rest: String, _ count: Int) throws {
    let project = try makeTokenProject()
    try project.write("components/Badge.yaml", "component: Badge\nslots: {label: }\n\(rest)\n")
    #expect(build(project) == .fine, "\(project.log.errors)")
    let reads = try text("Badge.swift", project).components(separatedBy: "@Environment(\\.theme)")
    #expect(reads.count - 1 == count)
  }

  @Test(arguments: [
    // A nested view that reads the theme itself.
    """
    body: label.background(theme.palette.accent)
    swift: |
      struct Mark: View {
        @Environment(\\.theme) private var theme
        var body: some View { Circle().fill(theme.palette.accent) }
      }
    """,
    // An extension of the component, and of nothing else.
    """
    body: ground
    swift: |
      extension Badge {
        private var ground: some View { label.background(theme.palette.accent) }
      }
    """,
  ])
  func swiftBesideTheBodyDoesNotHideTheTheme(_ rest: String) throws {
    let project = try makeTokenProject()
    try project.write("components/Badge.yaml", "component: Badge\nslots: {label: }\n\(rest)\n")
    #expect(build(project) == .fine, "\(project.log.errors)")
    let badge = try text("Badge.swift", project)
    let component = try #require(badge.range(of: "struct Badge<"))
    let rest = badge[component.lowerBound...]
    #expect(rest.prefix(600).contains("@Environment(\\.theme) private var theme\n"), "\(badge)")
  }

  @Test func onlyViewsReadTheTheme() throws {
    let project = try makeTokenProject()
    try project.write(
      "components/Badge.yaml",
      """
      component: Badge
      slots: {label: }
      body: label
      types:
        Tone:
          cases: [loud, quiet]
          swift: |
            var color: Color { self == .loud ? theme.palette.accent : .clear }
      """)
    #expect(build(project) == .findings)
    #expect(
      project.log.errors.contains("only components, their styles and views read the theme"),
      "\(project.log.errors)")
  }

  @Test func anEnvironmentValueThatAnExtensionUsesIsRead() throws {
    let project = try makeTokenProject()
    try project.write(
      "components/Badge.yaml",
      """
      component: Badge
      slots: {label: }
      environment: {isEnabled: }
      body: row
      swift: |
        extension Badge {
          private var row: some View { label.opacity(isEnabled ? 1 : 0.5) }
        }
      """)
    #expect(build(project) == .fine, "\(project.log.errors)")
    #expect(
      try text("Badge.swift", project).contains("@Environment(\\.isEnabled) private var isEnabled"))
  }

  @Test func aStyleThatNamesTheThemeReadsIt() throws {
    let project = try makeTokenProject()
    try project.write(
      "components/Badge.yaml",
      """
      component: Badge
      slots: {label: }
      styles:
        automatic: {body: configuration.label.background(theme.palette.accent)}
        plain: {body: configuration.label}

      """)
    #expect(build(project) == .fine, "\(project.log.errors)")
    let read = "@Environment(\\.theme) private var theme\n"
    #expect(try text("DefaultBadgeStyle.swift", project).contains(read))
    #expect(try !text("PlainBadgeStyle.swift", project).contains(read))
    #expect(try !text("Badge.swift", project).contains(read))
  }

  /// Without a second theme nothing depends on the theme, and there is none in the environment.
  @Test func withOneThemeThereIsNone() throws {
    let project = try makeTokenProject()
    try project.write("dscompile.yaml", "library: Kit\ntokens: tokens/base.tokens.json\n")
    try project.write(
      "components/Badge.yaml",
      "component: Badge\nslots: {label: }\nbody: label.background(Palette.critical)\n")
    #expect(build(project) == .fine, "\(project.log.errors)")
    #expect(!project.tree().keys.contains { $0.hasSuffix("/Theme.swift") })
    try project.write(
      "components/Badge.yaml",
      "component: Badge\nslots: {label: }\nbody: label.background(theme.palette.critical)\n")
    #expect(build(project) == .findings)
    #expect(
      project.log.errors.contains(
        "the design tokens have no themes, so there is no 'theme'; write 'Palette' instead of "
          + "'theme.palette' [unknown-name]"), "\(project.log.errors)")
    #expect(project.log.errors.contains("1 error in 1 file"), "\(project.log.errors)")
  }

  // MARK: - Names

  @Test(arguments: [
    (
      "component: Palette\nslots: {label: }\n",
      "the component 'Palette' has the name 'Palette', which the type of the tokens in 'color' "
        + "already has"
    ),
    (
      "component: Theme\nslots: {label: }\n",
      "the component 'Theme' has the name 'Theme', which the type 'Theme' of the design tokens "
        + "already has"
    ),
    (
      "component: Badge\nslots: {label: }\nenvironment: {theme: {type: Int, default: 1}}\nbody: label\n",
      "the design tokens have themes, and 'theme' is the one in the environment; rename this entry"
    ),
  ])
  func namesOfTokensAreTaken(_ spec: String, _ message: String) throws {
    let project = try makeTokenProject()
    try project.write("components/Badge.yaml", spec)
    #expect(build(project) == .findings)
    #expect(project.log.errors.contains(message), "\(project.log.errors)")
  }

  @Test func aHandwrittenTypeWithTheNameOfAGroupIsAnError() throws {
    let project = try makeTokenProject()
    try project.write(
      "dscompile.yaml",
      """
      library: Kit
      output: {sources: Sources/Kit/Generated}
      sources: Sources/Kit
      tokens: tokens/design.resolver.json

      """)
    try project.write("Sources/Kit/Spacing.swift", "struct Spacing {}\n")
    #expect(build(project) == .findings)
    for message in [
      "the type of the tokens in 'spacing' has the name 'Spacing' of a hand-written type; rename "
        + "one of them (the first with 'tokens: {namespaces: {spacing: …}}' in the project file), "
        + "or remove the hand-written type [handwritten-type]",
      "rename the hand-written file, for example to 'Spacing+Extensions.swift', or remove it "
        + "[handwritten-file]",
    ] {
      #expect(project.log.errors.contains(message), "\(project.log.errors)")
    }
  }

  @Test func aMisspelledTokenTypeIsAnError() throws {
    let project = try makeTokenProject()
    try project.write(
      "components/Badge.yaml",
      "component: Badge\nslots: {label: }\nbody: label.padding(Spacng.small)\n")
    #expect(build(project) == .findings)
    #expect(project.log.errors.contains("did you mean 'Spacing'?"), "\(project.log.errors)")
  }

  @Test(arguments: [
    (
      "label.padding(.spacing.medium)",
      "'CGFloat', 'Edge.Set' or 'EdgeInsets' has no member 'spacing'; the only token in 'spacing' is "
        + "'Spacing.small' [no-such-member]"
    ),
    (
      "label.padding(spacing.medium)",
      "'spacing' cannot be found here; the only token in 'spacing' is 'Spacing.small' [unknown-name]"
    ),
    (
      "label.frame(width: .spacingMedium)",
      "'CGFloat' has no member 'spacingMedium'; the only token in 'spacing' is 'Spacing.small' "
        + "[no-such-member]"
    ),
    (
      "label.foregroundStyle(Color.palette.medium)",
      "'Color' has no member 'palette'; the tokens in 'color' are 'Palette.critical' and "
        + "'theme.palette.accent' [no-such-member]"
    ),
    (
      "label.background(Color.critical)",
      "'Color' has no member 'critical'; write 'Palette.critical' for the design token [no-such-member]"
    ),
    (
      "label.foregroundStyle(.accent)",
      "'ShapeStyle' has no member 'accent'; write 'theme.palette.accent' for the design token "
        + "[no-such-member]"
    ),
  ])
  func tokensAreNamedForAnUnknownMember(_ body: String, _ message: String) throws {
    let project = try makeTokenProject()
    try project.write(
      "components/Badge.yaml", "component: Badge\nslots: {label: }\nbody: |\n  \(body)\n")
    #expect(build(project) == .findings)
    #expect(project.log.errors.contains(message), "\(project.log.errors)")
    #expect(project.log.errors.contains("1 error in 1 file"), "\(project.log.errors)")
  }

  @Test(arguments: [
    (
      "body: label.background(theme.palette.acent)",
      "'Palette' has no token 'acent'; did you mean 'accent'? [no-such-member]"
    ),
    (
      "body: label.background(Palette.critcal)",
      "'Palette' has no token 'critcal'; did you mean 'critical'? [no-such-member]"
    ),
    (
      "body: label.background(Palette.accent)",
      "'accent' depends on the theme; write 'theme.palette.accent' [no-such-member]"
    ),
    (
      "body: label.background(theme.palette.critical)",
      "'critical' is the same in every theme; write 'Palette.critical' [no-such-member]"
    ),
    (
      "properties: {tone: {type: Color, default: Palette.accent}}\nbody: label.background(tone)",
      "'accent' depends on the theme; a default cannot depend on it; make the property optional, and write "
        + "'?? theme.palette.accent' in the body [no-such-member]"
    ),
    (
      "body: label.padding(Spacing.wide)",
      "'wide' has no value in 'vivid', so nothing can use it; give it one there [no-such-member]"
    ),
  ])
  func aMisspelledTokenIsAnErrorWithItsPlace(_ rest: String, _ message: String) throws {
    let project = try makeTokenProject()
    try project.write(
      "tokens/plain.tokens.json",
      """
      {"color": {"accent": \(color(0, 0, 1))},
       "spacing": {"wide": {"$type": "dimension", "$value": {"value": 40, "unit": "px"}}}}
      """)
    try project.write("components/Badge.yaml", "component: Badge\nslots: {label: }\n\(rest)\n")
    #expect(build(project) == .findings)
    #expect(project.log.errors.contains(message), "\(project.log.errors)")
    #expect(project.log.errors.contains("note: the token is here"), "\(project.log.errors)")
    #expect(project.log.errors.contains("tokens/"))
  }

  @Test(arguments: [
    ("prefix: DK", "DKPalette", "DKTheme", "DKPalette.critical"),
    ("namespace: Warp", "extension Warp", "enum Theme", "Warp.Palette.critical"),
  ])
  func typesHaveTheNamesOfTheLibrary(
    _ key: String, _ palette: String, _ theme: String, _ use: String
  ) throws {
    let project = try makeTokenProject()
    try project.write(
      "dscompile.yaml", "library: Kit\n\(key)\ntokens: tokens/design.resolver.json\n")
    try project.write(
      "components/Badge.yaml",
      "component: Badge\nslots: {label: }\nbody: label.background(theme.palette.accent).border(\(use))\n"
    )
    #expect(build(project) == .fine, "\(project.log.errors)")
    let all = project.tree().values.joined()
    #expect(all.contains(palette))
    #expect(all.contains(theme))
  }

  @Test func missingGroupsHaveNoNamespace() throws {
    let project = try makeTokenProject()
    try project.write(
      "dscompile.yaml",
      "library: Kit\ntokens: {path: tokens/design.resolver.json, namespaces: {colour: Colors}}\n")
    #expect(build(project) == .findings)
    #expect(
      project.log.errors.contains(
        "dscompile.yaml:2:58: error: no top-level group of the token files is named 'colour'; did "
          + "you mean 'color'? [token-name]"), "\(project.log.errors)")
  }

  // MARK: - Problems and changes

  @Test func problemsStandAtTheirPlaces() throws {
    let project = try makeTokenProject()
    try project.write("tokens/vivid.tokens.json", "{\"color\": {\"accent\": 1}}")
    #expect(build(project) == .findings)
    #expect(project.log.errors.contains("tokens/vivid.tokens.json:1:"), "\(project.log.errors)")
    // Tokens that could not be read are not reported as missing where they are used.
    #expect(
      !project.log.errors.contains(/Badge.yaml:[0-9:]+ error/), "\(project.log.errors)")
  }

  @Test func anEditOfATokenChangesWhatDependsOnItAlone() throws {
    let project = try makeTokenProject()
    #expect(build(project) == .fine, "\(project.log.errors)")
    let before = project.tree()
    try project.write("tokens/base.tokens.json", base(small: 9))
    #expect(build(project) == .fine, "\(project.log.errors)")
    let changed = project.tree().filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changed == [".dscompile-manifest.json", "Sources/Kit/Tokens/Spacing.swift"])
  }

  @Test func aRunRemembersTheTokenFilesThatItRead() throws {
    let project = try makeTokenProject()
    #expect(build(project) == .fine, "\(project.log.errors)")
    #expect(build(project) == .fine)
    try project.write("tokens/vivid.tokens.json", "{\"color\": 1}")
    #expect(build(project) == .findings)
    try project.remove("tokens/vivid.tokens.json")
    #expect(build(project) == .findings)
    #expect(
      project.log.errors.contains("there is no file 'tokens/vivid.tokens.json'"),
      "\(project.log.errors)")
    try project.write("tokens/vivid.tokens.json", "{\"color\": {\"accent\": \(color(0, 1, 0))}}")
    #expect(build(project) == .fine, "\(project.log.errors)")
  }

  /// New files in a folder of token files are noticed, too.
  @Test func aRunRemembersTheFolderThatItRead() throws {
    let project = try makeTokenProject()
    try project.write("dscompile.yaml", "library: Kit\ntokens: parts\n")
    try project.write("parts/base.tokens.json", base())
    try project.write("components/Badge.yaml", "component: Badge\nslots: {label: }\n")
    #expect(build(project) == .fine, "\(project.log.errors)")
    #expect(build(project) == .fine)
    try project.write("parts/more.tokens.json", "{\"color\": {\"more\": \(color(1, 1, 1))}}")
    #expect(build(project) == .fine, "\(project.log.errors)")
    #expect(try text("Palette.swift", project).contains("static let more"))
  }

  @Test func linksDoNotLeadOutOfTheFolderOfTheResolver() throws {
    let project = try makeTokenProject()
    try project.write("outside.tokens.json", "{}")
    try project.remove("tokens/vivid.tokens.json")
    try project.link("tokens/vivid.tokens.json", to: "../outside.tokens.json")
    #expect(build(project) == .findings)
    #expect(
      project.log.errors.contains(
        "'tokens/vivid.tokens.json' is a link that leads out of the resolver's folder"),
      "\(project.log.errors)")
  }

  /// Messages show paths relative to where the command runs.
  @Test func pathsAreThoseOfTheCaller() throws {
    let project = try makeTokenProject()
    try project.write("tokens/vivid.tokens.json", "{\"color\": 1}")
    var surroundings = project.surroundings
    surroundings.base = project.folder + "/tokens"
    project.log.clear()
    #expect(
      CompilerDriver.build(
        BuildRequest(), by: .components, in: surroundings, console: project.log.console())
        == .findings)
    #expect(
      project.log.errors.split(separator: "\n").contains {
        $0.hasPrefix("vivid.tokens.json:1:")
      }, "\(project.log.errors)")
  }
}
