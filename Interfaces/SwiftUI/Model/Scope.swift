// swift-format-ignore-file

/// The place of a view in the hierarchy. It outlives evaluations, and has the state of the view at this place.
@MainActor final class Scope {
  /// Where a view is in the view around it.
  enum Key: Hashable {
    case index(Int), branch(Bool), id(AnyHashable), body, content
    case part(String)
  }

  let type: Any.Type
  unowned let host: ModelHost
  private weak var parent: Scope?
  private var children: [Key: Scope] = [:]
  private var slots: [Int: AnyObject] = [:]
  private var reached = 0
  /// Called when the view at this place leaves.
  var onRemoval: (() -> Void)?

  init(_ type: Any.Type, _ host: ModelHost, in parent: Scope? = nil) { (self.type, self.host, self.parent) = (type, host, parent) }

  /// The types of the views around a view at this place, the innermost first.
  var types: [Any.Type] {
    var types: [Any.Type] = []
    var next: Scope? = self
    while let scope = next {
      if scope.type != Void.self { types.append(scope.type) }
      next = scope.parent
    }
    return types
  }

  /// The place of a view in this one. Another type at the same place is another view.
  func child(_ key: Key, _ type: Any.Type = Void.self) -> Scope {
    if let known = children[key], known.type == type {
      known.reached = host.generation
      return known
    }
    children[key]?.remove()
    let new = Scope(type, host, in: self)
    new.reached = host.generation
    children[key] = new
    return new
  }

  /// The object with a number, which is made once.
  func slot<T: AnyObject>(_ number: Int, _ make: () -> T) -> T {
    if let known = slots[number] as? T { return known }
    let new = make()
    slots[number] = new
    return new
  }

  /// Forgets the places that the last evaluation did not reach.
  func removeUnreached() {
    for (key, child) in children {
      if child.reached == host.generation {
        child.removeUnreached()
      } else {
        child.remove()
        children[key] = nil
      }
    }
  }

  /// The view is no longer seen, and keeps its state: if it is seen again, it appears again.
  func leave() {
    guard onRemoval != nil || slots[0] is Appearance else { return }
    onRemoval?()
    onRemoval = nil
    slots[0] = nil
  }

  private func remove() {
    for child in children.values { child.remove() }
    onRemoval?()
    onRemoval = nil
  }
}

/// A value that is kept at a place.
@usableFromInline final class StoredState<Value>: @unchecked Sendable {
  var value: Value {
    didSet { changes.isPending = true }
  }
  private let changes: PendingChanges

  init(_ value: Value, _ changes: PendingChanges) { (self.value, self.changes) = (value, changes) }
}

/// Stands for a view that has appeared.
private final class Appearance {}

/// The last value that a view reported.
@MainActor private final class LastValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Scope {
  /// Runs an action after the evaluation in which the view is first there.
  func onAppear(_ action: (() -> Void)?) {
    _ = slot(0) {
      if let action { host.afterUpdate.append { action() } }
      return Appearance()
    }
  }

  /// Runs an action after an evaluation in which a value differs from the one before.
  func onChange<Value: Equatable>(
    of value: Value, isInitial: Bool, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) {
    var isNew = false
    let last = slot(0) {
      isNew = true
      return LastValue(value)
    }
    let old = last.value
    guard isNew ? isInitial : old != value else { return }
    last.value = value
    host.afterUpdate.append { action(old, value) }
  }

  /// Runs an action if the value is new or has changed.
  func reportChange<Value>(of value: Value, _ action: @escaping (Value) -> Void) where Value: Equatable {
    onChange(of: value, isInitial: true) { _, new in action(new) }
  }

  /// Starts a task, and cancels the one that was started here before.
  func start(_ action: @escaping @Sendable () async -> Void) {
    let key = ObjectIdentifier(self)
    host.tasks[key]?.cancel()
    host.starting.append { [host] in host.tasks[key] = Task { await action() } }
    onRemoval = { [host] in host.tasks.removeValue(forKey: key)?.cancel() }
  }
}
