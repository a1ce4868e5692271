import DesignModel
import DesignTokens
import SwiftAPI
import SwiftFragments
import SwiftTypes

extension TokenNamingRules {
  /// The naming rules of a SwiftUI library.
  ///
  /// - Parameters:
  ///   - namespaces: The namespaces that the project names, by group.
  ///   - names: The names of tokens that the project gives, by patterns of their paths.
  ///   - prefixes: The prefixes of type names.
  ///   - declared: The names of the library's other types.
  package static func swiftUI(
    namespaces: [String: String] = [:], names: [(pattern: TokenPattern, name: String)] = [],
    prefixes: TokenTypePrefixes = TokenTypePrefixes(),
    besides declared: Set<String> = []
  ) -> TokenNamingRules {
    TokenNamingRules(
      namespaces: namespaces, names: names, prefixes: prefixes,
      isTypeTaken: { isKnownType($0) || declared.contains($0) },
      isNeverName: isNeverSwiftName)
  }
}

extension TokenTypePrefixes {
  /// The prefixes of a library.
  package init(_ naming: Naming) {
    self.init(namespace: naming.namespace, prefix: naming.prefix)
  }
}
