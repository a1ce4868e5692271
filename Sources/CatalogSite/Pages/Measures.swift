extension CatalogPreview {
  /// The measures of the usual picture as a table, from which the script draws boxes; nothing without measures.
  func measuresTable() -> HTML {
    if measures.isEmpty || failure != nil { return .nothing }
    // Headings of columns would be a tenth of a page, and each row says what it is.
    return .element(
      "details", ["class": "measures"],
      .element("summary", [:], "Measures"),
      .element(
        "table", ["aria-label": "Measures of \(title), in points"],
        .element("tbody", [:], measures.map(\.row))))
  }
}

extension CatalogPreview {
  /// The switch that shows measures on the playground's picture, with their table.
  var measuring: HTML {
    if measures.isEmpty { return .nothing }
    return .element(
      "div", ["class": "measuring", "id": "measures"],
      .element(
        "label", ["class": "toggle", "hidden": HTML.set],
        .element("input", ["type": "checkbox", "id": "measure"]),
        .element("span", [:], "Measures on the picture")),
      .element(
        "p", ["id": "measure-note", "hidden": HTML.set],
        "Measures are those of the standard text size, from left to right."),
      measuresTable())
  }
}

extension CatalogMeasure {
  fileprivate var row: HTML {
    var words: [HTML] = token.map { [HTML.code(tokenName($0))] } ?? []
    for detail in details {
      if !words.isEmpty { words.append(", ") }
      words.append(.text("\(detail.name) \(detail.value)"))
      if let token = detail.token { words += [" ", .code(tokenName(token))] }
    }
    return .element(
      "tr",
      [
        "data-kind": kind == .part ? nil : kind.rawValue,
        "data-at": boxes.map(\.text).joined(separator: ","),
      ],
      .element("th", [:], [.text(name)]), .element("td", [:], [.text(value)]),
      .element("td", [:], words))
  }
}

extension CatalogMeasure.Box {
  fileprivate var text: String {
    [x, y, width, height].map { number(($0 * 10).rounded() / 10) }.joined(separator: " ")
  }
}

/// The path of a token as people call it: the token of a group itself has the name of the group.
package func tokenName(_ path: String) -> String {
  path.hasSuffix(".$root") ? String(path.dropLast(6)) : path
}
