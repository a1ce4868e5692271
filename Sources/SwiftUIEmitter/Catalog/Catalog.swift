import DesignModel
import FileBuilding
import Specification
import SwiftRendering

// Pages link to what is declared in the module, for only that has the same path in every version of
// the tools. Overloaded initializers and the methods of `View` are named as code: the path of the
// former has a hash in it, and that of the latter the module that SwiftUI declares `View` in.

extension Library {
  /// The folder of the documentation catalog.
  var catalog: String { sources + "\(name).docc/" }
}

extension Component {
  /// Whether the component has a page: documentation is of what is public, wherever it is compiled.
  var hasPage: Bool { access == .public && availability.unavailable.isEmpty }

  /// The entry for its page in a list: the page of a modifier is an article.
  fileprivate var link: String {
    method == nil ? "- ``\(symbolPath(name))``" : "- <doc:\(Naming.base(of: name))>"
  }
}

extension DesignSystem {
  /// The first page of the catalog and the values in it; nil if there is none.
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
      ["components": pages.map(\.link).joined(separator: "\n"), "shared": shared]
    )
  }
}

/// A group of links below its heading; nothing without links.
func topic(_ title: String, _ symbols: [String]) -> String {
  symbols.isEmpty ? "" : "### \(title)\n\n\(links(symbols))"
}

/// A list of links to symbols, which are named as in Swift.
private func links(_ symbols: [String]) -> String {
  symbols.map { "- ``\(symbolPath($0))``" }.joined(separator: "\n")
}
