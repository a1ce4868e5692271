// swift-format-ignore-file

/// The ways in which a focused view is used.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  public static let activate: FocusInteractions = FocusInteractions(rawValue: 1 << 0)
  public static let edit: FocusInteractions = FocusInteractions(rawValue: 1 << 1)
  public static var automatic: FocusInteractions { FocusInteractions(rawValue: 0) }
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Where the focus is.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @usableFromInline let noValue: Value
  @usableFromInline var state: StoredState<Value>?
  /// Reads and writes where the focus is.
  @frozen @propertyWrapper public struct Binding {
    @usableFromInline let state: StoredState<Value>?
    @usableFromInline let noValue: Value
    init(state: StoredState<Value>?, noValue: Value) { (self.state, self.noValue) = (state, noValue) }
    public var wrappedValue: Value { get { state?.value ?? noValue } nonmutating set { state?.value = newValue } }
    public var projectedValue: FocusState<Value>.Binding { Binding(state: state, noValue: noValue) }
    private init(_: Never) { interfaceOnly() }
  }
  public var wrappedValue: Value { get { state?.value ?? noValue } nonmutating set { state?.value = newValue } }
  public var projectedValue: FocusState<Value>.Binding { Binding(state: state, noValue: noValue) }
  public init() where Value == Bool { noValue = false }
  public init<T: Hashable>() where Value == T? { noValue = nil }
}
@available(*, unavailable)
extension FocusState: Sendable {}
@available(*, unavailable)
extension FocusState.Binding: Sendable {}

/// A binding of the focused view.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { interfaceOnly() }
  public var wrappedValue: Value? { get { interfaceOnly() } nonmutating set { interfaceOnly() } }
  public var projectedValue: Binding<Value?> { interfaceOnly() }
}
@available(*, unavailable)
extension FocusedBinding: Sendable {}

/// An object of the focused view.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen @propertyWrapper @preconcurrency @MainActor public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @preconcurrency @MainActor @dynamicMemberLookup @frozen public struct Wrapper {
    @MainActor @preconcurrency public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> { interfaceOnly() }
  }
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { interfaceOnly() }
  @MainActor @preconcurrency public var projectedValue: FocusedObject<ObjectType>.Wrapper? { interfaceOnly() }
  @MainActor @preconcurrency public init() {}
}
@available(*, unavailable)
extension FocusedObject.Wrapper: Sendable {}
@available(*, unavailable)
extension FocusedObject: Sendable {}

/// A value of the focused view.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { interfaceOnly() }
  public var wrappedValue: Value? { interfaceOnly() }
}

extension FocusedValue {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { interfaceOnly() }
}
@available(*, unavailable)
extension FocusedValue: Sendable {}

/// The key of a value of the focused view.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values of the focused view.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? { get { interfaceOnly() } set { interfaceOnly() } }
}
@available(*, unavailable)
extension FocusedValues: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension FocusedValues: Equatable {
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool { interfaceOnly() }
}

/// How strong a default focus is.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct DefaultFocusEvaluationPriority: Sendable {
  @usableFromInline let modelName: String
  public static let automatic: DefaultFocusEvaluationPriority = DefaultFocusEvaluationPriority(modelName: "automatic")
  public static let userInitiated: DefaultFocusEvaluationPriority = DefaultFocusEvaluationPriority(modelName: "userInitiated")
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { unmodeled() }
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { unmodeled() }
}

extension View {
  @available(iOS 17.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) -> some View { unmodeled() }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { unmodeled() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { unmodeled() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View { unmodeled() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View { unmodeled() }
  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { unmodeled() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { unmodeled() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { ignored() }
  @available(iOS, unavailable)
  @available(macOS, introduced: 10.15, deprecated: 12.0, message: "Use FocusState<T> and View.focused(_:equals) for functionality previously provided by the onChange parameter.")
  @available(tvOS, introduced: 13.0, deprecated: 15.0, message: "Use FocusState<T> and View.focused(_:equals) for functionality previously provided by the onChange parameter.")
  @available(watchOS, introduced: 6.0, deprecated: 8.0, message: "Use FocusState<T> and View.focused(_:equals) for functionality previously provided by the onChange parameter.")
  @available(visionOS, unavailable)
  nonisolated public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }) -> some View { unmodeled() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { focusable({ binding.wrappedValue == value }) { isFocused in if isFocused { binding.wrappedValue = value } else if binding.wrappedValue == value { binding.state?.value = binding.noValue } } }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { focusable({ condition.wrappedValue }) { condition.wrappedValue = $0 } }
}

@available(macOS 13.0, tvOS 15.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func focusSection() -> some View { ignored() }
}

@available(macOS 12.0, tvOS 14.0, watchOS 7.0, *)
@available(iOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { unmodeled() }
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { unmodeled() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { unmodeled() }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { unmodeled() }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { unmodeled() }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { unmodeled() }
}
