import StepCounting

// Selects combinations of values if showing all would be too many: every pair of values occurs in one of
// them, since most problems involve at most two values.

/// Rows of values, one for each axis, in which every pair of values of different axes occurs.
///
/// The first row has the first value of every axis. The same axes give the same rows.
///
/// - Parameters:
///   - sizes: The number of values of each axis; at least one.
///   - limit: The maximum number of values in a row that are not the first of their axis; at least two.
/// - Returns: For each row, the index of the value of each axis.
package func allPairs(_ sizes: [Int], atMost limit: Int = .max) -> [[Int]] {
  var open = OpenPairs(sizes)
  var rows = [sizes.map { _ in 0 }]
  open.close(rows[0])
  // The largest axes leave the fewest choices, so they come first.
  let order = sizes.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
  while true {
    let seeds = open.first(24)
    if seeds.isEmpty { return rows }
    var best: (row: [Int], gain: Int) = ([], 0)
    for seed in seeds {
      countSteps(sizes.count)
      let row = grow(seed, sizes, order, atMost: max(2, limit), open)
      let gain = open.gain(of: row)
      if gain > best.gain { best = (row, gain) }
    }
    open.close(best.row)
    rows.append(best.row)
  }
}

/// The number of pairs of values of different axes.
package func pairCount(_ sizes: [Int]) -> Int {
  let sum = sizes.reduce(0, +)
  return (sum * sum - sizes.reduce(0) { $0 + $1 * $1 }) / 2
}

/// The number of pairs of values of different axes that occur in rows.
package func pairCount(in rows: [[Int]]) -> Int {
  var pairs: Set<[Int]> = []
  for row in rows {
    for one in row.indices {
      for other in row.indices where other > one {
        pairs.insert([one, row[one], other, row[other]])
      }
    }
  }
  return pairs.count
}

/// Completes a pair to the row that covers the most open pairs, one axis after the other.
private func grow(
  _ seed: OpenPairs.Pair, _ sizes: [Int], _ order: [Int], atMost limit: Int, _ open: OpenPairs
) -> [Int] {
  var row: [Int?] = sizes.map { _ in nil }
  row[seed.axes.0] = seed.values.0
  row[seed.axes.1] = seed.values.1
  var others = (seed.values.0 > 0 ? 1 : 0) + (seed.values.1 > 0 ? 1 : 0)
  for axis in order where row[axis] == nil {
    var best = (value: 0, gain: -1)
    for value in 0..<(others < limit ? sizes[axis] : 1) {
      let gain = open.gain(of: value, axis, in: row)
      if gain > best.gain { best = (value, gain) }
    }
    row[axis] = best.value
    if best.value > 0 { others += 1 }
  }
  return row.map { $0 ?? 0 }
}

/// The pairs that do not occur in a row yet.
private struct OpenPairs {
  struct Pair {
    let axes: (Int, Int)
    let values: (Int, Int)
  }

  private let sizes: [Int]

  /// The index of the first value of each axis among all values.
  private let starts: [Int]
  private let count: Int

  /// By the indices of both values, the smaller first.
  private var isOpen: [Bool]

  init(_ sizes: [Int]) {
    self.sizes = sizes
    var starts: [Int] = []
    var count = 0
    for size in sizes {
      starts.append(count)
      count += size
    }
    self.starts = starts
    self.count = count
    isOpen = Array(repeating: false, count: count * count)
    for one in sizes.indices {
      for other in sizes.indices where other > one {
        for value in 0..<sizes[one] {
          for second in 0..<sizes[other] { isOpen[index(one, value, other, second)] = true }
        }
      }
    }
  }

  private func index(_ one: Int, _ value: Int, _ other: Int, _ second: Int) -> Int {
    let (first, last) = (starts[one] + value, starts[other] + second)
    return min(first, last) * count + max(first, last)
  }

  mutating func close(_ row: [Int]) {
    for one in row.indices {
      for other in row.indices where other > one {
        isOpen[index(one, row[one], other, row[other])] = false
      }
    }
  }

  /// The first open pairs, in the order of axes and values.
  func first(_ number: Int) -> [Pair] {
    var pairs: [Pair] = []
    for one in sizes.indices {
      for other in sizes.indices where other > one {
        for value in 0..<sizes[one] {
          for second in 0..<sizes[other] where isOpen[index(one, value, other, second)] {
            pairs.append(Pair(axes: (one, other), values: (value, second)))
            if pairs.count == number { return pairs }
          }
        }
      }
    }
    return pairs
  }

  /// The number of open pairs that a value forms with the values already in a row.
  func gain(of value: Int, _ axis: Int, in row: [Int?]) -> Int {
    row.indices.count { other in
      guard other != axis, let second = row[other] else { return false }
      return isOpen[index(axis, value, other, second)]
    }
  }

  func gain(of row: [Int]) -> Int {
    var gain = 0
    for one in row.indices {
      for other in row.indices where other > one && isOpen[index(one, row[one], other, row[other])]
      {
        gain += 1
      }
    }
    return gain
  }
}
