import DesignTokens
import Diagnostics
import StepCounting
import Testing

/// Expensive files: each is read quickly, and exceeding a limit is an error.
@Suite struct HostileTokenTests {
  /// 5,000 tokens, 8 combinations.
  @Test func manyTokens() throws {
    func file(_ prefix: String, _ count: Int, _ value: (Int) -> String) -> String {
      let tokens = (0..<count).map { "\"\(prefix)\($0)\": {\"$value\": \(value($0))}" }
      return "{\"color\": {\"$type\": \"color\", \(tokens.joined(separator: ",\n"))}}"
    }
    func color(_ number: Int) -> String {
      "{\"colorSpace\": \"srgb\", \"components\": [\(Double(number % 100) / 100), 0, 0]}"
    }
    var fixture = TokenFixture(files: [
      "tokens/base.json": file("base", 1500) { color($0) },
      "tokens/brand-a.json": file("brand", 500) { color($0) },
      "tokens/brand-b.json": file("brand", 500) { color($0 + 1) },
      "tokens/light.json": file("role", 1500) { "\"{color.brand\($0 % 500)}\"" },
      "tokens/dark.json": file("role", 1500) { "\"{color.base\($0)}\"" },
      "tokens/more.json": file("role", 100) { "\"{color.base\($0 + 1)}\"" },
      "tokens/parts.json": file("part", 1500) { "\"{color.role\($0)}\"" },
    ])
    fixture.files["tokens/x.resolver.json"] = """
      {"version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "base", "sources": [{"$ref": "base.json"}, {"$ref": "parts.json"}]},
        {"type": "modifier", "name": "brand",
         "contexts": {"a": [{"$ref": "brand-a.json"}], "b": [{"$ref": "brand-b.json"}]}},
        {"type": "modifier", "name": "scheme",
         "contexts": {"light": [{"$ref": "light.json"}], "dark": [{"$ref": "dark.json"}]}},
        {"type": "modifier", "name": "contrast",
         "contexts": {"standard": [], "increased": [{"$ref": "more.json"}]}}]}
      """
    let (read, steps) = countingSteps { fixture.read() }
    #expect(read.diagnostics.map(\.message) == [])
    #expect(read.system?.tokens.count == 5000)
    #expect(read.system?.combinations.count == 8)
    #expect(steps < 500_000)
  }

  /// Members of one file, and the problems that it has.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let members: [String]
    let problems: [ProblemID]

    init(_ name: String, _ members: [String], _ problems: [ProblemID]) {
      (testDescription, self.members, self.problems) = (name, members, problems)
    }
  }

  @Test(arguments: [
    // A long chain of aliases, the last one first.
    Case(
      "chain", (1..<20000).reversed().map { "\"t\($0)\": {\"$value\": \"{t\($0 - 1)}\"}" }, []),
    // A long cycle.
    Case(
      "cycle", (1..<20000).map { "\"t\($0)\": {\"$value\": \"{t\(($0 % 19999) + 1)}\"}" },
      [ProblemID.tokenCycle]
    ),
    // Groups that double what they extend.
    Case(
      "doubling",
      (1..<40).map {
        "\"g\($0)\": {\"a\": {\"$extends\": \"{g\($0 - 1)}\"}, \"b\": {\"$extends\": \"{g\($0 - 1)}\"}}"
      }, [.tooManyNodes]
    ),
    // Groups that extend each other one after the other.
    Case(
      "extending", (1..<5000).map { "\"g\($0)\": {\"$extends\": \"{g\($0 - 1)}\"}" }, []),
    Case(
      "extending backwards",
      (1..<5000).reversed().map { "\"g\($0)\": {\"$extends\": \"{g\($0 - 1)}\"}" }, [.tooDeep]
    ),
    // Pointers to parts, one after the other.
    Case(
      "pointers",
      (1..<5000).map {
        "\"t\($0)\": {\"$type\": \"dimension\", \"$value\": {\"unit\": \"px\", "
          + "\"value\": {\"$ref\": \"#/t\($0 + 1)/$value/value\"}}}"
      }, [.tooManyNodes, .unknownToken]
    ),
    // A large part that many refer to.
    Case(
      "large part",
      [
        "\"big\": {\"$type\": \"strokeStyle\", \"$value\": {\"lineCap\": \"butt\", \"dashArray\": ["
          + Array(repeating: "{\"value\": 1, \"unit\": \"px\"}", count: 5000).joined(separator: ",")
          + "]}}"
      ]
        + (1..<5000).map {
          "\"t\($0)\": {\"$type\": \"strokeStyle\", \"$value\": {\"lineCap\": \"butt\", "
            + "\"dashArray\": {\"$ref\": \"#/big/$value/dashArray\"}}}"
        }, [.tooManyNodes]
    ),
    // Thousands of names that are not there.
    Case(
      "unknown names", (1..<10000).map { "\"t\($0)\": {\"$value\": \"{s\($0)}\"}" }, [.unknownToken]
    ),
    Case(
      "unknown pointers", (1..<10000).map { "\"t\($0)\": {\"$ref\": \"#/s\($0)\"}" },
      [.unknownToken]),
    Case(
      "nested", [String(repeating: "\"a\": {", count: 200) + String(repeating: "}", count: 200)],
      [.tooDeep]),
  ])
  func boundedWork(of test: Case) {
    let base =
      #""t0": {"$type": "number", "$value": 1}, "g0": {"x": {"$type": "number", "$value": 1}}"#
    let fixture = TokenFixture("{\(([base] + test.members).joined(separator: ",\n"))}")
    let (read, steps) = countingSteps { fixture.read() }
    #expect(Set(read.diagnostics.map(\.id)) == Set(test.problems.map(\.rawValue)))
    // A near name is looked for among all tokens, for as many problems as are reported.
    #expect(steps < 5_000_000 + 1_000 * test.members.count)
  }

  @Test func setsThatDouble() {
    let sets = (1..<60).map {
      "\"s\($0)\": {\"sources\": [{\"$ref\": \"#/sets/s\($0 - 1)\"}, {\"$ref\": \"#/sets/s\($0 - 1)\"}]}"
    }
    let fixture = TokenFixture(files: [
      "tokens/x.resolver.json": """
      {"version": "2025.10", "sets": {"s0": {"sources": [{}]}, \(sets.joined(separator: ","))},
       "resolutionOrder": [{"$ref": "#/sets/s59"}]}
      """
    ])
    #expect(Set(fixture.read().diagnostics.map(\.id)) == ["too-many-nodes"])
  }
}
