import Foundation

/// A test that runs in the program, by name.
typealias RuntimeTest = (name: String, body: @MainActor () -> Void)

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

/// Runs all tests, and prints a line for each.
@main @MainActor struct Program {
  static func main() {
    let tests =
      builderTests + stackTests + fluentTests + propertyTests + constraintTests + waitingTests
      + layoutTests + listingTests + valueTests + controlTests + supportTests + loweredTests
      + leakTests
    for test in tests {
      failures = []
      test.body()
      say((failures.isEmpty ? "passed " : "failed ") + test.name)
      for failure in failures { say("  " + failure) }
    }
  }
}

/// Writes a line immediately, so that it is visible if a later test traps.
private func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
