/// Deeply nested YAML.
let nestingIdeas: [HostileIdea] = [
  HostileIdea("deepFlowLists") {
    HostileProject(spec: "component: Card\nslots: " + times(500_000, "[") + times(500_000, "]"))
  },
  HostileIdea("deepFlowMappings") {
    HostileProject(
      spec: "component: Card\nslots: " + times(300_000, "{a: ") + "b" + times(300_000, "}"))
  },
  HostileIdea("deepFlowLeftOpen") {
    HostileProject(spec: "component: Card\nslots: " + times(1_000_000, "["))
  },
  HostileIdea("deepFlowLeftOpenOverLines") {
    HostileProject(spec: "component: Card\nslots: " + times(500_000, "[\n"))
  },
  HostileIdea("deepBlockMappings") {
    HostileProject(spec: "component: Card\n" + each(1400) { times($0, " ") + "a:\n" })
  },
  HostileIdea("deepBlockLists") {
    HostileProject(spec: "component: Card\nslots:\n  " + times(500_000, "- ") + "a\n")
  },
  HostileIdea("deepExplicitKeys") {
    HostileProject(spec: "component: Card\n" + times(500_000, "? ") + "a\n")
  },
  HostileIdea("asDeepAsAllowed") {
    HostileProject(
      spec: "component: Card\nslots: " + times(98, "[")
        + (0..<50_000).map(String.init).joined(separator: ", ") + times(98, "]") + "\n")
  },
  HostileIdea("manyDeepLists") {
    HostileProject(
      spec: "component: Card\nslots:\n"
        + times(5000, "  - " + times(90, "[") + times(90, "]") + "\n"))
  },
  HostileIdea("deepClosers") {
    HostileProject(spec: "component: Card\nslots: " + times(1_000_000, "]"))
  },
  HostileIdea("conditionsInConditions") {
    HostileProject(
      spec: "component: Card\nproperties: {a: Bool}\naccessibility:\n  value: "
        + times(90, "{when: a, then: {text: b}, else: ") + "{text: c}" + times(90, "}") + "\n")
  },
  HostileIdea("typesInTypes") {
    HostileProject(
      spec: "component: Card\ntypes:\n"
        + each(45) { level in
          let lead = times(2 + level * 4, " ")
          return "\(lead)T\(level):\n\(lead)  cases: [a]\n\(lead)  types:\n"
        } + times(2 + 45 * 4, " ") + "Last: {cases: [a]}\n")
  },
]
