import Testing

@Suite struct ConfigurationTests {
  @Test func entries() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: , actions: }
      properties: {role: Int}
      styles: {automatic: {body: configuration.«role»}}
      configuration:
        title:
        «titel»:
        «isOpen»: {type: Bool}
        «actions»: Int
        «close»: {value: "{}"}
        field: {type: «Int», view: Text("")}
      """,
      "styles do not see 'role'; add it to 'configuration' [hidden-configuration-member]",
      "'Card' has no configuration member 'titel'; did you mean 'title'? [unknown-member]",
      "the configuration's 'isOpen' needs a 'value', because no property, modifier, state or "
        + "environment value has that name; there is 'role' [incomplete-entry]",
      "'actions' is a slot, whose type in the configuration is fixed; write only the name "
        + "[incomplete-entry]",
      "the configuration's 'close' needs a 'type'; a value has both, and a part has a 'view' "
        + "[incomplete-entry]",
      "'field' is a part, because it has a 'view'; remove 'type' [part-and-value]")
  }

  @Test func names() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      styles: {automatic: }
      configuration: [title, «title»]
      """,
      "'title' is already in the configuration; remove it [duplicate-member]")
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      styles: {automatic: }
      configuration: {«title»: {type: Int, value: "1"}}
      """,
      "the configuration entry 'title' has the name of a slot; rename one of them [name-collision]")
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      configuration: [«title»]
      """,
      "'configuration' is for styles, and 'Card' has no styles; add 'styles', or remove it "
        + "[configuration-without-styles]")
  }

  @Test func valuesThatAreOnlyRead() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      properties: {isOn: {type: Bool, binding: true}}
      state: {isPressed: {type: Bool, default: false}}
      environment: {isEnabled: , cardDensity: {type: Int, default: 1}}
      styles:
        automatic:
          body: |
            let isActive = configuration.isEnabled && configuration.isOn
            Toggle("", isOn: configuration.«$isPressed»)
      configuration:
        title:
        isOn: Bool
        isPressed: {type: «Int»}
        isEnabled: Bool
        cardDensity: «"Int?"»
      """,
      "the configuration has no '$isPressed'; did you mean 'isPressed'? "
        + "[unknown-configuration-member]",
      "'isPressed' is of the type 'Bool'; write that type [configuration-type]",
      "'cardDensity' is of the type 'Int'; write that type [configuration-type]")
  }

  @Test func membersOfExtensions() {
    let card = """
      component: Card
      slots: {title: }
      styles:
        automatic:
          body: |
            configuration.heading
            configuration.framed(configuration.«fotnote»)
      swift: |
        extension CardStyleConfiguration {
          var heading: some View { title.bold() }
          func framed(_ view: some View) -> some View { view.border(.primary) }
        }
      """
    let library = """
      swift: |
        extension CardStyleConfiguration {
          var footnote: some View { title.font(.footnote) }
        }
      """
    expectProblems(
      of: [card, library],
      "the configuration has no 'fotnote'; did you mean 'footnote'? [unknown-configuration-member]")
  }

  @Test func readOnlyState() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      state: {size: {type: CGFloat, default: 1, wrapper: ScaledMetric}}
      styles: {automatic: {body: "Slider(value: configuration.«$size»)"}}
      """,
      "the configuration has no '$size'; did you mean 'size'? [unknown-configuration-member]")
  }

  @Test func bodyAroundStyles() {
    expectKeyProblems(
      """
      component: Card
      slots: {«style»: }
      styles: {automatic: }
      body: style.padding()
      """,
      "a slot cannot be named 'style', which has a meaning in every component; choose another "
        + "name [reserved-name]")
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      styles: {automatic: }
      body: «title.padding()»
      """,
      "the body of a component with styles has to show the look: write 'style' in it, or move the "
        + "body to a style [body-without-style]")
  }
}
