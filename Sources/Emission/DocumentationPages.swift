import DesignModel
import FileBuilding

extension Component {
  /// Whether the component has a page: only public API is documented, on every platform.
  package var hasPage: Bool { access == .public && availability.unavailable.isEmpty }
}

/// A section of a page; empty if it has no paragraphs.
package func section(_ title: String, _ paragraphs: [String]) -> String {
  paragraphs.isEmpty ? "" : (["## \(title)"] + paragraphs).joined(separator: "\n\n")
}

/// Swift in a page or in a documentation comment.
package func code(_ text: String) -> String { "```swift\n\(text)\n```" }

/// A heading with a group of links; empty if there are no links.
package func topic(_ title: String, _ symbols: [String]) -> String {
  symbols.isEmpty ? "" : "### \(title)\n\n\(links(symbols))"
}

/// A heading for each group of components, with the entries of their pages.
package func topics(
  of pages: [(group: String?, link: String)], in library: Library
) -> String {
  let groups = library.grouped(pages) { $0.group }
  return groups.map { group in
    let title = group.title.map(plainMarkdown)
    let others = groups.count == 1 ? "Components" : "Other components"
    return "### \(title ?? others)\n\n\(group.members.map(\.link).joined(separator: "\n"))"
  }.joined(separator: "\n\n")
}

/// Markdown that shows a text as it is.
private func plainMarkdown(_ text: String) -> String {
  String(text.flatMap { "\\`*_[]<".contains($0) ? "\\\($0)" : "\($0)" })
}

/// A list of links to symbols.
private func links(_ symbols: [String]) -> String {
  symbols.map { "- ``\(symbolPath($0))``" }.joined(separator: "\n")
}
