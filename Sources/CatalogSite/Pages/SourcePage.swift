extension Frame {
  /// The page with the spec of a component beside the Swift that is emitted for it.
  func sourcePage(of component: CatalogComponent) -> String {
    var first: [Int: String] = [:]
    let files = component.sources.enumerated().map { number, source -> HTML in
      let runs = source.runs
      for (index, run) in runs.enumerated() {
        if let origin = run.origin, first[origin] == nil { first[origin] = "r\(number)-\(index)" }
      }
      let lines = runs.enumerated().map { index, run in self.run(run, "r\(number)-\(index)") }
      return .element(
        "details", ["open": number == 0 ? HTML.set : nil],
        .element("summary", [:], .element("code", [:], [.text(source.path)])),
        .element(
          "pre", ["class": "emitted", "tabindex": "0", "aria-label": source.path],
          .element("code", [:], lines)))
    }
    return page(
      titled: "\(component.name) in Swift", in: .components, symbols: [], at: component.path,
      [
        .heading(1, "\(component.name) in Swift"),
        .element(
          "p", ["class": "summary"],
          [
            "The spec of ", .link(component.name, to: root + component.path),
            """
            , and the Swift that it becomes. A number before lines is that of the line in the spec from \
            which they come; what has none follows from the whole spec.
            """,
          ]),
        .div(
          "sources",
          .element(
            "section", ["aria-labelledby": "spec"], .heading(2, component.specPath, id: "spec"),
            numbered(component.spec, linked: first)),
          .element(
            "section", ["aria-labelledby": "swift"], [.heading(2, "Swift", id: "swift")] + files)),
      ])
  }

  /// Neighboring lines with the number of the spec's line that they come from.
  private func run(_ run: (text: String, origin: Int?), _ id: String) -> HTML {
    guard let line = run.origin else {
      return .element("span", ["class": "run"], [.text(run.text)])
    }
    let link = HTML.element(
      "a", ["class": "origin", "href": "#L\(line)", "title": "Line \(line) of the spec"],
      [.text("\(line)")])
    return .element(
      "span", ["class": "run", "id": id, "data-line": "\(line)"], [link, .text(run.text)])
  }

  /// The lines of a spec, each with an identifier.
  ///
  /// - Parameter links: The identifiers that the numbers of lines link to.
  func numbered(_ text: String, linked links: [Int: String] = [:]) -> HTML {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return .element(
      "pre", ["class": "numbered", "tabindex": "0", "aria-label": "The spec"],
      .element(
        "code", [:],
        lines.enumerated().map { index, line in
          self.line(String(line), index + 1, linkedTo: links[index + 1])
        }))
  }

  private func line(_ text: String, _ number: Int, linkedTo target: String?) -> HTML {
    guard let target else {
      return .element("span", ["class": "line", "id": "L\(number)"], [.text(text + "\n")])
    }
    let link = HTML.element(
      "a", ["class": "number", "href": "#\(target)", "title": "Where it is in Swift"],
      [.text("\(number)")])
    return .element(
      "span", ["class": "line linked", "id": "L\(number)", "data-line": "\(number)"],
      [link, .text(text + "\n")])
  }
}

extension CatalogSource {
  /// Neighboring lines that come from the same line of the spec.
  fileprivate var runs: [(text: String, origin: Int?)] {
    lines.reduce(into: []) { runs, line in
      if let last = runs.last, last.origin == line.origin {
        runs[runs.count - 1].text += line.text + "\n"
      } else {
        runs.append((line.text + "\n", line.origin))
      }
    }
  }
}

extension CatalogComponent {
  /// The path of the page with its spec beside its Swift.
  var sourcePath: String { "source/\(fileName(name)).html" }
}
