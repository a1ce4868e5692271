import DesignModel
import Diagnostics
import Emission
import English
import Specification

/// Reports what prevents components from being built from UIKit views, if the project requires that, or if its
/// systems are too old for SwiftUI in UIKit views.
///
/// - Parameter plan: Plans the module, which is only necessary if there may be problems.
func checkPortability(
  _ project: TargetInput, _ module: UIKitModule, _ plan: () -> UIKitPlan
) -> [Diagnostic] {
  let system = project.system
  let tooOld = system.library.systemTooOldForHosting
  guard module.fallback == .error || module.fallback == .hosted && tooOld != nil else { return [] }
  let plan = plan()
  let plans = plan.viewsByName
  func diagnostics(
    _ obstacles: [Obstacle], _ origin: String, _ message: (Obstacle) -> String
  ) -> [Diagnostic] {
    let start = project.start(of: origin)
    return obstacles.map { Diagnostic(.notPortable, at: $0.place ?? start, message($0)) }
  }
  let omit = "'uikit: {fallback: omit}'"
  let ofComponents = system.components.flatMap { component -> [Diagnostic] in
    switch plans[component.name] {
    case .hosted(let view):
      diagnostics(view.obstacles, component.origin) { obstacle in
        guard let tooOld else {
          return obstacle.lack + "; "
            + listed(obstacle.remedies + ["allow 'uikit: {fallback: hosted}'"], by: "or")
        }
        let remedies =
          obstacle.remedies + [
            "raise the version in 'platforms'", "leave such components out with " + omit,
          ]
        return obstacle.lack + ", and SwiftUI can show '\(component.name)' only from iOS "
          + "\(UIKitModule.oldestSystemForHosting.major) on, but the project is for iOS \(tooOld.text); "
          + listed(remedies, by: "or")
      }
    case .leftOut(let obstacles) where !module.isBesideSwiftUI:
      diagnostics(obstacles, component.origin) { obstacle in
        component.kind == .view
          ? obstacle.lack + "; "
            + listed(obstacle.remedies + ["leave such components out with " + omit], by: "or")
          : "'\(component.name)' is \(obstacle.name), and there is no SwiftUI module; remove the spec, or "
            + "leave such components out with " + omit
      }
    case .native, .leftOut, nil: []
    }
  }
  let ofSharedFiles = plan.obstaclesInSharedFiles.flatMap { origin, obstacles in
    diagnostics(obstacles, origin) {
      $0.lack + "; remove it, or leave such parts out with " + omit
    }
  }
  return ofComponents + ofSharedFiles
}

extension Library {
  /// The minimum version of iOS, if it is too old for SwiftUI in UIKit views.
  fileprivate var systemTooOldForHosting: PlatformVersion? {
    platforms.first { $0.platform == .iOS }.flatMap {
      $0.version < UIKitModule.oldestSystemForHosting ? $0.version : nil
    }
  }
}

extension Obstacle {
  /// The sentence about what UIKit lacks.
  fileprivate var lack: String {
    // A description is not a name in Swift.
    name.contains(" ")
      ? "UIKit has no counterpart of \(name)" : "'\(name)' has no counterpart in UIKit"
  }

  /// What a team can write instead of Swift in a body; nothing if the obstacle is something else.
  fileprivate var remedies: [String] { place == nil ? [] : ["write a 'uikit' body"] }
}
