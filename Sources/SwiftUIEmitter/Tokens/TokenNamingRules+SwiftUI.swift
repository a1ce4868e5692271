import DesignTokens
import SwiftFragments
import SwiftTypes

extension TokenNamingRules {
  /// What names can be had in a library for SwiftUI.
  ///
  /// - Parameters:
  ///   - namespaces: The namespaces that the project names, by group.
  ///   - declared: The names of the types that the library has besides.
  package static func swiftUI(
    namespaces: [String: String] = [:], besides declared: Set<String> = []
  ) -> TokenNamingRules {
    TokenNamingRules(
      namespaces: namespaces, isTypeTaken: { isKnownType($0) || declared.contains($0) },
      isNeverName: isNeverSwiftName)
  }
}
