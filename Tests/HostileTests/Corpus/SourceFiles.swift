/// Hand-written files of an existing target.
let sourceFileIdeas: [HostileIdea] = [
  HostileIdea("largestFile") {
    let member = "  public var a: Int { value.first.map { $0 + 1 } ?? 2 }\n"
    return HostileProject(
      swift: each(largestSwiftFile / (member.utf8.count * 10 + 20)) {
        "struct S\($0) {\n\(times(10, member))}\n"
      })
  },
  HostileIdea("largestType") {
    let member = "  public var a: Int { value.first.map { $0 + 1 } ?? 2 }\n"
    return HostileProject(swift: "struct S {\n\(times(250_000 / member.utf8.count, member))}\n")
  },
  HostileIdea("fileThatIsTooLarge") {
    HostileProject(swift: times(largestSwiftFile / 10, "let a = 12\n"))
  },
  HostileIdea("fileOfOneLine") { HostileProject(swift: "let a = [\(times(300_000, "1, "))]\n") },
  HostileIdea("manyTypesInAFile") {
    HostileProject(swift: each(20_000) { "struct S\($0) {}\n" })
  },
  HostileIdea("manyFiles") {
    HostileProject(
      specs: ["Card": "component: Card\nslots: {title: }\n"],
      project: "library: Kit\noutput: {sources: Sources/Kit/Generated}\nsources: Sources/Kit\n",
      swift: Dictionary(
        uniqueKeysWithValues: (0..<2000).map { ("File\($0)", "struct S\($0) {\n  var a = 1\n}\n") }),
      commands: [["lint"], ["build"]])
  },
  HostileIdea("fileOfComments") {
    HostileProject(swift: times(60_000, "/// A comment about Swift.\n"))
  },
  HostileIdea("fileOfNULs") { HostileProject(swift: times(1_000_000, "\0")) },
  HostileIdea("fileThatIsNoText") {
    var project = HostileProject(swift: "")
    project.files["Sources/Kit/Kit.swift"] = (0..<1_000_000).map {
      UInt8(truncatingIfNeeded: $0 &* 31)
    }
    return project
  },
  file("nestedTypes", "struct A { ", "}", 20_000),
  file("nestedTypesOverLines", "struct A {\n", "}\n", 20_000),
  file("nestedFunctions", "func a() { ", "}", 20_000),
  file("longChain", "a.b", ".b", 100_000),
  file("longSum", "a", " + a", 100_000),
  file("unmatchedAngleBrackets", "a<", "", 100_000),
  file("angleBracketsInStatements", "nonisolated ; .b()a<.b;", "", 20_000),
  file("angleBracketsInLines", "nonisolated ; .b()a<.b\n", "", 20_000),
  file("numberSigns", "#", "", 500_000),
  file("backTicks", ";@`", "", 100_000),
  file("openQuotes", ";0@a )\"", "", 100_000),
  file("openParentheses", "a(\n", "", 100_000),
  file("modifiers", "\noptional ", "", 50_000),
  file("words", "self", "", 100_000),
  file("attributes", "@a\n", "", 100_000),
  file("attributesBeforeNothing", "\nx $catch @autoclosure ", "", 20_000),
  file("declarationsThatEndNowhere", "protocol break\n", "", 40_000),
  file("precedenceGroups", "typealias \nprecedencegroup Any", "", 20_000),
  file("macrosThatEndNowhere", "+async \nmacro 1`", "", 30_000),
  file("conditionalCompilation", "#if a\n", "#endif\n", 50_000),
  file("regularExpressions", "let a = /\"b/\n", "", 50_000),
  file("closersAlone", "}\n", "", 300_000),
  file("throwsAlone", "\n@autoclosure willSet self", "//", 20_000),
  file(
    "functionsThatLackBodies", "func a(b: C<D>, e: (F) -> G) throws -> H where I: J\n", "", 20_000),
]

/// A Swift construct repeated many times in a file.
private func file(_ name: String, _ start: String, _ end: String, _ count: Int) -> HostileIdea {
  HostileIdea("file \(name)") {
    HostileProject(swift: times(count, start) + "a" + times(count, end))
  }
}
