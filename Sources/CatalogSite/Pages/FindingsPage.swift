extension Frame {
  /// The page with what rules found in all components, and what previews and pictures do not show.
  var findings: String {
    page(
      titled: "Findings", in: .findings, symbols: [],
      [.heading(1, "Findings"), problems, coverage, uiKit, unmodeled])
  }

  /// What rules found, by component.
  private var problems: HTML {
    let found = contents.components.filter { !$0.findings.isEmpty }
    return .element(
      "section", ["aria-labelledby": "problems"],
      [.heading(2, "Problems", id: "problems")]
        + (found.isEmpty
          ? [.element("p", [:], "No rule found anything.")]
          : found.flatMap { component -> [HTML] in
            [
              .element("h3", [:], .link(component.name, to: component.path)),
              .element(
                "ul", ["class": "findings"],
                component.findings.map { finding($0, on: component.path) }),
            ]
          }))
  }
}
