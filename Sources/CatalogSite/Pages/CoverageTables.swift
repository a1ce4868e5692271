extension Frame {
  /// What the previews of each component show, those with the most gaps first; nothing without previews.
  var coverage: HTML {
    let rows = contents.components.filter { !$0.coverage.isEmpty || $0.previews.isEmpty }
      .enumerated().sorted {
        let (a, b) = ($0.element.gaps, $1.element.gaps)
        return (b, $0.offset) < (a, $1.offset)
      }.map(\.element)
    if rows.isEmpty { return .nothing }
    let complete = rows.count { $0.gaps == 0 }
    return section(
      "Coverage of previews", "coverage",
      "What previews show of each component: ways of filling slots, values of properties, modifiers and "
        + "environment values, and styles. \(complete) of \(counted(rows.count, "component")) "
        + "\(complete == 1 ? "is" : "are") shown completely.",
      HTML.table(
        "Coverage of previews", ["Component", "Previews", "Not shown", "Shown"],
        rows.map { coverage(of: $0) }))
  }

  private func coverage(of component: CatalogComponent) -> [HTML] {
    let link = HTML.link(component.name, to: component.path)
    if component.previews.isEmpty { return [link, "none", "everything", "–"] }
    let missing = component.coverage.filter { !$0.missing.isEmpty }
    let shown = component.coverage.filter { !$0.shown.isEmpty }
    let gaps: HTML = missing.isEmpty ? "–" : HTML.list(missing.map { item($0, $0.missing) })
    let parts: HTML =
      shown.isEmpty
      ? "–"
      : .element(
        "details", [:],
        .element("summary", [:], [.text(counted(shown.count, "part"))]),
        HTML.list(shown.map { item($0, $0.shown) }))
    return [link, .text("\(component.previews.count)"), gaps, parts]
  }

  private func item(_ part: CatalogCoverage, _ ways: [String]) -> HTML {
    .group([
      .text(part.kind.singular + " "), .code(part.name), .text(": " + ways.joined(separator: ", ")),
    ])
  }

  /// How components are implemented in the UIKit module, those that are not native first; nothing without one.
  var uiKit: HTML {
    let kinds = CatalogUIKit.Kind.allCases
    let components = contents.components.compactMap { component in
      component.uiKit.map { (component: component, uiKit: $0) }
    }
    if components.isEmpty { return .nothing }
    let counts = kinds.reversed().compactMap { kind -> String? in
      let count = components.count { $0.uiKit.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    let rows = kinds.flatMap { kind in components.filter { $0.uiKit.kind == kind } }
    return section(
      "UIKit", "uikit",
      "A native component is built from UIKit views, and a hosted one shows SwiftUI in a hosting "
        + "view: \(counts.joined(separator: ", ")).",
      HTML.table(
        "Components in UIKit", ["Component", "Implementation", "Reasons"],
        rows.map { component, uiKit in
          [
            HTML.link(component.name, to: component.path), .text(uiKit.kind.rawValue),
            reasons(of: uiKit, component),
          ]
        }))
  }

  private func reasons(of uiKit: CatalogUIKit, _ component: CatalogComponent) -> HTML {
    if uiKit.reasons.isEmpty { return "–" }
    let isView = uiKit.kind == .native || uiKit.kind == .handwritten
    return HTML.list(
      uiKit.reasons.map { reason in
        var parts: [HTML] = isView ? ["without "] : []
        // An API, or a few words.
        parts.append(reason.name.contains(" ") ? .text(reason.name) : .code(reason.name))
        if let line = reason.line {
          parts += [", ", .link("line \(line)", to: "\(component.path)#L\(line)")]
        }
        return .group(parts)
      })
  }

  /// What is not drawn as it is on a device, the most frequent first; nothing if everything is.
  var unmodeled: HTML {
    var places: [String: [(component: CatalogComponent, preview: CatalogPreview)]] = [:]
    for component in contents.components {
      for preview in component.previews {
        for name in preview.unmodeled where places[name]?.last?.component.name != component.name {
          places[name, default: []].append((component, preview))
        }
      }
    }
    if places.isEmpty { return .nothing }
    let names = places.keys.sorted {
      (places[$1]?.count ?? 0, $0) < (places[$0]?.count ?? 0, $1)
    }
    return section(
      "Not drawn", "unmodeled",
      "API of SwiftUI that the pictures do not show as a device does.",
      HTML.table(
        "API that is not drawn", ["API", "Components"],
        names.map { name in
          var links: [HTML] = []
          for place in places[name] ?? [] {
            if !links.isEmpty { links.append(", ") }
            links.append(
              .link(
                place.component.name,
                to: "\(place.component.path)#preview-\(fileName(place.preview.name))"))
          }
          return [.code(name), .group(links)]
        }))
  }

  private func section(_ title: String, _ id: String, _ text: String, _ content: HTML) -> HTML {
    .element(
      "section", ["aria-labelledby": id], .heading(2, title, id: id),
      .element("p", [:], [.text(text)]), content)
  }
}

extension CatalogComponent {
  /// The number of ways and values that no preview shows.
  fileprivate var gaps: Int {
    previews.isEmpty ? .max : coverage.reduce(0) { $0 + $1.missing.count }
  }
}

extension CatalogPart.Kind {
  fileprivate var singular: String {
    switch self {
    case .slot: "slot"
    case .property: "property"
    case .modifier: "modifier"
    case .environment: "environment value"
    case .style: "style"
    }
  }
}
