import Diagnostics

let propertiesTopic = Topic(
  "Properties",
  [
    Explanation(
      .missingDefault, "An optional value needs a default.",
      "A modifier may be omitted and state needs an initial value, so both need a default. The "
        + "default of an optional is nil.",
      bad: """
        component: Card
        slots: {title: }
        modifiers: {depth: Int}
        """,
      good: """
        component: Card
        slots: {title: }
        modifiers: {depth: {type: Int, default: "1"}}
        """),
    Explanation(
      .bindingDefault, "The default of a binding is not a value.",
      "The default of a binding is a value, from which a constant binding is made. A protocol's "
        + "requirement that can be set has no default.",
      bad: """
        component: Card
        slots: {title: }
        properties: {isOn: {type: Bool, binding: true, default: .constant(false)}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {isOn: {type: Bool, binding: true, default: false}}
        """),
    Explanation(
      .environmentObjectDefault, "An object of the environment has a default.",
      "A view around the component sets the object. With 'Environment' and an optional type, the "
        + "component can do without one.",
      bad: """
        component: Card
        slots: {title: }
        availability: {iOS: "17.0", macOS: "14.0"}
        state: {model: {type: "CardModel?", wrapper: Environment(CardModel.self), default: nil}}
        """,
      good: """
        component: Card
        slots: {title: }
        availability: {iOS: "17.0", macOS: "14.0"}
        state: {model: {type: "CardModel?", wrapper: Environment(CardModel.self)}}
        """),
    Explanation(
      .requiredArgument, "An argument is required in any case, or has a default.",
      "Callers may omit an argument that is optional or has a default. 'required' is for an "
        + "optional one that every call has to pass.",
      bad: """
        component: Card
        slots: {title: }
        properties: {value: {type: "String?", default: nil, required: true}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {value: {type: "String?", required: true}}
        """),
    Explanation(
      .observedObject, "A property cannot store an observed object.",
      "A view observes an object that its caller passes. The object is neither optional nor a "
        + "binding, and neither values nor types observe one.",
      bad: """
        component: Card
        slots: {title: }
        properties: {model: {type: "CardModel?", wrapper: ObservedObject}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {model: {type: CardModel, wrapper: ObservedObject}}
        """),
    Explanation(
      .propertyModifier, "A property cannot have a modifier.",
      "The modifier of a property returns a copy of the component with another value. The value "
        + "of a binding belongs to the caller, a result builder is called once, and a struct is "
        + "not a component.",
      bad: """
        component: Card
        slots: {title: }
        properties: {isOn: {type: Bool, binding: true, modifier: true}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {isOn: {type: Bool, modifier: true}}
        """),
    Explanation(
      .optionalBinding, "A property of a struct has an optional binding.",
      "Only views own state, so only a component can store the value if there is no binding.",
      bad: """
        component: Card
        slots: {title: }
        types:
          Item:
            properties: {isOn: {type: Bool, binding: optional, default: false}}
        """,
      good: """
        component: Card
        slots: {title: }
        types:
          Item:
            properties: {isOn: {type: Bool, binding: true}}
        """),
    Explanation(
      .stateAccess, "A value that may be the component's own state is visible to others.",
      "Without a binding the value is state, which is available only in the body.",
      bad: """
        component: Card
        slots: {title: }
        properties: {isOn: {type: Bool, binding: optional, default: false, access: public}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {isOn: {type: Bool, binding: true, access: public}}
        """),
    Explanation(
      .closureDefault, "A closure with a default conflicts with the slots.",
      "A call with one trailing closure would have two meanings. An optional closure may be left "
        + "out without a default.",
      bad: """
        component: Card
        slots: {title: }
        properties: {action: {type: () -> Void, default: "{}"}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {action: (() -> Void)?}
        """),
    Explanation(
      .escaping, "'escaping' has no effect.",
      "Closures whose type is written out are '@escaping' where required. The key is for a type "
        + "alias of a closure that is declared elsewhere.",
      bad: """
        component: Card
        slots: {title: }
        properties: {open: {type: () -> Void, escaping: true}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {open: {type: Action, escaping: true}}
        """),
    Explanation(
      .preserveOptional, "'preserveOptional' is set for a value that is not optional.",
      "'preserveOptional' makes the method take an optional, which needs a type with '?'.",
      bad: """
        component: Card
        slots: {title: }
        modifiers: {depth: {type: Int, default: "1", preserveOptional: true}}
        """,
      good: """
        component: Card
        slots: {title: }
        modifiers: {depth: {type: Int?, preserveOptional: true}}
        """),
    Explanation(
      .conformance, "A conformance cannot be synthesized, or already exists.",
      "Swift synthesizes 'Equatable', 'Hashable' and a few others if all stored values conform. "
        + "Implement other protocols under 'swift'.",
      bad: """
        component: Card
        slots: {title: }
        conforms: [View]
        """,
      good: """
        component: Card
        slots: {title: }
        """),
    Explanation(
      .nothingToCompare, "An 'Equatable' component has nothing to compare.",
      "Two components are equal if their properties and modifiers are. Closures, bindings and "
        + "slots cannot be compared.",
      bad: """
        component: Card
        conforms: [Equatable]
        slots: {title: }
        """,
      good: """
        component: Card
        conforms: [Equatable]
        properties: {number: Int}
        body: Text("")
        """),
  ])
