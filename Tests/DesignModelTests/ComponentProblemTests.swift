import Testing

/// Problems of a component's generic parameters, conformances, availability and so on.
struct ComponentProblemTests {
  @Test func generics() {
    expectProblems(
      """
      component: Card
      generics: {«Value»: Hashable, «Title»: {}, «Text»: {}, «small»: {}}
      properties: {a: {type: "Value?"}, b: Title, c: Text, d: small}
      slots: {title: }
      """,
      "no call determines 'Value'; add a property of that type, without a default, give the "
        + "parameter a 'default', or remove it [generic-not-inferred]",
      "the slot 'title' already has a generic parameter 'Title'; choose another name "
        + "[generic-collision]",
      "the generic parameter 'Text' would hide the type 'Text' that emitted code needs; choose "
        + "another name [generic-collision]",
      "the name of a generic parameter begins with a capital letter: 'Small' [type-name]")
    expectProblems(
      """
      component: Card
      generics: {Value: Hashable}
      properties: {value: «Value»}
      modifiers: {other: {type: «"[Value]"», default: "[]"}}
      styles: {automatic: , plain: {parameters: {x: «Value»}}}
      environment: {cardValue: {type: «"Value?"»}}
      types: {A: {properties: {b: «Value»}}}
      """,
      "a style's configuration is not generic, so it cannot have 'value', whose type names "
        + "'Value'; write 'erased: AnyHashable' on 'Value', or another type that can be created "
        + "from it, give the component a 'body' instead of styles, or change the type of the "
        + "value [generic-configuration]",
      "a style's configuration is not generic, so it cannot have 'other', whose type names "
        + "'Value'; write 'erased: AnyHashable' on 'Value', or another type that can be created "
        + "from it, give the component a 'body' instead of styles, or change the type of the "
        + "value [generic-configuration]",
      "a style has no 'Value', which differs between components; give 'x' another type "
        + "[generic-configuration]",
      "the environment has no 'Value', which differs between components; give 'cardValue' another "
        + "type, or make it a modifier [generic-environment]",
      "'A' is declared outside of the component and has no 'Value'; give it its own 'generics' "
        + "[generic-type]")
  }

  /// The types that styles see instead of a generic parameter.
  @Test func erasedGenerics() throws {
    let made = try component(
      """
      component: Choice
      generics: {Value: {conforms: Hashable, erased: AnyHashable}}
      properties: {value: Value, others: "[Value]", selection: {type: Value?, binding: true}}
      styles: {automatic: {body: Text("")}}
      """)
    #expect(made.generics.map(\.erasedType?.text) == ["AnyHashable"])
    expectProblems(
      """
      component: Choice
      generics:
        Value: {conforms: [Hashable, «Sendable»], erased: AnyHashable}
        Shape: {conforms: ShapeStyle, erased: AnyShapeStyle}
      properties:
        value: Value
        fill: {type: «Shape», binding: true}
        pick: «(Value) -> Void»
        all: «Set<Value>»
      state: {last: «Value?»}
      configuration: {made: {type: «Value», value: value}}
      styles: {automatic: {body: Text("")}}
      """,
      "'AnyHashable' stands for 'Value' in the body of a style, and is not known to be 'Sendable'; remove "
        + "the conformance, or write a type that conforms as 'erased' [generic-configuration]",
      "a style could set 'fill' to any 'AnyShapeStyle', and the component could not read it back; "
        + "write 'erased: AnyHashable', or give the component a 'body' instead of styles "
        + "[generic-configuration]",
      "a style's configuration is not generic, so it cannot have 'pick', whose type names "
        + "'Value'; give the component a 'body' instead of styles, or change the type of the "
        + "value [generic-configuration]",
      "a style's configuration is not generic, so it cannot have 'all', whose type names 'Value'; "
        + "give the component a 'body' instead of styles, or change the type of the value "
        + "[generic-configuration]",
      "a style's configuration is not generic, so it cannot have 'last', whose type names "
        + "'Value'; give the component a 'body' instead of styles, or change the type of the "
        + "value [generic-configuration]",
      "a style's configuration is not generic, so it cannot have 'made', whose type names 'Value'; "
        + "give it another type [generic-configuration]")
    expectProblems(
      """
      component: Choice
      generics: {Value: {conforms: Hashable, erased: «AnyHashable»}}
      properties: {value: Value}
      body: Text("")
      types: {Box: {generics: {Item: {erased: «AnyHashable»}}, properties: {item: Item}}}
      """,
      "'erased' is the type of 'Value' for styles, and 'Choice' has no styles; remove it, or add "
        + "'styles' [generic-configuration]",
      "'erased' is for generic parameters of components, and 'Item' belongs to a type; remove it "
        + "[generic-default]")
  }

