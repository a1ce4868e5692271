/// What previews vary around a component, besides light and dark.
package struct PreviewSurroundings: Hashable, Sendable {
  /// The themes that it looks different in, the one first that holds where none is set; empty if it looks the same in
  /// all.
  package let themes: [String]

  /// Whether it looks different in increased contrast.
  package let hasContrast: Bool

  package init(themes: [String] = [], hasContrast: Bool = false) {
    self.themes = themes
    self.hasContrast = hasContrast
  }
}
