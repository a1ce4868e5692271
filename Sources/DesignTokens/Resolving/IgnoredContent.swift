/// What a project does without: parts of shadows, types of tokens, and tokens by their paths.
package struct IgnoredContent: Sendable {
  /// The parts of values that can be ignored.
  package static let partNames = ["spread", "inset"]

  /// The ignored parts of values: `spread`, `inset`.
  package private(set) var parts: Set<String> = []

  /// The names of types whose tokens are left out, whether the format has them or not: `string`.
  package private(set) var types: Set<String> = []

  /// The patterns of the paths of tokens that are left out: `asset.*`.
  package private(set) var patterns: [TokenPattern] = []

  /// - Parameter names: Parts, types, and patterns, which contain a `.` or a `*`.
  package init(_ names: [String] = []) {
    for name in names {
      if Self.isPattern(name) {
        patterns.append(TokenPattern(name))
      } else if Self.partNames.contains(name) {
        parts.insert(name)
      } else {
        types.insert(name)
      }
    }
  }

  /// Whether a name is a pattern of paths.
  package static func isPattern(_ name: String) -> Bool { name.contains { ".*".contains($0) } }

  /// Whether the path of a token is one of those that are left out.
  func ignores(_ path: TokenPath) -> Bool { patterns.contains { $0.match(path) != nil } }
}

/// A token that the project ignores.
package struct IgnoredToken: Sendable {
  package let path: TokenPath

  /// The ignored type that it has; nil if its path is ignored.
  package let type: String?
}
