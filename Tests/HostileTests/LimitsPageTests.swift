import CompilerDriver
import Diagnostics
import Foundation
import Specification
import SwiftFragments
import TestSupport
import Testing
import YAMLSyntax

/// The page about limits matches the tool.
@Suite struct LimitsPageTests {
  /// Each limit in the page's table: its subject, the maximum, and the identifier of the error.
  private static let limits: [(what: String, most: String, problem: ProblemID?)] = [
    ("The size of an input file", bytes(Int(InputReader.sizeLimit)), nil),
    ("The size of a file of YAML", bytes(Limits.standard.size), .fileTooLarge),
    ("Nesting of lists and mappings", number(Limits.standard.depth), .tooDeep),
    ("Values in a file, with aliases expanded", number(Limits.standard.nodes), .tooManyNodes),
    ("Text in a file, with aliases expanded", bytes(Limits.standard.text), .tooMuchText),
    (
      "Entries of a mapping of names, items of a list, in specs and the project file; token files "
        + "can have more", number(mostEntries), .tooManyNodes
    ),
    ("A piece of Swift in a spec", bytes(longestFragment), .swiftSyntax),
    ("All Swift in a spec, with aliases expanded", bytes(FragmentParser.mostSwift), .tooMuchText),
    (
      "Swift with mistakes, in a spec", bytes(FragmentParser.longestMistakes), .swiftSyntax
    ),
    (
      "Nesting of brackets, in a piece of Swift", number(ShapeLimits.fragment.nesting),
      .swiftSyntax
    ),
    (
      "Nesting of square brackets", number(ShapeLimits.fragment.squareBrackets), .swiftSyntax
    ),
    (
      "Tokens without a break, in a piece of Swift", number(ShapeLimits.fragment.chain),
      .swiftSyntax
    ),
    ("Number signs side by side", number(ShapeLimits.fragment.numberSigns), .swiftSyntax),
    ("A hand-written Swift file", bytes(longestSwiftFile), .swiftSyntax),
    ("A declaration in such a file", bytes(longestDeclaration), .swiftSyntax),
    (
      "Nesting of brackets, in a hand-written file", number(ShapeLimits.file.nesting),
      .swiftSyntax
    ),
    (
      "Tokens without a break, in a hand-written file", number(ShapeLimits.file.chain),
      .swiftSyntax
    ),
    ("The name of an emitted file", bytes(longestFileName), .unsafeOutputPath),
  ]

  private static func number(_ number: Int) -> String {
    var digits = String(number)
    var result = ""
    while digits.count > 3 {
      result = "," + digits.suffix(3) + result
      digits.removeLast(3)
    }
    return digits + result
  }

  private static func bytes(_ count: Int) -> String {
    count.isMultiple(of: 1 << 20) ? "\(count >> 20) MB" : "\(number(count)) bytes"
  }

  private static let page = repositoryRoot.appending(path: "docs/limits.md")

  @Test func tableIsThatOfTheCode() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let table = Self.limits.map { limit in
      "| \(limit.what) | \(limit.most) | \(limit.problem.map { "`\($0.rawValue)`" } ?? "the command fails") |"
    }
    for line in table { #expect(page.contains(line + "\n"), "the page lacks: \(line)") }
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains(" | ") }
    let ours = rows.drop { !$0.hasPrefix("| input |") }.dropFirst()
      .prefix { !$0.hasPrefix("| what |") }
    #expect(ours.count == table.count, "the page has limits that the code lacks")
  }

  @Test func shownNumbersAreThoseOfTheCode() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
      .replacing("\n", with: " ")
    for text in [
      "A text report has \(shownProblems) problems", "\(Self.number(mostProblemsOfAFile)) problems",
      "the first \(Self.number(mostCandidates)) names", "\(mostListed) names",
      "\(memoryForEachByte) bytes", "\(HostileCorpusTests.mostMemory >> 10) MB",
      "\(HostileCorpusTests.mostTime / 1000) seconds",
    ] { #expect(page.contains(text), "the page lacks: \(text)") }
  }

  @Test func corpusGoesToTheLimits() {
    #expect(largestSpec == Limits.standard.size)
    #expect(largestFragment == longestFragment)
    #expect(largestSwiftFile == longestSwiftFile)
  }
}
