import Diagnostics
import Formatter
import Testing

@Suite struct KeyOrderTests {
  @Test func schemaOrder() {
    expectFormat(
      """
      slots:
        title: {summary: The heading., options: [text]}
      component: Card
      summary: A card.
      """,
      """
      component: Card
      summary: A card.
      slots:
        title: {options: [text], summary: The heading.}

      """)
  }

  @Test func namesKeepTheirOrder() {
    expectFormat(
      "component: Card\nslots: {z: , a: }\nproperties: {y2: Int, b: Int}",
      "component: Card\nslots: {z: , a: }\nproperties: {y2: Int, b: Int}\n")
  }

  /// The slots of a form are written among its keys.
  @Test func entriesAmongKeys() {
    expectFormat(
      """
      component: Card
      slots: {title: , icon: }
      initializers: {forms: [{summary: Makes it., title: view, icon: view}], strategy: explicit}
      """,
      """
      component: Card
      slots: {title: , icon: }
      initializers:
        strategy: explicit
        forms: [{title: view, icon: view, summary: Makes it.}]

      """.replacing(
        "initializers:\n  strategy: explicit\n  forms: [{title: view, icon: view, summary: Makes it.}]",
        with:
          "initializers: {strategy: explicit, forms: [{title: view, icon: view, summary: Makes it.}]}"
      ))
  }

  /// A Boolean that another YAML parser reads as one is the same Swift; `yes` would change.
  @Test func booleansInSwift() {
    expectFormat(
      """
      component: Card
      slots: {title: }
      properties: {isOn: {type: Bool, default: "false"}, isOff: {type: Bool, default: 'true'}}
      modifiers: {name: {type: String, default: "yes"}, isBig: {type: Bool, default: true}}
      """,
      """
      component: Card
      slots: {title: }
      properties: {isOn: {type: Bool, default: false}, isOff: {type: Bool, default: true}}
      modifiers: {name: {type: String, default: "yes"}, isBig: {type: Bool, default: true}}

      """)
    expectFormat(
      "component: Card\nsummary: \"true\"\nslots: {title: }",
      "component: Card\nsummary: \"true\"\nslots: {title: }\n")
  }

  @Test func libraryAndProjectFiles() {
    expectFormat(
      "swift: let unit = 8\ntypes: {Gap: {cases: [a]}}",
      "types: {Gap: {cases: [a]}}\nswift: let unit = 8\n")
    expectFormat(
      "platforms: {macOS: 13, iOS: 16.0}\nlibrary: Kit",
      "library: Kit\nplatforms: {macOS: \"13\", iOS: \"16.0\"}\n")
  }
}

@Suite struct CommentTests {
  @Test func commentsMoveWithTheirKeys() {
    expectFormat(
      """
      # About the file.

      # The look.
      body: Text("")  # as it is
      # The name.
      component: Card # a card
      slots:
        # The heading.
        title:
          # options: [text]
        icon: # a picture
          optional: true
          # the end of icon
        # the end of slots
      # the end
      """,
      """
      # About the file.

      # The name.
      component: Card  # a card
      slots:
        # The heading.
        title:
          # options: [text]
        icon:  # a picture
          optional: true
          # the end of icon
        # the end of slots
      # The look.
      body: Text("")  # as it is
      # the end

      """)
  }

  @Test func fileHeader() {
    expectFormat(
      "# yaml-language-server: $schema=spec.json\nsummary: A card.\ncomponent: Card\n",
      "# yaml-language-server: $schema=spec.json\ncomponent: Card\nsummary: A card.\n")
    expectFormat(
      "# a\n---\n# b\nsummary: A card.\ncomponent: Card\n...\n# c\n",
      "# a\n---\n# b\ncomponent: Card\nsummary: A card.\n# c\n")
  }

  @Test func commentsInBracketsMakeABlock() {
    expectFormat(
      """
      component: Card
      slots: { # all of them
        title: {optional: true}, # the heading
        # a picture
        icon: { }
        # no more
      }
      """,
      """
      component: Card
      slots:  # all of them
        title: {optional: true}  # the heading
        # a picture
        icon: {}
        # no more

      """.replacing("slots:  # all of them\n", with: "slots:\n  # all of them\n"))
  }

  @Test func emptyLines() {
    expectFormat(
      "\n\ncomponent: Card\n\n\n\nslots:\n\n  title:\n\n  icon:\n\n\n",
      "component: Card\n\nslots:\n  title:\n\n  icon:\n")
  }

