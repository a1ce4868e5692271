import DesignTokens

/// Tokens as Swift declarations for one framework.
///
/// The vocabulary has the framework's names of value types; everything else is the same for each framework.
/// This code does not use templates or create files.
package struct TokenText: Sendable {
  package let library: TokenLibrary
  package let settings: TokenSettings
  package let vocabulary: TokenVocabulary

  /// The module that declares groups without framework types, and the themes; nil if there is none.
  package let moduleBeside: String?

  /// The namespaces that the other module declares, by name.
  private let namespacesBeside: Set<String>

  /// The cycles of references between namespaces.
  let circles: NamespaceCircles

  package init(
    _ library: TokenLibrary, _ settings: TokenSettings, _ vocabulary: TokenVocabulary,
    besides moduleBeside: String? = nil
  ) {
    self.library = library
    self.settings = settings
    self.vocabulary = vocabulary
    self.moduleBeside = moduleBeside
    circles = NamespaceCircles(library)
    let plain = library.namespaces.filter {
      $0.emittedMembers.allSatisfy { $0.token.type.isPlain }
    }
    namespacesBeside = moduleBeside == nil ? [] : Set(plain.map(\.name))
  }

  /// The access modifier with a trailing space; empty for internal.
  package var access: String { settings.access }

  /// The name of a value type that no framework has: `DropShadow` with the library's prefix.
  package func support(_ name: String) -> String { library.prefixes.support + name }

  // MARK: - Queries

  /// The emitted members of all namespaces.
  package var members: [TokenMember] { library.namespaces.flatMap(\.emittedMembers) }

  /// Whether a color literal depends on color scheme or contrast.
  package var hasDynamicColors: Bool { members.contains(where: hasDynamicColor) }

  private func hasDynamicColor(_ member: TokenMember) -> Bool {
    guard member.token.type.containsColors else { return false }
    let themes = member.isThemed ? library.themes.indices : 0..<1
    return themes.contains { theme in
      library.values(of: member, inTheme: theme)?.map(\.value).common == nil
    }
  }

  /// Whether the other module declares the namespace.
  package func isBeside(_ namespace: TokenNamespace) -> Bool {
    namespacesBeside.contains(namespace.name)
  }

  /// Whether the other module declares the member.
  func isBeside(_ member: TokenMember) -> Bool { namespacesBeside.contains(member.namespace) }
}

extension TokenType {
  /// Whether its values have a type of the standard library, which is independent of the framework.
  fileprivate var isPlain: Bool {
    switch self {
    case .dimension, .duration, .number: true
    case .color, .fontFamily, .fontWeight, .cubicBezier, .strokeStyle, .border, .transition,
      .shadow, .gradient, .typography:
      false
    }
  }
}
