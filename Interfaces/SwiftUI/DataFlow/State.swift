// swift-format-ignore-file

/// A value that SwiftUI manages.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  @usableFromInline let initialValue: Value
  @usableFromInline var state: StoredState<Value>?
  public init(wrappedValue value: Value) { initialValue = value }
  public init(initialValue value: Value) { initialValue = value }
  public var wrappedValue: Value { get { state?.value ?? initialValue } nonmutating set { state?.value = newValue } }
  public var projectedValue: Binding<Value> { guard let state else { return .constant(initialValue) }; return Binding(read: { state.value }, write: { value, _ in state.value = value }) }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension State: Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Reads and writes a value that another owns.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @usableFromInline let read: () -> Value
  @usableFromInline let write: (Value, Transaction) -> Void
  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) { (self.read, self.write, transaction) = (read, write, Transaction()) }
  public var transaction: Transaction
  @preconcurrency public init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void) { let (get, set) = (plain(get), plain(set)); self.init(read: get, write: { value, _ in set(value) }) }
  @preconcurrency public init(@_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value, @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void) { self.init(read: plain(get), write: plain(set)) }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _, _ in }) }
  public var wrappedValue: Value { get { read() } nonmutating set { write(newValue, transaction) } }
  public var projectedValue: Binding<Value> { self }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { let (read, write) = (read, write); return Binding<Subject>(read: { read()[keyPath: keyPath] }, write: { var value = read(); value[keyPath: keyPath] = $0; write(value, $1) }) }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Binding: @unchecked Sendable where Value: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Binding<Value>.Index { wrappedValue.startIndex }
  public var endIndex: Binding<Value>.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Binding<Value>.Index) -> Binding<Value>.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Binding<Value>.Index) { wrappedValue.formIndex(after: &i) }
  public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element { let (read, write) = (read, write); return Binding<Value.Element>(read: { read()[position] }, write: { var value = read(); value[position] = $0; write(value, $1) }) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Binding<Value>.Index) { wrappedValue.formIndex(before: &i) }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Binding {
  public func transaction(_ transaction: Transaction) -> Binding<Value> { var copy = self; copy.transaction = transaction; return copy }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { transaction(Transaction(animation: animation)) }
  public init<V>(_ base: Binding<V>) where Value == V? { self.init(read: { base.wrappedValue }, write: { new, _ in if let value = new { base.wrappedValue = value } }) }
  public init?(_ base: Binding<Value?>) { guard base.wrappedValue != nil else { return nil }; self.init(read: { base.wrappedValue! }, write: { value, _ in base.wrappedValue = value }) }
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable { self.init(read: { AnyHashable(base.wrappedValue) }, write: { new, _ in if let value = new.base as? V { base.wrappedValue = value } }) }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Binding: DynamicProperty {}

/// Makes bindings to the properties of an observable object.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(projectedValue: Bindable<Value>) { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { let object = wrappedValue; return Binding(read: { object[keyPath: keyPath] }, write: { value, _ in object[keyPath: keyPath] = value }) }
}

extension Bindable where Value: ObservableObject {
  @available(*, unavailable, message: "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead.")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable: Sendable where Value: Sendable {}

/// An observable object that the view owns.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen @propertyWrapper @preconcurrency @MainActor public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  @usableFromInline let make: () -> ObjectType
  @usableFromInline var object: ObjectType?
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: wrappedValue) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension StateObject: Sendable {}

/// An observable object that another owns.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper @preconcurrency @MainActor @frozen public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup @preconcurrency @MainActor @frozen public struct Wrapper {
    @usableFromInline let object: ObjectType
    init(object: ObjectType) { self.object = object }
    @MainActor @preconcurrency public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { let object = object; return Binding(read: { object[keyPath: keyPath] }, write: { value, _ in object[keyPath: keyPath] = value }) }
  }
  @MainActor @preconcurrency public init(initialValue: ObjectType) { wrappedValue = initialValue }
  @MainActor @preconcurrency public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  @MainActor @preconcurrency public var wrappedValue: ObjectType
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { Wrapper(object: wrappedValue) }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ObservedObject: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ObservedObject.Wrapper: Sendable {}

/// A stored property that is updated before a view's body runs.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol DynamicProperty {
  mutating func update()
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension DynamicProperty {
  public mutating func update() {}
}

