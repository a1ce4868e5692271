import SwiftFragments
import Testing

@Suite struct CompositionTests {
  /// The NFC form of each text.
  @Test(arguments: [
    ("title", "title"), ("caf\u{E9}", "caf\u{E9}"), ("cafe\u{301}", "caf\u{E9}"),
    ("\u{212B}", "\u{C5}"), ("\u{1100}\u{1161}\u{11A8}", "\u{AC01}"),
    ("o\u{302}\u{323}", "\u{1ED9}"), ("e\u{323}\u{302}x", "\u{1EC7}x"),
    ("x\u{323}\u{301}", "x\u{323}\u{301}"), ("q\u{301}\u{323}", "q\u{323}\u{301}"),
    ("a\u{323}\u{327}\u{302}", "\u{1EAD}\u{327}"), ("\u{1F70}\u{345}", "\u{1FB2}"),
    ("\u{304B}\u{3099}", "\u{304C}"), ("\u{995}\u{9C7}\u{9BE}", "\u{995}\u{9CB}"),
    ("\u{939}\u{93F}\u{902}\u{926}\u{940}", "\u{939}\u{93F}\u{902}\u{926}\u{940}"),
  ])
  func composes(text: String, composition: String) {
    #expect(Array(composed(text).unicodeScalars) == Array(composition.unicodeScalars))
  }

  /// Text in strings is not a name, and is unchanged.
  @Test func knowsNamesFromText() {
    #expect(expression("\"cafe\u{301}\" + name") != nil)
    #expect(expression("\"x\" + cafe\u{301}") == nil)
    #expect(expression("\"\\(cafe\u{301})\"") == nil)
  }
}
