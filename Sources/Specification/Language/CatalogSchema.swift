extension CatalogSpec: SchemaDescribed {
  static let schema = Schema<Self>(
    "catalog setting", plural: "catalog settings", title: "The catalog",
    documentation: """
      [`dscompile catalog`](guide/catalog.md) writes a site with pictures of all components, to \
      which a team can add its own pages, symbols, color and font.
      """,
    example: """
      library: DesignKit
      catalog: {pages: docs/design, symbols: docs/symbols}
      """,
    fields: [
      Field(
        "pages", \.pages, .pathInside,
        """
        The folder with the team's own pages, such as principles and patterns: `.md` files, which \
        are listed in the order of their names.
        """,
        example: "pages: docs/design"),
      Field(
        "symbols", \.symbols, .pathInside,
        """
        The folder with drawings of symbols: `.svg` files with the names of the symbols. They take \
        the color of the symbol. A symbol without a file has the catalog's own drawing, or else is a \
        dashed square.
        """,
        example: "symbols: docs/symbols"),
      Field(
        "accent", \.accent, .heading,
        """
        The path of the color token for links and choices on the pages. Its values in light and \
        dark need a contrast of 4.5 with the pages.
        """,
        example: "accent: color.accent"),
      Field(
        "font", \.font, .pathInside,
        """
        The file of the font for the texts of the pages, in WOFF2, WOFF, TrueType or OpenType. Pictures \
        keep the catalog's font, with which they are laid out.
        """,
        example: "font: docs/Brand.woff2"),
    ])
}
