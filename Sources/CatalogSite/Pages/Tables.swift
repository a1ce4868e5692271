extension HTML {
  /// A table that scrolls by itself if it is wider than the page.
  ///
  /// - Parameters:
  ///   - label: What it is, for those who do not see it.
  ///   - rows: The cells of each row; the first is its heading.
  static func table(_ label: String, _ heads: [String], _ rows: [[HTML]]) -> HTML {
    element(
      "div", ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": label],
      element(
        "table", [:],
        element(
          "thead", [:],
          element("tr", [:], heads.map { element("th", ["scope": "col"], [.text($0)]) })),
        element(
          "tbody", [:],
          rows.map { cells in
            element(
              "tr", [:],
              cells.enumerated().map { index, cell in
                index == 0
                  ? element("th", ["scope": "row"], cell) : element("td", [:], cell)
              })
          })))
  }

  /// Parts in a list; nothing without parts.
  static func list(_ items: [HTML], class name: String? = nil) -> HTML {
    items.isEmpty
      ? .nothing : element("ul", ["class": name], items.map { element("li", [:], $0) })
  }

  static func code(_ text: String) -> HTML { element("code", [:], [.text(text)]) }
}
