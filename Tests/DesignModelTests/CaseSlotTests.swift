import DesignModel
import Testing

/// Associated views of enum cases.
struct CaseSlotTests {
  @Test func casesAreMadeFromViews() throws {
    let component = try component(
      """
      component: Row
      properties: {kind: RowKind}
      types:
        RowKind:
          cases:
            plain:
            custom:
              values: {width: {type: Double, default: 44, label: _}}
              slots: {content: {options: [text]}, note: {optional: true}}
      body: EmptyView()
      """)
    guard case .enumeration(let enumeration) = component.types[0].kind else {
      Issue.record("\(component.types[0].kind)")
      return
    }
    #expect(enumeration.cases.map { $0.maker == nil } == [true, false])
    #expect(component.types[0].conformances.isEmpty)
    let maker = try #require(enumeration.cases[1].maker)
    let calls = maker.initializers.flatMap { $0.promisedCalls() }.map { $0.text(of: "RowKind") }
    #expect(calls.contains("RowKind.custom { view }"))
    #expect(calls.contains("RowKind.custom(…, content: \"…\") { view }"))
  }

  @Test func slotsThatCasesCannotHave() {
    expectProblems(
      """
      component: Row
      properties: {kind: RowKind}
      types:
        RowKind:
          cases:
            custom:
              slots:
                note: {via: «modifier»}
                image: {type: «Image»}
                thumb: {arguments: {«isOn»: Bool}}
                line: {default: {type: Divider, value: «Divider()»}}
                old: {deprecated: «Nobody sees it.»}
                content: {options: [text, «value»]}
                all: {list: «true»}
      body: EmptyView()
      """,
      "'note' is a slot of an enum case: a case has no modifiers; remove 'via' [case-slots]",
      "'image' is a slot of an enum case: a view of a fixed type is a value; write 'image: Image' "
        + "under 'values' [case-slots]",
      "'thumb' is a slot of an enum case: the slots of a case are always views; write a closure "
        + "that returns a view of a fixed type under 'values' [case-slots]",
      "'line' is a slot of an enum case: a slot of a case cannot be empty; make the slot "
        + "'optional', or declare a case without it [case-slots]",
      "'old' is a slot of an enum case: deprecate the case instead [case-slots]",
      "'content' is a slot of an enum case: its payload is a view, so 'value' would be ambiguous; "
        + "remove it [case-slots]",
      "the views of 'all' are available where they are shown, and a value is not a view; use a "
        + "list in the component that shows it, or a property with a 'builder' [value-key]")
  }

  @Test func enumsThatCannotHaveSlots() {
    expectProblems(
      """
      component: Row
      properties: {kind: RowKind}
      types:
        RowKind:
          conforms: [«Hashable», «CaseIterable»]
          default: «custom»
          cases:
            custom: {slots: {content: }}
            other: {slots: {«content»: {lazy: true}, «part»: , «rowKind»: }}
            third: {values: {label: Text}, slots: {«text»: }}
            fourth: {values: {size: Int}, slots: {«size»: }}
          types: {Part: {cases: [one]}}
        Choice:
          generics: {Value: Hashable}
          cases: {one: {values: {value: Value}}, two: {slots: {«content»: }}}
        Rank: {raw: Int, cases: {one: {slots: {«content»: }}}}
      body: EmptyView()
      """,
      "'RowKind' stores any view in 'content', which cannot be compared or sent; remove "
        + "'Hashable' [conformance]",
      "the cases of 'RowKind' cannot be listed, because one has a payload: 'CaseIterable' needs "
        + "'allCases'; declare it under 'swift', or remove the conformance [conformance]",
      "the case 'custom' has a payload, so it is not a value; declare a constant for it under "
        + "'constants' and name that [default-with-payload]",
      "another case has a slot 'content', and only one of them is lazy or optional; make them "
        + "equal, or rename one of them [name-collision]",
      "the type of the slot 'part' has the name of a type in 'RowKind'; rename one of them "
        + "[name-collision]",
      "in 'RowKind', the type of the slot 'rowKind' would hide 'RowKind'; rename the slot "
        + "[name-collision]",
      "in 'RowKind', the type of the slot 'text' would hide 'Text'; rename the slot [name-collision]",
      "'fourth' already has 'size'; remove or rename one of them [duplicate-member]",
      "the view of 'content' would have a different type for every 'Value'; remove the type's "
        + "'generics', or the slot [case-slots]",
      "a case has a raw value or a payload, not both; remove 'slots' or the type's 'raw' "
        + "[raw-value-payload]")
  }

  @Test func waysToMakeACaseDiffer() {
    expectProblems(
      """
      component: Row
      properties: {kind: RowKind}
      types:
        RowKind:
          cases:
            custom: {slots: {«first»: {optional: true, label: _}, second: {optional: true, label: _}}}
            «large»:
              slots:
                one: {optional: true, options: [text, systemImage, image]}
                two: {optional: true, options: [text, systemImage, image]}
                three: {options: [text]}
      body: EmptyView()
      """,
      "'RowKind.custom({ view })' could mean more than one way to fill the slots; give their arguments "
        + "different labels [ambiguous-call]",
      "there are 108 ways to make 'RowKind.large', more than the limit of 64; remove options of its "
        + "slots [too-many-initializers]")
  }
}
