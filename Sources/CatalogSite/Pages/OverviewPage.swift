extension Frame {
  /// The page with a picture of each component.
  var overview: String {
    let shown = contents.components
    let cards = shown.enumerated().map { index, component -> HTML in
      let preview = component.usualPreview
      return .element(
        "li", ["class": component.deprecation == nil ? "card" : "card deprecated"],
        .element(
          "a", ["href": component.path],
          .element("h2", [:], [.text(component.name)])),
        preview.map { $0.stage("p\(index)", contents, isAlone: true) } ?? .nothing,
        component.summary.map { .element("p", [:], [Markdown.line($0, in: contents, "")]) }
          ?? .nothing,
        component.deprecation == nil
          ? .nothing : .element("p", ["class": "mark"], "Deprecated"))
    }
    let symbols = shown.reduce(into: Set<String>()) { symbols, component in
      symbols.formUnion(component.usualPreview?.symbols ?? [])
    }
    return page(
      titled: "Components", in: .components, symbols: symbols,
      [
        .heading(1, contents.library),
        viewOptions(arrangements: false),
        .element("ul", ["class": "cards"], cards),
      ])
  }
}

extension CatalogComponent {
  /// The preview that stands for it.
  var usualPreview: CatalogPreview? {
    previews.first { $0.name == usual && !$0.drawings.isEmpty }
      ?? previews.first { !$0.drawings.isEmpty }
  }
}
