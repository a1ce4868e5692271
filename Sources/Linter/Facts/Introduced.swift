import DesignModel
import Specification
import SwiftAPI
import SwiftFragments
import SwiftTypes

/// Why a SwiftUI declaration cannot be used on a platform that the library supports.
struct Lack {
  let platform: Platform

  /// The version that introduced it; nil if the platform does not have it.
  let introduced: PlatformVersion?

  /// The oldest version that the library supports.
  let oldest: PlatformVersion
}

extension Subject {
  /// The first platform on which none of several declarations is available to a component.
  func lack(of declarations: [APIDeclaration], _ availability: [AvailabilitySpec]) -> Lack? {
    lack(ofAny: declarations.map(\.introduced), availability)
  }

  /// The first platform on which none of several versions is available to a component.
  func lack(ofAny versions: [IntroducedVersions], _ availability: [AvailabilitySpec]) -> Lack? {
    for (platform, project) in library.library.platforms {
      var oldest = project
      var isThere = true
      for entry in availability where entry.platform.value == platform {
        switch entry.availability.value {
        case .since(let version): oldest = max(oldest, version)
        case .unavailable: isThere = false
        }
      }
      guard isThere else { continue }
      let introduced = versions.compactMap { $0[platform] }.min()
      if introduced.map({ oldest < $0 }) ?? true {
        return Lack(platform: platform, introduced: introduced, oldest: oldest)
      }
    }
    return nil
  }
}

extension IntroducedVersions {
  /// The version that introduced a declaration on a platform; nil where it is unavailable.
  subscript(platform: Platform) -> PlatformVersion? {
    self[platform.system].map { PlatformVersion(major: $0.major, minor: $0.minor) }
  }
}

extension SwiftCall {
  /// The SwiftUI methods that a call after a dot can refer to; empty if it refers to something else.
  var swiftUIMethods: [APIDeclaration] {
    SwiftAPI.swiftUIMethods(named: function.text).filter {
      $0.accepts(
        arguments: arguments.map { $0.label ?? "_" }, hasTrailingClosure: hasTrailingClosure)
    }
  }
}
