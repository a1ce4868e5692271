import CompilerDriver
import Diagnostics
import Explanations
import TestSupport
import Testing

/// The explanations of identifiers are correct and complete.
struct ExplanationTests {
  private static let all = topics.flatMap(\.explanations)

  /// Each problem is explained once, and reported somewhere.
  @Test func everyProblemIsExplained() throws {
    #expect(Self.all.map(\.id).sorted() == ProblemID.allCases.map(\.rawValue).sorted())
    let reported = try problems(namedIn: [
      "YAMLSyntax", "DesignTokens", "SwiftFragments", "Specification", "Formatter", "DesignModel",
      "Linter/Settings", "SwiftRendering", "UIKitEmitter/Plan", "OutlineEmitter", "CompilerDriver",
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

  /// Every problem of a single spec has an example, unless the spec is too long to show.
  @Test func problemsOfSpecsHaveExamples() throws {
    let ofSpecs = try problems(namedIn: ["Specification", "DesignModel", "SwiftFragments"])
      .subtracting([.tooManyNodes, .tooMuchText])
    #expect(Self.all.filter { ofSpecs.contains($0.problem) && $0.bad == nil }.map(\.id) == [])
  }

  @Test func explains() {
    let log = Transcript()
    #expect(explain("unknown-key", console: log.console()) == .fine)
    #expect(
      log.output == """
        unknown-key: A key is not in the language.

        An unknown key would have no effect. The message suggests a similar key, or
        names the part where the key belongs; the reference lists all keys.

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
    let log = Transcript()
    #expect(explain(nil, console: log.console()) == .fine)
    #expect(log.output.contains("\nKeys and values\n  empty-file "))
    #expect(log.output.split(separator: "\n").count > Self.all.count)
  }

  @Test func unknownIdentifier() {
    let log = Transcript()
    #expect(explain("[unknwon-key]", console: log.console()) == .failure)
    #expect(
      log.errors
        == "error: no message has the identifier 'unknwon-key'; did you mean 'unknown-key'?\n")
  }
}

@Suite struct ErrorReferenceTests {
  @Test func pageIsUpToDate() throws {
    if let difference = try Recording.difference(of: errorReference(), from: "docs/errors.md") {
      Issue.record("\(difference)")
    }
  }
}

/// The problems that some targets can report: those whose cases occur in their sources.
private func problems(namedIn targets: [String]) throws -> Set<ProblemID> {
  var words: Set<Substring> = []
  for target in targets {
    let text = try repositorySources(in: "Sources/\(target)")
    for match in text.matches(of: /\.([a-z]\w*)/) { words.insert(match.1) }
  }
  return Set(ProblemID.allCases.filter { words.contains("\($0)"[...]) })
}
