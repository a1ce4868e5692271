extension Frame {
  /// The page with what rules found in all components.
  var findings: String {
    let found = contents.components.filter { !$0.findings.isEmpty }
    let content: [HTML] =
      found.isEmpty
      ? [.element("p", [:], "No rule found anything.")]
      : found.flatMap { component -> [HTML] in
        [
          .element("h2", [:], .link(component.name, to: component.path)),
          .element(
            "ul", ["class": "findings"], component.findings.map { finding($0, on: component.path) }),
        ]
      }
    return page(
      titled: "Findings", in: .findings, symbols: [], [.heading(1, "Findings")] + content)
  }
}
