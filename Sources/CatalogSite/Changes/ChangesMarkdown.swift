extension CatalogContents {
  /// The changes since an earlier version, for a pull request on GitHub or GitLab; nil if none is compared.
  ///
  /// It has no pictures: pull requests show none that are in the text.
  package var changesMarkdown: String? {
    guard let changes else { return nil }
    var text = "## \(markdownText(library))\n\n\(changes.summary.markdown())\n"
    if let obstacle = changes.obstacle { text += "\n> \(markdownText(obstacle))\n" }
    if !changes.library.isEmpty {
      text += "\n" + changes.library.map { "- \($0.markdown)\n" }.joined()
    }
    if !changes.components.isEmpty {
      text += "\n| Component | | What changed |\n| --- | --- | --- |\n"
      for change in changes.components {
        text += "| \(markdownCode(change.name, inTable: true)) | \(change.markdownBadge) "
        text += "| \(markdownSummary(of: change)) |\n"
      }
    }
    let callers = changes.components.filter { !$0.callers.isEmpty }
    if !callers.isEmpty {
      text += "\n### For callers\n"
      for change in callers {
        text += "\n\(markdownCode(change.specPath))\n\n"
        text += change.callers.map { "- \($0.markdown)\n" }.joined()
      }
    }
    if !changes.tokens.isEmpty {
      text += "\n### Tokens\n\n| Token | In | Before | After |\n| --- | --- | --- | --- |\n"
      for token in changes.tokens { text += rows(of: token) }
    }
    if !changes.remedies.isEmpty {
      text +=
        "\n"
        + changes.remedies.map { Phrase(quotingCode: $0).markdown() + "\n" }
        .joined(separator: "\n")
    }
    if !changes.otherSpecs.isEmpty {
      let names = changes.otherSpecs.map { markdownCode($0) }.joined(separator: ", ")
      text += "\nOnly texts of the spec changed, and nothing that is drawn or called: \(names)\n"
    }
    if changes.components.contains(where: { !$0.pictures.isEmpty }) {
      text += "\nThe page `changes.html` of the catalog has the pictures before and after.\n"
    }
    return text
  }

  /// What is in a row of the table: the first differences, and how many others there are.
  private func markdownSummary(of change: ComponentChange) -> String {
    var sentences: [String] = []
    let breaking = change.callers.count(where: \.isBreaking)
    if change.state == .changed, !change.callers.isEmpty {
      let count = change.callers.count
      sentences.append(
        (count == 1 ? "1 change" : "\(count) changes") + " for callers"
          + (breaking > 0 && count > 1 ? ", \(breaking) of them breaking" : ""))
    }
    if change.state == .changed {
      for picture in change.pictures.prefix(3) {
        let shown = picture.differences.prefix(3).map { $0.phrase.markdown(inTable: true) }
        let rest = picture.differences.count - shown.count
        var words = shown.joined(separator: "; ") + (rest > 0 ? "; \(rest) more" : "")
        let place = picture.place(usual: arrangements.first ?? "").map { ", only \($0)" } ?? ""
        let others = picture.previews.count - 1
        words +=
          " (in “\(markdownText(picture.previews[0]))”"
          + (others > 0 ? " and \(others) more" : "") + markdownText(place) + ")"
        sentences.append(words)
      }
      let others = change.pictures.count - 3
      if others > 0 {
        sentences.append(
          "\(others) more \(others == 1 ? "difference" : "differences") of pictures")
      }
    }
    for (title, names) in [
      ("new", change.addedPreviews), ("removed", change.removedPreviews),
    ] where !names.isEmpty {
      sentences.append(
        "\(title) previews: " + markdownText(names.prefix(6).joined(separator: ", "))
          + (names.count > 6 ? " and \(names.count - 6) more" : ""))
    }
    if change.state == .added, let summary = component(change.name)?.summary {
      sentences.append(markdownText(summary))
    }
    return sentences.joined(separator: "<br>")
  }

  private func rows(of token: TokenChange) -> String {
    let note =
      switch token.state {
      case .added: " (new)"
      case .removed: " (removed)"
      case .changed: token.oldName.map { " (before: \(markdownCode($0, inTable: true)))" } ?? ""
      }
    func text(_ value: CatalogToken.Value?) -> String {
      guard let value else { return "–" }
      if case .color(let color)? = value.specimen, color != value.text {
        return "\(markdownCode(color, inTable: true)) \(markdownCode(value.text, inTable: true))"
      }
      return markdownCode(value.text, inTable: true)
    }
    if token.values.isEmpty {
      return "| \(markdownCode(token.name, inTable: true))\(note) | | | |\n"
    }
    return token.values.map { value in
      let place = value.appearances.filter { !$0.isEmpty }.joined(separator: ", ")
      return
        "| \(markdownCode(token.name, inTable: true))\(note) | \(place.isEmpty ? "all" : markdownText(place)) "
        + "| \(text(value.old)) | \(text(value.new)) |\n"
    }.joined()
  }
}

extension CallerChange {
  fileprivate var markdown: String { (isBreaking ? "**breaking** " : "") + phrase.markdown() }
}

extension ComponentChange {
  fileprivate var markdownBadge: String {
    let state =
      switch state {
      case .added: "new"
      case .removed: "removed"
      case .changed: "changed"
      }
    return isBreaking ? "**\(state), breaking**" : state
  }
}
