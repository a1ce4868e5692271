// swift-format-ignore-file

/// A type that places views.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) { cache = makeCache(subviews: subviews) }
  public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat? { combinedGuide(guide.key, in: bounds, proposal, subviews, &cache) }
  public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat? { combinedGuide(guide.key, in: bounds, proposal, subviews, &cache) }
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing { subviews.isEmpty ? .zero : subviews.reduce(ViewSpacing()) { $0.union($1.spacing) } }
  @_disfavoredOverload public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { LayoutView(layout: self, content: content()) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout where Self.Cache == () {
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

/// Left to right, or right to left.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

#if !os(macOS)
extension LayoutDirection {
  @available(iOS 14.0, tvOS 14.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) { interfaceOnly() }
}
#endif

/// What happens to a shape in a right-to-left layout.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// What is true of a layout.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutProperties: Sendable {
  public init() {}
  public var stackOrientation: Axis?
}

/// A view of a layout.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubview: Equatable {
  let part: ModelLayoutPart
  public func _trait<K: _ViewTraitKey>(key: K.Type) -> K.Value { part.traits[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { part.traits[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
  public var priority: Double { part.priority }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { part.box.size(proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { part.box.dimensions(proposal) }
  public var spacing: ViewSpacing { part.box.spacing }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) { part.place(at: position, anchor, proposal) }
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.part === b.part }
}
@available(*, unavailable)
extension LayoutSubview: Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension LayoutSubview {
  public var containerValues: ContainerValues { ContainerValues(values: part.traits) }
}

/// The views of a layout.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public var layoutDirection: LayoutDirection
  let parts: [ModelLayoutPart]
  init(_ parts: [ModelLayoutPart], _ layoutDirection: LayoutDirection) { (self.parts, self.layoutDirection) = (parts, layoutDirection) }
  public var startIndex: Int { 0 }
  public var endIndex: Int { parts.count }
  public subscript(index: Int) -> LayoutSubviews.Element { LayoutSubview(part: parts[index]) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(parts[bounds]), layoutDirection) }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int { LayoutSubviews(indices.map { parts[$0] }, layoutDirection) }
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool { lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs) }
}

/// The key of a value that a container reads of its subviews.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// A layout of any type.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct AnyLayout: Layout {
  @usableFromInline let layout: any Layout
  public init<L: Layout>(_ layout: L) { self.layout = layout }
  /// What the layout keeps.
  public struct Cache {
    var value: Any
  }
  public typealias AnimatableData = _AnyAnimatableData
  public func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache { Cache(value: layout.erasedCache(subviews)) }
  public func updateCache(_ cache: inout AnyLayout.Cache, subviews: AnyLayout.Subviews) { layout.erasedUpdate(&cache.value, subviews) }
  public func spacing(subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing { layout.erasedSpacing(subviews, &cache.value) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> CGSize { layout.erasedSize(proposal, subviews, &cache.value) }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) { layout.erasedPlace(in: bounds, proposal, subviews, &cache.value) }
  public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> CGFloat? { layout.erasedGuide(guide.key, in: bounds, proposal, subviews, &cache.value) }
  public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> CGFloat? { layout.erasedGuide(guide.key, in: bounds, proposal, subviews, &cache.value) }
  public var animatableData: AnyLayout.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
}
@available(*, unavailable)
extension AnyLayout.Cache: Sendable {}
@available(*, unavailable)
extension AnyLayout: Sendable {}

/// The layout of a row.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { self.alignment = alignment; self.spacing = spacing }
  private var model: ModelStackLayout { ModelStackLayout(axis: .horizontal, guide: alignment.key, spacing: spacing) }
  public typealias AnimatableData = EmptyAnimatableData
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize { model.arrangement(of: subviews, for: proposal).size }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) { model.place(subviews, in: bounds, proposal) }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension HStackLayout: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension HStackLayout: BitwiseCopyable {}

/// The layout of a column.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { self.alignment = alignment; self.spacing = spacing }
  private var model: ModelStackLayout { ModelStackLayout(axis: .vertical, guide: alignment.key, spacing: spacing) }
  public typealias AnimatableData = EmptyAnimatableData
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize { model.arrangement(of: subviews, for: proposal).size }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) { model.place(subviews, in: bounds, proposal) }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VStackLayout: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VStackLayout: BitwiseCopyable {}

/// The layout of layers.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct ZStackLayout: Layout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize { ModelLayers(alignment).size(of: subviews, for: proposal) }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) { ModelLayers(alignment).place(subviews, in: bounds) }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ZStackLayout: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ZStackLayout: BitwiseCopyable {}

/// The size a layout offers.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct ProposedViewSize: Equatable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero: ProposedViewSize = ProposedViewSize(width: 0, height: 0)
  public static let unspecified: ProposedViewSize = ProposedViewSize(width: nil, height: nil)
  public static let infinity: ProposedViewSize = ProposedViewSize(width: .infinity, height: .infinity)
  public init(width: CGFloat?, height: CGFloat?) { self.width = width; self.height = height }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
  public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool { a.width == b.width && a.height == b.height }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ProposedViewSize: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ProposedViewSize: BitwiseCopyable {}

/// The room a view wants around itself.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ViewSpacing: Sendable {
  var model = ModelSpacing()
  init(_ model: ModelSpacing) { self.model = model }
  public static let zero: ViewSpacing = ViewSpacing(.zero)
  public init() {}
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { model.formUnion(other.model, edges) }
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { ViewSpacing(model.union(other.model, edges)) }
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { model.distance(to: next.model, along: axis) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { modifier(TraitModifier(key: ObjectIdentifier(K.self)) { _ in value }) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func layoutPriority(_ value: Double) -> some View { wrapped(in: .priority(value)) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { unmodeled() }
}
