// swift-format-ignore-file

/// A gesture with an action at each change.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  let content: Content
  nonisolated(unsafe) let action: (Content.Value) -> Void
  public typealias Body = Never
  public typealias Value = Content.Value
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension _ChangedGesture: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _ChangedGesture: Gesture {}

/// A gesture with an action at its end.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public struct _EndedGesture<Content: Gesture> {
  let content: Content
  nonisolated(unsafe) let action: (Content.Value) -> Void
  public typealias Body = Never
  public typealias Value = Content.Value
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension _EndedGesture: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _EndedGesture: Gesture {}

/// A gesture with another value.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  nonisolated(unsafe) let transform: (Content.Value) -> Value
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension _MapGesture: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _MapGesture: Gesture {}

/// A gesture with modifier keys.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct _ModifiersGesture<Content: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Content.Value
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension _ModifiersGesture: Sendable {}

/// A gesture of the hand that presses a control.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@available(visionOS, unavailable)
public struct HandGestureShortcut: Sendable, Equatable {
  @usableFromInline let modelName: String
  public static let primaryAction: HandGestureShortcut = HandGestureShortcut(modelName: "primaryAction")
  public static func == (a: HandGestureShortcut, b: HandGestureShortcut) -> Bool { a.modelName == b.modelName }
}

/// A sequence of events that a view recognises.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@preconcurrency @MainActor public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture {
  @MainActor @preconcurrency public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  @MainActor @preconcurrency public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
  nonisolated public func onEnded(@_inheritActorContext _ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> { _EndedGesture(content: self, action: action) }
  @MainActor @preconcurrency public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> { _MapGesture(content: self, transform: body) }
  @MainActor @preconcurrency public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
  @MainActor @preconcurrency public func updating<State>(_ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gesture where Self.Value: Equatable {
  @MainActor @preconcurrency public func onChanged(@_inheritActorContext _ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> { _ChangedGesture(content: self, action: action) }
}

@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension Gesture {
  @MainActor @preconcurrency public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> { interfaceOnly() }
}

/// Which gestures are recognised.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct GestureMask: OptionSet {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = GestureMask(rawValue: 0)
  public static let gesture: GestureMask = GestureMask(rawValue: 1 << 0)
  public static let subviews: GestureMask = GestureMask(rawValue: 1 << 1)
  public static let all: GestureMask = GestureMask(rawValue: ~0)
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension GestureMask: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension GestureMask: BitwiseCopyable {}

/// A value that a gesture updates and resets.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper @frozen public struct GestureState<Value>: DynamicProperty {
  @usableFromInline let initialValue: Value
  @usableFromInline var state: StoredState<Value>?
  public init(wrappedValue: Value) { initialValue = wrappedValue }
  public init(initialValue: Value) { self.initialValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { initialValue = wrappedValue }
  public init(initialValue: Value, resetTransaction: Transaction) { self.initialValue = initialValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { initialValue = wrappedValue }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self.initialValue = initialValue }
  public var wrappedValue: Value { state?.value ?? initialValue }
  public var projectedValue: GestureState<Value> { self }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension GestureState: @unchecked Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { initialValue = nil }
  public init(reset: @escaping (Value, inout Transaction) -> Void) { initialValue = nil }
}

/// A gesture that updates a state.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  nonisolated(unsafe) let update: (Base.Value, inout State, inout Transaction) -> Void
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public init(base: Base, state: GestureState<State>, body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void) { (self.base, self.state, update) = (base, state, body) }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension GestureStateGesture: Sendable {}

/// A gesture of any type.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct AnyGesture<Value>: Gesture {
  public init<T: Gesture>(_ gesture: T) where Value == T.Value { interfaceOnly() }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension AnyGesture: Sendable {}

/// A drag.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
@available(tvOS, unavailable)
@MainActor @preconcurrency public struct DragGesture: Gesture {
  /// Where the drag is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
    public static func == (a: DragGesture.Value, b: DragGesture.Value) -> Bool { a.time == b.time && a.location == b.location && a.startLocation == b.startLocation }
  }
  @MainActor @preconcurrency public var minimumDistance: CGFloat
  @MainActor @preconcurrency public var coordinateSpace: CoordinateSpace
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload @MainActor @preconcurrency public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) { (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace) }
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  @MainActor @preconcurrency public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) { (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace.coordinateSpace) }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension DragGesture: Sendable {}

/// One of two gestures.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of one.
  @frozen public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { self.first = first; self.second = second }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
@available(*, unavailable)
extension ExclusiveGesture: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
  public static func == (a: ExclusiveGesture<First, Second>.Value, b: ExclusiveGesture<First, Second>.Value) -> Bool { interfaceOnly() }
}