  @Test func commentsAtDashes() {
    expectFormat(
      """
      component: Card
      slots: {title: }
      initializers:
        forms:
        - # first
          summary: One.
          # the title
          title: view
        # second
        - {title: view} # end
      """,
      """
      component: Card
      slots: {title: }
      initializers:
        forms:
          # first
          # the title
          - title: view
            summary: One.
          # second
          - {title: view}  # end

      """)
  }
}

@Suite struct LayoutTests {
  @Test func longLinesBreak() {
    let long = String(repeating: "word ", count: 14) + "end."
    expectFormat(
      "component: Card\nproperties:\n  role: {summary: \(long), type: Int, default: 1}\n",
      "component: Card\nproperties:\n  role: {type: Int, default: 1, summary: \(long)}\n"
        .replacing(
          "{type: Int, default: 1, summary: \(long)}",
          with: "\n    type: Int\n    default: 1\n    summary: \(long)"
        )
        .replacing("role: \n", with: "role:\n"))
  }

  @Test func wrappedTexts() {
    expectFormat(
      "component: Card\nsummary: A\n  card\n  of \"paper\".\n",
      "component: Card\nsummary: A card of \"paper\".\n")
    let long = Array(repeating: "word", count: 30).joined(separator: " ")
    let lines = [19, 11].map { Array(repeating: "word", count: $0).joined(separator: " ") }
    _ = lines
    let result = formatted(
      "component: Card\nsummary: \(long.replacing("word word", with: "word\n  word"))\n")
    #expect(result.split(separator: "\n").count == 3)
    #expect(result.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func blocks() {
    expectFormat(
      "component: Card\nbody: |\n      Text(\"\")  \n        .bold()\n\n      Text(\"b\")\n\ndiscussion: >-\n    a\n    b\n\n    c\n",
      "component: Card\n\ndiscussion: >-\n  a\n  b\n\n  c\nbody: |\n  Text(\"\")  \n    .bold()\n\n  Text(\"b\")\n"
    )
    expectFormat(
      "component: Card\nbody: |2-\n    Text(\"\")\n  a\nswift: |+ # kept\n  a\n\n\n",
      "component: Card\nbody: |2-\n    Text(\"\")\n  a\nswift: |+  # kept\n  a\n\n\n")
    // Without a line break at its end, the text has none.
    expectFormat("component: Card\nbody: |\n  a", "component: Card\nbody: |-\n  a\n")
  }

  @Test func lineBreaks() {
    expectFormat("component: Card\r\nbody: |\r\n    a\r\n", "component: Card\r\nbody: |\r\n  a\r\n")
  }
}

@Suite struct QuotingTests {
  @Test func textsThatOtherParsersReadDifferently() {
    expectFormat(
      """
      component: Card
      summary: yes
      discussion: 1.10
      properties:
        on: {type: String?, default: true}
        off: {type: 'Int', default: 4}
        b: {type: Double, default: 1.50}
      slots: {title: {optional: true}}
      state: {y: {type: "[Int: String]", default: '[:]'}}
      """,
      """
      component: Card
      summary: "yes"
      discussion: "1.10"
      slots: {title: {optional: true}}
      properties:
        "on": {type: "String?", default: true}
        "off": {type: Int, default: 4}
        b: {type: Double, default: "1.50"}
      state: {"y": {type: "[Int: String]", default: "[:]"}}

      """)
  }

