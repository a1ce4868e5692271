extension Frame {
  /// The page with a picture of each component.
  var overview: String {
    let shown = contents.components
    let symbols = shown.reduce(into: Set<String>()) { symbols, component in
      symbols.formUnion(component.usualPreview?.symbols ?? [])
    }
    return page(
      titled: "Components", in: .components, symbols: symbols,
      [
        .heading(1, contents.library),
        jump("Guidelines", contents.pages.map { ($0.title, $0.address) }),
        jump(
          "Groups",
          contents.hasGroups
            ? contents.groups.map { (heading(of: $0.title), "#" + groupID($0.title)) } : []),
        news, viewOptions(arrangements: false),
      ] + cards)
  }

  /// The name of a group.
  func heading(of group: String?) -> String { group ?? "Other components" }

  /// The identifier of a group on the overview.
  func groupID(_ group: String?) -> String { "group-" + (group.map(fileName) ?? "-") }

  private func jump(_ title: String, _ links: [(title: String, address: String)]) -> HTML {
    if links.isEmpty { return .nothing }
    return .element(
      "nav", ["class": "jump", "aria-label": title],
      .element("ul", [:], links.map { .element("li", [:], .link($0.title, to: $0.address)) }))
  }

  private var cards: [HTML] {
    var count = 0
    return contents.groups.map { title, components in
      func list(_ components: [CatalogComponent]) -> HTML {
        if components.isEmpty { return .nothing }
        let cards = components.map { component -> HTML in
          count += 1
          return card(component, "p\(count - 1)", level: contents.hasGroups ? 3 : 2)
        }
        return .element("ul", ["class": "cards"], cards)
      }
      // Parts that are not shown alone have no picture: among the others they would leave holes.
      let lists = [
        list(components.filter { $0.usualPreview != nil }),
        list(components.filter { $0.usualPreview == nil }),
      ]
      if !contents.hasGroups { return .group(lists) }
      let id = groupID(title)
      return .element(
        "section", ["aria-labelledby": id], [.heading(2, heading(of: title), id: id)] + lists)
    }
  }

  private func card(_ component: CatalogComponent, _ prefix: String, level: Int) -> HTML {
    .element(
      "li", ["class": component.deprecation == nil ? "card" : "card deprecated"],
      .element("a", ["href": component.path], .heading(level, component.name)),
      component.usualPreview.map { $0.stage(prefix, contents, isAlone: true) } ?? .nothing,
      component.summary.map { .element("p", [:], [Markdown.line($0, in: contents, "")]) }
        ?? .nothing,
      changeNote(on: component),
      component.deprecation == nil
        ? .nothing : .element("p", ["class": "mark"], "Deprecated"))
  }
}

extension CatalogComponent {
  /// The preview that stands for it.
  var usualPreview: CatalogPreview? {
    previews.first { $0.name == usual && !$0.drawings.isEmpty }
      ?? previews.first { !$0.drawings.isEmpty }
  }
}
