// swift-format-ignore-file

/// An object with a publisher that emits before the object has changed.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where Self.ObjectWillChangePublisher.Failure == Never
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { interfaceOnly() }
}

/// A publisher that sends when an observable object is about to change.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
final public class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() { interfaceOnly() }
  final public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == () { interfaceOnly() }
  final public func send() { interfaceOnly() }
}

/// A property of a class that publishes its changes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { interfaceOnly() }
  public init(initialValue: Value) { interfaceOnly() }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value { get { interfaceOnly() } set { interfaceOnly() } }
  public static subscript<EnclosingSelf: AnyObject>(_enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>, storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>) -> Value { get { interfaceOnly() } set { interfaceOnly() } }
  /// The publisher of the property's values.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never { interfaceOnly() }
  }
  public var projectedValue: Published<Value>.Publisher { mutating get { interfaceOnly() } set { interfaceOnly() } }
}
