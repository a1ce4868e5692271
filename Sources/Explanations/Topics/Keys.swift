import Diagnostics

let keysTopic = Topic(
  "Keys and values",
  [
    Explanation(
      .emptyFile, "A file says nothing.",
      "A spec needs at least the name of its component, and a project file that of the library.",
      bad: "# A card.",
      good: "# A card.\ncomponent: Card\nslots: {title: }"),
    Explanation(
      .foreignFile, "A file does not look like a spec.",
      "All YAML files in the folder of specs are read as specs. Move the file elsewhere, or begin "
        + "with the key that says what it is.",
      bad: "on: push\njobs: {build: {steps: []}}",
      good: "component: Card\nslots: {title: }"),
    Explanation(
      .unknownKey, "A key is not in the language.",
      "A key that nobody reads would be a wish without effect. The message names the key that may "
        + "be meant, or where the key belongs; the reference has all of them.",
      bad: """
        component: Card
        sumary: A card.
        slots: {title: }
        """,
      good: """
        component: Card
        summary: A card.
        slots: {title: }
        """),
    Explanation(
      .missingKey, "A key that has to be there is missing, or has no value.",
      "Without it nobody could say what is declared. The message shows how it is written.",
      bad: """
        component: Card
        properties: {role: {default: .main}}
        slots: {title: }
        """,
      good: """
        component: Card
        properties: {role: {type: Role, default: .main}}
        types: {Role: {cases: [main]}}
        slots: {title: }
        """),
    Explanation(
      .wrongKind, "A value is of another kind than the key takes.",
      "A key takes a text, a list or a mapping. The message says which, and what was found.",
      bad: """
        component: Card
        slots: {title: text}
        """,
      good: """
        component: Card
        slots: {title: {options: [text]}}
        """),
    Explanation(
      .wrongValue, "A value is not one that the key takes.",
      "Booleans are 'true' and 'false', numbers stand without quotes and in the range of the key, "
        + "and versions are digits with dots.",
      bad: """
        component: Card
        slots: {title: {optional: maybe}}
        """,
      good: """
        component: Card
        slots: {title: {optional: true}}
        """),
    Explanation(
      .unknownValue, "A word is not among those that the key takes.",
      "The message lists the words, or names the one that may be meant.",
      bad: """
        component: Card
        slots: {title: }
        initializers: {strategy: permutation}
        """,
      good: """
        component: Card
        slots: {title: }
        initializers: {strategy: permutations}
        """),
    Explanation(
      .absolutePath, "A path begins at the root of the disk.",
      "Such a path exists on one computer, and the project is shared. Write it from the folder of "
        + "the project file.",
      bad: .project("library: DesignKit\noutput: /tmp/Generated"),
      good: .project("library: DesignKit\noutput: Generated")),
    Explanation(
      .pathOutside, "A path leads out of the project's folder.",
      "What a project reads and writes is in it, so that a clone of the project is complete.",
      bad: .project("library: DesignKit\noutput: ../Generated"),
      good: .project("library: DesignKit\noutput: Generated")),
  ])
