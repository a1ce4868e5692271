import CatalogSite
import Testing

/// The pages of a catalog are well formed, say what specs say, and contain nothing that a spec could smuggle in.
@Suite struct SiteTests {
  /// A component whose texts are attacks.
  private func hostile() -> CatalogComponent {
    let attack = "<script>alert(1)</script>\"'&"
    var component = CatalogComponent(name: "Card", swiftName: "Card")
    component.summary = attack
    component.discussion = "\(attack)\n\n[a](javascript:alert(1)) <img src=x onerror=alert(1)>"
    component.deprecation = attack
    component.spec = "component: Card # \(attack)\n"
    component.specPath = "components/\(attack).yaml"
    component.axes = [CatalogAxis(title: attack, values: ["a", attack])]
    component.usual = attack
    component.parts = [
      CatalogPart(.slot, name: attack, type: attack, defaultText: attack, summary: attack)
    ]
    component.declarations = [CatalogDeclaration(kind: "Initializers", text: attack)]
    component.findings = [
      CatalogFinding(severity: "warning", message: attack, rule: attack, line: 1)
    ]
    var preview = CatalogPreview(name: attack, title: attack, group: "Contents")
    preview.values = [0]
    preview.calls = [CatalogCall(framework: "SwiftUI", text: attack)]
    preview.unmodeled = [attack]
    preview.symbols = [attack]
    preview.drawings = [
      CatalogDrawing(
        arrangement: "large", appearances: ["light"], x: 0, y: 0, width: 10.5, height: 20,
        markup: "<text id=\"§1\">A</text>")
    ]
    preview.elements = [
      CatalogElement(
        label: attack, value: attack, hint: attack, traits: [attack], actions: [attack],
        children: [
          CatalogElement(label: "B", value: nil, hint: nil, traits: [], actions: [], children: [])
        ])
    ]
    component.previews = [preview]
    return component
  }

  private func contents(_ components: [CatalogComponent]) -> CatalogContents {
    CatalogContents(
      library: "Kit", components: components, arrangements: ["large", "accessibility5"],
      appearances: ["light", "dark"], classes: ["k1": ["#ffffff", "#000000"]])
  }

  private func text(_ path: String, _ contents: CatalogContents) throws -> String {
    try #require(siteFiles(of: contents).first { $0.path == path }).text
  }

  // MARK: -

  @Test func textsOfSpecsAreTexts() throws {
    let site = siteFiles(of: contents([hostile()]))
    for file in site where file.path.hasSuffix(".html") {
      #expect(!file.text.contains("<script>"), "\(file.path)")
      #expect(!file.text.contains("alert(1)</script"), "\(file.path)")
      #expect(!file.text.contains("onerror=alert(1)>"), "\(file.path)")
      #expect(!file.text.contains("javascript:"), "\(file.path)")
      // Scripts are files of the site.
      for script in file.text.matches(of: /<script[^>]*>/) {
        #expect(script.0.contains("src=\""), "\(file.path)")
      }
    }
    let search = try #require(site.first { $0.path == "search.js" }).text
    #expect(!search.contains("<"))
    #expect(search.contains(#"\u003cscript"#))
  }

  @Test func pagesRunOnlyTheSitesOwnScripts() throws {
    for file in siteFiles(of: contents([hostile()])) where file.path.hasSuffix(".html") {
      #expect(file.text.contains("default-src &#39;none&#39;"), "\(file.path)")
      #expect(file.text.matches(of: #/\son[a-z]+=/#).isEmpty, "\(file.path)")
      #expect(file.text.matches(of: #/\sstyle="/#).isEmpty, "\(file.path)")
    }
  }

  @Test func elementsAreClosed() {
    for file in siteFiles(of: contents([hostile()])) where file.path.hasSuffix(".html") {
      #expect(openElements(in: file.text) == [], "\(file.path)")
    }
  }

