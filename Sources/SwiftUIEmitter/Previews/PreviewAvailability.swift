import DesignModel
import FileBuilding
import Specification
import SwiftUIDeclarations

extension Library {
  /// The platforms on which previews need a version that is newer than the minimum of the library, or than
  /// that of what they show: they use SwiftUI's materials, shape styles and text sizes.
  ///
  /// - Parameter shown: The availability of what they show.
  func previewAvailability(showing shown: Availability = .everywhere) -> Availability {
    let older = platforms.filter { $0.version < oldestWithPreviews($0.platform) }.map(\.platform)
    if older.isEmpty { return shown }
    let introduced = platforms.compactMap { platform, _ in
      let own = shown.introduced.first { $0.platform == platform }?.version
      let needed = older.contains(platform) ? oldestWithPreviews(platform) : nil
      return [own, needed].compactMap(\.self).max().map { (platform: platform, version: $0) }
    }
    return Availability(introduced: introduced, unavailable: shown.unavailable)
  }

  /// The first version of a platform with everything that previews use.
  private func oldestWithPreviews(_ platform: Platform) -> PlatformVersion {
    switch platform {
    case .iOS, .tvOS: PlatformVersion(major: 15)
    case .macOS: PlatformVersion(major: 12)
    case .watchOS: PlatformVersion(major: 8)
    case .visionOS: PlatformVersion(major: 1)
    }
  }
}

extension ComponentText {
  /// The availability of the component's previews.
  var previewAvailability: Availability {
    library.previewAvailability(showing: component.availability)
  }

  /// The marks of the file of the component's previews, which are not emitted for a deprecated one.
  var previewMarks: Marks { Marks(previewAvailability, nil, of: name) }
}
