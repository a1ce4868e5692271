import DesignModel
import Testing

/// Slots whose views are treated individually.
struct ListTests {
  @Test func itemsHaveNames() throws {
    func items(_ slots: String) throws -> [String?] {
      try component("component: Row\nslots: {\(slots)}\nstyles: {automatic: }").slots.map {
        $0.list?.item
      }
    }
    #expect(try items("cells: {list: true}, title: {list: false}, note: ") == ["Item", nil, nil])
    #expect(try items("cells: {list: {item: Cell}}") == ["Cell"])
    #expect(try items("cells: {list: {}}, item: ") == ["CellsItem", nil])
    #expect(
      try items("leading: {list: true}, trailing: {list: {}}, rest: {list: {item: Rest1}}")
        == ["LeadingItem", "TrailingItem", "Rest1"])
  }

  @Test func itemNames() {
    expectProblems(
      """
      component: Row
      slots:
        cells: {list: {item: «Title»}}
        rows: {list: {item: «Kind»}}
        marks: {list: {item: Spot}}
        spots: {list: {item: «Spot»}}
        «lines»: {list: true}
        tails: {list: {item: «View»}}
        ends: {list: {item: «end»}}
        title:
        linesItem:
      properties: {kind: Kind}
      types: {Kind: {cases: [small, large]}}
      configuration: {handle: {view: Divider()}}
      styles: {automatic: }
      """,
      "an item of 'cells' cannot be named 'Title', the name of the slot 'title' in the "
        + "configuration; choose another [item-name]",
      "an item of 'rows' cannot be named 'Kind', the name of another type that is needed in the "
        + "configuration; choose another [item-name]",
      "an item of 'spots' cannot be named 'Spot', the name of the items of 'marks' in the "
        + "configuration; choose another [item-name]",
      "an item of 'lines' cannot be named 'LinesItem', the name of the slot 'linesItem' in the "
        + "configuration; name it with 'list: {item: …}' [item-name]",
      "an item of 'tails' cannot be named 'View', the name of another type that is needed in the "
        + "configuration; choose another [item-name]",
      "the name of a type begins with a capital letter: 'End' [type-name]")
    expectProblems(
      "component: Row\nslots: {cells: {list: {item: «Cell»}}}",
      "'Cell' is the name of an item in styles, and 'Row' has no styles; remove 'item', or add "
        + "'styles' [item-without-styles]")
  }

  @Test func slotsThatAreNotLists() {
    expectProblems(
      """
      component: Row
      slots:
        cells: {list: true, lazy: «true»}
        mark: {list: {}, type: «Text»}
        leading: {list: true, generic: «Side»}
        trailing: {generic: Side}
        own: {list: true, generic: Own, lazy: false}
        few: {list: true, builder: {name: FewBuilder, limit: 2}}
        later: {list: true, via: modifier, optional: true}
        chosen: {list: true, arguments: {«isOn»: Bool}}
      body: EmptyView()
      """,
      "the views of the list 'cells' have to be created before they are handled one by one; "
        + "remove 'lazy' or 'list' [list-conflict]",
      "'mark' takes one view of the type 'Text', and a list takes any number of any type; remove "
        + "'type' or 'list' [list-conflict]",
      "styles see a list as a collection, so 'leading' cannot share 'Side' with another slot; use "
        + "another parameter, or remove 'list' [list-conflict]",
      "the views of the list 'chosen' are created before there are arguments; remove 'arguments' "
        + "or 'list' [list-conflict]")
  }

  @Test func reach() {
    expectProblems(
      """
      component: Row
      slots: {cells: {list: true}, rows: {list: true}}
      configuration:
        count: {type: Int, value: «cells».count}
        first: {view: "«rows».font(.headline)"}
      accessibility:
        label: rows
        traits: {isSelected: «cells».isEmpty}
      body: |
        style.id(«cells».count)
      styles: {automatic: }
      """,
      "the views of 'cells' are available where the component is shown, and 'count' is evaluated "
        + "before the views of the list are known; use the collection in the styles "
        + "[list-out-of-reach]",
      "the views of 'rows' are available where the component is shown, and 'first' is evaluated "
        + "before the views of the list are known; use the collection in the styles "
        + "[list-out-of-reach]",
      "the views of 'cells' are available where the component is shown, and 'accessibility' is "
        + "outside of that code; set it in the body or in the styles [list-out-of-reach]",
      "the views of 'cells' are available where the component is shown, and the body is outside of "
        + "that code; use them only in the styles [list-out-of-reach]",
      project: "library: Kit\nplatforms: {iOS: 18, macOS: 15}")
  }

  @Test func namesOfSupport() {
    func problems(_ spec: String) -> [String] {
      checked(
        [spec], project: "library: Kit\noutput: {sources: Generated}\nsources: Sources",
        handwritten: "struct SlotItems {}"
      ).diagnostics.map(\.id)
    }
    #expect(problems("component: Row\nslots: {cells: {list: true}}") == ["handwritten-type"])
    expectProblems(
      "component: «SlotItem»\nslots: {title: }",
      "the component 'SlotItem' cannot be named 'SlotItem', because emitted code needs that name; "
        + "choose another [reserved-type-name]")
  }
}
