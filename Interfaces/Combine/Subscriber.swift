// swift-format-ignore-file

/// Receives the values of a publisher.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Self.Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Subscriber where Self.Input == () {
  public func receive() -> Subscribers.Demand { interfaceOnly() }
}

/// The subscribers of the system.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum Subscribers {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Subscribers {
  /// A subscriber with closures.
  final public class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    final public var receiveValue: (Input) -> Void { interfaceOnly() }
    final public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { interfaceOnly() }
    final public var description: String { interfaceOnly() }
    final public var customMirror: Mirror { interfaceOnly() }
    final public var playgroundDescription: Any { interfaceOnly() }
    public init(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) { interfaceOnly() }
    final public func receive(subscription: any Subscription) { interfaceOnly() }
    final public func receive(_ value: Input) -> Subscribers.Demand { interfaceOnly() }
    final public func receive(completion: Subscribers.Completion<Failure>) { interfaceOnly() }
    final public func cancel() { interfaceOnly() }
  }
  /// How a publisher ended.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
  /// The number of values that a subscriber wants.
  @frozen public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible {
    public static let unlimited: Subscribers.Demand = interfaceValue()
    public static let none: Subscribers.Demand = interfaceValue()
    public static func max(_ value: Int) -> Subscribers.Demand { interfaceOnly() }
    public var description: String { interfaceOnly() }
    public static func + (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand { interfaceOnly() }
    public static func += (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { interfaceOnly() }
    public static func + (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand { interfaceOnly() }
    public static func += (lhs: inout Subscribers.Demand, rhs: Int) { interfaceOnly() }
    public static func * (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand { interfaceOnly() }
    public static func *= (lhs: inout Subscribers.Demand, rhs: Int) { interfaceOnly() }
    public static func - (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Subscribers.Demand { interfaceOnly() }
    public static func -= (lhs: inout Subscribers.Demand, rhs: Subscribers.Demand) { interfaceOnly() }
    public static func - (lhs: Subscribers.Demand, rhs: Int) -> Subscribers.Demand { interfaceOnly() }
    public static func -= (lhs: inout Subscribers.Demand, rhs: Int) { interfaceOnly() }
    public static func > (lhs: Subscribers.Demand, rhs: Int) -> Bool { interfaceOnly() }
    public static func >= (lhs: Subscribers.Demand, rhs: Int) -> Bool { interfaceOnly() }
    public static func > (lhs: Int, rhs: Subscribers.Demand) -> Bool { interfaceOnly() }
    public static func >= (lhs: Int, rhs: Subscribers.Demand) -> Bool { interfaceOnly() }
    public static func < (lhs: Subscribers.Demand, rhs: Int) -> Bool { interfaceOnly() }
    public static func < (lhs: Int, rhs: Subscribers.Demand) -> Bool { interfaceOnly() }
    public static func <= (lhs: Subscribers.Demand, rhs: Int) -> Bool { interfaceOnly() }
    public static func <= (lhs: Int, rhs: Subscribers.Demand) -> Bool { interfaceOnly() }
    public static func < (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { interfaceOnly() }
    public static func <= (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { interfaceOnly() }
    public static func >= (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { interfaceOnly() }
    public static func > (lhs: Subscribers.Demand, rhs: Subscribers.Demand) -> Bool { interfaceOnly() }
    public static func == (lhs: Subscribers.Demand, rhs: Int) -> Bool { interfaceOnly() }
    public static func != (lhs: Subscribers.Demand, rhs: Int) -> Bool { interfaceOnly() }
    public static func == (lhs: Int, rhs: Subscribers.Demand) -> Bool { interfaceOnly() }
    public static func != (lhs: Int, rhs: Subscribers.Demand) -> Bool { interfaceOnly() }
    public var max: Int? { interfaceOnly() }
    public init(from decoder: any Decoder) throws { interfaceOnly() }
    public func encode(to encoder: any Encoder) throws { interfaceOnly() }
    public static func == (a: Subscribers.Demand, b: Subscribers.Demand) -> Bool { interfaceOnly() }
    public func hash(into hasher: inout Hasher) { interfaceOnly() }
  }
  /// A subscriber that sets a property.
  final public class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    public typealias Failure = Never
    final public var object: Root? { interfaceOnly() }
    final public let keyPath: ReferenceWritableKeyPath<Root, Input>
    final public var description: String { interfaceOnly() }
    final public var customMirror: Mirror { interfaceOnly() }
    final public var playgroundDescription: Any { interfaceOnly() }
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) { interfaceOnly() }
    final public func receive(subscription: any Subscription) { interfaceOnly() }
    final public func receive(_ value: Input) -> Subscribers.Demand { interfaceOnly() }
    final public func receive(completion: Subscribers.Completion<Never>) { interfaceOnly() }
    final public func cancel() { interfaceOnly() }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Subscribers.Completion: Equatable where Failure: Equatable {
  public static func == (a: Subscribers.Completion<Failure>, b: Subscribers.Completion<Failure>) -> Bool { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Subscribers.Completion: Hashable where Failure: Hashable {
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Subscribers.Completion: Encodable where Failure: Encodable {
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Subscribers.Completion: Decodable where Failure: Decodable {
  public init(from decoder: any Decoder) throws { interfaceOnly() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Subscribers.Completion: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Subscribers.Demand: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Subscribers.Demand: BitwiseCopyable {}

/// The connection of a subscriber to a publisher.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

/// The subscriptions of the system.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum Subscriptions {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Subscriptions {
  public static var empty: any Subscription { interfaceOnly() }
}

/// An object that can be canceled.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Cancellable {
  func cancel()
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Cancellable {
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { interfaceOnly() }
  public func store(in set: inout Set<AnyCancellable>) { interfaceOnly() }
}

/// A type-erasing cancellable object that cancels itself when it goes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
final public class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) { interfaceOnly() }
  public init<C: Cancellable>(_ canceller: C) { interfaceOnly() }
  final public func cancel() { interfaceOnly() }
  final public func hash(into hasher: inout Hasher) { interfaceOnly() }
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AnyCancellable {
  final public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { interfaceOnly() }
  final public func store(in set: inout Set<AnyCancellable>) { interfaceOnly() }
}

/// The identity of a part of a stream.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  public init() { interfaceOnly() }
  public init(_ obj: AnyObject) { interfaceOnly() }
  public var description: String { interfaceOnly() }
  public static func == (a: CombineIdentifier, b: CombineIdentifier) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

/// A part of a stream with an identity.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { interfaceOnly() }
}

/// A subscriber of any type.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  public let combineIdentifier: CombineIdentifier
  public var description: String { interfaceOnly() }
  public var customMirror: Mirror { interfaceOnly() }
  public var playgroundDescription: Any { interfaceOnly() }
  public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure { interfaceOnly() }
  public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure { interfaceOnly() }
  public init(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil) { interfaceOnly() }
  public func receive(subscription: any Subscription) { interfaceOnly() }
  public func receive(_ value: Input) -> Subscribers.Demand { interfaceOnly() }
  public func receive(completion: Subscribers.Completion<Failure>) { interfaceOnly() }
}
