import Diagnostics
import Testing

@Suite struct NearestTests {
  @Test(arguments: [
    ("txt", ["text", "image"], "text"),
    ("tetx", ["text", "image"], "text"),
    ("Text", ["text"], "text"),
    ("sumary", ["summary", "discussion"], "summary"),
    ("prperteis", ["properties", "prototypes"], "properties"),
    ("grün", ["grun", "gruen"], "grun"),
    ("on", ["one", "off"], "one"),
  ])
  func findsTheMisspelledWord(_ word: String, _ candidates: [String], _ expected: String) {
    #expect(nearest(word, among: candidates) == expected)
  }

  @Test(arguments: [
    ("colour", ["text", "image"]),
    ("ab", ["cd"]),
    ("", ["a", "text"]),
    ("a", ["b"]),
    ("text", []),
  ])
  func staysSilentWhenNothingIsNear(_ word: String, _ candidates: [String]) {
    #expect(nearest(word, among: candidates) == nil)
  }

  @Test func theFirstOfEquallyNearOnesWins() {
    #expect(nearest("cat", among: ["car", "cap"]) == "car")
    #expect(nearest("cat", among: ["cap", "car"]) == "cap")
  }
}
