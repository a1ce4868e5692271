import Testing

@Suite struct StateTests {
  @Test func defaults() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      state:
        «isOpen»: Bool
        «size»: {type: CGFloat, wrapper: "ScaledMetric(relativeTo: .body)"}
        «model»: {type: Model, wrapper: StateObject}
        drag: {type: "CGSize?", wrapper: GestureState}
        isFocused: {type: Bool, wrapper: FocusState}
        namespace: {wrapper: Namespace}
        «nothing»: {summary: Says nothing.}
      """,
      "the state 'isOpen' needs a 'default', its initial value [missing-default]",
      "the state 'size' needs a 'default', its initial value [missing-default]",
      "the state 'model' needs a 'default', its initial value [missing-default]",
      "the state 'nothing' needs a 'type', as in 'nothing: {type: Bool}' [missing-type]")
  }

  @Test func objectsAndStoredValues() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      properties: {count: Int, isOn: {type: Bool, binding: true}}
      availability: {iOS: "17.0", macOS: "14.0"}
      state:
        a: {type: Bool, default: false, wrapper: «AppStorage»}
        b: {type: Model, wrapper: «Environment»}
        c: {type: Model, wrapper: Environment(Model.self), default: «Model()»}
        d: {type: «"Model?"», wrapper: EnvironmentObject}
        e: {type: Int, default: count + 1}
        f: {type: Bool, default: isOn}
        g: {type: Bool, default: «title»}
      """,
      "'AppStorage' needs the key of the value: 'wrapper: AppStorage(\"…\")' [wrapper-arguments]",
      "'Environment' needs the type of an observable object, as in 'wrapper: Environment("
        + "CardModel.self)'; other values of the environment are declared under 'environment' "
        + "[wrapper-arguments]",
      "the object comes from the environment; remove 'default' [environment-object-default]",
      "an object in the environment is not optional; write the type without '?' [wrapper-type]",
      "an initial value is evaluated before the component exists and cannot use 'title'; write a "
        + "constant value [name-not-in-scope]")
  }

  @Test func wrappers() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      state:
        field: {type: «Field», wrapper: FocusState}
        isFocused: {type: Bool, default: «true», wrapper: AccessibilityFocusState}
        namespace: {type: «Namespace.ID», wrapper: Namespace}
        size: {type: «"CGFloat?"», wrapper: ScaledMetric}
        isOpen: {type: Bool, default: false, wrapper: «State(initialValue:true)»}
        other: {type: Int, default: 0, wrapper: «Stat»}
      """,
      "initially nothing has the focus, so its type is 'Bool' or an optional: 'Field?' [focus-type]",
      "initially nothing has the focus; remove 'default', and set the focus when the component appears "
        + "[focus-default]",
      "SwiftUI creates the namespace; write 'namespace: {wrapper: Namespace}' [namespace-value]",
      "'ScaledMetric' cannot store an optional; write a type without '?', and a 'default' "
        + "[wrapper-type]",
      "'State' takes no arguments here; write 'wrapper: State', and the initial value as "
        + "'default' [wrapper-arguments]",
      "unknown property wrapper 'Stat'; did you mean 'State'? [unknown-wrapper]")
  }

  @Test func otherNamesOfTypes() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      properties: {isOn: Swift.Bool}
      types:
        Size: {raw: Swift.String, cases: {small: {}, large: {raw: «l»}}}
      state: {isFocused: {type: Swift.Bool, wrapper: FocusState}}
      accessibility: {traits: {isSelected: isOn}}
      """,
      "'l' is not a literal of the raw type 'Swift.String'; a string is written '\"l\"' [raw-value]"
    )
  }
}
