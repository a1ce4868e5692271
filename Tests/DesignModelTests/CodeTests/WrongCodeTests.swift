import Testing

/// Errors in Swift regarding declared types, parameters and conformances.
struct WrongCodeTests {
  @Test func labelsAndArguments() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}, thumb: {arguments: {isOn: Bool}}}
      properties: {isOn: Bool}
      types: {Dot: {properties: {size: CGFloat, name: {type: String, default: '"x"'}}, body: Circle()}}
      styles:
        automatic:
          body: |
            VStack {
              configuration.thumb(«configuration.isOn»)
              Dot(«3»)
              «Dot»(name: "x")
            }
            .frame(44, height: 44)
            .cardStyle(.framed(lineWidth: 2, «dash»: 4))
        framed:
          parameters: {lineWidth: {type: CGFloat, default: 1}}
          body: |
            configuration.title.border(.red, width: lineWidth)
      previews:
        one: {body: 'Dot(size: 3, «colour»: .red)'}
      """,
      "the label 'isOn:' is missing; write 'isOn: …' [missing-argument]",
      "the label 'size:' is missing; write 'size: …' [missing-argument]",
      "'Dot' needs an argument 'size:'; add it [missing-argument]",
      "'.framed' has no parameter 'dash'; its parameter is 'lineWidth' [unknown-argument]",
      "'Dot' has no parameter 'colour'; its parameters are 'name' and 'size' [unknown-argument]")
  }

  /// Labels of a component that no initializer takes in this order, or together.
  @Test func argumentsOfComponents() {
    expectProblems(
      """
      component: Card
      slots:
        title: {options: [text]}
        icon: {optional: true, options: [systemImage], label: {systemImage: systemImage}}
      properties: {isOn: {type: Bool, default: "false"}}
      styles:
        automatic:
          body: |
            configuration.title
            configuration.icon
        framed:
          body: |
            Card(configuration)
            if configuration.isOn { «Card»(systemImage: "star", title: "A") }
      previews:
        order: {body: '«Card»(title: "A", isOn: true)'}
        both: {body: '«Card»(title: "A", systemImage: "star") { Image(systemName: "star") }'}
        named: {body: '«Card»(icon: { EmptyView() }) { Text("A") }'}
        values: {body: 'Card(isOn: true, title: "A", systemImage: "star")'}
        views: {body: 'Card { Text("A") } icon: { Image(systemName: "star") }'}
        mixed: {body: 'Card(isOn: true, title: "A") { Image(systemName: "star") }'}
        closures: {body: 'Card(isOn: true, title: { Text("A") }, icon: { EmptyView() })'}
      """,
      "the arguments of 'Card' are in another order: 'title', 'systemImage' [unknown-argument]",
      "the arguments of 'Card' are in another order: 'isOn', 'title' [unknown-argument]",
      "no initializer of 'Card' takes these arguments together; the most similar one is "
        + "'Card(isOn:title:systemImage:)' [unknown-argument]",
      "no initializer of 'Card' takes these arguments together; the most similar one is "
        + "'Card(isOn:title:icon:)' [unknown-argument]")
  }

  @Test func functions() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {onTap: {type: "(() -> Void)?"}, write: {type: "(Int) -> String"}}
      body: |
        title.onTapGesture { «onTap»() }
        Text(«write»())
        Text(write(«value»: 3))
        Text(«wayLength»(3))
      swift: |
        private func wayLength(_ meters: Double, isShort: Bool) -> String { "x" }
      """,
      "'onTap' is an optional closure; write 'onTap?(…)', or unwrap it with 'if let' [wrong-type]",
      "'write' takes one argument, and this call has no arguments [missing-argument]",
      "'write' is a closure, whose arguments have no labels; remove 'value:' [unknown-argument]",
      "'wayLength' needs an argument 'isShort:'; add it [missing-argument]")
  }

  @Test func callsOfUnknownFunctions() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      modifiers: {inset: {type: CGFloat, default: 8}}
      body: |
        title.«extraSmall»(3).padding(.top, inset)
        title.padding(«CGFloat»).frame(width: 3, «width»: 4)
        «inset»(spacing: 3) { title }
      types:
        Scale: {constants: {extraSmall: {type: CGFloat, value: "4"}}}
      """,
      "no view has a member 'extraSmall'; it is a static member of 'ContentSizeCategory' [no-such-member]",
      "'CGFloat' is a type, not a value; write 'CGFloat(…)' for a value of it, or 'CGFloat.self' "
        + "[wrong-type]",
      "'frame' takes 'width' once; this call has it twice [unknown-argument]",
      "'inset' is of the type 'CGFloat', which cannot be called [wrong-type]")
  }

  @Test func membersOfOtherThings() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {count: Int, names: "[String]", note: {type: String, default: '""'}}
      body: |
        VStack {
          title.font(.footnote).«note»(.secondary)
          Text("a").bold().«horizontal»(width: 3)
          title.«count»
          title.zIndex(count.«fixedSize»)
          ForEach(names.«padding», id: \\.self) { Text($0) }
          title.padding(HStack.«small»)
        }
        .padding(.«fixedSize», 3)
      types:
        Scale: {constants: {small: {type: CGFloat, value: "4"}}}
      """,
      "no view has a member 'note'; 'note' is another value here [no-such-member]",
      "no view has a member 'horizontal'; it is a static member of 'Axis' [no-such-member]",
      "no view has a member 'count'; 'count' is another value here [no-such-member]",
      "'Int' has no member 'fixedSize'; it is a method of views [no-such-member]",
      "a list has no member 'padding'; it is a method of views [no-such-member]",
      "'HStack' has no member 'small' [no-such-member]",
      "'Edge.Set' has no member 'fixedSize'; its members are 'all', 'bottom', 'horizontal', "
        + "'leading', 'top', 'trailing' and 'vertical' [no-such-member]")
  }

  @Test func argumentsOfSwiftUI() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {count: Int, onTap: {type: "() -> Void"}}
      body: |
        VStack(«count»: 3) {
          title.disabled(.«leading», 3)
          title.matchedGeometryEffect(«alignment»: .top)
        }
        VStack {
          «onTap»
          «Text»
        }
      """,
      "'VStack' has no parameter 'count'; its labels are 'alignment', 'content' and 'spacing' "
        + "[unknown-argument]",
      "'Bool' has no member 'leading'; its members are 'random' [no-such-member]",
      "'matchedGeometryEffect' has no parameter 'alignment'; its labels are 'anchor', 'id', 'in', 'isSource' "
        + "and 'properties' [unknown-argument]",
      "this is a closure and not a view; call it if it returns one [wrong-type]",
      "'Text' is a type, not a view; write 'Text(…)' for a value of it [wrong-type]")
  }

  @Test func assignmentsAsArguments() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      state: {isOpen: {type: Bool, default: "false"}}
      body: |
        VStack(«spacing = 8») {
          title.padding(«x = 8», «y = 4»).disabled(«isOpen = true»)
          Button(action: «isOpen = true») { title }
          Button(action: { isOpen = true }) { title }
        }
      """,
      "an argument is a value, not an assignment; write 'spacing: …' for the parameter 'spacing', or "
        + "'==' to compare [wrong-type]",
      "an argument is a value, not an assignment; write 'x: …' for the parameter 'x', or '==' to compare "
        + "[wrong-type]",
      "an argument is a value, not an assignment; write 'y: …' for the parameter 'y', or '==' to compare "
        + "[wrong-type]",
      "an argument is a value, not an assignment; write '==' to compare, or 'isOpen: …' for the parameter "
        + "'isOpen' [wrong-type]",
      "an argument is a value, not an assignment; write '==' to compare, or braces around it for a closure "
        + "[wrong-type]")
  }

  @Test func protocolRequirements() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      body: title
      swift: |
        private struct «Line»: View {
          var bod: some View { Divider() }
        }
        private struct «Quiet»: ButtonStyle {
          func make(configuration: Configuration) -> some View { configuration.label }
        }
      """,
      "'Line' is a 'View' and has no 'body'; rename 'bod' [missing-conformance]",
      "'Quiet' is a 'ButtonStyle' and has no 'makeBody(configuration:)'; declare it [missing-conformance]"
    )
  }

  @Test func types() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {note: "String?", count: Int, ratio: Double, isOpen: {type: Bool, binding: true}}
      environment: {colorScheme: }
      body: |
        Text(note)
        Text(ratio)
        Text(verbatim: "+" + count)
        title.opacity(count / ratio).sheet(isPresented: isOpen) { title }
        if «$isOpen» { title }
        title.opacity(colorScheme == "dark" ? 1 : 0)
        title.buttonStyle(isOpen ? .bordered : .borderedProminent)
      swift: |
        extension Card {
          private var name: String { «count» }
        }
      """,
      "a condition is a 'Bool', and this is a binding; write it without '$' [wrong-type]",
      "this is an 'Int', and 'String' is expected [wrong-type]")
  }

  @Test func statements() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {phase: {type: Phase, default: .idle}}
      types:
        Phase:
          cases: {idle: , running: {values: {fraction: {type: Double, label: _}}}}
          swift: |
            private var name: String { "x" }
      body: |
        switch «phase» {
        case .running: title
        }
        switch phase {
        case .«running»(let fraction, let other): title
        default: Text(phase.«name»)
        }
      swift: |
        extension Card {
          private var size: CGFloat {
            let base: CGFloat = 3
            «base»
          }
          private func choose(_ next: Phase) { «next» = .idle }
          private var mark: some View {
            if phase == .idle { return Image(systemName: "x") } else { return Text("y") }
          }
        }
      """,
      "this 'switch' has no case for '.idle' of 'Phase'; add it, or 'default' [incomplete-switch]",
      "the case '.running' has one value, and this pattern has 2; write '.running(let …)' [wrong-type]",
      "'name' is private in 'Phase', which has a file of its own; remove 'private' there [private-member]",
      "a getter with several statements needs 'return'; write it before the last statement "
        + "[missing-return]",
      "'next' is a constant parameter; rename it, or write 'self.next' for the property "
        + "[assigned-constant]")
  }

  @Test func errors() {
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      properties: {code: {type: Code, default: '«Code»(digits: "1")'}}
      types:
        Code:
          properties: {digits: String}
          throws: |
            guard digits.count == 5 else { throw CancellationError() }
      body: |
        title.onTapGesture { _ = «Code»(digits: "2") }
      """,
      "'Code' can throw, and a default cannot; write 'try!', or write another default "
        + "[missing-try]",
      "'Code' can throw; write 'try' before the call, or 'try?' for 'nil' if it throws "
        + "[missing-try]"
    )
  }

  @Test func conformances() {
    expectProblems(
      """
      component: Card
      generics: {Value: {conforms: Hashable}}
      slots: {title: {options: [text]}}
      properties: {value: Value, other: Value, rows: "[Row]", colors: «ClosedRange<Color>»}
      environment: {isMotionReduced: {keyPath: «reduceMotion»}}
      state: {side: {type: «Int», default: "2", wrapper: ScaledMetric}}
      types:
        Row: {conforms: [Hashable], properties: {title: «LocalizedStringKey», name: String}}
      body: |
        if value < other { title }
        ForEach(rows) { row in Text(row.name) }
        ForEach(rows, id: \\.code) { row in Text(row.name) }
      """,
      "'ClosedRange<Color>' needs a type that is 'Comparable', and 'Color' is not; write another type "
        + "[missing-conformance]",
      "SwiftUI has no environment value 'reduceMotion'; did you mean 'accessibilityReduceMotion'? "
        + "[unknown-name]",
      "'ScaledMetric' needs a type that is 'BinaryFloatingPoint', and 'Int' is not; write 'CGFloat' or "
        + "'Double' [missing-conformance]",
      "'Row' is 'Hashable' only if all its values are, and 'LocalizedStringKey' is not; give it another type, "
        + "or declare '==' and 'hash(into:)' under 'swift' [missing-conformance]")
  }
}
