/// A random number generator that is deterministic for a seed (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Whether an event with a probability of one in a number of times occurs.
  package mutating func once(in times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

  /// One of some values; there must be at least one.
  package mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// Some of the values, in random order.
  package mutating func some<Value>(of values: [Value], onceIn times: Int) -> [Value] {
    var some: [Value] = []
    for value in values where once(in: times) { some.append(value) }
    return some.shuffled(using: &self)
  }
}
