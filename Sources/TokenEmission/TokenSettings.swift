/// How tokens are emitted, beside what they are.
package struct TokenSettings: Sendable {
  /// The name of the library.
  package var library: String

  /// The access modifier of what users see, with a blank behind it; nothing for internal.
  package var access: String

  /// The folder of the module's files, from the output folder; with a slash at its end unless that is
  /// the same.
  package var sources: String

  /// The file that the tokens are from: the resolver, or the token file, below the project's folder.
  package var origin: String

  /// The number of points in a `rem`.
  package var rem: Double

  /// Whether environment keys are written out rather than made by `@Entry`.
  package var writesEnvironmentKeysOut: Bool

  /// Whether the target that the files go into may isolate all to the main actor, which values of tokens must
  /// not be.
  package var mayBeIsolated: Bool

  /// Whether there is an asset catalog with the colors.
  package var hasAssets: Bool

  /// Where the files are compiled at all, as a condition of Swift; nil for everywhere.
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

  /// The modifier of types and extensions that are never isolated, with a blank behind it.
  ///
  /// A package of our own isolates nothing by default, and types can have the modifier since Swift 6.1 only.
  package var nonisolated: String { mayBeIsolated ? "nonisolated " : "" }
}
