// swift-format-ignore-file

/// A row.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct HStack<Content: View>: View {
  @usableFromInline let layout: HStackLayout
  @usableFromInline let content: Content
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { layout = HStackLayout(alignment: alignment, spacing: spacing); self.content = content() }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension HStack: Sendable {}

/// A column.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct VStack<Content: View>: View {
  @usableFromInline let layout: VStackLayout
  @usableFromInline let content: Content
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { layout = VStackLayout(alignment: alignment, spacing: spacing); self.content = content() }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension VStack: Sendable {}

/// Layers.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct ZStack<Content: View>: View {
  @usableFromInline let layout: ZStackLayout
  @usableFromInline let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { layout = ZStackLayout(alignment: alignment); self.content = content() }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension ZStack: Sendable {}

/// A row whose views are made when they are seen.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment, spacing: CGFloat?, content: Content
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension LazyHStack: Sendable {}

/// A column whose views are made when they are seen.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment, spacing: CGFloat?, content: Content
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension LazyVStack: Sendable {}

/// A grid that grows sidewards.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct LazyHGrid<Content: View>: View {
  let rows: [GridItem], alignment: VerticalAlignment, spacing: CGFloat?, content: Content
  public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content()) }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension LazyHGrid: Sendable {}

/// A grid that grows downwards.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem], alignment: HorizontalAlignment, spacing: CGFloat?, content: Content
  public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) { (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content()) }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension LazyVGrid: Sendable {}

/// Rows and columns.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct Grid<Content: View> {
  @usableFromInline let layout: GridLayout
  @usableFromInline let content: Content
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { layout = GridLayout(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing); self.content = content() }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension Grid: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Grid: View {}

/// A row or a column of a lazy grid.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct GridItem: Sendable {
  /// The size of a row or a column.
  public enum Size: Sendable {
    case fixed(_: CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: GridItem.Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) { self.size = size; self.spacing = spacing; self.alignment = alignment }
}

/// The layout of a grid's rows.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct GridLayout: _VariadicView.UnaryViewRoot {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) { self.alignment = alignment; self.horizontalSpacing = horizontalSpacing; self.verticalSpacing = verticalSpacing }
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GridLayout: Layout {
  public func makeCache(subviews: GridLayout.Subviews) -> GridLayout.Cache { interfaceOnly() }
  public func updateCache(_ cache: inout GridLayout.Cache, subviews: GridLayout.Subviews) { interfaceOnly() }
  public func spacing(subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> ViewSpacing { interfaceOnly() }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> CGSize { interfaceOnly() }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) { interfaceOnly() }
  public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> CGFloat? { interfaceOnly() }
  public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> CGFloat? { interfaceOnly() }
  public typealias AnimatableData = EmptyAnimatableData
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GridLayout {
  /// The measurements of a grid.
  public struct Cache {}
}
@available(*, unavailable)
extension GridLayout.Cache: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GridLayout: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GridLayout: BitwiseCopyable {}

/// A row of a grid.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct GridRow<Content: View> {
  @usableFromInline let alignment: VerticalAlignment?
  @usableFromInline let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { (self.alignment, self.content) = (alignment, content()) }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension GridRow: Sendable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension GridRow: View {}

/// Views that stick while their section scrolls.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders: PinnedScrollableViews = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters: PinnedScrollableViews = PinnedScrollableViews(rawValue: 1 << 1)
}

/// Room.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen @MainActor @preconcurrency public struct Spacer {
  @MainActor @preconcurrency public var minLength: CGFloat?
  @MainActor @preconcurrency public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Spacer: View {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Spacer: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Spacer: BitwiseCopyable {}

/// A line between views.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Divider: View {
  public init() {}
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension Divider: Sendable {}

/// A view that takes the first of its views that fits.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen nonisolated public struct ViewThatFits<Content: View>: View {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { (self.axes, self.content) = (axes, content()) }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension ViewThatFits: Sendable {}

/// Views beside each other with movable dividers.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct HSplitView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { interfaceOnly() }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension HSplitView: Sendable {}

/// Views above each other with movable dividers.
@available(macOS 10.15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
nonisolated public struct VSplitView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) { interfaceOnly() }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension VSplitView: Sendable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View { gridCell { $0.columns = count } }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { gridCell { $0.anchor = anchor } }
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { gridCell { $0.guide = guide } }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { gridCell { $0.unsized = axes } }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
extension GridItem.Size: Equatable {
  public static func == (a: GridItem.Size, b: GridItem.Size) -> Bool { interfaceOnly() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
extension GridItem: Equatable {
  public static func == (a: GridItem, b: GridItem) -> Bool { a.size == b.size && a.spacing == b.spacing && a.alignment == b.alignment }
}
