import CompilerDriver
import Foundation
import SwiftFragments
import TestSupport
import Testing

/// Every type that is emitted for a component in the main module is known when specs are checked: a type with the same
/// name in another spec is a conflict.
struct EmittedNamesTests {
  @Test(arguments: GoldenCase.all)
  func areClaimed(in golden: GoldenCase) async throws {
    let settings = try String(
      contentsOf: golden.folder.appending(path: "dscompile.yaml"), encoding: .utf8)
    // The types of specs have other names there.
    if settings.contains(#/(?m)^(prefix|namespace|files|specs|sources|output):/#) { return }
    let isUIKitAlone = settings.contains(#/(?m)^targets: \[uikit\]/#)
    var types: [TopLevelDeclaration] = []
    for (path, text) in try ExpectedTrees.files(of: golden)
    where path.hasSuffix(".swift") && path.contains("/Components/")
      && path.contains("UIKit/") == isUIKitAlone
    {
      types += topLevelDeclarations(of: String(decoding: text, as: UTF8.self)) ?? []
    }
    types.removeAll { type in
      type.kind != .type
        || type.text.contains(#/(^|\s)(private|fileprivate) (struct|enum|final|class)/#)
    }
    let project = try TestProject()
    var written = ""
    for (path, text) in try tree(golden.folder)
    where path.hasSuffix(".yaml") || path.hasSuffix(".json") {
      written += String(decoding: text, as: UTF8.self)
      try project.write(path, String(decoding: text, as: UTF8.self))
    }
    // A spec cannot request a longer name, and for that of a component there is one error, not one for each name that is
    // made from it.
    let components = Set(written.matches(of: #/(?m)^component: (\w+)/#).map { String($0.1) })
    let names = Set(types.flatMap(\.names)).subtracting(components)
      .filter { $0.utf8.count <= 80 }.sorted()
    if names.isEmpty { return }
    let claimed = names.map { "  \($0): {cases: {one: , two: }, default: one}" }
    try project.write(
      "components/EmittedNames.yaml", "types:\n" + claimed.joined(separator: "\n") + "\n")
    let log = Transcript()
    let outcome = lint(
      LintRequest(), by: .components,
      in: Surroundings(base: project.folder, jobs: 2, cacheFolder: nil), console: log.console())
    #expect(outcome == .findings)
    let output = log.output + log.errors
    let errors = output.split(separator: "\n").filter { $0.contains(": error: ") }
    let unknown = names.filter { name in !errors.contains { $0.contains("'\(name)'") } }
    #expect(unknown == [], "\(output.prefix(2_000))")
  }
}
