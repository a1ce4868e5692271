/// A system that SwiftUI supports.
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

/// Whether a version is covered by the tables: a later version may have declarations that they list as
/// unavailable.
package func isKnown(_ version: IntroducedVersions.Version, of system: AppleSystem) -> Bool {
  // The versions of iOS 26 and its siblings.
  version.major <= 26
}
