import CompilerDriver
import Diagnostics
import Testing

/// Applying fixes checks a project once per round, regardless of the number of fixes; only if one of them
/// introduces an error, that one is searched for.
@Suite struct FixingChecksTests {
  /// A file for each line: `-` is a finding with a good fix, `x` one whose fix introduces an error.
  private func sources(_ lines: [String]) -> [SourceText] {
    lines.enumerated().map { SourceText(path: "\($0).txt", $1) }
  }

  /// Applies fixes until there are no findings, and counts the checks.
  private func fix(_ lines: [String]) -> (after: [String: String], fixes: Int, checks: Int) {
    var checks = 0
    func problems(_ sources: [SourceText]) -> [Diagnostic] {
      checks += 1
      return sources.flatMap { source in
        source.utf8.enumerated().compactMap { offset, unit in
          let place = Place(source, Span(offset, offset + 1))
          let fix =
            switch unit {
            case UInt8(ascii: "-"): "+"
            case UInt8(ascii: "x"): "!"
            case UInt8(ascii: "!"): ""
            default: String?.none
            }
          guard let fix else { return nil }
          if fix.isEmpty { return Diagnostic(.unknownKey, at: place, "wrong") }
          return Diagnostic(
            .rule("sign"), .warning, at: place, "\(source.path) has \(fix)",
            fixIts: [FixIt("replace it", [FixIt.Edit(place, fix)])])
        }
      }
    }
    let fixed = applyingFixes(sources(lines), isWanted: { _, _ in true }, problems: problems)
    let after = fixed.files.map { ($0.after.path, String(decoding: $0.after.utf8, as: UTF8.self)) }
    return (Dictionary(uniqueKeysWithValues: after), fixed.fixes, checks)
  }

  @Test(arguments: [1, 10, 100, 1000])
  func oneCheckForAllFixes(count: Int) {
    let result = fix(Array(repeating: "-", count: count))
    #expect(result.fixes == count)
    #expect(result.after.values.allSatisfy { $0 == "+" })
    // Before and after the single round.
    #expect(result.checks == 2)
  }

  @Test(arguments: [1, 2, 10, 1000], [0, 1, 7, 999])
  func oneWrongFixIsFound(count: Int, index: Int) {
    guard index < count else { return }
    var lines = Array(repeating: "-", count: count)
    lines[index] = "x"
    let result = fix(lines)
    #expect(result.fixes == count - 1)
    #expect(result.after.count == count - 1)
    #expect(result.after["\(index).txt"] == nil)
    // Two halves for each time that the fixes can be halved.
    let halvings = count.bitWidth - (count - 1).leadingZeroBitCount
    #expect(result.checks <= 2 + 2 * (count == 1 ? 0 : halvings))
  }

  @Test func someWrongFixesAreFound() {
    let wrong: Set<Int> = [3, 400, 401, 77]
    let lines = (0..<500).map { wrong.contains($0) ? "x" : "-" }
    let result = fix(lines)
    #expect(result.fixes == 496)
    #expect(wrong.allSatisfy { result.after["\($0).txt"] == nil })
  }

  /// However many fixes are bad, there are few checks, and the result has no new errors.
  @Test func manyWrongFixesAreLeftOut() {
    let result = fix((0..<1000).map { $0.isMultiple(of: 2) ? "x" : "-" })
    #expect(result.checks <= 2 + FixingLimits.rounds + FixingLimits.searches)
    #expect(!result.after.values.contains { $0.contains("!") })
  }

  /// A fix that is good alone and bad after another one is left out.
  @Test func textsNeverHaveMoreErrors() {
    let result = fix(["x-", "!", "-"])
    #expect(result.after == ["0.txt": "x+", "2.txt": "+"])
    #expect(result.fixes == 2)
  }
}
