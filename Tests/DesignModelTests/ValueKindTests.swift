import DesignModel
import Testing

/// Components that are values.
struct ValueKindTests {
  @Test func slotsAreErased() throws {
    let component = try component(
      """
      component: Item
      kind: value
      slots:
        label: {options: [text]}
        symbol: {type: Image}
        note: {via: modifier}
        int: {lazy: true}
      properties: {count: {type: Int, access: internal}}
      types: {Size: {scope: component, cases: [small]}}
      """)
    #expect(component.slots.map(\.isErased) == [true, false, true, true])
    // The type of the slot does not hide a type that the value needs.
    #expect(component.slots.map(\.generic.text) == ["Label", "Image", "Note", "IntContent"])
    #expect(component.properties.map(\.access) == [.internal])
    // Without a generic parameter there is a member rather than an alias.
    guard case .component = component.types[0].scope else {
      Issue.record("\(component.types[0].scope)")
      return
    }
  }

  @Test func aTypeThatIsNeededIsNotHidden() throws {
    let component = try component(
      """
      component: Item
      kind: value
      slots:
        label: {options: [tag]}
        divider: {default: {type: Divider, value: Divider()}}
        item:
        circle:
      resolvers: {tag: {type: Int, view: Label, value: 'Label("\\($0)", systemImage: "star")'}}
      swift: |
        extension Item {
          static var shape: some View { Circle() }
        }
      """)
    #expect(
      component.slots.map(\.generic.text) == [
        "LabelContent", "DividerContent", "ItemContent", "CircleContent",
      ])
  }

  @Test func literalsAreLocalized() throws {
    let component = try component("component: Item\nkind: value\nslots: {label: {options: [text]}}")
    // For a type without generic parameters, Swift would prefer a 'String' for a literal.
    let types = component.initializers.flatMap(\.parameters).map(\.type.text)
    #expect(types == ["() -> Label", "LocalizedStringKey", "some StringProtocol"])
  }

  @Test func valuesHaveNoViewMembers() {
    expectProblems(
      """
      component: Item
      kind: value
      slots:
        label: {list: «true»}
        note: {generic: «Note»}
      properties: {isOn: {type: Bool, binding: «optional», default: false}}
      state: {«isPressed»: {type: Bool, default: false}}
      environment: {«density»: {type: Int, default: 1}}
      accessibility: {children: «combine»}
      styles: {«automatic»: }
      configuration: [«label»]
      body: «style»
      """,
      "the views of 'label' are available where they are shown, and a value is not a view; use a "
        + "list in the component that shows it, or a property with a 'builder' [value-key]",
      "a value type-erases the views of 'note', so that values can be in one list, and has no "
        + "generic parameter for them; remove 'generic' [value-key]",
      "without a binding, 'isOn' would be state, and a value has no state; write 'binding: true' "
        + "[value-key]",
      "a value is shown by other components and has no 'state'; declare that in the component "
        + "that shows it, and pass a binding here [value-key]",
      "a value is shown by other components and has no 'environment'; read it in the component "
        + "that shows it [value-key]",
      "a value is shown by other components and has no 'accessibility'; set it in the component "
        + "that shows it [value-key]",
      "a value is shown by other components and has no 'styles'; give the component that shows it "
        + "styles, which see its slots and properties [value-key]",
      "a value is shown by other components and has no 'configuration'; the component that shows "
        + "it can read all of it; remove 'configuration' [value-key]",
      "a value is shown by other components and has no 'body'; show its slots in the component "
        + "that shows it, as in 'item.label', and remove 'body' [value-key]")
  }

  @Test func conformances() {
    expectProblems(
      """
      component: Item
      kind: value
      conforms: [«View», «Identifiable», «Sendable»]
      slots: {label: }
      """,
      "a value is not a view; remove 'View', or 'kind: value' [conformance]",
      "'Identifiable' needs a property 'id'; add it, as in 'id: {type: String}' [conformance]",
      "'Item' stores any view in 'label', which may not be 'Sendable'; remove it, or give the "
        + "slot a 'type' [conformance]")
    expectProblems(
      """
      component: Item
      kind: value
      conforms: [Identifiable]
      properties: {id: {type: String, access: «internal»}}
      """,
      "'Identifiable' needs an 'id' with the access level of 'Item'; remove 'access' [conformance]")
    expectProblems(
      """
      component: Item
      kind: value
      conforms: [Identifiable, Hashable, Sendable]
      properties: {count: Int, key: LocalizedStringKey, rank: «Rank»}
      slots: {label: {type: Text}}
      types: {Rank: {properties: {number: Int}}}
      swift: |
        extension Item {
          public var id: Int { count }
        }
      """,
      "'Hashable' compares 'rank', but 'Rank' is not known to be 'Hashable'; add it under the "
        + "type's 'conforms', or remove 'Hashable' [conformance]")
  }

  @Test func valuesOfOtherTypesThatContainThem() {
    expectKeyProblems(
      """
      component: Group
      conforms: [Equatable]
      properties: {only: «Item», name: String}
      slots: {item: {type: «Item»}}
      """,
      others: ["component: Item\nkind: value\nconforms: [Hashable]\nproperties: {id: Int}"],
      "'Equatable' compares 'only' outside of the main actor, but 'Item' is not known to be "
        + "'Sendable'; add it under the type's 'conforms', or remove 'Equatable' [conformance]",
      "'Item' is a value that other components show, not a view; write the type of a view, such "
        + "as 'Text' [slot-type]")
  }

  @Test func itemsDetermineGenericParameters() throws {
    let component = try component(
      """
      component: Group
      generics: {Value: Hashable}
      properties: {items: {type: "[Option<Value>]", builder: OptionsBuilder}}
      types: {Option: {generics: {Value: Hashable}, properties: {value: Value}}}
      body: EmptyView()
      """)
    let calls = component.initializers.flatMap { $0.promisedCalls() }.map { $0.text(of: "Group") }
    // An empty closure would not determine the values.
    #expect(calls == ["Group(items: { option })", "Group { option }"])
  }
}
