import Diagnostics
import Linter
import Testing

/// Rules about design tokens, in a project with two brands, light and dark.
@Suite struct TokenRuleTests {
  private static let tokens = """
    version: "2025.10"
    resolutionOrder:
      - type: set
        name: base
        sources:
          - color:
              $type: color
              white: {$value: {colorSpace: srgb, components: [1, 1, 1]}}
              black: {$value: {colorSpace: srgb, components: [0, 0, 0]}}
              surface: {$value: "{color.white}"}
              ink: {$value: "{color.black}"}
              hint: {$value: {colorSpace: srgb, components: [0.45, 0.45, 0.45]}}
              veil: {$value: {colorSpace: srgb, components: [0, 0, 0], alpha: 0.5}}
            spacing:
              $type: dimension
              small: {$value: {value: 8, unit: px}}
              large: {$value: {value: 1.5, unit: rem}}
              old: {$value: {value: 9, unit: px}, $deprecated: "Use {spacing.small}."}
              tag: {$value: {value: 20, unit: px}, $deprecated: true}
            radius:
              $type: dimension
              card: {$value: {value: 12, unit: px}}
            opacity:
              $type: number
              disabled: {$value: 0.4}
            motion:
              appear:
                $type: transition
                $value:
                  duration: {value: 250, unit: ms}
                  delay: {value: 0, unit: ms}
                  timingFunction: [0, 0, 0.58, 1]
            elevation:
              raised:
                $type: shadow
                $value:
                  color: {colorSpace: srgb, components: [0, 0, 0], alpha: 0.2}
                  offsetX: {value: 0, unit: px}
                  offsetY: {value: 2, unit: px}
                  blur: {value: 8, unit: px}
                  spread: {value: 0, unit: px}
            typography:
              $type: typography
              title:
                $value:
                  fontFamily: system-ui
                  fontSize: {value: 24, unit: px}
                  fontWeight: 700
                  letterSpacing: {value: 0, unit: px}
                  lineHeight: 1.2
              body:
                $value:
                  fontFamily: system-ui
                  fontSize: {value: 17, unit: px}
                  fontWeight: 400
                  letterSpacing: {value: 0, unit: px}
                  lineHeight: 1.2
      - type: modifier
        name: brand
        default: calm
        contexts:
          calm:
            - color:
                accent: {$type: color, $value: {colorSpace: srgb, components: [0, 0.2, 0.6]}}
              radius: {tag: {$type: dimension, $value: {value: 6, unit: px}}}
          loud:
            - color:
                accent: {$type: color, $value: {colorSpace: srgb, components: [1, 0.6, 0]}}
              radius: {tag: {$type: dimension, $value: {value: 16, unit: px}}}
      - type: modifier
        name: scheme
        default: light
        contexts:
          light: []
          dark:
            - color:
                surface: {$type: color, $value: "{color.black}"}
                ink: {$type: color, $value: "{color.white}"}
    """

  /// The findings of a rule in a spec of a component that shows a title and an icon.
  ///
  /// - Parameter rest: The rest of the spec.
  private func found(
    _ id: String, _ rest: String, project: String = "library: Kit\ntokens: tokens.yaml"
  ) throws -> [Diagnostic] {
    try findings(
      in: [
        """
        component: Tag
        slots: {title: {options: [text]}, icon: {options: [systemImage]}}
        accessibility: {label: {text: Tag}}
        \(rest)
        """
      ], project: project, tokens: Self.tokens
    ).filter { $0.id == id }
  }

  private func body(_ view: String) -> String { "properties: {isOn: Bool}\nbody: |\n  \(view)" }

  // MARK: - literal-for-token

  /// The token that replaces a literal.
  @Test(arguments: [
    ("title.padding(.horizontal, 8)", "Spacing.small"),
    ("title.padding(-24)", "-Spacing.large"),
    ("title.padding(isOn ? 8 : 0)", "Spacing.small"),
    ("title.opacity(isOn ? 1 : 0.4)", "Opacity.disabled"),
    ("title.background(.bar, in: RoundedRectangle(cornerRadius: 12))", "Radius.card"),
    ("title.background(.bar, in: RoundedRectangle(cornerRadius: 6))", "theme.radius.tag"),
    ("title.animation(.easeOut(duration: 0.25), value: isOn)", "Motion.appear"),
    ("title.font(.system(size: 17))", "typography(Typography.body)"),
    ("title.font(.system(size: 24, weight: .bold))", "typography(Typography.title)"),
    ("title.foregroundStyle(.white)", "Palette.white"),
    ("title.foregroundStyle(Color(red: 0, green: 0.2, blue: 0.6))", "theme.palette.accent"),
    ("title.foregroundStyle(Color(hex: 0x003399))", "theme.palette.accent"),
    ("title.shadow(color: .black.opacity(0.2), radius: 4, y: 2)", "shadow(Elevation.raised)"),
  ])
  func literalsWithAToken(_ view: String, _ token: String) throws {
    let found = try found("literal-for-token", body(view))
    #expect(found.flatMap(\.fixIts).map { $0.edits.map(\.replacement) } == [[token]], "\(found)")
  }

