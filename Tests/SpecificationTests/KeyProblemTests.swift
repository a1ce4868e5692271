import Testing

@Suite struct KeyProblemTests {
  @Test func keysThatAreIndentedTooLittle() {
    expectProblems(
      """
      component: Card
      slots:
        icon:
        «options»: [text, systemImage]
      """,
      "'options' is a key of a slot; indent it below the name of its slot [unknown-key]")
    // A slot can have the name of a key.
    expectProblems("component: Card\nslots: {label: , view: {options: [text]}}")
    expectProblems("component: Card\nslots: {title: }\nproperties: {type: String}")
  }

  @Test func keysThatAreIndentedTooMuch() {
    expectProblems(
      """
      component: Card
      slots:
        title:
        «properties»:
          role: CardRole
        «styles»: {automatic: {body: title}}
        «body»: |
          title
      """,
      "'properties' is a key of component specs and types, and here it would be the name of a slot; indent it "
        + "less [unknown-key]",
      "'styles' is a key of component specs, and here it would be the name of a slot; indent it less "
        + "[unknown-key]",
      "'body' is a key of component specs, types, styles and previews, and here it would be the name of a "
        + "slot; indent it less [unknown-key]")
    expectProblems(
      """
      component: Card
      properties:
        role: CardRole
        «body»: |
          Text(role)
      """,
      "'body' is a key of component specs, types, styles and previews, and here it would be the name of a "
        + "property; indent it less [unknown-key]")
    // An element can have the name of a key.
    expectProblems(
      """
      component: Card
      slots: {state: {optional: true}, styles: {}, types: }
      properties: {summary: String, environment: {type: Int}}
      types: {Role: {cases: {state: {values: {isOpen: Bool}}, body: }}}
      previews: {body: Card()}
      """)
  }

  @Test func keysThatAreNotIndented() {
    expectProblems(
      """
      component: Card
      slots:
      «title»:
      «actions»: {optional: true}
      properties:
      «label»: String
      accessibility:
      «children»: combine
      styles:
        automatic:
          environment:
          «scheme»: colorScheme
          body: title
      """,
      "unknown key 'title'; indent it below 'slots' [unknown-key]",
      "unknown key 'actions'; indent it below 'slots' [unknown-key]",
      "unknown key 'label'; indent it below 'properties' [unknown-key]",
      "unknown key 'children'; indent it below 'accessibility' [unknown-key]",
      "unknown key 'scheme'; indent it below 'environment' [unknown-key]")
    // A section that has a value, or that is not the last one before the key, lacks no entries.
    expectProblems(
      """
      component: Card
      slots: {title: }
      «binding»: isOn
      modifiers:
      body: title
      «optional»: true
      """,
      "'binding' is a key of properties, not of component specs [unknown-key]",
      "'optional' is a key of slots and selections, not of component specs [unknown-key]")
  }

  @Test func declarationsWithoutTheirSection() {
    expectProblems(
      """
      component: Card
      types:
        Person: {«name»: String, «tags»: [String], «age»: {type: Int, default: 0}}
        Progress: {cases: {running: {«fraction»: Double}}}
      styles:
        outlined: {«width»: CGFloat?, body: title}
      """,
      "unknown key 'name'; write it under 'properties' [unknown-key]",
      "unknown key 'tags'; write it under 'properties' [unknown-key]",
      "unknown key 'age'; write it under 'properties' [unknown-key]",
      "unknown key 'fraction'; write it under 'values' [unknown-key]",
      "unknown key 'width'; write it under 'parameters' [unknown-key]")
    // Text is not a type.
    expectProblems(
      "component: Card\ntypes: {Person: {«binding»: A person., cases: [a]}}",
      "'binding' is a key of properties, not of types [unknown-key]")
  }

  @Test func optionalValues() {
    expectProblems(
      """
      component: Card
      properties:
        role: {type: Role, «optional»: true}
        action: {type: () -> Void, «optional»: true}
        note: {type: String?, «optional»: true}
      """,
      "'optional' is a key of slots and selections, not of properties; for an optional value, write "
        + "'type: Role?' [unknown-key]",
      "'optional' is a key of slots and selections, not of properties; for an optional value, write "
        + "'type: (() -> Void)?' [unknown-key]",
      "'optional' is a key of slots and selections, not of properties; an optional value has a type such as "
        + "'String?' [unknown-key]")
  }

