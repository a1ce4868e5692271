import Testing

struct ValueProblemTests {
  @Test func defaults() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      properties: {isOn: {type: Bool, binding: true, default: «.constant(true)»}}
      modifiers: {«depth»: Int}
      environment: {«cardLimit»: Int}
      state: {«isOpen»: Bool}
      """,
      "the default of a binding is its value, 'Bool', and becomes '.constant(…)'; write 'default: "
        + "true' [binding-default]",
      "'depth' needs a 'default', because callers may omit it; or make it optional: 'Int?' "
        + "[missing-default]",
      "'cardLimit' needs a 'default', because callers may omit it; or make it optional: 'Int?' "
        + "[missing-default]",
      "the state 'isOpen' needs a 'default', its initial value [missing-default]")
  }

  @Test func defaultsThatAreCases() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      properties: {role: {type: Role, default: «.mian»}, other: {type: Role?, default: .none}}
      modifiers: {kind: {type: Role?, default: «.zebra»}}
      types: {Role: {cases: [main, other]}}
      """,
      "'Role' has no case 'mian'; did you mean 'main'? [unknown-case]",
      "'Role' has no case 'zebra'; its cases are 'main' and 'other' [unknown-case]")
  }

  @Test func literals() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      modifiers:
        depth: {type: Int, default: «true»}
        scale: {type: Double, default: 1}
        name: {type: String, default: «"hello"»}
        note: {type: String?, default: nil}
        place: {type: String, default: Names.here}
        text: {type: String, default: '"hello"'}
      """,
      "'true' is not a value of 'Int'; write a default of that type [literal-type]",
      "'hello' is the name of a value in Swift, not a string; a string has quotes of both kinds: "
        + "'\"hello\"' [bare-text]")
  }

  @Test func closures() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      properties:
        action: {type: () -> Void, default: «"{}"»}
        onClose: (() -> Void)?
      """,
      "a closure with a default conflicts with the slots, because a trailing closure would be "
        + "ambiguous; make it optional: '(() -> Void)?' [closure-default]")
  }

  @Test func optionals() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      modifiers: {depth: {type: Int, default: 1, preserveOptional: «true»}}
      """,
      "'preserveOptional' is for optional types, and 'Int' is not optional; remove it, or make "
        + "the type 'Int?' [preserve-optional]")
  }

  @Test func cases() {
    expectProblems(
      "component: Card\nslots: {title: }\ntypes: {«Role»: {cases: []}, Kind: {cases: [a, «a»]}}",
      "'Role' has no kind; give it 'cases', 'properties', 'optionSet', 'alias' or 'protocol', as "
        + "in 'Role: {cases: [first, second]}' [empty-type]",
      "'Kind' already has 'a'; remove or rename one of them [duplicate-case]")
  }

  @Test func options() {
    expectProblems(
      """
      component: Card
      slots:
        title: {options: [text, «text»], label: {«systemImage»: symbol}}
        icon: {optional: true, options: [«empty»]}
      """,
      "the option 'text' is listed twice; remove one [duplicate-option]",
      "the slot 'title' has no form 'systemImage' that a label could apply to; there are 'view' "
        + "and 'text' [unknown-label]",
      "an omitted optional slot is nil, not an empty view; remove 'empty' or 'optional' "
        + "[empty-optional]")
  }

  @Test func accessibility() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      accessibility: {identifiers: {«titel»: a, «zebra»: b}}
      """,
      "'Card' has no slot 'titel'; did you mean 'title'? [unknown-slot]",
      "'Card' has no slot 'zebra'; there is 'title' [unknown-slot]")
  }

  @Test func sharedEnvironment() {
    expectProblems(
      of: [
        "component: A\nslots: {title: }\nenvironment: {depth: {type: Int, default: 1}}",
        "component: B\nslots: {title: }\nenvironment: {«depth»: {type: Int, default: 2}}",
        "component: C\nslots: {title: }\nenvironment: {depth: {type: Int, default: 1}}",
      ],
      "the environment entry 'depth' is declared differently by another component; make the "
        + "declarations equal except for their summaries, or rename one of them "
        + "[environment-conflict]")
  }
}
