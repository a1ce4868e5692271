import Diagnostics

/// A modifier that the emitted Swift follows: the theme, the color scheme or the contrast.
package struct TokenAxis: Sendable {
  /// The name of the modifier; color scheme and contrast may have the same one.
  package let modifier: String

  /// The description of the modifier in the resolver; nil if there is none.
  package let description: String?

  /// In the order of the file; for a color scheme, light before dark, and for a contrast, standard before
  /// increased, regardless of their order.
  package let contexts: [Context]

  /// The index of the default context.
  package let defaultIndex: Int

  package struct Context: Sendable {
    /// Its name in the resolver: `brand-a`. If color scheme and contrast are one modifier, the first of its
    /// contexts with this scheme or contrast.
    package let name: String
    package let place: Place

    package init(name: String, place: Place) {
      self.name = name
      self.place = place
    }
  }

  package init(modifier: String, description: String?, contexts: [Context], defaultIndex: Int) {
    self.modifier = modifier
    self.description = description
    self.contexts = contexts
    self.defaultIndex = defaultIndex
  }
}

/// One context of each axis.
package struct TokenCombination: Hashable, Sendable {
  /// The index of a context of ``TokenSystem/theme``; 0 if there are no themes.
  package let theme: Int
  package let isDark: Bool
  package let isHighContrast: Bool

  package init(theme: Int, isDark: Bool, isHighContrast: Bool) {
    self.theme = theme
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }
}
