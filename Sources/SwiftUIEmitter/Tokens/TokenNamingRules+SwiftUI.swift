import DesignModel
import DesignTokens
import SwiftFragments
import SwiftTypes

extension TokenNamingRules {
  /// What names can be had in a library for SwiftUI.
  ///
  /// - Parameters:
  ///   - namespaces: The namespaces that the project names, by group.
  ///   - prefixes: What stands before the names of types.
  ///   - declared: The names of the types that the library has besides.
  package static func swiftUI(
    namespaces: [String: String] = [:], prefixes: TokenTypePrefixes = TokenTypePrefixes(),
    besides declared: Set<String> = []
  ) -> TokenNamingRules {
    TokenNamingRules(
      namespaces: namespaces, prefixes: prefixes,
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