  /// A token with a similar value, or one that differs between contexts, is suggested without a fix.
  @Test(arguments: [
    ("title.padding(7)", "'Spacing.small', which is 8"),
    ("title.font(.system(size: 18))", "'.typography(Typography.body)', which has 17 points"),
    ("title.shadow(radius: 4)", "'.shadow(Elevation.raised)', which has a radius of 4"),
    (
      "title.foregroundStyle(Color(red: 0.48, green: 0.45, blue: 0.43))",
      "'Palette.hint', which is #737373 in light mode"
    ),
  ])
  func literalsNearAToken(_ view: String, _ advice: String) throws {
    let found = try found("literal-for-token", body(view))
    #expect(found.count == 1 && found.allSatisfy { $0.message.contains(advice) }, "\(found)")
    #expect(found.flatMap(\.fixIts).isEmpty)
  }

  @Test(arguments: [
    "title.padding(0)", "title.padding(40)", "title.padding(20)", "title.opacity(1)",
    "title.padding(Spacing.small)", "title.foregroundStyle(.red)",
    "title.foregroundStyle(.primary)",
    "title.frame(width: 8)", "title.offset(x: 8)", "title.lineLimit(8)", "title.padding()",
    "title.animation(.easeIn(duration: 0.25), value: isOn)",
  ])
  func literalsWithoutAToken(_ view: String) throws {
    #expect(try found("literal-for-token", body(view)).map(\.message) == [])
  }

