// swift-format-ignore-file

/// An object with a publisher that emits before the object has changed.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where Self.ObjectWillChangePublisher.Failure == Never
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { publisher(of: self) }
}

/// A publisher that sends when an observable object is about to change.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
final public class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private var observers: [ObjectIdentifier: () -> Void] = [:]
  public init() {}
  /// Calls an action each time the object is about to change.
  ///
  /// - Parameter observer: Whoever observes: it has one action.
  @_spi(Model) public func observe(for observer: AnyObject, _ action: @escaping () -> Void) { observers[ObjectIdentifier(observer)] = action }
  final public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == () { interfaceOnly() }
  final public func send() { for action in Array(observers.values) { action() } }
}

/// A property of a class that publishes its changes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct Published<Value> {
  private var value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value { get { interfaceOnly() } set { interfaceOnly() } }
  public static subscript<EnclosingSelf: AnyObject>(_enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>, storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      if let object = object as? any ObservableObject { send(object) }
      object[keyPath: storageKeyPath].value = newValue
    }
  }
  /// The publisher of the property's values.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never { interfaceOnly() }
  }
  public var projectedValue: Published<Value>.Publisher { mutating get { interfaceOnly() } set { interfaceOnly() } }
}

// MARK: - Model

/// Sends that an object is about to change.
private func send(_ object: some ObservableObject) { (object.objectWillChange as? ObservableObjectPublisher)?.send() }

/// The publishers of objects that have none of their own, as long as the objects live.
private nonisolated(unsafe) var publishers: [ObjectIdentifier: (object: WeakObject, publisher: ObservableObjectPublisher)] = [:]
private final class WeakObject {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
private func publisher(of object: AnyObject) -> ObservableObjectPublisher {
  let key = ObjectIdentifier(object)
  if let known = publishers[key], known.object.object === object { return known.publisher }
  let new = ObservableObjectPublisher()
  publishers[key] = (WeakObject(object), new)
  return new
}
