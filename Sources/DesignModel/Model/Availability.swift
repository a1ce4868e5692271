import Specification

/// The availability of a declaration relative to that of the library.
package struct Availability: Sendable {
  /// The platforms on which it requires a version newer than the library's minimum.
  package let introduced: [(platform: Platform, version: PlatformVersion)]

  /// The platforms on which it is unavailable.
  package let unavailable: [Platform]

  package init(
    introduced: [(platform: Platform, version: PlatformVersion)], unavailable: [Platform]
  ) {
    self.introduced = introduced
    self.unavailable = unavailable
  }

  /// Available wherever the library is.
  package static let everywhere = Availability(introduced: [], unavailable: [])

  /// Whether it is available wherever the library is.
  package var isEverywhere: Bool { introduced.isEmpty && unavailable.isEmpty }
}

/// How two values of a component type are compared.
package struct Comparison: Sendable {
  /// The names of the compared members.
  package let values: [String]

  /// Whether it is also hashable.
  package let isHashable: Bool
}
