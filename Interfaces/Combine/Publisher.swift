// swift-format-ignore-file

@_exported import Foundation

/// A source of values over time.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where Self.Failure == S.Failure, Self.Output == S.Input
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Publisher {
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> where Self.Failure == S.Failure, Self.Output == S.Output { interfaceOnly() }
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where Self.Failure == S.Failure, Self.Output == S.Output { interfaceOnly() }
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> { interfaceOnly() }
  public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.MeasureInterval<Self, S> { interfaceOnly() }
  public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> { interfaceOnly() }
  public func tryDrop(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryDropWhile<Self> { interfaceOnly() }
  public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self> { interfaceOnly() }
  public func tryFilter(_ isIncluded: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFilter<Self> { interfaceOnly() }
  public func breakpoint(receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Self.Output) -> Bool)? = nil, receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Bool)? = nil) -> Publishers.Breakpoint<Self> { interfaceOnly() }
  public func breakpointOnError() -> Publishers.Breakpoint<Self> { interfaceOnly() }
  public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self> { interfaceOnly() }
  public func tryAllSatisfy(_ predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> { interfaceOnly() }
  public func sink(receiveCompletion: @escaping (Subscribers.Completion<Self.Failure>) -> Void, receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable { interfaceOnly() }
  public func removeDuplicates(by predicate: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.RemoveDuplicates<Self> { interfaceOnly() }
  public func tryRemoveDuplicates(by predicate: @escaping (Self.Output, Self.Output) throws -> Bool) -> Publishers.TryRemoveDuplicates<Self> { interfaceOnly() }
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder> where Self.Output == Coder.Input { interfaceOnly() }
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where Self.Failure == P.Failure { interfaceOnly() }
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Self.Failure == P.Failure { interfaceOnly() }
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q> where Self.Failure == P.Failure, P.Failure == Q.Failure { interfaceOnly() }
  public func combineLatest<P: Publisher, Q: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Self.Failure == P.Failure, P.Failure == Q.Failure { interfaceOnly() }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.CombineLatest4<Self, P, Q, R> where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure { interfaceOnly() }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T> where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure { interfaceOnly() }
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { interfaceOnly() }
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> { interfaceOnly() }
  public func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self> { interfaceOnly() }
  public func tryPrefix(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> { interfaceOnly() }
  public func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self> { interfaceOnly() }
  public func tryContains(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> { interfaceOnly() }
  public func subscribe<S: Subscriber>(_ subscriber: S) where Self.Failure == S.Failure, Self.Output == S.Input { interfaceOnly() }
  public func collect() -> Publishers.Collect<Self> { interfaceOnly() }
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> { interfaceOnly() }
  public func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil) -> Publishers.CollectByTime<Self, S> { interfaceOnly() }
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> { interfaceOnly() }
  public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T> { interfaceOnly() }
  public func map<T0, T1>(_ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>) -> Publishers.MapKeyPath2<Self, T0, T1> { interfaceOnly() }
  public func map<T0, T1, T2>(_ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>, _ keyPath2: KeyPath<Self.Output, T2>) -> Publishers.MapKeyPath3<Self, T0, T1, T2> { interfaceOnly() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var values: AsyncThrowingPublisher<Self> { interfaceOnly() }
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> { interfaceOnly() }
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Self.Failure == S.Failure, Self.Output == S.Output { interfaceOnly() }
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T) -> Publishers.Reduce<Self, T> { interfaceOnly() }
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T) -> Publishers.TryReduce<Self, T> { interfaceOnly() }
  public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T> { interfaceOnly() }
  public func tryCompactMap<T>(_ transform: @escaping (Self.Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> { interfaceOnly() }
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where Self.Failure == P.Failure, Self.Output == P.Output { interfaceOnly() }
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> where Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output { interfaceOnly() }
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D> where Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output { interfaceOnly() }
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E> where Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output { interfaceOnly() }
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> Publishers.Merge6<Self, B, C, D, E, F> where Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output { interfaceOnly() }
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<Self, B, C, D, E, F, G> where Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output { interfaceOnly() }
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) -> Publishers.Merge8<Self, B, C, D, E, F, G, H> where Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output, G.Failure == H.Failure, G.Output == H.Output { interfaceOnly() }
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { interfaceOnly() }
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T) -> Publishers.Scan<Self, T> { interfaceOnly() }
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T) -> Publishers.TryScan<Self, T> { interfaceOnly() }
  public func count() -> Publishers.Count<Self> { interfaceOnly() }
  public func last(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.LastWhere<Self> { interfaceOnly() }
  public func tryLast(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryLastWhere<Self> { interfaceOnly() }
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { interfaceOnly() }
  public func retry(_ retries: Int) -> Publishers.Retry<Self> { interfaceOnly() }
  public func mapError<E: Error>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> { interfaceOnly() }
  public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Publishers.Throttle<Self, S> { interfaceOnly() }
  public func share() -> Publishers.Share<Self> { interfaceOnly() }
  public func min(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self> { interfaceOnly() }
  public func tryMin(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool) -> Publishers.TryComparison<Self> { interfaceOnly() }
  public func max(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self> { interfaceOnly() }
  public func tryMax(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool) -> Publishers.TryComparison<Self> { interfaceOnly() }
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? { interfaceOnly() }
  public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> { interfaceOnly() }
  public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> { interfaceOnly() }
  public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> Publishers.AssertNoFailure<Self> { interfaceOnly() }
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P> where Self.Failure == P.Failure { interfaceOnly() }
  public func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Self.Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> Publishers.HandleEvents<Self> { interfaceOnly() }
  public func prepend(_ elements: Self.Output...) -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self> { interfaceOnly() }
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self> where Self.Output == S.Element { interfaceOnly() }
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self> where Self.Failure == P.Failure, Self.Output == P.Output { interfaceOnly() }
  public func append(_ elements: Self.Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>> { interfaceOnly() }
  public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>> where Self.Output == S.Element { interfaceOnly() }
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P> where Self.Failure == P.Failure, Self.Output == P.Output { interfaceOnly() }
  public func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Debounce<Self, S> { interfaceOnly() }
  public func last() -> Publishers.Last<Self> { interfaceOnly() }
  public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T> { interfaceOnly() }
  public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T> { interfaceOnly() }
  public func timeout<S: Scheduler>(_ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Self.Failure)? = nil) -> Publishers.Timeout<Self, S> { interfaceOnly() }
  public func buffer(size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Self.Failure>) -> Publishers.Buffer<Self> { interfaceOnly() }
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Self.Failure == P.Failure { interfaceOnly() }
  public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Self.Failure == P.Failure { interfaceOnly() }
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q> where Self.Failure == P.Failure, P.Failure == Q.Failure { interfaceOnly() }
  public func zip<P: Publisher, Q: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Self.Failure == P.Failure, P.Failure == Q.Failure { interfaceOnly() }
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.Zip4<Self, P, Q, R> where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure { interfaceOnly() }
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(_ publisher1: P, _ publisher2: Q, _ publisher3: R, _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T> where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure { interfaceOnly() }
  public func output(at index: Int) -> Publishers.Output<Self> { interfaceOnly() }
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int { interfaceOnly() }
  public func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P> where P: Publisher, Self.Output == P.Output { interfaceOnly() }
  public func tryCatch<P: Publisher>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P> where Self.Output == P.Output { interfaceOnly() }
  public func flatMap<T, P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P) -> Publishers.FlatMap<P, Self> where T == P.Output, Self.Failure == P.Failure { interfaceOnly() }
  public func delay<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Delay<Self, S> { interfaceOnly() }
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { interfaceOnly() }
  public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> { interfaceOnly() }
  public func first() -> Publishers.First<Self> { interfaceOnly() }
  public func first(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.FirstWhere<Self> { interfaceOnly() }
  public func tryFirst(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Publisher where Self.Failure == Never {
  public func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable { interfaceOnly() }
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> { interfaceOnly() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func assign(to published: inout Published<Self.Output>.Publisher) { interfaceOnly() }
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { interfaceOnly() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var values: AsyncPublisher<Self> { interfaceOnly() }
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root) -> AnyCancellable { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Publisher where Self.Output: Equatable {
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { interfaceOnly() }
  public func contains(_ output: Self.Output) -> Publishers.Contains<Self> { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Publisher where Self.Output: Encodable {
  public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Publisher where Self.Failure == Self.Output.Failure, Self.Output: Publisher {
  public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Publisher where Self.Failure == Never, Self.Output: Publisher {
  public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>> { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Publisher where Self.Failure == Never, Self.Output: Publisher, Self.Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Publisher where Self.Output: Publisher, Self.Output.Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Publishers.SetFailureType<Self.Output, Self.Failure>, Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>> { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Publisher where Self.Output: Comparable {
  public func min() -> Publishers.Comparison<Self> { interfaceOnly() }
  public func max() -> Publishers.Comparison<Self> { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Publisher where Self.Failure == Never {
  public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> { interfaceOnly() }
  public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P) -> Publishers.FlatMap<P, Self> where P.Failure == Never { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Publisher {
  public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P) -> Publishers.FlatMap<Publishers.SetFailureType<P, Self.Failure>, Self> where P.Failure == Never { interfaceOnly() }
}

/// A publisher that starts when it is told.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> { interfaceOnly() }
}

/// A publisher of any type.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct AnyPublisher<Output, Failure: Error>: CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  public var description: String { interfaceOnly() }
  public var playgroundDescription: Any { interfaceOnly() }
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AnyPublisher: Publisher {
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure { interfaceOnly() }
}

/// The values of a publisher, for loops.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  /// Waits for the values of a publisher.
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async -> P.Output? { interfaceOnly() }
  }
  public init(_ publisher: P) { interfaceOnly() }
  public func makeAsyncIterator() -> AsyncPublisher<P>.Iterator { interfaceOnly() }
  public typealias AsyncIterator = AsyncPublisher<P>.Iterator
}

/// The values of a publisher that can fail, for loops.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  /// Waits for the values of a publisher that can fail.
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> P.Output? { interfaceOnly() }
  }
  public init(_ publisher: P) { interfaceOnly() }
  public func makeAsyncIterator() -> AsyncThrowingPublisher<P>.Iterator { interfaceOnly() }
  public typealias AsyncIterator = AsyncThrowingPublisher<P>.Iterator
}
