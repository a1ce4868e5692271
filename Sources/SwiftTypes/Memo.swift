import Synchronization

/// A cache derived from the values next to it, which does not take part in comparisons.
package protocol DerivedValue: AnyObject, Sendable {}

/// Values computed on first use and cached by key, on any thread.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: DerivedValue {
  private let values = Mutex<[Key: Value]>([:])

  package init() {}

  /// The value of a key, which must be the same whenever it is computed; nil is not cached.
  package func value(of key: Key, _ make: () -> Value?) -> Value? {
    if let value = values.withLock({ $0[key] }) { return value }
    // Other threads wait for the lock, but not for the computation.
    guard let value = make() else { return nil }
    values.withLock { $0[key] = value }
    return value
  }
}

/// A value computed on first use, on any thread.
package final class Lazily<Value: Sendable>: DerivedValue {
  private let made = Mutex<Value?>(nil)

  package init() {}

  /// The value, which must be the same whenever it is computed.
  package func value(_ make: () -> Value) -> Value {
    if let value = made.withLock({ $0 }) { return value }
    let value = make()
    made.withLock { $0 = value }
    return value
  }
}
