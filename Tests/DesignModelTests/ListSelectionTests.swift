import DesignModel
import Testing

/// What is selected in lists, what callers say of single views, and what follows from it.
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
      "'Row' has 8 initializers, more than its limit of 7: 'title' ×4, 'selection' ×2; write 'via: modifier' on "
        + "'title', which leaves 2; or remove an option, or set 'initializers: {limit: 8}' "
        + "[too-many-initializers]")
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
      "callers say what a view stands for by a method, and nothing says what it is called; add 'tag', as in "
        + "'tag: rowTag', or name the list's 'item' [missing-tag]",
      "SwiftUI has a method 'badge' on every view, and Swift could not tell the two apart; name this one "
        + "otherwise by 'tag: …' [swiftui-method]",
      "the name of a tag begins with a small letter: 'mark' [member-name]")
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
      "what keeps the tag 'cell' has the name 'CellTag', which what keeps the tag 'cell' has already; rename "
        + "one of them [duplicate-type]",
      "the method 'rowDensity' of 'View' that sets 'mark' would be another's, too; name it otherwise by "
        + "'name' [same-method]",
      "the method 'mark' of 'View' that sets 'other' would be another's, too; name it otherwise by 'name' "
        + "[same-method]")
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
      "what views are tagged with is 'Hashable', and 'Value' is not known to be; write 'Value: Hashable' under "
        + "'generics' [selection-not-hashable]",
      "what views are tagged with is 'Hashable', and 'Place' is not known to be; write 'conforms: [Hashable]' "
        + "there [selection-not-hashable]",
      "what views are tagged with is 'Hashable', and a function is not; choose another type "
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
      "'Row(configuration)' in a style has no value that is selected, and the absence of one is 'Hashable', but no "
        + "'Identifiable'; remove it, or give the component a 'body' instead of styles [selection-generic]",
      "'Row(configuration)' in a style has no value that is selected, and only of the type 'Value' itself it need "
        + "not have one; write 'value: Value' [selection-value]",
      "'Int?' may be nil already; remove 'optional', or write 'value: Int' [selection-value]")
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
      "the selection 'selection' has the name of a selection; name the selection by 'label' "
        + "[name-collision]",
      "the slot 'selection' has the name of a selection; name the selection by 'label' "
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
      "SwiftUI has a method 'badge' on every view, and Swift could not tell the two apart; name this one "
        + "otherwise by 'name: …' [swiftui-method]",
      "'weight' needs a 'default', for a caller need not set it; or make it optional: 'Double?' "
        + "[missing-default]",
      "a trait cannot be called 'index': the name has a meaning in every component; choose another "
        + "[reserved-name]",
      "an item knows no 'Value', which differs from component to component; give 'same' another type "
        + "[generic-item]",
      "SwiftUI has a method 'opacity' on every view, and Swift could not tell the two apart; name this one "
        + "otherwise by 'name: …' [swiftui-method]",
      "an item has 'same' already; rename one of them [name-collision]",
      "an item knows its 'index', the 'count' of all, its traits and values, and no 'limit' of the component; "
        + "use that where items are shown [item-out-of-reach]")
  }

  @Test func whoShowsItems() {
    expectProblems(
      "component: Row\nslots: {cells: {list: {selection: {value: «Int», tag: cell}}}}",
      "nothing shows the items of 'cells', for slots stand one below the other as they are; add a 'body' or "
        + "'styles' that do something with this [items-not-shown]")
    expectProblems(
      "component: Row\nslots: {cells: {list: {items: {«isFirst»: {type: Bool, value: index == 0}}}}}\nbody: swift",
      "a hand-written body has the slot 'cells' as it was given, without items; write 'body: swift' in 'styles', "
        + "or the body here [items-not-shown]",
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
      "the component 'RowItem' has the name 'RowItem', which the type of the items of 'cells' has already; "
        + "rename one of them [duplicate-type]")
  }
}
