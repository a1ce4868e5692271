import TestSupport
import Testing
import TokenImport

/// Random sets, written in each form and imported: every value is compared with that of the set.
@Suite struct FormTests {
  @Test(arguments: SampleSet.Form.allCases)
  func keepsEveryValue(form: SampleSet.Form) throws {
    for seed in 0..<25 {
      let set = SampleSet(seed: UInt64(seed), kinds: form.kinds)
      let sample = try ImportedSample(try set.files(form))
      let expected = form == .terrazzo && !set.hasModes ? .designTokens : Self.forms[form]
      #expect(sample.imported.form == expected, "seed \(seed)")
      #expect(sample.imported.remaining.isEmpty, "\(sample.imported.remaining.map(\.message))")
      let reports = sample.reports.filter {
        !$0.contains("has a spread") && !$0.contains("in more than its colors")
      }
      #expect(reports.isEmpty, "seed \(seed): \(reports)")
      #expect(sample.imported.counts.tokens == set.tokens.count, "seed \(seed)")
      for (index, token) in set.tokens.enumerated() {
        let path = token.path.joined(separator: ".")
        for isDark in [false, true] {
          let found = sample.leaves(path, isDark: isDark)
          let expected = set.leaves(index, isDark: isDark)
          #expect(
            areEqual(found, expected),
            "seed \(seed), \(path), dark: \(isDark): \(found ?? []), not \(expected)")
        }
      }
    }
  }

  /// What an import writes comes in again as it is.
  @Test(arguments: [SampleSet.Form.studioFolder, .terrazzo, .styleDictionary3])
  func importsWhatItWrites(form: SampleSet.Form) throws {
    for seed in 100..<110 {
      let set = SampleSet(seed: UInt64(seed), kinds: form.kinds)
      let first = try ImportedSample(try set.files(form))
      let second = try ImportedSample(
        Dictionary(uniqueKeysWithValues: first.imported.files.map { ($0.name, $0.text) }))
      let reports = second.reports.filter { !$0.contains("has a spread") }
      #expect(reports.isEmpty, "seed \(seed): \(reports)")
      #expect(second.imported.remaining.isEmpty)
      #expect(first.system.tokens.map(\.path) == second.system.tokens.map(\.path))
      for token in first.system.tokens {
        for isDark in [false, true] {
          let path = token.path.description
          let expected = try #require(first.leaves(path, isDark: isDark))
          #expect(areEqual(second.leaves(path, isDark: isDark), expected), "seed \(seed), \(path)")
        }
      }
    }
  }

  private static let forms: [SampleSet.Form: TokenSetForm] = [
    .styleDictionary3: .styleDictionary, .styleDictionary4: .designTokens,
    .studioFile: .tokensStudio, .studioFolder: .tokensStudio, .figmaVariables: .figmaVariables,
    .figmaExport: .figmaExport, .modeFiles: .designTokens, .terrazzo: .terrazzo,
    .specify: .specify, .resolver: .resolver,
  ]

  @Test func importsTheSameFromEachSyntax() throws {
    let json =
      ##"{"color": {"red": {"value": "#f00"}}, "gap": {"a": {"value": "4px", "type": "spacing"}}}"##
    let json5 = """
      // A comment.
      {
        color: {red: {value: '#f00'}}, /* another */
        gap: {a: {value: '4\\
      px', type: "spacing",},},
      }
      """
    let yaml = """
      color:
        red: {value: "#f00"}
      gap:
        a:
          value: 4px
          type: spacing
      """
    let expected = try ImportedSample(["a.json": json]).text()
    #expect(try ImportedSample(["a.json5": json5]).text() == expected)
    #expect(try ImportedSample(["a.yaml": yaml]).text() == expected)
  }

  @Test func readsNumbersOfJSON5() throws {
    let sample = try ImportedSample([
      "a.json5":
        "{n: {$type: 'number', a: {$value: .5}, b: {$value: +2}, c: {$value: 0x1F}, d: {$value: 3.}}}"
    ])
    #expect(sample.numbers("n.a") == [0.5])
    #expect(sample.numbers("n.b") == [2])
    #expect(sample.numbers("n.c") == [31])
    #expect(sample.numbers("n.d") == [3])
  }
}
