import DesignModel
import Testing

@Suite struct AccessibilityTests {
  @Test func texts() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      properties: {role: CardRole, isOn: {type: Bool, binding: true}, action: "() -> Void"}
      modifiers: {width: {type: Double, default: 1}, note: "String?"}
      types: {CardRole: {cases: [neutral]}}
      accessibility: {label: «width», hint: «title», value: «role»}
      """,
      "'width' is of the type 'Double', which cannot be read out as a label; write an expression "
        + "that is a 'Text' or a 'String' [accessibility-type]",
      "the slot 'title' is a view, and only a label can be one; write '{text: …}', or name a property"
        + " that is a text [accessibility-slot]",
      "'role' is of the type 'CardRole', which cannot be read out as a value; write an expression "
        + "that is a 'Text' or a 'String' [accessibility-type]")
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      properties: {isOn: {type: Bool, binding: true}, action: "() -> Void"}
      accessibility: {label: «Close», hint: «action», value: «isOn»}
      """,
      "'Close' is the name of a type in Swift, not a text; a localized text is written '{text: "
        + "Close}' [bare-text]",
      "'action' is of the type '() -> Void', which cannot be read out as a hint; write an "
        + "expression that is a 'Text' or a 'String' [accessibility-type]",
      "'isOn' is of the type 'Bool', which cannot be read out as a value; write 'isOn ? "
        + "Text(\"on\") : Text(\"off\")', or a trait under 'traits' [accessibility-type]")
  }

  /// A slot of the type `Text` is a text on every system, unless it may be nil.
  @Test func textsOfSlots() {
    expectKeyProblems(
      """
      component: Card
      slots:
        title: {type: Text, options: [text]}
        note: {type: Text, options: [text], optional: true}
        picture:
      accessibility: {label: title, hint: title, value: «note»}
      """,
      "a value that may be nil needs iOS 18.0, and the component is available since 16.0; raise the "
        + "project's 'platforms', or write the text for nil, as in 'note ?? …' "
        + "[accessibility-availability]")
  }

  @Test func availability() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: , content: }
      modifiers: {note: "String?"}
      accessibility: {label: «title», hint: «note», traits: [isButton, «isToggle»]}
      """,
      "a view as a label needs iOS 18.0, and the component is available since 16.0; raise the "
        + "project's 'platforms', or write 'children: combine', which reads the texts in the "
        + "slots, or '{text: …}' [accessibility-availability]",
      "a hint that may be nil needs iOS 18.0, and the component is available since 16.0; raise "
        + "the project's 'platforms', or write the text for nil, as in 'note ?? …' "
        + "[accessibility-availability]",
      "the trait 'isToggle' needs iOS 17.0, and the component is available since 16.0; raise the "
        + "project's 'platforms', or use another trait, such as 'isButton' "
        + "[accessibility-availability]")
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      availability: {macOS: unavailable}
      properties: {count: Int}
      accessibility:
        value: «count»
        heading: «h1»
        actions: {«open»: open()}
      """, project: "{library: DesignKit, platforms: {iOS: 14, macOS: 11}}",
      "a number as a value needs iOS 15.0, and the component is available since 14.0; raise the "
        + "project's 'platforms', or write a text, as in '\"\\(count)\"' "
        + "[accessibility-availability]",
      "a heading's level needs iOS 15.0, and the component is available since 14.0; raise the "
        + "project's 'platforms', or remove 'heading' [accessibility-availability]",
      "the action 'open' needs iOS 16.0, and the component is available since 14.0; raise the "
        + "project's 'platforms', or remove it [accessibility-availability]")
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      availability: {iOS: 18, macOS: unavailable}
      accessibility: {label: title, traits: isToggle}
      """)
  }

  @Test func severalTexts() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      properties: {name: String, note: "String?", isOn: Bool, count: Int}
      accessibility:
        label: {when: «count», then: «title», else: «note»}
        hint: {when: «isOn», then: {text: On}}
        value: {when: isOn, then: name, else: {when: «isOn == false», then: {text: On}}}
      """,
      "'count' is of the type 'Int', not a condition; write a comparison, as in 'count == …' "
        + "[condition-type]",
      "a branch of a text cannot be a slot or nil; write '{text: …}', or a 'Text' "
        + "[accessibility-branch]",
      "a branch of a text cannot be a slot or nil; write '{text: …}', or a 'Text' "
        + "[accessibility-branch]",
      "a hint that may be missing needs iOS 18.0, and the component is available since 16.0; "
        + "raise the project's 'platforms', or write 'else' [accessibility-availability]",
      "a branch always needs a text; write 'else' here, too [text-without-else]")
  }

  @Test func namesOfActions() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      properties: {name: String, note: "String?", role: CardRole, go: "() -> Void"}
      types: {CardRole: {cases: [neutral]}}
      accessibility:
        actions:
          a: {name: name, perform: go()}
          b: {name: Names and more, perform: go()}
          c: {name: {text: note}, perform: go()}
          d: {name: {when: name.isEmpty, then: {text: Go}, else: name}, perform: go()}
          e: {name: «note», perform: go()}
          f: {name: «title», perform: go()}
          g: {name: «role», perform: go()}
          h: {name: {when: «name.isEmpty», then: name}, perform: go()}
      """,
      "the name of an action cannot be a slot or nil; write '{text: …}', or the name of a value "
        + "that is a text [accessibility-branch]",
      "the name of an action cannot be a slot or nil; write '{text: …}', or the name of a value "
        + "that is a text [accessibility-branch]",
      "'role' is of the type 'CardRole', which cannot be read out as a name; write an expression "
        + "that is a 'Text' or a 'String' [accessibility-type]",
      "the name of an action always needs a text; write 'else' here, too [text-without-else]")
  }

  @Test func closuresThatAreNotCalled() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      properties: {name: String, go: "() -> Void", pick: "(Int) -> Void", onTap: "(() -> Void)?"}
      accessibility:
        actions: {a: «go», b: «onTap», c: «pick», d: «name», e: go(), f: pick(1)}
      """,
      "'go' is a closure and is not called; write 'go()' [accessibility-type]",
      "'onTap' is a closure and is not called; write 'onTap?()' [accessibility-type]",
      "'pick' is a closure and is not called; write 'pick(…)' [accessibility-type]",
      "'name' is of the type 'String', not a call; write what the action does [accessibility-type]")
  }

  @Test func incompleteTexts() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      properties: {isOn: Bool}
      accessibility:
        label: «{text: Card, when: isOn}»
        hint: «{then: {text: Card}}»
        value: {when: isOn, then: {text: On}, else: «{}»}
      """,
      "a text is '{text: …}', or '{when: …, then: {text: …}, else: {text: …}}' [text-form]",
      "a text is '{text: …}', or '{when: …, then: {text: …}, else: {text: …}}' [text-form]",
      "a text is '{text: …}', or '{when: …, then: {text: …}, else: {text: …}}' [text-form]")
  }

  @Test func traits() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: , icon: {optional: true}}
      properties: {count: Int, name: "String?", isOn: Bool}
      accessibility:
        traits:
          - isButton
          - {«isButton»: isOn}
          - {isSelected: «count», isModal: «name», isHeader: «title», isImage: «icon», isLink: isOn}
      """,
      "'isButton' is already among the traits; remove one, or join the conditions with '||' "
        + "[duplicate-trait]",
      "'count' is of the type 'Int', not a condition; write a comparison, as in 'count == …' "
        + "[condition-type]",
      "'name' is of the type 'String?', not a condition; write a comparison, as in 'name != nil' "
        + "[condition-type]",
      "the slot 'title' is a view, not a condition; write a property of type 'Bool' "
        + "[condition-type]",
      "the slot 'icon' is a view, not a condition; write 'icon != nil' [condition-type]")
  }

  @Test func slots() {
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      accessibility: {heading: {«tittle»: h1, «title»: h2}, identifiers: {«title»: card.title}}
      body: title
      """,
      "'Card' has no slot 'tittle'; did you mean 'title'? [unknown-slot]",
      "the body shows 'title' and has to make it a heading: write "
        + "'title.accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)' there "
        + "[heading-in-body]",
      "the body shows 'title' and has to set its identifier: write "
        + "'title.accessibilityIdentifier(CardAccessibilityIdentifiers.title)' there "
        + "[identifier-in-body]")
    expectKeyProblems(
      """
      component: Card
      slots: {title: }
      accessibility: {identifiers: {title: card.title}}
      types: {«CardAccessibilityIdentifiers»: {cases: [a]}}
      """,
      "the type 'CardAccessibilityIdentifiers' has the name 'CardAccessibilityIdentifiers', which "
        + "the type of the accessibility identifiers of 'Card' already has; rename one of them "
        + "[duplicate-type]")
  }

  @Test func bundle() {
    expectKeyProblems(
      """
      component: «Bundle»
      slots: {title: }
      accessibility: {label: {text: Bundle}}
      """,
      "the library looks up its texts in Foundation's 'Bundle', which the component 'Bundle' "
        + "would hide; choose another name [reserved-type-name]")
  }

  @Test func localizedTexts() throws {
    let card = try component(
      """
      component: Card
      slots: {title: }
      accessibility: {label: {text: Card}, value: '"x"', actions: {takeAway: remove()}}
      """)
    #expect(
      card.localizedTexts.map { "\($0.text) - \($0.comment)" } == [
        "Card - Card: the accessibility label.",
        "Take away - Card: the name of the accessibility action 'takeAway'.",
      ])
  }
}
