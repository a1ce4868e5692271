// swift-format-ignore-file
// Combine as SwiftUI needs it: observable objects and what their publishers are made of.

@_exported import Foundation

/// Declares that a type can transmit a sequence of values over time.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

/// An object that can be cancelled.
public protocol Cancellable {
  func cancel()
}

/// A type-erasing cancellable object that cancels itself when it goes.
final public class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  final public func cancel() {}
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  final public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher that sends when an observable object is about to change.
final public class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() {}
  final public func send() {}
}

/// An object with a publisher that emits before the object has changed.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { fatalError("an interface") }
}

/// A property of a class that publishes its changes.
@propertyWrapper public struct Published<Value> {
  /// The publisher of the property's values.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }

  public init(wrappedValue: Value) { fatalError("an interface") }
  public init(initialValue: Value) { fatalError("an interface") }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("an interface") }
    set { fatalError("an interface") }
  }
  public var projectedValue: Publisher {
    mutating get { fatalError("an interface") }
    set { fatalError("an interface") }
  }
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { fatalError("an interface") }
    set { fatalError("an interface") }
  }
}
