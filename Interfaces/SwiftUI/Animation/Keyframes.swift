// swift-format-ignore-file

/// A view that is animated by keyframes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where Value == KeyframePath.Value {
  public init(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) { interfaceOnly() }
  public init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) { interfaceOnly() }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension KeyframeAnimator: Sendable {}

/// The values of keyframes over time.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct KeyframeTimeline<Value> {
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) { interfaceOnly() }
  public var duration: TimeInterval { interfaceOnly() }
  public func value(time: Double) -> Value { interfaceOnly() }
  public func value(progress: Double) -> Value { interfaceOnly() }
}
@available(*, unavailable)
extension KeyframeTimeline: Sendable {}

/// The keyframes of one property.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value { interfaceOnly() }
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) { interfaceOnly() }
  public func _resolve(into resolved: inout _ResolvedKeyframes<Root>, initialValue: Root, initialVelocity: Root?) { interfaceOnly() }
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension KeyframeTrack: Sendable {}

/// The keyframes in a track.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }
  func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension KeyframeTrackContent where Self.Value == Self.Body.Value {
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Self.Value>) { interfaceOnly() }
}

/// Makes the keyframes of a track.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value { interfaceOnly() }
  @available(*, unavailable, message: "this expression does not conform to 'KeyframeTrackContent'")
  @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some KeyframeTrackContent<Value> { return interfaceValue() as LinearKeyframe<Value> }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> { return interfaceValue() as LinearKeyframe<Value> }
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(first component: First) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value { interfaceOnly() }
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(second component: Second) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value { interfaceOnly() }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { interfaceOnly() }
  public static func buildPartialBlock(accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>) -> some KeyframeTrackContent<Value> { return interfaceValue() as LinearKeyframe<Value> }
  public static func buildBlock() -> some KeyframeTrackContent<Value> { return interfaceValue() as LinearKeyframe<Value> }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension KeyframeTrackContentBuilder {
  /// One of two rows of keyframes.
  public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent where ConditionalValue == First.Value, First.Value == Second.Value {
    public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<ConditionalValue>) { interfaceOnly() }
    public typealias Body = KeyframeTrackContentBuilder<Value>.Conditional<ConditionalValue, First, Second>
    public typealias Value = ConditionalValue
    public var body: KeyframeTrackContentBuilder<Value>.Conditional<ConditionalValue, First, Second> { return interfaceValue() }
  }
}
@available(*, unavailable)
extension KeyframeTrackContentBuilder: Sendable {}
@available(*, unavailable)
extension KeyframeTrackContentBuilder.Conditional: Sendable {}

/// The keyframes of a value.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol Keyframes<Value> {
  associatedtype Value = Self.Body.Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }
  func _resolve(into resolved: inout _ResolvedKeyframes<Self.Value>, initialValue: Self.Value, initialVelocity: Self.Value?)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Keyframes where Self.Value == Self.Body.Value {
  public func _resolve(into resolved: inout _ResolvedKeyframes<Self.Value>, initialValue: Self.Value, initialVelocity: Self.Value?) { interfaceOnly() }
}

/// Makes keyframes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value { interfaceOnly() }
  @available(*, unavailable, message: "this expression does not conform to 'KeyframeTrackContent'")
  @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some KeyframeTrackContent<Value> where Value: Animatable { return interfaceValue() as LinearKeyframe<Value> }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> { return interfaceValue() as LinearKeyframe<Value> }
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(first component: First) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value { interfaceOnly() }
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(second component: Second) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value { interfaceOnly() }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { interfaceOnly() }
  public static func buildPartialBlock(accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>) -> some KeyframeTrackContent<Value> { return interfaceValue() as LinearKeyframe<Value> }
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable { return interfaceValue() as LinearKeyframe<Value> }
  public static func buildFinalResult<Content: KeyframeTrackContent>(_ component: Content) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value { interfaceOnly() }
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content where Value == Content.Value { interfaceOnly() }
  @available(*, unavailable, message: "this expression does not conform to 'Keyframes'")
  @_disfavoredOverload public static func buildExpression(_ invalid: Any) -> some Keyframes<Value> { return interfaceValue() as KeyframeTrack<Value, Double, LinearKeyframe<Double>> }
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Value == Content.Value { interfaceOnly() }
  public static func buildPartialBlock(accumulated: some Keyframes<Value>, next: some Keyframes<Value>) -> some Keyframes<Value> { return interfaceValue() as KeyframeTrack<Value, Double, LinearKeyframe<Double>> }
  public static func buildBlock() -> some Keyframes<Value> { return interfaceValue() as KeyframeTrack<Value, Double, LinearKeyframe<Double>> }
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content where Value == Content.Value { interfaceOnly() }
}
@available(*, unavailable)
extension KeyframesBuilder: Sendable {}

/// A keyframe that is reached on a cubic curve.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) { interfaceOnly() }
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) { interfaceOnly() }
  public typealias Body = CubicKeyframe<Value>
  public var body: CubicKeyframe<Value> { return interfaceValue() }
}
@available(*, unavailable)
extension CubicKeyframe: Sendable {}

/// A keyframe that is reached on a line.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { interfaceOnly() }
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) { interfaceOnly() }
  public typealias Body = LinearKeyframe<Value>
  public var body: LinearKeyframe<Value> { return interfaceValue() }
}
@available(*, unavailable)
extension LinearKeyframe: Sendable {}

/// A keyframe that is reached at once.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) { interfaceOnly() }
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) { interfaceOnly() }
  public typealias Body = MoveKeyframe<Value>
  public var body: MoveKeyframe<Value> { return interfaceValue() }
}
@available(*, unavailable)
extension MoveKeyframe: Sendable {}

/// A keyframe that is reached by a spring.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) { interfaceOnly() }
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) { interfaceOnly() }
  public typealias Body = SpringKeyframe<Value>
  public var body: SpringKeyframe<Value> { return interfaceValue() }
}
@available(*, unavailable)
extension SpringKeyframe: Sendable {}

/// A view that is animated through phases.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  public init(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) { interfaceOnly() }
  public init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension PhaseAnimator: Sendable {}

/// The keyframes of a track, as the system needs them.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct _ResolvedKeyframeTrackContent<Value: Animatable> {}
@available(*, unavailable)
extension _ResolvedKeyframeTrackContent: Sendable {}

/// Keyframes, as the system needs them.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct _ResolvedKeyframes<Value> {}
@available(*, unavailable)
extension _ResolvedKeyframes: Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Never: Keyframes {
  public func _resolve(into resolved: inout _ResolvedKeyframes<Never>, initialValue: Never, initialVelocity: Never?) { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func keyframeAnimator<Value>(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>) -> some View { unmodeled() }
  nonisolated public func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>) -> some View { unmodeled() }
  nonisolated public func phaseAnimator<Phase: Equatable>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View { unmodeled() }
  nonisolated public func phaseAnimator<Phase: Equatable>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View { unmodeled() }
}
