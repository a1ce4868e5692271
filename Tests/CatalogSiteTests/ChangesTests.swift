import CatalogSite
import Testing

/// What differs between two versions of a library, in words and on its page.
@Suite struct ChangesTests {
  private static let appearances = ["light", "dark"]
  private static let classes: [String: [String?]] = [
    "ink": ["#000000", "#ffffff"], "red": ["#ff0000", "#ff0000"], "night": ["#000000", "#eeeeee"],
  ]

  private static let usual = """
    <text class="f ink" font-size="17"><tspan x="0" y="15" textLength="30">Save</tspan></text>\
    <rect class="s ink" x="0" y="20" width="80" height="40" rx="8" stroke-width="1"/>\
    <use href="#symbol-star" class="f ink" x="0" y="70" width="16" height="16"/>
    """

  private func preview(
    _ name: String = "everything", _ markup: String = usual, height: Double = 80,
    others: [String: String] = [:]
  ) -> CatalogPreview {
    var preview = CatalogPreview(
      name: name, title: name.prefix(1).uppercased() + name.dropFirst(), group: "Contents")
    func drawing(_ arrangement: String, _ markup: String) -> CatalogDrawing {
      CatalogDrawing(
        arrangement: arrangement, appearances: Self.appearances, x: -8, y: -8, width: 100,
        height: height, markup: markup)
    }
    preview.drawings = [drawing("large", markup)]
    for arrangement in ["accessibility5", "rightToLeft"] {
      preview.drawings.append(drawing(arrangement, others[arrangement] ?? markup))
    }
    return preview
  }

  private func component(_ name: String, _ previews: [CatalogPreview]) -> CatalogComponent {
    var component = CatalogComponent(name: name, swiftName: "DK\(name)")
    component.specPath = "components/\(name).yaml"
    component.summary = "A \(name.lowercased()) for *one* subject."
    component.previews = previews
    component.usual = "everything"
    return component
  }

  private func contents(_ components: [CatalogComponent]) -> CatalogContents {
    CatalogContents(
      library: "Kit", components: components,
      arrangements: ["large", "accessibility5", "rightToLeft"], appearances: Self.appearances,
      classes: Self.classes)
  }

  private func changes(
    from old: [CatalogComponent], to new: [CatalogComponent],
    callers: [String: [CallerChange]] = [:]
  ) -> CatalogChanges {
    var changes = CatalogChanges(since: "main", commit: "0123456789abcdef")
    changes.compare(
      contents(old), to: contents(new), redrawn: Set(old.map(\.name)), callers: callers)
    return changes
  }

  /// The sentences about a picture after some replacements in its markup.
  private func sentences(
    _ replacements: [(old: String, new: String)], height: Double = 80
  ) -> [String] {
    let markup = replacements.reduce(Self.usual) { markup, replacement in
      #expect(markup.contains(replacement.old))
      return markup.replacing(replacement.old, with: replacement.new)
    }
    let changes = self.changes(
      from: [component("Card", [preview()])],
      to: [component("Card", [preview("everything", markup, height: height)])])
    return changes.components.flatMap(\.pictures).flatMap(\.differences).map(\.phrase.plain)
  }

  // MARK: - Words

