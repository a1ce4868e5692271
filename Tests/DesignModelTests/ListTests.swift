import DesignModel
import Testing

/// Slots whose views are treated one by one.
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
      "an item of 'cells' cannot be called 'Title', the name of the slot 'title' in the "
        + "configuration; choose another [item-name]",
      "an item of 'rows' cannot be called 'Kind', the name of another type that is needed in the "
        + "configuration; choose another [item-name]",
      "an item of 'spots' cannot be called 'Spot', the name of the items of 'marks' in the "
        + "configuration; choose another [item-name]",
      "an item of 'lines' cannot be called 'LinesItem', the name of the slot 'linesItem' in the "
        + "configuration; name it by 'list: {item: …}' [item-name]",
      "an item of 'tails' cannot be called 'View', the name of another type that is needed in the "
        + "configuration; choose another [item-name]",
      "the name of a type begins with a capital: 'End' [type-name]")
    expectProblems(
      "component: Row\nslots: {cells: {list: {item: «Cell»}}}",
      "'Cell' would be what styles call an item, and 'Row' has none; remove 'item', or add 'styles' "
        + "[item-without-styles]")
  }

  @Test func whatIsNoList() {
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
      "the views of the list 'cells' have to be there before they can be treated one by one; remove "
        + "'lazy' or 'list' [list-conflict]",
      "'mark' takes one view of the type 'Text', and a list any number of any; remove 'type' or "
        + "'list' [list-conflict]",
      "styles see a list as a collection with items of its own, so that 'leading' cannot share 'Side' "
        + "with another slot; name its parameter apart, or remove 'list' [list-conflict]",
      "the views of the list 'chosen' are there before anything could decide on them; remove "
        + "'arguments' or 'list' [list-conflict]")
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
      "the views of 'cells' are known one by one where the component is shown, and 'count' is made "
        + "before; styles have the collection itself, so make it of that in them [list-out-of-reach]",
      "the views of 'rows' are known one by one where the component is shown, and 'first' is made "
        + "before; styles have the collection itself, so make it of that in them [list-out-of-reach]",
      "the views of 'cells' are known one by one where the component is shown, and 'accessibility' "
        + "stands around all of that; say it in the body or in the styles [list-out-of-reach]",
      "the views of 'cells' are known one by one where the component is shown, and the body stands "
        + "around all of that; name it in the styles alone [list-out-of-reach]",
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
      "the component 'SlotItem' cannot be called 'SlotItem': emitted code needs that name; choose "
        + "another [reserved-type-name]")
  }
}
