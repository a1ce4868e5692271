import CCMark

extension Frame {
  /// A page that the team has written, with its pictures.
  func page(_ page: CatalogPage) -> String {
    let shown = page.references.compactMap { contents.preview(of: $0.target)?.preview }
    let symbols = shown.reduce(into: Set<String>()) { $0.formUnion($1.symbols) }
    var count = 0
    let body = Markdown.html(Markdown.linked(page.text, contents, root)) { document in
      for node in document.all.filter(\.hasPicturesOnly) {
        let figures = node.children.compactMap { child -> HTML? in
          guard let target = CatalogReference.Target(child, at: page.path),
            let (component, preview) = contents.preview(of: target)
          else { return nil }
          count += 1
          return figure(
            of: preview, component, titled: child.plainText, "p\(count - 1)")
        }
        if !figures.isEmpty {
          node.replace(
            by: .element("div", ["class": "figures"], figures), CMARK_NODE_CUSTOM_BLOCK)
        }
      }
      // What is in a node is replaced before it.
      for node in document.all.filter(\.refers).reversed() {
        switch CatalogReference.Target(node, at: page.path) {
        case .image(let path?, _):
          guard let data = contents.images[path] else { continue }
          let image = HTML.element("img", ["src": data, "alt": node.plainText])
          if !node.replace(by: image, CMARK_NODE_CUSTOM_INLINE) { node.setAddress(data) }
        case .page(let path?, _):
          guard let other = contents.pages.first(where: { $0.path == path }) else { continue }
          node.setAddress(root + other.address)
        case .preview, .image, .page, nil: continue
        }
      }
    }
    return self.page(
      titled: page.title, in: nil, symbols: symbols, at: page.address,
      [
        page.hasTitle ? .nothing : .heading(1, page.title),
        shown.isEmpty ? .nothing : viewOptions(arrangements: true),
        .div("prose", .markup(body)),
      ])
  }

  private func figure(
    of preview: CatalogPreview, _ component: CatalogComponent, titled title: String,
    _ prefix: String
  ) -> HTML {
    let name = "\(component.name), \(preview.title.lowercased())"
    return .element(
      "figure", ["class": "case"], preview.stage(prefix, contents),
      .element(
        "figcaption", [:], title.isEmpty ? .nothing : .element("span", [:], [.text(title)]),
        .link(name, to: "\(root)\(component.path)#preview-\(fileName(preview.name))")))
  }
}

extension CatalogContents {
  /// The preview that a page refers to; nil if there is none.
  fileprivate func preview(
    of target: CatalogReference.Target
  ) -> (component: CatalogComponent, preview: CatalogPreview)? {
    guard case .preview(let name, let wanted) = target, let component = component(name) else {
      return nil
    }
    let preview =
      wanted.map { wanted in component.previews.first { $0.name == wanted } }
      ?? component.usualPreview
    return preview.map { (component, $0) }
  }
}
