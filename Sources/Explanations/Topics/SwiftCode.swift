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
      .unknownName,
      "Swift in a spec uses a name that nothing declares, and that is nearly another.",
      "The compiler knows the names that the spec declares and those that the Swift itself declares. "
        + "A name that is like none of them may come from anywhere, and is left to Swift.",
      bad: """
        component: Card
        slots: {title: }
        modifiers: {elevation: {type: CGFloat, default: "1"}}
        body: |
          title.shadow(radius: elevaton)
        """,
      good: """
        component: Card
        slots: {title: }
        modifiers: {elevation: {type: CGFloat, default: "1"}}
        body: |
          title.shadow(radius: elevation)
        """),
    Explanation(
      .unknownType, "A type is none that a value can have, or is misspelt.",
      "The compiler knows the types that specs declare and those of Swift, Foundation and SwiftUI. A name "
        + "that is like none of them may come from a module that is imported.",
      bad: """
        component: Card
        slots: {title: }
        properties: {note: Sting}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {note: String}
        """),
    Explanation(
      .nameNotInScope, "A name of the spec is used where it does not exist.",
      "A style sees the component through its configuration: 'configuration.title'. A default is "
        + "evaluated before there is a component, and cannot use its members.",
      bad: """
        component: Card
        slots: {title: }
        styles:
          automatic: {body: title.padding()}
        """,
      good: """
        component: Card
        slots: {title: }
        styles:
          automatic: {body: configuration.title.padding()}
        """),
    Explanation(
      .notABinding, "A value without a binding is used with '$'.",
      "Properties with 'binding: true' and values under 'state' have bindings.",
      bad: """
        component: Counter
        properties: {count: Int}
        body: |
          Stepper("Count", value: $count)
        """,
      good: """
        component: Counter
        properties: {count: {type: Int, binding: true}}
        body: |
          Stepper("Count", value: $count)
        """),
    Explanation(
      .assignedConstant, "A value that cannot be changed is assigned to.",
      "What callers pass belongs to them. A component changes a property with 'binding: true', which "
        + "callers share, or a value under 'state', which is its own.",
      bad: """
        component: Counter
        properties: {count: Int}
        body: |
          Text(verbatim: "\\(count)").onTapGesture { count += 1 }
        """,
      good: """
        component: Counter
        state: {count: {type: Int, default: "0"}}
        body: |
          Text(verbatim: "\\(count)").onTapGesture { count += 1 }
        """),
    Explanation(
      .calledView, "A slot is called like a function.",
      "In a body a slot is a view: its name shows it. Only a slot with 'arguments' is called.",
      bad: """
        component: Card
        slots: {title: }
        body: VStack { title() }
        """,
      good: """
        component: Card
        slots: {title: }
        body: VStack { title }
        """),
    Explanation(
      .awaitInBody, "A body waits for something.",
      "SwiftUI asks for a body whenever it draws, so a body cannot wait. Wait in 'task { … }', and keep "
        + "the result under 'state'.",
      bad: """
        component: Quote
        properties: {load: "() async -> String"}
        body: |
          Text(verbatim: await load())
        """,
      good: """
        component: Quote
        properties: {load: "() async -> String"}
        state: {quote: {type: String, default: '""'}}
        body: |
          Text(verbatim: quote).task { quote = await load() }
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
