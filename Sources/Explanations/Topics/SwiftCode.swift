import Diagnostics

let swiftTopic = Topic(
  "Swift in specs",
  [
    Explanation(
      .swiftSyntax, "A value is not valid Swift.",
      "Names, types, expressions and bodies are checked with Swift's own parser, at their place "
        + "in the spec. Their meaning is checked when the emitted code is compiled.",
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
      .missingSwift, "A Swift value is empty.",
      "Write an empty text as '\"\"': the outer quotes are YAML's, the inner ones are "
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
      "Swift in a spec uses an unknown name.",
      "The compiler knows the names that the spec and its Swift declare, and those of the library, "
        + "SwiftUI and Foundation. Where other names are possible, such as those of a module in "
        + "'imports' or of a hand-written file, it reports only names that are similar to a known "
        + "one, and leaves the others to the Swift compiler. The body of a style sees its own 'parameters' and 'environment', "
        + "and the members of the component after 'configuration' and a dot.",
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
      .unknownType, "A type is unknown, or no value can have it.",
      "The compiler knows the types that specs declare and those of Swift, Foundation and "
        + "SwiftUI. Other names may come from an imported module.",
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
      .nameNotInScope, "A name of the spec is used outside of its scope.",
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
      .assignedConstant, "Code assigns a value to a constant.",
      "A component can change a property with 'binding: true', which it shares with the caller, "
        + "and its own values under 'state'.",
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
      .noSuchMember, "A type has no member of this name.",
      "The compiler knows the members of the types that specs declare, and those of Swift, "
        + "Foundation and SwiftUI up to the SDK of its tables. Since newer SDKs add members, an "
        + "unknown member of a SwiftUI type is an error only if it is similar to a known one, or "
        + "if the library declares the name elsewhere.",
      bad: """
        component: Card
        slots: {title: }
        properties: {role: {type: CardRole, default: .neutral}}
        types: {CardRole: {cases: [neutral, critical]}}
        body: |
          title.fontWeight(role == .crtical ? .bold : .regular)
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {role: {type: CardRole, default: .neutral}}
        types: {CardRole: {cases: [neutral, critical]}}
        body: |
          title.fontWeight(role == .critical ? .bold : .regular)
        """),
    Explanation(
      .unknownArgument, "A call has an unknown argument label.",
      "The labels of components, of types with properties and of SwiftUI's initializers and "
        + "methods are known. A label that is similar to one of them is an error. So are arguments "
        + "that no initializer of a component takes together, or in this order.",
      bad: """
        component: Card
        slots: {title: }
        body: |
          VStack(alignment: .leading, spcing: 8) { title }
        """,
      good: """
        component: Card
        slots: {title: }
        body: |
          VStack(alignment: .leading, spacing: 8) { title }
        """),
    Explanation(
      .wrongType, "A value has the wrong type.",
      "A condition is a 'Bool', a statement of a body is a view, and an argument has the type of "
        + "its parameter. Only values whose types are declared are checked.",
      bad: """
        component: Card
        slots: {title: }
        properties: {count: Int}
        body: |
          if count { title }
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {count: Int}
        body: |
          if count > 0 { title }
        """),
    Explanation(
      .missingArgument, "A call lacks an argument or a label.",
      "The parameters of declarations in specs and in the hand-written Swift of the project are "
        + "known, including which arguments a call can omit.",
      bad: """
        component: Card
        slots: {title: }
        types: {Dot: {properties: {size: CGFloat}, body: "Circle().frame(width: size)"}}
        body: |
          Dot(8)
          title
        """,
      good: """
        component: Card
        slots: {title: }
        types: {Dot: {properties: {size: CGFloat}, body: "Circle().frame(width: size)"}}
        body: |
          Dot(size: 8)
          title
        """),
    Explanation(
      .missingConformance, "A type does not conform to a required protocol.",
      "A type in a spec conforms to the protocols under 'conforms'; an enum without values is "
        + "also 'Hashable'. A generic parameter conforms to the protocols of its entry.",
      bad: """
        component: Card
        slots: {title: }
        properties: {level: Level}
        types: {Level: {conforms: [Hashable], properties: {name: LocalizedStringKey}}}
        body: title.overlay { Text(level.name) }
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {level: Level}
        types: {Level: {conforms: [Hashable], properties: {name: String}}}
        body: title.overlay { Text(level.name) }
        """),
    Explanation(
      .privateMember, "A private member of a type is used outside of the type's file.",
      "Each type under 'types' is emitted into a file of its own, and 'private' members are "
        + "visible only in that file.",
      bad: """
        component: Card
        slots: {title: }
        properties: {place: Place}
        types:
          Place:
            properties: {city: String}
            swift: |
              private var name: String { city }
        body: |
          title
          Text(place.name)
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {place: Place}
        types:
          Place:
            properties: {city: String}
            swift: |
              var name: String { city }
        body: |
          title
          Text(place.name)
        """),
    Explanation(
      .incompleteSwitch,
      "A 'switch' over an enum of the project has no case for one of its values.",
      "Swift requires a case for each value, or 'default'.",
      bad: """
        component: Card
        slots: {title: }
        properties: {role: {type: CardRole, default: .plain}}
        types: {CardRole: {cases: [plain, bold]}}
        body: |
          switch role {
          case .plain: title
          }
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {role: {type: CardRole, default: .plain}}
        types: {CardRole: {cases: [plain, bold]}}
        body: |
          switch role {
          case .plain: title
          case .bold: title.bold()
          }
        """),
    Explanation(
      .missingReturn, "A function does not return a value.",
      "A function or a getter whose body is a single expression returns it; one with several statements "
        + "needs 'return'.",
      bad: """
        component: Card
        slots: {title: }
        body: title
        swift: |
          extension Card {
            private var side: CGFloat {
              let base: CGFloat = 8
              base * 2
            }
          }
        """,
      good: """
        component: Card
        slots: {title: }
        body: title
        swift: |
          extension Card {
            private var side: CGFloat {
              let base: CGFloat = 8
              return base * 2
            }
          }
        """),
    Explanation(
      .missingTry, "A throwing call has no 'try'.",
      "The initializer of a type with 'throws' throws. A default cannot throw.",
      bad: """
        component: Card
        slots: {title: }
        properties: {code: {type: Code, default: 'Code(digits: "1")'}}
        types:
          Code:
            properties: {digits: String}
            throws: |
              guard !digits.isEmpty else { throw CancellationError() }
        body: title
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {code: {type: Code, default: 'try! Code(digits: "1")'}}
        types:
          Code:
            properties: {digits: String}
            throws: |
              guard !digits.isEmpty else { throw CancellationError() }
        body: title
        """),
    Explanation(
      .calledView, "A slot is called like a function.",
      "In a body a slot is a view: write its name to show it. Only a slot with 'arguments' is "
        + "called.",
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
      .awaitInBody, "A body uses 'await'.",
      "A body is not asynchronous. Use 'task { … }', and store the result under 'state'.",
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
      .unavailableApi, "A platform of the library lacks API that a spec uses.",
      "The library would not compile for that platform. Wrap the code in '#if os(…)', or leave "
        + "the component or style out with 'availability', as in 'availability: {tvOS: "
        + "unavailable}'. The check knows SwiftUI up to iOS 26.2, and ignores names that the "
        + "module declares. If an imported module could declare the name, the rule 'newer-api' "
        + "reports it instead.",
      bad: """
        component: Shelf
        slots: {items: }
        body: List { items }.listStyle(.insetGrouped)
        """,
      good: """
        component: Shelf
        slots: {items: }
        body: |
          #if os(iOS)
            List { items }.listStyle(.insetGrouped)
          #else
            List { items }
          #endif
        """),
    Explanation(
      .swiftArgument, "'$0' is used outside of a closure.",
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
      .bareText, "A string has only YAML's quotes.",
      "YAML removes its quotes, and the rest is Swift. A Swift string needs quotes of both kinds.",
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
      .literalType, "A literal does not have the expected type.",
      "The default would not compile: the literal has to match the type of the property.",
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
      .unknownCase, "A default names an unknown case.",
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
      .misplacedDeclaration, "A declaration is outside of its type.",
      "Declarations under 'swift' are emitted next to the component. Write members of the "
        + "component in an extension of it.",
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
