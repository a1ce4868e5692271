import English
import Testing

struct EnglishTests {
  @Test(arguments: [
    ("icon", "an"), ("card", "a"), ("user", "a"), ("unit", "a"), ("one-line row", "a"),
    ("hour", "an"), ("honest answer", "an"), ("URL", "a"), ("URL field", "a"), ("SF symbol", "an"),
    ("HTML page", "an"), ("UI element", "a"), ("ID", "an"), ("QR code", "a"), ("état", "an"),
    ("status", "a"), ("x", "a"), ("", "a"),
  ])
  func articlesFollowTheSound(_ word: String, _ expected: String) {
    #expect(article(word) == expected)
  }

  @Test(arguments: [
    ("icon", "an icon"), ("actions", "actions"), ("tabs", "tabs"), ("status", "a status"),
    ("axis", "an axis"), ("content", "the content"), ("main content", "the main content"),
    ("progress", "the progress"), ("SF symbols", "SF symbols"),
  ])
  func nounsHaveAnArticleUnlessTheyArePlural(_ noun: String, _ expected: String) {
    #expect(withArticle(noun) == expected)
  }

  @Test func singularNounsHaveAnArticle() {
    #expect(withIndefiniteArticle("type of strings") == "a type of strings")
    #expect(withIndefiniteArticle("entry") == "an entry")
  }

  @Test(arguments: [
    ("card", "cards"), ("box", "boxes"), ("entry", "entries"), ("day", "days"), ("dish", "dishes"),
    ("tabs", "tabs"), ("status", "statuses"), ("series", "series"), ("URL", "URLs"),
    ("class", "classes"), ("axis", "axes"), ("SF symbol", "SF symbols"),
  ])
  func pluralsOfNouns(_ noun: String, _ expected: String) {
    #expect(plural(noun) == expected)
  }

  @Test func countsNouns() {
    #expect(counted(0, "file") == "0 files")
    #expect(counted(1, "file") == "1 file")
    #expect(counted(2, "more problem") == "2 more problems")
  }

  @Test func collectiveNounsNameSeveralThings() {
    #expect(canNameSeveral("items"))
    #expect(canNameSeveral("children"))
    #expect(!canNameSeveral("item"))
    #expect(!canNameSeveral("glass"))
  }

  @Test func listsPhrases() {
    #expect(listed([]) == "")
    #expect(listed(["a title"]) == "a title")
    #expect(listed(["an icon", "a title", "actions"]) == "an icon, a title and actions")
    #expect(listed(["'a'", "'b'"], by: "or") == "'a' or 'b'")
  }

  @Test(arguments: [
    ("TaskRow", "task row"), ("URLField", "URL field"), ("isOn", "is on"), ("min", "min"),
    ("line_width", "line width"), ("Tabs", "tabs"), ("SFSymbols", "SF symbols"), ("x2", "x2"),
    ("iOS", "iOS"), ("macOSWindow", "macOS window"), ("compactIPad", "compact iPad"),
    ("iPadOSRow", "iPadOS row"), ("piPad", "pi pad"),
  ])
  func namesHaveWords(_ name: String, _ expected: String) {
    #expect(words(name) == expected)
  }

  @Test(arguments: [
    ("min", "minimum"), ("maxWidth", "maximum width"), ("imageUrl", "image URL"), ("url", "URL"),
    ("id", "ID"), ("SFSymbol", "SF symbol"), ("sfSymbol", "SF symbol"), ("Tabs", "tabs"),
    ("Status", "status"), ("Series", "series"), ("items", "items"), ("isOn", "is on"),
  ])
  func namesArePhrases(_ name: String, _ expected: String) {
    #expect(phrase(name) == expected)
  }

  @Test(arguments: [
    ("card", "card's"), ("actions", "actions'"), ("status", "status's"), ("URL", "URL's"),
    ("series", "series'"), ("tabs view", "tabs view's"),
  ])
  func possessives(_ noun: String, _ expected: String) {
    #expect(possessive(noun) == expected)
  }

  @Test(arguments: [
    ("shadow", "a shadow"), ("icon", "an icon"), ("actions", "actions"), ("content", "content"),
    ("padding", "padding"), ("finished", "finished"), ("been read", "been read"), ("all", "all"),
    ("more rows", "more rows"), ("stopped for now", "stopped for now"),
    ("when empty", "when empty"), ("URL", "a URL"), ("SF symbol", "an SF symbol"),
  ])
  func objectsOfVerbs(_ phrase: String, _ expected: String) {
    #expect(asObject(phrase) == expected)
  }

  @Test func clausesAndSentences() {
    #expect(asClause("The card's heading.") == "the card's heading")
    #expect(asClause("URL of the page.") == "URL of the page")
    #expect(asSentence("the heading") == "The heading.")
    #expect(asSentence("Really?") == "Really?")
    #expect(asSentence("ßtraße") == "ßtraße.")
    #expect(asSentence("") == ".")
  }

  @Test(arguments: [
    ("card", "Card"), ("élan", "Élan"), ("e\u{301}lan", "E\u{301}lan"), ("ǆ", "ǅ"), ("ﬁne", "ﬁne"),
    ("ßtraße", "ßtraße"), ("ΐ", "ΐ"), ("1st", "1st"), ("", ""),
  ])
  func capitals(_ text: String, _ expected: String) {
    #expect(capitalized(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }
}
