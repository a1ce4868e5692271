import Diagnostics

private let card = "component: Card\nslots: {title: }\ntypes:\n"

let typesTopic = Topic(
  "Types",
  [
    Explanation(
      .emptyType, "A type does not say what it is.",
      "An enum has 'cases', a struct 'properties', a set of options 'optionSet', and there are "
        + "'alias' and 'protocol'.",
      bad: types("Role: {summary: What a card is for.}"),
      good: types("Role: {summary: What a card is for., cases: [first]}")),
    Explanation(
      .typeOfTwoKinds, "A type is of two kinds at once.",
      "An enum is no struct. Declare two types, one of which may hold the other.",
      bad: types("Role: {cases: [first], properties: {size: Int}}"),
      good: types("Role: {cases: [first]}\nItem: {properties: {size: Int, role: Role}}")),
    Explanation(
      .typeKey, "A key does not go with the kind of a type.",
      "Some keys are for structs or enums only; the message says what stands in its place.",
      bad: types("Named: {protocol: [], conforms: [Hashable]}"),
      good: types("Named: {protocol: [Hashable]}")),
    Explanation(
      .unknownDefault, "The default of an enum is none of its cases.",
      "'default' names a case without a payload, or a constant.",
      bad: types("Role: {cases: [main, other], default: mian}"),
      good: types("Role: {cases: [main, other], default: main}")),
    Explanation(
      .defaultWithPayload, "The default of an enum needs a payload.",
      "Such a case is no value by itself. Declare a constant that is one, and name it.",
      bad: types("Role: {cases: {main: , other: {values: {size: Int}}}, default: other}"),
      good: types("Role: {cases: {main: , other: {values: {size: Int}}}, default: main}")),
    Explanation(
      .duplicateCase, "A case has the name of another case or constant.",
      "Cases and constants stand behind the same dot. Remove or rename one of them.",
      bad: types("Role: {cases: [main, other, main]}"),
      good: types("Role: {cases: [main, other]}")),
    Explanation(
      .constantType, "A constant does not say its type.",
      "The constants of an enum or a struct are of that type, unless they say another. An alias "
        + "or a protocol has no values of its own.",
      bad: types("Metrics: {constants: {width: 1}}"),
      good: types("Metrics: {constants: {width: {type: Double, value: \"1\"}}}")),
    Explanation(
      .scopedType, "A type that is nested is used without the name around it.",
      "A type with 'scope: component' is a member of the component, and others call it by both "
        + "names.",
      bad: """
        component: Card
        slots: {title: }
        types: {Role: {cases: [main], scope: component}}
        environment: {cardRole: {type: Role, default: .main}}
        """,
      good: """
        component: Card
        properties: {number: Int}
        body: Text("")
        types: {Role: {cases: [main], scope: component}}
        environment: {cardRole: {type: Card.Role, default: .main}}
        """),
    Explanation(
      .nestedScope, "A nested type says where it is nested.",
      "It is a member of the type that it stands in.",
      bad: types(
        "Page: {properties: {size: Int}, types: {Role: {cases: [first], scope: component}}}"),
      good: types("Page: {properties: {size: Int}, types: {Role: {cases: [first]}}}")),
    Explanation(
      .nestedInGeneric, "A type is nested in a generic one.",
      "It would be another type for every argument of the outer one.",
      bad: types("Box: {properties: {item: T}, generics: {T: {}}, types: {Role: {cases: [a]}}}"),
      good: types("Box: {properties: {item: T}, generics: {T: {}}}\nRole: {cases: [a]}")),
    Explanation(
      .unknownOption, "An option combines one that does not stand before it.",
      "Options are made in the order in which they stand.",
      bad: types("Edges: {optionSet: {all: {combines: [top]}, top: {}}}"),
      good: types("Edges: {optionSet: {top: {}, all: {combines: [top]}}}")),
    Explanation(
      .optionOfTwoKinds, "An option has a raw value and combines others.",
      "The raw value of a combination follows from its parts.",
      bad: types("Edges: {optionSet: {top: {}, all: {raw: 1, combines: [top]}}}"),
      good: types("Edges: {optionSet: {top: {}, all: {combines: [top]}}}")),
  ])
let rawValuesTopic = Topic(
  "Raw values",
  [
    Explanation(
      .rawValue, "A raw value is none of the raw type.",
      "Raw values are literals: integers, floating-point numbers, or texts in quotes of both "
        + "kinds.",
      bad: types("Level: {raw: UInt8, cases: {low: -1}}"),
      good: types("Level: {raw: Int8, cases: {low: -1}}")),
    Explanation(
      .rawValuePayload, "A case has a raw value and a payload.",
      "Swift's enums have one or the other.",
      bad: types("Level: {raw: Int, cases: {low: 1, other: {values: {size: Int}}}}"),
      good: types("Level: {cases: {low: , other: {values: {size: Int}}}}")),
    Explanation(
      .duplicateRawValue, "Two cases have the same raw value.",
      "A case without one takes the value after the case before it.",
      bad: types("Level: {raw: Int, cases: {low: 1, high: 1}}"),
      good: types("Level: {raw: Int, cases: {low: 1, high: 2}}")),
  ])

/// A card with types, one per line.
private func types(_ lines: String) -> Example {
  Example(
    stringLiteral: card
      + lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
}
