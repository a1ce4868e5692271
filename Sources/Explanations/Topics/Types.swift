import Diagnostics

private let card = "component: Card\nslots: {title: }\ntypes:\n"

let typesTopic = Topic(
  "Types",
  [
    Explanation(
      .emptyType, "A type has no kind.",
      "Add 'cases' for an enum, 'properties' for a struct, 'optionSet', 'alias' or 'protocol'.",
      bad: types("Role: {summary: What a card is for.}"),
      good: types("Role: {summary: What a card is for., cases: [first]}")),
    Explanation(
      .typeOfTwoKinds, "A type is of two kinds at once.",
      "An enum is not a struct. Declare two types; one can contain the other.",
      bad: types("Role: {cases: [first], properties: {size: Int}}"),
      good: types("Role: {cases: [first]}\nItem: {properties: {size: Int, role: Role}}")),
    Explanation(
      .typeKey, "A key does not apply to this kind of type.",
      "Some keys are only for structs or enums; the message names an alternative.",
      bad: types("Named: {protocol: [], conforms: [Hashable]}"),
      good: types("Named: {protocol: [Hashable]}")),
    Explanation(
      .unknownDefault, "The default of an enum is not one of its cases.",
      "'default' names a case without a payload, or a constant.",
      bad: types("Role: {cases: [main, other], default: mian}"),
      good: types("Role: {cases: [main, other], default: main}")),
    Explanation(
      .defaultWithPayload, "The default of an enum needs a payload.",
      "A case with a payload is not a value. Declare a constant, and name it.",
      bad: types("Role: {cases: {main: , other: {values: {size: Int}}}, default: other}"),
      good: types("Role: {cases: {main: , other: {values: {size: Int}}}, default: main}")),
    Explanation(
      .duplicateCase, "A case has the name of another case or constant.",
      "Cases and constants share a scope. Remove or rename one of them.",
      bad: types("Role: {cases: [main, other, main]}"),
      good: types("Role: {cases: [main, other]}")),
    Explanation(
      .constantType, "A constant has no type.",
      "The constants of an enum or a struct have that type by default. An alias or a protocol has "
        + "no values.",
      bad: types("Metrics: {constants: {width: 1}}"),
      good: types("Metrics: {constants: {width: {type: Double, value: \"1\"}}}")),
    Explanation(
      .scopedType, "A nested type is used without the name of its outer type.",
      "A type with 'scope: component' is a member of the component; write both names.",
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
      .nestedScope, "A nested type has a scope.",
      "It is a member of its outer type; remove 'scope'.",
      bad: types(
        "Page: {properties: {size: Int}, types: {Role: {cases: [first], scope: component}}}"),
      good: types("Page: {properties: {size: Int}, types: {Role: {cases: [first]}}}")),
    Explanation(
      .nestedInGeneric, "A type is nested in a generic one.",
      "It would be a different type for every argument of the outer one.",
      bad: types("Box: {properties: {item: T}, generics: {T: {}}, types: {Role: {cases: [a]}}}"),
      good: types("Box: {properties: {item: T}, generics: {T: {}}}\nRole: {cases: [a]}")),
    Explanation(
      .unknownOption, "An option combines one that is not declared before it.",
      "Declare the parts of a combination before it.",
      bad: types("Edges: {optionSet: {all: {combines: [top]}, top: {}}}"),
      good: types("Edges: {optionSet: {top: {}, all: {combines: [top]}}}")),
    Explanation(
      .optionOfTwoKinds, "An option has a raw value and combines others.",
      "The raw value of a combination is computed from its parts.",
      bad: types("Edges: {optionSet: {top: {}, all: {raw: 1, combines: [top]}}}"),
      good: types("Edges: {optionSet: {top: {}, all: {combines: [top]}}}")),
  ])
let rawValuesTopic = Topic(
  "Raw values",
  [
    Explanation(
      .rawValue, "A raw value does not have the raw type.",
      "Raw values are literals: integers, floating-point numbers, or strings in quotes of both "
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
      "A case without a raw value takes the value that follows that of the previous case.",
      bad: types("Level: {raw: Int, cases: {low: 1, high: 1}}"),
      good: types("Level: {raw: Int, cases: {low: 1, high: 2}}")),
  ])

/// A card with types, one per line.
private func types(_ lines: String) -> Example {
  Example(
    stringLiteral: card
      + lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
}