  @Test func quotesThatAreNeeded() {
    expectFormat(
      #"""
      component: Card
      summary: 'It''s: "it"'
      discussion: "a\tb\\"
      body: 'Text("a: b")'
      """#,
      #"""
      component: Card
      summary: 'It''s: "it"'
      discussion: "a\tb\\"
      body: 'Text("a: b")'

      """#)
    expectFormat("component: \"Card\"\nsummary: 'A card.'", "component: Card\nsummary: A card.\n")
  }

  /// The language distinguishes these words from texts by their quotes.
  @Test func wordsThatAreNoText() {
    expectFormat(
      "component: Card\nbody: swift\nenvironment: {a: {type: Int, modifier: false}}",
      "component: Card\nenvironment: {a: {type: Int, modifier: false}}\nbody: swift\n")
    expectFormat("component: Card\nbody: \"swift\"\n", "component: Card\nbody: \"swift\"\n")
  }
}

@Suite struct WhiteSpaceInBlockTests {
  @Test(arguments: [
    ">-\n  A card. \n", ">-\n  A card.\t\n", "|\n  Some text.\n    \n", "|\n  a\n\n    \n",
    ">\n  a\n   \n\n",
    "|2\n    a\n  b\n", "|2\n  \ta\n", ">2-\n     \n  a\n", "|+\n  a\n   \n\n", "|2\n   \n",
    ">+\n\n",
  ])
  func linesAreKept(block: String) {
    let text = "component: Card\ndiscussion: \(block)slots: {title: }\n"
    expectFormat(text.replacing("component:", with: "component:  "), text)
  }

  @Test func noEmptyLineIsAddedBelow() {
    expectFormat(
      "component: Card\nbody: |\n      a\n        \n\n\nslots:\n  title:\n",
      "component: Card\n\nslots:\n  title:\nbody: |\n  a\n    \n")
    expectFormat(
      "component: Card\nbody: |+\n  a\n\nslots:\n  title:\n",
      "component: Card\nslots:\n  title:\nbody: |+\n  a\n\n")
  }
}

@Suite struct FormattingSwitchTests {
  @Test func entriesAreLeftAsTheyAre() {
    expectFormat(
      """
      slots: { title: }
      # About the table.
      # dscompile:format off  it is a table
      properties:
         small:  {type: Int,    default: 4}   # four
         large:  {type: Int,    default: 16}

      # dscompile:format on
      summary:   A card.
      component:  Card
      """,
      """
      component: Card
      summary: A card.
      slots: {title: }
      # About the table.
      # dscompile:format off  it is a table
      properties:
         small:  {type: Int,    default: 4}   # four
         large:  {type: Int,    default: 16}

      # dscompile:format on

      """)
  }

  /// Without `on`, everything up to the end of the mapping stays last, and moves with its indentation.
  @Test func toTheEndOfAMapping() {
    expectFormat(
      """
      component:  Card
      slots:
          title: { optional: true }
          # dscompile:format off
          icon:
             options: [ text ]
          text:   |
              a
                b
              # c

          # below
      summary:   A card.
      """,
      """
      component: Card
      summary: A card.
      slots:
        title: {optional: true}
        # dscompile:format off
        icon:
           options: [ text ]
        text:   |
            a
              b
            # c

        # below

      """)
  }

  @Test func itemsOfLists() {
    expectFormat(
      """
      component: Card
      slots: {title: }
      initializers:
        forms:
          -
              # dscompile:format off
              title:   view
              # dscompile:format on
              summary:   One.
          # dscompile:format off
          - {  title: view  }
          # dscompile:format on
          - {  title: view  }
      """,
      """
      component: Card
      slots: {title: }
      initializers:
        forms:
          -
            # dscompile:format off
            title:   view
            # dscompile:format on
            summary: One.
          # dscompile:format off
          - {  title: view  }
          # dscompile:format on
          - {title: view}

      """)
  }

  @Test(arguments: [
    "# dscompile:format off\nslots: {  }\r\ncomponent:   Card\n\n\n",
    "# a\n\n# dscompile:format off\nslots: {a: &a {options: [text]}, b: *a}\ncomponent: Card",
    "# dscompile:format off\n%YAML 1.2\n---\ncomponent:   Card\n",
  ])
  func wholeFiles(text: String) { expectFormat(text, text) }

  @Test func commentsWithoutEffect() {
    expectFormat(
      "component: Card\nslots:\n  title:  # dscompile:format off\n    optional:   true\n",
      "component: Card\nslots:\n  title:  # dscompile:format off\n    optional: true\n")
    expectFormat(
      "component:   Card\n# dscompile:format on\nslots: {  }\n# dscompile:format off\n",
      "component: Card\n# dscompile:format on\nslots: {}\n# dscompile:format off\n")
    expectFormat(
      "component:   Card\n# dscompile:format off\n# dscompile:format on\nslots: {  }\n",
      "component: Card\n# dscompile:format off\n# dscompile:format on\nslots: {}\n")
  }
}

@Suite struct UntouchedTests {
  @Test(arguments: [
    ("component: Card\nslots: [", "unclosed-bracket", 8),
    ("component: Card\nproperties: {a: &x Int, b: *x}", "not-formatted", 17),
    ("%YAML 1.2\n---\ncomponent: Card", "not-formatted", 1),
    ("on: push", "not-formatted", 1),
  ])
  func reasons(text: String, id: String, column: Int) {
    let problems: [Diagnostic]
    switch format(SourceText(path: "a.yaml", text)) {
    case .untouched(let all): problems = all
    case .otherKind(let problem): problems = [problem]
    case .formatted:
      Issue.record("formatted: \(text)")
      return
    }
    #expect(problems.map(\.id) == [id])
    #expect(problems.first?.place?.start.column == column)
  }

  @Test func emptyFiles() {
    expectFormat("", "")
    expectFormat("# nothing\n", "# nothing\n")
  }
}