/// A press that is held.
@available(iOS 13.0, macOS 10.15, tvOS 14.0, watchOS 6.0, *)
nonisolated public struct LongPressGesture: Gesture {
  var distance: CGFloat = 10
  public var minimumDuration: Double
  @available(tvOS, unavailable)
  public var maximumDistance: CGFloat { get { distance } set { distance = newValue } }
  @available(tvOS, unavailable)
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { self.minimumDuration = minimumDuration; distance = maximumDistance }
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public init(minimumDuration: Double = 0.5) { self.minimumDuration = minimumDuration }
  public typealias Value = Bool
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension LongPressGesture: Sendable {}

/// A magnification, by its older name.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "MagnifyGesture")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "MagnifyGesture")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "MagnifyGesture")
nonisolated public struct MagnificationGesture: Gesture {
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public typealias Value = CGFloat
  @available(tvOS, unavailable, renamed: "MagnifyGesture")
  @available(watchOS, unavailable, renamed: "MagnifyGesture")
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension MagnificationGesture: Sendable {}

/// A pinch.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct MagnifyGesture: Gesture {
  /// How far the pinch is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
    public static func == (a: MagnifyGesture.Value, b: MagnifyGesture.Value) -> Bool { a.time == b.time && a.magnification == b.magnification && a.velocity == b.velocity && a.startAnchor == b.startAnchor && a.startLocation == b.startLocation }
  }
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension MagnifyGesture: Sendable {}

/// A rotation.
@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
nonisolated public struct RotateGesture: Gesture {
  /// How far a rotation is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
    public static func == (a: RotateGesture.Value, b: RotateGesture.Value) -> Bool { a.time == b.time && a.rotation == b.rotation && a.velocity == b.velocity && a.startAnchor == b.startAnchor && a.startLocation == b.startLocation }
  }
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension RotateGesture: Sendable {}

/// A rotation, by its older name.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "RotateGesture")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "RotateGesture")
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "RotateGesture")
nonisolated public struct RotationGesture: Gesture {
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  public typealias Value = Angle
  @available(tvOS, unavailable, renamed: "RotateGesture")
  @available(watchOS, unavailable, renamed: "RotateGesture")
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension RotationGesture: Sendable {}

/// One gesture after another.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the gestures are.
  @frozen public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { self.first = first; self.second = second }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
@available(*, unavailable)
extension SequenceGesture: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
  public static func == (a: SequenceGesture<First, Second>.Value, b: SequenceGesture<First, Second>.Value) -> Bool { interfaceOnly() }
}

/// Two gestures at once.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both.
  @frozen public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { self.first = first; self.second = second }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
@available(*, unavailable)
extension SimultaneousGesture: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
  public static func == (a: SimultaneousGesture<First, Second>.Value, b: SimultaneousGesture<First, Second>.Value) -> Bool { a.first == b.first && a.second == b.second }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(first); hasher.combine(second) }
}

