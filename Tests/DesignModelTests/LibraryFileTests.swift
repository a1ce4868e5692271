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
      "'Role' is not in a component; remove 'scope', or declare it with the component "
        + "[library-scope]",
      "the type 'Tag' has the name 'Tag', which the component 'Tag' already has; rename one of "
        + "them [duplicate-type]",
      "'colorScheme' has no type, so it reads an existing value, and nothing here reads it; give "
        + "it a 'type', or remove it [unread-value]",
      "the environment entry 'density' is declared differently by another component; make the "
        + "declarations equal except for their summaries, or rename one of them "
        + "[environment-conflict]")
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
      "the closure is '@escaping' anyway; remove 'escaping' [escaping]",
      "an optional closure always escapes; remove 'escaping' [escaping]",
      "'Role' is not a closure; remove 'escaping' [escaping]",
      "a binding is not a closure; remove 'escaping' [escaping]")
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
      "'action' is stored, so the closure escapes; call it under 'values': 'values: {action: "
        + "action()}' [escaping]",
      "'Int' is not a closure; remove 'escaping' [escaping]",
      "the closure is '@escaping' anyway; remove 'escaping' [escaping]",
      "an optional closure always escapes; remove 'escaping' [escaping]")
  }
}
