import Synchronization

// What work costs, in steps that are the same on every machine and at every load. Loops whose length
// depends on a spec count their steps; tests make specs larger and look at how many there are then.

/// Counts steps, if anybody wants to know of them; else it only asks that.
package func countSteps(_ number: Int = 1) {
  guard listeners.load(ordering: .relaxed) > 0 else { return }
  StepCounter.current?.add(number)
}

/// Counts the steps of some work, without those of what it does on other threads.
///
/// - Returns: What the work returns, and how many steps it took.
package func countingSteps<Value>(of work: () throws -> Value) rethrows -> (
  value: Value, steps: Int
) {
  let counter = StepCounter()
  listeners.add(1, ordering: .relaxed)
  defer { listeners.subtract(1, ordering: .relaxed) }
  let value = try StepCounter.$current.withValue(counter, operation: work)
  return (value, counter.steps)
}

/// How many counts are going on.
private let listeners = Atomic<Int>(0)

private final class StepCounter: Sendable {
  @TaskLocal static var current: StepCounter?

  private let number = Atomic<Int>(0)

  var steps: Int { number.load(ordering: .relaxed) }

  func add(_ steps: Int) { number.add(steps, ordering: .relaxed) }
}
