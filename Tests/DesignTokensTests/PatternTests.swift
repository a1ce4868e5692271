import DesignTokens
import Testing

@Suite struct PatternTests {
  private func match(_ pattern: String, _ path: String) -> [String]? {
    TokenPattern(pattern).match(TokenPath(path.split(separator: ".").map(String.init)))
  }

  @Test func matchesAnyText() {
    #expect(match("color.*", "color.text.primary") == ["text.primary"])
    #expect(match("*", "color") == ["color"])
    #expect(match("color.*.DEFAULT", "color.red.DEFAULT") == ["red"])
    #expect(match("*.2*", "size.2xs") == ["size", "xs"])
    #expect(match("a*a", "a") == nil)
    #expect(match("a*a", "aa") == [""])
    #expect(match("color.red", "color.red") == [])
    #expect(match("color.red", "color.redder") == nil)
    #expect(match("*.500", "color.red.50") == nil)
    #expect(match("*b*c", "abbcc") == ["a", "bc"])
    #expect(match("**", "ab") == ["", "ab"])
  }

  @Test func textsAreThoseOfThePath() {
    for pattern in ["*a*b*", "a*", "*b", "*a*a*a*", "*"] {
      for text in ["aabb", "ab", "abab", "baab", "aaab", "b"] {
        guard let found = match(pattern, text) else { continue }
        var texts = found[...]
        let filled = pattern.map { $0 == "*" ? texts.popFirst() ?? "?" : String($0) }.joined()
        #expect(filled == text, "\(pattern)")
      }
    }
  }
}
