import DesignModel
import Testing

/// The keys of a property besides its type.
struct PropertyTests {
  @Test func modifiers() throws {
    let made = try component(
      """
      component: Card
      properties:
        title: {type: String, modifier: true}
        note: {type: String?, modifier: true}
        plain: {type: Int, modifier: false}
      modifiers: {depth: {type: Int, default: 1}}
      body: Text(title)
      """)
    #expect(made.copyModifiers.map(\.function) == ["title", "note", "depth"])
    expectProblems(
      """
      component: Card
      properties:
        isOn: {type: Bool, binding: true, modifier: «true»}
        items: {type: "[Item]", builder: ItemsBuilder, modifier: «true»}
        count: {type: Int, modifier: true}
        role: {type: Int}
      modifiers:
        «amount»: {type: Int, default: 1, name: count}
        «role»: {type: Int, default: 1}
      types: {Item: {properties: {x: {type: Int, modifier: «true»}}}}
      body: Text("")
      """,
      "'isOn' is a binding, whose value the caller changes; remove 'modifier', or 'binding' "
        + "[property-modifier]",
      "'items' has a result builder, which only initializers take; remove 'modifier', or "
        + "'builder' [property-modifier]",
      "the method 'count(_: Int)' already sets 'count'; give one of them another 'name' "
        + "[same-method]",
      "the modifier 'role' has the name of a property; write 'modifier: true' on the property "
        + "instead, or rename one of them [name-collision]",
      "only components have methods that return a changed copy; remove 'modifier', or write the "
        + "method under 'swift' [property-modifier]")
    expectProblems(
      """
      component: Shade
      kind: modifier
      properties: {depth: {type: Int, modifier: «true»}}
      body: content
      """,
      "the method returns 'some View', so 'depth' cannot be changed afterwards; remove 'modifier' "
        + "[property-modifier]")
  }

  // MARK: - Bindings

  @Test func optionalBinding() throws {
    let component = try component(
      """
      component: Card
      properties:
        isOpen: {type: Bool, default: "false", binding: optional}
        page: {type: "Int?", binding: optional}
      slots: {title: }
      """)
    let properties = component.properties
    #expect(properties.map(\.ownsState) == [true, true])
    #expect(properties.map(\.parameterType.text) == ["Binding<Bool>?", "Binding<Int?>?"])
    #expect(properties.map(\.parameterDefault) == ["nil", "nil"])
    #expect(properties.map(\.defaultValue) == ["false", "nil"])
    #expect(component.initializers.count == 1)
  }

  @Test func optionalBindingsBeginSomewhere() {
    expectProblems(
      """
      component: Card
      properties:
        «isOpen»: {type: Bool, binding: optional}
        role: {type: Role, binding: optional, default: «.mian»}
      slots: {title: }
      types: {Role: {cases: [main]}}
      """,
      "the component owns 'isOpen' without a binding, and needs an initial value; give it a "
        + "'default', or make it optional: 'Bool?' [missing-default]",
      "'Role' has no case 'mian'; did you mean 'main'? [unknown-case]")
  }

