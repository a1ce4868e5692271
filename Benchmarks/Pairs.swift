/// The durations of two tasks, which run alternately, so that both run in the same state of the machine.
struct Pairs {
  private let seconds: [(first: Double, second: Double)]

  /// - Parameters:
  ///   - count: How many pairs.
  ///   - warmUps: The number of warm-up runs, which are not counted.
  ///   - first: The task.
  ///   - second: The task that it is compared with.
  ///   - cleanup: The preparation before each pair, which is not measured.
  init(
    _ count: Int, warmUps: Int = 1, _ first: () throws(BenchmarkError) -> Void,
    against second: () throws(BenchmarkError) -> Void,
    cleanup: () throws(BenchmarkError) -> Void = {}
  ) throws(BenchmarkError) {
    var seconds: [(first: Double, second: Double)] = []
    for index in 0..<warmUps + count {
      try cleanup()
      let pair = (first: try measured(first), second: try measured(second))
      if index >= warmUps { seconds.append(pair) }
    }
    self.seconds = seconds
  }

  /// One line of the report.
  func line(_ name: String, against yardstick: String, aim: Double) -> String {
    let ratio = median(seconds.map { $0.first / $0.second })
    let times =
      "\(milliseconds(median(seconds.map(\.first)))) against "
      + milliseconds(median(seconds.map(\.second)))
    return
      "\(name) / \(yardstick): \(decimal(ratio)) (aim \(aim)); \(times), \(seconds.count) \(seconds.count == 1 ? "pair" : "pairs")"
  }
}

private func measured(_ task: () throws(BenchmarkError) -> Void) throws(BenchmarkError) -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try task()
  let (seconds, attoseconds) = (clock.now - start).components
  return Double(seconds) + Double(attoseconds) * 1e-18
}

private func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2)
    ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

private func milliseconds(_ seconds: Double) -> String { decimal(seconds * 1000) + " ms" }

/// The number with two decimals.
private func decimal(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}
