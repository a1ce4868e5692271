import Diagnostics

let swiftTopic = Topic(
  "Swift in specs",
  [
    Explanation(
      .swiftSyntax, "A value is not the Swift that it should be.",
      "Names, types, expressions and bodies are checked with Swift's own parser, at their place "
        + "in the spec. What Swift means by them is checked when the emitted code is compiled.",
      bad: """
        component: Card
        slots: {title: }
        body: |
          VStack {
            title
        """,
      good: """
        component: Card
        slots: {title: }
        body: |
          VStack {
            title
          }
        """),
    Explanation(
      .missingSwift, "A value that is Swift is empty.",
      "A text that is empty is written '\"\"': the outer quotes are YAML's, the inner ones are "
        + "Swift's.",
      bad: """
        component: Card
        slots: {title: }
        modifiers:
          note: {type: String, default: ""}
        """,
      good: """
        component: Card
        slots: {title: }
        modifiers:
          note: {type: String, default: '""'}
        """),
    Explanation(
      .swiftArgument, "'$0' stands where it means nothing.",
      "'$0' is the argument of a closure, or of a resolver in its 'value'.",
      bad: """
        component: Card
        slots: {title: }
        modifiers:
          depth: {type: Int, default: $0}
        """,
      good: """
        component: Card
        slots: {title: }
        modifiers:
          depth: {type: Int, default: "1"}
        """),
    Explanation(
      .bareText, "A text has one pair of quotes too few.",
      "YAML removes its quotes, and what is left is Swift. A text has quotes of both kinds.",
      bad: """
        component: Card
        slots: {title: }
        modifiers:
          note: {type: String, default: "hello"}
        """,
      good: """
        component: Card
        slots: {title: }
        modifiers:
          note: {type: String, default: '"hello"'}
        """),
    Explanation(
      .literalType, "A literal is no value of the type.",
      "Swift would not compile the default: a number, a text or 'true' has to fit the type "
        + "before it.",
      bad: """
        component: Card
        slots: {title: }
        modifiers: {depth: {type: Int, default: true}}
        """,
      good: """
        component: Card
        slots: {title: }
        modifiers: {isDeep: {type: Bool, default: true}}
        """),
    Explanation(
      .unknownCase, "A default names a case that the type has not.",
      "The type is declared in the project, so its cases are known.",
      bad: """
        component: Card
        slots: {title: }
        properties: {role: {type: Role, default: .crtical}}
        types: {Role: {cases: [neutral, critical]}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {role: {type: Role, default: .critical}}
        types: {Role: {cases: [neutral, critical]}}
        """),
    Explanation(
      .misplacedDeclaration, "A declaration stands outside of the type that it belongs to.",
      "What 'swift' holds stands beside the component. A member of the component is written in an "
        + "extension of it.",
      bad: """
        component: Card
        slots: {title: }
        swift: |
          init(number: Int) { fatalError() }
        """,
      good: """
        component: Card
        properties: {number: Int}
        body: Text("\\(number)")
        swift: |
          extension Card {
            init(other: Int) { self.init(number: other) }
          }
        """),
  ])
