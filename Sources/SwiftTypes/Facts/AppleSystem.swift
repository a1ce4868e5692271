/// A system that SwiftUI is on.
package enum AppleSystem: String, CaseIterable, Sendable {
  case iOS, macOS, tvOS, watchOS, visionOS
}

extension IntroducedVersions {
  /// The version for a system; nil where there is none.
  package subscript(system: AppleSystem) -> Version? {
    switch system {
    case .iOS: iOS
    case .macOS: macOS
    case .tvOS: tvOS
    case .watchOS: watchOS
    case .visionOS: visionOS
    }
  }
}

/// The newest versions that the tables of facts were read for: a later system may have what they say is
/// unavailable.
package func isKnown(_ version: IntroducedVersions.Version, of system: AppleSystem) -> Bool {
  let newest =
    switch system {
    case .iOS, .tvOS: 18
    case .macOS: 15
    case .watchOS: 11
    case .visionOS: 2
    }
  return version.major <= newest
}
