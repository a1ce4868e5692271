import DesignModel
import TokenEmission

extension TokenSettings {
  /// The settings for the library that the tokens are emitted into.
  ///
  /// - Parameters:
  ///   - origin: The origin of the tokens.
  ///   - rem: The number of points in a `rem`.
  ///   - hasAssets: Whether there is an asset catalog with the colors.
  package init(in library: Library, origin: String, rem: Double, hasAssets: Bool) {
    self.init(
      library: library.name, access: library.accessPrefix, sources: library.sources,
      origin: origin, rem: rem, writesEnvironmentKeysOut: library.writesEnvironmentKeysOut,
      mayBeIsolated: !library.isPackage, hasAssets: hasAssets)
  }
}
