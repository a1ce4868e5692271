/// What all pages have in common.
struct Frame {
  let contents: CatalogContents

  /// The path from the page to the root of the site: empty, or `../`.
  let root: String

  /// The parts of the site.
  enum Part: CaseIterable {
    case components, tokens, findings, changes

    var title: String {
      switch self {
      case .components: "Components"
      case .tokens: "Tokens"
      case .findings: "Findings"
      case .changes: "Changes"
      }
    }

    var path: String {
      switch self {
      case .components: "index.html"
      case .tokens: "tokens.html"
      case .findings: "findings.html"
      case .changes: "changes.html"
      }
    }
  }

  /// A whole page.
  ///
  /// - Parameters:
  ///   - part: The part of the site that it belongs to; nil for a page of the team.
  ///   - symbols: The symbols in its pictures.
  ///   - own: Its own path, if it is in the navigation.
  func page(
    titled title: String, in part: Part?, symbols: Set<String>, at own: String? = nil,
    _ main: [HTML]
  ) -> String {
    let head: [HTML] = [
      .element("meta", ["charset": "utf-8"]),
      .element(
        "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      // Everything is in files of the site.
      .element(
        "meta",
        [
          "http-equiv": "Content-Security-Policy",
          "content": "default-src 'none'; style-src 'self'; script-src 'self'; font-src data:; "
            + "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'",
        ]),
      .element("title", [:], [.text("\(title) – \(contents.library)")]),
      // Otherwise browsers ask servers for one.
      .element("link", ["rel": "icon", "href": "data:,"]),
      .element("link", ["rel": "stylesheet", "href": root + "fonts.css"]),
      .element("link", ["rel": "stylesheet", "href": root + "site.css"]),
      .element("link", ["rel": "stylesheet", "href": root + "pictures.css"]),
      .element("script", ["src": root + "search.js", "defer": HTML.set]),
      .element("script", ["src": root + "measures.js", "defer": HTML.set]),
      .element("script", ["src": root + "site.js", "defer": HTML.set]),
    ]
    let body: [HTML] = [
      .link("Skip to the content", to: "#main", class: "skip"),
      header(part),
      .element(
        "div", ["class": "columns"],
        [
          navigation(own),
          .element("main", ["id": "main", "tabindex": "-1"], main),
        ]),
      footer, symbolDefinitions(symbols),
    ]
    return "<!DOCTYPE html>\n"
      + HTML.element(
        "html", ["lang": "en", "data-root": root],
        [.element("head", [:], head), .element("body", [:], body)]
      ).text
  }

  /// Whether the site has a page for a part.
  private func isThere(_ part: Part) -> Bool {
    switch part {
    case .components, .findings: true
    case .tokens: !contents.tokens.isEmpty
    case .changes: contents.changes != nil
    }
  }

  private func header(_ part: Part?) -> HTML {
    .element(
      "header", ["class": "site"],
      [
        .link(contents.library, to: root + "index.html", class: "brand"),
        .element(
          "nav", ["aria-label": "Site"],
          Part.allCases.filter(isThere).map { other in
            .element(
              "a",
              ["href": root + other.path, "aria-current": other == part ? "page" : nil],
              [.text(other.title)])
          }),
        .element(
          "div", ["class": "search", "hidden": HTML.set],
          [
            .element(
              "input",
              [
                "type": "search", "id": "search", "role": "combobox", "aria-expanded": "false",
                "aria-controls": "results", "aria-autocomplete": "list", "autocomplete": "off",
                "aria-label": "Search components, slots and properties",
                "placeholder": "Search ( / )",
              ]),
            .element(
              "ul",
              [
                "id": "results", "role": "listbox", "aria-label": "Results", "hidden": HTML.set,
              ]),
          ]),
      ])
  }

  private func navigation(_ own: String?) -> HTML {
    func link(_ title: String, to path: String, isDeprecated: Bool = false) -> HTML {
      .element(
        "li", [:],
        .element(
          "a",
          [
            "href": root + path, "aria-current": path == own ? "page" : nil,
            "class": isDeprecated ? "deprecated" : nil,
          ], [.text(title)]))
    }
    func list(_ title: String, at address: String?, _ id: String, _ links: [HTML]) -> HTML {
      .element(
        "li", [:],
        address.map { .element("a", ["id": id, "class": "title", "href": $0], [.text(title)]) }
          ?? .element("span", ["id": id, "class": "title"], [.text(title)]),
        .element("ul", ["aria-labelledby": id], links))
    }
    let pages = contents.pages.map { link($0.title, to: $0.address) }
    let groups = contents.groups.map { title, components in
      let links = components.map {
        link($0.name, to: $0.path, isDeprecated: $0.deprecation != nil)
      }
      return contents.hasGroups
        ? list(
          heading(of: title), at: "\(root)index.html#\(groupID(title))",
          "nav-\(groupID(title))", links)
        : .group(links)
    }
    return .element(
      "nav", ["class": "components", "aria-label": "Components"],
      .element(
        "ul", [:],
        [pages.isEmpty ? .nothing : list("Guidelines", at: nil, "nav-pages", pages)] + groups))
  }

  private var footer: HTML {
    .element(
      "footer", [:],
      .element(
        "p", [:],
        """
        The pictures are drawings, not screenshots: the code of \(contents.library) ran with a model \
        of SwiftUI, and what it came to was drawn with the typeface Inter and with symbols of its \
        own. On a device, texts, symbols and system controls look different.
        """))
  }

  /// The symbols that pictures on a page refer to.
  private func symbolDefinitions(_ names: Set<String>) -> HTML {
    if names.isEmpty { return .nothing }
    return .markup(
      "<svg class=\"symbols\" aria-hidden=\"true\">"
        + names.sorted().map { SymbolDrawing.definition(of: $0, own: contents.symbols) }
        .joined() + "</svg>\n")
  }
}

extension CatalogComponent {
  /// The path of its page in the site.
  var path: String { catalogPath(ofComponent: name) }
}

/// A file name of letters and digits of ASCII that no other text has.
func fileName(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      ? String(scalar) : "-\(String(scalar.value, radix: 16))-"
  }.joined()
}
