import Diagnostics

/// Tokens by the names that Swift has for them, whatever framework they are emitted for.
package struct TokenLibrary: Sendable {
  package let system: TokenSystem

  /// The themes; empty if there is one at most, so that nothing depends on it.
  package let themes: [TokenTheme]

  /// The index of the theme that stands where none is set.
  package let defaultTheme: Int

  /// In the order in which the files name their groups first.
  package let namespaces: [TokenNamespace]

  /// What stands before the names of types.
  package let prefixes: TokenTypePrefixes

  private let members: [TokenPath: TokenMember]

  /// By theme, the indices of the combinations with light and dark, in standard and in increased contrast.
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
      // Without a color scheme all is light, without a contrast all has the standard one.
      func index(_ isDark: Bool, _ isHighContrast: Bool) -> Int? {
        indices[
          TokenCombination(theme: theme, isDark: isDark, isHighContrast: isHighContrast)]
      }
      let light = index(false, false) ?? 0
      let dark = index(true, false) ?? light
      return SchemeVariants(
        light: light, dark: dark, lightHighContrast: index(false, true) ?? light,
        darkHighContrast: index(true, true) ?? index(false, true) ?? dark)
    }
  }

  /// The member for a token; nil if there is none, or none with a name that Swift can have.
  package subscript(path: TokenPath) -> TokenMember? { members[path] }

  /// The values of a member in a theme by color scheme and contrast; nil if it is not emitted.
  ///
  /// - Parameter theme: Any if the member does not depend on it.
  package func values(
    of member: TokenMember, inTheme theme: Int = 0
  ) -> SchemeVariants<TokenPart<TokenValue>>? {
    combinations[theme].map { member.token.values[$0] }.allPresent()
  }
}

extension TokenLibrary {
  /// The name of the type of the themes, with the library's prefix or the type that it nests in.
  package var themeType: String { prefixes.type + "Theme" }
}

/// The name of a type without the types that it nests in.
package func typeName(_ fullName: String) -> String {
  fullName.split(separator: ".").last.map(String.init) ?? fullName
}

/// A theme as Swift names it.
package struct TokenTheme: Sendable {
  /// The name of the case: `brandA`.
  package let name: String

  /// The context as the resolver names it: `brand-a`.
  package let context: String

  /// As a heading says it: `Brand A`.
  package let title: String
}

/// The type that the tokens of a group are members of.
package struct TokenNamespace: Sendable {
  /// As code says it: `Palette` for `color`, with the library's prefix or the type that it nests in.
  package let name: String

  /// The name without the library's prefix: `Palette`.
  package let plainName: String

  /// What the files say of the group; nil if nothing.
  package let description: String?

  /// The name of the group that comes first, if several have the same namespace.
  package let group: String

  /// All of its tokens in the order in which the files name them first.
  package internal(set) var members: [TokenMember]

  /// The members that are there for users: each token that all combinations have.
  package var emittedMembers: [TokenMember] { members.filter(\.isEmitted) }

  /// Whether some of the emitted members depend on the theme.
  package var isThemed: Bool { members.contains { $0.isThemed && $0.isEmitted } }

  /// The name of the themed members in a theme: `palette` for `Palette`.
  package var property: String { lowerCamelCase([plainName[...]]) }
}

/// A token as Swift names it.
package struct TokenMember: Sendable {
  package let token: DesignToken

  /// The name of its namespace.
  package let namespace: String

  /// The name of the themed members of its namespace in a theme.
  package let namespaceProperty: String
  package let name: String

  /// Whether it is a member of a value that depends on the theme, and not of a type.
  package let isThemed: Bool

  /// Whether every combination has it.
  package var isEmitted: Bool { token.isComplete }

  /// As code says it: `Palette.critical`, and `theme.palette.accent` for what depends on the theme.
  package var spelling: String {
    isThemed ? "theme.\(namespaceProperty).\(name)" : "\(namespace).\(name)"
  }
}
