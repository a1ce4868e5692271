import Testing

struct LookProblemTests {
  @Test func nothingToShow() {
    expectProblems(
      "component: «Card»",
      "'Card' has nothing to show; give it 'slots', a 'body' or 'styles' [no-body]")
    expectProblems(
      "component: Card\nslots: {title: }\nbody: «title»\nstyles: {automatic: }",
      "the body of a component with styles has to show the look: write 'style' in it, or move the "
        + "body to a style [body-without-style]")
  }

  /// A body with an error is not a missing one.
  @Test func brokenBodies() {
    for spec in [
      "component: Card\nbody: Text(",
      "component: Tabs\nslots: {tabs: {list: {selection: {value: Int, tag: tab}}}}\nbody: Text(",
    ] {
      #expect(checked([spec]).diagnostics.map(\.id) == ["swift-syntax"])
    }
  }

  @Test func replacementsOfStyles() throws {
    expectProblems(
      """
      component: Card
      slots: {title: }
      styles:
        automatic: {}
        outlined: {deprecated: {renamed: «brdered»}}
        bordered: {parameters: {width: {type: Int, default: 1}}}
      """,
      "'Card' has no style 'brdered'; did you mean 'bordered'? [deprecation]")
    let card = try component(
      """
      component: Card
      slots: {title: }
      styles:
        automatic: {}
        outlined: {deprecated: {renamed: bordered}}
        framed: {body: configuration.title, deprecated: {renamed: BorderedCardStyle}}
        bordered:
          parameters: {width: {type: CGFloat}}
          body: "configuration.title.border(.red, width: width)"
      """)
    let family = try #require(card.look.styleFamily)
    let (outlined, framed) = (family.styles[1], family.styles[2])
    #expect(outlined.parameters.map(\.name) == ["width"])
    #expect(outlined.body?.text == family.styles[3].body?.text)
    #expect(framed.parameters.isEmpty)
    for style in [outlined, framed] {
      #expect(family.deprecation(of: style, named: \.typeName)?.renamed == "BorderedCardStyle")
      #expect(family.memberDeprecation(of: style)?.renamed == "bordered(width:)")
    }
  }

  @Test func theDefaultStyle() {
    expectProblems(
      "component: Card\nslots: {title: }\nstyles: {«outlined»: }",
      "no style is the default, so a component without a style would have no look; name one "
        + "'automatic', or write 'default: true' in it [no-default-style]")
    expectProblems(
      "component: Card\nslots: {title: }\nstyles: {a: {default: true}, b: {default: «true»}}",
      "'a' is already the default style; only one can be [two-default-styles]")
    expectProblems(
      """
      component: Card
      slots: {title: }
      styles: {automatic: {parameters: {«width»: Int, height: Int?, depth: {type: Int, default: 1}}}}
      """,
      "the default style is created without arguments; give 'width' a 'default' "
        + "[default-style-parameter]")
  }

  @Test func theConfiguration() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      properties: {isOn: {type: Bool, binding: true}}
      state: {isOpen: {type: Bool, default: "false"}}
      styles:
        automatic:
          body: |
            configuration.«titel»
            Toggle("", isOn: configuration.$isOn)
            Toggle("", isOn: configuration.$isOpen)
            configuration.«zebra»
      """,
      "the configuration has no 'titel'; did you mean 'title'? [unknown-configuration-member]",
      "the configuration has no 'zebra'; there are 'title', 'isOn', 'isOpen', '$isOn' and '$isOpen' "
        + "[unknown-configuration-member]")
    expectProblems(
      "component: Card\nstyles: {automatic: {body: configuration.«title»}}",
      "the configuration has no 'title'; it has no members [unknown-configuration-member]")
  }

  @Test func unknownStyles() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      styles:
        automatic: {body: configuration.title}
        bordered: {parameters: {width: CGFloat}, body: configuration.title}
      previews:
        a: 'Card { Text("x") }.cardStyle(.«outlined»)'
        b: 'Card { Text("x") }.cardStyle(.«borderd»(width: 1))'
        c: 'Card { Text("x") }.cardStyle(.«bordered»)'
      """,
      "'CardStyle' has no style 'outlined'; its styles are 'automatic' and 'bordered' "
        + "[no-such-member]",
      "'CardStyle' has no style 'borderd'; did you mean 'bordered'? [no-such-member]",
      "the style '.bordered' has a parameter; write '.bordered(…)' [missing-argument]")
  }

  @Test func stylesOfSwiftUI() {
    expectProblems(
      "component: Label\nslots: {title: }\nstyles: {«automatic»: , own: }",
      "'.labelStyle(.automatic)' is already a SwiftUI style, so the name would be ambiguous; "
        + "rename the style (with 'default: true' if it is the default) or the component "
        + "[swiftui-style]")
  }
}
