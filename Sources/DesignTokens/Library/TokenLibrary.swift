import Diagnostics

/// Tokens with their Swift names, independent of the framework.
package struct TokenLibrary: Sendable {
  package let system: TokenSystem

  /// The themes; empty if there is at most one, so that nothing depends on it.
  package let themes: [TokenTheme]

  /// The index of the theme that applies if none is set.
  package let defaultTheme: Int

  /// In the order in which the files first mention their groups.
  package let namespaces: [TokenNamespace]

  /// The prefixes of type names.
  package let prefixes: TokenTypePrefixes

  private let members: [TokenPath: TokenMember]

  /// For each theme, the indices of the combinations with light and dark, in standard and increased contrast.
  private let combinations: [SchemeVariants<Int>]

  init(
    _ system: TokenSystem, themes: [TokenTheme], defaultTheme: Int, namespaces: [TokenNamespace],
    prefixes: TokenTypePrefixes
  ) {
    self.system = system
    self.themes = themes
    self.defaultTheme = defaultTheme
    self.namespaces = namespaces
    self.prefixes = prefixes
    members = Dictionary(
      namespaces.flatMap(\.members).map { ($0.token.path, $0) },
      uniquingKeysWith: { first, _ in first })
    let indices = Dictionary(
      zip(system.combinations, 0...).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    combinations = (0..<max(1, themes.count)).map { theme in
      // Without a color scheme everything is light, without a contrast everything has standard contrast.
      func index(_ isDark: Bool, _ isHighContrast: Bool) -> Int? {
        indices[
          TokenCombination(theme: theme, isDark: isDark, isHighContrast: isHighContrast)]
      }
      let light = index(false, false) ?? 0
      let dark = index(true, false)
      return SchemeVariants(
        light: light, dark: dark ?? light, lightHighContrast: index(false, true) ?? light,
        darkHighContrast: index(true, true) ?? dark ?? index(false, true) ?? light)
    }
  }

  /// The member for a token; nil if there is none, or it has no valid Swift name.
  package subscript(path: TokenPath) -> TokenMember? { members[path] }

  /// The values of a member in a theme by color scheme and contrast; nil if it is not emitted.
  ///
  /// - Parameter theme: Ignored if the member does not depend on it.
  package func values(
    of member: TokenMember, inTheme theme: Int = 0
  ) -> SchemeVariants<TokenPart<TokenValue>>? {
    combinations[theme].map { member.token.values[$0] }.allPresent()
  }
}

extension TokenLibrary {
  /// The name of the type of the themes, with the library's prefix or enclosing type.
  package var themeType: String { prefixes.type + "Theme" }
}

/// The name of a type without enclosing types.
package func typeName(_ fullName: String) -> String {
  fullName.split(separator: ".").last.map(String.init) ?? fullName
}

/// A theme with its Swift name.
package struct TokenTheme: Sendable {
  /// The name of the case: `brandA`.
  package let name: String

  /// The name of the context in the resolver: `brand-a`.
  package let context: String

  /// The name as a heading: `Brand A`.
  package let title: String
}

/// The type whose members are the tokens of a group.
package struct TokenNamespace: Sendable {
  /// The name in code: `Palette` for `color`, with the library's prefix or enclosing type.
  package let name: String

  /// The name without the library's prefix: `Palette`.
  package let plainName: String

  /// The description of the group in the files; nil if there is none.
  package let description: String?

  /// The name of the first group, if several have the same namespace.
  package let group: String

  /// All its tokens in the order in which the files first mention them.
  package internal(set) var members: [TokenMember]

  /// The members that are emitted: tokens that exist in all combinations.
  package var emittedMembers: [TokenMember] { members.filter(\.isEmitted) }

  /// Whether some of the emitted members depend on the theme.
  package var isThemed: Bool { members.contains { $0.isThemed && $0.isEmitted } }

  /// The name of the theme's property for the themed members: `palette` for `Palette`.
  package var property: String { lowerCamelCase([plainName[...]]) }
}

/// A token with its Swift name.
package struct TokenMember: Sendable {
  package let token: DesignToken

  /// The name of its namespace.
  package let namespace: String

  /// The name of the theme's property for the themed members of its namespace.
  package let namespaceProperty: String
  package let name: String

  /// Whether it depends on the theme, and is therefore an instance member.
  package let isThemed: Bool

  /// Whether it exists in every combination.
  package var isEmitted: Bool { token.isComplete }

  /// The name in code: `Palette.critical`, or `theme.palette.accent` if it depends on the theme.
  package var spelling: String {
    isThemed ? "theme.\(namespaceProperty).\(name)" : "\(namespace).\(name)"
  }
}
