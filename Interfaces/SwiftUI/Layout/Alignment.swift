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
  public static func < (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { ObjectIdentifier(lhs.id) < ObjectIdentifier(rhs.id) }
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AlignmentKey: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension AlignmentKey: BitwiseCopyable {}

/// An alignment along the horizontal axis.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct HorizontalAlignment: Equatable {
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id) }
  public let key: AlignmentKey
  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.key == b.key }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension HorizontalAlignment {
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { let known = values.compactMap { $0 }; return known.isEmpty ? nil : known.reduce(0, +) / CGFloat(known.count) }
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
  public static let listRowSeparatorLeading: HorizontalAlignment = interfaceValue()
  public static let listRowSeparatorTrailing: HorizontalAlignment = interfaceValue()
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension HorizontalAlignment: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension HorizontalAlignment: BitwiseCopyable {}

/// An alignment along the vertical axis.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct VerticalAlignment: Equatable {
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id) }
  public let key: AlignmentKey
  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.key == b.key }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension VerticalAlignment {
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? { let known = values.compactMap { $0 }; return known.isEmpty ? nil : known.reduce(0, +) / CGFloat(known.count) }
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
  var modelSize: CGSize
  var guides: [AlignmentKey: CGFloat] = [:]
  public var width: CGFloat { modelSize.width }
  public var height: CGFloat { modelSize.height }
  public subscript(guide: HorizontalAlignment) -> CGFloat { guides[guide.key] ?? guide.key.id.defaultValue(in: self) }
  public subscript(guide: VerticalAlignment) -> CGFloat { guides[guide.key] ?? guide.key.id.defaultValue(in: self) }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { guides[guide.key] }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { guides[guide.key] }
}
@available(*, unavailable)
extension ViewDimensions: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ViewDimensions: Equatable {
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  @preconcurrency nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View { wrapped(in: .horizontalGuide(g, computeValue)) }
  @preconcurrency nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat) -> some View { wrapped(in: .verticalGuide(g, computeValue)) }
}
