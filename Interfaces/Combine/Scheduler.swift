// swift-format-ignore-file

/// A scheduler that runs work at once.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ImmediateScheduler: Scheduler {
  /// The time of a scheduler without time.
  public struct SchedulerTimeType: Strideable {
    public func distance(to other: ImmediateScheduler.SchedulerTimeType) -> ImmediateScheduler.SchedulerTimeType.Stride { interfaceOnly() }
    public func advanced(by n: ImmediateScheduler.SchedulerTimeType.Stride) -> ImmediateScheduler.SchedulerTimeType { interfaceOnly() }
    /// A distance between such times.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, SchedulerTimeIntervalConvertible {
      public typealias FloatLiteralType = Double
      public typealias IntegerLiteralType = Int
      public typealias Magnitude = Int
      public var magnitude: Int
      public init(_ value: Int) { interfaceOnly() }
      public init(integerLiteral value: Int) { interfaceOnly() }
      public init(floatLiteral value: Double) { interfaceOnly() }
      public init?<T: BinaryInteger>(exactly source: T) { interfaceOnly() }
      public static func < (lhs: ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride) -> Bool { interfaceOnly() }
      public static func * (lhs: ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride) -> ImmediateScheduler.SchedulerTimeType.Stride { interfaceOnly() }
      public static func + (lhs: ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride) -> ImmediateScheduler.SchedulerTimeType.Stride { interfaceOnly() }
      public static func - (lhs: ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride) -> ImmediateScheduler.SchedulerTimeType.Stride { interfaceOnly() }
      public static func -= (lhs: inout ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride) { interfaceOnly() }
      public static func *= (lhs: inout ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride) { interfaceOnly() }
      public static func += (lhs: inout ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride) { interfaceOnly() }
      public static func seconds(_ s: Int) -> ImmediateScheduler.SchedulerTimeType.Stride { interfaceOnly() }
      public static func seconds(_ s: Double) -> ImmediateScheduler.SchedulerTimeType.Stride { interfaceOnly() }
      public static func milliseconds(_ ms: Int) -> ImmediateScheduler.SchedulerTimeType.Stride { interfaceOnly() }
      public static func microseconds(_ us: Int) -> ImmediateScheduler.SchedulerTimeType.Stride { interfaceOnly() }
      public static func nanoseconds(_ ns: Int) -> ImmediateScheduler.SchedulerTimeType.Stride { interfaceOnly() }
      public static func == (a: ImmediateScheduler.SchedulerTimeType.Stride, b: ImmediateScheduler.SchedulerTimeType.Stride) -> Bool { interfaceOnly() }
      public func encode(to encoder: any Encoder) throws { interfaceOnly() }
      public init(from decoder: any Decoder) throws { interfaceOnly() }
    }
  }
  public typealias SchedulerOptions = Never
  public static let shared: ImmediateScheduler = interfaceValue()
  public func schedule(options: ImmediateScheduler.SchedulerOptions?, _ action: @escaping () -> Void) { interfaceOnly() }
  public var now: ImmediateScheduler.SchedulerTimeType { interfaceOnly() }
  public var minimumTolerance: ImmediateScheduler.SchedulerTimeType.Stride { interfaceOnly() }
  public func schedule(after date: ImmediateScheduler.SchedulerTimeType, tolerance: ImmediateScheduler.SchedulerTimeType.Stride, options: ImmediateScheduler.SchedulerOptions?, _ action: @escaping () -> Void) { interfaceOnly() }
  @discardableResult public func schedule(after date: ImmediateScheduler.SchedulerTimeType, interval: ImmediateScheduler.SchedulerTimeType.Stride, tolerance: ImmediateScheduler.SchedulerTimeType.Stride, options: ImmediateScheduler.SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable { interfaceOnly() }
}

/// When and where work runs.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where Self.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: Self.SchedulerTimeType { get }
  var minimumTolerance: Self.SchedulerTimeType.Stride { get }
  func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Scheduler {
  public func schedule(after date: Self.SchedulerTimeType, _ action: @escaping () -> Void) { interfaceOnly() }
  public func schedule(_ action: @escaping () -> Void) { interfaceOnly() }
  public func schedule(after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void) { interfaceOnly() }
  public func schedule(after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, tolerance: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void) -> any Cancellable { interfaceOnly() }
  public func schedule(after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride, _ action: @escaping () -> Void) -> any Cancellable { interfaceOnly() }
}

/// A distance between the times of a scheduler.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}
