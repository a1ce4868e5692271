// swift-format-ignore-file
// What Apple's Foundation adds to Combine.

import Dispatch

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension RunLoop: Scheduler {
  /// A date, as a run loop counts.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var date: Date
    public init(_ date: Date) { interfaceOnly() }
    public func distance(to other: RunLoop.SchedulerTimeType) -> RunLoop.SchedulerTimeType.Stride { interfaceOnly() }
    public func advanced(by n: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType { interfaceOnly() }

    /// A distance between dates.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, SchedulerTimeIntervalConvertible, Sendable {
      public typealias FloatLiteralType = TimeInterval
      public typealias IntegerLiteralType = TimeInterval
      public typealias Magnitude = TimeInterval
      public var magnitude: TimeInterval
      public var timeInterval: TimeInterval { interfaceOnly() }
      public init(integerLiteral value: TimeInterval) { interfaceOnly() }
      public init(floatLiteral value: TimeInterval) { interfaceOnly() }
      public init(_ timeInterval: TimeInterval) { interfaceOnly() }
      public init?<T: BinaryInteger>(exactly source: T) { interfaceOnly() }
      public static func < (lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride) -> Bool { interfaceOnly() }
      public static func * (lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType.Stride { interfaceOnly() }
      public static func + (lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType.Stride { interfaceOnly() }
      public static func - (lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType.Stride { interfaceOnly() }
      public static func *= (lhs: inout RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride) { interfaceOnly() }
      public static func += (lhs: inout RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride) { interfaceOnly() }
      public static func -= (lhs: inout RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride) { interfaceOnly() }
      public static func seconds(_ s: Int) -> RunLoop.SchedulerTimeType.Stride { interfaceOnly() }
      public static func seconds(_ s: Double) -> RunLoop.SchedulerTimeType.Stride { interfaceOnly() }
      public static func milliseconds(_ ms: Int) -> RunLoop.SchedulerTimeType.Stride { interfaceOnly() }
      public static func microseconds(_ us: Int) -> RunLoop.SchedulerTimeType.Stride { interfaceOnly() }
      public static func nanoseconds(_ ns: Int) -> RunLoop.SchedulerTimeType.Stride { interfaceOnly() }
    }
  }

  /// Options of a run loop.
  public struct SchedulerOptions {}

  public func schedule(options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void) { interfaceOnly() }
  public func schedule(after date: RunLoop.SchedulerTimeType, tolerance: RunLoop.SchedulerTimeType.Stride, options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void) { interfaceOnly() }
  public func schedule(after date: RunLoop.SchedulerTimeType, interval: RunLoop.SchedulerTimeType.Stride, tolerance: RunLoop.SchedulerTimeType.Stride, options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable { interfaceOnly() }
  public var now: RunLoop.SchedulerTimeType { interfaceOnly() }
  public var minimumTolerance: RunLoop.SchedulerTimeType.Stride { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension DispatchQueue: Scheduler {
  /// A time, as a queue counts.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime
    public init(_ time: DispatchTime) { interfaceOnly() }
    public func distance(to other: DispatchQueue.SchedulerTimeType) -> DispatchQueue.SchedulerTimeType.Stride { interfaceOnly() }
    public func advanced(by n: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType { interfaceOnly() }
    public func hash(into hasher: inout Hasher) { interfaceOnly() }
    public init(from decoder: any Decoder) throws { interfaceOnly() }
    public func encode(to encoder: any Encoder) throws { interfaceOnly() }

    /// A distance between times.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable {
      public var timeInterval: DispatchTimeInterval { interfaceOnly() }
      public var magnitude: Int
      public init(_ timeInterval: DispatchTimeInterval) { interfaceOnly() }
      public init(floatLiteral value: Double) { interfaceOnly() }
      public init(integerLiteral value: Int) { interfaceOnly() }
      public init?<T: BinaryInteger>(exactly source: T) { interfaceOnly() }
      public static func < (lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride) -> Bool { interfaceOnly() }
      public static func * (lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType.Stride { interfaceOnly() }
      public static func + (lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType.Stride { interfaceOnly() }
      public static func - (lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType.Stride { interfaceOnly() }
      public static func -= (lhs: inout DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride) { interfaceOnly() }
      public static func *= (lhs: inout DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride) { interfaceOnly() }
      public static func += (lhs: inout DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride) { interfaceOnly() }
      public static func seconds(_ s: Double) -> DispatchQueue.SchedulerTimeType.Stride { interfaceOnly() }
      public static func seconds(_ s: Int) -> DispatchQueue.SchedulerTimeType.Stride { interfaceOnly() }
      public static func milliseconds(_ ms: Int) -> DispatchQueue.SchedulerTimeType.Stride { interfaceOnly() }
      public static func microseconds(_ us: Int) -> DispatchQueue.SchedulerTimeType.Stride { interfaceOnly() }
      public static func nanoseconds(_ ns: Int) -> DispatchQueue.SchedulerTimeType.Stride { interfaceOnly() }
    }
  }

  /// Options of a queue.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) { interfaceOnly() }
  }

  public var minimumTolerance: DispatchQueue.SchedulerTimeType.Stride { interfaceOnly() }
  public var now: DispatchQueue.SchedulerTimeType { interfaceOnly() }
  public func schedule(options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void) { interfaceOnly() }
  public func schedule(after date: DispatchQueue.SchedulerTimeType, tolerance: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void) { interfaceOnly() }
  public func schedule(after date: DispatchQueue.SchedulerTimeType, interval: DispatchQueue.SchedulerTimeType.Stride, tolerance: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Timer {
  public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> Timer.TimerPublisher { interfaceOnly() }

  /// A publisher of dates at an interval.
  final public class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    final public let interval: TimeInterval
    final public let tolerance: TimeInterval?
    final public let runLoop: RunLoop
    final public let mode: RunLoop.Mode
    final public let options: RunLoop.SchedulerOptions?
    public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) { interfaceOnly() }
    final public func connect() -> any Cancellable { interfaceOnly() }
    final public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date { interfaceOnly() }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension NotificationCenter {
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher { interfaceOnly() }

  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) { interfaceOnly() }
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Notification { interfaceOnly() }
  }
}