  @Test func identifiersAreUnique() throws {
    let page = try text("components/Card.html", contents([hostile()]))
    // What is in a template is not a part of the page.
    let shown = page.replacing(#/<template[\s\S]*?</template>/#, with: "")
    let identifiers = shown.matches(of: #/\sid="([^"]+)"/#).map { String($0.1) }
    #expect(identifiers.count == Set(identifiers).count)
    #expect(identifiers.contains("shown-1"))
    #expect(identifiers.contains("p0-1"))
  }

  @Test func theSameContentsGiveTheSameFiles() {
    let all = contents([hostile(), CatalogComponent(name: "Badge", swiftName: "Badge")])
    let (first, second) = (siteFiles(of: all), siteFiles(of: all))
    #expect(first.map(\.path) == second.map(\.path))
    #expect(first.map(\.text) == second.map(\.text))
  }

  @Test func fileNamesStayInTheFolder() {
    let names = ["../../etc/passwd", "a/b", "Ähre", "CON", "a.html"]
    let paths = siteFiles(of: contents(names.map { CatalogComponent(name: $0, swiftName: $0) }))
      .map(\.path)
    #expect(paths.count == Set(paths).count)
    for path in paths {
      #expect(!path.contains(".."))
      #expect(path.split(separator: "/").count <= 2)
    }
  }

  @Test func colorsDependOnTheAppearance() throws {
    var all = contents([])
    all.appearances = ["light", "dark", "sea dark"]
    all.classes = ["k1": ["#ffffff", "#000000", nil], "k2": ["#ff0000", "#ff0000", "#ff0000"]]
    let css = try text("pictures.css", all)
    #expect(
      css == """
        .k1{--k:#ffffff}
        .k2{--k:#ff0000}
        @media (prefers-color-scheme:dark){
        html:not([data-look]) .k1{--k:#000000}
        }
        [data-look="dark"] .k1{--k:#000000}

        """)
  }

  @Test func discussionsAreMarkdown() throws {
    var card = CatalogComponent(name: "Card", swiftName: "DKCard")
    card.discussion = """
      Use it *once*, like ``DKBadge`` or ``DKOther/init(_:)``.

      | a | b |
      |---|---|
      | 1 | 2 |
      """
    let badge = CatalogComponent(name: "Badge", swiftName: "DKBadge")
    let page = try text("components/Card.html", contents([badge, card]))
    #expect(page.contains("<em>once</em>"))
    #expect(page.contains("<a href=\"../components/Badge.html\">Badge</a>"))
    #expect(page.contains("<code>init(_:)</code>"))
    #expect(page.contains("<td>1</td>"))
  }

  @Test func componentsAreListedByGroup() throws {
    var all = ["Button", "Card", "Badge"].map { CatalogComponent(name: $0, swiftName: $0) }
    all[0].group = "Actions"
    all[1].group = "Lists & <content>"
    let page = try text("index.html", contents(all))
    #expect(openElements(in: page) == [])
    let headings = page.matches(of: #/<h2 id="(group-[^"]+)">([^<]+)<\/h2>/#)
    #expect(
      headings.map { String($0.2) } == [
        "Actions", "Lists &amp; &lt;content&gt;", "Other components",
      ])
    #expect(Set(headings.map { String($0.1) }).count == 3)
    for heading in headings {
      #expect(page.ranges(of: "\"#\(heading.1)\"").count == 1)
      // The navigation of every page leads there.
      #expect(
        try text("components/Card.html", contents(all)).contains(
          "href=\"../index.html#\(heading.1)\""))
    }
    #expect(page.contains("<h3>Button</h3>"))
    #expect(try !text("index.html", contents([all[2]])).contains("Other components"))
  }

  // MARK: - The team's pages

  private func contents(of pages: [CatalogPage]) -> CatalogContents {
    var all = contents([hostile()])
    all.components[0].previews.insert(
      CatalogPreview(name: "bare", title: "Bare", group: "A"), at: 0)
    all.components[0].previews[0].drawings = all.components[0].previews[1].drawings
    all.components[0].previews[0].symbols = ["bell.of.the.house"]
    all.pages = pages
    all.images = ["grid.png": "data:image/png;base64,AAAA"]
    all.symbols = ["bell.of.the.house": "data:image/svg+xml;base64,AAAA"]
    return all
  }

