extension Frame {
  /// The page with what is different since an earlier version; nil if none is compared.
  var changes: String? {
    guard let changes = contents.changes else { return nil }
    let symbols = changes.components.flatMap(\.pictures)
      .reduce(into: Set<String>()) { symbols, change in
        symbols.formUnion(change.before?.symbols ?? [])
        symbols.formUnion(change.after?.symbols ?? [])
      }
    var main: [HTML] = [
      .heading(1, "Changes"), .element("p", ["class": "summary"], changes.summary.html),
    ]
    if let obstacle = changes.obstacle {
      main.append(.element("p", ["class": "notice"], [.text(obstacle)]))
    }
    if changes.components.count > 1 {
      main.append(
        .element(
          "nav", ["class": "jump", "aria-label": "Changed components"],
          .element(
            "ul", [:],
            changes.components.map { change in
              .element("li", [:], .link(change.name, to: "#\(id(of: change))"))
            })))
    }
    if !changes.library.isEmpty {
      main.append(
        .element(
          "section", ["aria-labelledby": "library"], .heading(2, "The library", id: "library"),
          list(changes.library)))
    }
    var count = 0
    for change in changes.components {
      main.append(section(of: change, &count))
    }
    if !changes.tokens.isEmpty { main.append(section(of: changes.tokens)) }
    if !changes.remedies.isEmpty || !changes.otherSpecs.isEmpty {
      main += changes.remedies.map { .element("p", [:], Phrase(quotingCode: $0).html) }
      if !changes.otherSpecs.isEmpty {
        main.append(
          .element(
            "p", [:],
            [.text("Only texts of the spec changed, and nothing that is drawn or called: ")]
              + links(changes.otherSpecs)))
      }
    }
    return page(titled: "Changes", in: .changes, symbols: symbols, main)
  }

  private func id(of change: ComponentChange) -> String {
    "component-\(fileName(change.name))\(change.state == .removed ? "-removed" : "")"
  }

  private func links(_ names: [String]) -> [HTML] {
    names.enumerated().flatMap { index, name -> [HTML] in
      let link =
        contents.component(name).map { HTML.link($0.name, to: root + $0.path) } ?? .text(name)
      return index == 0 ? [link] : [", ", link]
    }
  }

  private func list(_ callers: [CallerChange]) -> HTML {
    .element(
      "ul", ["class": "findings"],
      callers.map { change in
        .element(
          "li", [:],
          change.isBreaking
            ? .group([.element("span", ["class": "severity"], "breaking"), " "]) : .nothing,
          change.phrase.html)
      })
  }

  // MARK: - Components

  private func section(of change: ComponentChange, _ count: inout Int) -> HTML {
    let id = id(of: change)
    let page = change.state == .removed ? nil : contents.component(change.name)?.path
    var content: [HTML] = [
      .element(
        "h2", ["id": id],
        page.map { .link(change.name, to: root + $0) } ?? .text(change.name), " ",
        badge(change))
    ]
    if !change.callers.isEmpty {
      content += [
        .heading(3, "For callers"),
        .element(
          "p", ["class": "uses"],
          page.map { .link(change.specPath, to: "\(root)\($0)#spec") } ?? .text(change.specPath)),
        list(change.callers),
      ]
    }
    for (title, names) in [
      ("New previews", change.addedPreviews), ("Removed previews", change.removedPreviews),
    ] where !names.isEmpty {
      content.append(.element("p", [:], [.text("\(title): \(names.joined(separator: ", "))")]))
    }
    if !change.tokens.isEmpty {
      content.append(
        .element(
          "p", [:],
          ["Uses changed tokens: "]
            + change.tokens.enumerated().flatMap { index, name in
              [index == 0 ? "" : ", ", HTML.element("code", [:], [.text(name)])]
            }))
    }
    let isCompared = change.state == .changed
    if isCompared, !change.pictures.isEmpty { content.append(.heading(3, "Pictures")) }
    for (index, picture) in change.pictures.enumerated() {
      count += 1
      content.append(
        article(
          of: picture, change, "c\(count)", isCompared: isCompared,
          hasPictures: index < Self.shownPictures))
    }
    return .element("section", ["aria-labelledby": id], content)
  }

