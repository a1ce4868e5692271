import Testing

/// Names in Swift refer to the spec's declarations that are visible at their place.
struct NameUseTests {
  @Test func misspelledNames() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {count: Int, isOn: {type: Bool, binding: true}}
      state: {isOpen: {type: Bool, default: "false"}}
      body: |
        let width = CGFloat(count)
        VStack { «titel».frame(width: «widht») }
          .onTapGesture { «isOpne».toggle() }
          .disabled(self.«isOnn»)
        «Crad»(title: "x", count: 1, isOn: «$isOm»)
      accessibility: {value: «cuont»}
      """,
      "'titel' cannot be found here; did you mean 'title'? [unknown-name]",
      "'widht' cannot be found here; did you mean 'width'? [unknown-name]",
      "'isOpne' cannot be found here; did you mean 'isOpen'? [unknown-name]",
      "'isOnn' is not a member of the component; did you mean 'isOn'? [unknown-name]",
      "'Crad' cannot be found here; did you mean 'Card'? [unknown-name]",
      "'isOm' cannot be found here; did you mean 'isOn'? [unknown-name]",
      "'cuont' cannot be found here; did you mean 'count'? [unknown-name]")
  }

  /// Only initializers have the old name of a slot.
  @Test func oldNamesOfSlots() {
    expectProblems(
      """
      component: Box
      slots:
        title: {deprecated: {renamed: heading}}
        heading: {options: [text]}
      body: VStack { «title».padding(); self.«title» }
      """,
      "the slot 'title' is now 'heading'; write 'heading' [unknown-name]",
      "the slot 'title' is now 'heading'; write 'heading' [unknown-name]")
    expectProblems(
      """
      component: Card
      slots:
        title: {deprecated: {renamed: heading}}
        heading: {options: [text]}
        actions: {optional: true}
      styles:
        automatic: {body: "VStack { configuration.«title»; «title» }"}
      """,
      "the slot 'title' is now 'heading'; write 'configuration.heading' "
        + "[unknown-configuration-member]",
      "the slot 'title' is now 'heading', and a style sees 'heading' in its configuration; write "
        + "'configuration.heading' [unknown-name]")
  }

  /// A name that Swift in the spec declares is not the slot's.
  @Test func oldNamesThatAreDeclared() {
    expectProblems(
      """
      component: Box
      slots:
        title: {deprecated: {renamed: heading}}
        heading: {options: [text]}
      body: |
        let title = heading.padding()
        title.border(.red)
      """)
  }

  /// The fix writes the current name, after `configuration` in a style.
  @Test func fixesOfOldNames() {
    let result = checked([
      """
      component: Card
      slots:
        title: {deprecated: {renamed: heading}}
        heading: {options: [text]}
      styles:
        automatic: {body: "VStack { configuration.title; title }"}
      """
    ])
    #expect(
      result.diagnostics.map { $0.fixIts.flatMap(\.edits).map(\.replacement) }
        == [["heading"], ["configuration.heading"]])
  }

  @Test func namesThatOthersSee() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {count: {type: Int, default: «total»}, total: {type: Int, default: "3"}}
      modifiers: {depth: {type: Int, default: «self».x}}
      styles:
        automatic: {body: "«title».padding()"}
        framed: {parameters: {width: CGFloat}, body: configuration.title.border(.red)}
        wide: {body: "configuration.title.frame(width: «width»)"}
      """,
      "a default is evaluated before the component exists and cannot use 'total'; write a "
        + "constant value [name-not-in-scope]",
      "a default is evaluated before the component exists and cannot use 'self'; write a constant "
        + "value [name-not-in-scope]",
      "a style sees 'title' in its configuration; write 'configuration.title' [name-not-in-scope]",
      "'width' is a parameter of the style 'framed', and cannot be used here [name-not-in-scope]")
  }

  @Test func usesOfConstants() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {count: Int}
      body: |
        Stepper("Count", value: «$count»)
        VStack { «title»() }.onTapGesture { «count» += 1 }
        Text(verbatim: await «load»())
      """,
      "'count' has no binding; write 'binding: true' in the property, or declare it under 'state' "
        + "[not-a-binding]",
      "'title' is a view and takes no arguments; write 'title' without parentheses [called-view]",
      "'count' cannot be changed here; write 'binding: true' in the property, or declare the "
        + "value under 'state' [assigned-constant]",
      "a view's body is not asynchronous; put 'await' into 'task { … }', and store the result "
        + "under 'state' [await-in-body]")
  }

  /// The members of an unknown name are unknown, too, and not near the names of others.
  @Test func membersOfUnknownNames() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: title.foregroundStyle(«theme».palette.accent).padding(«insets».topp)
      """,
      "'theme' belongs to design tokens, and this project has none; add 'tokens' to the project file, or "
        + "declare 'theme' under 'properties', 'environment' or 'swift' [unknown-name]",
      "'insets' cannot be found in this spec, the library, SwiftUI or Foundation; declare it "
        + "under 'slots', 'properties', 'state' or 'swift' [unknown-name]")
  }

  /// Names that the Swift itself or another module may declare are not errors.
  @Test func namesOfOthers() {
    expectProblems(
      """
      component: Card
      imports: [Spaces]
      slots: {title: {options: [text]}, footer: {optional: true}}
      properties: {count: Int, items: "[Int]"}
      state: {isOpen: {type: Bool, default: "false"}}
      body: |
        let counts = items.map { count in count + 1 }
        func tittle(_ titles: Int) -> Int { titles + max(count, 1) }
        VStack {
          title
          if let footer { footer }
          ForEach(counts, id: \\.self) { coun in Text(verbatim: "\\(coun) \\(tittle(count))") }
          switch items.first { case let .some(item): Text(verbatim: "\\(item)"); case .none: EmptyView() }
        }
        .task { try? await Task.sleep(nanoseconds: 1); isOpen = true }
        .padding(horizontalSpace)
      """)
  }

  @Test func typesAndEnvironment() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties:
        role: «CardRol»
        isOn: «bool»
        note: «Sting»
        other: {type: «"Binding<Int>"»}
        view: «View»
        pair: {type: «"(a: Int, a: Int)"»}
      environment: {«locale»: {type: Int, default: "1"}}
      types: {CardRole: {conforms: [«Hashabel», Codable, «Codable»], cases: [main, other]}}
      """,
      "there is no type 'CardRol'; did you mean 'CardRole'? [unknown-type]",
      "there is no type 'bool'; did you mean 'Bool'? [unknown-type]",
      "there is no type 'Sting'; did you mean 'String'? [unknown-type]",
      "a property that is a binding has the type of its value: '{type: Int, binding: true}' "
        + "[unknown-type]",
      "'View' is a protocol, and a value needs a concrete type; declare a slot for the caller's "
        + "view [unknown-type]",
      "the tuple has the label 'a' twice; rename one of them [unknown-type]",
      "SwiftUI has an environment value 'locale', so the name would be ambiguous; choose another "
        + "name, or remove 'type' to read SwiftUI's [swiftui-environment]",
      "there is no type 'Hashabel'; did you mean 'Hashable'? [unknown-type]",
      "'Codable' is listed twice; remove one [conformance]")
  }

  @Test func genericParameters() {
    expectProblems(
      """
      component: Card
      generics: {Value: Hashable}
      slots: {title: {options: [text]}}
      properties: {value: Value, other: «Vale»}
      """,
      "there is no type 'Vale'; did you mean 'Value'? [unknown-type]")
  }

  @Test func valuesOfTypes() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties:
        a: {type: Int8, default: «"300"»}
        b: {type: UInt, default: «"-1"»}
        c: {type: "[Int]", default: «"3"»}
        d: {type: "[String: Int]", default: «"[]"»}
        e: {type: Int, default: «nil»}
        f: {type: Role, default: «main»}
        g: {type: Role, default: «.level»}
        h: {type: "Int?", default: nil}
        i: {type: Role, default: Role.«mian»}
      types: {Role: {cases: {main: , level: {values: {of: Int}}}}}
      """,
      "'300' does not fit into 'Int8', whose range is from -128 to 127 [literal-type]",
      "'-1' does not fit into 'UInt', whose range is from 0 to 18446744073709551615 [literal-type]",
      "'3' is not a value of '[Int]'; write '[…]' [literal-type]",
      "'[]' is not a value of '[String: Int]'; write '[:]' or '[key: value]' [literal-type]",
      "'nil' is not a value of 'Int'; make the type 'Int?', or give another default [literal-type]",
      "a case has a dot before it: '.main' [unknown-case]",
      "the case 'level' has values; write '.level(of: …)' [unknown-case]",
      "'Role' has no member 'mian'; did you mean 'main'? [no-such-member]")
  }
}
