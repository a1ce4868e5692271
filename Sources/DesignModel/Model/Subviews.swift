import Specification

/// Whether `Group(subviews:)` and container values are available in all versions of some platforms.
package func hasSubviews(on platforms: [(platform: Platform, version: PlatformVersion)]) -> Bool {
  platforms.allSatisfy { platform, version in
    let first =
      switch platform {
      case .iOS, .tvOS: 18
      case .macOS: 15
      case .watchOS: 11
      case .visionOS: 2
      }
    return version.major >= first
  }
}
