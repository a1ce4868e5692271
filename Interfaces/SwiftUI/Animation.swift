// swift-format-ignore-file

/// A type that describes how to animate a property of a view.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}
extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self { get { self } set { self = newValue } }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
}

/// A vector of an additive group, with a length.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
extension VectorArithmetic {
  public func scaled(by rhs: Double) -> Self { self }
  public mutating func interpolate(towards other: Self, amount: Double) { interfaceOnly() }
  public func interpolated(towards other: Self, amount: Double) -> Self { self }
}
extension Float: VectorArithmetic, Animatable {
  public typealias AnimatableData = Float
  public mutating func scale(by rhs: Double) { interfaceOnly() }
  public var magnitudeSquared: Double { interfaceOnly() }
}
extension Double: VectorArithmetic, Animatable {
  public typealias AnimatableData = Double
  public mutating func scale(by rhs: Double) { interfaceOnly() }
  public var magnitudeSquared: Double { interfaceOnly() }
}
extension CGFloat: VectorArithmetic, Animatable {
  public typealias AnimatableData = CGFloat
  public mutating func scale(by rhs: Double) { interfaceOnly() }
  public var magnitudeSquared: Double { interfaceOnly() }
}
extension CGPoint: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  public var animatableData: CGPoint.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
}
extension CGSize: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  public var animatableData: CGSize.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
}
extension CGRect: Animatable {
  public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  public var animatableData: CGRect.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
}

/// Nothing to animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable, BitwiseCopyable {
  public init() {}
  public static var zero: EmptyAnimatableData { interfaceOnly() }
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { interfaceOnly() }
}

