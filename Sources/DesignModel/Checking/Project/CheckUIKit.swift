import Diagnostics
import Specification
import SwiftFragments

/// The UIKit module of a project; nil if there is none.
func uiKitModule(_ project: ProjectSpec) -> UIKitModule? {
  let targets = project.targets.map(\.value)
  guard targets.contains(.uikit) else { return nil }
  return UIKitModule(
    name: (project.library?.text ?? "") + "UIKit", isBesideSwiftUI: targets.contains(.swiftui),
    fallback: project.uiKit?.fallback?.value ?? .hosted,
    runtime: project.uiKit?.runtime?.value ?? .used)
}

/// Checks that the project's UIKit module is possible.
func checkUIKit(_ project: ProjectSpec, _ findings: inout Findings) {
  var seen: [ViewFramework: Place] = [:]
  for target in project.targets {
    if let other = seen.updateValue(target.place, forKey: target.value) {
      findings.error(
        .uikitTarget, at: target.place,
        "'\(target.value.rawValue)' is listed twice among the targets; remove one",
        notes: [Note("the other is here", at: other)])
    }
  }
  guard let target = project.targets.first(where: { $0.value == .uikit }) else {
    if let place = project.uiKit?.place {
      findings.error(
        .uikitTarget, at: place,
        "there is no UIKit module; write 'targets: [swiftui, uikit]'")
    }
    return
  }
  if !project.targets.contains(where: { $0.value == .swiftui }) {
    findings.error(
      .uikitTarget, at: target.place,
      "a UIKit module needs the SwiftUI module; write 'targets: [swiftui, uikit]'")
  }
  let platforms = platforms(project)
  if !platforms.contains(where: { $0.platform == .iOS }) {
    findings.error(
      .uikitTarget, at: target.place,
      "UIKit components need iOS among the 'platforms', as in 'platforms: {iOS: \"16.0\"}'")
  } else if let version = platforms.first(where: { $0.platform == .iOS })?.version,
    version < PlatformVersion(major: 16)
  {
    findings.error(
      .uikitTarget, at: target.place,
      "UIKit components need iOS 16, and the project is for iOS \(version.text); raise the version "
        + "in 'platforms'")
  }
  if let output = project.targetOutput {
    findings.error(
      .uikitTarget, at: output.sources?.place ?? target.place,
      "the UIKit module and the library's own are targets of one package; give 'output' a folder for that "
        + "package, or remove 'uikit' from the targets")
  }
}

extension UIKitSpec {
  /// The place of its first entry.
  fileprivate var place: Place? {
    fallback?.place ?? sources.first?.place ?? runtime?.place
  }
}
