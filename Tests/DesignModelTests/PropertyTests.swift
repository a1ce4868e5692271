import DesignModel
import Testing

/// What a property says beside its type.
struct PropertyTests {
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
    #expect(properties.map(\.parameterType) == ["Binding<Bool>?", "Binding<Int?>?"])
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
      "the component owns 'isOpen' where the caller gives no binding, and nobody says what it is at "
        + "first; give it a 'default', or make it optional: 'Bool?' [missing-default]",
      "'Role' has no case 'mian'; did you mean '.main'? [unknown-case]")
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
            isOpen: {type: Bool, binding: true, default: «true»}
            isLast: {type: Bool, binding: false, default: true}
      """,
      "only a component owns the value where there is no binding; write 'binding: true', or take it "
        + "away [optional-binding]",
      "a binding has no default: the caller owns the value; remove 'default' or 'binding' "
        + "[binding-default]")
  }

  @Test func stylesKnowOptionalBindings() throws {
    _ = try component(
      """
      component: Card
      properties: {isOpen: {type: Bool, default: "false", binding: optional}}
      styles:
        automatic: {body: "Toggle(isOn: configuration.$isOpen) { Text(configuration.isOpen) }"}
        other:
      """)
  }
}
