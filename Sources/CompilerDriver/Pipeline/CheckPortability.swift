import DesignModel
import Diagnostics
import UIKitEmitter

/// Reports what prevents components from being built from UIKit views, if the project requires that.
func checkPortability(of system: DesignSystem, _ inputs: ProjectInputs) -> [Diagnostic] {
  guard let module = system.library.uiKit, module.fallback == .error else { return [] }
  let plan = planUIKit(of: system, inputs, module)
  let plans = plan.viewsByName
  func diagnostics(
    _ obstacles: [Obstacle], _ origin: String, _ message: (Obstacle) -> String
  ) -> [Diagnostic] {
    let spec = inputs.specs.first { inputs.origin($0) == origin }
    let start = Place(spec ?? inputs.project.source, Span(0, 0))
    return obstacles.map { Diagnostic(.notPortable, at: $0.place ?? start, message($0)) }
  }
  let ofComponents = system.components.flatMap { component -> [Diagnostic] in
    switch plans[component.name] {
    case .hosted(let view):
      diagnostics(view.obstacles, component.origin) {
        $0.lack + "; write a 'uikit' body, or allow 'uikit: {fallback: hosted}'"
      }
    case .leftOut(let obstacles) where !module.isBesideSwiftUI:
      diagnostics(obstacles, component.origin) { obstacle in
        component.kind == .view
          ? obstacle.lack + "; write a 'uikit' body, or leave such components out with "
            + "'uikit: {fallback: omit}'"
          : "'\(component.name)' is \(obstacle.name), and there is no SwiftUI module; remove the spec, or "
            + "leave such components out with 'uikit: {fallback: omit}'"
      }
    case .native, .leftOut, nil: []
    }
  }
  let ofSharedFiles = plan.obstaclesInSharedFiles.flatMap { origin, obstacles in
    diagnostics(obstacles, origin) {
      $0.lack + "; remove it, or leave such parts out with 'uikit: {fallback: omit}'"
    }
  }
  return ofComponents + ofSharedFiles
}

extension Obstacle {
  /// The sentence about what UIKit lacks.
  fileprivate var lack: String {
    // A description is not a name in Swift.
    name.contains(" ")
      ? "UIKit has no counterpart of \(name)" : "'\(name)' has no counterpart in UIKit"
  }
}
