import DesignModel
import FileBuilding
import Specification
import SwiftRendering

// Pages link only to declarations of the module, because these have the same path in every version of the
// tools. Overloaded initializers and methods of `View` are shown as code instead: the path of an overload
// contains a hash, and that of a `View` method contains the module in which SwiftUI declares `View`.

extension Library {
  /// The folder of the documentation catalog.
  var catalog: String { sources + "\(name).docc/" }
}

extension Component {
  /// Whether the component has a page: only public API is documented, on every platform.
  package var hasPage: Bool { access == .public && availability.unavailable.isEmpty }

  /// The entry for its page in a list; the page of a modifier is an article.
  fileprivate var link: String {
    method == nil ? "- ``\(symbolPath(name))``" : "- <doc:\(Naming.base(of: name))>"
  }
}

extension DesignSystem {
  /// The landing page of the catalog and the values for its template; nil if there is none.
  var landingPage: (path: String, values: [String: String])? {
    let pages = components.filter(\.hasPage)
    guard library.hasCatalog, !pages.isEmpty else { return nil }
    let shared = topic(
      "What components share",
      self.shared.flatMap(\.contents.types).filter { $0.access == .public }.map(\.name)
        + builders.filter { $0.access == .public }.map(\.name)
        + (hasLists && library.access == .public
          ? [library.naming.slotItem, library.naming.slotItems, library.naming.slotElement] : []))
    return (
      library.catalog + "\(library.name).md",
      ["components": topics(of: pages.map { ($0.group, $0.link) }, in: library), "shared": shared]
    )
  }
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
