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
      .noSuchMember, "A type has no member of this name.",
      "The compiler knows the members of the types that specs declare, and those of Swift, Foundation and "
        + "SwiftUI up to the SDK that its tables were read from. Of SwiftUI's types, which grow, only a name "
        + "that is nearly a known one is an error, or one that the library has for something else.",
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
      .unknownArgument, "A call has an argument with a label that nothing of this name takes.",
      "The labels of components, of types with properties and of SwiftUI's initializers and methods are known. "
        + "A label that is nearly one of them is an error.",
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
      .wrongType, "A value has another type than its place asks for.",
      "A condition is a 'Bool', a statement of a body is a view, and an argument has the type of its "
        + "parameter. What a spec declares has a known type; of other values nothing is said.",
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
      "Of what specs and the hand-written Swift of the project declare, all parameters are known: what a "
        + "call has to name and what it may leave out.",
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
      .missingConformance, "A type does not conform to a protocol that is needed.",
      "A type that a spec declares conforms to what stands under 'conforms'; an enum without values is "
        + "'Hashable' of its own accord. A generic parameter conforms to what its entry says.",
      bad: """
        component: Card
        slots: {title: }
        properties: {levels: Levels}
        types: {Levels: {properties: {left: Double, right: Double}}}
        body: |
          title.animation(.default, value: levels)
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {levels: Levels}
        types: {Levels: {conforms: [Equatable], properties: {left: Double, right: Double}}}
        body: |
          title.animation(.default, value: levels)
        """),
    Explanation(
      .privateMember, "A private member of a type is used outside of the type's file.",
      "Each type under 'types' is emitted into a file of its own, and 'private' members are seen in that "
        + "file alone.",
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
      "Swift asks for a case for each value, or for 'default'.",
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
      .missingReturn, "A function ends without a value.",
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
      .missingTry, "Something that can throw is called without 'try'.",
      "The initializer of a type with 'throws' throws. A default cannot: it is evaluated where nothing is "
        + "caught.",
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
      .unavailableApi, "A platform of the library does not have what Swift uses of SwiftUI.",
      "The library would not compile for that platform. Where the rest of the view is right there, write the "
        + "part in '#if os(…)'; otherwise leave the component or the style out by 'availability', as in "
        + "'availability: {tvOS: unavailable}'. The message is about SwiftUI as it came with iOS 18.6: what runs on "
        + "later systems alone, and names that the module declares itself, are not looked at. If other modules "
        + "are imported that could declare the name, it is the finding 'newer-api' instead.",
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
