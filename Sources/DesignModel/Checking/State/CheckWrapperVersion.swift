import Diagnostics
import Specification
import SwiftAPI
import SwiftTypes

/// Checks that the systems of a component have a property wrapper that it uses.
///
/// - Parameter type: A type that SwiftUI introduced with the wrapper, or with its use here.
func checkVersion(
  ofWrapper wrapper: String, introducedWith type: String, at place: Place,
  in scope: ComponentScope, _ findings: inout Findings
) {
  guard let introduced = swiftUIType(named: type)?.introduced else { return }
  var needed: [String] = []
  for (platform, minimum) in platforms(scope.project) {
    var oldest: PlatformVersion? = minimum
    for entry in scope.spec.availability where entry.platform.value == platform {
      switch entry.availability.value {
      case .since(let version): oldest = version
      case .unavailable: oldest = nil
      }
    }
    guard let oldest, let version = introduced.version(on: platform),
      (oldest.major, oldest.minor) < (version.major, version.minor)
    else { continue }
    needed.append("\(platform.rawValue): \"\(version.major).\(version.minor)\"")
  }
  if needed.isEmpty { return }
  findings.error(
    .availability, at: place,
    "'\(wrapper)' is newer than the systems of the component; write 'availability: {"
      + "\(needed.joined(separator: ", "))}' in the component, or use an 'ObservableObject'")
}

extension IntroducedVersions {
  fileprivate func version(on platform: Platform) -> Version? {
    switch platform {
    case .iOS: iOS
    case .macOS: macOS
    case .tvOS: tvOS
    case .watchOS: watchOS
    case .visionOS: visionOS
    }
  }
}
