// swift-format-ignore-file

/// An alignment in both axes.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Alignment: Equatable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { self.horizontal = horizontal; self.vertical = vertical }
  public static func == (a: Alignment, b: Alignment) -> Bool { a.horizontal == b.horizontal && a.vertical == b.vertical }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Alignment {
  public static let center: Alignment = Alignment(horizontal: .center, vertical: .center)
  public static let leading: Alignment = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing: Alignment = Alignment(horizontal: .trailing, vertical: .center)
  public static let top: Alignment = Alignment(horizontal: .center, vertical: .top)
  public static let bottom: Alignment = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading: Alignment = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading: Alignment = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .bottom)
  public static var centerFirstTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .firstTextBaseline) }
  public static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }
  public static var leadingFirstTextBaseline: Alignment { Alignment(horizontal: .leading, vertical: .firstTextBaseline) }
  public static var leadingLastTextBaseline: Alignment { Alignment(horizontal: .leading, vertical: .lastTextBaseline) }
  public static var trailingFirstTextBaseline: Alignment { Alignment(horizontal: .trailing, vertical: .firstTextBaseline) }
  public static var trailingLastTextBaseline: Alignment { Alignment(horizontal: .trailing, vertical: .lastTextBaseline) }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Alignment: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Alignment: BitwiseCopyable {}

/// What an alignment is made of.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The key of an alignment guide.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct AlignmentKey: Hashable, Comparable {
  @usableFromInline let id: any AlignmentID.Type
  @usableFromInline let isHorizontal: Bool
  public static func < (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { ObjectIdentifier(lhs.id) < ObjectIdentifier(rhs.id) }
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.isHorizontal == b.isHorizontal }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AlignmentKey: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AlignmentKey: BitwiseCopyable {}

/// An alignment along the horizontal axis.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct HorizontalAlignment: Equatable {
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: true) }
  init(key: AlignmentKey) { self.key = key }
  public let key: AlignmentKey
  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.key == b.key }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension HorizontalAlignment {
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { key.combine(Array(values)) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension HorizontalAlignment {
  public static let leading: HorizontalAlignment = HorizontalAlignment(LeadingGuide.self)
  public static let center: HorizontalAlignment = HorizontalAlignment(CenterGuide.self)
  public static let trailing: HorizontalAlignment = HorizontalAlignment(TrailingGuide.self)
}

@available(iOS 16.0, macOS 13.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension HorizontalAlignment {
  public static let listRowSeparatorLeading: HorizontalAlignment = HorizontalAlignment(SeparatorLeadingGuide.self)
  public static let listRowSeparatorTrailing: HorizontalAlignment = HorizontalAlignment(SeparatorTrailingGuide.self)
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension HorizontalAlignment: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension HorizontalAlignment: BitwiseCopyable {}

/// An alignment along the vertical axis.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct VerticalAlignment: Equatable {
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: false) }
  init(key: AlignmentKey) { self.key = key }
  public let key: AlignmentKey
  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.key == b.key }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VerticalAlignment {
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { key.combine(Array(values)) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension VerticalAlignment {
  public static let top: VerticalAlignment = VerticalAlignment(TopGuide.self)
  public static let center: VerticalAlignment = VerticalAlignment(MiddleGuide.self)
  public static let bottom: VerticalAlignment = VerticalAlignment(BottomGuide.self)
  public static let firstTextBaseline: VerticalAlignment = VerticalAlignment(FirstBaselineGuide.self)
  public static let lastTextBaseline: VerticalAlignment = VerticalAlignment(LastBaselineGuide.self)
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension VerticalAlignment: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension VerticalAlignment: BitwiseCopyable {}

/// The size and the guides of a view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ViewDimensions {
  let box: ModelLayoutBox?
  let size: CGSize
  let proposal: ProposedViewSize
  init(box: ModelLayoutBox?, size: CGSize, proposal: ProposedViewSize) { (self.box, self.size, self.proposal) = (box, size, proposal) }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  subscript(guide: AlignmentKey) -> CGFloat { self[explicit: guide] ?? guide.id.defaultValue(in: self) }
  subscript(explicit guide: AlignmentKey) -> CGFloat? { box?.guide(guide, in: size, proposal) }
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }
}
@available(*, unavailable)
extension ViewDimensions: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewDimensions: Equatable {
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool { lhs.box === rhs.box && lhs.size == rhs.size && lhs.proposal == rhs.proposal }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  @preconcurrency nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View { wrapped(in: .horizontalGuide(g, computeValue)) }
  @preconcurrency nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View { wrapped(in: .verticalGuide(g, computeValue)) }
}
