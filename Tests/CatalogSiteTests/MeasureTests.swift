import CatalogSite
import Testing

/// Measures, contrasts and coverage are readable without the script.
@Suite struct MeasureTests {
  private func card() -> CatalogComponent {
    var card = CatalogComponent(name: "Card", swiftName: "XYCard")
    var preview = CatalogPreview(name: "everything", title: "Everything", group: "Contents")
    preview.drawings = [
      CatalogDrawing(
        arrangement: "large", appearances: ["light", "dark"], x: 0, y: 0, width: 40, height: 20,
        markup: "")
    ]
    var text = CatalogMeasure(
      .part, name: "Text “<A>”", value: "20 × 10",
      boxes: [CatalogMeasure.Box(x: 1.25, y: 2, width: 20, height: 10)])
    text.details = [
      CatalogMeasure.Detail(name: "font", value: "System 17", token: "typography.body"),
      CatalogMeasure.Detail(name: "color", value: "#ff0000", token: nil),
    ]
    let box = CatalogMeasure.Box(x: 0, y: 0, width: 4, height: 20)
    preview.measures = [
      text,
      CatalogMeasure(
        .padding, name: "Padding, horizontal", value: "4", token: "spacing.small",
        boxes: [box, CatalogMeasure.Box(x: 36, y: 0, width: 4, height: 20)]),
    ]
    preview.unmodeled = ["blendMode"]
    card.previews = [preview]
    card.usual = "everything"
    return card
  }

  private func text(_ path: String, _ components: [CatalogComponent], _ tokens: [CatalogToken] = [])
    throws -> String
  {
    var contents = CatalogContents(
      library: "Kit", components: components, arrangements: ["large"],
      appearances: [
        "light", "light increased", "dark", "dark increased", "sea light", "sea light increased",
        "sea dark", "sea dark increased",
      ], classes: [:])
    contents.defaultTheme = "land"
    if !tokens.isEmpty {
      contents.tokens = [CatalogTokenGroup(title: "Palette", description: nil, tokens: tokens)]
    }
    return try #require(siteFiles(of: contents).first { $0.path == path }).text
  }

