// swift-format-ignore-file

/// A publisher of one value.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { interfaceOnly() }
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Just: Equatable where Output: Equatable {
  public static func == (lhs: Just<Output>, rhs: Just<Output>) -> Bool { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Just where Output: Comparable {
  public func min() -> Just<Output> { interfaceOnly() }
  public func max() -> Just<Output> { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Just where Output: Equatable {
  public func contains(_ output: Output) -> Just<Bool> { interfaceOnly() }
  public func removeDuplicates() -> Just<Output> { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Just {
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { interfaceOnly() }
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher { interfaceOnly() }
  public func collect() -> Just<[Output]> { interfaceOnly() }
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { interfaceOnly() }
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { interfaceOnly() }
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { interfaceOnly() }
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure> { interfaceOnly() }
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure> where Output == S.Element { interfaceOnly() }
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure> { interfaceOnly() }
  public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure> where Output == S.Element { interfaceOnly() }
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { interfaceOnly() }
  public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher { interfaceOnly() }
  public func count() -> Just<Int> { interfaceOnly() }
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher { interfaceOnly() }
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { interfaceOnly() }
  public func first() -> Just<Output> { interfaceOnly() }
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { interfaceOnly() }
  public func last() -> Just<Output> { interfaceOnly() }
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { interfaceOnly() }
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher { interfaceOnly() }
  public func ignoreOutput() -> Empty<Output, Just<Output>.Failure> { interfaceOnly() }
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { interfaceOnly() }
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher { interfaceOnly() }
  public func mapError<E: Error>(_ transform: (Just<Output>.Failure) -> E) -> Result<Output, E>.Publisher { interfaceOnly() }
  public func output(at index: Int) -> Optional<Output>.Publisher { interfaceOnly() }
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int { interfaceOnly() }
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher { interfaceOnly() }
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { interfaceOnly() }
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Just<Output>.Failure>.Publisher { interfaceOnly() }
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher { interfaceOnly() }
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { interfaceOnly() }
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool) -> Result<Output, any Error>.Publisher { interfaceOnly() }
  public func replaceError(with output: Output) -> Just<Output> { interfaceOnly() }
  public func replaceEmpty(with output: Output) -> Just<Output> { interfaceOnly() }
  public func retry(_ times: Int) -> Just<Output> { interfaceOnly() }
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Just<Output>.Failure>.Publisher { interfaceOnly() }
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T) -> Result<T, any Error>.Publisher { interfaceOnly() }
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher { interfaceOnly() }
}

/// A publisher of no values.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public init(completeImmediately: Bool = true) { interfaceOnly() }
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) { interfaceOnly() }
  public let completeImmediately: Bool
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure { interfaceOnly() }
  public static func == (lhs: Empty<Output, Failure>, rhs: Empty<Output, Failure>) -> Bool { interfaceOnly() }
}

/// A publisher of a failure.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Fail<Output, Failure: Error>: Publisher {
  public init(error: Failure) { interfaceOnly() }
  public init(outputType: Output.Type, failure: Failure) { interfaceOnly() }
  public let error: Failure
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Fail: Equatable where Failure: Equatable {
  public static func == (lhs: Fail<Output, Failure>, rhs: Fail<Output, Failure>) -> Bool { interfaceOnly() }
}

/// A publisher of one later value.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
final public class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) { interfaceOnly() }
  final public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Future where Failure == Never {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  final public var value: Output { get async { interfaceOnly() } }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Future {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  final public var value: Output { get async throws { interfaceOnly() } }
}

/// A publisher that is made for each subscriber.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) { interfaceOnly() }
  public func receive<S: Subscriber>(subscriber: S) where DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input { interfaceOnly() }
}

/// A publisher of recorded values.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Record<Output, Failure: Error>: Publisher {
  public let recording: Record<Output, Failure>.Recording
  public init(record: (inout Record<Output, Failure>.Recording) -> Void) { interfaceOnly() }
  public init(recording: Record<Output, Failure>.Recording) { interfaceOnly() }
  public init(output: [Output], completion: Subscribers.Completion<Failure>) { interfaceOnly() }
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure { interfaceOnly() }
  /// Recorded values.
  public struct Recording {
    public typealias Input = Output
    public var output: [Output] { interfaceOnly() }
    public var completion: Subscribers.Completion<Failure> { interfaceOnly() }
    public init() { interfaceOnly() }
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) { interfaceOnly() }
    public mutating func receive(_ input: Record<Output, Failure>.Recording.Input) { interfaceOnly() }
    public mutating func receive(completion: Subscribers.Completion<Failure>) { interfaceOnly() }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Record.Recording: Codable where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable {
  public init(from decoder: any Decoder) throws { interfaceOnly() }
  public func encode(into encoder: any Encoder) throws { interfaceOnly() }
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Record: Codable where Output: Decodable, Output: Encodable, Failure: Decodable, Failure: Encodable {
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
  public init(from decoder: any Decoder) throws { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Optional {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public var publisher: Optional<Wrapped>.Publisher { interfaceOnly() }
  /// The publisher of an optional value.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Optional<Wrapped>.Publisher.Output?
    public init(_ output: Optional<Wrapped>.Publisher.Output?) { interfaceOnly() }
    public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, S.Failure == Never { interfaceOnly() }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Optional.Publisher: Equatable where Wrapped: Equatable {
  public static func == (lhs: Optional<Wrapped>.Publisher, rhs: Optional<Wrapped>.Publisher) -> Bool { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Optional.Publisher where Wrapped: Equatable {
  public func contains(_ output: Optional<Wrapped>.Publisher.Output) -> Optional<Bool>.Publisher { interfaceOnly() }
  public func removeDuplicates() -> Optional<Wrapped>.Publisher { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Optional.Publisher where Wrapped: Comparable {
  public func min() -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func max() -> Optional<Wrapped>.Publisher { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Optional.Publisher {
  public func allSatisfy(_ predicate: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Bool>.Publisher { interfaceOnly() }
  public func collect() -> Optional<[Optional<Wrapped>.Publisher.Output]>.Publisher { interfaceOnly() }
  public func compactMap<T>(_ transform: (Optional<Wrapped>.Publisher.Output) -> T?) -> Optional<T>.Publisher { interfaceOnly() }
  public func min(by areInIncreasingOrder: (Optional<Wrapped>.Publisher.Output, Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func max(by areInIncreasingOrder: (Optional<Wrapped>.Publisher.Output, Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func contains(where predicate: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Bool>.Publisher { interfaceOnly() }
  public func count() -> Optional<Int>.Publisher { interfaceOnly() }
  public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func drop(while predicate: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func first() -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func first(where predicate: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func last() -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func last(where predicate: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func filter(_ isIncluded: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func ignoreOutput() -> Empty<Optional<Wrapped>.Publisher.Output, Optional<Wrapped>.Publisher.Failure> { interfaceOnly() }
  public func map<T>(_ transform: (Optional<Wrapped>.Publisher.Output) -> T) -> Optional<T>.Publisher { interfaceOnly() }
  public func output(at index: Int) -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher where R.Bound == Int { interfaceOnly() }
  public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func prefix(while predicate: (Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Optional<Wrapped>.Publisher.Output) -> T) -> Optional<T>.Publisher { interfaceOnly() }
  public func removeDuplicates(by predicate: (Optional<Wrapped>.Publisher.Output, Optional<Wrapped>.Publisher.Output) -> Bool) -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func replaceError(with output: Optional<Wrapped>.Publisher.Output) -> Optional<Optional<Wrapped>.Publisher.Output>.Publisher { interfaceOnly() }
  public func replaceEmpty(with output: Optional<Wrapped>.Publisher.Output) -> Just<Wrapped> { interfaceOnly() }
  public func retry(_ times: Int) -> Optional<Wrapped>.Publisher { interfaceOnly() }
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Optional<Wrapped>.Publisher.Output) -> T) -> Optional<T>.Publisher { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Result {
  public var publisher: Result<Success, Failure>.Publisher { interfaceOnly() }
  /// The publisher of a result.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result<Result<Success, Failure>.Publisher.Output, Failure>
    public init(_ result: Result<Result<Success, Failure>.Publisher.Output, Failure>) { interfaceOnly() }
    public init(_ output: Result<Success, Failure>.Publisher.Output) { interfaceOnly() }
    public init(_ failure: Failure) { interfaceOnly() }
    public func receive<S: Subscriber>(subscriber: S) where Success == S.Input, Failure == S.Failure { interfaceOnly() }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {
  public static func == (lhs: Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher, rhs: Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher) -> Bool { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Result.Publisher where Success: Equatable {
  public func contains(_ output: Result<Success, Failure>.Publisher.Output) -> Result<Bool, Failure>.Publisher { interfaceOnly() }
  public func removeDuplicates() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Result.Publisher where Success: Comparable {
  public func min() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { interfaceOnly() }
  public func max() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Result.Publisher {
  public func allSatisfy(_ predicate: (Result<Success, Failure>.Publisher.Output) -> Bool) -> Result<Bool, Failure>.Publisher { interfaceOnly() }
  public func tryAllSatisfy(_ predicate: (Result<Success, Failure>.Publisher.Output) throws -> Bool) -> Result<Bool, any Error>.Publisher { interfaceOnly() }
  public func collect() -> Result<[Result<Success, Failure>.Publisher.Output], Failure>.Publisher { interfaceOnly() }
  public func min(by areInIncreasingOrder: (Result<Success, Failure>.Publisher.Output, Result<Success, Failure>.Publisher.Output) -> Bool) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { interfaceOnly() }
  public func tryMin(by areInIncreasingOrder: (Result<Success, Failure>.Publisher.Output, Result<Success, Failure>.Publisher.Output) throws -> Bool) -> Result<Result<Success, Failure>.Publisher.Output, any Error>.Publisher { interfaceOnly() }
  public func max(by areInIncreasingOrder: (Result<Success, Failure>.Publisher.Output, Result<Success, Failure>.Publisher.Output) -> Bool) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { interfaceOnly() }
  public func tryMax(by areInIncreasingOrder: (Result<Success, Failure>.Publisher.Output, Result<Success, Failure>.Publisher.Output) throws -> Bool) -> Result<Result<Success, Failure>.Publisher.Output, any Error>.Publisher { interfaceOnly() }
  public func contains(where predicate: (Result<Success, Failure>.Publisher.Output) -> Bool) -> Result<Bool, Failure>.Publisher { interfaceOnly() }
  public func tryContains(where predicate: (Result<Success, Failure>.Publisher.Output) throws -> Bool) -> Result<Bool, any Error>.Publisher { interfaceOnly() }
  public func count() -> Result<Int, Failure>.Publisher { interfaceOnly() }
  public func first() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { interfaceOnly() }
  public func last() -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { interfaceOnly() }
  public func ignoreOutput() -> Empty<Result<Success, Failure>.Publisher.Output, Failure> { interfaceOnly() }
  public func map<T>(_ transform: (Result<Success, Failure>.Publisher.Output) -> T) -> Result<T, Failure>.Publisher { interfaceOnly() }
  public func tryMap<T>(_ transform: (Result<Success, Failure>.Publisher.Output) throws -> T) -> Result<T, any Error>.Publisher { interfaceOnly() }
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Result<Success, Failure>.Publisher.Output, E>.Publisher { interfaceOnly() }
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Result<Success, Failure>.Publisher.Output) -> T) -> Result<T, Failure>.Publisher { interfaceOnly() }
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Result<Success, Failure>.Publisher.Output) throws -> T) -> Result<T, any Error>.Publisher { interfaceOnly() }
  public func removeDuplicates(by predicate: (Result<Success, Failure>.Publisher.Output, Result<Success, Failure>.Publisher.Output) -> Bool) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { interfaceOnly() }
  public func tryRemoveDuplicates(by predicate: (Result<Success, Failure>.Publisher.Output, Result<Success, Failure>.Publisher.Output) throws -> Bool) -> Result<Result<Success, Failure>.Publisher.Output, any Error>.Publisher { interfaceOnly() }
  public func replaceError(with output: Result<Success, Failure>.Publisher.Output) -> Result<Result<Success, Failure>.Publisher.Output, Never>.Publisher { interfaceOnly() }
  public func replaceEmpty(with output: Result<Success, Failure>.Publisher.Output) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { interfaceOnly() }
  public func retry(_ times: Int) -> Result<Result<Success, Failure>.Publisher.Output, Failure>.Publisher { interfaceOnly() }
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Result<Success, Failure>.Publisher.Output) -> T) -> Result<T, Failure>.Publisher { interfaceOnly() }
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Result<Success, Failure>.Publisher.Output) throws -> T) -> Result<T, any Error>.Publisher { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Result.Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Result<Success, Failure>.Publisher.Output, E>.Publisher { interfaceOnly() }
}
