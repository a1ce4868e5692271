import CompilerDriver
import Foundation
import TestSupport
import Testing

/// Work has the stack that it needs, whatever thread it is started from.
@Suite struct StackTests {
  /// Repeated constructs over which a parser recurses: as nested as specs allow, and far beyond.
  private static let forms: [(String, String)] = [
    ("Group { ", " }"), ("{ ", " }"), ("try ", ""), ("f(", ")"), ("A<", ">"), ("if a, ", ""),
    ("try!\n", ""), ("a ?\n", ""), ("#if a\nlet x = 1\n", "#endif\n"), ("A<A, ", ">"),
    ("switch ", ""), ("{ try ", " }"),
  ]

  private static func text(_ form: (String, String), _ count: Int) -> String {
    String(repeating: form.0, count: count) + "a" + String(repeating: form.1, count: count)
  }

  private func makeProject(_ text: String) throws -> TestProject {
    let project = try TestProject()
    try project.write(
      "dscompile.yaml",
      "library: Kit\noutput: {sources: Sources/Kit/Generated}\nsources: Sources/Kit\n")
    try project.write("Sources/Kit/Kit.swift", "let x = \(text)\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try project.write(
      "components/Card.yaml",
      "component: Card\nslots: {title: }\nbody: |\n"
        + lines.map { "  \($0)\n" }.joined())
    return project
  }

  @Test(arguments: forms.indices, [20, 38, 2000, 20_000])
  func smallStacksAreEnough(form: Int, count: Int) async throws {
    let project = try makeProject(Self.text(Self.forms[form], count))
    // Threads of musl have 128 KB, those of macOS 512 KB.
    let outcome = await onStack(of: 128 << 10) {
      lint(
        LintRequest(), by: .components, in: project.surroundings, console: project.log.console())
    }
    #expect(outcome != .failure)
    if count > 1000 {
      #expect(project.log.errors.contains("errors in 2 files"))
      let lines = project.log.output.split(separator: "\n").filter { $0.contains(": error: ") }
      #expect(lines.contains { $0.hasPrefix("Sources/Kit/Kit.swift:") }, "\(lines.first ?? "")")
      #expect(lines.contains { $0.hasPrefix("components/Card.yaml:") }, "\(lines.first ?? "")")
      #expect(
        lines.allSatisfy {
          $0.contains("; declare parts of the code separately")
            || $0.contains("this is longer than 32000 bytes")
            || $0.contains("is not read from here on")
        })
    }
  }

  @Test(arguments: [20, 38, 2000, 20_000])
  func toolRunsWithASmallStack(count: Int) throws {
    for form in Self.forms {
      let project = try makeProject(Self.text(form, count))
      let run = try BuiltTool.run(
        ["/bin/bash", "-c", "ulimit -s 512 && exec \"$0\" lint", BuiltTool.path],
        in: project.folder)
      #expect(run.isEnded && run.status < 2, "\(form): \(run)")
    }
  }

  @Test func resultsComeInOrder() {
    for jobs in [1, 2, 3, 64] {
      let results = concurrentMap(Array(0..<1000), jobs: jobs) { $0 * 2 }
      #expect(results == (0..<1000).map { $0 * 2 })
    }
  }

  /// Nested work, from a thread of any size.
  @Test func worksInWork() {
    let sums = concurrentMap(Array(0..<20), jobs: 4) { outer in
      onLargeStack { concurrentMap(Array(0..<20), jobs: 4) { $0 + outer } }.reduce(0, +)
    }
    #expect(sums == (0..<20).map { 190 + 20 * $0 })
  }

  private func onStack<Result: Sendable>(
    of size: Int, _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = size
      thread.start()
    }
  }
}
