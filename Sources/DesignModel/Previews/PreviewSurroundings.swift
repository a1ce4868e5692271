/// The surroundings that previews of a component vary, besides light and dark.
package struct PreviewSurroundings: Hashable, Sendable {
  /// The themes in which it looks different, starting with the default one; empty if it looks the same in
  /// all.
  package let themes: [String]

  /// Whether it looks different in increased contrast.
  package let hasContrast: Bool

  package init(themes: [String] = [], hasContrast: Bool = false) {
    self.themes = themes
    self.hasContrast = hasContrast
  }
}
