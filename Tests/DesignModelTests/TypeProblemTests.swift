import Testing

/// Invalid declarations under `types`.
struct TypeProblemTests {
  @Test func kinds() {
    expectTypeProblems(
      "{«A»: {summary: Nothing.}}",
      "'A' has no kind; give it 'cases', 'properties', 'optionSet', 'alias' or 'protocol', as in "
        + "'A: {cases: [first, second]}' [empty-type]")
    expectTypeProblems(
      "{A: {cases: [a], properties: {«b»: Int}}}",
      "'cases' makes 'A' an enum, and 'properties' makes it a struct; remove one, or declare two "
        + "types [type-of-two-kinds]")
    expectTypeProblems(
      "{A: {alias: Int, raw: «Int», conforms: [«Hashable»], constants: {«b»: {type: Int, value: 1}}}}",
      "an alias has no 'raw'; remove it [type-key]",
      "an alias has no 'conforms'; remove it [type-key]",
      "an alias has no 'constants'; remove them [type-key]")
    expectTypeProblems(
      "{A: {protocol: [], conforms: [«Hashable»], throws: «return»}}",
      "a protocol has no 'conforms'; write the protocols that it refines under 'protocol' "
        + "[type-key]",
      "a protocol has no 'throws'; only the initializer of a struct can throw [type-key]")
    expectTypeProblems(
      "{A: {cases: [a], generics: {T: {}}, types: {«B»: {cases: [b]}}}}",
      "'B' would be a different type for every 'T'; declare it next to 'A' [nested-in-generic]")
    expectTypeProblems(
      "{A: {constants: {«a»: 1}}}",
      "'A' has no values; give the constant a 'type', as in '{type: Double, value: 1}' "
        + "[constant-type]")
    expectTypeProblems(
      "{A: {types: {B: {cases: [b], scope: «component»}}, constants: {c: {type: Int, value: 1}}}}",
      "'B' is already nested in 'A'; remove 'scope' [nested-scope]")
  }

  @Test func members() {
    expectTypeProblems(
      "{A: {cases: [a, «a»], constants: {«a»: {type: Int, value: 1}}}}",
      "'A' already has 'a'; remove or rename one of them [duplicate-case]",
      "'A' already has 'a'; remove or rename one of them [duplicate-member]")
    expectTypeProblems(
      "{A: {cases: {a: {values: {b: {type: Int, label: of}, c: {type: Int, label: «of»}}}}}}",
      "'a' already has the label 'of', and the labels of a case differ; choose another one "
        + "[duplicate-member]")
    expectTypeProblems(
      "{A: {properties: {«B»: Int, b: {type: Int, binding: true, default: «.constant(1)»}}}}",
      "the name of a property begins with a lowercase letter: 'b' [member-name]",
      "the default of a binding is its value, 'Int', and becomes '.constant(…)'; write 'default: 1' "
        + "[binding-default]")
    expectTypeProblems(
      "{A: {protocol: [], properties: {b: {type: Int, binding: true, default: «1»}, "
        + "c: {type: 'Int?', required: «true»}}}}",
      "a requirement that can be set has no default; remove 'default' or 'binding' "
        + "[binding-default]",
      "a requirement is not an argument; remove 'required' [type-key]")
    expectTypeProblems(
      "{A: {optionSet: {a: {combines: [«b»]}, b: {raw: 1, combines: [«a»]}, c: {deprecated: {}}, "
        + "d: {combines: [«c»]}}}}",
      "'A' has no option 'b' before 'a'; it combines options that are declared before it "
        + "[unknown-option]",
      "'b' has a raw value and combines others; remove one of the two [option-of-two-kinds]",
      "'c' is deprecated, so 'd' would cause a warning; leave it out, or deprecate 'd' as well "
        + "[deprecated-option]")
  }

  @Test func recursion() {
    expectTypeProblems(
      "{A: {alias: «B»}, B: {alias: «A»}, C: {alias: \"[A]\"}}",
      "'A' is an alias of itself; write another type [recursive-type]",
      "'B' is an alias of itself; write another type [recursive-type]")
    expectTypeProblems(
      "{A: {properties: {a: «\"A?\"», b: \"[A]\", c: C}}, C: {cases: {d: {values: {e: A}}}}}",
      "every 'A' would contain another one, without end; store a list of them, or make it an enum "
        + "[recursive-type]")
    expectTypeProblems(
      "{A: {cases: {a: , b: {deprecated: {}}}, constants: {c: «.b», d: {value: .b, deprecated: {}}}}}",
      "'b' is deprecated, so the constant would cause a warning; deprecate it as well, or give it another value "
        + "[deprecated-default]")
    // Arrays, dictionaries and functions store their values elsewhere, in every notation.
    expectTypeProblems(
      "{A: {properties: {a: \"Array<A>\", b: \"Dictionary<String, A>?\", c: \"Set<A>\", d: \"() -> A\"}}}"
    )
    expectTypeProblems(
      "{A: {properties: {a: «\"Result<[Int], A>\"», b: «\"(Int, A)\"», c: «\"Optional<A>\"»}}}",
      "every 'A' would contain another one, without end; store a list of them, or make it an enum "
        + "[recursive-type]",
      "every 'A' would contain another one, without end; store a list of them, or make it an enum "
        + "[recursive-type]",
      "every 'A' would contain another one, without end; store a list of them, or make it an enum "
        + "[recursive-type]")
  }

