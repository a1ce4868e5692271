// swift-format-ignore-file

/// How a change goes over time.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Animation: Equatable, Sendable {
  @usableFromInline let modelName: String
  init(modelName: String) { self.modelName = modelName }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init<A: CustomAnimation>(_ base: A) { modelName = "\(base)" }
  public static func == (lhs: Animation, rhs: Animation) -> Bool { lhs.modelName == rhs.modelName }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animation {
  public static let `default`: Animation = Animation(modelName: #function)
  public func speed(_ speed: Double) -> Animation { Animation(modelName: #function) }
  public static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation { Animation(modelName: #function) }
  public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation { Animation(modelName: #function) }
  public static var interpolatingSpring: Animation { Animation(modelName: #function) }
  public func delay(_ delay: TimeInterval) -> Animation { Animation(modelName: #function) }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation { Animation(modelName: #function) }
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { Animation(modelName: #function) }
  public static var spring: Animation { Animation(modelName: #function) }
  @_disfavoredOverload public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation { Animation(modelName: #function) }
  public static var interactiveSpring: Animation { Animation(modelName: #function) }
  public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25) -> Animation { Animation(modelName: #function) }
  public static var smooth: Animation { Animation(modelName: #function) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { Animation(modelName: #function) }
  public static var snappy: Animation { Animation(modelName: #function) }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { Animation(modelName: #function) }
  public static var bouncy: Animation { Animation(modelName: #function) }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { Animation(modelName: #function) }
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation(modelName: #function) }
  public static var easeInOut: Animation { Animation(modelName: #function) }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(modelName: #function) }
  public static var easeIn: Animation { Animation(modelName: #function) }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(modelName: #function) }
  public static var easeOut: Animation { Animation(modelName: #function) }
  public static func linear(duration: TimeInterval) -> Animation { Animation(modelName: #function) }
  public static var linear: Animation { Animation(modelName: #function) }
  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation { Animation(modelName: #function) }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { Animation(modelName: #function) }
  public func repeatForever(autoreverses: Bool = true) -> Animation { Animation(modelName: #function) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation { interfaceOnly() }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation { interfaceOnly() }
  public func logicallyComplete(after duration: TimeInterval) -> Animation { interfaceOnly() }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Animation: Hashable {
  public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { interfaceOnly() }
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { interfaceOnly() }
  public func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool { interfaceOnly() }
  public var base: any CustomAnimation { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { modelName }
  public var debugDescription: String { modelName }
  public var customMirror: Mirror { interfaceOnly() }
}

/// A type that describes how to animate a property of a view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: Self.AnimatableData { get set }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Animatable where Self.AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData { get { EmptyAnimatableData() } set {} }
}

/// A modifier that can be animated.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use Animatable directly")
@available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use Animatable directly")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use Animatable directly")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use Animatable directly")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use Animatable directly")
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Two values to animate.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { self.first = first; self.second = second }
  public static var zero: AnimatablePair<First, Second> { AnimatablePair(.zero, .zero) }
  public static func += (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) { interfaceOnly() }
  public static func -= (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) { interfaceOnly() }
  public static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { interfaceOnly() }
  public static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { interfaceOnly() }
  public mutating func scale(by rhs: Double) { first.scale(by: rhs); second.scale(by: rhs) }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
  public static func == (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> Bool { a.first == b.first && a.second == b.second }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A vector of an additive group, with a length.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension VectorArithmetic {
  public func scaled(by rhs: Double) -> Self { interfaceOnly() }
  public mutating func interpolate(towards other: Self, amount: Double) { interfaceOnly() }
  public func interpolated(towards other: Self, amount: Double) -> Self { interfaceOnly() }
}

/// Nothing to animate.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EmptyAnimatableData: VectorArithmetic {
  public init() {}
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { EmptyAnimatableData() }
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { EmptyAnimatableData() }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
  public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { true }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EmptyAnimatableData: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EmptyAnimatableData: BitwiseCopyable {}

/// When an animation counts as complete.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  @usableFromInline let modelName: String
  public static let logicallyComplete: AnimationCompletionCriteria = AnimationCompletionCriteria(modelName: "logicallyComplete")
  public static let removed: AnimationCompletionCriteria = AnimationCompletionCriteria(modelName: "removed")
  public static func == (a: AnimationCompletionCriteria, b: AnimationCompletionCriteria) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

/// What a custom animation knows of itself.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  public var isLogicallyComplete: Bool
  public var environment: EnvironmentValues { interfaceOnly() }
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> { interfaceOnly() }
}
@available(*, unavailable)
extension AnimationContext: Sendable {}

/// Values that a custom animation keeps.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationState<Value: VectorArithmetic> {
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value { get { interfaceOnly() } set { interfaceOnly() } }
}
@available(*, unavailable)
extension AnimationState: Sendable {}

/// The key of a value that a custom animation keeps.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// How a value changes over time.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  nonisolated func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  nonisolated func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { interfaceOnly() }
  public func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool { interfaceOnly() }
}

/// The motion of a spring.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct Spring: Hashable, Sendable {
  public static func == (a: Spring, b: Spring) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
  private init(_: Never) {}
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Spring {
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) { interfaceOnly() }
  public var duration: TimeInterval { interfaceOnly() }
  public var bounce: Double { interfaceOnly() }
  public init(response: Double, dampingRatio: Double) { interfaceOnly() }
  public var response: Double { interfaceOnly() }
  public var dampingRatio: Double { interfaceOnly() }
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) { interfaceOnly() }
  public var mass: Double { interfaceOnly() }
  public var stiffness: Double { interfaceOnly() }
  public var damping: Double { interfaceOnly() }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) { interfaceOnly() }
  public var settlingDuration: TimeInterval { interfaceOnly() }
  public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> TimeInterval { interfaceOnly() }
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V { interfaceOnly() }
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V { interfaceOnly() }
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) { interfaceOnly() }
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V { interfaceOnly() }
  public func settlingDuration<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, epsilon: Double) -> TimeInterval { interfaceOnly() }
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V { interfaceOnly() }
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V { interfaceOnly() }
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V { interfaceOnly() }
  public static var smooth: Spring { interfaceOnly() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring { interfaceOnly() }
  public static var snappy: Spring { interfaceOnly() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring { interfaceOnly() }
  public static var bouncy: Spring { interfaceOnly() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring { interfaceOnly() }
}

/// A curve between zero and one.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct UnitCurve {
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { interfaceOnly() }
  public func value(at progress: Double) -> Double { interfaceOnly() }
  public func velocity(at progress: Double) -> Double { interfaceOnly() }
  public var inverse: UnitCurve { interfaceOnly() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension UnitCurve: Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension UnitCurve: Hashable {
  public static func == (a: UnitCurve, b: UnitCurve) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension UnitCurve {
  @available(*, deprecated, message: "Use easeInOut instead")
  public static let easeInEaseOut: UnitCurve = interfaceValue()
  public static let easeInOut: UnitCurve = interfaceValue()
  public static let easeIn: UnitCurve = interfaceValue()
  public static let easeOut: UnitCurve = interfaceValue()
  public static let circularEaseIn: UnitCurve = interfaceValue()
  public static let circularEaseOut: UnitCurve = interfaceValue()
  public static let circularEaseInOut: UnitCurve = interfaceValue()
  public static let linear: UnitCurve = interfaceValue()
}

/// The context of a change.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Transaction {
  var values: [ObjectIdentifier: Any] = [:]
  var storedAnimation: Animation?
  var areAnimationsDisabled = false
  public init() {}
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value { get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue } set { values[ObjectIdentifier(key)] = newValue } }
}
@available(*, unavailable)
extension Transaction: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Transaction {
  public var isContinuous: Bool { get { false } set {} }
  public init(animation: Animation?) { storedAnimation = animation }
  public var animation: Animation? { get { storedAnimation } set { storedAnimation = newValue } }
  public var disablesAnimations: Bool { get { areAnimationsDisabled } set { areAnimationsDisabled = newValue } }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transaction {
  public var scrollTargetAnchor: UnitPoint? { get { interfaceOnly() } set { interfaceOnly() } }
  public var tracksVelocity: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void) { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Transaction {
  public var scrollPositionUpdatePreservesVelocity: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension Transaction {
  public var dismissBehavior: DismissBehavior { get { interfaceOnly() } set { interfaceOnly() } }
}

/// The key of a value in a transaction.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result { let result = try body(); completion(); return result }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R { try body() }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Double: Animatable {
  public typealias AnimatableData = Double
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Arithmetic of values that can be animated.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol _VectorMath: Animatable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _VectorMath {
  public var magnitude: Double { interfaceOnly() }
  public mutating func negate() { interfaceOnly() }
  prefix public static func - (operand: Self) -> Self { interfaceOnly() }
  public static func += (lhs: inout Self, rhs: Self) { interfaceOnly() }
  public static func + (lhs: Self, rhs: Self) -> Self { interfaceOnly() }
  public static func -= (lhs: inout Self, rhs: Self) { interfaceOnly() }
  public static func - (lhs: Self, rhs: Self) -> Self { interfaceOnly() }
  public static func *= (lhs: inout Self, rhs: Double) { interfaceOnly() }
  public static func * (lhs: Self, rhs: Double) -> Self { interfaceOnly() }
  public static func /= (lhs: inout Self, rhs: Double) { interfaceOnly() }
  public static func / (lhs: Self, rhs: Double) -> Self { interfaceOnly() }
}

/// Animatable data of any type.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct _AnyAnimatableData: VectorArithmetic {
  public static var zero: _AnyAnimatableData { interfaceOnly() }
  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool { interfaceOnly() }
  public static func += (lhs: inout _AnyAnimatableData, rhs: _AnyAnimatableData) { interfaceOnly() }
  public static func -= (lhs: inout _AnyAnimatableData, rhs: _AnyAnimatableData) { interfaceOnly() }
  public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData { interfaceOnly() }
  public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData { interfaceOnly() }
  public mutating func scale(by rhs: Double) { interfaceOnly() }
  public var magnitudeSquared: Double { interfaceOnly() }
}
@available(*, unavailable)
extension _AnyAnimatableData: Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  public var animatableData: Color.Resolved.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { ignored() }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { ignored() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View { ignored() }
  @available(iOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
  @available(macOS, introduced: 10.15, deprecated: 12.0, message: "Use withAnimation or animation(_:value:) instead.")
  @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
  @available(watchOS, introduced: 6.0, deprecated: 8.0, message: "Use withAnimation or animation(_:value:) instead.")
  @available(visionOS, introduced: 1.0, deprecated: 1.0, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload nonisolated public func animation(_ animation: Animation?) -> some View { ignored() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func transaction<V: View>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View { ignored() }
  nonisolated public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View { ignored() }
}