  /// The number of differences of a component that have pictures.
  private static let shownPictures = 8

  private func article(
    of picture: PictureChange, _ change: ComponentChange, _ prefix: String, isCompared: Bool,
    hasPictures: Bool
  ) -> HTML {
    var content: [HTML] = []
    if isCompared {
      content.append(.element("p", [:], summary(of: picture)))
      content.append(
        .element(
          "ul", [:], picture.differences.map { .element("li", [:], $0.phrase.html) }))
    }
    guard hasPictures else { return .div("difference", .group(content)) }
    let name = "\(change.name), \(picture.previews[0].lowercased())"
    let sides = [("Before", picture.before), ("After", picture.after)].filter { $0.1 != nil }
    let figures = sides.map { side, picture -> HTML in
      let title = isCompared && sides.count > 1 ? side : ""
      return .element(
        "figure", [:],
        picture?.svg("\(prefix)\(side.lowercased())", labelled: "\(name) \(side.lowercased())")
          ?? .nothing,
        title.isEmpty ? .nothing : .element("figcaption", [:], [.text(title)]))
    }
    if !figures.isEmpty { content.append(.element("div", ["class": "figures"], figures)) }
    return .element("div", ["class": "difference"], content)
  }

  /// In which previews a difference is, and what its picture shows.
  private func summary(of picture: PictureChange) -> [HTML] {
    let others = picture.previews.count - 1
    var words: [HTML] = [.element("strong", [:], [.text(picture.previews[0])])]
    if others > 0 {
      let names = picture.previews.dropFirst().joined(separator: ", ")
      words.append(
        .text(
          others > 6
            ? " and \(others) other previews" : " and in the same way: \(names)"))
    }
    if let place = picture.place(usual: contents.arrangements.first ?? "") {
      words.append(.text(", only \(place)"))
    }
    return words
  }

  // MARK: - Tokens

  private func section(of tokens: [TokenChange]) -> HTML {
    let rows = tokens.enumerated().flatMap { index, token -> [HTML] in
      let values = token.values.isEmpty ? [nil] : token.values.map(Optional.some)
      return values.enumerated().map { number, value in
        .element(
          "tr", [:],
          .element(
            "th", ["scope": "row"], .element("code", [:], [.text(token.name)]),
            number == 0 ? note(on: token) : .nothing),
          .element("td", [:], [.text(value.map { title(of: $0.appearances) } ?? "")]),
          cell(value?.old, "t\(index)-\(number)-old"), cell(value?.new, "t\(index)-\(number)-new"))
      }
    }
    let columns = ["Token", "In", "Before", "After"]
    return .element(
      "section", ["aria-labelledby": "tokens"], .heading(2, "Tokens", id: "tokens"),
      .element(
        "div", ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": "Tokens"],
        .element(
          "table", [:],
          .element(
            "thead", [:],
            .element("tr", [:], columns.map { .element("th", ["scope": "col"], [.text($0)]) })),
          .element("tbody", [:], rows))))
  }

  private func note(on token: TokenChange) -> HTML {
    let words =
      switch token.state {
      case .added: "new"
      case .removed: "removed"
      case .changed: token.oldName.map { "before: \($0)" } ?? ""
      }
    return words.isEmpty ? .nothing : .group([" ", .element("small", [:], [.text(words)])])
  }

  private func title(of appearances: [String]) -> String {
    appearances.filter { !$0.isEmpty }.isEmpty ? "all" : appearances.joined(separator: ", ")
  }

  private func cell(_ value: CatalogToken.Value?, _ id: String) -> HTML {
    guard let value else { return .element("td", [:], "–") }
    return .element(
      "td", [:], specimen(of: value, id) ?? .nothing, " ",
      .element("code", [:], [.text(value.text)]))
  }

  // MARK: - On other pages

