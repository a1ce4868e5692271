// swift-format-ignore-file

/// The key of a value that views pass up.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  public static var defaultValue: Self.Value { nil }
}

/// A frame that can be read in another view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Anchor<Value> {
  /// Where an anchor comes from.
  @frozen public struct Source {}
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source: Sendable where Value: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor: Sendable where Value: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source {
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] { interfaceOnly() }
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source { interfaceOnly() }
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source { interfaceOnly() }
  public static var topLeading: Anchor<CGPoint>.Source { interfaceOnly() }
  public static var top: Anchor<CGPoint>.Source { interfaceOnly() }
  public static var topTrailing: Anchor<CGPoint>.Source { interfaceOnly() }
  public static var leading: Anchor<CGPoint>.Source { interfaceOnly() }
  public static var center: Anchor<CGPoint>.Source { interfaceOnly() }
  public static var trailing: Anchor<CGPoint>.Source { interfaceOnly() }
  public static var bottomLeading: Anchor<CGPoint>.Source { interfaceOnly() }
  public static var bottom: Anchor<CGPoint>.Source { interfaceOnly() }
  public static var bottomTrailing: Anchor<CGPoint>.Source { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source where Value == CGRect {
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source { interfaceOnly() }
  public static var bounds: Anchor<CGRect>.Source { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension CGRect: Animatable {
  public typealias AnimatableData = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  public var animatableData: CGRect.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
}

/// The preference for a color scheme.
@available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?
  public static func reduce(value: inout PreferredColorSchemeKey.Value, nextValue: () -> PreferredColorSchemeKey.Value) { if value == nil { value = nextValue() } }
}
@available(*, unavailable)
extension PreferredColorSchemeKey: Sendable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View { changingNode { node, inputs in ModelNode(.overlay(alignment), [node, ModelNode(.group, nodes(of: transform(node.preference(key) ?? key.defaultValue), inputs))]) } }
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View { changingNode { node, inputs in ModelNode(.background(alignment), [node, ModelNode(.group, nodes(of: transform(node.preference(key) ?? key.defaultValue), inputs))]) } }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  @_disfavoredOverload nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(_v0: Void = (), _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View { unmodeled() }
  @_disfavoredOverload nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(_v0: Void = (), _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View { unmodeled() }
  @_disfavoredOverload nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View { unmodeled() }
  @_disfavoredOverload nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View { unmodeled() }
  nonisolated public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View { changingNode { node, _ in let outer = ModelNode(.group, [node]); var value = node.preference(K.self) ?? K.defaultValue; callback(&value); outer.preferences[ObjectIdentifier(K.self)] = value; return outer } }
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { changingNode { node, _ in let outer = ModelNode(.group, [node]); outer.preferences[ObjectIdentifier(K.self)] = value; return outer } }
  nonisolated public func anchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View { unmodeled() }
  nonisolated public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View where K.Value: Equatable { changingNode { node, inputs in inputs.scope.reportChange(of: node.preference(K.self) ?? K.defaultValue, action); return node } }
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View { unmodeled() }
}
