import Specification

/// Where something is, beyond where the library is.
package struct Availability: Sendable {
  /// The platforms on which it is there since a version newer than the library's oldest.
  package let introduced: [(platform: Platform, version: PlatformVersion)]

  /// The platforms on which it is not there.
  package let unavailable: [Platform]

  /// Wherever the library is.
  package static let everywhere = Availability(introduced: [], unavailable: [])

  /// Whether it is everywhere where the library is.
  package var isEverywhere: Bool { introduced.isEmpty && unavailable.isEmpty }
}

/// How two values of a component are compared.
package struct Comparison: Sendable {
  /// The names of the values that are.
  package let values: [String]

  /// Whether there is a hash, too.
  package let isHashable: Bool
}
