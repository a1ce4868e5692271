// swift-format-ignore-file

/// A stored property that is updated before a view's body runs.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() { interfaceOnly() }
}

/// A value that SwiftUI manages.
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) { interfaceOnly() }
  public init(initialValue value: Value) { interfaceOnly() }
  public var wrappedValue: Value {
    get { interfaceOnly() }
    nonmutating set { interfaceOnly() }
  }
  public var projectedValue: Binding<Value> { interfaceOnly() }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral {
  public init() { interfaceOnly() }
}

/// Reads and writes a value that another owns.
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var transaction: Transaction
  @preconcurrency public init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void) { interfaceOnly() }
  @preconcurrency public init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void) { interfaceOnly() }
  public static func constant(_ value: Value) -> Binding<Value> { interfaceOnly() }
  public var wrappedValue: Value {
    get { interfaceOnly() }
    nonmutating set { interfaceOnly() }
  }
  public var projectedValue: Binding<Value> { interfaceOnly() }
  public init(projectedValue: Binding<Value>) { interfaceOnly() }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { interfaceOnly() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { interfaceOnly() }
}
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Binding<Value>.Index { interfaceOnly() }
  public var endIndex: Binding<Value>.Index { interfaceOnly() }
  public var indices: Value.Indices { interfaceOnly() }
  public func index(after i: Binding<Value>.Index) -> Binding<Value>.Index { interfaceOnly() }
  public func formIndex(after i: inout Binding<Value>.Index) { interfaceOnly() }
  public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element { interfaceOnly() }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index { interfaceOnly() }
  public func formIndex(before i: inout Binding<Value>.Index) { interfaceOnly() }
}
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
extension Binding {
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public init<V>(_ base: Binding<V>) where Value == V? { interfaceOnly() }
  public init?(_ base: Binding<Value?>) { interfaceOnly() }
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable { interfaceOnly() }
}

/// An observable object that the view owns.
@frozen @propertyWrapper @preconcurrency @MainActor public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { interfaceOnly() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { interfaceOnly() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { interfaceOnly() }
}

/// An observable object that another owns.
@frozen @propertyWrapper @preconcurrency @MainActor public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup @preconcurrency @MainActor @frozen public struct Wrapper {
    @MainActor @preconcurrency public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { interfaceOnly() }
  }
  @MainActor @preconcurrency public init(initialValue: ObjectType) { interfaceOnly() }
  @MainActor @preconcurrency public init(wrappedValue: ObjectType) { interfaceOnly() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { interfaceOnly() }
}

/// An observable object of an ancestor.
@frozen @propertyWrapper @preconcurrency @MainActor public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup @frozen @preconcurrency @MainActor public struct Wrapper {
    @MainActor @preconcurrency public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { interfaceOnly() }
  }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { interfaceOnly() }
  @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { interfaceOnly() }
  @MainActor @preconcurrency public init() {}
}

/// Makes bindings to the properties of an observable object.
@dynamicMemberLookup @frozen @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { interfaceOnly() }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { interfaceOnly() }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>) { interfaceOnly() }
}
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { interfaceOnly() }
}
extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { interfaceOnly() }
  public init(_ wrappedValue: Value) { interfaceOnly() }
  public init(projectedValue: Bindable<Value>) { interfaceOnly() }
}
extension Bindable: Sendable where Value: Sendable {}

/// Where the focus is.
@frozen @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes where the focus is.
  @frozen @propertyWrapper public struct Binding {
    private var binding: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { interfaceOnly() }
      nonmutating set { interfaceOnly() }
    }
    public var projectedValue: FocusState<Value>.Binding { interfaceOnly() }
  }
  public var wrappedValue: Value {
    get { interfaceOnly() }
    nonmutating set { interfaceOnly() }
  }
  public var projectedValue: FocusState<Value>.Binding { interfaceOnly() }
  public init() where Value == Bool { interfaceOnly() }
  public init<T: Hashable>() where Value == T? { interfaceOnly() }
}
@available(*, unavailable) extension FocusState: Sendable {}
@available(*, unavailable) extension FocusState.Binding: Sendable {}

/// Where an assistive technology's focus is.
@frozen @propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes where the focus is.
  @frozen @propertyWrapper public struct Binding {
    private var binding: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { interfaceOnly() }
      nonmutating set { interfaceOnly() }
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { interfaceOnly() }
  }
  public var wrappedValue: Value {
    get { interfaceOnly() }
    nonmutating set { interfaceOnly() }
  }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { interfaceOnly() }
  public init() where Value == Bool { interfaceOnly() }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { interfaceOnly() }
  public init<T: Hashable>() where Value == T? { interfaceOnly() }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { interfaceOnly() }
}
extension AccessibilityFocusState: Sendable where Value: Sendable {}
@available(*, unavailable) extension AccessibilityFocusState.Binding: Sendable {}

/// A value that a gesture updates and resets.
@propertyWrapper @frozen public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) { interfaceOnly() }
  public init(initialValue: Value) { interfaceOnly() }
  public init(wrappedValue: Value, resetTransaction: Transaction) { interfaceOnly() }
  public init(initialValue: Value, resetTransaction: Transaction) { interfaceOnly() }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { interfaceOnly() }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { interfaceOnly() }
  public var wrappedValue: Value { interfaceOnly() }
  public var projectedValue: GestureState<Value> { interfaceOnly() }
}
extension GestureState: @unchecked Sendable where Value: Sendable {}
extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { interfaceOnly() }
  public init(reset: @escaping (Value, inout Transaction) -> Void) { interfaceOnly() }
}

/// A namespace for identities.
@frozen @propertyWrapper public struct Namespace: DynamicProperty, Sendable, BitwiseCopyable {
  public init() { interfaceOnly() }
  public var wrappedValue: Namespace.ID { interfaceOnly() }
  /// The identity of a namespace.
  @frozen public struct ID: Hashable, Sendable, BitwiseCopyable {
    init() { interfaceOnly() }
  }
}

/// A number that grows with the size of text.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { interfaceOnly() }
  public init(wrappedValue: Value) { interfaceOnly() }
  public var wrappedValue: Value { interfaceOnly() }
}
extension ScaledMetric: Sendable where Value: Sendable {}

/// A value in the user's defaults.
@frozen @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var value: Value
  public var wrappedValue: Value {
    get { interfaceOnly() }
    nonmutating set { interfaceOnly() }
  }
  public var projectedValue: Binding<Value> { interfaceOnly() }
}
@available(*, unavailable) extension AppStorage: Sendable {}
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { interfaceOnly() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { interfaceOnly() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double { interfaceOnly() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { interfaceOnly() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int { interfaceOnly() }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String { interfaceOnly() }
}
