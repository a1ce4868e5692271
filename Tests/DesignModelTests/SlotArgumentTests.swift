import DesignModel
import Testing

/// Slots whose closure has parameters.
struct SlotArgumentTests {
  @Test func parameters() throws {
    let component = try component(
      """
      component: Switch
      slots:
        thumb: {arguments: {isOn: Bool, size: {type: CGFloat, summary: How wide it is.}}, options: [text]}
        date: {arguments: {date2: Date}, optional: true}
        badge: {arguments: {count: Int}, type: Text, via: modifier}
      body: thumb(true, 1)
      """)
    #expect(component.slots.map(\.generic.text) == ["Thumb", "DateContent", "Text"])
    #expect(component.slots.map(\.isCalled) == [true, true, true])
    #expect(
      component.slots[0].arguments.map(\.description) == ["Whether it is on.", "How wide it is."])
    #expect(
      component.initializers.map { $0.parameters.map(\.type.text) } == [
        ["(Bool, CGFloat) -> Thumb", "(Date) -> DateContent"], ["(Bool, CGFloat) -> Thumb"],
        ["LocalizedStringKey", "(Date) -> DateContent"], ["String", "(Date) -> DateContent"],
        ["LocalizedStringKey"], ["String"],
      ])
    #expect(
      component.slotMethods.map { $0.initializer.parameters.map(\.type.text) } == [
        ["(Int) -> Text"]
      ])
    let calls = component.initializers.flatMap { $0.promisedCalls() }.map {
      $0.text(of: "Switch")
    }
    #expect(calls.contains("Switch { _, _ in view } date: { _ in view }"))
    #expect(!calls.contains { $0.hasPrefix("Switch { view") || $0.hasPrefix("Switch { }") })
  }

  /// The parameters of a closure determine its slot, regardless of declaration order.
  @Test func argumentsDistinguishClosures() throws {
    let component = try component(
      """
      component: Switch
      slots:
        label: {optional: true}
        thumb: {arguments: {isOn: Bool}, label: _, optional: true}
        track: {arguments: {isOn: Bool, index: Int}, optional: true}
      body: label
      """)
    let resolver = OverloadResolver(component.initializers)
    func form(_ value: Call.Value) -> [SlotChoice]? {
      let call = Call(arguments: [], trailing: [.init(label: nil, value: value)])
      guard case .initializer(let index) = resolver.resolve(call, in: .v6) else { return nil }
      return component.initializers[index].form
    }
    #expect(form(.closure(.oneView)) == [.view, .omitted, .omitted])
    #expect(form(.views(of: nil, taking: 1)) == [.omitted, .view, .omitted])
    #expect(form(.views(of: nil, taking: 2)) == [.omitted, .omitted, .view])
    #expect(form(.views(of: nil, taking: 3)) == nil)
  }

  @Test func argumentsAreKnownSomewhere() {
    expectProblems(
      of: [
        "component: «Bare»\nslots: {thumb: {arguments: {isOn: Bool}}}",
        """
        component: Styled
        slots: {thumb: {arguments: {isOn: Bool}, «lazy: true»}}
        styles: {«automatic»: , plain: {body: "configuration.thumb(isOn: true)"}}
        """.replacing("«lazy: true»", with: "lazy: «true»"),
        """
        component: Told
        slots: {thumb: {arguments: {isOn: Bool}}}
        body: thumb.«font»(.body)
        accessibility: {label: «thumb»}
        """,
      ],
      "'Bare' has no 'body' to pass the arguments of 'thumb'; add one that shows 'thumb' "
        + "[slot-arguments]",
      "a closure with arguments is always lazy; remove 'lazy' [slot-arguments]",
      "the style 'automatic' has no 'body' to pass the arguments of 'thumb'; add one that shows "
        + "'thumb' [slot-arguments]",
      "'thumb' is a closure; call it to get its view: 'thumb(isOn).font' [lazy-slot]",
      "'thumb' has arguments, which a label cannot pass; write 'children: combine', which reads "
        + "the texts in the slots, or '{text: …}' [slot-arguments]")
  }

  @Test func names() {
    expectProblems(
      """
      component: Switch
      slots:
        thumb:
          arguments: {«thumb»: Bool, «IsOn»: Bool, «title»: Int}
          options: [status]
      resolvers:
        status: {view: Text, parameters: {title: text}, value: title}
      body: thumb(true, false, 1)
      """,
      "the argument 'thumb' has the name of its slot; rename one of them [name-collision]",
      "the name of a slot argument begins with a lowercase letter: 'isOn' [member-name]",
      "the argument 'title' has the name of a parameter of the resolver 'status', whose value could "
        + "mean either; rename one of them [name-collision]")
    expectProblems(
      """
      component: Switch
      generics: {Value: Hashable}
      properties: {choice: «Value»}
      slots: {thumb: {arguments: {value: «Value»}}}
      styles: {automatic: {body: Text("")}}
      """,
      "a style's configuration is not generic, so it cannot have 'choice', whose type names "
        + "'Value'; write 'erased: AnyHashable' on 'Value', or another type that can be created "
        + "from it, give the component a 'body' instead of styles, or change the type of the "
        + "value [generic-configuration]",
      "a style's configuration is not generic, so it cannot have 'value', whose type names "
        + "'Value'; give the component a 'body' instead of styles, or change the type of the "
        + "value [generic-configuration]")
  }
}
