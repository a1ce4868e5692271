import Diagnostics
import Specification
import SwiftFragments

/// The UIKit module of a project; nil if there is none.
func uiKitModule(_ project: ProjectSpec) -> UIKitModule? {
  guard project.targetNames.contains(.uikit) else { return nil }
  let isBesideSwiftUI = project.hasSwiftUI
  return UIKitModule(
    name: (project.library?.text ?? "") + "UIKit", isBesideSwiftUI: isBesideSwiftUI,
    fallback: project.uiKit?.fallback?.value ?? (isBesideSwiftUI ? .hosted : .error),
    runtime: project.uiKit?.runtime?.value ?? .used)
}

/// Checks that the project's UIKit module is possible.
func checkUIKit(_ project: ProjectSpec, _ findings: inout Findings) {
  var seen: [TargetName: Place] = [:]
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
  if !project.hasSwiftUI {
    checkWithoutSwiftUI(project, &findings)
  }
  let version = platforms(project).first { $0.platform == .iOS }?.version
  if version == nil {
    findings.error(
      .uikitTarget, at: target.place,
      "UIKit components need iOS among the 'platforms', as in 'platforms: {iOS: \"16.0\"}'")
  } else if let version, version < UIKitModule.oldestSystem {
    findings.error(
      .uikitTarget, at: target.place,
      "UIKit components need iOS \(UIKitModule.oldestSystem.major), and the project is for iOS "
        + "\(version.text); raise the version in 'platforms'")
  } else if let version, version < UIKitModule.oldestSystemForHosting, project.hasSwiftUI,
    let runtime = project.uiKit?.runtime, runtime.value == .all
  {
    findings.error(
      .uikitTarget, at: runtime.place,
      "the whole runtime shows SwiftUI in UIKit views, which needs iOS "
        + "\(UIKitModule.oldestSystemForHosting.major), and the project is for iOS \(version.text); write "
        + "'used', or raise the version in 'platforms'")
  }
  if let output = project.targetOutput {
    findings.error(
      .uikitTarget, at: output.sources?.place ?? target.place,
      "the UIKit module and the library's own are targets of one package; give 'output' a folder for that "
        + "package, or remove 'uikit' from the targets")
  }
}

/// Checks that the project requests nothing that only a SwiftUI module has.
private func checkWithoutSwiftUI(_ project: ProjectSpec, _ findings: inout Findings) {
  if let fallback = project.uiKit?.fallback, fallback.value == .hosted {
    findings.error(
      .uikitTarget, at: fallback.place,
      "there is no SwiftUI module whose components could be hosted; write 'error' or 'omit', or "
        + "'targets: [swiftui, uikit]'")
  }
  if let place = project.headlessTests {
    findings.error(
      .uikitTarget, at: place,
      "only components of a SwiftUI module run without a Mac, and there is none; remove 'tests', or write "
        + "'targets: [swiftui, uikit]'")
  }
  if let assets = project.tokens?.assets, assets.value {
    findings.error(
      .uikitTarget, at: assets.place,
      "only a SwiftUI module has an asset catalog, and there is none; remove 'assets', or write "
        + "'targets: [swiftui, uikit]'")
  }
}

extension ProjectSpec {
  /// Whether a SwiftUI module is emitted.
  var hasSwiftUI: Bool { targetNames.contains(.swiftui) }

  /// The place of the entry that requests tests without a Mac; nil if there is none.
  var headlessTests: Place? {
    tests?.headless.flatMap { $0.value ? $0.place : nil } ?? tests?.sources.first?.place
  }
}

extension UIKitSpec {
  /// The place of its first entry.
  fileprivate var place: Place? {
    fallback?.place ?? sources.first?.place ?? runtime?.place
  }
}
