/// All tokens of a project, resolved in every combination of contexts.
package struct TokenSystem: Sendable {
  /// The axes; nil for one that the tokens do not have.
  package let theme: TokenAxis?
  package let colorScheme: TokenAxis?
  package let contrast: TokenAxis?

  /// Every combination of contexts, ordered by theme, then standard before increased contrast, then light
  /// before dark.
  package let combinations: [TokenCombination]

  /// In the order in which the merged files first mention them.
  package let groups: [TokenGroup]

  /// In the order in which the merged files first mention them.
  package let tokens: [DesignToken]

  /// The tokens that the project ignores, in the same order.
  package let ignored: [IgnoredToken]

  /// The tokens whose values have errors, in the same order.
  package let failed: [FailedToken]

  private let indices: [TokenPath: Int]

  package init(
    theme: TokenAxis? = nil, colorScheme: TokenAxis? = nil, contrast: TokenAxis? = nil,
    combinations: [TokenCombination], groups: [TokenGroup], tokens: [DesignToken],
    ignored: [IgnoredToken] = [], failed: [FailedToken] = []
  ) {
    self.ignored = ignored
    self.failed = failed
    self.theme = theme
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.combinations = combinations
    self.groups = groups
    self.tokens = tokens
    indices = Dictionary(
      tokens.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The token at a path; nil if there is none.
  package subscript(path: TokenPath) -> DesignToken? { indices[path].map { tokens[$0] } }
}
