extension TokenSystem {
  /// The contexts of a combination, by their names in the resolver: `["brand-a", "dark"]`.
  package func contextNames(of combination: TokenCombination) -> [String] {
    var names: [String] = []
    let isOneModifier = theme != nil && theme?.modifier == colorScheme?.modifier
    // A theme that is a context besides light and dark has no color schemes.
    let hasScheme = !isOneModifier || combination.theme == 0
    if let theme, !isOneModifier || !hasScheme {
      names.append(theme.contexts[combination.theme].name)
    }
    let scheme = colorScheme?.contexts[combination.isDark ? 1 : 0].name
    if let scheme, hasScheme { names.append(scheme) }
    guard let contrast else { return names }
    if contrast.modifier != colorScheme?.modifier {
      names.append(contrast.contexts[combination.isHighContrast ? 1 : 0].name)
    } else if combination.isHighContrast {
      // One modifier is both, and has no separate names for them.
      names.append("increased contrast")
    }
    return names
  }

  /// Where a token does not exist: the contexts of the theme that lack it in every color scheme and contrast,
  /// otherwise the contexts of each combination. Empty for a token that exists everywhere.
  package func contexts(lacking token: DesignToken) -> [[String]] {
    let lacking = zip(combinations, token.values).filter { $0.1 == nil }.map(\.0)
    let existing = Set(zip(combinations, token.values).filter { $0.1 != nil }.map(\.0.theme))
    guard let theme, lacking.allSatisfy({ !existing.contains($0.theme) }) else {
      return lacking.map(contextNames)
    }
    return theme.contexts.indices.filter { index in lacking.contains { $0.theme == index } }
      .map { [theme.contexts[$0].name] }
  }
}
