// swift-format-ignore-file

/// The size a layout offers.
@frozen public struct ProposedViewSize: Equatable, Sendable, BitwiseCopyable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { interfaceOnly() }
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { interfaceOnly() }
}

/// What is true of a layout.
public struct LayoutProperties: Sendable {
  public init() {}
  public var stackOrientation: Axis?
}

/// The room a view wants around itself.
public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing()
  public init() {}
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { interfaceOnly() }
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { interfaceOnly() }
}

/// A type that places views.
public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
}
extension Layout {
  public static var layoutProperties: LayoutProperties { interfaceOnly() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { nil }
  public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { nil }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { interfaceOnly() }
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { EmptyView() }
}
extension Layout where Cache == () {
  public func makeCache(subviews: Subviews) -> Cache { interfaceOnly() }
}

/// The views of a layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  public var layoutDirection: LayoutDirection
  public var startIndex: Int { interfaceOnly() }
  public var endIndex: Int { interfaceOnly() }
  public subscript(index: Int) -> LayoutSubviews.Element { interfaceOnly() }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { interfaceOnly() }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int { interfaceOnly() }
}

/// A view of a layout.
public struct LayoutSubview: Equatable {
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { interfaceOnly() }
  public var priority: Double { interfaceOnly() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { interfaceOnly() }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { interfaceOnly() }
  public var spacing: ViewSpacing { interfaceOnly() }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) { interfaceOnly() }
}
@available(*, unavailable) extension LayoutSubview: Sendable {}

/// A layout of any type.
@frozen public struct AnyLayout: Layout {
  public init<L: Layout>(_ layout: L) { interfaceOnly() }
  /// What the layout keeps.
  public struct Cache {}
  public typealias AnimatableData = EmptyAnimatableData
  public func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache { interfaceOnly() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> CGSize { interfaceOnly() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) { interfaceOnly() }
}
@available(*, unavailable) extension AnyLayout: Sendable {}

/// The layout of a row.
@frozen public struct HStackLayout: Layout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { interfaceOnly() }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { interfaceOnly() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) { interfaceOnly() }
}
/// The layout of a column.
@frozen public struct VStackLayout: Layout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { interfaceOnly() }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { interfaceOnly() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) { interfaceOnly() }
}
/// The layout of layers.
@frozen public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { interfaceOnly() }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { interfaceOnly() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) { interfaceOnly() }
}

/// A row.
@frozen nonisolated public struct HStack<Content: View>: _PrimitiveView {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { interfaceOnly() }
}
@available(*, unavailable) extension HStack: Sendable {}
/// A column.
@frozen nonisolated public struct VStack<Content: View>: _PrimitiveView {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { interfaceOnly() }
}
@available(*, unavailable) extension VStack: Sendable {}
/// Layers.
@frozen nonisolated public struct ZStack<Content: View>: _PrimitiveView {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { interfaceOnly() }
}
@available(*, unavailable) extension ZStack: Sendable {}
/// Views that stick while their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
/// A row whose views are made when they are seen.
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { interfaceOnly() }
}
@available(*, unavailable) extension LazyHStack: Sendable {}
/// A column whose views are made when they are seen.
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { interfaceOnly() }
}
@available(*, unavailable) extension LazyVStack: Sendable {}
/// A row or a column of a lazy grid.
public struct GridItem: Sendable {
  /// The size of a row or a column.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: GridItem.Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { interfaceOnly() }
}
/// A grid that grows downwards.
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView {
  public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { interfaceOnly() }
}
@available(*, unavailable) extension LazyVGrid: Sendable {}
/// A grid that grows sidewards.
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView {
  public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { interfaceOnly() }
}
@available(*, unavailable) extension LazyHGrid: Sendable {}
/// Rows and columns.
@frozen nonisolated public struct Grid<Content: View>: _PrimitiveView {
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { interfaceOnly() }
}
@available(*, unavailable) extension Grid: Sendable {}
/// A row of a grid.
@frozen nonisolated public struct GridRow<Content: View>: _PrimitiveView {
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { interfaceOnly() }
}
@available(*, unavailable) extension GridRow: Sendable {}
/// A view that takes the first of its views that fits.
@frozen nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { interfaceOnly() }
}
@available(*, unavailable) extension ViewThatFits: Sendable {}
/// Room.
@frozen @MainActor @preconcurrency public struct Spacer: _PrimitiveView, Sendable {
  @MainActor @preconcurrency public var minLength: CGFloat?
  @MainActor @preconcurrency public init(minLength: CGFloat? = nil) { interfaceOnly() }
}
/// A line between views.
nonisolated public struct Divider: _PrimitiveView {
  public init() {}
}
@available(*, unavailable) extension Divider: Sendable {}
