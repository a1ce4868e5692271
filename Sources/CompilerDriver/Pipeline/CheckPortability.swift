import DesignModel
import Diagnostics
import UIKitEmitter

/// Reports what prevents components from being built from UIKit views, if the project requires that.
func checkPortability(of system: DesignSystem, _ inputs: ProjectInputs) -> [Diagnostic] {
  guard let module = system.library.uiKit, module.fallback == .error else { return [] }
  let plans = planUIKit(of: system, inputs, module).viewsByName
  return system.components.flatMap { component -> [Diagnostic] in
    guard case .hosted(let view) = plans[component.name] else { return [] }
    return view.obstacles.map { obstacle in
      let spec = inputs.specs.first { inputs.origin($0) == component.origin }
      let place =
        obstacle.place ?? spec.map { Place($0, Span(0, 0)) }
        ?? Place(inputs.project.source, Span(0, 0))
      return Diagnostic(
        .notPortable, at: place,
        "'\(obstacle.name)' has no counterpart in UIKit; write a 'uikit' body, or allow "
          + "'uikit: {fallback: hosted}'")
    }
  }
}
