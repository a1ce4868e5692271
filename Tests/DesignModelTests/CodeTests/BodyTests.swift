import TestSupport
import Testing

/// Swift in bodies and previews that is right elsewhere.
struct BodyTests {
  @Test func styleWithoutStyles() {
    let spec = """
      component: Card
      slots: {title: {options: [text]}}
      body: «style».padding()
      """
    expectProblems(
      spec,
      "'style' is the view of the current style, and this component has no styles; add 'styles', or show "
        + "the slots [unknown-name]")
    #expect(checked([MarkedText(spec).text]).diagnostics.flatMap(\.fixIts).isEmpty)
  }

  @Test func noDotBeforeNamesThatBeginStatements() {
    let spec = """
      component: Card
      slots: {title: {options: [text]}}
      body: |
        title
        «leading».padding()
        HStack { «leading» }
      """
    let problem =
      "'leading' cannot be found here; declare it under 'slots', 'properties', 'state' or 'swift', or write "
      + "the value of which it is a member before a dot [unknown-name]"
    expectProblems(spec, problem, problem)
    #expect(checked([MarkedText(spec).text]).diagnostics.flatMap(\.fixIts).isEmpty)
  }

  @Test func dotsOnlyAfterViews() {
    let spec = """
      component: Card
      slots: {title: {options: [text]}}
      body: |
        «padding»(1)
        title
        «padding»(2)
        HStack(spacing: «padding») { title }
      """
    let problem =
      "'padding' is a method of views; write '.padding' after the view that it is for [name-not-in-scope]"
    expectProblems(spec, problem, problem, problem)
    let text = MarkedText(spec).text
    #expect(
      fixed(text, checked([text]).diagnostics)
        == text.replacing("  padding(2)", with: "  .padding(2)"))
  }

  @Test func propertyWrappersInBodies() {
    expectProblems(
      #"""
      component: Card
      slots: {title: {options: [text]}}
      types:
        Note:
          properties: {text: String}
          swift: '@State private var isOn = false'
          body: Text(text)
      body: |
        @«State» var isOn = false
        @Binding(get: { true }, set: { _ in }) var isOpen: Bool
        @Local var count = 1
        VStack {
          @«FocusState» var isFocused: Bool
          @«Environment»(\.isEnabled) var isEnabled
          @«AppStorage»("name") var name = ""
          @«Binding» var other: Bool
          title
        }
      swift: |
        struct Big: View {
          @State private var isOn = false
          var body: some View { Toggle("Big", isOn: $isOn) }
        }
        @propertyWrapper struct Local { var wrappedValue: Int }
      previews:
        one:
          body: |
            @Previewable @«State» var isOn = false
            Toggle("One", isOn: $isOn)
      """#,
      "'@State' does not work inside a body; declare 'isOn' under 'state' [wrong-type]",
      "'@FocusState' does not work inside a body; declare 'isFocused' under 'state' with 'wrapper: "
        + "FocusState' [wrong-type]",
      "'@Environment' does not work inside a body; declare 'isEnabled' under 'environment' [wrong-type]",
      "'@AppStorage' does not work inside a body; declare 'name' under 'state' with 'wrapper: "
        + "AppStorage' [wrong-type]",
      "'@Binding' does not work inside a body; declare 'other' under 'properties' with 'binding: true' "
        + "[wrong-type]",
      "'@State' does not work inside a preview; write '.constant(…)' for a binding, or show a view of your "
        + "own, declared under 'swift' [wrong-type]")
  }

  @Test func propertyWrappersInStyles() {
    expectProblems(
      #"""
      component: Card
      slots: {title: {options: [text]}}
      styles:
        automatic:
          body: |
            @«Environment»(\.isEnabled) var isEnabled
            @«State» var isOn = false
            configuration.title.opacity(isEnabled ? 1 : 0.5)
      body: style
      """#,
      "'@Environment' does not work inside a body; declare 'isEnabled' under 'environment' of the style "
        + "[wrong-type]",
      "'@State' does not work inside a body; declare 'isOn' under 'state', and add it to 'configuration' "
        + "[wrong-type]")
  }

  @Test func declarationsAroundBodies() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text], label: _}}
      styles:
        automatic: {body: 'func «makeBody»(configuration: Configuration) -> some View { configuration.title }'}
      body: 'var «body»: some View { style }'
      previews:
        one: {body: '«#Preview» { Card("Inbox") }'}
        two: {body: 'struct Two: View { var «body»: some View { Card("Inbox") } }'}
        three:
          body: |
            var body: some View { Card("Inbox") }
            body
      """,
      "write only what is inside the braces of 'makeBody' [wrong-type]",
      "write only what is inside the braces of 'body' [wrong-type]",
      "write only what is inside the braces of '#Preview' [wrong-type]",
      "write only what is inside the braces of 'body' [wrong-type]")
  }
}