  @Test func differencesInWords() {
    #expect(sentences([]) == [])
    #expect(sentences([(">Save<", ">Store &amp; go<")]) == ["text “Save” is now “Store & go”"])
    #expect(sentences([("symbol-star", "symbol-bell")]) == ["symbol star is now bell"])
    #expect(
      sentences([("font-size=\"17\"", "font-size=\"20\" font-weight=\"600\"")]) == [
        "text “Save”: size 17 pt is now 20 pt", "text “Save”: weight 400 is now 600",
      ])
    #expect(sentences([("rx=\"8\"", "rx=\"12\"")]) == ["a shape: corner radius 8 pt is now 12 pt"])
    #expect(
      sentences([("y=\"20\"", "y=\"24\""), ("y=\"70\"", "y=\"74\"")], height: 92) == [
        "as a whole 12 pt taller", "2 elements: moved by 4 pt down",
      ])
    #expect(
      sentences([("width=\"80\" height=\"40\"", "width=\"84\" height=\"40\"")]) == [
        "a shape: 80 × 40 pt is now 84 × 40 pt"
      ])
  }

  @Test func colorsInAppearances() {
    #expect(
      sentences([("class=\"f ink\"", "class=\"f red\"")]) == [
        "2 elements: #000000 is now #ff0000; #ffffff is now #ff0000 in dark"
      ])
    // What is the same in the light is shown in the dark.
    let changes = self.changes(
      from: [component("Card", [preview()])],
      to: [
        component("Card", [preview("everything", Self.usual.replacing("s ink", with: "s night"))])
      ])
    let picture = changes.components.first?.pictures.first
    #expect(
      picture?.differences.map(\.phrase.plain) == ["a shape: #ffffff is now #eeeeee in dark"])
    #expect(picture?.appearance == "dark")
  }

  @Test func partsThatAppear() {
    let line = "<rect class=\"f red\" x=\"0\" y=\"0\" width=\"100\" height=\"1\"/>"
    #expect(sentences([("<text", line + "<text")]) == ["a shape: new"])
    #expect(
      sentences([(Self.usual, "<text class=\"f ink\"><tspan x=\"0\" y=\"9\">Other</tspan></text>")])
        .contains("2 elements: no longer there"))
  }

  @Test func spokenWords() {
    func spoken(_ label: String) -> CatalogPreview {
      var preview = self.preview()
      preview.elements = [
        CatalogElement(
          label: label, value: nil, hint: nil, traits: ["button"], actions: [], children: [])
      ]
      return preview
    }
    let changes = self.changes(
      from: [component("Card", [spoken("Save")])], to: [component("Card", [spoken("Store")])])
    let picture = changes.components.first?.pictures.first
    #expect(
      picture?.differences.map(\.phrase.plain) == [
        "VoiceOver reads “Store, button” instead of “Save, button”"
      ])
  }

  // MARK: - Entries

  /// The same difference in many previews is one entry, whatever moves because of it.
  @Test func sameDifferencesAreOneEntry() {
    let names = ["required", "everything", "long"]
    let new = names.enumerated().map { index, name in
      preview(
        name,
        Self.usual.replacing("Save", with: "Store").replacing("x=\"0\"", with: "x=\"\(index)\""))
    }
    let changes = self.changes(
      from: [component("Card", names.map { preview($0) })], to: [component("Card", new)])
    let pictures = changes.components.first?.pictures ?? []
    #expect(pictures.map(\.previews) == [["Everything", "Required", "Long"]])
  }

  @Test func whatDiffersInAnArrangementIsShownThere() {
    let moved = Self.usual.replacing("x=\"0\" y=\"15\"", with: "x=\"4\" y=\"15\"")
    let taller = Self.usual.replacing("height=\"40\"", with: "height=\"60\"")
    let changes = self.changes(
      from: [component("Card", [preview()])],
      to: [
        component(
          "Card",
          [
            preview("everything", others: ["accessibility5": taller, "rightToLeft": moved])
          ])
      ])
    let picture = changes.components.first?.pictures.first
    #expect(picture?.arrangement == "accessibility5")
    #expect(picture?.otherArrangements == ["rightToLeft"])
    #expect(picture?.differences.map(\.phrase.plain) == ["a shape: 80 × 40 pt is now 80 × 60 pt"])
  }

  @Test func componentsInOrder() {
    let old = ["Same", "Looks", "Breaks", "Gone", "Words"].map { component($0, [preview()]) }
    var new = ["Same", "New", "Looks", "Breaks", "Words"].map { component($0, [preview()]) }
    new[2].previews = [preview("everything", Self.usual.replacing("Save", with: "Store"))]
    new[4].spec = "component: Words\n"
    let changes = self.changes(
      from: old, to: new,
      callers: [
        "components/Breaks.yaml": [
          CallerChange(phrase: Phrase(quotingCode: "removed 'DKBreaks.init'"), isBreaking: true)
        ]
      ])
    #expect(changes.components.map(\.name) == ["Breaks", "Gone", "Looks", "New"])
    #expect(changes.otherSpecs == ["Words"])
  }

  // MARK: - Pages

  /// Versions with all kinds of changes.
  private func everything(_ text: String = "Store | *now* @team #1") -> CatalogContents {
    func token(_ name: String, _ light: String, _ dark: String) -> CatalogTokenGroup {
      func value(_ color: String) -> CatalogToken.Value {
        .init(text: color, specimen: .color(color))
      }
      return CatalogTokenGroup(
        title: "Palette", description: nil,
        tokens: [
          CatalogToken(
            name: "palette.\(name)", path: "palette.\(name)", description: nil, deprecation: nil,
            values: [(["light"], value(light)), (["dark"], value(dark))], components: ["Card"],
            tokens: [])
        ])
    }
    let old = ["Card", "Row"].map { component($0, [preview(), preview("required")]) }
    var new = ["Card", "Chip"].map { component($0, [preview(), preview("required")]) }
    new[0].previews[0] = preview(
      "everything", Self.usual.replacing("Save", with: "Store").replacing("f ink", with: "f red"))
    new[0].previews[1] = preview("required", height: 84)
    new[0].history = [CatalogCommit(date: "2026-01-02", subject: text, hash: "01234567")]
    new[1].parts = [CatalogPart(.slot, name: "old", type: "text", deprecation: "Use another.")]
    var (before, after) = (contents(old), contents(new))
    before.tokens = [token("accent", "#1a56c4", "#8ab4ff"), token("gone", "#111111", "#222222")]
    after.tokens = [token("accent", "#1a56c4", "#99bbff"), token("fresh", "#333333", "#444444")]
    var changes = CatalogChanges(since: text, commit: "0123456789abcdef")
    changes.remedies = ["Write 'deprecated' for a slot."]
    changes.library = [
      CallerChange(phrase: Phrase(quotingCode: "the module '\(text)' is new"), isBreaking: false)
    ]
    changes.compare(
      before, to: after, redrawn: ["Card", "Row"],
      callers: [
        "components/Card.yaml": [
          CallerChange(phrase: "removed \(code: "Card.init(_:) `a|b`")", isBreaking: true),
          CallerChange(phrase: "added \(code: text)", isBreaking: false),
        ]
      ])
    after.changes = changes
    return after
  }

  @Test func markdownForPullRequests() throws {
    let markdown = try #require(everything().changesMarkdown).replacing("\u{2060}", with: "⁺")
    #expect(
      markdown == #"""
        ## Kit

        1 breaking change, 3 components (1 new, 1 changed, 1 removed), 3 tokens since `Store | *now* @team #1` (01234567).

        - the module `Store | *now* @team #1` is new

        | Component | | What changed |
        | --- | --- | --- |
        | `Card` | **changed, breaking** | 2 changes for callers, 1 of them breaking<br>text “Save” is now “Store”; 2 elements: `#000000` is now `#ff0000`; `#ffffff` is now `#ff0000` in dark (in “Everything”)<br>as a whole 4 pt taller (in “Required”) |
        | `Row` | removed |  |
        | `Chip` | new | A chip for \*one\* subject. |

        ### For callers

        `components/Card.yaml`

        - **breaking** removed `` Card.init(_:) `a|b` ``
        - added `Store | *now* @team #1`

        ### Tokens

        | Token | In | Before | After |
        | --- | --- | --- | --- |
        | `palette.accent` | dark | `#8ab4ff` | `#99bbff` |
        | `palette.fresh` (new) | light | – | `#333333` |
        | `palette.fresh` (new) | dark | – | `#444444` |
        | `palette.gone` (removed) | light | `#111111` | – |
        | `palette.gone` (removed) | dark | `#222222` | – |

        Write `deprecated` for a slot.

        The page `changes.html` of the catalog has the pictures before and after.

        """#, "\(markdown)")
  }

  @Test func pagesShowChanges() throws {
    let site = siteFiles(of: everything())
    func page(_ path: String) throws -> String {
      try #require(site.first { $0.path == path }).text
    }
    let changes = try page("changes.html")
    for part in [
      "text <q>Save</q> is now <q>Store</q>", "<code>#8ab4ff</code>", "fill=\"#ff0000\"",
      ">Before</figcaption>", ">After</figcaption>", "id=\"component-Row-removed\"",
      "href=\"#component-Card\"", "as a whole 4 pt taller",
    ] { #expect(changes.contains(part), "\(part)\n\(changes)") }
    // Identifiers are unique, and colors are those of the appearance that is shown.
    let identifiers = changes.matches(of: #/\sid="([^"]+)"/#).map { String($0.1) }
    #expect(identifiers.count == Set(identifiers).count)
    #expect(!changes.contains("class=\"f "))
    let overview = try page("index.html")
    #expect(overview.contains("<strong>New</strong> <a href=\"changes.html#component-Chip\">"))
    #expect(overview.contains("<a href=\"components/Chip.html#part-old\">Chip.old</a>"))
    let card = try page("components/Card.html")
    #expect(card.contains("<a href=\"../changes.html#component-Card\">What changed</a>"))
    #expect(card.contains("<time datetime=\"2026-01-02\">"))
    #expect(try page("components/Chip.html").contains("<span class=\"badge\">New</span>"))
    #expect(try !page("components/Chip.html").contains("id=\"history\""))
  }

  @Test func nothingIsShownWithoutAnEarlierVersion() {
    let site = siteFiles(of: contents([component("Card", [preview()])]))
    #expect(!site.map(\.path).contains("changes.html"))
    #expect(!site.map(\.path).contains("changes.md"))
    for file in site where file.path.hasSuffix(".html") {
      #expect(!file.text.contains("changes.html"))
    }
  }

  @Test func textsOfCommitsAreTexts() {
    let attack = "<script>alert(1)</script>\"'&|`\n# [a](javascript:alert)"
    for file in siteFiles(of: everything(attack)) where file.path.hasPrefix("c") {
      if !file.path.hasSuffix(".md") {
        #expect(!file.text.contains("<script>"), "\(file.path)\n\(file.text)")
        continue
      }
      // Code in Markdown is text, on one line.
      let text = file.text.replacing(#/(`+) [^\n]*? \1(?!`)/#, with: "")
      for part in ["<script>", "\n# ", "[a]("] {
        #expect(!text.contains(part), "\(part)\n\(text)")
      }
    }
  }
}
