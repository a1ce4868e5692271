import DesignModel
import SwiftTypes
import Testing

/// Result builders of properties.
struct BuilderTests {
  @Test func itemBuilders() throws {
    let system = checked(
      [
        """
        component: Menu
        access: internal
        imports: [MenuKit]
        properties: {items: {type: "[Item]", builder: ItemsBuilder}}
        slots: {title: {optional: true}}
        """,
        """
        types: {Section: {properties: {items: {type: "[Item]", builder: ItemsBuilder}}}}
        """,
      ], project: "library: Kit\nprefix: DS\nnamespace: Warp"
    ).system
    #expect(system.builders.map(\.name) == ["Warp.DSItemsBuilder"])
    #expect(system.builders.map(\.content) == [.items(.named("Item"))])
    #expect(system.builders.map(\.access) == [.public])
    #expect(system.builders.map(\.imports) == [["MenuKit"]])
    let parameter = try #require(system.components.first?.initializers.first?.parameters.first)
    #expect(parameter.type.text == "() -> [Item]")
    #expect(parameter.content?.builder?.text == "Warp.DSItemsBuilder")
  }

  @Test func buildersMakeLists() {
    expectProblems(
      """
      component: Menu
      generics: {Value: Hashable}
      properties:
        value: Value
        item: {type: «Item», builder: ItemsBuilder}
        more: {type: «"[Item]?"», builder: ItemsBuilder}
        names: {type: «"[String: Int]"», builder: NamesBuilder}
        values: {type: "[Value]", builder: ValuesBuilder}
        items: {type: "[Item]", builder: «itemsBuilder»}
        bound: {type: "[Item]", builder: BoundBuilder, binding: «true»}
        late: {type: "[Item]", builder: LateBuilder, escaping: «true»}
        rest: {type: "[Item]", builder: RestBuilder, default: «"[]"»}
      slots: {title: }
      """,
      "a result builder returns a list, which is written '[Item]', and 'Item' is not a list; write "
        + "'[Item]', or remove 'builder' [builder-type]",
      "a result builder returns a list, which is written '[Item]', and '[Item]?' is not a list; write "
        + "'[Item]', which an empty closure leaves empty [builder-type]",
      "a result builder returns a list, which is written '[Item]', and '[String: Int]' is not a list; "
        + "write '[[String: Int]]', or remove 'builder' [builder-type]",
      "the name of a result builder begins with a capital letter: 'ItemsBuilder' [type-name]",
      "the argument of 'bound' is a result-builder closure, which is called at once; remove "
        + "'binding' or 'builder' [builder-argument]",
      "the argument of 'late' is a result-builder closure, which is called at once; remove "
        + "'escaping' or 'builder' [builder-argument]",
      "a closure with a default conflicts with the slots, because a trailing closure would be "
        + "ambiguous; remove 'default': an empty closure gives an empty list [closure-default]"
    )
  }

  @Test func buildersHaveNames() {
    expectProblems(
      of: [
        """
        component: Menu
        properties: {items: {type: "[Item]", builder: «Menu»}}
        slots: {title: }
        types:
          Item: {cases: [first]}
          Page:
            properties: {marks: {type: "[«Mark»]", builder: MarksBuilder}}
            types: {Mark: {cases: [first]}}
          Paged: {protocol: [], properties: {marks: {type: "[Item]", builder: «Marks»}}}
        """,
        """
        component: Bar
        properties:
          items: {type: "[Item]", builder: ItemsBuilder}
          others: {type: «"[Int]"», builder: ItemsBuilder}
        slots: {title: }
        """,
      ],
      "the result builder 'Menu' has the name 'Menu', which the component 'Menu' already has; "
        + "rename one of them [duplicate-type]",
      "a result builder is declared next to 'Page', and its name there is 'Page.Mark' "
        + "[scoped-type]",
      "a requirement is not an argument; remove 'builder' [type-key]",
      "'ItemsBuilder' builds '[Int]' here, and '[Item]' elsewhere; make them the same, or give "
        + "one of them another builder [builder-conflict]")
  }

  /// Items that are views compete with slots.
  @Test func itemsCompeteWithSlots() throws {
    func calls(_ body: String) -> [String] {
      let spec = """
        component: Menu
        properties: {items: {type: "[Page]", builder: PagesBuilder, deprecated: Old., default: "[]"}}
        slots: {title: {optional: true}}
        types: {Page: {properties: {name: String}\(body)}}
        """
      return checked([spec]).diagnostics.map { String($0.message.prefix { $0 != "}" }) + "}" }
    }
    #expect(calls("") == ["'Menu { }"])
    #expect(calls(", body: Text(name)") == ["'Menu { page }"])
  }
}
