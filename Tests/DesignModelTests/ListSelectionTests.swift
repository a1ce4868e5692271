import DesignModel
import Testing

/// Selections in lists, traits of single views, and values computed from them.
struct ListSelectionTests {
  @Test func selectionIsAProperty() throws {
    func property(_ selection: String, _ rest: String = "") throws -> [String] {
      let component = try component(
        "component: Row\ngenerics: {Value: Hashable}\nslots: {cells: {list: {selection: \(selection)\(rest)}}}"
          + "\nbody: cells")
      let property = try #require(component.properties.first)
      return [property.name, property.label ?? "_"] + property.parameterTypes.map(\.text)
    }
    #expect(
      try property("{value: Value, tag: cell}") == ["selection", "selection", "Binding<Value>"])
    #expect(
      try property("Value", ", item: Cell") == ["selection", "selection", "Binding<Value>"])
    #expect(
      try property("{value: Value, optional: true, label: shown, tag: cell}")
        == ["shown", "shown", "Binding<Value?>"])
    #expect(
      try property("{value: Value, multiple: true, label: _, tag: cell}")
        == ["selection", "_", "Binding<Set<Value>>"])
    #expect(
      try property("{value: Value, optional: true, multiple: true, tag: cell}")
        == ["selection", "selection", "Binding<Value?>", "Binding<Set<Value>>"])
  }

  @Test func oneOrSeveralDoublesInitializers() throws {
    let row = try component(
      """
      component: Row
      slots:
        cells: {list: {selection: {value: Int, optional: true, multiple: true, tag: cell}}}
        title: {optional: true, options: [text]}
      body: cells
      """)
    #expect(row.initializers.count == 8)
    expectProblems(
      """
      component: Row
      slots:
        cells: {list: {selection: {value: Int, optional: true, multiple: true, tag: cell}}}
        title: {optional: true, options: [text]}
      initializers: {strategy: permutations, limit: «7»}
      body: cells
      """,
      "'Row' has 8 initializers, more than its limit of 7: 'title' ×4, 'selection' ×2; write "
        + "'via: modifier' for 'title', which leaves 2; or remove an option, or set "
        + "'initializers: {limit: 8}' [too-many-initializers]")
  }

  @Test func tags() {
    expectProblems(
      """
      component: Row
      slots:
        cells: {list: {selection: «Int»}}
        tabs: {list: {selection: {value: Int, label: tab, tag: «badge»}}}
        marks: {list: {selection: {value: Int, label: mark, tag: «Mark»}}}
      body: cells
      """,
      "callers tag views with a method, which needs a name; add 'tag', as in 'tag: rowTag', or "
        + "name the list's 'item' [missing-tag]",
      "SwiftUI has a method 'badge' on every view, so calls would be ambiguous; rename this one "
        + "with 'tag: …' [swiftui-method]",
      "the name of a tag begins with a lowercase letter: 'mark' [member-name]")
  }

  @Test func methodsOfOthers() {
    expectProblems(
      of: [
        """
        component: Row
        slots: {cells: {list: {selection: {value: Int, tag: cell}, traits: {mark: "Int?"}}}}
        environment: {rowDensity: {type: Int, default: "1"}}
        body: cells
        """,
        """
        component: Bar
        slots:
          items:
            list:
              selection: {value: Int, tag: «cell»}
              traits: {mark: {type: "Int?", name: «rowDensity»}, other: {type: "Int?", name: «mark»}}
        body: items
        """,
      ],
      "the type that stores the tag 'cell' is declared twice; rename one, or remove it [duplicate-type]",
      "the method 'rowDensity' of 'View' that sets 'mark' has the name of another one; rename it "
        + "with 'name' [same-method]",
      "the method 'mark' of 'View' that sets 'other' has the name of another one; rename it with "
        + "'name' [same-method]")
  }

  @Test func hashability() {
    expectProblems(
      """
      component: Row
      generics: {Value: Sendable, Other: BinaryInteger}
      types: {Place: {properties: {name: String}}, Kind: {cases: [one, two]}}
      slots:
        a: {list: {selection: {value: «Value», label: first, tag: aTag}}}
        b: {list: {selection: {value: «Place», label: second, tag: bTag}}}
        c: {list: {selection: {value: Kind, label: third, tag: cTag}}}
        d: {list: {selection: {value: «"() -> Void"», label: fourth, tag: dTag}}}
        e: {list: {selection: {value: Other, label: fifth, tag: eTag}}}
      body: a
      """,
      "the type of tags has to be 'Hashable', and 'Value' is not; write 'Value: Hashable' under "
        + "'generics' [selection-not-hashable]",
      "the type of tags has to be 'Hashable', and 'Place' is not; write 'conforms: [Hashable]' "
        + "there [selection-not-hashable]",
      "the type of tags has to be 'Hashable', and a function is not; choose another type "
        + "[selection-not-hashable]")
  }

  @Test func valuesInStyles() {
    expectProblems(
      """
      component: Row
      generics: {Value: Hashable, Other: {conforms: [Hashable & Sendable, «Identifiable»]}}
      slots:
        a: {list: {item: A1, selection: {value: «"[Value]"», label: first}}}
        b: {list: {item: B1, selection: {value: Other, label: second}}}
        c: {list: {item: C1, selection: {value: "Int?", label: third, optional: «true»}}}
      styles: {automatic: }
      """,
      "'Row(configuration)' in a style has no selected value, and its type 'Never?' is 'Hashable' "
        + "but not 'Identifiable'; remove it, or give the component a 'body' instead of styles "
        + "[selection-generic]",
      "'Row(configuration)' in a style has no selected value, which needs the type 'Value' "
        + "itself; write 'value: Value' [selection-value]",
      "'Int?' may already be nil; remove 'optional', or write 'value: Int' [selection-value]")
  }

  @Test func stylesKnowSelectionsByItems() {
    expectProblems(
      """
      component: Row
      slots: {cells: {list: {item: Cell, selection: Int}}}
      styles:
        automatic:
          body: |
            Toggle("", isOn: configuration.«selection»)
      """,
      "the configuration has no 'selection'; there is 'cells' [unknown-configuration-member]")
  }

  @Test func namesOfSelections() {
    expectProblems(
      """
      component: Row
      slots:
        cells: {list: {selection: {value: Int, tag: cell}}}
        marks: {list: {selection: {value: Int, tag: «mark»}}}
        «selection»:
      body: cells
      """,
      "the selection 'selection' has the name of a selection; name the selection with 'label' "
        + "[name-collision]",
      "the slot 'selection' has the name of a selection; name the selection with 'label' "
        + "[name-collision]")
  }

  @Test func traits() {
    expectProblems(
      """
      component: Row
      generics: {Value: Hashable}
      slots:
        cells:
          list:
            selection: {value: Value, tag: cell}
            traits:
              «badge»: "Int?"
              «weight»: {type: Double, name: cellWeight}
              «index»: {type: "Int?", name: cellIndex}
              same: {type: "Value?", name: cellSame}
              tint: {type: "Color?", name: «opacity»}
              tone: {type: Tone, name: cellTone}
            items:
              «same»: {type: Bool, value: isSelected}
              isLow: {type: Bool, value: index < «limit» && rest.isEmpty}
              isKnown: {type: Bool, value: "[1].contains { limit in limit == index }"}
      modifiers: {limit: {type: Int, default: "3"}}
      types: {Tone: {cases: [plain, loud], default: plain}}
      body: cells
      """.replacing("type: \"Value?\"", with: "type: «\"Value?\"»"),
      "SwiftUI has a method 'badge' on every view, so calls would be ambiguous; rename this one "
        + "with 'name: …' [swiftui-method]",
      "'weight' needs a 'default', because callers may omit it; or make it optional: 'Double?' "
        + "[missing-default]",
      "a trait cannot be named 'index', which has a meaning in every component; choose another "
        + "name [reserved-name]",
      "an item has no 'Value', which differs between components; give 'same' another type "
        + "[generic-item]",
      "SwiftUI has a method 'opacity' on every view, so calls would be ambiguous; rename this one "
        + "with 'name: …' [swiftui-method]",
      "an item already has 'same'; rename one of them [name-collision]",
      "an item has its 'index', the 'count' of all items, its traits and its values, but not the "
        + "component's 'limit'; use that where items are shown [item-out-of-reach]")
  }

  @Test func itemsHaveToBeShown() {
    expectProblems(
      "component: Row\nslots: {cells: {list: {selection: {value: «Int», tag: cell}}}}",
      "nothing uses the items of 'cells', because the default layout shows the slot as a whole; "
        + "add a 'body' or 'styles' that use them [items-not-shown]")
    expectProblems(
      "component: Row\nslots: {cells: {list: {items: {«isFirst»: {type: Bool, value: index == 0}}}}}\nbody: swift",
      "a hand-written body gets the slot 'cells' as a view, without items; write 'body: swift' in "
        + "'styles', or the body here [items-not-shown]",
      project: "library: Kit\noutput: {sources: Generated}\nsources: Sources",
      handwritten: "extension Row { public var body: some View { cells } }")
  }

  @Test func namesOfItems() throws {
    func item(_ spec: String) throws -> [String?] {
      try component(spec, project: "library: Kit\nprefix: DS").slots.map { $0.list?.item }
    }
    let list = "{list: {items: {isFirst: {type: Bool, value: index == 0}}}}"
    #expect(
      try item("component: Row\nslots: {cells: \(list), rest: {list: true}}\nbody: cells")
        == ["DSRowItem", "RestItem"])
    #expect(
      try item("component: Row\nslots: {cells: \(list), rest: \(list)}\nbody: cells")
        == ["DSRowCellsItem", "DSRowRestItem"])
    expectProblems(
      of: [
        "component: Row\nslots: {cells: \(list)}\nbody: cells",
        "component: «RowItem»\nslots: {title: }",
      ],
      "the component 'RowItem' has the name 'RowItem', which the type of the items of 'cells' "
        + "already has; rename one of them [duplicate-type]")
  }
}
