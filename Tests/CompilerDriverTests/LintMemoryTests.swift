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

  private struct Log: Equatable {
    let outcome: Outcome
    let output: String
    let errors: String
  }

  /// Lints and counts how often the specs were examined.
  private func run(
    _ request: LintRequest = LintRequest(), _ verbosity: Console.Verbosity = .normal,
    in surroundings: Surroundings? = nil
  ) -> (log: Log, looks: Int) {
    project.log.clear()
    var language = Language.components
    language.lint = { [counter] reader throws(FileError) in
      counter.increase()
      return try Language.components.lint(&reader)
    }
    let outcome = lint(
      request, by: language, in: surroundings ?? project.surroundings,
      console: project.log.console(verbosity))
    let log = Log(
      outcome: outcome, output: project.log.output, errors: project.log.errors)
    return (log, counter.take())
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
    #expect(second.log == first.log)
    #expect(first.log.outcome == (isStrict ? .findings : .fine))
  }

  /// Other requests are answered from the findings of the first.
  @Test func requestsAreDistinguished() {
    let cold = project.surroundings.withoutCache
    #expect(run().looks == 1)
    let requests = [
      LintRequest(isStrict: true), LintRequest(problemLimit: 1),
      LintRequest(reports: [.init(format: .json)]), LintRequest(paths: ["specs/Card.yaml"]),
    ]
    for request in requests {
      let (log, looks) = run(request)
      #expect(looks == 0)
      #expect(log == run(request, in: cold).log)
    }
    #expect(run(LintRequest(), .quiet).log == run(LintRequest(), .quiet, in: cold).log)
    #expect(run().looks == 0)
  }

  @Test func changesAreSeen() throws {
    _ = run()
    try project.write("specs/Card.yaml", "component: Card\nslots:\n  title:\n")
    let fixed = run()
    #expect(fixed.looks == 1)
    #expect(fixed.log.errors == "no problems\n")
    try project.write("specs/Row.yaml", "component: Row\nslots:\n  titleView:\n")
    #expect(run().log.errors == "1 warning in 1 file\n")
    try project.write(
      "dscompile.yaml", "library: Kit\nspecs: specs\nlint: {rules: {type-in-name: off}}\n")
    #expect(run().log.errors == "no problems\n")
    try project.write("dscompile.yaml", "library: Kit\nspecs: specs\n")
    #expect(run().log.errors == "1 warning in 1 file\n")
    try project.write(
      ".dscompile-baseline.yaml", "type-in-name:\n  'components.Row.slots.titleView': 1\n")
    #expect(run().log.errors == "no problems\n")
    try project.remove(".dscompile-baseline.yaml")
    #expect(run().log.errors == "1 warning in 1 file\n")
    try project.remove("specs/Row.yaml")
    #expect(run().log.errors == "no problems\n")
    #expect(run().looks == 0)
  }

  /// Requested files are written every time.
  @Test func filesAreWrittenAgain() throws {
    let request = LintRequest(reports: [.init(format: .json, file: "lint.json")])
    _ = run(request)
    let text = try project.read("lint.json")
    try project.remove("lint.json")
    _ = run(request)
    #expect(try project.read("lint.json") == text)
  }
}
