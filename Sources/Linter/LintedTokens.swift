import DesignTokens
import Diagnostics

/// The design tokens of a project, as rules see them.
package struct LintedTokens: Sendable {
  package let library: TokenLibrary

  /// The token files, whose paths identify findings in token files.
  package let files: [SourceText]

  /// The specs and the hand-written files, which may mention tokens.
  package let texts: [SourceText]

  /// The number of points in a `rem`.
  package let rem: Double

  package init(
    _ library: TokenLibrary, files: [SourceText], texts: [SourceText], rem: Double = 16
  ) {
    self.library = library
    self.files = files
    self.texts = texts
    self.rem = rem
  }
}

extension LintedTokens {
  /// The tokens that are accessible in Swift, in file order.
  var members: [TokenMember] { library.namespaces.flatMap(\.emittedMembers) }

  /// The value of a token in a theme, in light and in standard contrast.
  func value(of member: TokenMember, inTheme theme: Int? = nil) -> TokenValue? {
    library.values(of: member, inTheme: theme ?? library.defaultTheme)?.light.value
  }

  /// The name of a token in Swift, or its path if it is not emitted.
  func name(of token: DesignToken) -> String {
    library[token.path].flatMap { $0.isEmitted ? $0.spelling : nil } ?? token.path.description
  }
}