  @Test func misspelled() {
    expectProblems(
      """
      component: Card
      slots:
        title: {«optonal»: true}
      «propertys»: {}
      «property»: {}
      """,
      "unknown key 'optonal'; did you mean 'optional'? [unknown-key]",
      "unknown key 'propertys'; did you mean 'properties'? [unknown-key]",
      "unknown key 'property'; did you mean 'properties'? [unknown-key]")
  }

  @Test func elsewhere() {
    expectProblems(
      """
      component: Card
      slots:
        title: {«binding»: true}
      «optional»: true
      state:
        isOn: {type: Bool, «label»: _}
      """,
      "'binding' is a key of properties, not of slots [unknown-key]",
      "'optional' is a key of slots and selections, not of component specs [unknown-key]",
      "'label' is a key of resolvers, parameters, slots, selections, properties, modifiers, environment "
        + "values, payload values, parameters of forms and accessibility, not of state values "
        + "[unknown-key]")
  }

  @Test func unknown() {
    expectProblems(
      """
      component: Card
      slots:
        title: {«colour»: red}
      accessibility: {«sound»: Tap}
      """,
      "unknown key 'colour'; the keys of slots are 'optional', 'options', 'label', 'generic',"
        + " 'default', 'type', 'via', 'builder', 'arguments', 'lazy', 'omitEmpty', 'deprecated', 'summary', 'list' and "
        + "'forEach' [unknown-key]",
      "unknown key 'sound'; the keys of accessibility are 'children', 'label', 'hint', 'value',"
        + " 'traits', 'heading', 'actions', 'minimumTarget' and 'identifiers' [unknown-key]")
  }

  @Test func missing() {
    expectProblems(
      """
      «summary»: A card.
      slots: {title: }
      """,
      "a component spec needs the key 'component', as in 'component: Card' [missing-key]")
    expectProblems(
      """
      «component»:
      properties: {«role»: , «isOn»: {default: true}}
      """,
      "'component' has no value; expected a name, as in 'component: Card' [missing-key]",
      "a property needs the key 'type', as in 'type: Bool' [missing-key]",
      "a property needs the key 'type', as in 'type: Bool' [missing-key]")
  }

  /// For words where a mapping is expected, the message names the key they belong to.
  @Test func wordsWithoutTheirKey() {
    expectProblems(
      """
      component: Card
      slots: {a: «text», b: «[text, image]», c: «optional», d: «[optional, text]», e: «words»}
      """,
      "expected a mapping with the keys of slots, found 'text'; write '{options: [text]}' "
        + "[wrong-kind]",
      "expected a mapping with the keys of slots, found a list; write '{options: [text, image]}' "
        + "[wrong-kind]",
      "expected a mapping with the keys of slots, found 'optional'; write '{optional: true}' "
        + "[wrong-kind]",
      "expected a mapping with the keys of slots, found a list; write '{optional: true, options: "
        + "[text]}' [wrong-kind]",
      "expected a mapping with the keys of slots, found 'words', as in 'slots: {title: {options: "
        + "[text]}, actions: {optional: true}}' [wrong-kind]")
    #expect(
      fixed("component: Card\nslots: {a: text}") == "component: Card\nslots: {a: {options: [text]}}"
    )
  }

  @Test func namesWithoutTheirKey() {
    expectProblems(
      """
      component: Card
      types: {Role: «[low, high]», Size: «Int»}
      styles: {outlined: «[colorScheme]»}
      """,
      "expected a mapping with the keys of types, found a list; write '{cases: [low, high]}' "
        + "[wrong-kind]",
      "expected a mapping with the keys of types, found 'Int', as in 'types: {CardRole: {cases: "
        + "[neutral, critical]}}' [wrong-kind]",
      "expected a mapping with the keys of styles, found a list; write '{environment: "
        + "[colorScheme]}' [wrong-kind]")
    #expect(
      fixed("component: Card\ntypes: {Role: [low, high]}")
        == "component: Card\ntypes: {Role: {cases: [low, high]}}")
  }

  @Test func swiftWithoutItsKey() {
    expectProblems(
      """
      component: Card
      styles:
        automatic: «configuration.title»
      """,
      "expected a mapping with the keys of styles, found 'configuration.title'; write the Swift "
        + "under 'body', as in 'automatic: {body: …}' [wrong-kind]")
  }

  @Test func misspelledRequiredKeyIsReportedOnce() {
    expectProblems(
      """
      «componet»: Card
      properties: {role: {«typ»: Role}}
      """,
      "unknown key 'componet'; did you mean 'component'? [unknown-key]",
      "unknown key 'typ'; did you mean 'type'? [unknown-key]")
  }
}
