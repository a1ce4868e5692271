// swift-format-ignore-file

/// A publisher that code sends values to.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Self.Output)
  func send(completion: Subscribers.Completion<Self.Failure>)
  func send(subscription: any Subscription)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Subject where Self.Output == () {
  public func send() { interfaceOnly() }
}

/// A subject that has a current value.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
final public class CurrentValueSubject<Output, Failure: Error>: Subject {
  final public var value: Output { get { interfaceOnly() } set { interfaceOnly() } }
  public init(_ value: Output) { interfaceOnly() }
  final public func send(subscription: any Subscription) { interfaceOnly() }
  final public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure { interfaceOnly() }
  final public func send(_ input: Output) { interfaceOnly() }
  final public func send(completion: Subscribers.Completion<Failure>) { interfaceOnly() }
}

/// A subject that passes values on.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
final public class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() { interfaceOnly() }
  final public func send(subscription: any Subscription) { interfaceOnly() }
  final public func receive<S: Subscriber>(subscriber: __owned S) where Output == S.Input, Failure == S.Failure { interfaceOnly() }
  final public func send(_ input: Output) { interfaceOnly() }
  final public func send(completion: Subscribers.Completion<Failure>) { interfaceOnly() }
}
