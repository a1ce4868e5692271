import DesignModel
import Testing

/// The keys of a slot besides its options and labels.
struct SlotKeyTests {
  @Test func lazySlotsAreCalled() {
    expectProblems(
      """
      component: Card
      slots:
        title: {lazy: true}
        content: {lazy: true, optional: true}
        note: {lazy: false}
      body: |
        VStack {
          title.«font»(.headline)
          content.map { $0().padding() }
          note.padding()
        }
      """,
      "'title' is a closure; call it to get its view: 'title().font' [lazy-slot]")
  }

  @Test func emptyStrings() {
    expectProblems(
      """
      component: Card
      slots:
        title: {options: [text], omitEmpty: «true»}
        icon: {optional: true, omitEmpty: «true»}
        note: {optional: true, options: [text], omitEmpty: true}
      """,
      "'title' is not nil if it is omitted, so an empty string cannot omit it; write 'optional: true' "
        + "without a default, or remove 'omitEmpty' [omit-empty]",
      "no argument for 'icon' is a string; add the option 'text', or remove 'omitEmpty' [omit-empty]"
    )
  }

  // MARK: - One type of view

  @Test func typedSlots() throws {
    let component = try component(
      """
      component: Person
      slots:
        avatar: {type: Avatar, options: [value]}
        name: {type: Text, options: [text], optional: true}
        details:
      types: {Avatar: {properties: {name: String}, body: Text(name)}}
      """)
    #expect(component.slots.map(\.isConcrete) == [true, true, false])
    #expect(component.slots.map(\.generic.text) == ["Avatar", "Text", "Details"])
    let calls = component.initializers.flatMap { $0.promisedCalls() }.map { $0.text(of: "Person") }
    #expect(calls.contains("Person { avatar } name: { text } details: { view }"))
    #expect(calls.contains("Person(avatar: avatar, name: \"…\") { view; view }"))
    // A slot of one type takes exactly one view: calls with two or none are not promised.
    #expect(!calls.contains { $0.hasPrefix("Person { }") || $0.hasPrefix("Person { view") })
  }

  @Test func typesOfViews() {
    expectProblems(
      """
      component: Person
      generics: {Value: Hashable}
      properties: {value: «Value»}
      slots:
        avatar: {type: Avatar, generic: «Picture»}
        name: {type: «Text?»}
        role: {type: «Role»}
        count: {type: «Int»}
        names: {type: «"[Text]"»}
        other: {type: «"any View"»}
        inner: {type: «Person»}
        action: {type: «"() -> Text"»}
        row: {type: «Row<Value>»}
        title: {type: Text, options: [text, «systemImage», value, «empty»]}
      types: {Role: {cases: [first]}}
      styles: {automatic: , plain: }
      accessibility: {identifiers: {«title»: person.title}}
      """,
      "a style's configuration is not generic, so it cannot have 'value', whose type names "
        + "'Value'; write 'erased: AnyHashable' on 'Value', or another type that can be created "
        + "from it, give the component a 'body' instead of styles, or change the type of the "
        + "value [generic-configuration]",
      "'avatar' takes views of one type, so it has no generic parameter; remove 'generic' or 'type' "
        + "[type-and-generic]",
      "a slot that may be omitted has 'optional: true', and its type is 'Text' [slot-type]",
      "'Role' is not a view; give it a 'body', or write the type of a view, such as 'Text' "
        + "[slot-type]",
      "'Int' is not a view; write the type of a view, such as 'Text' [slot-type]",
      "'[Text]' is not a view; write the type of a view, such as 'Text' [slot-type]",
      "'any View' is not a view; write the type of a view, such as 'Text' [slot-type]",
      "every 'Person' would contain another one, without end; write 'lazy: true' [recursive-type]",
      "'() -> Text' is not a view; write the type of a view, such as 'Text' [slot-type]",
      "a style's configuration is not generic, so it cannot have 'row', whose type names 'Value'; "
        + "give the component a 'body' instead of styles, or change the type of the value "
        + "[generic-configuration]",
      "'systemImage' makes an 'Image', and 'title' is of the type 'Text'; write 'type: Image', or "
        + "remove 'systemImage' [option-type]",
      "'empty' makes an 'EmptyView', and 'title' is of the type 'Text'; write 'type: EmptyView', or "
        + "remove 'empty' [option-type]",
      "styles see 'title' as a 'Text', and an identifier would change its type; set the "
        + "identifier in the styles, or remove the slot's 'type' [concrete-identifier]")
  }

  @Test func formsOfTypedSlots() {
    expectProblems(
      of: [
        """
        component: Person
        slots: {avatar: {type: Avatar}, name: {type: Text, options: [«text»]}}
        initializers: {strategy: explicit, forms: [{avatar: [view, «image»]}]}
        """,
        "component: Text\nslots: {title: {type: SwiftUI.Text, options: [text]}}",
      ],
      "'text' makes a 'SwiftUI.Text', and 'name' is of the type 'Text'; write 'type: SwiftUI.Text', "
        + "or remove 'text' [option-type]",
      "'image' makes an 'Image', and 'avatar' is of the type 'Avatar'; write 'type: Image', or remove "
        + "'image' [option-type]")
  }

  // MARK: - Builders

  @Test func builders() throws {
    let system = checked([
      """
      component: Alert
      slots:
        message: {optional: true, builder: {name: OneBuilder, limit: 1}}
        buttons: {builder: {name: ButtonsBuilder, limit: 2}, lazy: true}
      """,
      """
      component: Banner
      access: internal
      slots: {buttons: {builder: {name: ButtonsBuilder, limit: 2}}}
      """,
    ]).system
    #expect(system.builders.map(\.content) == [.views(limit: 1), .views(limit: 2)])
    #expect(system.builders.map(\.access) == [.public, .public])
    let component = try #require(system.components.first)
    let calls = component.initializers.flatMap { $0.promisedCalls() }.map { $0.text(of: "Alert") }
    #expect(calls.contains("Alert { view; view }"))
    #expect(!calls.contains("Alert { view; view } buttons: { view }"))
    #expect(calls.contains("Alert { } buttons: { view }"))
  }

  @Test func buildersAgree() {
    expectProblems(
      of: [
        """
        component: Alert
        slots:
          message: {type: Text, builder: {name: «MessageBuilder», limit: 1}}
          title: {builder: {name: «Alert», limit: 3}}
          buttons: {builder: {name: ButtonsBuilder, limit: 2}}
          others: {builder: {name: «otherBuilder», limit: 2}}
        """,
        """
        component: Banner
        slots: {buttons: {builder: {name: ButtonsBuilder, limit: «3»}}}
        """,
      ],
      "'message' takes one view of a fixed type; remove 'builder' or 'type' [type-and-builder]",
      "the result builder 'Alert' has the name 'Alert', which the component 'Alert' already has; "
        + "rename one of them [duplicate-type]",
      "the name of a result builder begins with a capital letter: 'OtherBuilder' [type-name]",
      "'ButtonsBuilder' builds at most 3 views here, and at most 2 views elsewhere; make them the "
        + "same, or give one of them another builder [builder-conflict]")
  }
}
