// swift-format-ignore-file

extension Edge {
  /// A corner of a rectangle.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public enum Corner: Int8, Hashable, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    public struct Set: OptionSet, Hashable, Sendable {
      public typealias Element = Edge.Corner.Set
      public let rawValue: Int8
      public init(rawValue: Int8) { self.rawValue = rawValue }
      public static let none: Edge.Corner.Set = Edge.Corner.Set(rawValue: 0)
      public static let topLeading: Edge.Corner.Set = Edge.Corner.Set(rawValue: 1 << 0)
      public static let topTrailing: Edge.Corner.Set = Edge.Corner.Set(rawValue: 1 << 1)
      public static let bottomLeading: Edge.Corner.Set = Edge.Corner.Set(rawValue: 1 << 2)
      public static let bottomTrailing: Edge.Corner.Set = Edge.Corner.Set(rawValue: 1 << 3)
      public static let all: Edge.Corner.Set = Edge.Corner.Set(rawValue: 127)
      public static let leading: Edge.Corner.Set = Edge.Corner.Set(rawValue: 1 << 4)
      public static let trailing: Edge.Corner.Set = Edge.Corner.Set(rawValue: 1 << 5)
      public static let bottom: Edge.Corner.Set = Edge.Corner.Set(rawValue: 1 << 6)
      public static let top: Edge.Corner.Set = Edge.Corner.Set(rawValue: 1 << 7)
      public init(_ corner: Edge.Corner) { interfaceOnly() }
      public func contains(_ corner: Edge.Corner) -> Bool { interfaceOnly() }
    }
  }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Edge.Corner: CustomDebugStringConvertible {
  public var debugDescription: String { interfaceOnly() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Edge.Corner.Set: CustomDebugStringConvertible {
  public var debugDescription: String { interfaceOnly() }
}

extension Edge.Corner {
  /// How a corner is rounded.
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public struct Style: Sendable, Hashable, Equatable, Animatable {
    public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style { interfaceOnly() }
    public static var concentric: Edge.Corner.Style { interfaceOnly() }
    public static func concentric(minimum: Edge.Corner.Style? = nil) -> Edge.Corner.Style { interfaceOnly() }
    public var animatableData: Edge.Corner.Style.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
    public struct AnimatableData: VectorArithmetic, Sendable {
      public static func - (lhs: Edge.Corner.Style.AnimatableData, rhs: Edge.Corner.Style.AnimatableData) -> Edge.Corner.Style.AnimatableData { interfaceOnly() }
      public static func + (lhs: Edge.Corner.Style.AnimatableData, rhs: Edge.Corner.Style.AnimatableData) -> Edge.Corner.Style.AnimatableData { interfaceOnly() }
      public mutating func scale(by rhs: Double) { interfaceOnly() }
      public var magnitudeSquared: Double { interfaceOnly() }
      public static var zero: Edge.Corner.Style.AnimatableData { interfaceOnly() }
      public static func == (a: Edge.Corner.Style.AnimatableData, b: Edge.Corner.Style.AnimatableData) -> Bool { interfaceOnly() }
    }
    public static func == (a: Edge.Corner.Style, b: Edge.Corner.Style) -> Bool { interfaceOnly() }
    public func hash(into hasher: inout Hasher) { interfaceOnly() }
  }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Edge.Corner.Style: ExpressibleByFloatLiteral {
  public typealias FloatLiteralType = Float
  public init(floatLiteral value: Edge.Corner.Style.FloatLiteralType) { interfaceOnly() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Edge.Corner.Style: ExpressibleByIntegerLiteral {
  public typealias IntegerLiteralType = Int
  public init(integerLiteral value: Edge.Corner.Style.IntegerLiteralType) { interfaceOnly() }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension RectangleCornerRadii {
  public subscript(corner: Edge.Corner) -> CGFloat { interfaceOnly() }
}

/// The sizes of the corners of a rectangle.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
@frozen public struct RectangleCornerInsets: Hashable, Sendable {
  public var topLeading: CGSize
  public var topTrailing: CGSize
  public var bottomLeading: CGSize
  public var bottomTrailing: CGSize
  public init() { interfaceOnly() }
  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) { self.topLeading = topLeading; self.topTrailing = topTrailing; self.bottomLeading = bottomLeading; self.bottomTrailing = bottomTrailing }
  public static func == (a: RectangleCornerInsets, b: RectangleCornerInsets) -> Bool { a.topLeading == b.topLeading && a.topTrailing == b.topTrailing && a.bottomLeading == b.bottomLeading && a.bottomTrailing == b.bottomTrailing }
  public func hash(into hasher: inout Hasher) { hasher.combine(topLeading); hasher.combine(topTrailing); hasher.combine(bottomLeading); hasher.combine(bottomTrailing) }
}

extension EdgeInsets {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets { interfaceOnly() }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension GeometryProxy {
  public var containerCornerInsets: RectangleCornerInsets { interfaceOnly() }
}

/// A shape with the corners of a rounded rectangle.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
nonisolated public protocol RoundedRectangularShape: InsettableShape {
  typealias Corners = RoundedRectangularShapeCorners
  func corners(in size: CGSize?) -> Self.Corners?
}

/// The corners of a rounded rectangle.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct RoundedRectangularShapeCorners: Sendable, Hashable, Animatable {
  public var topLeading: Edge.Corner.Style
  public var bottomLeading: Edge.Corner.Style
  public var topTrailing: Edge.Corner.Style
  public var bottomTrailing: Edge.Corner.Style
  public init(topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0, bottomTrailing: Edge.Corner.Style = 0) { self.topLeading = topLeading; self.topTrailing = topTrailing; self.bottomLeading = bottomLeading; self.bottomTrailing = bottomTrailing }
  public init(all: Edge.Corner.Style) { interfaceOnly() }
  public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { interfaceOnly() }
  public static var concentric: RoundedRectangularShapeCorners { interfaceOnly() }
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners { interfaceOnly() }
  public subscript(corner: Edge.Corner) -> Edge.Corner.Style { interfaceOnly() }
  public var animatableData: RoundedRectangularShapeCorners.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
  public struct AnimatableData: Equatable, VectorArithmetic, Sendable {
    public mutating func scale(by rhs: Double) { interfaceOnly() }
    public var magnitudeSquared: Double { interfaceOnly() }
    public static var zero: RoundedRectangularShapeCorners.AnimatableData { interfaceOnly() }
    public static func + (lhs: RoundedRectangularShapeCorners.AnimatableData, rhs: RoundedRectangularShapeCorners.AnimatableData) -> RoundedRectangularShapeCorners.AnimatableData { interfaceOnly() }
    public static func - (lhs: RoundedRectangularShapeCorners.AnimatableData, rhs: RoundedRectangularShapeCorners.AnimatableData) -> RoundedRectangularShapeCorners.AnimatableData { interfaceOnly() }
    public static func == (a: RoundedRectangularShapeCorners.AnimatableData, b: RoundedRectangularShapeCorners.AnimatableData) -> Bool { interfaceOnly() }
  }
  public static func == (a: RoundedRectangularShapeCorners, b: RoundedRectangularShapeCorners) -> Bool { a.topLeading == b.topLeading && a.bottomLeading == b.bottomLeading && a.topTrailing == b.topTrailing && a.bottomTrailing == b.bottomTrailing }
  public func hash(into hasher: inout Hasher) { hasher.combine(topLeading); hasher.combine(bottomLeading); hasher.combine(topTrailing); hasher.combine(bottomTrailing) }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Rectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Rectangle.Corners? { interfaceOnly() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension RoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> RoundedRectangle.Corners? { interfaceOnly() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension UnevenRoundedRectangle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> UnevenRoundedRectangle.Corners? { interfaceOnly() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Circle: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Circle.Corners? { interfaceOnly() }
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Capsule: RoundedRectangularShape {
  public func corners(in size: CGSize?) -> Capsule.Corners? { interfaceOnly() }
}

/// A rectangle whose corners follow those of its container.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
nonisolated public struct ConcentricRectangle: Shape, Animatable {
  public init() {}
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { interfaceOnly() }
  public init(topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric) { interfaceOnly() }
  public init(uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric) { interfaceOnly() }
  public init(uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric) { interfaceOnly() }
  public init(uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric) { interfaceOnly() }
  public init(uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric) { interfaceOnly() }
  public init(uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric) { interfaceOnly() }
  public init(uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric) { interfaceOnly() }
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public var animatableData: ConcentricRectangle.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
  public struct AnimatableData: Equatable, VectorArithmetic, Sendable {
    public mutating func scale(by rhs: Double) { interfaceOnly() }
    public var magnitudeSquared: Double { interfaceOnly() }
    public static var zero: ConcentricRectangle.AnimatableData { interfaceOnly() }
    public static func + (lhs: ConcentricRectangle.AnimatableData, rhs: ConcentricRectangle.AnimatableData) -> ConcentricRectangle.AnimatableData { interfaceOnly() }
    public static func - (lhs: ConcentricRectangle.AnimatableData, rhs: ConcentricRectangle.AnimatableData) -> ConcentricRectangle.AnimatableData { interfaceOnly() }
    public static func == (a: ConcentricRectangle.AnimatableData, b: ConcentricRectangle.AnimatableData) -> Bool { interfaceOnly() }
  }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self { interfaceOnly() }
  public static func rect(topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> Self { interfaceOnly() }
  public static func rect(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) -> Self { interfaceOnly() }
  public static func rect(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) -> Self { interfaceOnly() }
  public static func rect(uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> Self { interfaceOnly() }
  public static func rect(uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style) -> Self { interfaceOnly() }
  public static func rect(uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style) -> Self { interfaceOnly() }
  public static func rect(uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style) -> Self { interfaceOnly() }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
extension View {
  nonisolated public func containerShape(_ shape: some RoundedRectangularShape) -> some View { unmodeled() }
  nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { unmodeled() }
}
