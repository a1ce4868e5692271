import Diagnostics

/// The value of `catalog`.
package struct CatalogSpec: Sendable {
  /// The folder with the team's own pages.
  package var pages: Located<String>?

  /// The folder with drawings of symbols.
  package var symbols: Located<String>?

  /// The path of the token with the color of links.
  package var accent: Located<String>?

  package init() {}
}
