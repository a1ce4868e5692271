/// Long, many, similar or reserved names.
let nameIdeas: [HostileIdea] = [
  HostileIdea("longestNames") {
    // A file is named after the component, and file names are limited to 255 bytes.
    let name = "C" + times(200, "o")
    return HostileProject(
      specs: [
        "Card": "component: \(name)\nslots: {s\(times(1000, "l")): {options: [text]}}\n"
          + "properties: {p\(times(1000, "r")): Int}\n"
      ])
  },
  HostileIdea("nameLongerThanFilesHave") {
    HostileProject(spec: "component: C\(times(5000, "o"))\nslots: {title: }\n")
  },
  HostileIdea("enormousNames") {
    HostileProject(
      spec: "component: C\(times(100_000, "o"))\nslots:\n  ? s\(times(100_000, "l"))\n  :\n"
        + "properties:\n  ? p\(times(100_000, "r"))\n  : Int\n")
  },
  HostileIdea("manyTypes") {
    HostileProject(
      spec: "component: Card\ntypes:\n" + each(1000) { "  T\($0): {cases: [a, b]}\n" })
  },
  HostileIdea("manyCases") {
    HostileProject(
      spec: "component: Card\ntypes:\n  Role:\n    cases:\n" + each(5000) { "      c\($0):\n" })
  },
  HostileIdea("unknownDefaultsAmongManyCases") {
    HostileProject(
      spec: "component: Card\ntypes:\n  Role:\n    cases:\n" + each(2000) { "      case\($0):\n" }
        + "properties:\n" + each(2000) { "  p\($0): {type: Role, default: .csae\($0)}\n" })
  },
  HostileIdea("unknownNamesAmongManySlots") {
    HostileProject(
      spec: "component: Card\nslots:\n" + each(200) { "  slot\($0):\n" }
        + "styles: {automatic: {}}\nconfiguration: ["
        + (0..<5000).map { "solt\($0)" }.joined(separator: ", ") + "]\n")
  },
  HostileIdea("unknownRules") {
    HostileProject(
      specs: ["Card": "component: Card\nslots: {title: }\n"],
      project: "library: Kit\nlint:\n  rules:\n"
        + each(10_000) { "    mising-summary\($0): error\n" })
  },
  HostileIdea("unknownComponentsInOverrides") {
    HostileProject(
      specs: Dictionary(
        uniqueKeysWithValues: (0..<300).map { ("C\($0)", "component: Card\($0)\nslots: {a: }\n") }),
      project: "library: Kit\nlint:\n  overrides:\n"
        + each(3000) { "    - {components: [Crad\($0)], rules: {missing-summary: error}}\n" })
  },
  HostileIdea("reservedWords") {
    let words = [
      "class", "self", "init", "Type", "func", "in", "is", "as", "where", "default", "_", "Any",
    ]
    return HostileProject(
      spec: "component: Card\nproperties:\n"
        + each(2000) { "  \(words[$0 % words.count])\($0 < words.count ? "" : "\($0)"): Int\n" })
  },
  HostileIdea("namesThatCollide") {
    HostileProject(
      spec: "component: Card\nproperties:\n" + each(500) { "  a\($0): Int\n" } + "slots:\n"
        + each(500) { "  a\($0): \n" } + "modifiers:\n" + each(500) { "  a\($0): Int\n" }
        + "state:\n"
        + each(500) { "  a\($0): Int\n" })
  },
  HostileIdea("sameComponentInAllFiles") {
    HostileProject(
      specs: Dictionary(
        uniqueKeysWithValues: (0..<1000).map { ("Card\($0)", "component: Card\nslots: {a: }\n") }))
  },
  HostileIdea("sameTypeInAllFiles") {
    HostileProject(
      specs: Dictionary(
        uniqueKeysWithValues: (0..<1000).map {
          ("C\($0)", "component: C\($0)\nslots: {a: }\ntypes: {Role: {cases: [c\($0)]}}\n")
        }))
  },
]
