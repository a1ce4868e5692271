import Diagnostics

let keysTopic = Topic(
  "Keys and values",
  [
    Explanation(
      .emptyFile, "A file is empty.",
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
      "An unknown key would have no effect. The message suggests a similar key, or names the part "
        + "where the key belongs; the reference lists all keys.",
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
      .missingKey, "A required key is missing or has no value.",
      "The message shows an example.",
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
      .wrongKind, "A value has the wrong kind.",
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
      .wrongValue, "A value is not valid for its key.",
      "Booleans are 'true' and 'false', numbers have no quotes and are in the range of the key, "
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
      .unknownValue, "A word is not one of the values of its key.",
      "The message lists the values, or suggests a similar one.",
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
      "Such a path exists on one computer only. Write a path relative to the folder of the "
        + "project file.",
      bad: .project("library: DesignKit\noutput: /tmp/Generated"),
      good: .project("library: DesignKit\noutput: Generated")),
    Explanation(
      .pathOutside, "A path leads out of the project's folder.",
      "A project reads and writes only files in its own folder, so that a clone of it is complete.",
      bad: .project("library: DesignKit\noutput: ../Generated"),
      good: .project("library: DesignKit\noutput: Generated")),
  ])
