import Diagnostics
import Foundation
import Linter
import TestSupport
import Testing

/// Messages as users see them. A better sentence is one run with `DSCOMPILE_RECORD=1`, and one diff.
@Suite struct TranscriptTests {
  @Test(arguments: Scenario.all)
  func isAsRecorded(_ scenario: Scenario) throws {
    let transcript = try scenario.transcript()
    if let difference = try Recording.difference(of: transcript, from: scenario.file) {
      Issue.record("\(difference)")
    }
  }

  @Test func nothingElseIsRecorded() throws {
    let names = Scenario.all.map { "\($0.name).txt" }
    #expect(Set(names).count == names.count)
    let strangers = try Recording.strangers(in: Scenario.folder, besides: names)
    #expect(strangers == [])
  }

  /// Every problem that can be reported is in a transcript, so that its wording is reviewed with the others.
  @Test(.disabled(if: Recording.isOn))
  func everyIdentifierIsRecorded() throws {
    var recorded: Set<Substring> = []
    for scenario in Scenario.all {
      let file = repositoryRoot.appending(path: scenario.file)
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(?m) \[([a-z0-9-]+)\]$/) { recorded.insert(match.1) }
    }
    // The Swift compiler's own messages differ between versions; `VerifyTests`, `CheckCommandTests` and `RenderTests` cover
    // them.
    let compiled: Set<ProblemID> = [
      .swiftCompiler, .emissionDefect, .promisedCall, .compilingReject, .uncheckedCode,
      .compilerFlag, .notModeled, .previewTrap, .analysisDefect,
    ]
    let reported = ProblemID.allCases.filter { !compiled.contains($0) }.map(\.rawValue)
    func missing(_ ids: [String]) -> [String] { ids.filter { !recorded.contains($0[...]) } }
    #expect(missing(reported) == [])
    // `InspectTests` covers the others.
    #expect(missing(rules.filter { $0.command != .inspect }.map(\.id)) == [])
  }
}

extension Scenario {
  static let all: [Scenario] = [[help], checking, commands, outputs].flatMap(\.self)
}