  /// Whether a component is new or changed, as a link to the page of changes; nothing if it is not.
  func changeNote(on component: CatalogComponent) -> HTML {
    guard let change = contents.changes?.change(of: component.name) else { return .nothing }
    return .element(
      "p", ["class": "badges"], badge(change), " ",
      .link("What changed", to: "\(root)changes.html#\(id(of: change))"))
  }

  /// Whether a component is new, changed or removed.
  func badge(_ change: ComponentChange) -> HTML {
    let title =
      switch change.state {
      case .added: "New"
      case .removed: "Removed"
      case .changed: "Changed"
      }
    return .group([
      .element("span", ["class": "badge"], [.text(title)]),
      change.isBreaking
        ? .group([" ", .element("span", ["class": "badge breaking"], "Breaking")]) : .nothing,
    ])
  }

  /// What is new, changed and deprecated, as lists of links; nothing if nothing is.
  var news: HTML {
    let changes = contents.changes?.components ?? []
    func list(_ title: String, _ links: [HTML]) -> HTML {
      if links.isEmpty { return .nothing }
      return .element(
        "p", [:],
        [.element("strong", [:], [.text(title)]), " "]
          + links.enumerated().flatMap { index, link in index == 0 ? [link] : [", ", link] })
    }
    func changed(_ title: String, _ state: ComponentChange.State) -> HTML {
      list(
        title,
        changes.filter { $0.state == state }.map {
          .link($0.name, to: "\(root)changes.html#\(id(of: $0))")
        })
    }
    let deprecated = contents.components.flatMap { component -> [HTML] in
      let own =
        component.deprecation == nil
        ? [] : [HTML.link(component.name, to: root + component.path)]
      return own
        + component.parts.filter { $0.deprecation != nil }.map { part in
          .link(
            "\(component.name).\(part.name)",
            to: "\(root)\(component.path)#part-\(fileName(part.name))")
        }
    }
    let lists = [
      changed("New", .added), changed("Changed", .changed), changed("Removed", .removed),
      list("Deprecated", deprecated),
    ]
    if lists.allSatisfy(\.isNothing) { return .nothing }
    return .element(
      "section", ["class": "news", "aria-label": "New, changed and deprecated"], lists)
  }
}

extension HTML {
  fileprivate var isNothing: Bool {
    if case .group(let parts) = self { parts.allSatisfy(\.isNothing) } else { false }
  }
}

extension CatalogChanges {
  /// How much changed since when.
  var summary: Phrase {
    let since: Phrase =
      "since \(code: self.since)\(commit.map { " (\($0.prefix(8)))" } ?? "")"
    func counted(_ count: Int, _ noun: String) -> String? {
      count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    func count(_ state: ComponentChange.State) -> Int { components.count { $0.state == state } }
    let parts = [
      (count(.added), "new"), (count(.changed), "changed"), (count(.removed), "removed"),
    ]
    .filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
    let words = [
      counted(breakingCount, "breaking change"),
      counted(components.count, "component").map { "\($0) (\(parts))" },
      counted(tokens.count, "token"),
    ].compactMap(\.self)
    if words.isEmpty {
      return isEmpty && obstacle == nil
        ? "Nothing that is drawn or called changed \(since)."
        : "Compared with the version \(since)."
    }
    return "\(words.joined(separator: ", ")) \(since)."
  }
}

extension PictureChange {
  /// In which arrangements and appearance a difference is seen; nil for the usual ones.
  func place(usual: String) -> String? {
    var words: [String] = []
    if arrangement != usual {
      words.append(
        ([arrangement] + otherArrangements).map(title(ofArrangement:)).joined(separator: ", "))
    }
    if appearance != "light" { words.append("in \(appearance)") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

/// An arrangement in a sentence: "with text size Accessibility 5".
private func title(ofArrangement name: String) -> String {
  switch name {
  case "rightToLeft": "from right to left"
  case "longTexts": "with long texts"
  default: "with text size \(textSizeTitle(name))"
  }
}