  @Test func conformances() {
    expectProblems(
      """
      component: Card
      conforms: [«View», «Hashable»]
      properties: {a: () -> Void, b: {type: Int, binding: true}}
      body: Text("")
      """,
      "every component is already a 'View'; remove it here [conformance]",
      "'Hashable' compares properties and modifiers that are not closures or bindings, and there "
        + "are none; remove it [nothing-to-compare]")
    expectProblems(
      """
      component: Card
      conforms: [Equatable]
      generics: {Value: Hashable}
      types: {A: {properties: {x: Int}}, B: {cases: {a: {values: {k: LocalizedStringKey}}}, conforms: [Equatable]}}
      properties: {a: «A», b: «B», key: «LocalizedStringKey», value: «Value», fine: Theirs}
      body: Text("")
      """,
      "'Equatable' compares 'a' outside of the main actor, but 'A' is not known to be "
        + "'Equatable'; add it under the type's 'conforms', or remove 'Equatable' [conformance]",
      "'Equatable' compares 'b' outside of the main actor, but 'B' is not known to be 'Sendable'; "
        + "add it under the type's 'conforms', or remove 'Equatable' [conformance]",
      "'Equatable' compares 'key' outside of the main actor, but 'LocalizedStringKey' is not "
        + "known to be 'Sendable'; add it under the type's 'conforms', or remove 'Equatable' "
        + "[conformance]",
      "'Equatable' compares 'value' outside of the main actor, but 'Value' is not known to be "
        + "'Sendable'; add it under the type's 'conforms', or remove 'Equatable' [conformance]")
  }

  @Test func argumentsToCompare() throws {
    let spec = """
      component: Card
      conforms: [Hashable]
      types: {A: {properties: {x: Int}}}
      modifiers:
        edge: {type: CardEdge?, parameters: {width: Int, other: «A», onTap: «() -> Void»}}
      body: Text("")
      """
    expectProblems(
      spec,
      "'Hashable' compares 'other' outside of the main actor, but 'A' is not known to be "
        + "'Hashable'; add it under the type's 'conforms', or remove 'Hashable' [conformance]",
      "'Hashable' compares the arguments of 'edge', and closures such as 'onTap' cannot be compared; "
        + "give the closure a modifier of its own, or remove 'Hashable' [conformance]")
    let made = try component(
      """
      component: Card
      conforms: [Hashable]
      modifiers: {edge: {type: CardEdge?, parameters: {width: Int}}}
      body: Text("")
      """)
    #expect(made.types.map(\.conformances) == [["Hashable", "Sendable"]])
  }

  /// Private values of a component may have a type that only its module sees.
  @Test func accessOfWhatIsKept() throws {
    let types = "types: {Model: {properties: {x: Int}, access: internal}}"
    let kept = """
      component: Card
      properties: {model: Model}
      state: {last: Model?}
      initializers: {forms: [{parameters: {model: omitted, x: Int}, values: {model: "Model(x: x)"}}]}
      body: Text("")
      \(types)
      """
    _ = try component(kept)
    _ = try component(
      """
      component: Card
      properties: {count: Int}
      state: {last: Model?}
      configuration: [count]
      styles: {automatic: {body: Text("")}}
      \(types)
      """)
    expectProblems(
      """
      component: Card
      properties: {model: «Model», other: «Model»}
      state: {last: «Model»?}
      initializers:
        forms:
          - {parameters: {model: omitted, x: Int}, values: {model: "Model(x: x)"}}
          - {parameters: {model: {label: made}}}
      styles: {automatic: {body: Text("")}}
      \(types)
      """,
      "'Model' is internal, and this is public: others could not use it; give the type the same "
        + "'access' [access]",
      "'Model' is internal, and this is public: others could not use it; give the type the same "
        + "'access' [access]",
      "'Model' is internal, and this is public: others could not use it; give the type the same "
        + "'access' [access]")
  }

  @Test func availability() {
    expectProblems(
      """
      component: Card
      availability: {iOS: «15», «tvOS»: "17.0", macOS: unavailable}
      styles:
        automatic: {availability: {«iOS»: 18}}
        other: {}
      """,
      "the library needs iOS 16.0, so nothing in it can be available since iOS 15.0; remove it, "
        + "or write a newer version [availability]",
      "the library does not support tvOS; remove it here, or add the platform to the project's "
        + "'platforms' [availability]",
      "the default style must be available wherever the component is; remove 'availability', or "
        + "write it on the component [default-style-availability]")
    expectProblems(
      """
      component: Card
      availability: {iOS: 18}
      styles: {automatic: , other: {availability: {iOS: «17»}}}
      """,
      "the component needs iOS 18.0, so nothing in it can be available since iOS 17.0; remove it, "
        + "or write a newer version [availability]")
    expectProblems(
      """
      component: Card
      availability: {«iOS»: unavailable, macOS: unavailable}
      body: Text("")
      """,
      "this would be unavailable on every platform of the library; keep one platform, or remove it "
        + "[availability]")
  }

  @Test func deprecation() {
    expectProblems(
      """
      component: Card
      slots: {«title»: {deprecated: {}}}
      styles: {«automatic»: {deprecated: {}}, other: }
      """,
      "every initializer takes 'title', so callers cannot omit it; make the slot optional, or "
        + "give it the option 'empty' [deprecated-required]",
      "every component without a style has 'automatic'; make another style the default before this "
        + "one is deprecated [deprecated-default]")
    // Nothing in a deprecated component causes warnings.
    expectProblems(
      """
      component: Card
      deprecated: Use banners.
      types: {A: {cases: [a], deprecated: {}}}
      properties: {a: A}
      environment: {cardA: {type: «A», default: .a}}
      body: Text("")
      """,
      "'A' is deprecated, so the emitted code would cause a warning; use its replacement, or deprecate this "
        + "as well [deprecated-type]")
  }

  @Test func declarations() {
    expectProblems(
      """
      component: Card
      body: Text("")
      types: {A: {cases: [a]}}
      swift: |
        struct «A» {}

        «init»() {}
      """,
      "'A' has the name that the type 'A' already has; rename one of them [duplicate-type]",
      "'init' is only allowed in a type; write it in 'extension Card { … }' "
        + "[misplaced-declaration]")
  }
}
