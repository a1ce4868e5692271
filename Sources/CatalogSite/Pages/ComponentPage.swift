extension Frame {
  /// The page of a component.
  func page(of component: CatalogComponent) -> String {
    let symbols = component.previews.reduce(into: Set<String>()) { $0.formUnion($1.symbols) }
    return page(
      titled: component.name, in: .components, symbols: symbols, at: component.path,
      [
        .heading(1, component.name),
        component.summary.map {
          .element("p", ["class": "summary"], Markdown.line($0, in: contents, root))
        } ?? .nothing,
        component.deprecation.map {
          .element(
            "p", ["class": "notice"],
            .element("strong", [:], "Deprecated. "), Markdown.line($0, in: contents, root))
        } ?? .nothing,
        changeNote(on: component),
        viewOptions(arrangements: true),
        playground(component),
        section(
          "Use", "use",
          component.discussion.map { [Markdown.blocks($0, in: contents, root)] } ?? []),
        pictures(component),
        parts(component),
        declarations(component),
        section("Relations", "relations", relations(component)),
        findings(component),
        section(
          "Spec", "spec",
          component.spec.isEmpty
            ? []
            : [
              .element(
                "p", [:], .element("code", [:], [.text(component.specPath)]),
                component.sources.isEmpty
                  ? .nothing
                  : .group([
                    " ", .link("beside the Swift that it becomes", to: root + component.sourcePath),
                  ])),
              numbered(component.spec),
            ]),
        history(of: component),
      ])
  }

  /// A section with a heading that can be linked to; nothing if it is empty.
  private func section(_ title: String, _ id: String, _ content: [HTML]) -> HTML {
    if content.isEmpty { return .nothing }
    return .element(
      "section", ["aria-labelledby": id], [.heading(2, title, id: id)] + content)
  }

  // MARK: - Playground

  private func playground(_ component: CatalogComponent) -> HTML {
    guard let usual = component.usualPreview else { return .nothing }
    let fields = component.axes.enumerated().map { index, axis -> HTML in
      axis.values.count <= 4
        ? .element(
          "fieldset", [:],
          [.element("legend", [:], [.text(axis.title)])]
            + axis.values.enumerated().map { value, title in
              .element(
                "label", ["class": "segment"],
                .element(
                  "input",
                  [
                    "type": "radio", "name": "axis\(index)", "value": "\(value)",
                    "checked": value == 0 ? HTML.set : nil,
                  ]),
                .element("span", [:], [.text(title)]))
            })
        : .element(
          "label", ["class": "field"],
          .element("span", [:], [.text(axis.title)]),
          .element(
            "select", ["name": "axis\(index)"],
            axis.values.enumerated().map { value, title in
              .element("option", ["value": "\(value)"], [.text(title)])
            }))
    }
    return .element(
      "section", ["class": "playground", "aria-labelledby": "playground"],
      [
        .heading(2, "Playground", id: "playground"),
        .div(
          "bench",
          .element(
            "figure", ["class": "case", "id": "shown", "data-preview": usual.name],
            usual.stage("shown", contents),
            .element("figcaption", [:], [.text(usual.title)])),
          usual.measuring,
          .element(
            "form",
            ["id": "choices", "aria-label": "Choices", "hidden": fields.isEmpty ? nil : HTML.set],
            fields),
          .div(
            "outputs",
            .element("div", ["id": "calls"], calls(usual)),
            .element(
              "div", ["class": "spoken"],
              .heading(3, "As VoiceOver reads it"),
              .element("div", ["id": "spoken"], spoken(usual.elements))))),
      ])
  }

  /// What an app writes for a preview.
  private func calls(_ preview: CatalogPreview) -> [HTML] {
    if preview.calls.isEmpty {
      return [.heading(3, "Call"), .element("p", [:], "An app has no single call for this.")]
    }
    let isOne = !contents.hasUIKit
    return preview.calls.map { call in
      .element(
        "div", ["class": "code"],
        .heading(3, isOne ? "Call" : "Call in \(call.framework)"),
        .element(
          "pre", ["tabindex": "0", "aria-label": "Call in \(call.framework)"],
          .element("code", [:], [.text(call.text)])),
        .element("button", ["type": "button", "class": "copy", "hidden": HTML.set], "Copy"))
    }
  }

  /// The elements as a list.
  func spoken(_ elements: [CatalogElement]) -> HTML {
    if elements.isEmpty { return .element("p", [:], "Nothing is read.") }
    return .element("ol", ["class": "elements"], elements.map { item($0) })
  }

  private func item(_ element: CatalogElement) -> HTML {
    var words: [HTML] = []
    if element.label.isEmpty, !element.children.isEmpty {
      words.append(.element("span", ["class": "trait"], "group"))
    }
    if !element.label.isEmpty { words.append(.element("strong", [:], [.text(element.label)])) }
    if let value = element.value, !value.isEmpty {
      words.append(.element("span", ["class": "value"], [.text(value)]))
    }
    words += element.traits.map { .element("span", ["class": "trait"], [.text($0)]) }
    if let hint = element.hint {
      words.append(.element("span", ["class": "hint"], [.text(hint)]))
    }
    words += element.actions.map {
      .element("span", ["class": "action"], [.text("action: \($0)")])
    }
    var line = words.enumerated().flatMap { index, word -> [HTML] in
      index == 0 ? [word] : [" ", word]
    }
    if !element.children.isEmpty {
      line.append(.element("ol", ["class": "elements"], element.children.map { item($0) }))
    }
    return .element("li", [:], line)
  }

  // MARK: - Pictures

  private func pictures(_ component: CatalogComponent) -> HTML {
    var groups: [(title: String, previews: [(Int, CatalogPreview)])] = []
    for (index, preview) in component.previews.enumerated() {
      if groups.last?.title != preview.group { groups.append((preview.group, [])) }
      groups[groups.count - 1].previews.append((index, preview))
    }
    return section(
      "Pictures", "pictures",
      groups.map { title, previews in
        .element(
          "section", ["class": "group"],
          [
            .heading(3, title),
            .element(
              "div", ["class": "figures"],
              previews.map { index, preview in figure(of: preview, "p\(index)") }),
          ])
      })
  }

  private func figure(of preview: CatalogPreview, _ prefix: String) -> HTML {
    .element(
      "figure",
      [
        "class": "case", "id": "preview-\(fileName(preview.name))", "data-preview": preview.name,
        "data-values": preview.values.map { $0.map(String.init).joined(separator: " ") },
      ],
      [
        preview.stage(prefix, contents),
        .element(
          "figcaption", [:],
          .link(preview.title, to: "#preview-\(fileName(preview.name))"),
          preview.unmodeled.isEmpty
            ? .nothing
            : .element(
              "span", ["class": "unmodeled"],
              [.text("not drawn: " + preview.unmodeled.joined(separator: ", "))])),
        .element("template", ["class": "calls"], calls(preview)),
        .element("template", ["class": "spoken"], spoken(preview.elements)),
        preview.measuresTable(),
      ])
  }

  // MARK: - API

  private func parts(_ component: CatalogComponent) -> HTML {
    let tables = CatalogPart.Kind.allCases.flatMap { kind -> [HTML] in
      let parts = component.parts.filter { $0.kind == kind }
      if parts.isEmpty { return [] }
      return [
        .heading(3, kind.rawValue),
        .element(
          "div",
          ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": kind.rawValue],
          .element(
            "table", [:],
            .element(
              "thead", [:],
              .element(
                "tr", [:],
                .element("th", ["scope": "col"], "Name"),
                .element("th", ["scope": "col"], [.text(kind == .slot ? "Filled with" : "Type")]),
                .element("th", ["scope": "col"], "Otherwise"),
                .element("th", ["scope": "col"], "Meaning"))),
            .element("tbody", [:], parts.map { row($0) }))),
      ]
    }
    return section("Parts", "parts", tables)
  }

  private func row(_ part: CatalogPart) -> HTML {
    .element(
      "tr", ["id": "part-\(fileName(part.name))"],
      .element("th", ["scope": "row"], .element("code", [:], [.text(part.name)])),
      .element("td", [:], .element("code", [:], [.text(part.type)])),
      .element(
        "td", [:],
        part.defaultText.map { .element("code", [:], [.text($0)]) } ?? "required"),
      .element(
        "td", [:],
        part.deprecation.map { .element("strong", [:], [.text("Deprecated: \($0) ")]) } ?? .nothing,
        part.summary.map { Markdown.line($0, in: contents, root) } ?? .nothing))
  }

  private func declarations(_ component: CatalogComponent) -> HTML {
    var kinds: [(String, [CatalogDeclaration])] = []
    for declaration in component.declarations {
      if kinds.last?.0 != declaration.kind { kinds.append((declaration.kind, [])) }
      kinds[kinds.count - 1].1.append(declaration)
    }
    return section(
      "Declarations", "declarations",
      kinds.map { kind, declarations in
        .element(
          "details", ["open": declarations.count <= 8 ? HTML.set : nil],
          .element("summary", [:], [.text("\(kind) (\(declarations.count))")]),
          .element(
            "pre", ["tabindex": "0", "aria-label": kind],
            .element("code", [:], [.text(declarations.map(\.text).joined(separator: "\n\n"))])))
      })
  }

  private func relations(_ component: CatalogComponent) -> [HTML] {
    func list(_ title: String, _ names: [String]) -> [HTML] {
      let known = names.compactMap { name in contents.components.first { $0.name == name } }
      if known.isEmpty { return [] }
      return [
        .element(
          "p", [:],
          [.text(title + " ")]
            + known.enumerated().flatMap { index, other in
              [index == 0 ? "" : ", ", HTML.link(other.name, to: root + other.path)]
            })
      ]
    }
    return list("Uses", component.uses) + list("Used by", component.users)
  }

  private func findings(_ component: CatalogComponent) -> HTML {
    section(
      "Findings", "findings",
      component.findings.isEmpty
        ? [] : [.element("ul", ["class": "findings"], component.findings.map { finding($0) })])
  }

  /// - Parameter page: The address of the component's page; empty on that page.
  func finding(_ finding: CatalogFinding, on page: String = "") -> HTML {
    .element(
      "li", ["class": finding.severity],
      .element("span", ["class": "severity"], [.text(finding.severity)]), " ",
      .text(finding.message), " ",
      .element("code", [:], [.text(finding.rule)]),
      finding.line.map { line in
        .group([" ", .link("line \(line)", to: "\(page)#L\(line)")])
      } ?? .nothing)
  }
}
