import Testing

/// Members, labels and types in Swift are checked as far as they are known.
struct CodeTests {
  @Test func membersOfDeclaredTypes() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {role: {type: CardRole, default: .neutral}, place: Place}
      types:
        CardRole: {cases: [neutral, critical]}
        Place: {properties: {city: String, people: Int}}
      body: |
        if role == .«crtical» { title }
        switch role {
        case .«natural»: title
        case .critical: Text(verbatim: place.«citty»)
        default: Text(verbatim: place.people.description + CardRole.«critcal».rawValue)
        }
      """,
      "'CardRole' has no member 'crtical'; did you mean 'critical'? [no-such-member]",
      "'CardRole' has no member 'natural'; did you mean 'neutral'? [no-such-member]",
      "'Place' has no member 'citty'; did you mean 'city'? [no-such-member]",
      "'CardRole' has no member 'critcal'; did you mean 'critical'? [no-such-member]")
  }

  @Test func membersOfSwiftUI() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {icon: Bool}
      body: |
        VStack(alignment: .«leadin») { title.«pading»() }
          .foregroundStyle(.«scondary»)
          .padding(.«icon», 8)
          .frame(maxWidth: .infinity, alignment: .«bold»)
          .alignmentGuide(.«tops») { $0[VerticalAlignment.center] }
          .transition(icon ? .opacity : .«mov»(edge: .top))
      """,
      "'HorizontalAlignment' has no member 'leadin'; did you mean 'leading'? [no-such-member]",
      "no known type has a member 'pading'; did you mean 'padding'? [no-such-member]",
      "'ShapeStyle' has no member 'scondary'; did you mean 'secondary'? [no-such-member]",
      "'Edge.Set' has no member 'icon'; its members are 'all', 'bottom', 'horizontal', 'leading', "
        + "'top', 'trailing' and 'vertical' [no-such-member]",
      "'Alignment' has no member 'bold'; its members are 'bottom', 'bottomLeading', 'bottomTrailing', "
        + "'center', 'centerFirstTextBaseline', 'centerLastTextBaseline', 'leading', 'leadingFirstTextBaseline' "
        + "and others [no-such-member]",
      "'HorizontalAlignment' or 'VerticalAlignment' has no member 'tops'; did you mean 'top'? [no-such-member]",
      "'AnyTransition' or 'Transition' has no member 'mov'; did you mean 'move'? [no-such-member]")
  }

  /// Among the thousands of members of all types, a short name is near to one by chance.
  @Test func shortNamesAreNotGuessed() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: |
        title.«foo»().«fnt»(.body).«blr»(radius: 2).«shdow»(radius: 1)
      """,
      "no known type has a member 'foo'; correct the name, or declare it under 'swift' "
        + "[no-such-member]",
      "no known type has a member 'fnt'; did you mean 'font'? [no-such-member]",
      "no known type has a member 'blr'; did you mean 'blur'? [no-such-member]",
      "no known type has a member 'shdow'; did you mean 'shadow'? [no-such-member]")
  }

  @Test func labels() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {count: {type: Int, default: "1"}}
      types: {Box: {properties: {width: Int}, body: EmptyView()}}
      body: |
        VStack(«spcing»: 8) { title }.frame(«maxWidht»: 10)
        if count > 2 { Card(«titel»: "x", count: 2) }
        Box(«witdh»: 3)
      """,
      "'VStack' has no parameter 'spcing'; did you mean 'spacing'? [unknown-argument]",
      "'frame' has no parameter 'maxWidht'; did you mean 'maxWidth'? [unknown-argument]",
      "'Card' has no parameter 'titel'; did you mean 'title'? [unknown-argument]",
      "'Box' has no parameter 'witdh'; did you mean 'width'? [unknown-argument]")
  }

  @Test func typesOfPlaces() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {count: Int, name: String}
      body: |
        if «count» { title }
        «count»
        title.opacity(name).foregroundStyle(name)
        name.«bold»()
      """,
      "a condition is a 'Bool', and this is an 'Int'; compare it with a value [wrong-type]",
      "this is an 'Int' and not a view; write 'Text(…)' to show it [wrong-type]",
      "'String' has no member 'bold'; it is a method of views; write 'Text(…).bold' [no-such-member]"
    )
  }

  /// No type has a static member 'count', so a dot before it would not help.
  @Test func undeclaredState() {
    expectProblems(
      "component: Card\nslots: {title: }\nbody: title.onTapGesture { «count» += 1 }",
      "'count' cannot be found here; declare it under 'slots', 'properties', 'state' or 'swift', or "
        + "write the value of which it is a member before a dot [unknown-name]")
  }

  /// A style does not see the names of the component.
  @Test func undeclaredInStyles() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      styles:
        automatic:
          parameters: {width: {type: CGFloat, default: 1}}
          body: |
            configuration.title.border(.red, width: «lineWidth»).padding(«insets»)
      """,
      "'lineWidth' cannot be found here; declare it under 'parameters' or 'environment' of the "
        + "style, or under 'swift', or declare it in the component and write "
        + "'configuration.lineWidth', or write the value of which it is a member before a dot "
        + "[unknown-name]",
      "'insets' cannot be found in this spec, the library, SwiftUI or Foundation; declare it under "
        + "'parameters' or 'environment' of the style, or under 'swift', or declare it in the "
        + "component and write 'configuration.insets' [unknown-name]")
  }

  /// A preview sees neither slots nor properties.
  @Test func undeclaredInPreviews() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      previews: {a: 'Card(title: "x").padding(«insets»)'}
      """,
      "'insets' cannot be found in this spec, the library, SwiftUI or Foundation; declare it under "
        + "'swift' [unknown-name]")
  }

  @Test func unknownNames() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: |
        let width = 8
        «width» = 9
        title.padding(«insets»)
        «padding»(4)
        HStack(alignment: «center») { «Tet»("x") }
        «RoundedRectangel»(cornerRadius: 2)
        «Colorclear»
      swift: |
        extension «Crad» {
          var narrow: «CGFlaot» { 8 }
        }
      """,
      "'width' is declared with 'let'; write 'var' [assigned-constant]",
      "'insets' cannot be found in this spec, the library, SwiftUI or Foundation; declare it "
        + "under 'slots', 'properties', 'state' or 'swift' [unknown-name]",
      "'padding' is a method of views; write '.padding' after the view that it is for [name-not-in-scope]",
      "'center' cannot be found here; did you mean '.center'? [unknown-name]",
      "'Tet' cannot be found here; did you mean 'Text'? [unknown-name]",
      "'RoundedRectangel' cannot be found here; did you mean 'RoundedRectangle'? [unknown-name]",
      "'Colorclear' cannot be found here; did you mean 'Color.clear'? [unknown-name]",
      "there is no type 'Crad'; did you mean 'Card'? [unknown-type]",
      "there is no type 'CGFlaot'; did you mean 'CGFloat'? [unknown-type]")
  }

  /// API that may come from a later system or another module is ignored.
  @Test func unknownNamesAreAccepted() {
    expectProblems(
      """
      component: Card
      imports: [Charts]
      slots: {title: {options: [text]}}
      properties: {point: Point3D}
      body: |
        Chart(point) { title.glassEffect(.regular.interactive(), in: .capsule) }
          .chartYAxis(.hidden)
          .buttonStyle(.glassProminent)
          .toolbar { ToolbarSpacer(.fixed) }
          .task { await refreshEverything(from: theServer) }
          .modifier(somethingElse)
      """)
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      state: {width: {type: CGFloat, default: "0"}}
      body: |
        GlassEffectContainer(spacing: 8) { title.glassEffect(.regular.interactive(), in: .capsule) }
          .buttonStyle(.glassProminent)
          .frame(width: max(width, sqrt(2)))
          .onChange(of: width) { _, new in withAnimation(.snappy) { width = new } }
          .task { try? await Task.sleep(nanoseconds: 1) }
          .background { GeometryReader { proxy in Color.clear.preference(key: Key.self, value: proxy.size.width) } }
      swift: |
        private struct Key: PreferenceKey {
          static let defaultValue: CGFloat = 0
          static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
        }
      """)
  }
}
