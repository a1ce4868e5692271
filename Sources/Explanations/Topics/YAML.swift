import Diagnostics

let yamlTopic = Topic(
  "YAML",
  [
    Explanation(
      .quoteSwift, "Swift stands without quotes where YAML reads signs of its own.",
      "Colons with a space, '[', '{', '#', '&', '*' and '@' have a meaning in YAML. Swift that "
        + "begins with them or holds them stands in single quotes, or in a block that begins "
        + "with '|'. The message comes with the value as it has to be written.",
      bad: """
        component: Card
        properties:
          names: {type: [String: Int]}
        body: Text("")
        """,
      good: """
        component: Card
        properties:
          names: {type: '[String: Int]'}
        body: Text("")
        """),
    Explanation(
      .badIndentation, "A line is indented unlike its siblings.",
      "Indentation says what belongs to what. A line that goes on deeper than the key above it "
        + "would be part of that key's value; one between two depths belongs to nothing.",
      bad: """
        component: Card
        summary: A card.
          discussion: It has a title.
        slots: {title: }
        """,
      good: """
        component: Card
        summary: A card.
        discussion: It has a title.
        slots: {title: }
        """),
    Explanation(
      .tabIndentation, "A line is indented with a tab.",
      "YAML does not say how wide a tab is, and forbids it where depth counts. Use spaces.",
      bad: "component: Card\nslots:\n\ttitle:",
      good: "component: Card\nslots:\n  title:"),
    Explanation(
      .missingColon, "A key has no colon.",
      "Among keys each line is a key, a colon and a value. Put a colon with a space behind the "
        + "key.",
      bad: """
        component: Card
        slots
        body: Text("")
        """,
      good: """
        component: Card
        slots:
        body: Text("")
        """),
    Explanation(
      .missingComma, "Two entries in brackets have no comma between them.",
      "In brackets commas part the entries; without one, the second key would belong to the "
        + "value of the first.",
      bad: """
        component: Card
        slots: {title: {summary: The heading optional: true}}
        """,
      good: """
        component: Card
        slots: {title: {summary: The heading, optional: true}}
        """),
    Explanation(
      .missingItem, "An entry in brackets is missing.",
      "A comma or a colon stands where an entry should begin. Write the entry, or delete the "
        + "sign.",
      bad: """
        component: Card
        slots: {title: {options: [text,, image]}}
        """,
      good: """
        component: Card
        slots: {title: {options: [text, image]}}
        accessibility: {label: {text: Title}}
        """),
    Explanation(
      .misplacedItem, "A list item stands where no list can be.",
      "The items of a list stand below its key, each in a line that begins with '- '.",
      bad: """
        component: Card
        conforms: - Sendable
        slots: {title: }
        """,
      good: """
        component: Card
        conforms:
          - Sendable
        slots: {title: }
        """),
    Explanation(
      .unclosedBracket, "A bracket is not closed.",
      "A list or mapping in brackets goes on until its closing bracket, so all that follows "
        + "would belong to it.",
      bad: """
        component: Card
        slots: {title: {optional: true}
        body: Text("")
        """,
      good: """
        component: Card
        slots: {title: {optional: true}}
        body: Text("")
        """),
    Explanation(
      .mismatchedBracket, "A bracket is closed by one of the other kind.",
      "What is opened by '[' ends with ']', and what is opened by '{' ends with '}'.",
      bad: """
        component: Card
        slots: {title: {options: [text}}
        """,
      good: """
        component: Card
        slots: {title: {options: [text]}}
        """),
    Explanation(
      .strayBracket, "A bracket closes what was never opened.",
      "Delete the bracket, or open it where the value begins.",
      bad: """
        component: Card
        slots: {title: }
        }
        """,
      good: """
        component: Card
        slots: {title: }
        """),
    Explanation(
      .unclosedQuote, "A text in quotes does not end.",
      "A text in quotes goes on to the next quote of its kind, over the ends of lines.",
      bad: """
        component: Card
        summary: "A card.
        slots: {title: }
        """,
      good: """
        component: Card
        summary: "A card."
        slots: {title: }
        """),
    Explanation(
      .textBehindQuote, "Text stands behind a value in quotes.",
      "The second quote ended the value. In single quotes a single quote is written twice.",
      bad: """
        component: Card
        summary: 'The user's card.'
        slots: {title: }
        """,
      good: """
        component: Card
        summary: 'The user''s card.'
        slots: {title: }
        """),
    Explanation(
      .unknownEscape, "A backslash in double quotes begins no escape.",
      "In double quotes YAML reads backslashes. Write two for one, or use single quotes, in which "
        + "a backslash is what it looks like.",
      bad: #"""
        component: Card
        summary: "Costs \d."
        slots: {title: }
        """#,
      good: #"""
        component: Card
        summary: 'Costs \d.'
        slots: {title: }
        """#),
    Explanation(
      .duplicateKey, "A key stands twice in one mapping.",
      "One of the values would be lost, and which one depends on the reader.",
      bad: """
        component: Card
        slots: {title: }
        slots: {actions: }
        """,
      good: """
        component: Card
        slots: {title: , actions: }
        """),
    Explanation(
      .keyNotText, "A key is a list or a mapping.",
      "Keys are names. A list or mapping before a colon is mostly Swift without quotes.",
      bad: """
        component: Card
        slots: {[title, text]: }
        """,
      good: """
        component: Card
        slots: {title: , text: }
        """),
    Explanation(
      .mergeKey, "The key '<<' merges nothing here.",
      "What a mapping says is written in it, so that a reader of the spec sees it. Write the keys "
        + "out, or give a name to the whole value with '&' and use it with '*'.",
      bad: """
        component: Card
        slots:
          title: &t {optional: true}
          text: {<<: *t, lazy: true}
        """,
      good: """
        component: Card
        slots:
          title: &t {optional: true}
          text: *t
        """),
    Explanation(
      .unknownAlias, "An alias names nothing.",
      "'*name' stands for the value that was named by '&name' before. If it is Swift, quote it.",
      bad: """
        component: Card
        summary: &intro A card.
        discussion: *intor
        slots: {title: }
        """,
      good: """
        component: Card
        summary: &intro A card.
        discussion: *intro
        slots: {title: }
        """),
    Explanation(
      .aliasCycle, "An alias stands inside of what it stands for.",
      "Expanded, the value would never end. Write it out.",
      bad: """
        component: Card
        slots: &slots
          title: *slots
        """,
      good: """
        component: Card
        slots:
          title:
        """),
    Explanation(
      .yamlTag, "A value has a tag.",
      "Tags such as '!!str' tell YAML what kind of value follows. Here the key decides that. If "
        + "it is Swift, quote it.",
      bad: """
        component: !!str Card
        slots: {title: }
        """,
      good: """
        component: Card
        slots: {title: }
        """),
    Explanation(
      .yamlDirective, "A line is a directive.",
      "A line that begins with '%' speaks to the reader of YAML, and nothing it could say has a "
        + "meaning here.",
      bad: """
        %TAG ! tag:example.com,2000:
        ---
        component: Card
        slots: {title: }
        """,
      good: """
        component: Card
        slots: {title: }
        """),
    Explanation(
      .severalDocuments, "A file has a second document.",
      "A line of three dashes begins another document, and a file has one component.",
      bad: """
        component: Card
        slots: {title: }
        ---
        component: Row
        slots: {title: }
        """,
      good: [
        "component: Card\nslots: {title: }",
        "component: Row\nslots: {title: }",
      ]),
    Explanation(
      .yamlSyntax, "YAML cannot read something.",
      "This is what is said where no better message is known. Look at the place and before it: "
        + "mostly a sign of YAML stands in a value that needs quotes."),
    Explanation(
      .tooDeep, "Lists and mappings are nested too deep.",
      "A limit keeps a damaged file from taking all memory. No part of a spec is nested nearly "
        + "as deep."),
    Explanation(
      .tooManyNodes, "A file has too many values once its aliases are expanded.",
      "Aliases of aliases multiply. Write the values out, or split the file."),
    Explanation(
      .tooMuchText, "A file has too much text once its aliases are expanded.",
      "Aliases of aliases multiply. Write the values out, or split the file."),
  ])
