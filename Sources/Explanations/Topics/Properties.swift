import Diagnostics

let propertiesTopic = Topic(
  "Properties",
  [
    Explanation(
      .missingDefault, "A value that nobody has to give needs a default.",
      "A modifier may be left out and state has a first value, so something has to stand there. "
        + "An optional is nil by itself.",
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
      .bindingDefault, "A binding has a default, or an optional one has none.",
      "The caller owns what a binding leads to. With 'binding: optional' the component owns it "
        + "where there is no binding, and needs a value to begin with.",
      bad: """
        component: Card
        slots: {title: }
        properties: {isOn: {type: Bool, binding: true, default: false}}
        """,
      good: """
        component: Card
        slots: {title: }
        properties: {isOn: {type: Bool, binding: optional, default: false}}
        """),
    Explanation(
      .propertyModifier, "A property cannot have a modifier.",
      "The modifier of a property returns a copy of the component with another value. What a binding "
        + "leads to is the caller's, a closure with items is called once, and a struct is no component.",
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
      .optionalBinding, "A property of a struct is a binding that may be missing.",
      "Only views own state, so only a component can keep the value where there is no binding.",
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
      "Where there is no binding the value is state, and SwiftUI knows state in the body alone.",
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
      .closureDefault, "A closure with a default competes with the slots.",
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
      .escaping, "'escaping' stands where it says nothing.",
      "Closures whose type is written out are '@escaping' where they have to be. The key is for "
        + "the name of a closure type that is declared elsewhere.",
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
      .preserveOptional, "A value that is no optional is to stay one.",
      "'preserveOptional' makes the method take the optional as it is, which needs a type with "
        + "'?'.",
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
      .conformance, "A conformance cannot be made, or is there already.",
      "Swift makes conformances to 'Equatable', 'Hashable' and a few others of the parts of a "
        + "type, where all of them conform. Others need what they require under 'swift'.",
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
      .nothingToCompare, "A component is to be compared, and has nothing to compare.",
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
