/// The form of style protocols.
package struct Styling: Sendable {
  /// The label of the argument of `makeBody`; nil for none.
  package let makeBodyLabel: String?

  /// Whether a style can be a closure.
  package let hasClosures: Bool

  /// Whether styles can be composed.
  package let composes: Bool
}

/// A package that the emitted one depends on, and a product of it.
package struct Dependency: Sendable {
  package enum Source: Hashable, Sendable {
    /// By its address, with a minimum version of three numbers.
    case url(String, from: String)

    /// By its folder, relative to the emitted package's.
    case path(String)
  }

  package let source: Source

  /// The package's name, which is the end of its address or path.
  package let name: String
  package let product: String
}
