import CompilerDriver
import Diagnostics
import Explanations
import Foundation
import Testing

/// What is said of identifiers is true, and nothing is left out.
struct ExplanationTests {
  private static let all = topics.flatMap(\.explanations)

  /// Each problem is explained once, and somewhere reported.
  @Test func everyProblemIsExplained() throws {
    #expect(Self.all.map(\.id).sorted() == ProblemID.allCases.map(\.rawValue).sorted())
    let reported = try problems(namedIn: [
      "YAMLSyntax", "SwiftFragments", "Specification", "Formatter", "DesignModel",
      "Linter/Settings", "SwiftRendering", "CompilerDriver",
    ])
    #expect(ProblemID.allCases.filter { !reported.contains($0) } == [])
  }

  @Test(arguments: all.map(\.id))
  func examplesAreTrue(of id: String) throws {
    let entry = try #require(explanation(of: id))
    #expect(entry.summary.hasSuffix("."))
    #expect(entry.text.hasSuffix("."))
    #expect((entry.bad == nil) == (entry.good == nil))
    if let bad = entry.bad {
      let found = problems(of: bad)
      #expect(found.map(\.id) == [id], "\(found.map(\.message))")
    }
    if let good = entry.good {
      #expect(problems(of: good).map { "\($0.message) [\($0.id)]" } == [])
    }
  }

  /// Whatever is found in a spec alone has an example.
  @Test func problemsOfSpecsHaveExamples() throws {
    let ofSpecs = try problems(namedIn: ["Specification", "DesignModel", "SwiftFragments"])
    #expect(Self.all.filter { ofSpecs.contains($0.problem) && $0.bad == nil }.map(\.id) == [])
  }

  @Test func explains() {
    let said = Transcript()
    #expect(explain("unknown-key", console: said.console()) == .fine)
    #expect(
      said.output == """
        unknown-key: A key is not in the language.

        A key that nobody reads would be a wish without effect. The message names the
        key that may be meant, or where the key belongs; the reference has all of them.

            component: Card
            sumary: A card.
            slots: {title: }

        components/Card.yaml:2:1: error: unknown key 'sumary'; did you mean 'summary'? [unknown-key]
           2 | sumary: A card.
             | ^~~~~~

        Right:

            component: Card
            summary: A card.
            slots: {title: }

        """)
  }

  @Test func listsIdentifiers() {
    let said = Transcript()
    #expect(explain(nil, console: said.console()) == .fine)
    #expect(said.output.contains("\nKeys and values\n  empty-file "))
    #expect(said.output.split(separator: "\n").count > Self.all.count)
  }

  @Test func unknownIdentifier() {
    let said = Transcript()
    #expect(explain("[unknwon-key]", console: said.console()) == .failure)
    #expect(
      said.errors
        == "error: no message has the identifier 'unknwon-key'; did you mean 'unknown-key'?\n")
  }
}

@Suite struct ErrorReferenceTests {
  /// With the variable `DSCOMPILE_RECORD` the page is written anew, and the test fails.
  @Test func pageIsUpToDate() throws {
    let page = root.appending(path: "docs/errors.md")
    let recorded = try? String(contentsOf: page, encoding: .utf8)
    let current = errorReference()
    if ProcessInfo.processInfo.environment["DSCOMPILE_RECORD"] != nil {
      try current.write(to: page, atomically: true, encoding: .utf8)
      Issue.record("recorded \(page.lastPathComponent)")
    } else {
      #expect(recorded == current, "record docs/errors.md with DSCOMPILE_RECORD=1")
    }
  }
}

private let root = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The problems that some targets can report: those whose cases their sources name.
private func problems(namedIn targets: [String]) throws -> Set<ProblemID> {
  var words: Set<Substring> = []
  for target in targets {
    let folder = root.appending(path: "Sources/\(target)")
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for match in text.matches(of: /\.([a-z]\w*)/) { words.insert(match.1) }
    }
  }
  return Set(ProblemID.allCases.filter { words.contains("\($0)"[...]) })
}
