import Testing

@Suite struct LibraryFileTests {
  @Test func declarations() {
    expectKeyProblems(
      """
      types:
        Role: {cases: [neutral], scope: «component»}
        «Tag»: {cases: [first]}
      environment:
        «colorScheme»:
        «density»: {type: Int, default: 1}
      """,
      others: [
        "{component: Tag, slots: {title: }, environment: {density: {type: Int, default: 2}}}"
      ],
      "'Role' is in no component whose member it could be; remove 'scope', or declare it with the"
        + " component [library-scope]",
      "the type 'Tag' has the name 'Tag', which the component 'Tag' has already; rename one of them"
        + " [duplicate-type]",
      "'colorScheme' has no type, so it is only read, and nothing here reads it; give it a 'type', or"
        + " remove it [unread-value]",
      "the environment entry 'density' is declared differently by another component; make them the"
        + " same but for their summaries, or rename one of them [environment-conflict]")
  }

  @Test func escaping() {
    expectKeyProblems(
      """
      component: Card
      properties:
        action: {type: Action, escaping: true}
        open: {type: () -> Void, escaping: «true»}
        close: {type: "Action?", escaping: «true»}
        role: {type: Role, escaping: «true»}
        isOn: {type: Bool, binding: true, escaping: «true»}
      types: {Role: {cases: [neutral]}}
      body: Color.red
      """,
      "the closure is '@escaping' of itself; remove 'escaping' [escaping]",
      "an optional closure escapes of itself; remove 'escaping' [escaping]",
      "'Role' is no closure; remove 'escaping' [escaping]",
      "a binding is no closure; remove 'escaping' [escaping]")
  }

  @Test func escapingParametersOfForms() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {action: () -> Void, names: "[String]"}
      initializers:
        forms:
          - title: text
            parameters:
              action: {escaping: «false»}
              names: {type: "() -> [String]", escaping: false}
              count: {type: Int, escaping: «false»}
              open: {type: () -> Void, escaping: «true»}
              close: {type: "(() -> Void)?", escaping: «false»}
              find: {type: Finder, escaping: true}
            values: {names: names()}
      """,
      "'action' is kept as it is, so the closure escapes; say what is made of it at once: 'values: "
        + "{action: action()}' [escaping]",
      "'Int' is no closure; remove 'escaping' [escaping]",
      "the closure is '@escaping' of itself; remove 'escaping' [escaping]",
      "an optional closure escapes of itself; remove 'escaping' [escaping]")
  }
}
