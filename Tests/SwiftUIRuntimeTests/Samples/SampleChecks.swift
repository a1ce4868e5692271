import CallMarks
import DesignKit
import Foundation
import SwiftUI

/// A test of the sample library, by name, and what it found.
typealias SampleTest = (name: String, problems: @MainActor () -> [String])

extension ModelHost {
  var labels: [String] { allElements.map(\.label) }

  /// The texts that are seen, in order.
  var texts: [String] {
    func texts(_ node: ModelNode) -> [String] {
      switch node.kind {
      case .text(let text): [text.string]
      case .representation: texts(node.children[0])
      default: node.children.flatMap(texts)
      }
    }
    return texts(update())
  }
}

/// A problem if two values differ.
func difference<Value: Equatable>(_ value: Value, _ expected: Value) -> [String] {
  value == expected ? [] : ["\(value), not \(expected)"]
}

/// Evaluates and lays out the previews of each component, then runs the tests of components.
@main @MainActor struct Program {
  static func main() {
    var previews: [String: [CataloguedPreview]] = [:]
    for preview in cataloguedPreviews() { previews[preview.component, default: []].append(preview) }
    for (component, previews) in previews.sorted(by: { $0.key < $1.key }) {
      report("previews of \(component)", previews.flatMap(problems))
    }
    let checks = CallChecks()
    checkCalls(checks)
    report(
      "promised calls: \(checks.callCount) calls, \(checks.argumentCount) arguments",
      checks.problems)
    for test in sampleTests { report(test.name, test.problems()) }
  }

  /// What is wrong with a preview; if it traps, the line before says which.
  private static func problems(of preview: CataloguedPreview) -> [String] {
    let host = ModelHost(preview.view())
    host.update()
    _ = host.accessibilityTree
    var problems = host.unmodeled.sorted().map { "\(preview.name): \($0) is not modeled" }
    for size in [DynamicTypeSize.large, .accessibility5] {
      for direction in LayoutDirection.allCases {
        host.environment.dynamicTypeSize = size
        host.environment.layoutDirection = direction
        problems += nodesWithoutPlace(in: host.update()).map {
          "\(preview.name): no place for \($0.outline)"
        }
      }
    }
    return problems
  }

  /// What has a size, but one that no screen has.
  private static func nodesWithoutPlace(in node: ModelNode) -> [ModelNode] {
    guard let frame = node.frame else { return [] }
    let values = [frame.minX, frame.minY, frame.width, frame.height]
    if !values.allSatisfy(\.isFinite) { return [node] }
    return node.children.flatMap(nodesWithoutPlace)
  }

  private static func report(_ name: String, _ problems: [String]) {
    let lines = ["\(problems.isEmpty ? "passed" : "failed") \(name)"] + problems.map { "  \($0)" }
    FileHandle.standardOutput.write(Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}
