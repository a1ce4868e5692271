import Diagnostics

/// The value of `catalog`.
package struct CatalogSpec: Sendable {
  /// The folder with the team's own pages.
  package var pages: Located<String>?

  /// The folder with drawings of symbols.
  package var symbols: Located<String>?

  /// The path of the token with the color of links.
  package var accent: Located<String>?

  /// The file of the font for the texts of the pages.
  package var font: Located<String>?

  package init() {}
}
