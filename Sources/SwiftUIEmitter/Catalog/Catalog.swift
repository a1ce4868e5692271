import DesignModel
import Emission
import FileBuilding
import Specification
import SwiftRendering

// Pages link only to declarations of the module, because these have the same path in every version of the
// tools. Overloaded initializers and methods of `View` are shown as code instead: the path of an overload
// contains a hash, and that of a `View` method contains the module in which SwiftUI declares `View`.

extension Component {
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
