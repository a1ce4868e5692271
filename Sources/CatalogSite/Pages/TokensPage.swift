extension Frame {
  /// The page with all design tokens; nil if there are none.
  var tokens: String? {
    if contents.tokens.isEmpty { return nil }
    let links = contents.tokens.map { group in
      HTML.element(
        "li", [:], HTML.link(group.title, to: "#" + fileName(group.title)))
    }
    let paths = Set(contents.tokens.flatMap(\.tokens).map(\.path))
    return page(
      titled: "Tokens", in: .tokens, symbols: [],
      [
        .heading(1, "Tokens"),
        .element(
          "nav", ["class": "jump", "aria-label": "Kinds of tokens"], .element("ul", [:], links)),
      ] + contents.tokens.map { section(of: $0, among: paths) })
  }

  /// - Parameter paths: The tokens on the page.
  private func section(of group: CatalogTokenGroup, among paths: Set<String>) -> HTML {
    let id = fileName(group.title)
    return .element(
      "section", ["aria-labelledby": id],
      [
        .heading(2, group.title, id: id),
        group.description.map { Markdown.blocks($0, in: contents, root) } ?? .nothing,
        .element("ul", ["class": "tokens"], group.tokens.map { item(of: $0, among: paths) }),
      ])
  }

  private func item(of token: CatalogToken, among paths: Set<String>) -> HTML {
    let isAlone = token.values.count == 1
    let values = token.values.enumerated().map { index, value -> HTML in
      .element(
        "li", [:],
        specimen(of: value.value, "\(fileName(token.path))-\(index)") ?? .nothing,
        .element(
          "span", ["class": "value-text"],
          .element("code", [:], [.text(value.value.text)]),
          hexadecimal(of: value.value),
          isAlone
            ? .nothing
            : .element("small", [:], [.text(names(of: value.appearances).joined(separator: ", "))])
        ))
    }
    return .element(
      "li",
      ["id": "token-\(fileName(token.path))", "class": token.deprecation == nil ? nil : "old"],
      [
        .element("h3", [:], .element("code", [:], [.text(token.name)])),
        token.deprecation.map { .element("p", ["class": "mark"], [.text("Deprecated: \($0)")]) }
          ?? .nothing,
        token.description.map { .element("p", [:], Markdown.line($0, in: contents, root)) }
          ?? .nothing,
        .element("ul", ["class": "values"], values),
        contrasts(of: token),
        uses(of: token, among: paths),
      ])
  }

  /// A color as design tools write it, unless its value is written like that.
  private func hexadecimal(of value: CatalogToken.Value) -> HTML {
    guard case .color(let color) = value.specimen, !value.text.lowercased().contains(color) else {
      return .nothing
    }
    return .element("code", [:], [.text(color)])
  }

  /// Names of appearances, in few words.
  private func names(of appearances: [String]) -> [String] {
    appearances.map { appearance in
      appearance.isEmpty ? "all" : appearance
    }
  }

  private func uses(of token: CatalogToken, among paths: Set<String>) -> HTML {
    let components = token.components.compactMap { name in
      contents.components.first { $0.name == name }
    }
    let links =
      components.map { HTML.link($0.name, to: root + $0.path) }
      + token.tokens.map { path in
        let name = HTML.element("code", [:], [.text(tokenName(path))])
        return paths.contains(path)
          ? .element("a", ["href": "#token-\(fileName(path))"], name) : name
      }
    if links.isEmpty {
      return .element("p", ["class": "uses"], "Not used by a component or another token.")
    }
    return .element(
      "p", ["class": "uses"],
      ["Used by "]
        + links.enumerated().flatMap { index, link -> [HTML] in index == 0 ? [link] : [", ", link] }
    )
  }

  // MARK: - Specimens

  func specimen(of value: CatalogToken.Value, _ id: String) -> HTML? {
    switch value.specimen {
    case .color(let color):
      image(
        "swatch", 64, 48,
        "<rect class=\"checks\" width=\"64\" height=\"48\"/>"
          + "<rect width=\"64\" height=\"48\" fill=\"\(escaped(color))\"/>")
    case .length(let points):
      image(
        "length", max(1, min(points, 240)), 16,
        "<rect class=\"bar\" width=\"\(number(max(0, min(points, 240))))\" height=\"16\"/>")
    case .font(let font): specimen(of: font)
    case .curve(let x1, let y1, let x2, let y2): specimen(ofCurve: (x1, y1, x2, y2))
    case .duration: nil
    case .shadow(let layers): specimen(of: layers, id)
    case .gradient(let stops):
      image(
        "swatch", 192, 48,
        "<linearGradient id=\"\(id)\">"
          + stops.map {
            "<stop offset=\"\(number($0.position))\" stop-color=\"\(escaped($0.color))\"/>"
          }.joined() + "</linearGradient>"
          + "<rect width=\"192\" height=\"48\" fill=\"url(#\(id))\"/>")
    case .border(let color, let width):
      image(
        "swatch", 64, 48,
        "<rect x=\"8\" y=\"8\" width=\"48\" height=\"32\" fill=\"none\" "
          + "stroke=\"\(escaped(color))\" stroke-width=\"\(number(width))\"/>")
    case nil: nil
    }
  }

  private func image(_ name: String, _ width: Double, _ height: Double, _ content: String) -> HTML {
    .markup(
      "<svg class=\"\(name)\" aria-hidden=\"true\" width=\"\(number(width))\" "
        + "height=\"\(number(height))\" viewBox=\"0 0 \(number(width)) \(number(height))\">"
        + content + "</svg>")
  }

  private func specimen(of font: CatalogToken.Font) -> HTML {
    let height = (font.size * 1.5).rounded(.up)
    return image(
      "specimen", 360, height,
      "<text y=\"\(number(font.size * 1.1))\" font-size=\"\(number(font.size))\" "
        + "font-weight=\"\(number(font.weight))\" letter-spacing=\"\(number(font.tracking))\">"
        + "Hamburgefonstiv 0123</text>")
  }

  private func specimen(of layers: [CatalogToken.Shadow], _ id: String) -> HTML {
    let filters = layers.map { layer in
      "<feDropShadow dx=\"\(number(layer.x))\" dy=\"\(number(layer.y))\" "
        + "stdDeviation=\"\(number(layer.blur / 2))\" flood-color=\"\(escaped(layer.color))\"/>"
    }.joined()
    return image(
      "swatch", 128, 96,
      "<filter id=\"\(id)\" x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\">\(filters)</filter>"
        + "<rect class=\"panel\" x=\"32\" y=\"24\" width=\"64\" height=\"40\" rx=\"8\" "
        + "filter=\"url(#\(id))\"/>")
  }

  private func specimen(ofCurve curve: (Double, Double, Double, Double)) -> HTML {
    func x(_ value: Double) -> String { number((8 + value * 80).rounded()) }
    func y(_ value: Double) -> String { number((88 - value * 80).rounded()) }
    let path =
      "M8 88C\(x(curve.0)) \(y(curve.1)) \(x(curve.2)) \(y(curve.3)) 88 8"
    return image(
      "curve", 96, 96,
      "<path class=\"axis\" d=\"M8 8V88H88\"/><path class=\"graph\" d=\"\(path)\"/>"
        + "<circle class=\"mover\" r=\"4\"><animateMotion dur=\"1.5s\" repeatCount=\"indefinite\" "
        + "path=\"\(path)\"/></circle>")
  }
}
