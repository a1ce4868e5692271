import Diagnostics

let yamlTopic = Topic(
  "YAML",
  [
    Explanation(
      .quoteSwift, "Swift or text without quotes contains YAML syntax.",
      "Colons with a space, '[', '{', '#', '&', '*' and '@' have a meaning in YAML. Write values "
        + "that contain them in single quotes, or in a block that begins with '|'. The message "
        + "shows the quoted value.",
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
      .badIndentation, "A line is not indented like its siblings.",
      "Indentation expresses nesting. A line that is indented more than the key above it is part "
        + "of the value of that key; a line between two levels belongs to neither.",
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
      "YAML forbids tabs in indentation, because their width is not defined. Use spaces.",
      bad: "component: Card\nslots:\n\ttitle:",
      good: "component: Card\nslots:\n  title:"),
    Explanation(
      .mergeConflict, "A file has conflict markers.",
      "A merge or a rebase could not combine two versions of the file. Choose between them, and "
        + "remove the lines with the markers.",
      bad: """
        component: Card
        <<<<<<< HEAD
        summary: A card.
        =======
        summary: A container.
        >>>>>>> other
        slots: {title: }
        """,
      good: """
        component: Card
        summary: A container.
        slots: {title: }
        """),
    Explanation(
      .missingColon, "A key has no colon.",
      "In a mapping, each line is a key, a colon and a value. Write a colon and a space after the "
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
      "Commas separate entries in brackets; without one, the second key would belong to the value "
        + "of the first.",
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
      "An entry was expected before a comma or colon. Write the entry, or delete the character.",
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
      .misplacedItem, "A list item is in the wrong place.",
      "Write the items of a list below its key, each on a line that begins with '- '.",
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
      "A list or mapping in brackets extends to its closing bracket; without one, everything that "
        + "follows would belong to it.",
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
      .mismatchedBracket, "A bracket is closed by the wrong kind of bracket.",
      "'[' is closed by ']', and '{' by '}'.",
      bad: """
        component: Card
        slots: {title: {options: [text}}
        """,
      good: """
        component: Card
        slots: {title: {options: [text]}}
        """),
    Explanation(
      .strayBracket, "A closing bracket has no opening bracket.",
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
      .unclosedQuote, "A quoted text is not closed.",
      "A quoted text extends to the next quote of its kind, across lines.",
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
      .textBehindQuote, "Text follows a quoted value.",
      "The second quote ended the value. Inside single quotes, write a single quote twice.",
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
      .unknownEscape, "A backslash in double quotes is not a valid escape.",
      "YAML interprets backslashes in double quotes. Write two backslashes, or use single quotes, "
        + "where a backslash has no special meaning.",
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
      .duplicateKey, "A mapping has the same key twice.",
      "One of the values would be lost, and which one depends on the parser.",
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
      "Keys are names. A list or mapping before a colon is usually Swift without quotes.",
      bad: """
        component: Card
        slots: {[title, text]: }
        """,
      good: """
        component: Card
        slots: {title: , text: }
        """),
    Explanation(
      .mergeKey, "The merge key '<<' is not supported.",
      "Merge keys are not supported, so that all keys of a mapping are visible. Write the keys "
        + "out, or name the whole value with '&' and use it with '*'.",
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
      .unknownAlias, "An alias has no anchor.",
      "'*name' refers to an earlier value with '&name'. If this is Swift, quote it.",
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
      .aliasCycle, "An alias refers to a value that contains it.",
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
      "Tags such as '!!str' state the type of a YAML value. Here the key determines the type. If "
        + "this is Swift, quote it.",
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
      "A line that begins with '%' is a directive for the YAML parser, and has no effect in a "
        + "spec.",
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
      .yamlSyntax, "A file has a YAML syntax error.",
      "This is the general message for syntax errors. Look at the place and the lines before it: "
        + "usually a value contains YAML syntax and needs quotes."),
    Explanation(
      .tooDeep, "Lists and mappings are nested too deeply.",
      "The limit protects against damaged files. No spec needs this depth."),
    Explanation(
      .tooManyNodes, "A file has too many values once its aliases are expanded.",
      "Aliases of aliases multiply. Write the values out, or split the file."),
    Explanation(
      .tooMuchText, "A file has too much text once its aliases are expanded.",
      "Aliases of aliases multiply. Write the values out, or split the file."),
  ])
