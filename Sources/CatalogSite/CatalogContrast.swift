/// A color token on another color.
package struct CatalogContrast: Sendable {
  package enum Use: String, CaseIterable, Sendable {
    case text
    case largeText = "large text"
    case symbol, shape

    /// The ratio that WCAG 2.2 requires at level AA.
    package var required: Double { self == .text ? 4.5 : 3 }
  }
  package var use: Use

  /// The path of the token behind it; otherwise what is known of the color.
  package var ground: String
  package var isToken: Bool

  /// The least ratio in each appearance in which it is drawn.
  package var ratios: [String: Double]

  /// The names of the components that draw it, each with a preview that shows it.
  package var components: [(name: String, preview: String)]

  package init(
    _ use: Use, on ground: String, isToken: Bool, ratios: [String: Double],
    components: [(name: String, preview: String)]
  ) {
    (self.use, self.ground, self.isToken) = (use, ground, isToken)
    (self.ratios, self.components) = (ratios, components)
  }

  /// The least of all ratios.
  package var least: Double { ratios.values.min() ?? 21 }

  /// Whether it is less than WCAG requires. Shapes may be decoration, of which nothing is required.
  package var fails: Bool { use != .shape && least < use.required }
}