  @Test func rawValues() {
    expectTypeProblems(
      "{A: {cases: {a: «1»}}}",
      "'A' has no raw type; write it, as in 'raw: String' [raw-value]")
    expectTypeProblems(
      "{A: {raw: String, cases: {a: «one», b: «1», c: , d: «'\"c\"'»}}}",
      "'one' is not a literal of the raw type 'String'; a string is written '\"one\"' [raw-value]",
      "'1' is not a literal of the raw type 'String' [raw-value]",
      "'c' and 'd' would have the same raw value, \"c\"; give one of them another "
        + "[duplicate-raw-value]")
    expectTypeProblems(
      "{A: {raw: Int, cases: {a: 1, b: 0, «c»: , d: {values: {«x»: Int}}}}}",
      "'a' and 'c' would have the same raw value, 1; give one of them another [duplicate-raw-value]",
      "a case has a raw value or a payload, not both; remove 'values' or the type's 'raw' "
        + "[raw-value-payload]")
    expectTypeProblems(
      "{A: {raw: Double, cases: {a: 1.5, «b»: }}}",
      "Swift cannot synthesize a raw value for 'b'; write it, as in 'b: 1' [raw-value]")
    expectTypeProblems(
      "{A: {raw: UInt8, cases: {a: «-1»}}}",
      "'-1' is not a literal of the raw type 'UInt8' [raw-value]")
  }

  @Test func conformances() {
    expectTypeProblems(
      "{A: {cases: [a], conforms: [«String», «\"[Int]\"», «\"Int?\"»]}}",
      "'String' is not a protocol; for an enum with such values write 'raw: String' [conformance]",
      "'[Int]' is not a protocol [conformance]",
      "'Int?' is not a protocol [conformance]")
    expectTypeProblems(
      "{A: {cases: {a: {values: {b: Int}}}, conforms: [«CaseIterable», «Comparable»]}}",
      "the cases of 'A' cannot be listed, because one has a payload: 'CaseIterable' needs "
        + "'allCases'; declare it under 'swift', or remove the conformance [conformance]",
      "Swift orders only enums without payloads and raw values: 'Comparable' needs 'static func <'; "
        + "declare it under 'swift', or remove the conformance [conformance]")
    expectTypeProblems(
      "{A: {properties: {b: Int}, conforms: [«CaseIterable», «Identifiable»]}}",
      "only an enum has cases to list: 'CaseIterable' needs 'allCases'; declare it under 'swift', or "
        + "remove the conformance [conformance]",
      "'Identifiable' needs a property 'id'; add it [conformance]")
    expectTypeProblems(
      "{A: {cases: {a: {values: {b: Unknown}}}, conforms: [«Identifiable»]}}",
      "'Identifiable' needs a property 'id'; add it under 'swift', because the payload may not be "
        + "hashable [conformance]")
  }

  @Test func defaults() {
    expectTypeProblems(
      "{A: {cases: [main, other], default: «mian»}}",
      "'A' has no 'mian' for its default; did you mean 'main'? [unknown-default]")
    expectTypeProblems(
      "{A: {cases: {a: {values: {b: Int}}}, default: «a»}}",
      "the case 'a' has a payload, so it is not a value; declare a constant for it under "
        + "'constants' and name that [default-with-payload]")
    expectTypeProblems(
      "{A: {cases: {a: , b: {deprecated: {}}}, default: «b»}}",
      "'b' is deprecated, so it cannot be the default; choose another one [deprecated-default]")
    // The default of a type applies to modifiers and the environment, but not to properties.
    expectProblems(
      """
      component: Card
      types: {A: {cases: [a], default: a}}
      modifiers: {a: A}
      environment: {density: A}
      body: Text("")
      """)
  }

