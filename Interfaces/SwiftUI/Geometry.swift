// swift-format-ignore-file

/// A direction.
@frozen public enum Axis: Int8, CaseIterable, Sendable, BitwiseCopyable {
  case horizontal, vertical
  /// Directions.
  @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a rectangle.
@frozen public enum Edge: Int8, CaseIterable, Sendable, BitwiseCopyable {
  case top, leading, bottom, trailing
  /// Edges.
  @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
    public init(_ e: Edge) { interfaceOnly() }
  }
}

/// An edge at the side.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
  case leading, trailing
  /// Edges at the sides.
  @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
    public init(_ edge: HorizontalEdge) { interfaceOnly() }
  }
}

/// An edge above or below.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
  case top, bottom
  /// Edges above and below.
  @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
    public init(_ e: VerticalEdge) { interfaceOnly() }
  }
}

/// Distances from the edges.
@frozen public struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { interfaceOnly() }
  public init() { interfaceOnly() }
}

/// A point in a rectangle of one by one.
@frozen public struct UnitPoint: Hashable, Sendable, BitwiseCopyable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { interfaceOnly() }
  public init(x: CGFloat, y: CGFloat) { interfaceOnly() }
  public static let zero = UnitPoint()
  public static let center = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
  public static let topLeading = UnitPoint()
  public static let topTrailing = UnitPoint()
  public static let bottomLeading = UnitPoint()
  public static let bottomTrailing = UnitPoint()
}

/// An angle.
@frozen public struct Angle: Sendable, BitwiseCopyable {
  public var radians: Double
  public var degrees: Double { get { interfaceOnly() } set { interfaceOnly() } }
  public init() { interfaceOnly() }
  public init(radians: Double) { interfaceOnly() }
  public init(degrees: Double) { interfaceOnly() }
  public static func radians(_ radians: Double) -> Angle { interfaceOnly() }
  public static func degrees(_ degrees: Double) -> Angle { interfaceOnly() }
  public static var zero: Angle { interfaceOnly() }
}
extension Angle: Hashable, Comparable {
  public static func < (lhs: Angle, rhs: Angle) -> Bool { interfaceOnly() }
  prefix public static func - (operand: Angle) -> Angle { interfaceOnly() }
  public static func + (lhs: Angle, rhs: Angle) -> Angle { interfaceOnly() }
  public static func - (lhs: Angle, rhs: Angle) -> Angle { interfaceOnly() }
  public static func * (lhs: Angle, rhs: Double) -> Angle { interfaceOnly() }
  public static func / (lhs: Angle, rhs: Double) -> Angle { interfaceOnly() }
}
extension Angle: Animatable {
  public typealias AnimatableData = Double
  public var animatableData: Double { get { interfaceOnly() } set { interfaceOnly() } }
}

/// What an alignment is made of.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment along the horizontal axis.
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type) { interfaceOnly() }
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
  public static let listRowSeparatorLeading = HorizontalAlignment()
  public static let listRowSeparatorTrailing = HorizontalAlignment()
  init() { interfaceOnly() }
}

/// An alignment along the vertical axis.
@frozen public struct VerticalAlignment: Equatable, Sendable {
  public init(_ id: any AlignmentID.Type) { interfaceOnly() }
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
  public static let lastTextBaseline = VerticalAlignment()
  init() { interfaceOnly() }
}

/// An alignment in both axes.
@frozen public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { interfaceOnly() }
  public static let center = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
  public static let topLeading = Alignment()
  public static let topTrailing = Alignment()
  public static let bottomLeading = Alignment()
  public static let bottomTrailing = Alignment()
  public static var centerFirstTextBaseline: Alignment { interfaceOnly() }
  public static var centerLastTextBaseline: Alignment { interfaceOnly() }
  public static var leadingFirstTextBaseline: Alignment { interfaceOnly() }
  public static var leadingLastTextBaseline: Alignment { interfaceOnly() }
  public static var trailingFirstTextBaseline: Alignment { interfaceOnly() }
  public static var trailingLastTextBaseline: Alignment { interfaceOnly() }
  init() { interfaceOnly() }
}

/// The size and the guides of a view.
public struct ViewDimensions: Equatable {
  public var width: CGFloat { interfaceOnly() }
  public var height: CGFloat { interfaceOnly() }
  public subscript(guide: HorizontalAlignment) -> CGFloat { interfaceOnly() }
  public subscript(guide: VerticalAlignment) -> CGFloat { interfaceOnly() }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { interfaceOnly() }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { interfaceOnly() }
}
@available(*, unavailable) extension ViewDimensions: Sendable {}

/// Left to right, or right to left.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// What happens to a shape in a right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { interfaceOnly() }
}

/// The alignment of lines of text.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  case leading, center, trailing
}

/// How content with an aspect ratio fills its place.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  case fit, fill
}

/// The size of text.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { interfaceOnly() }
}

/// The size of controls.
public enum ControlSize: CaseIterable, Equatable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The weight of text for legibility.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// How much something stands out.
public enum Prominence: Equatable, Hashable, Sendable {
  case standard, increased
}

/// Whether something is visible.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable, BitwiseCopyable {
  case automatic, visible, hidden
}

/// Why content is redacted.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Parts of the safe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: 3)
}

/// What views with one identity share.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable, BitwiseCopyable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

/// A frame that can be read in another view.
@frozen public struct Anchor<Value> {
  /// Where an anchor comes from.
  @frozen public struct Source {
    init() { interfaceOnly() }
  }
}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { interfaceOnly() }
}
extension Anchor.Source where Value == CGPoint {
  public static var center: Anchor<CGPoint>.Source { interfaceOnly() }
}

/// A space in which to measure.
public enum CoordinateSpace {
  case global, local
  case named(AnyHashable)
}
@available(*, unavailable) extension CoordinateSpace: Sendable {}

/// A space in which to measure.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}
/// The space of a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public var coordinateSpace: CoordinateSpace { interfaceOnly() }
}
/// The space of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { interfaceOnly() }
}
/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { interfaceOnly() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { interfaceOnly() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { interfaceOnly() } }
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { interfaceOnly() } }

/// The size a view is offered.
public struct GeometryProxy {
  public var size: CGSize { interfaceOnly() }
  public subscript<T>(anchor: Anchor<T>) -> T { interfaceOnly() }
  public var safeAreaInsets: EdgeInsets { interfaceOnly() }
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { interfaceOnly() }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { interfaceOnly() }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { interfaceOnly() }
}
@available(*, unavailable) extension GeometryProxy: Sendable {}

/// A view that knows the size it is offered.
@frozen nonisolated public struct GeometryReader<Content: View>: _PrimitiveView {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}
@available(*, unavailable) extension GeometryReader: Sendable {}
