/// A commit that changed a spec.
package struct CatalogCommit: Hashable, Sendable {
  /// `2026-11-27`.
  package let date: String
  package let subject: String

  /// The beginning of its name.
  package let hash: String

  package init(date: String, subject: String, hash: String) {
    self.date = date
    self.subject = subject
    self.hash = hash
  }
}

extension Frame {
  /// The commits that changed a spec, as a section of the component's page; nothing if there are none.
  func history(of component: CatalogComponent) -> HTML {
    if component.history.isEmpty { return .nothing }
    return .element(
      "section", ["aria-labelledby": "history"],
      .heading(2, "History", id: "history"),
      .element(
        "ol", ["class": "history"],
        component.history.map { commit in
          .element(
            "li", [:],
            .element("time", ["datetime": commit.date], [.text(commit.date)]), " ",
            .text(commit.subject), " ", .element("code", [:], [.text(commit.hash)]))
        }))
  }
}
