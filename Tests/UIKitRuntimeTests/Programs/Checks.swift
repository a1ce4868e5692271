import Foundation

/// A test that runs in the program: what it is called, and what it does.
typealias RuntimeTest = (name: String, body: @MainActor () -> Void)

@MainActor private var failures: [String] = []

/// Notes a failure of the running test unless something holds.
@MainActor func expect(
  _ condition: Bool, _ message: @autoclosure () -> String = "", file: String = #fileID,
  line: Int = #line
) {
  if !condition { failures.append("\(file):\(line) \(message())") }
}

/// Notes a failure of the running test unless two values are equal.
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
      builderTests + stackTests + fluentTests + constraintTests + waitingTests + layoutTests
      + listingTests + valueTests + controlTests + supportTests + loweredTests + leakTests
    for test in tests {
      failures = []
      test.body()
      say((failures.isEmpty ? "passed " : "failed ") + test.name)
      for failure in failures { say("  " + failure) }
    }
  }
}

/// Writes a line at once, so that it is seen if a later test traps.
private func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
