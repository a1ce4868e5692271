import Synchronization

/// What is made of the values beside it, and says nothing of its own.
package protocol DerivedValue: AnyObject, Sendable {}

/// What is made of keys when somebody first asks for it, and kept for whoever asks again, on any thread.
package final class Memo<Key: Hashable & Sendable, Value: Sendable>: DerivedValue {
  private let values = Mutex<[Key: Value]>([:])

  package init() {}

  /// The value of a key, which has to be the same whenever it is made; nil is not kept.
  package func value(of key: Key, _ make: () -> Value?) -> Value? {
    if let value = values.withLock({ $0[key] }) { return value }
    // Others wait for the lock, not for what is made.
    guard let value = make() else { return nil }
    values.withLock { $0[key] = value }
    return value
  }
}

/// What is made when somebody first asks for it, on any thread.
package final class Lazily<Value: Sendable>: DerivedValue {
  private let made = Mutex<Value?>(nil)

  package init() {}

  /// The value, which has to be the same whenever it is made.
  package func value(_ make: () -> Value) -> Value {
    if let value = made.withLock({ $0 }) { return value }
    let value = make()
    made.withLock { $0 = value }
    return value
  }
}
