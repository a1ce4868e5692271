import Synchronization

// Measures the cost of work in steps, which are the same on every machine and under every load. Loops whose
// length depends on a spec count their steps; tests enlarge specs and examine how the number of steps grows.

/// Counts steps if something measures them; otherwise it returns immediately.
package func countSteps(_ number: Int = 1) {
  guard listeners.load(ordering: .relaxed) > 0 else { return }
  StepCounter.current?.add(number)
}

/// Counts the steps of some work, except those on other threads.
///
/// - Returns: The result of the work, and its number of steps.
package func countingSteps<Value>(of work: () throws -> Value) rethrows -> (
  value: Value, steps: Int
) {
  let counter = StepCounter()
  listeners.add(1, ordering: .relaxed)
  defer { listeners.subtract(1, ordering: .relaxed) }
  let value = try StepCounter.$current.withValue(counter, operation: work)
  return (value, counter.steps)
}

/// The number of active counts.
private let listeners = Atomic<Int>(0)

private final class StepCounter: Sendable {
  @TaskLocal static var current: StepCounter?

  private let number = Atomic<Int>(0)

  var steps: Int { number.load(ordering: .relaxed) }

  func add(_ steps: Int) { number.add(steps, ordering: .relaxed) }
}
