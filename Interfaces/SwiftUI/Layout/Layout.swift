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
  public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat? { nil }
  public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat? { nil }
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing { ViewSpacing() }
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
  public func _trait<K: _ViewTraitKey>(key: K.Type) -> K.Value { interfaceOnly() }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { interfaceOnly() }
  public var priority: Double { interfaceOnly() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { interfaceOnly() }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { interfaceOnly() }
  public var spacing: ViewSpacing { interfaceOnly() }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) { interfaceOnly() }
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { interfaceOnly() }
}
@available(*, unavailable)
extension LayoutSubview: Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension LayoutSubview {
  public var containerValues: ContainerValues { interfaceOnly() }
}

/// The views of a layout.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public var layoutDirection: LayoutDirection
  public var startIndex: Int { interfaceOnly() }
  public var endIndex: Int { interfaceOnly() }
  public subscript(index: Int) -> LayoutSubviews.Element { interfaceOnly() }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { interfaceOnly() }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int { interfaceOnly() }
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool { lhs.layoutDirection == rhs.layoutDirection }
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
  public struct Cache {}
  public typealias AnimatableData = _AnyAnimatableData
  public func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache { interfaceOnly() }
  public func updateCache(_ cache: inout AnyLayout.Cache, subviews: AnyLayout.Subviews) { interfaceOnly() }
  public func spacing(subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing { interfaceOnly() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> CGSize { interfaceOnly() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) { interfaceOnly() }
  public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> CGFloat? { interfaceOnly() }
  public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> CGFloat? { interfaceOnly() }
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
  public typealias AnimatableData = EmptyAnimatableData
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize { interfaceOnly() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) { interfaceOnly() }
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
  public typealias AnimatableData = EmptyAnimatableData
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize { interfaceOnly() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) { interfaceOnly() }
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
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize { interfaceOnly() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) { interfaceOnly() }
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
  public static let zero: ViewSpacing = ViewSpacing()
  public init() {}
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { interfaceOnly() }
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { interfaceOnly() }
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { interfaceOnly() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { unmodeled() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func layoutPriority(_ value: Double) -> some View { wrapped(in: .priority(value)) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { unmodeled() }
}