/// A namespace for identities.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen @propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  @usableFromInline var number = 0
  public init() {}
  public var wrappedValue: Namespace.ID { ID(number: number) }
  /// The identity of a namespace.
  @frozen public struct ID: Hashable {
    @usableFromInline let number: Int
    public static func == (a: Namespace.ID, b: Namespace.ID) -> Bool { a.number == b.number }
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Namespace: BitwiseCopyable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Namespace.ID: Sendable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Namespace.ID: BitwiseCopyable {}

/// A value in the user's defaults.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  @usableFromInline let key: String
  @usableFromInline let defaultValue: Value
  @usableFromInline var state: StoredState<Value>?
  public var wrappedValue: Value { get { state?.value ?? defaultValue } nonmutating set { state?.value = newValue } }
  public var projectedValue: Binding<Value> { guard let state else { return .constant(defaultValue) }; return Binding(read: { state.value }, write: { value, _ in state.value = value }) }
  private init(_: Never) { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension AppStorage {
  public init<RowValue: Identifiable>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil) where Value == TableColumnCustomization<RowValue> { interfaceOnly() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage: Sendable where Value: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL { (self.key, defaultValue) = (key, wrappedValue) }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String { (self.key, defaultValue) = (key, wrappedValue) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { (self.key, defaultValue) = (key, nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { (self.key, defaultValue) = (key, nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { (self.key, defaultValue) = (key, nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { (self.key, defaultValue) = (key, nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { (self.key, defaultValue) = (key, nil) }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { (self.key, defaultValue) = (key, nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { (self.key, defaultValue) = (key, nil) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AppStorage {
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String { (self.key, defaultValue) = (key, nil) }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int { (self.key, defaultValue) = (key, nil) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension AppStorage {
  public init(wrappedValue: Value = ToolbarLabelStyle.automatic, _ key: String, store: UserDefaults? = nil) where Value == ToolbarLabelStyle { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension AppStorage {
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization { interfaceOnly() }
}

/// A value that is stored and restored with its scene.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  @usableFromInline let key: String
  @usableFromInline let defaultValue: Value
  @usableFromInline var state: StoredState<Value>?
  public var wrappedValue: Value { get { state?.value ?? defaultValue } nonmutating set { state?.value = newValue } }
  public var projectedValue: Binding<Value> { guard let state else { return .constant(defaultValue) }; return Binding(read: { state.value }, write: { value, _ in state.value = value }) }
  private init(_: Never) { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension SceneStorage {
  public init<RowValue: Identifiable>(wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String) where Value == TableColumnCustomization<RowValue> { interfaceOnly() }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Double { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == String { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == URL { (self.key, defaultValue) = (key, wrappedValue) }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init(wrappedValue: Value, _ key: String) where Value == Date { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int { (self.key, defaultValue) = (key, wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String { (self.key, defaultValue) = (key, wrappedValue) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { (self.key, defaultValue) = (key, nil) }
  public init(_ key: String) where Value == Int? { (self.key, defaultValue) = (key, nil) }
  public init(_ key: String) where Value == Double? { (self.key, defaultValue) = (key, nil) }
  public init(_ key: String) where Value == String? { (self.key, defaultValue) = (key, nil) }
  public init(_ key: String) where Value == URL? { (self.key, defaultValue) = (key, nil) }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init(_ key: String) where Value == Date? { (self.key, defaultValue) = (key, nil) }
  public init(_ key: String) where Value == Data? { (self.key, defaultValue) = (key, nil) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension SceneStorage {
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String { (self.key, defaultValue) = (key, nil) }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int { (self.key, defaultValue) = (key, nil) }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension SceneStorage {
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization { interfaceOnly() }
}

/// A number that grows with the size of text.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  let value: Value
  let textStyle: Font.TextStyle
  var factor = 1.0
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (value, self.textStyle) = (wrappedValue, textStyle) }
  public init(wrappedValue: Value) { (value, textStyle) = (wrappedValue, .body) }
  public var wrappedValue: Value { value * Value(factor) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ScaledMetric: Sendable where Value: Sendable {}

/// A view with an action for what a publisher sends.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) { self.content = content; self.publisher = publisher; self.action = action }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension SubscriptionView: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never { unmodeled() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { unmodeled() }
}
