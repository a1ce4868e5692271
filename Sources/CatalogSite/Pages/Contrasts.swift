extension Frame {
  /// How well a color token is made out on what previews draw it on; nothing if none draws it.
  func contrasts(of token: CatalogToken) -> HTML {
    if token.contrasts.isEmpty { return .nothing }
    let failures = token.contrasts.filter(\.fails)
    // Nothing is required of decoration.
    let judged = token.contrasts.filter { $0.use != .shape }
    let colors = counted(Set(token.contrasts.map(\.ground)).count, "color")
    let least = judged.map(\.least).min()
    return .element(
      "details", ["class": "contrasts", "open": failures.isEmpty ? nil : HTML.set],
      .element(
        "summary", [:],
        .text(
          least.map { "On \(colors), at least \(ratio($0)) to 1" } ?? "Shapes on \(colors)"),
        failures.isEmpty
          ? .nothing : .group([" ", .element("strong", ["class": "fails"], "below AA")])),
      HTML.list(token.contrasts.map { item(of: $0) }, class: "pairs"))
  }

  private func item(of contrast: CatalogContrast) -> HTML {
    let ground: HTML =
      contrast.isToken
      ? .element(
        "a", ["href": "#token-\(fileName(contrast.ground))"], HTML.code(tokenName(contrast.ground)))
      : .text(contrast.ground)
    let requirement =
      contrast.use == .shape
      ? "3 if it marks a control" : "AA needs \(ratio(contrast.use.required))"
    return .group([
      .element("span", [:], .text("\(contrast.use.rawValue.capitalizedFirst) on "), ground),
      " ", .element("small", [:], [.text("(\(requirement))")]),
      table(of: contrast), places(of: contrast),
    ])
  }

  /// The ratios of each theme by scheme and contrast.
  private func table(of contrast: CatalogContrast) -> HTML {
    let columns = ["light", "dark", "light increased", "dark increased"]
    var rows: [(themes: [String], cells: [String?])] = []
    for theme in contents.themes {
      let prefix = theme.isEmpty ? "" : theme + " "
      let cells = columns.map { contrast.ratios[prefix + $0].map(ratio) }
      if cells.allSatisfy({ $0 == nil }) { continue }
      let name = theme.isEmpty ? contents.defaultTheme ?? "all" : theme
      if let index = rows.firstIndex(where: { $0.cells == cells }) {
        rows[index].themes.append(name)
      } else {
        rows.append(([name], cells))
      }
    }
    // Increased contrast that changes nothing has no columns.
    let isSame = rows.allSatisfy { row in
      row.cells[2] == row.cells[0] && row.cells[3] == row.cells[1]
    }
    let count = isSame ? 2 : 4
    let heads = ["light", "dark", "light, increased", "dark, increased"].prefix(count)
    let hasThemes = contents.themes.count > 1
    return .element(
      "table", ["class": "ratios"],
      .element(
        "thead", [:],
        .element(
          "tr", [:],
          (hasThemes ? [HTML.element("th", ["scope": "col"], "Theme")] : [])
            + heads.map { HTML.element("th", ["scope": "col"], [.text($0)]) })),
      .element(
        "tbody", [:],
        rows.map { row in
          .element(
            "tr", [:],
            (hasThemes
              ? [
                HTML.element(
                  "th", ["scope": "row"],
                  [
                    .text(
                      row.themes.count == contents.themes.count
                        ? "all" : row.themes.joined(separator: ", "))
                  ])
              ] : [])
              + row.cells.prefix(count).map { cell(of: $0, contrast.use) })
        }))
  }

  private func cell(of text: String?, _ use: CatalogContrast.Use) -> HTML {
    guard let text, let value = Double(text) else { return .element("td", [:], "–") }
    let isEnough = value >= use.required
    let verdict = isEnough ? "passes" : use == .shape ? "low" : "fails"
    return .element(
      "td", ["class": isEnough || use == .shape ? nil : "fails"], .text(text), " ",
      .element("small", [:], [.text(verdict)]))
  }

  private func places(of contrast: CatalogContrast) -> HTML {
    let links = contrast.components.compactMap { place -> HTML? in
      contents.component(place.name).map { component in
        .link(
          component.name, to: "\(root)\(component.path)#preview-\(fileName(place.preview))")
      }
    }
    if links.isEmpty { return .nothing }
    return .element(
      "p", ["class": "uses"],
      ["In "] + links.enumerated().flatMap { index, link in index == 0 ? [link] : [", ", link] })
  }
}

/// Rounded down, so that too little is never shown as enough.
private func ratio(_ value: Double) -> String {
  number((value * 10 + 0.0001).rounded(.down) / 10)
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// A number with a noun.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
