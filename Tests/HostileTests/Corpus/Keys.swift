/// Many, unknown, similar or long keys.
let keyIdeas: [HostileIdea] = [
  HostileIdea("unknownKeys") {
    HostileProject(
      spec: "component: Card\n" + each(20_000) { "key\($0): value\n" },
      commands: [
        ["lint"], ["build"], ["format"], ["lint", "--format", "json"],
        ["lint", "--format", "sarif"], ["lint", "--max-problems", "0"],
      ])
  },
  HostileIdea("keysThatAreNearOnes") {
    HostileProject(
      spec: "component: Card\n"
        + each(20_000) { "propertie\($0 % 10)\(times($0 / 10, "x")): \n" }
        .prefix(largestSpec - 100).appending("\n"))
  },
  HostileIdea("longKeys") {
    HostileProject(spec: "component: Card\n" + each(2000) { "\(times(1000, "k"))\($0): value\n" })
  },
  HostileIdea("keysLongerThanYAMLHas") {
    HostileProject(spec: "component: Card\n\(times(1_000_000, "k")): value\n")
  },
  HostileIdea("explicitLongKey") {
    HostileProject(spec: "component: Card\n? \(times(1_000_000, "k"))\n: value\n")
  },
  HostileIdea("misplacedKeys") {
    HostileProject(
      spec: "component: Card\nslots:\n"
        + each(10_000) { "  a\($0): {type: Int, escaping: true, raw: 3}\n" })
  },
  HostileIdea("duplicateKeys") {
    HostileProject(spec: times(100_000, "component: Card\n"))
  },
  HostileIdea("duplicateSlots") {
    HostileProject(spec: "component: Card\nslots:\n" + times(100_000, "  title:\n"))
  },
  HostileIdea("keysThatLookTheSame") {
    HostileProject(
      spec: "component: Card\nslots:\n"
        + each(10_000) { "  a\u{301}\($0 % 100):\n  \u{E1}\($0 % 100):\n" })
  },
  HostileIdea("keysThatAreLists") {
    HostileProject(spec: "component: Card\nslots:\n" + times(20_000, "  ? [a, b]\n  : c\n"))
  },
  HostileIdea("missingColons") {
    HostileProject(spec: "component: Card\n" + times(100_000, "slots\n"))
  },
  HostileIdea("wrongKinds") {
    HostileProject(
      spec: "component: Card\nslots:\n" + each(20_000) { "  a\($0): [optional, text, {a: b}]\n" })
  },
  HostileIdea("wrongValues") {
    HostileProject(
      spec: "component: Card\nslots:\n" + each(20_000) { "  a\($0): {optional: maybe, via: air}\n" }
    )
  },
  HostileIdea("unknownOptions") {
    HostileProject(
      spec: "component: Card\nslots:\n"
        + each(3000) { "  a\($0): {options: [txet, imag, b\($0)]}\n" })
  },
  HostileIdea("projectOfUnknownKeys") {
    HostileProject(
      specs: ["Card": "component: Card\n"],
      project: "library: Kit\n" + each(20_000) { "key\($0): value\n" })
  },
  HostileIdea("projectOfSpecFolders") {
    HostileProject(
      specs: ["Card": "component: Card\n"],
      project: "library: Kit\nspecs:\n" + each(20_000) { "  - folder\($0)\n" })
  },
  HostileIdea("foreignFile") {
    HostileProject(spec: each(30_000) { "service\($0):\n  image: nginx\n" })
  },
]

extension Substring {
  fileprivate func appending(_ text: String) -> String { String(self) + text }
}
