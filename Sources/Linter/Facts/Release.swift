import DesignModel
import Specification

/// The systems of one year.
enum Release: Sendable {
  case autumn2020, autumn2021, autumn2022, autumn2023, autumn2024, autumn2025

  /// The number that a system has had since then.
  func version(of platform: Platform) -> Int {
    switch (self, platform) {
    case (.autumn2020, .iOS), (.autumn2020, .tvOS): 14
    case (.autumn2020, .macOS): 11
    case (.autumn2020, .watchOS): 7
    case (.autumn2021, .iOS), (.autumn2021, .tvOS): 15
    case (.autumn2021, .macOS): 12
    case (.autumn2021, .watchOS): 8
    case (.autumn2022, .iOS), (.autumn2022, .tvOS): 16
    case (.autumn2022, .macOS): 13
    case (.autumn2022, .watchOS): 9
    case (.autumn2020, .visionOS), (.autumn2021, .visionOS), (.autumn2022, .visionOS): 1
    case (.autumn2023, .iOS), (.autumn2023, .tvOS): 17
    case (.autumn2023, .macOS): 14
    case (.autumn2023, .watchOS): 10
    case (.autumn2023, .visionOS): 1
    case (.autumn2024, .iOS), (.autumn2024, .tvOS): 18
    case (.autumn2024, .macOS): 15
    case (.autumn2024, .watchOS): 11
    case (.autumn2024, .visionOS): 2
    case (.autumn2025, _): 26
    }
  }
}

extension Subject {
  /// The first platform on which a release is newer than the oldest that something runs on.
  func lacking(
    _ release: Release, _ availability: [AvailabilitySpec]
  ) -> (platform: Platform, since: Int, oldest: String)? {
    for (platform, project) in library.library.platforms {
      var oldest = project
      var isThere = true
      for entry in availability where entry.platform.value == platform {
        switch entry.availability.value {
        case .since(let version): oldest = max(oldest, version)
        case .unavailable: isThere = false
        }
      }
      let since = release.version(of: platform)
      if isThere, oldest < PlatformVersion(major: since) {
        return (platform, since, "\(platform.rawValue) \(oldest.major).\(oldest.minor)")
      }
    }
    return nil
  }
}
