import Diagnostics

/// The value of `catalog`.
package struct CatalogSpec: Sendable {
  /// The folder with the team's own pages.
  package var pages: Located<String>?

  /// The folder with drawings of symbols.
  package var symbols: Located<String>?

  package init() {}
}
