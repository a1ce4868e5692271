import DesignModel
import Testing

/// Slots that are filled from data.
struct RepetitionTests {
  private func signatures(_ spec: String) throws -> [String] {
    try component(spec).initializers.filter { $0.form.contains(.forEach) }.map { initializer in
      let generics = initializer.details.generics.map(\.declaration).joined(separator: ", ")
      let parameters = initializer.parameters.map { "\($0.label ?? "_"): \($0.type)" }
      return "<\(generics)>(\(parameters.joined(separator: ", "))) "
        + initializer.details.ownRequirements.map(\.text).joined(separator: ", ")
    }
  }

  @Test func anyElements() throws {
    let both = [
      "<Data: RandomAccessCollection, Item: Identifiable, Row: View>(_: Data, row: (Item) -> Row) "
        + "Data.Element == Item",
      "<Data: RandomAccessCollection, Item, ID: Hashable, Row: View>(_: Data, id: KeyPath<Item, ID>, "
        + "row: (Item) -> Row) Data.Element == Item",
    ]
    #expect(try signatures("component: Feed\nslots: {rows: {forEach: Item}}") == both)
    #expect(
      try signatures("component: Feed\nslots: {rows: {forEach: true}}")
        == both.map { $0.replacing("Item", with: "Element") })
    #expect(try signatures("component: Feed\nslots: {rows: {forEach: false}}") == [])
    #expect(
      try signatures(
        "component: Feed\nslots: {rows: {forEach: {element: Item, identifiable: false}}}")
        == [both[1]])
  }

  @Test func elementsOfTheComponent() throws {
    #expect(
      try signatures(
        """
        component: Feed
        generics: {Item: Hashable, Place: Identifiable}
        properties: {chosen: Item, place: Place}
        slots: {rows: {forEach: {element: Item, data: items}}}
        """) == [
          "<Items: RandomAccessCollection, Row: View>(items: Items, chosen: Item, place: Place, row: "
            + "(Item) -> Row) Items.Element == Item, Item: Identifiable",
          "<Items: RandomAccessCollection, ID: Hashable, Row: View>(items: Items, id: KeyPath<Item, "
            + "ID>, chosen: Item, place: Place, row: (Item) -> Row) Items.Element == Item",
        ])
    #expect(
      try signatures(
        """
        component: Feed
        generics: {Place: Identifiable}
        properties: {place: Place}
        slots: {rows: {forEach: Place}}
        """
      ).first == "<Data: RandomAccessCollection, Row: View>(_: Data, place: Place, row: (Place) -> "
        + "Row) Data.Element == Place")
  }

  @Test(arguments: [
    ("Person", 2), ("Job", 1), ("Staff", 2), ("String", 1), ("Int?", 1), ("Contacts.Contact", 2),
    ("Other", 2),
  ])
  func identities(_ type: String, _ count: Int) throws {
    #expect(
      try signatures(
        """
        component: Feed
        slots: {rows: {forEach: "\(type)"}}
        types:
          Person: {conforms: [Identifiable], properties: {id: Int}}
          Job: {properties: {title: String}}
          Staff: {alias: Person}
        """
      ).count == count)
  }

  @Test func names() throws {
    #expect(
      try signatures(
        """
        component: Feed
        properties: {data: Int, when: Data, id: String}
        slots: {row: , rows: {forEach: {element: String}}}
        initializers: {strategy: explicit, forms: [{row: view, rows: forEach}]}
        """) == [
          "<RowsData: RandomAccessCollection, RowsID: Hashable, RowsRow: View>(_: RowsData, id: "
            + "KeyPath<String, RowsID>, data: Int, when: Data, id: String, row: () -> Row, rowsRow: "
            + "(String) -> RowsRow) RowsData.Element == String"
        ])
  }

  @Test func order() throws {
    let spec = """
      component: Feed
      properties: {count: Int}
      slots: {rows: {forEach: {element: String}}, title: {options: [string]}}
      initializers: {order: ORDER, forms: [{rows: forEach, title: string}]}
      """
    func labels(_ order: String) throws -> [String] {
      try component(spec.replacing("ORDER", with: order)).initializers.flatMap(\.parameters).map {
        $0.label ?? "_"
      }
    }
    #expect(try labels("declaration") == ["_", "id", "count", "row", "title"])
    #expect(try labels("trailingViewBuilders") == ["_", "id", "count", "title", "row"])
    #expect(try labels("[count, rows]") == ["count", "_", "id", "row", "title"])
    #expect(try labels("[count, rows, title, rows.view]") == ["count", "_", "id", "title", "row"])
  }

  @Test func methods() throws {
    let methods = try component(
      "component: Feed\nslots: {title: , rows: {via: modifier, forEach: Item}, row: }"
    ).slotMethods
    #expect(methods.map(\.choice) == [.view, .forEach, .forEach])
    #expect(methods[1].initializer.parameters.map { $0.label ?? "_" } == ["_", "row"])
  }

  @Test func slotsThatCannotBeRepeated() {
    expectProblems(
      """
      component: Feed
      slots:
        a: {forEach: true, type: «Text»}
        b: {forEach: {row: line}, builder: {name: «FewBuilder», limit: 2}}
        c: {forEach: true, generic: «Side»}
        d: {generic: Side}
        e: {forEach: «Named»}
        f: {forEach: «'() -> Void'»}
        g: {forEach: «Side»}
        h: {forEach: «Entry»}
        i: {forEach: {row: «Line»}}
      types: {Named: {protocol: [], properties: {name: String}}}
      """,
      "a slot filled from data is a 'ForEach', and 'a' takes only a 'Text'; remove 'type' or "
        + "'forEach' [repeated-slot]",
      "the number of views for data is not known, and 'FewBuilder' limits it; remove 'builder' or "
        + "'forEach' [repeated-slot]",
      "a slot filled from data is a 'ForEach' over this data, and another slot cannot share 'Side' "
        + "with it; use another parameter, or remove 'forEach' [repeated-slot]",
      "'Named' is a protocol, and the elements of data are of one type that conforms; declare a generic "
        + "parameter, such as 'generics: {Item: Named}', and write 'forEach: Item' [repeated-slot]",
      "a function has no identity; write another type [repeated-slot]",
      "'Side' is the view in the slot 'c', not the type of an element; choose another name "
        + "[repeated-slot]",
      "an element of data cannot be named 'Entry', which has a meaning in emitted code; choose "
        + "another name [reserved-name]",
      "the name of a closure begins with a lowercase letter: 'line' [member-name]")
  }

  @Test func formsMentionRepetitions() {
    expectProblems(
      """
      component: Feed
      slots: {rows: , cells: {forEach: true}}
      initializers: {strategy: explicit, forms: [{rows: «forEach», cells: [view, forEach]}]}
      """,
      "'rows' cannot be filled from data; write 'forEach: true' on the slot, or remove it here "
        + "[unknown-slot-option]")
  }
}