  @Test func measuresAreATable() throws {
    let page = try text("components/Card.html", [card()])
    // In the playground and below the picture, closed.
    #expect(page.ranges(of: "<details class=\"measures\"><summary>Measures</summary>").count == 2)
    #expect(
      page.contains(
        """
        <tr data-at="1.3 2 20 10"><th>Text “&lt;A&gt;”</th><td>20 × 10</td>\
        <td>font System 17 <code>typography.body</code>, color #ff0000</td></tr>
        """))
    #expect(
      page.contains(
        """
        <tr data-kind="padding" data-at="0 0 4 20,36 0 4 20"><th>Padding, horizontal</th><td>4</td>\
        <td><code>spacing.small</code></td></tr>
        """))
    // What only the script does is not shown without it.
    #expect(
      page.contains("<label class=\"toggle\" hidden><input type=\"checkbox\" id=\"measure\">"))
    var other = card()
    other.previews[0].measures = []
    #expect(try !text("components/Card.html", [other]).contains("measures\""))
  }

  private func token(_ contrasts: [CatalogContrast]) -> CatalogToken {
    var token = CatalogToken(
      name: "Palette.text", path: "color.text", description: nil, deprecation: nil, values: [],
      components: [], tokens: [])
    token.contrasts = contrasts
    return token
  }

  @Test func contrastsAreJudged() throws {
    let ratios = [
      "light": 12.39, "light increased": 12.39, "dark": 4.49, "dark increased": 4.49,
      "sea light": 12.39, "sea light increased": 12.39, "sea dark": 4.49,
      "sea dark increased": 4.49,
    ]
    let places = [(name: "Card", preview: "everything")]
    let failing = CatalogContrast(
      .text, on: "color.surface", isToken: true, ratios: ratios, components: places)
    #expect(failing.fails)
    let page = try text("tokens.html", [card()], [token([failing])])
    #expect(
      page.contains("On 1 color, at least 4.4 to 1 <strong class=\"fails\">below AA</strong>"))
    #expect(page.contains("<details class=\"contrasts\" open>"))
    #expect(page.contains("<a href=\"#token-color-2e-surface\"><code>color.surface</code></a>"))
    // Themes with the same ratios are one row, and increased contrast that changes nothing is left out.
    #expect(page.contains("<th scope=\"row\">all</th><td>12.3 <small>passes</small></td>"))
    #expect(page.contains("<td class=\"fails\">4.4 <small>fails</small></td></tr>"))
    #expect(!page.contains("increased</th>"))
    #expect(page.contains("href=\"components/Card.html#preview-everything\">Card</a>"))

    // The same ratio is enough for large text, and nothing is required of decoration.
    let large = CatalogContrast(
      .largeText, on: "the screen", isToken: false, ratios: ratios, components: places)
    #expect(!large.fails)
    let shape = CatalogContrast(
      .shape, on: "#ffffff", isToken: false, ratios: ["light": 1.2, "sea light": 1.4],
      components: places)
    #expect(!shape.fails)
    let other = try text("tokens.html", [card()], [token([large, shape])])
    #expect(other.contains("On 2 colors, at least 4.4 to 1</summary>"))
    #expect(other.contains("<th scope=\"row\">land</th><td>1.2 <small>low</small></td><td>–</td>"))
    #expect(other.contains("<th scope=\"row\">sea</th><td>1.4 <small>low</small></td>"))
    #expect(!other.contains("class=\"fails\""))
  }

  @Test func findingsBeginWithWhatIsMissing() throws {
    var complete = card()
    complete.coverage = [CatalogCoverage(.slot, name: "title", shown: ["text"], missing: [])]
    complete.uiKit = CatalogUIKit(.native, reasons: [])
    var partial = CatalogComponent(name: "Chip", swiftName: "XYChip")
    partial.previews = complete.previews
    partial.previews[0].unmodeled = ["blendMode", "allowsTightening"]
    partial.coverage = [
      CatalogCoverage(.slot, name: "icon", shown: ["symbol"], missing: ["any view", "data"]),
      CatalogCoverage(.style, name: "plain", shown: ["the style"], missing: []),
    ]
    partial.uiKit = CatalogUIKit(.hosted, reasons: [("GeometryReader", 12), ("Canvas", nil)])
    let page = try text("findings.html", [complete, partial])
    #expect(page.contains("1 of 2 components is shown completely."))
    let coverage = page.components(between: "id=\"coverage\"", "</section>")
    #expect(
      try #require(coverage.firstRange(of: ">Chip<")).lowerBound
        < #require(coverage.firstRange(of: ">Card<")).lowerBound)
    #expect(coverage.contains("<li>slot <code>icon</code>: any view, data</li>"))
    #expect(coverage.contains("<details><summary>2 parts</summary>"))
    let uiKit = page.components(between: "id=\"uikit\"", "</section>")
    #expect(uiKit.contains("1 native, 1 hosted."))
    #expect(
      try #require(uiKit.firstRange(of: ">Chip<")).lowerBound
        < #require(uiKit.firstRange(of: ">Card<")).lowerBound)
    #expect(
      uiKit.contains(
        "<code>GeometryReader</code>, <a href=\"components/Chip.html#L12\">line 12</a>"))
    let unmodeled = page.components(between: "id=\"unmodeled\"", "</section>")
    #expect(
      try #require(unmodeled.firstRange(of: "blendMode")).lowerBound
        < #require(unmodeled.firstRange(of: "allowsTightening")).lowerBound)
    #expect(
      unmodeled.contains("Card</a>, <a href=\"components/Chip.html#preview-everything\">Chip</a>"))
    // A library without a UIKit module has no such table.
    #expect(try !text("findings.html", [card()]).contains("id=\"uikit\""))
  }
}

extension String {
  /// What follows a text, up to another one.
  fileprivate func components(between start: String, _ end: String) -> String {
    guard let first = firstRange(of: start) else { return "" }
    let rest = self[first.upperBound...]
    return String(rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)])
  }
}
