import DesignTokens

/// Tokens as declarations of Swift, in the words of one framework.
///
/// What the framework calls the types of values is in the vocabulary; all else is the same for each. Nothing here
/// knows templates or makes files.
package struct TokenText: Sendable {
  package let library: TokenLibrary
  package let settings: TokenSettings
  package let vocabulary: TokenVocabulary

  /// The module whose types stand for groups without values of a framework's types, and for the themes; nil if there
  /// is none.
  package let moduleBeside: String?

  /// The namespaces that are the other module's, by their names.
  private let namespacesBeside: Set<String>

  /// Which namespaces refer to each other in circles.
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

  /// The access modifier with a blank behind it; nothing for internal.
  package var access: String { settings.access }

  /// The name of a type that values have, which no framework has: `DropShadow` with the library's prefix.
  package func support(_ name: String) -> String { library.prefixes.support + name }

  // MARK: - What there is

  /// The members of all namespaces that are emitted.
  package var members: [TokenMember] { library.namespaces.flatMap(\.emittedMembers) }

  /// Whether a color is written out that follows color scheme or contrast.
  package var hasDynamicColors: Bool { members.contains(where: hasDynamicColor) }

  private func hasDynamicColor(_ member: TokenMember) -> Bool {
    guard member.token.type.containsColors else { return false }
    let themes = member.isThemed ? library.themes.indices : 0..<1
    return themes.contains { theme in
      library.values(of: member, inTheme: theme)?.map(\.value).common == nil
    }
  }

  /// Whether the namespace is the other module's.
  package func isBeside(_ namespace: TokenNamespace) -> Bool {
    namespacesBeside.contains(namespace.name)
  }

  /// Whether the member is one of the other module's.
  func isBeside(_ member: TokenMember) -> Bool { namespacesBeside.contains(member.namespace) }
}

extension TokenType {
  /// Whether its values have a type of the standard library, whatever framework shows them.
  fileprivate var isPlain: Bool {
    switch self {
    case .dimension, .duration, .number: true
    case .color, .fontFamily, .fontWeight, .cubicBezier, .strokeStyle, .border, .transition,
      .shadow, .gradient, .typography:
      false
    }
  }
}
