/// Long or many scalars and comments.
let scalarIdeas: [HostileIdea] = [
  HostileIdea("longSummary") {
    HostileProject(spec: "component: Card\nsummary: \(times(largestSpec / 5 - 10, "word "))\n")
  },
  HostileIdea("longWord") {
    HostileProject(spec: "component: Card\nsummary: \(times(largestSpec - 40, "w"))\n")
  },
  HostileIdea("longDiscussion") {
    HostileProject(
      spec: "component: Card\ndiscussion: |\n"
        + times(largestSpec / 31 - 10, "  A sentence about a card, so.\n"))
  },
  HostileIdea("foldedText") {
    HostileProject(
      spec: "component: Card\ndiscussion: >\n" + times(60_000, "  word\n\n    code\n\n"))
  },
  HostileIdea("emptyLines") {
    HostileProject(spec: "component: Card\ndiscussion: |+\n" + times(1_000_000, "\n"))
  },
  HostileIdea("blankLines") {
    HostileProject(
      spec: "component: Card\nsummary: a\n" + times(10_000, times(100, " ") + "\n")
        + "slots: {title: }\n")
  },
  HostileIdea("escapes") {
    HostileProject(spec: "component: Card\nsummary: \"" + times(150_000, "\\x41\\n\\\"") + "\"\n")
  },
  HostileIdea("quotesInQuotes") {
    HostileProject(spec: "component: Card\nsummary: '" + times(400_000, "''") + "'\n")
  },
  HostileIdea("unclosedQuote") {
    HostileProject(spec: "component: Card\nsummary: \"" + times(100_000, "a b c\n  "))
  },
  HostileIdea("unclosedQuotesInLines") {
    HostileProject(spec: "component: Card\nslots:\n" + times(50_000, "  a: {b: 'c}\n"))
  },
  HostileIdea("enormousNumbers") {
    let number = times(100_000, "9")
    return HostileProject(
      spec:
        "component: Card\ninitializers: {limit: \(number)}\navailability: {iOS: \"\(number).0\"}\n"
        + "properties: {a: {type: Int, default: \(number)}, b: {type: Int, default: -\(number)}}\n")
  },
  HostileIdea("manyNumbers") {
    HostileProject(
      spec: "component: Card\nslots: {title: {options: [\(times(100_000, "1, "))1]}}\n")
  },
  HostileIdea("longComment") {
    HostileProject(spec: "component: Card # \(times(largestSpec - 100, "x"))\n")
  },
  HostileIdea("manyComments") {
    HostileProject(
      spec: "component: Card\n" + times(100_000, "# comment\n") + "slots:\n"
        + times(20_000, "  # comment\n") + "  title:\n")
  },
  HostileIdea("commentsEverywhere") {
    HostileProject(
      spec: "component: Card # a\nslots: # b\n"
        + each(20_000) { "  # above\n\n  a\($0): # behind\n    # below\n" })
  },
  HostileIdea("commentsInBrackets") {
    HostileProject(
      spec: "component: Card\nslots: {\n" + each(20_000) { "  # c\n  a\($0): , # d\n" } + "}\n")
  },
  HostileIdea("oneLine") {
    HostileProject(
      spec: "{component: Card, slots: {" + each(40_000) { "a\($0): {optional: yes}, " } + "}}\n")
  },
  HostileIdea("oneLineOfSwiftThatLacksQuotes") {
    HostileProject(
      spec: "{component: Card, properties: {" + each(30_000) { "a\($0): [Int: (a, b)], " } + "}}\n")
  },
  HostileIdea("bracesThatLackQuotes") {
    HostileProject(spec: "component: Card\nmodifiers:\n" + each(20_000) { "  a\($0): @b {c}\n" })
  },
  HostileIdea("swiftThatLacksQuotes") {
    HostileProject(
      spec: "component: Card\nproperties:\n"
        + each(20_000) { "  a\($0): {type: (Int, Int), default: f(1, \"a: b\")}\n" })
  },
  HostileIdea("oneHundredThousandItems") {
    HostileProject(spec: "component: Card\nconforms:\n" + times(100_000, "  - Sendable\n"))
  },
  HostileIdea("itemsThatAreMappings") {
    HostileProject(
      spec: "component: Card\ninitializers:\n  forms:\n" + times(50_000, "    - {title: text}\n"))
  },
  HostileIdea("asManyValuesAsAllowed") {
    HostileProject(spec: "component: Card\nslots: [" + times(199_000, "a,") + "]\n")
  },
  HostileIdea("moreValuesThanAllowed") {
    HostileProject(spec: "component: Card\nslots: [" + times(300_000, "a,") + "]\n")
  },
  HostileIdea("largerThanAllowed") {
    HostileProject(spec: "component: Card\nsummary: \(times(largestSpec, "a"))\n")
  },
]
