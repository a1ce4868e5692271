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
  @usableFromInline let model: ModelAnchor<Value>
  /// Where an anchor comes from.
  @frozen public struct Source {
    @usableFromInline let model: ModelAnchorSource<Value>
  }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source: Sendable where Value: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor: Sendable where Value: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool { lhs.model === rhs.model }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(model)) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source {
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] { model = ModelAnchorSource { frame in array.map { $0.model.value(frame) } } }
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? { model = ModelAnchorSource { frame in anchor.map { $0.model.value(frame) } } }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source { Anchor<Value>.Source(model: ModelAnchorSource { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }) }
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source { Anchor<Value>.Source(p) }
  public static var topLeading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(UnitPoint.topLeading) }
  public static var top: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(UnitPoint.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(UnitPoint.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(UnitPoint.leading) }
  public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(UnitPoint.center) }
  public static var trailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(UnitPoint.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(UnitPoint.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(UnitPoint.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(UnitPoint.bottomTrailing) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source where Value == CGRect {
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source { Anchor<Value>.Source(model: ModelAnchorSource { r.offsetBy(dx: $0.minX, dy: $0.minY) }) }
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(model: ModelAnchorSource { $0 }) }
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
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View { preferenceLayer(K.self, .overlay(alignment), alignment, transform) }
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View { preferenceLayer(K.self, .background(alignment), alignment, transform) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  @_disfavoredOverload nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(_v0: Void = (), _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View { preferenceLayer(K.self, .overlay(alignment), alignment, transform) }
  @_disfavoredOverload nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(_v0: Void = (), _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View { preferenceLayer(K.self, .background(alignment), alignment, transform) }
  @_disfavoredOverload nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View { preferenceLayer(Key.self, .overlay(.center), .center, transform) }
  @_disfavoredOverload nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View { preferenceLayer(Key.self, .background(.center), .center, transform) }
  nonisolated public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View { changingPreference(key) { _, value in callback(&value) } }
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { changingNode { node, _ in let outer = ModelNode(.group, [node]); outer.preferences[ObjectIdentifier(K.self)] = { value }; return outer } }
  nonisolated public func anchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value) -> some View { changingNode { node, _ in let outer = ModelNode(.group, [node]); outer.preferences[ObjectIdentifier(K.self)] = { [unowned outer] in transform(Anchor(model: ModelAnchor(value.model, outer))) }; return outer } }
  nonisolated public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View where K.Value: Equatable { changingNode { node, inputs in let scope = inputs.scope; scope.host.afterLayout.append { scope.reportChange(of: node.preference(K.self) ?? K.defaultValue, action) }; return node } }
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View { changingPreference(K.self) { node, preference in transform(&preference, Anchor(model: ModelAnchor(value.model, node))) } }
}
