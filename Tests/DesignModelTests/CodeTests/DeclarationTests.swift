import Testing

/// Errors in Swift declarations of specs, and the use of declared information: wrappers, lists, values,
/// methods.
struct DeclarationTests {
  @Test func typesOfProperties() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: title
      swift: |
        struct Line: View {
          @Environment(\\.colorScheme) private var scheme
          @Environment(\\.«colorSceme») private var other
          @ScaledMetric(relativeTo: .body) private var side = CGFloat(3)
          @State private var isOn = false
          @«ScaledMetric»(\\.locale) private var locale
          let name: String

          var body: some View {
            Toggle(name, isOn: $isOn)
              .foregroundStyle(scheme.«padding»)
              .frame(width: side.«uppercased», height: side)
          }
        }

        struct Row: View {
          var body: some View { Line(«nam»: "x") }
        }
      """,
      "the environment has no value 'colorSceme'; did you mean 'colorScheme'? [no-such-member]",
      "'@ScaledMetric' does not take a key path; write '@Environment' to read the environment "
        + "[wrong-type]",
      "'ColorScheme' has no member 'padding'; it is a method of views [no-such-member]",
      "'CGFloat' has no member 'uppercased' [no-such-member]",
      "'Line' has no parameter 'nam'; did you mean 'name'? [unknown-argument]")
  }

  @Test func itemsOfLists() {
    expectProblems(
      """
      component: Chips
      generics: {Value: Hashable}
      slots:
        chips:
          list:
            item: Chip
            selection: {value: Value}
            traits: {matches: {type: Int, default: 0}}
      styles:
        automatic:
          body: |
            ForEach(configuration.chips) { chip in
              chip.opacity(chip.«title» ? 1 : 0.5)
              «chip»()
              if «chip.matches» { chip }
            }
            configuration.chips.interspersed(«by»: Divider())
      previews:
        one: {body: '«Chips» { Text("One") }'}
        two: {body: 'Chips(selection: .constant(1)) { Text("One").matches(«"x"») }'}
      """,
      "'ChipsStyleConfiguration.Chip' has no member 'title'; its members are 'body', 'id', "
        + "'index', 'isSelected', 'item', 'matches', 'select' and 'selectAction' [no-such-member]",
      "'chip' is of the type 'ChipsStyleConfiguration.Chip', which cannot be called [wrong-type]",
      "a condition is a 'Bool', and this is an 'Int'; compare it with a value [wrong-type]",
      "'interspersed' has no parameter 'by'; its parameter is 'with' [unknown-argument]",
      "no initializer of 'Chips' can be called without 'selection:'; add it [missing-argument]",
      "this is a string literal, and 'Int' is expected [wrong-type]")
  }

  @Test func membersOfValueComponents() {
    expectProblems(
      """
      component: Box
      kind: value
      slots: {label: {options: [text]}}
      properties: {isOn: {type: Bool, binding: true}}
      swift: |
        struct BoxLine: View {
          let box: Box<Text>

          var body: some View { Toggle(isOn: box.«$isnO») { Text("x") } }
        }
      """,
      "'Box' has no member 'isnO'; did you mean '$isOn'? [no-such-member]")
  }

  @Test func namesInBodies() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {role: Role}
      types:
        Role:
          cases: {info: , error: }
          swift: |
            func color(of scheme: ColorScheme) -> Color { scheme == .dark ? .white : .black }

            func ground(of theme: ColorScheme) -> Color { «scheme» == .dark ? .white : .black }
      state: {isOpen: {type: Bool, default: false}}
      body: |
        VStack(alignment: .leading) {
          max(«alignment»: 3)
          title.overlay { «isOpen = true» }
          title.opacity(max.width)
          Text("x").focused(«$Text»)
        }
        .onAppear { self.«first» = 3 }
      """,
      "'scheme' cannot be found here; did you mean 'theme'? [unknown-name]",
      "'max' has no parameter 'alignment' [unknown-argument]",
      "a result builder cannot contain an assignment; move it into the closure of an action, or into "
        + "'onChange' or 'onAppear' [wrong-type]",
      "'$Text' cannot be found here; write the name of a variable after '$' [unknown-name]",
      "the component has no member 'first'; write its value before the dot [unknown-name]"
    )
  }

  @Test func attributes() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: title
      swift: |
        struct Line: View {
          @«title» private var name: Int
          var body: some View { Text("x") }
        }
      """,
      "'title' is not an attribute; write a property wrapper, or remove '@title' [unknown-type]")
  }

  @Test func methodsOfViewsThatTheProjectDeclares() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      environment: {cardInset: {type: CGFloat, default: 3}}
      styles:
        automatic:
          body: |
            configuration.title.framed(«"x"»).cardInset(«true»)
            configuration.title
            «framed»(3)
            if «configuration» { configuration.title }
      swift: |
        extension View {
          func framed(_ width: CGFloat) -> some View { border(.red, width: width) }
        }
      """,
      "this is a string literal, and 'CGFloat' is expected [wrong-type]",
      "this is a 'Bool', and 'CGFloat' is expected [wrong-type]",
      "'framed' is a method of views; write '.framed' after the view that it is for [name-not-in-scope]",
      "a condition is a 'Bool', and this is a 'CardStyleConfiguration'; write a member after a "
        + "dot [wrong-type]"
    )
  }
}