  @Test func textsHaveTheFontOfTheTeam() throws {
    var all = contents([hostile()])
    func styles() throws -> String {
      try #require(siteFiles(of: all).first { $0.path == "fonts.css" }).text
    }
    let own = try styles()
    all.font = "data:font/woff2;base64,AAAA"
    #expect(
      try styles() == own
        + "@font-face{font-family:\"Catalog Team\";font-display:swap;"
        + "src:url(\"data:font/woff2;base64,AAAA\")}\n:root{--font:\"Catalog Team\"}\n")
  }

  @Test func pagesShowPreviewsAndImages() throws {
    let page = CatalogPage(
      path: "forms/01-layout.md",
      text: """
        # The *layout*

        Like a ``Card``; see [words](../words.md#short), [the web](https://a.example/b.md).

        ![One card](preview:Card/bare)
        ![](preview:Card)

        ![The grid & more](../grid.png)
        """)
    #expect(page.title == "The layout")
    #expect(page.references.map(\.line) == [3, 5, 6, 8])
    #expect(
      page.references.map(\.target) == [
        .page("words.md", written: "../words.md#short"),
        .preview(component: "Card", name: "bare"), .preview(component: "Card", name: nil),
        .image("grid.png", written: "../grid.png"),
      ])
    let words = CatalogPage(path: "words.md", text: "Short ones.")
    #expect(words.title == "Words")
    let all = contents(of: [page, words])
    let html = try text("pages/forms-2f-01-2d-layout-2e-md.html", all)
    #expect(openElements(in: html) == [])
    #expect(html.contains("<h1>The <em>layout</em></h1>"))
    #expect(html.contains("<a href=\"../pages/words-2e-md.html\">words</a>"))
    #expect(html.contains("<a href=\"https://a.example/b.md\">"))
    #expect(html.contains("<a href=\"../components/Card.html\">Card</a>"))
    #expect(html.contains("<span>One card</span>"))
    #expect(html.contains("href=\"../components/Card.html#preview-bare\">Card, bare</a>"))
    #expect(html.ranges(of: "<figure").count == 2)
    #expect(html.contains("<img src=\"data:image/png;base64,AAAA\" alt=\"The grid &amp; more\">"))
    // The team's drawing takes the color of the symbol.
    #expect(html.contains("<symbol id=\"symbol-bell.of.the.house\""))
    #expect(html.contains("href=\"data:image/svg+xml;base64,AAAA\"/></mask>"))
    #expect(try text("pages/words-2e-md.html", all).contains("<h1>Words</h1>"))
    #expect(try text("index.html", all).contains("<a href=\"pages/words-2e-md.html\">Words</a>"))
    #expect(try text("search.js", all).contains("pages/words-2e-md.html"))
  }

  @Test func pagesStayInTheirFolderAndRunNothing() throws {
    let attack = CatalogPage(
      path: "a.md",
      text: """
        # <script>alert(1)</script>

        <script>alert(1)</script>

        [a](javascript:alert(1)) ![b](javascript:alert(1)) <img src=x onerror=alert(1)>

        ![c](../secret.png) ![d](/etc/secret.png) ![e](data:image/svg+xml;base64,AAAA)
        [f](../../b.md) ![g ![h](grid.png)](grid.png) text ![i](preview:Card/bare)
        """)
    #expect(
      attack.references.map(\.target) == [
        .image(nil, written: "javascript:alert(1)"), .image(nil, written: "../secret.png"),
        .image(nil, written: "/etc/secret.png"),
        .image(nil, written: "data:image/svg+xml;base64,AAAA"), .page(nil, written: "../../b.md"),
        .image("grid.png", written: "grid.png"), .image("grid.png", written: "grid.png"),
        .preview(component: "Card", name: "bare"),
      ])
    #expect(attack.references.last?.isAlone == false)
    var all = contents(of: [attack])
    all.symbols["bell.of.the.house"] = "\"/><script>alert(1)</script>"
    for path in ["pages/a-2e-md.html", "index.html", "components/Card.html"] {
      let html = try text(path, all)
      #expect(openElements(in: html) == [], "\(path)")
      #expect(!html.contains("<script>"), "\(path)")
      #expect(!html.contains("javascript:"), "\(path)")
      #expect(!html.contains("data:image/svg+xml;base64"), "\(path)")
    }
  }

  @Test func tokensHaveSpecimens() throws {
    #expect(!siteFiles(of: contents([])).map(\.path).contains("tokens.html"))
    var all = contents([CatalogComponent(name: "Card", swiftName: "Card")])
    func token(_ name: String, _ specimen: CatalogToken.Specimen?) -> CatalogToken {
      CatalogToken(
        name: name, path: "a.\(name)", description: nil, deprecation: nil,
        values: [(["light"], CatalogToken.Value(text: "x", specimen: specimen))],
        components: ["Card"], tokens: [])
    }
    all.tokens = [
      CatalogTokenGroup(
        title: "Palette", description: "All *colors*.",
        tokens: [
          token("ink", .color("#102030")), token("gap", .length(12)),
          token("ease", .curve(0.2, 0, 0.4, 1)), token("slow", .duration(0.4)),
          token("raised", .shadow([.init(color: "#00000033", x: 0, y: 2, blur: 8)])),
          token("sky", .gradient([.init(color: "#fff", position: 0)])),
          token("rule", .border(color: "#000000", width: 2)),
          token(
            "body",
            .font(.init(family: "Inter", size: 17, weight: 400, tracking: 0, lineHeight: 1.3))
          ), token("plain", nil),
        ])
    ]
    let page = try text("tokens.html", all)
    #expect(openElements(in: page) == [])
    #expect(page.contains("fill=\"#102030\""))
    #expect(page.contains("<a href=\"components/Card.html\">Card</a>"))
    #expect(page.contains("<em>colors</em>"))
    #expect(try text("search.js", all).contains("tokens.html#token-a-2e-ink"))
  }

  @Test func emptyLibrariesHavePages() {
    let site = siteFiles(of: contents([]))
    #expect(site.map(\.path).contains("index.html"))
    for file in site where file.path.hasSuffix(".html") {
      #expect(openElements(in: file.text) == [])
    }
  }

  // MARK: -

  /// The elements that are not closed in a page, or closed without being open.
  private func openElements(in page: String) -> [String] {
    let void: Set<String> = ["br", "hr", "img", "input", "link", "meta"]
    var open: [String] = []
    for match in page.matches(of: #/<(/?)([a-zA-Z0-9]+)(?:[^>"]|"[^"]*")*?(/?)>/#) {
      let name = String(match.2)
      if void.contains(name) || match.3 == "/" { continue }
      if match.1.isEmpty {
        open.append(name)
      } else if open.last == name {
        open.removeLast()
      } else {
        open.append("/" + name)
      }
    }
    return open
  }
}
