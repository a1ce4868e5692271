import CatalogSite
import SwiftRendering

/// What a catalog shows of components and tokens, kept by a process that makes it again after each edit.
struct KnownComponents: Sendable {
  /// A hash of everything that the entry of a component depends on, by name. Without one, an entry is not kept.
  var contents: [String: ContentHash] = [:]

  /// The contrasts that were shown last, by tokens; nil to find them.
  var contrasts: [String: [CatalogContrast]]?

  private var entries: [String: (content: ContentHash, entry: CatalogComponent)] = [:]

  /// What is known of a component that has not changed since.
  func entry(of name: String) -> CatalogComponent? {
    guard let known = entries[name], known.content == contents[name] else { return nil }
    return known.entry
  }

  /// Shows a component as it was shown last, whether it has changed or not.
  mutating func keep(_ name: String) { contents[name] = entries[name]?.content }

  mutating func remember(_ components: [CatalogComponent]) {
    entries = [:]
    for component in components {
      entries[component.name] = contents[component.name].map { ($0, component) }
    }
  }
}
