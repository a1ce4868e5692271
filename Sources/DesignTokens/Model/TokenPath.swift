/// The path of a token or a group: the names of its groups, outermost first, and its own.
package struct TokenPath: Hashable, Sendable, CustomStringConvertible {
  package let names: [String]

  package init(_ names: [String]) { self.names = names }

  /// The path in the notation of references: `color.text.primary`.
  package var description: String { names.joined(separator: ".") }

  /// The last name; empty for the document itself.
  package var name: String { names.last ?? "" }

  /// The enclosing group; nil for the document itself.
  package var parent: TokenPath? { names.isEmpty ? nil : TokenPath(names.dropLast()) }

  /// Whether it is the root token of its group: `color.accent.$root`.
  package var isRoot: Bool { names.last == "$root" }

  /// The path of a member of this group.
  package func appending(_ name: String) -> TokenPath { TokenPath(names + [name]) }
}