/// Two values to animate.
@frozen public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public static var zero: AnimatablePair<First, Second> { interfaceOnly() }
  public static func += (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) {}
  public static func -= (lhs: inout AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) {}
  public static func + (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { lhs }
  public static func - (lhs: AnimatablePair<First, Second>, rhs: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { lhs }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { interfaceOnly() }
}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// How a change goes over time.
@frozen public struct Animation: Equatable, Hashable, Sendable {
  init() { interfaceOnly() }
}
extension Animation: CustomStringConvertible {
  public var description: String { interfaceOnly() }
}
extension Animation {
  public static let `default` = Animation()
  public func speed(_ speed: Double) -> Animation { self }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
  public static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0) -> Animation { interfaceOnly() }
  public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0) -> Animation { interfaceOnly() }
  public static var interpolatingSpring: Animation { interfaceOnly() }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation { interfaceOnly() }
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { interfaceOnly() }
  public static var spring: Animation { interfaceOnly() }
  @_disfavoredOverload public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation { interfaceOnly() }
  public static var interactiveSpring: Animation { interfaceOnly() }
  public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25) -> Animation { interfaceOnly() }
  public static var smooth: Animation { interfaceOnly() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { interfaceOnly() }
  public static var snappy: Animation { interfaceOnly() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { interfaceOnly() }
  public static var bouncy: Animation { interfaceOnly() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { interfaceOnly() }
  public static func easeInOut(duration: TimeInterval) -> Animation { interfaceOnly() }
  public static var easeInOut: Animation { interfaceOnly() }
  public static func easeIn(duration: TimeInterval) -> Animation { interfaceOnly() }
  public static var easeIn: Animation { interfaceOnly() }
  public static func easeOut(duration: TimeInterval) -> Animation { interfaceOnly() }
  public static var easeOut: Animation { interfaceOnly() }
  public static func linear(duration: TimeInterval) -> Animation { interfaceOnly() }
  public static var linear: Animation { interfaceOnly() }
  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation { interfaceOnly() }
}

/// The context of a change.
@frozen public struct Transaction {
  public init() { interfaceOnly() }
  public init(animation: Animation?) { interfaceOnly() }
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value { get { interfaceOnly() } set { interfaceOnly() } }
  public var animation: Animation? { get { interfaceOnly() } set { interfaceOnly() } }
  public var disablesAnimations: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var isContinuous: Bool { get { interfaceOnly() } set { interfaceOnly() } }
}
@available(*, unavailable) extension Transaction: Sendable {}

/// The key of a value in a transaction.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R { try body() }

/// How a view comes and goes, of any type.
@frozen public struct AnyTransition {
  public init<T: Transition>(_ transition: T) { interfaceOnly() }
  init() { interfaceOnly() }
}
@available(*, unavailable) extension AnyTransition: Sendable {}
extension AnyTransition {
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { interfaceOnly() }
  public static func offset(_ offset: CGSize) -> AnyTransition { interfaceOnly() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { interfaceOnly() }
  public static func move(edge: Edge) -> AnyTransition { interfaceOnly() }
  public static func push(from edge: Edge) -> AnyTransition { interfaceOnly() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { interfaceOnly() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { interfaceOnly() }
  public static var opacity: AnyTransition { interfaceOnly() }
  public static var scale: AnyTransition { interfaceOnly() }
  public static var slide: AnyTransition { interfaceOnly() }
  public static var identity: AnyTransition { interfaceOnly() }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// How a view comes and goes.
@preconcurrency @MainActor public protocol Transition {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
  typealias Content = PlaceholderContentView<Self>
}
extension Transition {
  @MainActor @preconcurrency public static var properties: TransitionProperties { interfaceOnly() }
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition { self }
  @MainActor @preconcurrency public func combined<T: Transition>(with other: T) -> some Transition { self }
}
/// What is true of a transition.
public struct TransitionProperties: Sendable {
  public init(hasMotion: Bool = true) {}
  public var hasMotion: Bool { interfaceOnly() }
}
/// Where a transition is.
@frozen public enum TransitionPhase: Equatable, Hashable, Sendable, BitwiseCopyable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { interfaceOnly() }
  public var value: Double { interfaceOnly() }
}
/// A transition that is offered by name.
@MainActor @preconcurrency public struct OpacityTransition: Transition {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func body(content: OpacityTransition.Content, phase: TransitionPhase) -> some View { content }
}
@available(*, unavailable) extension OpacityTransition: Sendable {}
/// A transition that is offered by name.
@MainActor @preconcurrency public struct SlideTransition: Transition {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func body(content: SlideTransition.Content, phase: TransitionPhase) -> some View { content }
}
@available(*, unavailable) extension SlideTransition: Sendable {}
/// A transition that is offered by name.
@MainActor @preconcurrency public struct IdentityTransition: Transition {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func body(content: IdentityTransition.Content, phase: TransitionPhase) -> some View { content }
}
@available(*, unavailable) extension IdentityTransition: Sendable {}
/// A transition that is offered by name.
@MainActor @preconcurrency public struct ScaleTransition: Transition {
  @MainActor @preconcurrency public init(_ scale: Double, anchor: UnitPoint = .center) {}
  @MainActor @preconcurrency public func body(content: ScaleTransition.Content, phase: TransitionPhase) -> some View { content }
}
@available(*, unavailable) extension ScaleTransition: Sendable {}
/// A transition that is offered by name.
@MainActor @preconcurrency public struct MoveTransition: Transition {
  @MainActor @preconcurrency public init(edge: Edge) {}
  @MainActor @preconcurrency public func body(content: MoveTransition.Content, phase: TransitionPhase) -> some View { content }
}
@available(*, unavailable) extension MoveTransition: Sendable {}
/// A transition that is offered by name.
@MainActor @preconcurrency public struct PushTransition: Transition {
  @MainActor @preconcurrency public init(edge: Edge) {}
  @MainActor @preconcurrency public func body(content: PushTransition.Content, phase: TransitionPhase) -> some View { content }
}
@available(*, unavailable) extension PushTransition: Sendable {}
/// A transition that is offered by name.
@MainActor @preconcurrency public struct OffsetTransition: Transition {
  @MainActor @preconcurrency public init(_ offset: CGSize) {}
  @MainActor @preconcurrency public func body(content: OffsetTransition.Content, phase: TransitionPhase) -> some View { content }
}
@available(*, unavailable) extension OffsetTransition: Sendable {}
extension Transition where Self == OpacityTransition { @MainActor @preconcurrency public static var opacity: OpacityTransition { interfaceOnly() } }
extension Transition where Self == SlideTransition { @MainActor @preconcurrency public static var slide: SlideTransition { interfaceOnly() } }
extension Transition where Self == IdentityTransition { @MainActor @preconcurrency public static var identity: IdentityTransition { interfaceOnly() } }
extension Transition where Self == ScaleTransition {
  @MainActor @preconcurrency public static var scale: ScaleTransition { interfaceOnly() }
  @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { interfaceOnly() }
}
extension Transition where Self == MoveTransition { @MainActor @preconcurrency public static func move(edge: Edge) -> Self { interfaceOnly() } }
extension Transition where Self == PushTransition { @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { interfaceOnly() } }
extension Transition where Self == OffsetTransition {
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { interfaceOnly() }
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { interfaceOnly() }
}

/// How content changes in place.
public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { interfaceOnly() }
  public static func numericText(value: Double) -> ContentTransition { interfaceOnly() }
}
