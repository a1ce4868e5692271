/// Settings for the emission of tokens.
package struct TokenSettings: Sendable {
  /// The name of the library.
  package var library: String

  /// The access modifier of public declarations, with a trailing space; empty for internal.
  package var access: String

  /// The folder of the module's files in the output folder; with a slash at its end unless empty.
  package var sources: String

  /// The origin of the tokens: the resolver, or the token file, relative to the project's folder.
  package var origin: String

  /// The number of points in a `rem`.
  package var rem: Double

  /// Whether environment keys are written out rather than declared with `@Entry`.
  package var writesEnvironmentKeysOut: Bool

  /// Whether the target of the files may have main actor isolation by default, which token values must not
  /// have.
  package var mayBeIsolated: Bool

  /// Whether there is an asset catalog with the colors.
  package var hasAssets: Bool

  /// The `#if` condition for compiling the files; nil if there is none.
  package var condition: String?

  package init(
    library: String, access: String, sources: String, origin: String, rem: Double = 16,
    writesEnvironmentKeysOut: Bool = false, mayBeIsolated: Bool = false, hasAssets: Bool = false,
    condition: String? = nil
  ) {
    self.library = library
    self.access = access
    self.sources = sources
    self.origin = origin
    self.rem = rem
    self.writesEnvironmentKeysOut = writesEnvironmentKeysOut
    self.mayBeIsolated = mayBeIsolated
    self.hasAssets = hasAssets
    self.condition = condition
  }

  /// The modifier for nonisolated types and extensions, with a trailing space.
  ///
  /// A separate package has no default isolation, and types can only have the modifier since Swift 6.1.
  package var nonisolated: String { mayBeIsolated ? "nonisolated " : "" }
}