  /// A default is evaluated outside of views, where there is no theme.
  @Test func defaultsHaveNoTheme() throws {
    #expect(
      try found(
        "literal-for-token",
        "properties: {cornerRadius: {type: CGFloat, default: 6}, gap: {type: CGFloat, default: 8}}"
      ).map(\.message) == ["a design token has the value '8'; write 'Spacing.small'"])
  }

  @Test(arguments: [
    (
      "title.padding(40)",
      [
        "no design token has the value '40'; write 'Spacing.large' or 'Spacing.small', or add a token"
      ]
    ),
    ("title.foregroundStyle(.red)", ["'.red' is a color of the system; write a color token"]),
    ("title.foregroundStyle(.primary)", []), ("title.frame(width: 8)", []),
  ])
  func strictly(_ view: String, _ messages: [String]) throws {
    #expect(
      try found(
        "literal-for-token", body(view),
        project: """
          library: Kit
          tokens: tokens.yaml
          lint: {rules: {literal-for-token: {strict: true}}}
          """
      ).map(\.message) == messages)
  }

  // MARK: - token-contrast

  /// The lowest contrast of a pair, with its context.
  @Test(arguments: [
    (
      "title.foregroundStyle(theme.palette.accent).background(Palette.surface)",
      "a contrast of 1.93 in 'calm, dark', and text of this size needs 4.5"
    ),
    (
      "title.padding().background(Palette.surface).foregroundStyle(Palette.hint)",
      "a contrast of 4.41 in 'dark', and text of this size needs 4.5"
    ),
    (
      "VStack { title }.foregroundStyle(Palette.white).background(Palette.white)",
      "a contrast of 1, and text"
    ),
    (
      "icon.foregroundStyle(Palette.hint.opacity(0.4)).background(Palette.white)",
      "and a symbol needs 3"
    ),
    ("Circle().fill(Palette.hint.opacity(0.4)).background(Palette.white)", "and a shape needs 3"),
    ("Button(\"A\") {}.tint(Palette.white).background { Palette.white }", "a contrast of 1, and"),
    (
      "title.foregroundStyle(isOn ? Palette.white : Palette.hint).background(Palette.white)",
      "'Palette.white' on 'Palette.white'"
    ),
    (
      "title.opacity(0.4).foregroundStyle(Palette.black).background(Palette.white)",
      "'Palette.black' on 'Palette.white' has a contrast of 2.8"
    ),
  ])
  func contrastIsTooSmall(_ view: String, _ part: String) throws {
    let found = try found("token-contrast", body(view))
    #expect(found.count == 1 && found.allSatisfy { $0.message.contains(part) }, "\(found)")
  }

  @Test(arguments: [
    "title.foregroundStyle(Palette.ink).background(Palette.surface)",
    "icon.foregroundStyle(Palette.hint).background(Palette.surface)",
    "title.typography(Typography.title).foregroundStyle(Palette.hint).background(Palette.surface)",
    // The nearest modifiers count.
    "title.foregroundStyle(Palette.black).background(Palette.white).foregroundStyle(Palette.white)",
    "title.foregroundStyle(Palette.white).background(Palette.black).background(Palette.white)",
    // Unknown colors.
    "title.foregroundStyle(Palette.white).background(.bar).background(Palette.white)",
    "title.foregroundStyle(.red).background(Palette.white)",
    "title.foregroundStyle(Palette.white).background(Palette.veil)",
    "ZStack { Palette.black; title.foregroundStyle(Palette.white) }.background(Palette.white)",
    "title.foregroundStyle(Palette.white).colorScheme(.dark).background(Palette.white)",
    "Button(\"A\") {}.tint(Palette.white).buttonStyle(.bordered).background(Palette.white)",
    // The color that shows through is known.
    "title.foregroundStyle(Palette.white).background(Palette.veil).background(Palette.black)",
    // A shape in the color of its background need not be visible.
    "Circle().fill(Palette.white).background(Palette.white)",
    // Disabled content needs no contrast.
    "title.opacity(isOn ? 1 : 0.4).foregroundStyle(Palette.black).background(Palette.white)",
    // Only branches that occur together are compared.
    """
    title.foregroundStyle(isOn ? Palette.white : Palette.black)
        .background(isOn ? Palette.black : Palette.white)
    """,
  ])
  func contrastIsEnoughOrNotKnown(_ view: String) throws {
    #expect(try found("token-contrast", body(view)).map(\.message) == [])
  }

  @Test func constantsAreFollowed() throws {
    let view = """
      let color = switch isOn {
        case true: Palette.white
        case false: Palette.black
        }
        title.foregroundStyle(color).background(Palette.white)
      """
    let found = try found("token-contrast", body(view))
    #expect(found.count == 1 && found.allSatisfy { $0.place?.start.line == 7 }, "\(found)")
  }

  // MARK: - deprecated-token

  @Test(arguments: [
    ("Spacing.old", "'Spacing.old' is deprecated: Use {spacing.small}; write 'Spacing.small'", 1),
    ("Spacing.tag", "'Spacing.tag' is deprecated; use another token", 0),
  ])
  func deprecatedTokens(_ token: String, _ message: String, _ fixes: Int) throws {
    let found = try found("deprecated-token", body("title.padding(\(token))"))
    #expect(found.map(\.message) == [message])
    #expect(found.flatMap(\.fixIts).count == fixes)
  }

  // MARK: - Token files

  private static let twice = """
    spacing:
      $type: dimension
      small: {$value: {value: 8, unit: px}}
      gap: {$value: {value: 0.5, unit: rem}}
    """

  private func notes(in tokens: String, project: String = "") throws -> [String] {
    try findings(
      in: ["component: Tag\nslots: {title: {options: [text]}}\nbody: title"],
      project: "library: Kit\ntokens: tokens.yaml\n" + project, tokens: tokens
    ).filter { $0.place?.source.path == "tokens.yaml" }.map(\.id)
  }

  @Test func commentsInTokenFilesSuppressRules() throws {
    #expect(try notes(in: Self.twice) == ["equal-tokens"])
    let comment = "  # dscompile:disable=equal-tokens They change apart.\n  gap:"
    #expect(try notes(in: Self.twice.replacing("  gap:", with: comment)) == [])
    let unused = "  # dscompile:disable=equal-tokens They change apart.\n  small:"
    #expect(
      try notes(in: Self.twice.replacing("  small:", with: unused)) == [
        "unused-suppression", "equal-tokens",
      ])
  }

  @Test func overridesAreAboutTokenFiles() throws {
    #expect(
      try notes(
        in: Self.twice,
        project: "lint: {overrides: [{paths: tokens.yaml, rules: {equal-tokens: off}}]}") == [])
  }

  /// Without tokens there are no findings about them.
  @Test func projectsWithoutTokens() throws {
    let found = try findings(
      in: "component: Tag\nslots: {title: {options: [text]}}\nbody: title.padding(8)")
    #expect(found.map(\.id).filter { $0.contains("token") } == [])
  }

  @Test func symbolsMayBeSmall() throws {
    let view = "Image(systemName: \"circle.fill\").font(.system(size: 6))"
    #expect(try found("small-text", body(view)).isEmpty)
    #expect(try found("small-text", body("title.font(.system(size: 6))")).count == 1)
  }
}
