import DesignModel
import Testing

/// Components that are modifiers of views.
struct ViewModifierTests {
  @Test func methods() throws {
    let component = try component(
      """
      component: BottomSheet
      kind: modifier
      slots:
        title: {optional: true, options: [text], label: {text: _}}
        sheet:
      properties: {isPresented: {type: Bool, binding: true}}
      initializers: {order: [title, isPresented, sheet, title.view]}
      body: content
      """)
    #expect(component.method == "bottomSheet")
    #expect(component.typeName == "BottomSheetModifier")
    let methods = component.initializers.map { method in
      "<\(method.generics.map(\.name).joined(separator: ", "))>("
        + method.parameters.map { "\($0.label ?? "_"): \($0.type)" }.joined(separator: ", ") + ")"
    }
    // If all arguments are literals, Swift would prefer the `String` method of a protocol.
    #expect(
      methods == [
        "<Title, Sheet>(isPresented: Binding<Bool>, sheet: () -> Sheet, title: () -> Title)",
        "<Sheet>(_: LocalizedStringKey?, isPresented: Binding<Bool>, sheet: () -> Sheet)",
        "<Sheet>(_: (some StringProtocol)?, isPresented: Binding<Bool>, sheet: () -> Sheet)",
        "<Sheet>(isPresented: Binding<Bool>, sheet: () -> Sheet)",
      ])
  }

  @Test func names() throws {
    let project = "library: Kit\nnamespace: Warp\nprefix: DS"
    let plain = try component("component: Hint\nkind: modifier\nbody: content", project: project)
    #expect(plain.method == "warpDSHint")
    #expect(plain.typeName == "Warp.DSHintModifier")
    let named = try component(
      "component: Hint\nkind: modifier\nname: hinted\nbody: content", project: project)
    #expect(named.method == "hinted")
    #expect(try self.component("component: Card\nslots: {title: }").method == nil)
  }

  /// A call can be of any of several modifiers with methods of the same name.
  @Test func methodsOfOneName() {
    expectKeyProblems(
      """
      component: Screen
      slots: {title: }
      body: |
        title.sheeted(item: .constant(1)) { number in Text(verbatim: "\\(number)") }
          .sheeted(isPresented: .constant(true)) { Text(verbatim: "") }
          .sheeted(«items»: 1)
      """, project: "library: Kit",
      others: [
        """
        component: Sheet
        kind: modifier
        name: sheeted
        slots: {sheet: }
        properties: {isPresented: {type: Bool, binding: true}}
        body: content
        """,
        """
        component: ItemSheet
        kind: modifier
        name: sheeted
        slots: {sheet: {arguments: {item: Int}}}
        properties: {item: {type: "Int?", binding: true}}
        body: content
        """,
      ],
      "'sheeted' has no parameter 'items'; did you mean 'item'? [unknown-argument]")
  }

  private func component(_ spec: String, project: String = "library: Kit") throws -> Component {
    try DesignModelTests.component(spec, project: project)
  }

  @Test func unsupportedKeys() {
    expectProblems(
      """
      component: Hint
      kind: modifier
      properties: {text: {type: String, access: «public»}}
      slots: {footer: {via: «modifier»}}
      modifiers: {«radius»: {type: Int, default: "1"}}
      types: {Edge: {scope: «component», cases: [top]}}
      conforms: [«Animatable»]
      initializers: {forms: [{name: «large»}]}
      body: content
      styles: {«automatic»: }
      """,
      "the view modifier that stores 'text' is internal; remove 'access' [modifier-key]",
      "'footer' cannot be filled by a modifier, because the method returns 'some View'; remove "
        + "'via' and make the slot optional [modifier-key]",
      "the method returns 'some View', so 'radius' cannot be changed afterwards; make 'radius' a "
        + "property with a default [modifier-key]",
      "the view modifier is internal, so 'Edge' cannot be its member; remove 'scope' "
        + "[modifier-key]",
      "the view modifier that would conform to 'Animatable' is internal; if SwiftUI needs the "
        + "conformance, as it does for 'Animatable', add it in an extension under 'swift' "
        + "[modifier-key]",
      "a form of a modifier has the name of the method; remove 'name' here, or write another spec "
        + "with that 'name' [modifier-key]",
      "a modifier has no styles; declare a component with styles, and show it in the body "
        + "[modifier-key]")
  }

  @Test func bodies() {
    expectProblems(
      "component: «Hint»\nkind: modifier\nslots: {text: }",
      "a modifier needs a 'body' that shows 'content', the modified view; give 'Hint' one, as in "
        + "'body: content.overlay { … }' [no-body]")
    expectProblems(
      "component: Hint\nkind: modifier\nslots: {text: }\nbody: «text.padding()»",
      "the body of a modifier has to show the modified view: write 'content' in it "
        + "[body-without-content]")
    expectProblems(
      """
      component: Hint
      kind: modifier
      generics: {«Content»: Hashable}
      properties: {value: Content}
      state: {«content»: Int?}
      body: content
      """,
      "the generic parameter 'Content' would hide the type of the modified view; choose another "
        + "name [generic-collision]",
      "'content' is the modified view in the body of a modifier; choose another name "
        + "[reserved-name]")
  }

  @Test func namesOfMethods() {
    expectProblems(
      "component: Card\nname: «card»\nslots: {title: }",
      "'name' is the name of the methods of a 'kind: modifier', and 'Card' is not a modifier; "
        + "remove it [method-name]")
    expectProblems(
      """
      component: «Badge»
      kind: modifier
      properties: {count: {type: Int, label: _}}
      body: content.opacity(Double(count))
      """,
      "SwiftUI has a method 'badge', and some calls would be ambiguous; name this one with 'name' "
        + "[swiftui-method]")
    expectProblems(
      """
      component: Hint
      kind: modifier
      name: «sheet»
      slots: {text: {options: [text]}}
      body: content.overlay { text }
      """,
      "SwiftUI has a method 'sheet', and some calls would be ambiguous; choose another name "
        + "[swiftui-method]")
    // No SwiftUI call has their labels.
    expectProblems("component: Badge\nkind: modifier\nbody: content")
    expectProblems(
      """
      component: Hint
      kind: modifier
      name: accessibility
      properties: {id: {type: HintID, label: _}}
      types: {HintID: {cases: [primary]}}
      body: "content.opacity(id == .primary ? 1 : 0.5)"
      """)
    expectProblems(
      "component: Hint\nkind: modifier\nname: «Hinted»\nbody: content",
      "the name of a method begins with a lowercase letter: 'hinted' [member-name]")
    expectProblems(
      """
      component: «Hint»
      kind: modifier
      environment: {hint: {type: Int, default: "1"}}
      body: content
      """,
      "the method 'hint' of 'View' already sets 'hint'; choose another 'name' [same-method]")
    expectProblems(
      of: [
        "component: Card\nslots: {title: }\nstyles: {automatic: }",
        "component: StyleOfCards\nkind: modifier\nname: «cardStyle»\nbody: content",
      ],
      "the method 'cardStyle' of 'View' already sets a component's style; choose another 'name' "
        + "[same-method]")
    expectProblems(
      of: [
        "component: Hint\nkind: modifier\nbody: content",
        "component: «HintModifier»\nslots: {title: }",
      ],
      "the component 'HintModifier' has the name 'HintModifier', which the view modifier behind "
        + "'Hint' already has; rename one of them [duplicate-type]")
  }

  @Test func namesOfComponents() {
    expectProblems(
      of: [
        "component: Hint\nkind: modifier\nbody: content",
        "component: «Hint»\nkind: modifier\nname: hinted\nbody: content",
      ],
      "the component 'Hint' is emitted as 'Hint.swift', and so is the component 'Hint', but file "
        + "names have to differ within a module; rename one of them [duplicate-type]")
    // It is not a type, so a SwiftUI type of the same name is still accessible.
    expectProblems(
      of: [
        "component: Link\nkind: modifier\nslots: {link: {type: Link<Text>}}\nbody: content.overlay(link)"
      ])
  }

  @Test func overloads() {
    expectProblems(
      """
      component: Hint
      kind: modifier
      slots: {icon: {options: [text], label: {text: _}}, «word»: {options: [text], label: {text: _}}}
      initializers: {forms: [{icon: text, word: view}, {icon: view, word: text}], strategy: explicit}
      body: "VStack { content; icon; word }"
      """.replacing("«word»", with: "word"))
    // The labels distinguish their arguments.
    expectProblems(
      of: [
        "component: Hint\nkind: modifier\nslots: {word: {label: _}}\nbody: content.overlay(word)",
        """
        component: ItemHint
        kind: modifier
        name: hint
        properties: {item: Int}
        slots: {word: }
        body: content.overlay(word)
        """,
      ])
    expectProblems(
      of: [
        "component: Hint\nkind: modifier\nslots: {word: }\nbody: content.overlay(word)",
        """
        component: OtherHint
        kind: modifier
        name: «hint»
        slots: {text: }
        body: content.overlay(text)
        """,
      ],
      "'.hint { view }' could mean 'Hint' or 'OtherHint', which is ambiguous; give their "
        + "arguments different labels, or the methods different names [ambiguous-call]")
    expectProblems(
      of: [
        """
        component: Hint
        kind: modifier
        properties: {word: {type: String, label: _}}
        body: content
        """,
        """
        component: KeyHint
        kind: modifier
        name: «hint»
        slots: {word: {options: [localized], label: {localized: _}}}
        body: content.overlay(word)
        """,
      ],
      "'.hint(\"…\")' is a call to 'KeyHint', and would mean 'Hint'; give their arguments "
        + "different labels, or the methods different names [ambiguous-call]")
  }

  @Test func handwrittenBodies() {
    let project = """
      library: Kit
      output: {sources: Sources/Kit/Generated}
      sources: [Sources/Kit]
      """
    let spec = "component: Hint\nkind: modifier\naccess: public\nslots: {word: }\nbody: "
    expect(
      [], of: [spec + "swift"], project,
      handwritten: """
        extension HintModifier {
          @ViewBuilder func body(content: Content) -> some View { content }
        }
        """, #_sourceLocation)
    expect(
      [
        "no file below 'sources' implements the body of 'HintModifier'; write 'extension "
          + "HintModifier' with 'body(content:)' there, or run 'dscompile build --write-stubs', "
          + "which writes it to 'Sources/Kit/HintModifier+Body.swift' [handwritten-body]"
      ], of: [spec + "«swift»"], project, handwritten: "extension Hint {}", #_sourceLocation)
  }
}
