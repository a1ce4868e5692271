/// Anchors and aliases, which expand to more than is written.
let referenceIdeas: [HostileIdea] = [
  HostileIdea("billionLaughs") {
    HostileProject(
      spec: "component: Card\na0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
        + each(30) { "a\($0 + 1): &a\($0 + 1) [\(times(9, "*a\($0), "))*a\($0)]\n" })
  },
  HostileIdea("billionTexts") {
    HostileProject(
      spec: "component: Card\na: &a \(times(10_000, "lol "))\nb: ["
        + times(100_000, "*a, ") + "*a]\n")
  },
  HostileIdea("aliasedSwift") {
    let body = times(700, "  Text(title).padding(8).font(.body)\n")
    return HostileProject(
      spec: "component: Card\nslots: {title: }\nbody: &body |\n\(body)styles:\n"
        + each(2000) { "  s\($0): {body: *body}\n" })
  },
  HostileIdea("aliasedBrokenSwift") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\nbody: &body |\n"
        + times(700, "  protocol break ) in macro 1 subscript\n") + "styles:\n"
        + each(2000) { "  s\($0): {body: *body}\n" })
  },
  HostileIdea("aliasOfItself") {
    HostileProject(spec: "component: Card\nslots: &a {b: *a, c: [*a, *a]}\n")
  },
  HostileIdea("unknownAliases") {
    HostileProject(
      spec: "component: Card\nanchor: &anchor a\nslots:\n" + each(50_000) { "  - *ancho\($0)\n" })
  },
  HostileIdea("manyAnchors") {
    HostileProject(
      spec: "component: Card\nslots:\n" + each(50_000) { "  - &anchor\($0) {}\n" }
        + each(20_000) { "  - *anchor\($0)\n" })
  },
  HostileIdea("longAnchor") {
    HostileProject(
      spec: "component: Card\nslots: &\(times(500_000, "a")) {b: }\nc: *\(times(500_000, "a"))\n")
  },
  HostileIdea("oneAnchorAgainAndAgain") {
    HostileProject(spec: "component: Card\nslots:\n" + times(50_000, "  - &a [*a, b]\n"))
  },
  HostileIdea("deepAnchors") {
    HostileProject(
      spec: "component: Card\na0: &a0 [b]\n" + each(2000) { "a\($0 + 1): &a\($0 + 1) [*a\($0)]\n" })
  },
  HostileIdea("mergeKeys") {
    HostileProject(
      spec: "component: Card\nbase: &base {a: b}\nslots:\n"
        + times(20_000, "  - {<<: *base}\n"))
  },
  HostileIdea("tags") {
    HostileProject(spec: "component: Card\nslots:\n" + times(50_000, "  - !!python/object a\n"))
  },
  HostileIdea("longTag") {
    HostileProject(spec: "component: !<\(times(500_000, "a"))> Card\n")
  },
  HostileIdea("directives") {
    HostileProject(spec: times(50_000, "%TAG ! tag:a,2000:\n") + "---\ncomponent: Card\n")
  },
  HostileIdea("manyDocuments") {
    HostileProject(spec: times(100_000, "---\ncomponent: Card\n...\n"))
  },
]