  @Test func deprecation() {
    expectTypeProblems(
      "{A: {cases: {a: , b: {deprecated: {renamed: «c»}}}, deprecated: «\"true\"»}}",
      "'A' has no case 'c'; its cases are 'a' and 'b' [unknown-case]",
      "'deprecated' takes a message, and 'true' is not a sentence; write a sentence, or remove "
        + "the key [deprecation]")
    expectTypeProblems(
      "{A: {cases: [a], deprecated: {renamed: «the other»}}}",
      "'the other' is not the name of a declaration, such as 'Banner', 'Banner.title' or "
        + "'show(title:)' [deprecation]")
    expectProblems(
      """
      component: Card
      types: {A: {cases: {a: , b: {deprecated: {}}}}, B: {cases: [c], deprecated: {}}}
      properties: {x: {type: A, default: «.b»}, y: «B»}
      body: Text("")
      """,
      "'b' is deprecated, so the emitted code would cause a warning; choose another default "
        + "[deprecated-default]",
      "'B' is deprecated, so the emitted code would cause a warning; use its replacement, or deprecate this "
        + "as well [deprecated-type]")
    let long = String(repeating: "word ", count: 20)
    expectTypeProblems(
      "{A: {cases: [a], deprecated: «\(long.dropLast())»}}",
      "this message has 99 characters, and compilers show it on one line; use at most 80, and "
        + "write the rest in 'discussion' or 'summary' [deprecation]")
  }

  @Test func scopeAndAccess() {
    expectProblems(
      """
      component: Card
      types: {Role: {cases: [a], scope: component}, «Title»: {cases: [a], scope: component}}
      properties: {role: «Role», other: Card.Role}
      slots: {title: }
      """,
      "the component has a generic parameter 'Title' for the slot 'title'; choose another name for the type "
        + "[generic-collision]",
      "'Role' is declared in the component, so its name is 'Card.Role' here [scoped-type]")
    expectTypeProblems(
      "{«Binding»: {cases: [a], scope: component}}",
      "in the component, 'Binding' would hide the type with that name, which emitted code needs; "
        + "choose another name, or leave out 'scope' [reserved-type-name]")
    expectProblems(
      """
      component: Card
      types: {Text: {cases: [a], scope: component}, State: {cases: [on], scope: component}}
      properties: {state: Card.State}
      body: «Text»("a")
      """,
      "'Card.Text' is an enum without raw values and has no initializers; write one of its cases after a "
        + "dot; for the view of SwiftUI, write 'SwiftUI.Text' [wrong-type]")
    expectProblems(
      """
      component: Card
      types: {Label: {properties: {words: String}, scope: component}}
      properties: {label: {type: Card.Label, default: 'Label(words: "a")'}}
      body: |
        let other = Label(words: label.words)
        Text(other.words)
        Text(Label("a", «systemImage»: "b").words)
      """,
      "'Card.Label' has no parameter 'systemImage'; its parameter is 'words'; for the view of SwiftUI, "
        + "write 'SwiftUI.Label' [unknown-argument]")
    expectProblems(
      """
      component: Card
      types: {A: {cases: [a], access: internal}, B: {alias: «A»}}
      properties: {a: «A»}
      body: Text("")
      """,
      "'A' is internal, and this is public: others could not use it; give the type the same "
        + "'access' [access]",
      "'A' is internal, and this is public: others could not use it; give the type the same "
        + "'access' [access]")
    expectProblems(
      """
      component: Card
      access: «public»
      types: {A: {cases: [a]}}
      body: Text("")
      """,
      "a component cannot be public where the library is internal; remove 'access' [access]",
      project: "library: Kit\naccess: internal")
  }

  /// The problems of the types of a component.
  private func expectTypeProblems(
    _ types: String, _ problems: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      problems, of: ["component: Card\nbody: Text(\"\")\ntypes: \(types)"], "library: Kit",
      sourceLocation)
  }

  /// A component hides the SwiftUI view of the same name.
  @Test func componentsAsTypes() {
    expectProblems(
      of: [
        """
        component: Text
        slots: {content: }
        """,
        """
        component: Row
        properties:
          title: «Text»
          note: "SwiftUI.Text?"
          other: "Text<Image>"
          price: {type: "[Int: «Price»]"}
        slots: {caption: {type: «Text»}, plain: {type: SwiftUI.Text, options: [text]}, total: {type: Total}}
        body: title
        """,
        """
        component: Price
        slots: {unit: }
        """,
        """
        component: Total
        properties: {value: Int}
        body: Color.red
        """,
      ],
      "'Text' is a component of the library, which has generic parameters; write 'SwiftUI.Text' for "
        + "the view of SwiftUI, or 'Text<…>' [generic-component]",
      "'Price' is a component of the library, which has generic parameters; write 'Price<…>' with "
        + "the types of its slots [generic-component]",
      "'Text' is a component of the library, which has generic parameters; write 'SwiftUI.Text' for "
        + "the view of SwiftUI, or 'Text<…>' [generic-component]")
  }
}
