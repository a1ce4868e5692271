import CompilerDriver
import Foundation
import TestSupport
import Testing

/// The output of a lint run is repeated if nothing changed, and computed again otherwise.
@Suite struct LintMemoryTests {
  private let project: TestProject
  private let counter = Counter()

  init() throws {
    project = try TestProject()
    try project.write("dscompile.yaml", "library: Kit\nspecs: specs\n")
    try project.write("specs/Card.yaml", "component: Card\nslots:\n  titleView:\n")
  }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    /// The number of calls since the last time.
    func take() -> Int {
      lock.withLock {
        defer { count = 0 }
        return count
      }
    }

    func increase() { lock.withLock { count += 1 } }
  }

  private struct Said: Equatable {
    let outcome: Outcome
    let output: String
    let errors: String
  }

  /// Lints and counts how often the specs were examined.
  private func run(
    _ request: LintRequest = LintRequest(), _ verbosity: Console.Verbosity = .normal,
    in surroundings: Surroundings? = nil
  ) -> (said: Said, looks: Int) {
    project.said.clear()
    var language = Language.components
    language.lint = { [counter] reader throws(FileError) in
      counter.increase()
      return try Language.components.lint(&reader)
    }
    let outcome = lint(
      request, by: language, in: surroundings ?? project.surroundings,
      console: project.said.console(verbosity))
    let said = Said(
      outcome: outcome, output: project.said.output, errors: project.said.errors)
    return (said, counter.take())
  }

  @Test(arguments: ReportFormat.allCases, [true, false])
  func saysItAgain(_ format: ReportFormat, isStrict: Bool) {
    var surroundings = project.surroundings
    surroundings.stepSummary = nil
    let request = LintRequest(reports: [.init(format: format)], isStrict: isStrict)
    let first = run(request, in: surroundings)
    let second = run(request, in: surroundings)
    #expect(first.looks == 1)
    #expect(second.looks == 0)
    #expect(second.said == first.said)
    #expect(first.said.outcome == (isStrict ? .findings : .fine))
  }

  @Test func requestsAreDistinguished() {
    #expect(run().looks == 1)
    #expect(run(LintRequest(isStrict: true)).looks == 1)
    #expect(run(LintRequest(problemLimit: 1)).looks == 1)
    #expect(run(LintRequest(reports: [.init(format: .json)])).looks == 1)
    #expect(run(LintRequest(paths: ["specs/Card.yaml"])).looks == 1)
    #expect(run(LintRequest(), .quiet).looks == 1)
    #expect(run().looks == 0)
  }

  @Test func changesAreSeen() throws {
    _ = run()
    try project.write("specs/Card.yaml", "component: Card\nslots:\n  title:\n")
    let mended = run()
    #expect(mended.looks == 1)
    #expect(mended.said.errors == "no problems\n")
    try project.write("specs/Row.yaml", "component: Row\nslots:\n  titleView:\n")
    #expect(run().said.errors == "1 warning in 1 file\n")
    try project.write(
      "dscompile.yaml", "library: Kit\nspecs: specs\nlint: {rules: {type-in-name: off}}\n")
    #expect(run().said.errors == "no problems\n")
    try project.write("dscompile.yaml", "library: Kit\nspecs: specs\n")
    #expect(run().said.errors == "1 warning in 1 file\n")
    try project.write(
      ".dscompile-baseline.yaml", "type-in-name:\n  'components.Row.slots.titleView': 1\n")
    #expect(run().said.errors == "no problems\n")
    try project.remove(".dscompile-baseline.yaml")
    #expect(run().said.errors == "1 warning in 1 file\n")
    try project.remove("specs/Row.yaml")
    #expect(run().said.errors == "no problems\n")
    #expect(run().looks == 0)
  }

  /// Requested files are written every time.
  @Test func filesAreWrittenAgain() throws {
    let request = LintRequest(reports: [.init(format: .json, file: "lint.json")])
    _ = run(request)
    let text = try project.read("lint.json")
    try project.remove("lint.json")
    #expect(run(request).looks == 1)
    #expect(try project.read("lint.json") == text)
  }
}
