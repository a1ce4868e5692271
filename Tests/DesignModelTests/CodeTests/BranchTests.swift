import Testing

/// Values with branches, unlabeled arguments, and names visible in extensions.
struct BranchTests {
  @Test func branchesHaveTheTypeOfTheirValues() {
    expectProblems(
      """
      component: Dot
      properties: {isOn: {type: Bool}, angle: {type: Angle}}
      body: |
        let color = if isOn { Color.red } else { Color.green }
        let other = switch isOn { case true: Color.red case false: Color.blue }
        Circle().clipShape(color)
        Circle().clipShape(other)
        Circle().stroke(isOn ? angle : .«degrees»(90))
        Circle().rotationEffect(isOn ? angle : .degrees(90))
        Circle().fill(color)
      """,
      "'ShapeStyle' has no member 'degrees'; its members are 'angularGradient', 'background', 'bar', 'black', "
        + "'blendMode', 'blue', 'brown', 'clear' and others [no-such-member]")
  }

  @Test func bindingsHaveTwoStaticMembers() {
    expectProblems(
      """
      component: Field
      properties: {text: {type: String, binding: true}}
      swift: |
        enum Gap { static let wide: CGFloat = 8 }
      body: 'TextField("Name", text: $text)'
      previews:
        one: {body: 'Field(text: .constant("a"))'}
        two: {body: 'Field(text: .«wide»("a"))'}
      """,
      "a binding is expected, and 'Binding' has no member 'wide'; write '.constant(…)', or the name of a "
        + "variable after '$' [no-such-member]")
  }

  @Test func componentsWithoutUnlabeledParameters() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}, content: {}}
      properties: {count: {type: Int}}
      body: 'VStack { title; content }'
      previews:
        one: {body: 'Card(title: "Inbox", count: 1) { Text("Letters") }'}
        two: {body: 'Card(«"Inbox"», count: 1) { Text("Letters") }'}
      """,
      "no initializer of 'Card' has a parameter without a label; write the label of a property or a slot "
        + "[missing-argument]")
  }

  @Test func extensionsOfTheConfigurationSeeItsMembers() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {isOpen: {type: Bool}}
      styles: {automatic: {body: configuration.title}}
      swift: |
        extension CardStyleConfiguration {
          var word: String { isOpen ? "open" : "closed" }
          var other: Text { «configuration»("Open") }
        }
      """,
      "'configuration' cannot be found here: it is a member of another value; write that value before a dot "
        + "[unknown-name]")
  }

  @Test func componentsDoNotSeeMembersOfTheirTypes() {
    expectProblems(
      """
      component: Bar
      types: {BarSize: {cases: [small, large]}}
      properties: {size: {type: BarSize}}
      swift: |
        extension BarSize {
          var width: CGFloat { self == .small ? 4 : 8 }
        }
        extension Bar {
          var line: some View { Rectangle().frame(width: «width») }
          var other: some View { Rectangle().frame(width: size.width) }
        }
      body: line
      """,
      "'width' cannot be found here: it is a member of another value; write that value before a dot "
        + "[unknown-name]")
  }

  @Test func structsConformToProtocols() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: title
      swift: |
        struct «Box»: RoundedRectangle {
          var body: some View { Text("Box") }
        }
        enum Size: String { case small }
      """,
      "'Box' can conform to protocols only, and 'RoundedRectangle' is a type; write a protocol, or give 'Box' a "
        + "property of this type [wrong-type]")
  }

  @Test func gettersReturnTheirType() {
    expectProblems(
      """
      component: Dot
      properties: {isLarge: {type: Bool}}
      swift: |
        extension Dot {
          var side: CGFloat {
            if isLarge { 20 } else { «Color.red» }
          }
          private var name: String { isLarge ? "large" : "small" }
          func rename() { «name» = "other" }
        }
      body: |
        Circle().frame(width: side)
      """,
      "this is a 'Color', and 'CGFloat' is expected [wrong-type]",
      "'name' has no setter and cannot be assigned; change what it is computed from, or add 'set' to its "
        + "declaration [assigned-constant]")
  }

  @Test func staticMembersAfterSelf() {
    expectProblems(
      """
      component: Toast
      types:
        ToastDuration:
          cases: [short, long]
          swift: |
            var nanoseconds: UInt64 {
              switch self {
              case .short: Self.nanoseconds(1)
              case .long: Self.«nanosecond»(2)
              }
            }
            private static func nanoseconds(_ seconds: Double) -> UInt64 { 0 }
      properties: {duration: {type: ToastDuration}}
      body: |
        Text("Done").task {
          try? await Task.sleep(nanoseconds: duration.nanoseconds)
          try? await Task.sleep(«duration»: duration.nanoseconds)
        }
      """,
      "'ToastDuration' has no member 'nanosecond'; did you mean 'nanoseconds'? [no-such-member]",
      "'sleep' has no parameter 'duration'; its labels are 'clock', 'for', 'nanoseconds', "
        + "'tolerance' and 'until' [unknown-argument]")
  }

  @Test func protocolsHaveNoMembersOfTheirOwn() {
    expectProblems(
      """
      component: Dot
      properties: {isOn: {type: Bool}}
      body: |
        Circle().opacity(isOn ? View.«disabled» : 1)
      """,
      "'View' is a protocol, whose members cannot be used on the protocol itself; write '.disabled', or the name "
        + "of a type before the dot [no-such-member]")
  }

  @Test func labelsOfInitializersInExtensions() {
    expectProblems(
      """
      component: Choice
      slots: {title: {}}
      properties: {value: {type: Int}}
      swift: |
        extension Choice where Title == Text {
          init(_ key: LocalizedStringKey, value: Int) {
            self.init(value: value) { Text(key) }
          }
        }
      body: title
      previews:
        one: {body: 'Choice("One", value: 1)'}
        two: {body: 'Choice("Two", «number»: 2)'}
      """,
      "no initializer of 'Choice' has a parameter 'number'; its properties and slots are 'title' and "
        + "'value' [unknown-argument]")
  }
}
