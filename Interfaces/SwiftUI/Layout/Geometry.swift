// swift-format-ignore-file

/// How much room there is in a direction.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension UserInterfaceSizeClass: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension UserInterfaceSizeClass: Hashable {}

#if !os(macOS)
extension UserInterfaceSizeClass {
  @available(iOS 14.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) { interfaceOnly() }
}
#endif

/// An angle.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Angle {
  public var radians: Double
  public var degrees: Double { get { radians * 180 / .pi } set { radians = newValue * .pi / 180 } }
  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Angle: Hashable, Comparable {
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
  public static func == (a: Angle, b: Angle) -> Bool { a.radians == b.radians }
  public func hash(into hasher: inout Hasher) { hasher.combine(radians) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Angle: Animatable, _VectorMath {
  public var animatableData: Double { get { radians } set { radians = newValue } }
  public static var zero: Angle { Angle() }
  public typealias AnimatableData = Double
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Angle: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Angle: BitwiseCopyable {}

/// A direction.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum Axis: Int8, CaseIterable {
  case horizontal
  case vertical
  /// Directions.
  @frozen public struct Set: OptionSet {
    public typealias Element = Axis.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal: Axis.Set = Axis.Set(rawValue: 1 << 0)
    public static let vertical: Axis.Set = Axis.Set(rawValue: 1 << 1)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Axis: CustomStringConvertible {
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Axis: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Axis: Hashable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Axis: RawRepresentable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Axis: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Axis: BitwiseCopyable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Axis.Set: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Axis.Set: BitwiseCopyable {}

/// An edge of a rectangle.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum Edge: Int8, CaseIterable {
  case top, leading, bottom, trailing
  /// Edges.
  @frozen public struct Set: OptionSet {
    public typealias Element = Edge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top: Edge.Set = Edge.Set(rawValue: 1 << 0)
    public static let leading: Edge.Set = Edge.Set(rawValue: 1 << 1)
    public static let bottom: Edge.Set = Edge.Set(rawValue: 1 << 2)
    public static let trailing: Edge.Set = Edge.Set(rawValue: 1 << 3)
    public static let all: Edge.Set = Edge.Set(rawValue: 15)
    public static let horizontal: Edge.Set = Edge.Set(rawValue: 10)
    public static let vertical: Edge.Set = Edge.Set(rawValue: 5)
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
  }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Edge: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Edge: Hashable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Edge: RawRepresentable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Edge: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Edge: BitwiseCopyable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Edge.Set: BitwiseCopyable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Edge.Set: Sendable {}

/// Distances from the edges.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct EdgeInsets: Equatable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { self.top = top; self.leading = leading; self.bottom = bottom; self.trailing = trailing }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public static func == (a: EdgeInsets, b: EdgeInsets) -> Bool { a.top == b.top && a.leading == b.leading && a.bottom == b.bottom && a.trailing == b.trailing }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EdgeInsets: Animatable, _VectorMath {
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  public var animatableData: EdgeInsets.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
}

extension EdgeInsets {
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, *)
  @available(watchOS, unavailable)
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) { interfaceOnly() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EdgeInsets: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EdgeInsets: BitwiseCopyable {}

/// A point in a rectangle of one by one.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct UnitPoint: Hashable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
  public static let zero: UnitPoint = UnitPoint(x: 0, y: 0)
  public static let center: UnitPoint = UnitPoint(x: 0.5, y: 0.5)
  public static let leading: UnitPoint = UnitPoint(x: 0, y: 0.5)
  public static let trailing: UnitPoint = UnitPoint(x: 1, y: 0.5)
  public static let top: UnitPoint = UnitPoint(x: 0.5, y: 0)
  public static let bottom: UnitPoint = UnitPoint(x: 0.5, y: 1)
  public static let topLeading: UnitPoint = UnitPoint(x: 0, y: 0)
  public static let topTrailing: UnitPoint = UnitPoint(x: 1, y: 0)
  public static let bottomLeading: UnitPoint = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing: UnitPoint = UnitPoint(x: 1, y: 1)
  public static func == (a: UnitPoint, b: UnitPoint) -> Bool { a.x == b.x && a.y == b.y }
  public func hash(into hasher: inout Hasher) { hasher.combine(x); hasher.combine(y) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension UnitPoint: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  public var animatableData: UnitPoint.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension UnitPoint: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension UnitPoint: BitwiseCopyable {}

/// Leading or trailing.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@frozen public enum HorizontalDirection: Int8, CaseIterable, Codable {
  case leading
  case trailing
  /// Directions from left to right.
  @frozen public struct Set: OptionSet, Equatable, Hashable {
    public typealias Element = HorizontalDirection.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading: HorizontalDirection.Set = HorizontalDirection.Set(rawValue: 1 << 0)
    public static let trailing: HorizontalDirection.Set = HorizontalDirection.Set(rawValue: 1 << 1)
    public static let all: HorizontalDirection.Set = HorizontalDirection.Set(rawValue: 127)
    public init(_ direction: HorizontalDirection) { interfaceOnly() }
    public typealias ArrayLiteralElement = HorizontalDirection.Set.Element
    public typealias RawValue = Int8
  }
  public typealias AllCases = [HorizontalDirection]
  public typealias RawValue = Int8
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension HorizontalDirection: Equatable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension HorizontalDirection: Hashable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension HorizontalDirection: RawRepresentable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension HorizontalDirection: Sendable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension HorizontalDirection: BitwiseCopyable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension HorizontalDirection.Set: Sendable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension HorizontalDirection.Set: BitwiseCopyable {}

/// An edge at the side.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable {
  case leading
  case trailing
  /// Edges at the sides.
  @frozen public struct Set: OptionSet {
    public typealias Element = HorizontalEdge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading: HorizontalEdge.Set = HorizontalEdge.Set(rawValue: 1 << 0)
    public static let trailing: HorizontalEdge.Set = HorizontalEdge.Set(rawValue: 1 << 1)
    public static let all: HorizontalEdge.Set = HorizontalEdge.Set(rawValue: 127)
    public init(_ edge: HorizontalEdge) { interfaceOnly() }
  }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension HorizontalEdge: Equatable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension HorizontalEdge: Hashable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension HorizontalEdge: RawRepresentable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension HorizontalEdge: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension HorizontalEdge: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension HorizontalEdge.Set: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension HorizontalEdge.Set: BitwiseCopyable {}

/// Up or down.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@frozen public enum VerticalDirection: Int8, CaseIterable, Codable {
  case up
  case down
  /// Directions from top to bottom.
  @frozen public struct Set: OptionSet {
    public typealias Element = VerticalDirection.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let up: VerticalDirection.Set = VerticalDirection.Set(rawValue: 1 << 0)
    public static let down: VerticalDirection.Set = VerticalDirection.Set(rawValue: 1 << 1)
    public static let all: VerticalDirection.Set = VerticalDirection.Set(rawValue: 127)
    public init(_ direction: VerticalDirection) { interfaceOnly() }
    public typealias ArrayLiteralElement = VerticalDirection.Set.Element
    public typealias RawValue = Int8
  }
  public typealias AllCases = [VerticalDirection]
  public typealias RawValue = Int8
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension VerticalDirection: Equatable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension VerticalDirection: Hashable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension VerticalDirection: RawRepresentable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension VerticalDirection: Sendable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension VerticalDirection: BitwiseCopyable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension VerticalDirection.Set: Sendable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension VerticalDirection.Set: BitwiseCopyable {}

/// An edge above or below.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable {
  case top
  case bottom
  /// Edges above and below.
  @frozen public struct Set: OptionSet {
    public typealias Element = VerticalEdge.Set
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top: VerticalEdge.Set = VerticalEdge.Set(rawValue: 1 << 0)
    public static let bottom: VerticalEdge.Set = VerticalEdge.Set(rawValue: 1 << 1)
    public static let all: VerticalEdge.Set = VerticalEdge.Set(rawValue: 127)
    public init(_ e: VerticalEdge) { interfaceOnly() }
  }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension VerticalEdge: Equatable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension VerticalEdge: Hashable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension VerticalEdge: RawRepresentable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension VerticalEdge: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension VerticalEdge: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension VerticalEdge.Set: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension VerticalEdge.Set: BitwiseCopyable {}

/// A projection of the plane.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct ProjectionTransform {
  public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
  public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
  public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0
  public init() { interfaceOnly() }
  public init(_ m: CGAffineTransform) { interfaceOnly() }
  public var isIdentity: Bool { interfaceOnly() }
  public var isAffine: Bool { interfaceOnly() }
  public mutating func invert() -> Bool { interfaceOnly() }
  public func inverted() -> ProjectionTransform { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ProjectionTransform: Equatable {
  public static func == (a: ProjectionTransform, b: ProjectionTransform) -> Bool { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ProjectionTransform {
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { interfaceOnly() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ProjectionTransform: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ProjectionTransform: BitwiseCopyable {}

/// A view that knows the size it is offered.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct GeometryReader<Content: View>: View {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension GeometryReader: Sendable {}

/// The size a view is offered.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct GeometryProxy {
  let geometry: ModelGeometry
  public var size: CGSize { geometry.frame.size }
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.model.value(in: geometry.frame) }
  public var safeAreaInsets: EdgeInsets { geometry.surroundings.insets(around: geometry.frame, .all, false) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { frame(modelIn: coordinateSpace) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension GeometryProxy {
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { bounds(coordinateSpace.coordinateSpace)?.offsetBy(dx: -geometry.frame.minX, dy: -geometry.frame.minY) }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(modelIn: coordinateSpace.coordinateSpace) }
}
@available(*, unavailable)
extension GeometryProxy: Sendable {}

/// A space in which to measure.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum CoordinateSpace {
  case global
  case local
  case named(AnyHashable)
}
@available(*, unavailable)
extension CoordinateSpace: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension CoordinateSpace {
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension CoordinateSpace: Equatable, Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
  public static func == (lhs: CoordinateSpace, rhs: CoordinateSpace) -> Bool { lhs.modelName == rhs.modelName }
  private var modelName: AnyHashable { switch self { case .global: "global"; case .local: "local"; case .named(let name): [name] } }
}

/// A space in which to measure.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }
  public static func scrollView(axis: Axis) -> Self { interfaceOnly() }
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ModelScrollSpace())) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The space of the screen.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}
@available(*, unavailable)
extension GlobalCoordinateSpace: Sendable {}

/// The space of the view.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
@available(*, unavailable)
extension LocalCoordinateSpace: Sendable {}

/// The space of a name.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  nonisolated(unsafe) let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
  public static func == (a: NamedCoordinateSpace, b: NamedCoordinateSpace) -> Bool { a.name == b.name }
}
@available(*, unavailable)
extension NamedCoordinateSpace: Sendable {}

/// The corners of a rectangle.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct RectangleCornerRadii: Equatable, Animatable {
  @usableFromInline var radii: (CGFloat, CGFloat, CGFloat, CGFloat)
  public var topLeading: CGFloat { get { radii.0 } set { radii.0 = newValue } }
  public var bottomLeading: CGFloat { get { radii.1 } set { radii.1 = newValue } }
  public var bottomTrailing: CGFloat { get { radii.2 } set { radii.2 = newValue } }
  public var topTrailing: CGFloat { get { radii.3 } set { radii.3 = newValue } }
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) { radii = (topLeading, bottomLeading, bottomTrailing, topTrailing) }
  public typealias AnimatableData = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  public var animatableData: RectangleCornerRadii.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
  public static func == (a: RectangleCornerRadii, b: RectangleCornerRadii) -> Bool { a.radii == b.radii }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RectangleCornerRadii: BitwiseCopyable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RectangleCornerRadii: Sendable {}

/// How content with an aspect ratio fills its place.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public enum ContentMode: Hashable, CaseIterable {
  case fit
  case fill
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ContentMode: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ContentMode: BitwiseCopyable {}

/// Parts of the safe area.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct SafeAreaRegions: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container: SafeAreaRegions = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard: SafeAreaRegions = SafeAreaRegions(rawValue: 1 << 1)
  public static let all: SafeAreaRegions = SafeAreaRegions(rawValue: ~0)
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SafeAreaRegions: Sendable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SafeAreaRegions: BitwiseCopyable {}

/// The container that a background is for.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ContainerBackgroundPlacement: Sendable, Hashable {
  @usableFromInline let modelName: String
  @available(watchOS 10.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let tabView: ContainerBackgroundPlacement = ContainerBackgroundPlacement(modelName: "tabView")
  @available(iOS 18.0, watchOS 10.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let navigation: ContainerBackgroundPlacement = ContainerBackgroundPlacement(modelName: "navigation")
  @available(iOS 18.0, watchOS 11.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let navigationSplitView: ContainerBackgroundPlacement = ContainerBackgroundPlacement(modelName: "navigationSplitView")
  @available(macOS 15.0, *)
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public static let window: ContainerBackgroundPlacement = ContainerBackgroundPlacement(modelName: "window")
  public static func == (a: ContainerBackgroundPlacement, b: ContainerBackgroundPlacement) -> Bool { a.modelName == b.modelName }
  public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
}

/// The part of a container that margins are for.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ContentMarginPlacement {
  @usableFromInline let modelName: String
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(modelName: "automatic") }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(modelName: "scrollContent") }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(modelName: "scrollIndicators") }
}
@available(*, unavailable)
extension ContentMarginPlacement: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { self }
  public var _specifier: String { "%lf" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { interfaceOnly() }
  public var magnitudeSquared: Double { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CGFloat: Animatable {
  public typealias AnimatableData = CGFloat
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension CGPoint: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  public var animatableData: CGPoint.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension CGPoint {
  public func applying(_ m: ProjectionTransform) -> CGPoint { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension CGSize: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>
  public var animatableData: CGSize.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
}

extension View {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void) -> some View { onGeometry(transform) { action($1) } }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 10.0, *)
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void) -> some View { onGeometry(transform, action) }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "use coordinateSpace(_:) instead")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "use coordinateSpace(_:) instead")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "use coordinateSpace(_:) instead")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "use coordinateSpace(_:) instead")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "use coordinateSpace(_:) instead")
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { wrapped(in: .coordinateSpace(AnyHashable(name))) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { wrapped(in: .coordinateSpace(name.name)) }
}
