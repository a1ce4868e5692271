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
        «close»: {value: "{}"}
        field: {type: «Int», view: Text("")}
      """,
      "styles do not see 'role'; add it to 'configuration' [hidden-configuration-member]",
      "'Card' has no configuration member 'titel'; did you mean 'title'? [unknown-member]",
      "the configuration's 'isOpen' needs a 'value': a style sees a value with both, or a part with"
        + " 'view' [incomplete-entry]",
      "the configuration's 'close' needs a 'type': a style sees a value with both, or a part with"
        + " 'view' [incomplete-entry]",
      "'field' is a part by its 'view'; remove 'type' [part-and-value]")
  }

  @Test func names() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      styles: {automatic: }
      configuration: [title, «title»]
      """,
      "'title' is in the configuration already; remove it [duplicate-member]")
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
      "'configuration' is what styles see, and 'Card' has none; add 'styles', or remove it"
        + " [configuration-without-styles]")
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
      "a slot cannot be called 'style': the name has a meaning in every component; choose another"
        + " [reserved-name]")
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      styles: {automatic: }
      body: «title.padding()»
      """,
      "the body of a component with styles surrounds the look and must say where that is: write"
        + " 'style' in it, or move the body to a style [body-without-style]")
  }
}