  @Test func bindingsOfTypes() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      types:
        Page:
          properties:
            number: {type: Int, binding: «optional», default: 1}
            isOpen: {type: Bool, binding: true, default: «.constant(true)»}
            isLast: {type: Bool, binding: false, default: true}
      """,
      "only a component can own the value of an optional binding; write 'binding: true', or "
        + "remove it [optional-binding]",
      "the default of a binding is its value, 'Bool', and becomes '.constant(…)'; write 'default: "
        + "true' [binding-default]")
  }

  @Test func required() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      properties:
        a: {type: String, required: «true»}
        b: {type: "String?", default: nil, required: «true»}
        c: {type: Bool, binding: true, required: «true»}
        d: {type: "String?", required: true}
        «e»: {type: "String?", required: true, deprecated: Leave it out.}
      """,
      "an argument of type 'String' is required without a 'default'; remove 'required' "
        + "[required-argument]",
      "a required argument has no default; remove 'required', or 'default' [required-argument]",
      "an argument that is a binding is required without a 'default'; remove 'required' "
        + "[required-argument]",
      "every initializer takes 'e', so callers cannot omit it; remove 'required' "
        + "[deprecated-required]")
  }

  @Test func observedObjects() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      properties:
        a: {type: "Model?", wrapper: «ObservedObject»}
        b: {type: Model, binding: true, wrapper: «ObservedObject»}
        c: {type: «Int», wrapper: ObservedObject}
        d: {type: () -> Void, wrapper: «ObservedObject»}
        e: {type: Model, wrapper: ObservedObject}
        f: {type: Model, wrapper: «Bindable»}
      """,
      "an observed object is not optional; write the type without '?' [observed-object]",
      "an object is not passed as a binding; remove 'binding', or 'wrapper' [observed-object]",
      "'ObservedObject' needs a type that is 'ObservableObject', and 'Int' is not; make it conform, "
        + "with '@Published' before properties that change [missing-conformance]",
      "a closure is not an object; remove 'wrapper' [observed-object]",
      "'Bindable' is newer than the systems of the component; write 'availability: {iOS: \"17.0\", "
        + "macOS: \"14.0\"}' in the component, or use an 'ObservableObject' [availability]")
  }

  @Test func stylesKnowOptionalBindings() throws {
    _ = try component(
      """
      component: Card
      properties: {isOpen: {type: Bool, default: "false", binding: optional}}
      styles:
        automatic: {body: "Toggle(isOn: configuration.$isOpen) { Text(configuration.isOpen.description) }"}
        other:
      """)
  }

  // MARK: - Access

  @Test func access() {
    expectProblems(
      """
      component: Card
      access: internal
      properties:
        role: {type: Int, access: internal}
        tone: {type: Int, access: «public»}
        isOpen: {type: Bool, default: "false", binding: optional, access: «internal»}
      slots: {title: }
      types:
        Page:
          properties: {number: {type: Int, access: «public»}, title: String}
        Paged:
          protocol: []
          properties:
            number: {type: Int, access: «internal»}
            «title»: {type: String, deprecated: Old.}
      """,
      "'tone' cannot be public where the component is internal; remove 'access' [access]",
      "'isOpen' may be state of the component, which only its body can read; remove 'access', or "
        + "write 'binding: true' [state-access]",
      "'number' cannot be public where 'Page' is internal; remove 'access' [access]",
      "a requirement has the access level of its protocol; remove 'access' [type-key]",
      "'title' is a protocol requirement, which no initializer takes; remove 'deprecated' "
        + "[type-key]")
  }

  // MARK: - Deprecation

  @Test func deprecatedProperties() throws {
    let component = try component(
      """
      component: Card
      properties:
        tint: {type: "Int?", deprecated: The role decides.}
        isOpen: {type: Bool, default: "false", binding: optional, deprecated: Cards are open.}
        action: {type: "() -> Void", default: "{}", deprecated: Nothing happens.}
      slots: {title: {options: [localized]}}
      """)
    #expect(component.initializers.count == 16)
    let names = component.initializers.map { $0.parameters.map(\.name).joined(separator: ", ") }
    #expect(names.prefix(4) == ["title", "title", "tint, title", "tint, title"])
    #expect(names.suffix(2) == Array(repeating: "tint, isOpen, action, title", count: 2))
    #expect(
      component.initializers.allSatisfy { $0.parameters.allSatisfy { $0.defaultValue == nil } })
  }

  @Test func deprecatedPropertiesCanBeLeftOut() {
    expectProblems(
      """
      component: Card
      properties:
        «size»: {type: Int, deprecated: All are of one size.}
        «isOn»: {type: Bool, binding: true, deprecated: They are on.}
        role: {type: Role, deprecated: «true», default: .main}
      slots: {title: }
      types:
        Role: {cases: [main]}
        Page: {properties: {«number»: {type: Int, deprecated: No.}, text: {type: "Int?", deprecated: No.}}}
      """,
      "every initializer takes 'size', so callers cannot omit it; give it a 'default', or make it "
        + "optional: 'Int?' [deprecated-required]",
      "every initializer takes 'isOn', so callers cannot omit it; give it a 'default' "
        + "[deprecated-required]",
      "'deprecated' takes a message, and 'true' is not a sentence; write a sentence, or remove "
        + "the key [deprecation]",
      "every initializer takes 'number', so callers cannot omit it; give it a 'default', or make "
        + "it optional: 'Int?' [deprecated-required]")
  }

  @Test func deprecatedPropertiesCount() {
    expectProblems(
      """
      component: Card
      properties:
        a: {type: "Int?", deprecated: Old.}
        b: {type: "Int?", deprecated: Old.}
      slots: {title: {options: [text]}}
      initializers: {limit: «10»}
      """,
      "'Card' has 12 initializers, more than its limit of 10: 'title' ×3, 'a' ×2, 'b' ×2; remove an "
        + "option, or set 'initializers: {limit: 12}' [too-many-initializers]")
    let members = "abcdefg".map { name in
      (name == "g" ? "«g»" : "\(name)") + ": {type: \"Int?\", deprecated: Old.}"
    }
    expectProblems(
      "component: Card\nslots: {title: }\ntypes: {Page: {properties: {\(members.joined(separator: ", "))}}}",
      "every deprecated property doubles the initializers of 'Page', which has 7 of them, and the "
        + "maximum is 6; remove the oldest [too-many-initializers]"
    )
  }
}