/// A tap at a place.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@available(tvOS, unavailable)
nonisolated public struct SpatialTapGesture: Gesture {
  /// Where the tap was.
  public struct Value: Equatable, @unchecked Sendable {
    public var location: CGPoint
    public static func == (a: SpatialTapGesture.Value, b: SpatialTapGesture.Value) -> Bool { a.location == b.location }
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  @available(iOS, introduced: 16.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(macOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(watchOS, introduced: 9.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { (self.count, self.coordinateSpace) = (count, coordinateSpace) }
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { (self.count, self.coordinateSpace) = (count, coordinateSpace.coordinateSpace) }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension SpatialTapGesture: Sendable {}

/// A tap.
@available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, *)
nonisolated public struct TapGesture: Gesture {
  public var count: Int
  public init(count: Int = 1) { self.count = count }
  public typealias Body = Never
  public typealias Value = Void
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension TapGesture: Sendable {}

/// The keys that are held while something happens.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EventModifiers: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock: EventModifiers = EventModifiers(rawValue: 1 << 0)
  public static let shift: EventModifiers = EventModifiers(rawValue: 1 << 1)
  public static let control: EventModifiers = EventModifiers(rawValue: 1 << 2)
  public static let option: EventModifiers = EventModifiers(rawValue: 1 << 3)
  public static let command: EventModifiers = EventModifiers(rawValue: 1 << 4)
  public static let numericPad: EventModifiers = EventModifiers(rawValue: 1 << 5)
  @available(iOS, deprecated: 15.0, message: "Function modifier is reserved for system applications")
  @available(macOS, deprecated: 12.0, message: "Function modifier is reserved for system applications")
  @available(tvOS, deprecated: 15.0, message: "Function modifier is reserved for system applications")
  @available(watchOS, deprecated: 8.0, message: "Function modifier is reserved for system applications")
  @available(visionOS, deprecated: 1.0, message: "Function modifier is reserved for system applications")
  public static let function: EventModifiers = EventModifiers(rawValue: 1 << 6)
  public static let all: EventModifiers = EventModifiers(rawValue: ~0)
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EventModifiers: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EventModifiers: BitwiseCopyable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Never: Gesture {
  public typealias Value = Never
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

@available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, *)
extension View {
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { gestures { ModelGestures(taps: [(count, { _ in action() })]) } }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { sending(gesture, isEnabled: mask.contains(.gesture)) }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { sending(gesture, isEnabled: mask.contains(.gesture)) }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { sending(gesture, isEnabled: mask.contains(.gesture)) }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { sending(gesture, isEnabled: isEnabled) }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { sending(gesture, isEnabled: isEnabled) }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { sending(gesture, isEnabled: isEnabled) }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { wrapped(in: .effect(.hitTesting(enabled))) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { sending(gesture, isEnabled: isEnabled) }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { sending(gesture, isEnabled: isEnabled) }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { sending(gesture, isEnabled: isEnabled) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@available(visionOS, unavailable)
extension View {
  nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { ignored() }
}

@available(tvOS 16.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func onLongTouchGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onTouchingChanged: ((Bool) -> Void)? = nil) -> some View { unmodeled() }
}

@available(iOS 13.0, macOS 10.15, tvOS 14.0, watchOS 6.0, *)
extension View {
  @available(tvOS, unavailable)
  nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { gestures { ModelGestures(longPress: { action() }) } }
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { gestures { ModelGestures(longPress: { action() }) } }
  @available(iOS, deprecated: 100000.0, renamed: "onLongPressGesture(minimumDuration:maximumDuration:perform:onPressingChanged:)")
  @available(macOS, deprecated: 100000.0, renamed: "onLongPressGesture(minimumDuration:maximumDuration:perform:onPressingChanged:)")
  @available(tvOS, unavailable)
  @available(watchOS, deprecated: 100000.0, renamed: "onLongPressGesture(minimumDuration:maximumDuration:perform:onPressingChanged:)")
  @available(visionOS, deprecated: 100000.0, renamed: "onLongPressGesture(minimumDuration:maximumDuration:perform:onPressingChanged:)")
  @_disfavoredOverload nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View { gestures { ModelGestures(longPress: { action() }) } }
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, deprecated: 100000.0, renamed: "onLongPressGesture(minimumDuration:perform:onPressingChanged:)")
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  @_disfavoredOverload nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View { gestures { ModelGestures(longPress: { action() }) } }
}

extension View {
  @available(iOS 16.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { ignored() }
  @available(iOS, introduced: 16.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(macOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(tvOS, unavailable)
  @available(watchOS, introduced: 9.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) -> some View { gestures { ModelGestures(taps: [(count, { action($0) })]) } }
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  @available(tvOS, unavailable)
  nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View { gestures { ModelGestures(taps: [(count, { action($0) })]) } }
}
