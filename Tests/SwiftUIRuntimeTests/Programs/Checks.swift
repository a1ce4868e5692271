import Foundation
import SwiftUI

/// A test that runs in the program, by name.
typealias RuntimeTest = (name: String, body: @MainActor () async -> Void)

@MainActor private var failures: [String] = []

/// Records a failure of the running test unless a condition holds.
@MainActor func expect(
  _ condition: Bool, _ message: @autoclosure () -> String = "", file: String = #fileID,
  line: Int = #line
) {
  if !condition { failures.append("\(file):\(line) \(message())") }
}

/// Records a failure of the running test unless two values are equal.
@MainActor func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ message: @autoclosure () -> String = "",
  file: String = #fileID, line: Int = #line
) {
  expect(
    value == expected, "\(message()) is \(value), not \(expected)", file: file, line: line)
}

extension ModelHost {
  /// What is said, element by element.
  var labels: [String] { allElements.map(\.label) }

  /// The texts that are seen, in order.
  var texts: [String] {
    func texts(_ node: ModelNode) -> [String] {
      switch node.kind {
      case .text(let text): return [text.string]
      case .representation: return texts(node.children[0])
      default: break
      }
      return node.children.flatMap(texts)
    }
    return texts(update())
  }

  /// Activates the element with a label.
  func tap(_ label: String, file: String = #fileID, line: Int = #line) {
    guard let element = element(label) else {
      return expect(false, "no \(label) among \(labels)", file: file, line: line)
    }
    element.activate()
  }
}

/// A button with the number of its taps.
struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

/// Runs all tests, and prints a line for each.
@main @MainActor struct Program {
  static func main() async {
    let tests =
      stateTests + identityTests + styleTests + environmentTests + textTests + controlTests
      + accessibilityTests + eventTests + presentationTests + barTests + tableTests + layoutTests
      + inspectionTests + pictureTests + measureTests
    for test in tests {
      failures = []
      await test.body()
      say((failures.isEmpty ? "passed " : "failed ") + test.name)
      for failure in failures { say("  " + failure) }
    }
  }
}

/// Writes a line immediately, so that it is visible if a later test traps.
private func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
