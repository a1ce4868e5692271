/// Thousands of each language construct, and constructs that double with each addition.
let constructIdeas: [HostileIdea] = [
  HostileIdea("deprecatedPropertiesWithDefaults") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\nproperties:\n"
        + each(40) { "  p\($0): {type: Int, default: 0, deprecated: gone}\n" })
  },
  HostileIdea("listsWithOptionalMultipleSelections") {
    HostileProject(
      specs: [
        "Card": "component: Card\ngenerics: {Value: Hashable}\nslots:\n"
          + each(24) {
            "  s\($0): {list: {item: Item, selection: {value: Value, optional: true, multiple: true, "
              + "label: l\($0)}}}\n"
          } + "styles: {automatic: {}}\n",
        "Item": "component: Item\nkind: value\nslots: {label: }\n",
      ])
  },
  HostileIdea("genericsWithDefaultsAndOptionals") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\ngenerics:\n"
        + each(24) { "  G\($0): {conforms: [], default: Int}\n" } + "properties:\n"
        + each(24) { "  p\($0): {type: \"G\($0)?\", default: nil}\n" })
  },
  HostileIdea("slotsForEach") {
    HostileProject(
      spec: "component: Card\nslots:\n" + each(30) { "  s\($0): {forEach: E\($0)}\n" }
        + "generics:\n" + each(30) { "  E\($0): Hashable\n" })
  },
  HostileIdea("optionalBindings") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\nproperties:\n"
        + each(200) { "  b\($0): {type: Bool, binding: optional, default: false}\n" })
  },
  HostileIdea("optionalSlots") {
    HostileProject(
      spec: "component: Card\nslots:\n" + each(1000) { "  s\($0): {optional: true}\n" })
  },
  HostileIdea("slotsByModifiers") {
    HostileProject(
      spec: "component: Card\nslots:\n" + each(1000) { "  s\($0): {via: modifier}\n" })
  },
  HostileIdea("slotsWithAllOptions") {
    HostileProject(
      spec: "component: Card\nslots:\n"
        + each(100) {
          "  s\($0): {optional: true, options: [text, systemImage, image, value], default: Divider()}\n"
        })
  },
  HostileIdea("defaultedStrategy") {
    HostileProject(
      spec: "component: Card\ninitializers: {strategy: defaulted}\nslots:\n"
        + each(100) { "  s\($0): {optional: true, options: [text]}\n" })
  },
  HostileIdea("limitOfInitializers") {
    HostileProject(
      spec: "component: Card\ninitializers: {limit: 1000000, strategy: permutations}\nslots:\n"
        + each(20) { "  s\($0): {optional: true, options: [text, image]}\n" })
  },
  construct("slots", 1000, "slots", { "  s\($0): {summary: A slot.}\n" }),
  construct("properties", 1000, "properties", { "  p\($0): {type: Int, default: 0}\n" }),
  construct("requiredProperties", 1000, "properties", { "  p\($0): Int\n" }),
  construct("closures", 1000, "properties", { "  p\($0): () -> Void\n" }),
  construct(
    "optionalClosures", 1000, "properties",
    { "  p\($0): {type: \"(() -> Void)?\", default: nil}\n" }),
  construct("bindings", 1000, "properties", { "  p\($0): {type: Bool, binding: true}\n" }),
  construct("modifiers", 1000, "modifiers", { "  m\($0): {type: Int, default: 0}\n" }),
  construct(
    "deprecatedModifiers", 1000, "modifiers",
    {
      "  m\($0): {type: Int, default: 0, deprecated: gone}\n"
    }),
  construct("environment", 1000, "environment", { "  e\($0): {type: Int, default: 0}\n" }),
  construct("state", 1000, "state", { "  s\($0): {type: Int, default: 0}\n" }),
  construct("types", 1000, "types", { "  T\($0): {properties: {a: Int, b: String}}\n" }),
  construct("optionSets", 300, "types", { "  T\($0): {optionSet: [a, b, c]}\n" }),
  HostileIdea("optionsOfASet") {
    HostileProject(
      spec: "component: Card\ntypes:\n  Edges:\n    optionSet:\n" + each(64) { "      o\($0):\n" }
        + "      all: {combines: [\((0..<64).map { "o\($0)" }.joined(separator: ", "))]}\n")
  },
  construct(
    "constants", 1000, "types",
    {
      ($0 == 0 ? "  T:\n    properties: {a: Int}\n    constants:\n" : "")
        + "      c\($0): \".init(a: \($0))\"\n"
    }),
  construct(
    "casesWithSlots", 300, "types",
    {
      ($0 == 0 ? "  T:\n    cases:\n" : "") + "      c\($0): {slots: {destination: {lazy: true}}}\n"
    }),
  construct("styles", 1000, "styles", { "  s\($0): {}\n" }),
  construct(
    "stylesWithParameters", 300, "styles",
    {
      "  s\($0): {parameters: {a: {type: Int, default: 1}, b: Bool}}\n"
    }),
  construct("generics", 500, "generics", { "  G\($0): Hashable\n" }),
  construct("resolvers", 500, "resolvers", { "  r\($0): {type: R\($0), view: V, value: V($0)}\n" }),
  construct("previews", 1000, "previews", { "  p\($0): 'Card { Text(\"\($0)\") }'\n" }),
  construct("imports", 1000, "imports", { "  - Module\($0)\n" }),
  construct("conformances", 500, "conforms", { "  - P\($0)\n" }),
  HostileIdea("configurationEntries") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\nstyles: {automatic: {}}\nconfiguration:\n"
        + each(1000) { "  c\($0): {type: Int, value: \($0)}\n" })
  },
  HostileIdea("formsOfInitializers") {
    HostileProject(
      spec:
        "component: Card\nslots: {title: {options: [text]}}\ninitializers:\n  strategy: explicit\n"
        + "  forms:\n"
        + each(500) { "    - {title: text, parameters: {a\($0): Int}, name: f\($0)}\n" })
  },
  HostileIdea("accessibilityActions") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\naccessibility:\n  actions:\n"
        + each(1000) { "    a\($0): {name: Do \($0), perform: f(\($0))}\n" })
  },
  HostileIdea("slotsThatShareAGeneric") {
    HostileProject(
      spec: "component: Card\nslots:\n" + each(300) { "  s\($0): {generic: Content}\n" })
  },
  HostileIdea("aliasesOfAliases") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\ntypes:\n"
        + each(1000) { "  A\($0): {alias: A\($0 + 1)}\n" } + "  A1000: {alias: A0}\n"
        + "properties: {p: A0}\n")
  },
  HostileIdea("typesThatHoldEachOther") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\ntypes:\n"
        + each(500) { "  T\($0): {properties: {a: T\(($0 + 1) % 500), b: T\(($0 + 7) % 500)}}\n" })
  },
  HostileIdea("itemsThatHoldItems") {
    HostileProject(
      specs: Dictionary(
        uniqueKeysWithValues: (0..<200).map {
          (
            "Item\($0)",
            "component: Item\($0)\nkind: value\nslots: {items: {list: {item: Item\(($0 + 1) % 200)}}}\n"
          )
        }))
  },
]

/// A component with a section of many entries.
private func construct(
  _ name: String, _ count: Int, _ section: String, _ entry: @escaping @Sendable (Int) -> String
) -> HostileIdea {
  HostileIdea("\(count) \(name)") {
    let slots = section == "slots" ? "" : "slots: {title: }\n"
    return HostileProject(spec: "component: Card\n\(slots)\(section):\n\(each(count, entry))")
  }
}
