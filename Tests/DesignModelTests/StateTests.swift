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
}
