/// Swift in specs that is deep, long, or nearly Swift.
let fragmentIdeas: [HostileIdea] = [
  bodies("nestedParentheses", "(", ")", 16_000),
  bodies("nestedSquareBrackets", "[", "]", 16_000),
  bodies("asManySquareBracketsAsAllowed", "[", "]", 8),
  bodies("nestedClosures", "{ ", " }", 10_000),
  bodies("nestedViews", "Group { ", " }", 4000),
  bodies("asManyViewsAsAllowed", "Group { ", " }", 38),
  bodies("nestedGenerics", "A<", ">", 10_000),
  bodies("nestedTernaries", "a ? b : ", "", 4000),
  bodies("longChain", "a.b", ".b", 10_000),
  bodies("longChainOfCalls", "a", ".b()", 8000),
  bodies("longSum", "a", " + a", 8000),
  bodies("closuresAfterCalls", "a", "{ $0 }", 4000),
  bodies("manyTries", "try ", "", 8000),
  bodies("nestedConditions", "if a { ", " }", 4000),
  bodies("nestedSwitches", "switch a { case b: ", " }", 1500),
  bodies("nestedInterpolations", "\"\\(", ")\"", 8000),
  bodies("nestedComments", "/*", "*/", 15_000),
  bodies("numberSigns", "#", "", 31_000),
  bodies("backTicks", ";@`", "", 10_000),
  bodies("openQuotes", ";0@a )\"", "", 4500),
  bodies("attributes", "@a ", "", 10_000),
  bodies("modifiers", "optional ", "", 3400),
  bodies("conditionalCompilation", "#if a\n", "#endif\n", 2400),
  bodies("regularExpressions", "/a\"b/ ", "", 5000),
  bodies("angleBracketsThatDoNotMatch", "nonisolated ; .b()a<.b;", "", 1300),
  bodies("declarationsThatEndNowhere", "protocol break\n", "", 2000),
  bodies("macrosThatEndNowhere", "+async \nmacro 1`", "", 2000),
  bodies("precedenceGroups", "typealias \nprecedencegroup Any", "", 1000),
  bodies("statementsOnALine", "subscript;_ await ~", "", 1600),
  bodies("attributesBeforeNothing", "\nx $catch @autoclosure ", "", 1300),
  bodies("genericsNextToDivisions", "some ;a/bA<A>willSet ", "", 1500),
  bodies("keyPaths", "\\.a", "", 10_000),
  bodies("arrows", "() -> ", "", 5000),
  bodies("prefixOperators", "- ", "", 15_000),
  bodies("oneWord", "a", "", 31_000),
  bodies("emptyLines", "\n", "", 31_000),
  HostileIdea("bodyOfFiveHundredLines") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\nbody: |\n  VStack {\n"
        + times(500, "    Text(\"A line of text\").padding(8).font(.body)\n") + "  }\n")
  },
  HostileIdea("largestBody") {
    let line = "  Text(\"A line of text\").padding(8).font(.body)\n"
    return HostileProject(
      spec: "component: Card\nslots: {title: }\nbody: |\n"
        + times(largestFragment / (line.utf8.count - 2) - 1, line))
  },
  HostileIdea("bodyLongerThanAllowed") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\nbody: |\n"
        + times(2000, "  Text(title).padding(8)\n"))
  },
  HostileIdea("manyLargeBodies") {
    let body = times(650, "      Text(title).padding(8).font(.body).bold()\n")
    return HostileProject(
      spec: ("component: Card\nslots: {title: }\nstyles:\n"
        + each(60) { "  s\($0):\n    body: |\n\(body)" }))
  },
  HostileIdea("manyBrokenBodies") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\nstyles:\n"
        + each(60) {
          "  s\($0):\n    body: |\n" + times(700, "      protocol break ) in macro 1\n")
        })
  },
  HostileIdea("manyBrokenTypes") {
    HostileProject(
      spec: "component: Card\nproperties:\n" + each(20_000) { "  a\($0): \"A<B<\"\n" })
  },
  HostileIdea("manyBrokenDefaults") {
    HostileProject(
      spec: "component: Card\nproperties:\n"
        + each(10_000) { "  a\($0): {type: Int, default: 1 +, label: b}\n" })
  },
  HostileIdea("longTypes") {
    let types: [String] = (0..<20).map { "T\(times(300, "\($0)"))" }
    return HostileProject(
      spec: "component: Card\nproperties:\n"
        + each(20) { "  a\($0): \"(\(types.joined(separator: ", "))) -> Void\"\n" })
  },
  HostileIdea("optionalsOfOptionals") {
    HostileProject(spec: "component: Card\nproperties: {a: \"Int\(times(20_000, "?"))\"}\n")
  },
  HostileIdea("typesOfEveryForm") {
    let forms = [
      times(30, "(") + "Int" + times(30, ")"), times(400, "@a ") + "Int",
      times(8, "[") + "Int" + times(8, "]"),
      "A" + times(200, ".B"), times(39, "A<") + "Int" + times(39, ">"),
      times(200, "() -> ") + "Void", "any " + (0..<200).map { "P\($0)" }.joined(separator: " & "),
    ]
    return HostileProject(
      spec: "component: Card\nproperties:\n"
        + each(forms.count * 20) { "  a\($0): '\(forms[$0 % forms.count])'\n" })
  },
  HostileIdea("numbersInOneLine") {
    let numbers = (0..<5000).map(String.init).joined(separator: ", ")
    return HostileProject(
      spec: "component: Card\nproperties: {a: {type: '[Int]', default: '[\(numbers)]'}}\n")
  },
  HostileIdea("proseInStrings") {
    HostileProject(
      spec:
        "component: Card\nslots: {title: }\nbody: |\n  Text(\"\(times(600, "(((( many [[[[ {{{{ words < "))\")\n"
    )
  },
  HostileIdea("manyTexts") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\nstyles:\n"
        + each(40) { style in
          "  s\(style):\n    body: |\n" + each(500) { "      Text(\"t\(style) \($0)\")\n" }
        })
  },
  HostileIdea("charactersThatCannotBeSeen") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\nbody: |\n" + times(2000, "  Text(\"a\u{200B}\")\n"))
  },
  HostileIdea("namesThatAreNotComposed") {
    HostileProject(
      spec: "component: Card\nslots: {title: }\nbody: |\n" + times(2000, "  Text(e\u{301})\n"))
  },
]

/// A Swift construct repeated many times, as a body and as declarations.
private func bodies(_ name: String, _ start: String, _ end: String, _ count: Int) -> HostileIdea {
  HostileIdea("swift \(name)") {
    let text = times(count, start) + (start.hasSuffix("\n") ? "" : "a") + times(count, end)
    return HostileProject(
      specs: [
        "Card": "component: Card\nslots: {title: }\nbody: |\n  \(indented(text))\n",
        "Row": "component: Row\nslots: {title: }\nswift: |\n  \(indented(text))\n",
      ])
  }
}
