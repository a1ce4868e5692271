// swift-format-ignore-file

/// A sequence of events that a view recognises.
@preconcurrency @MainActor public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
  /// The type of the values; what infers it where a gesture only has a body.
  nonisolated static var _valueType: Value.Type { get }
}
extension Gesture where Value == Body.Value {
  nonisolated public static var _valueType: Body.Value.Type { interfaceOnly() }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture without a body of its own.
@preconcurrency @MainActor public protocol _PrimitiveGesture: Gesture where Body == Never {}
extension _PrimitiveGesture {
  nonisolated public static var _valueType: Value.Type { interfaceOnly() }
  @MainActor @preconcurrency public var body: Never { interfaceOnly() }
}

/// A tap.
nonisolated public struct TapGesture: _PrimitiveGesture {
  public typealias Value = ()
  public var count: Int
  public init(count: Int = 1) { self.count = count }
}
@available(*, unavailable) extension TapGesture: Sendable {}

/// A tap at a place.
nonisolated public struct SpatialTapGesture: _PrimitiveGesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public var count: Int
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }
}

/// A press that is held.
nonisolated public struct LongPressGesture: _PrimitiveGesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { interfaceOnly() }
  public init(minimumDuration: Double = 0.5) { interfaceOnly() }
}
@available(*, unavailable) extension LongPressGesture: Sendable {}

/// A drag.
@MainActor @preconcurrency public struct DragGesture: _PrimitiveGesture {
  /// Where the drag is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { interfaceOnly() }
    public var velocity: CGSize { interfaceOnly() }
    public var predictedEndLocation: CGPoint { interfaceOnly() }
    public var predictedEndTranslation: CGSize { interfaceOnly() }
  }
  @MainActor @preconcurrency public var minimumDistance: CGFloat
  @_disfavoredOverload @MainActor @preconcurrency public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) { interfaceOnly() }
  @MainActor @preconcurrency public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) { interfaceOnly() }
}
@available(*, unavailable) extension DragGesture: Sendable {}

/// A pinch.
nonisolated public struct MagnifyGesture: _PrimitiveGesture {
  /// How far the pinch is.
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var velocity: CGFloat
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture of any type.
@frozen nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
  public init<T: Gesture>(_ gesture: T) where Value == T.Value { interfaceOnly() }
}
@available(*, unavailable) extension AnyGesture: Sendable {}

/// A gesture with an action at its end.
nonisolated public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
  public typealias Value = Content.Value
  init() { interfaceOnly() }
}
@available(*, unavailable) extension _EndedGesture: Sendable {}
/// A gesture with an action at each change.
nonisolated public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  init() { interfaceOnly() }
}
@available(*, unavailable) extension _ChangedGesture: Sendable {}
/// A gesture with another value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: _PrimitiveGesture {
  init() { interfaceOnly() }
}
@available(*, unavailable) extension _MapGesture: Sendable {}
/// A gesture that updates a state.
@frozen nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  public typealias Value = Base.Value
  init() { interfaceOnly() }
}
/// Two gestures at once.
@frozen nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The values of both.
  @frozen public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public init(_ first: First, _ second: Second) { interfaceOnly() }
}
@available(*, unavailable) extension SimultaneousGesture: Sendable {}
/// One of two gestures.
@frozen nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The value of one.
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public init(_ first: First, _ second: Second) { interfaceOnly() }
}
@available(*, unavailable) extension ExclusiveGesture: Sendable {}
/// One gesture after another.
@frozen nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// How far the gestures are.
  @frozen public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public init(_ first: First, _ second: Second) { interfaceOnly() }
}
@available(*, unavailable) extension SequenceGesture: Sendable {}

/// Which gestures are recognised.
@frozen public struct GestureMask: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none = GestureMask([])
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all = GestureMask(rawValue: 3)
}

extension Gesture {
  nonisolated public func onEnded(@_inheritActorContext _ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { interfaceOnly() }
  @MainActor @preconcurrency public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { interfaceOnly() }
  @MainActor @preconcurrency public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { interfaceOnly() }
  @MainActor @preconcurrency public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { interfaceOnly() }
  @MainActor @preconcurrency public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { interfaceOnly() }
  @MainActor @preconcurrency public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State> { interfaceOnly() }
}
extension Gesture where Value: Equatable {
  @MainActor @preconcurrency public func onChanged(@_inheritActorContext _ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> { interfaceOnly() }
}

extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  @_disfavoredOverload nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) -> some View { self }
  nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View { self }
  nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { self }
  @_disfavoredOverload nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View { self }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}
