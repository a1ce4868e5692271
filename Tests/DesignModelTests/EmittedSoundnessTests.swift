import Testing

/// Specs from which Swift would be emitted that does not compile, or hangs, and similar ones that are right.
struct EmittedSoundnessTests {
  @Test func helpersHaveTheirNames() {
    expectProblems(
      """
      component: «Card»
      slots: {title: {options: [text]}}
      styles: {automatic: , «concat»: }
      types: {CardStyleHost: {cases: [a]}}
      """,
      "the view that runs the styles of 'Card' has the name 'CardStyleHost', which the type "
        + "'CardStyleHost' already has; rename one of them [duplicate-type]",
      "the style 'concat' of 'Card' has the name 'ConcatCardStyle', which the type of two styles of "
        + "'Card' in one already has; rename one of them [duplicate-type]")
    expectProblems(
      """
      component: Chips
      slots: {title: }
      body: title
      types: {«SlotItemRoot»: {cases: [a]}}
      """,
      "the type 'DSSlotItemRoot' cannot be named 'DSSlotItemRoot', because emitted code needs that "
        + "name; choose another [reserved-type-name]", project: "library: Kit\nprefix: DS")
    // Without `concat`, there is no such type.
    expectProblems(
      """
      component: Card
      slots: {title: {options: [text]}}
      styles: {automatic: , concat: }
      """, project: "library: Kit\nstyling: {compose: false}")
  }

  @Test func listsOfCases() {
    expectProblems(
      """
      types:
        Tone: {conforms: [CaseIterable], cases: [«allCases», x]}
        Kind: {raw: String, cases: [allCases, rawValue]}
      """,
      "a case of 'Tone' cannot be named 'allCases', the list of the cases of a 'CaseIterable' type; "
        + "choose another name, or remove the conformance [reserved-name]")
  }

  @Test(arguments: ["AttributedString", "Substring", "StaticString", "LocalizedStringResource"])
  func literalsOfSeveralForms(_ type: String) {
    expectProblems(
      """
      component: Heading
      resolvers: {other: {type: \(type), view: Text, value: Text("\\($0)")}}
      slots: {«title»: {options: [text, other], label: {text: _, other: _}}}
      body: title
      """,
      "'Heading(\"…\")' could mean 'title' as a text or 'title' by 'other', which is ambiguous; give "
        + "their arguments different labels [ambiguous-call]")
    // Swift prefers a string.
    expectProblems(
      """
      component: Heading
      resolvers: {other: {type: \(type), view: Text, value: Text("\\($0)")}}
      slots: {title: {options: [string, other], label: {string: _, other: _}}}
      body: title
      """)
  }

  @Test func literalsOfOwnTypes() {
    expectProblems(
      """
      component: Row
      slots: {«title»: {options: [text, symbol], label: _}}
      resolvers: {symbol: {type: Symbol, view: Text, value: Text($0.name)}}
      body: title
      types:
        Symbol:
          properties: {name: String}
          conforms: [ExpressibleByStringLiteral]
          swift: "public init(stringLiteral value: String) { name = value }"
      """,
      "'Row(\"…\")' could mean 'title' as a text or 'title' by 'symbol', which is ambiguous; give "
        + "their arguments different labels [ambiguous-call]")
  }

  @Test func viewsWithoutEnd() {
    expectProblems(
      """
      component: Tile
      slots: {title: }
      styles:
        automatic: {body: "«Tile» { configuration.title }"}
        boxed: {body: "«Tile» { configuration.title }"}
        plain: {body: "Tile { configuration.title }.tileStyle(.automatic)"}
        framed: {body: Tile(configuration).border(.red)}
      """,
      "'Tile' shows another 'Tile' with the same style, without end; write 'Tile(configuration)' for "
        + "the style below, or set another style with 'tileStyle' [endless-view]",
      "the style 'boxed' shows another 'Tile' with the same style, without end; write "
        + "'Tile(configuration)' for the style below, or set another style with 'tileStyle' "
        + "[endless-view]")
    expectProblems(
      """
      component: Node
      slots: {title: }
      properties: {depth: Int}
      body: |
        title
        if depth > 0 { Node(depth: depth - 1) { title } }
        ForEach(0..<depth, id: \\.self) { depth in Node(depth: depth) { title } }
      """)
    // Other methods may show their view under a condition, and another style shows something else.
    expectProblems(
      of: [
        """
        component: Node
        slots: {title: }
        properties: {depth: Int}
        body: "Node(depth: depth - 1) { title }.shown(isShown: depth > 0)"
        """,
        """
        component: Shown
        kind: modifier
        name: shown
        properties: {isShown: Bool}
        body: "if isShown { content }"
        """,
        """
        component: Card
        slots: {title: }
        styles:
          automatic: {body: "Panel { configuration.title }.cardStyle(.plain)"}
          plain: {body: configuration.title}
        """,
        """
        component: Panel
        slots: {title: }
        body: Card { title }
        """,
      ])
    expectProblems(
      """
      component: Hint
      kind: modifier
      slots: {title: }
      body: content.overlay { title.«hint» { title } }
      """,
      "the method 'hint' always calls itself, without end; remove the call, or put it under a "
        + "condition [endless-view]")
    expectProblems(
      of: [
        """
        component: Row
        slots: {title: }
        body: 'VStack { title; «Line» { title } }'
        """,
        """
        component: Line
        slots: {title: }
        body: «Row» { title }.padding()
        """,
      ],
      "'Row' always shows 'Line', which always shows 'Row' again, without end; put one of the two "
        + "under a condition [endless-view]",
      "'Line' always shows 'Row', which always shows 'Line' again, without end; put one of the two "
        + "under a condition [endless-view]")
  }

  /// A resolver can use the properties, and the parameters of the forms that use it.
  @Test func resolversUseParameters() {
    expectProblems(
      """
      component: Item
      slots: {title: , note: {optional: true}}
      resolvers:
        count: {view: Text, value: "Text(verbatim: size.description)"}
        named: {view: Text, value: "Text(verbatim: name)"}
      properties: {size: {type: Int, default: 1}}
      initializers:
        forms:
          - {title: count, note: omitted}
          - {title: named, note: omitted, parameters: {name: String}}
          - {«title»: count, note: view, parameters: {size: omitted, other: Int}}
      body: title
      """,
      "the resolver 'count' of 'title' uses 'size', which is not an argument of this initializer; "
        + "add it under 'parameters', or use the resolver only in forms that have it [resolver]")
  }

  /// The members of types are emitted in the namespace, where the names of its types are sufficient.
  @Test func typesOfTheNamespace() {
    expectProblems(
      """
      component: Card
      slots: {title: }
      body: title
      types:
        CardError: {conforms: [Error], cases: [empty]}
        CardRange:
          properties: {first: Int, last: Int}
          throws: |
            if last < first { throw CardError.empty }
      """, project: "library: Kit\nnamespace: Warp")
  }

  @Test func secondFormsHaveTheirPlaces() {
    expectProblems(
      """
      component: Item
      slots: {title: }
      initializers:
        forms:
          - {title: view, parameters: {size: {type: Int, label: other}}}
          - {title: view, parameters: {count: {type: Int?, label: size}, «size»: {type: Int, label: size}}}
      body: title
      """,
      "'size' has the label 'size' of 'count', which is optional, so a single argument 'size:' would "
        + "always mean 'count'; give one of them another label [ambiguous-call]")
  }
}
