import DesignModel
import Diagnostics
import Emission
import English
import Specification

/// How a target implements the components of a project.
struct TargetStatistics: Sendable {
  /// A component that is not implemented in terms of the target's framework, and the reason.
  struct Exception: Sendable {
    /// The component's emitted name.
    let component: String

    /// The path of its spec, below the project's folder.
    let spec: String
    let obstacles: [Obstacle]
  }

  let name: TargetName
  let title: String
  var native: [String] = []
  var hosted: [Exception] = []
  var handwritten: [String] = []
  var leftOut: [Exception] = []

  /// Changes that lack the animation that they have in SwiftUI.
  var omissions: [Exception] = []

  init(_ target: EmittedTarget, of components: [Component]) {
    (name, title) = (target.name, target.title)
    for component in components {
      guard let implementation = target.implementations[component.name] else { continue }
      let exception = Exception(
        component: component.name, spec: component.origin, obstacles: implementation.obstacles)
      switch implementation.kind {
      case .native: native.append(component.name)
      case .handwritten: handwritten.append(component.name)
      case .hosted: hosted.append(exception)
      case .leftOut: leftOut.append(exception)
      }
      switch implementation.kind {
      case .native, .handwritten:
        if !exception.obstacles.isEmpty { omissions.append(exception) }
      case .hosted, .leftOut: continue
      }
    }
  }
}

extension TargetStatistics {
  /// The counts, and the obstacles of each component that is not implemented in terms of the framework.
  ///
  /// - Parameter isVerbose: Whether all obstacles are listed, not only the first.
  func text(isVerbose: Bool) -> String {
    var text =
      "\n\(title): \(native.count) native, \(hosted.count) hosted, \(handwritten.count) hand-written, "
      + "\(leftOut.count) left out\n"
    var rows: [[String]] = []
    for (word, exceptions) in [("hosted", hosted), ("left out", leftOut)] {
      for exception in exceptions {
        rows.append([word, exception.component, exception.summary(isVerbose: isVerbose)])
      }
    }
    if isVerbose {
      rows += omissions.map { ["native", $0.component, "without \($0.summary(isVerbose: true))"] }
    }
    text += aligned(rows) { _ in true }.split(separator: "\n").map { line in
      var line = "  " + line
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
    return text
  }

  /// The member of the JSON object with all figures.
  var member: (String, String) {
    func exceptions(_ exceptions: [Exception]) -> String {
      list(
        exceptions.map { exception in
          object([
            ("name", quoted(exception.component)), ("spec", quoted(exception.spec)),
            (
              "obstacles",
              "["
                + exception.obstacles.map { obstacle in
                  object(
                    [("name", quoted(obstacle.name))]
                      + (obstacle.place.map {
                        let position = $0.start
                        return [("line", "\(position.line)"), ("column", "\(position.column)")]
                      } ?? []))
                }.joined(separator: ", ") + "]"
            ),
          ])
        })
    }
    return (
      name.rawValue,
      object([
        ("native", "[" + native.map(quoted).joined(separator: ", ") + "]"),
        ("handwritten", "[" + handwritten.map(quoted).joined(separator: ", ") + "]"),
        ("hosted", exceptions(hosted)), ("leftOut", exceptions(leftOut)),
      ])
    )
  }
}

extension TargetStatistics.Exception {
  /// The place of the first obstacle, its description, and the number of others.
  fileprivate func summary(isVerbose: Bool) -> String {
    let shown = isVerbose ? obstacles : Array(obstacles.prefix(1))
    let texts = shown.map { obstacle -> String in
      guard let place = obstacle.place else { return "\(spec): \(obstacle.name)" }
      let position = place.start
      return "\(spec):\(position.line):\(position.column): \(obstacle.name)"
    }
    let rest = obstacles.count - shown.count
    return texts.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }
}
