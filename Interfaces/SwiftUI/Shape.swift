// swift-format-ignore-file

/// A two-dimensional shape.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { interfaceOnly() }
  public static var role: ShapeRole { interfaceOnly() }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { interfaceOnly() }
  public var body: _ShapeView<Self, ForegroundStyle> { interfaceOnly() }
}

/// A shape that can be made smaller.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// What a shape is for.
public enum ShapeRole: Equatable, Hashable, Sendable {
  case fill, stroke, separator
}

/// The corners of a rounded rectangle.
public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
  case circular, continuous
}

/// How a shape is filled.
@frozen public struct FillStyle: Equatable, Sendable, BitwiseCopyable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) { interfaceOnly() }
}

/// How a shape's outline is drawn.
@frozen public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0) { interfaceOnly() }
}
extension StrokeStyle: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  public var animatableData: StrokeStyle.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
}

/// A shape and its fill.
@frozen nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) { interfaceOnly() }
}
@available(*, unavailable) extension _ShapeView: Sendable {}

/// A view of a shape.
nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Content { get }
}
extension _ShapeView: ShapeView {}

/// A shape that is filled in a view of the shape.
@frozen nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, _PrimitiveView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) { interfaceOnly() }
}
@available(*, unavailable) extension FillShapeView: Sendable {}

/// A shape with its outline drawn.
@frozen nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, _PrimitiveView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) { interfaceOnly() }
}
@available(*, unavailable) extension StrokeShapeView: Sendable {}

/// A shape with its outline drawn inside it.
@frozen nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView, _PrimitiveView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) { interfaceOnly() }
}
@available(*, unavailable) extension StrokeBorderShapeView: Sendable {}

extension Shape {
  @_disfavoredOverload nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { EmptyView() }
  @_disfavoredOverload nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { EmptyView() }
  @_disfavoredOverload nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { EmptyView() }
  @_disfavoredOverload nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { EmptyView() }
  nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> { interfaceOnly() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView> { interfaceOnly() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView> { interfaceOnly() }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { self }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
  nonisolated public func size(_ size: CGSize) -> some Shape { self }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { interfaceOnly() }
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> { interfaceOnly() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { interfaceOnly() }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> { interfaceOnly() }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> { interfaceOnly() }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> { interfaceOnly() }
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> { interfaceOnly() }
}

extension ShapeView {
  nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Content, S, Self> { interfaceOnly() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self> { interfaceOnly() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self> { interfaceOnly() }
}
extension ShapeView where Content: InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Content, S, Self> { interfaceOnly() }
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Content, S, Self> { interfaceOnly() }
}

extension InsettableShape {
  @_disfavoredOverload public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View { EmptyView() }
  @_disfavoredOverload public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { EmptyView() }
  @_disfavoredOverload public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { EmptyView() }
  @_disfavoredOverload public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { EmptyView() }
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView> { interfaceOnly() }
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView> { interfaceOnly() }
}

/// The outline of a shape.
@frozen public struct Path: Equatable, LosslessStringConvertible, @unchecked Sendable {
  public init() { interfaceOnly() }
  public init(_ rect: CGRect) { interfaceOnly() }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { interfaceOnly() }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { interfaceOnly() }
  public init(ellipseIn rect: CGRect) { interfaceOnly() }
  public init(_ callback: (inout Path) -> Void) { interfaceOnly() }
  public init?(_ string: String) { interfaceOnly() }
  public var description: String { interfaceOnly() }
  public var isEmpty: Bool { interfaceOnly() }
  public var boundingRect: CGRect { interfaceOnly() }
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { interfaceOnly() }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
}
extension Path: Shape {
  nonisolated public func path(in _: CGRect) -> Path { self }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<Path, ForegroundStyle>
}
extension Path {
  public mutating func move(to end: CGPoint) { interfaceOnly() }
  public mutating func addLine(to end: CGPoint) { interfaceOnly() }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { interfaceOnly() }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { interfaceOnly() }
  public mutating func closeSubpath() { interfaceOnly() }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { interfaceOnly() }
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) { interfaceOnly() }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { interfaceOnly() }
  public mutating func addLines(_ lines: [CGPoint]) { interfaceOnly() }
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity) { interfaceOnly() }
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) { interfaceOnly() }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { interfaceOnly() }
  public var currentPoint: CGPoint? { interfaceOnly() }
  public func applying(_ transform: CGAffineTransform) -> Path { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
}

/// A rectangle.
@frozen nonisolated public struct Rectangle: Shape, BitwiseCopyable {
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public init() {}
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<Rectangle, ForegroundStyle>
}
extension Rectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle with round corners.
@frozen nonisolated public struct RoundedRectangle: Shape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { interfaceOnly() }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { interfaceOnly() }
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public var animatableData: CGSize.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
  public typealias AnimatableData = CGSize.AnimatableData
  public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>
}
extension RoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// The corners of a rectangle.
@frozen public struct RectangleCornerRadii: Equatable, Sendable, BitwiseCopyable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) { interfaceOnly() }
}

/// A rectangle with corners of different radii.
@frozen nonisolated public struct UnevenRoundedRectangle: Shape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { interfaceOnly() }
  public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) { interfaceOnly() }
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<UnevenRoundedRectangle, ForegroundStyle>
}
extension UnevenRoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle with round ends.
@frozen nonisolated public struct Capsule: Shape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { interfaceOnly() }
  nonisolated public func path(in r: CGRect) -> Path { interfaceOnly() }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<Capsule, ForegroundStyle>
}
extension Capsule: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// An ellipse.
@frozen nonisolated public struct Ellipse: Shape, BitwiseCopyable {
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public init() {}
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<Ellipse, ForegroundStyle>
}
extension Ellipse: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A circle.
@frozen nonisolated public struct Circle: Shape, BitwiseCopyable {
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public init() {}
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<Circle, ForegroundStyle>
}
extension Circle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// The shape of the container.
@frozen nonisolated public struct ContainerRelativeShape: Shape, BitwiseCopyable {
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public init() {}
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<ContainerRelativeShape, ForegroundStyle>
}
extension ContainerRelativeShape: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A shape of any type.
@frozen nonisolated public struct AnyShape: Shape {
  public init<S: Shape>(_ shape: S) { interfaceOnly() }
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<AnyShape, ForegroundStyle>
}

/// A shape that is moved.
@frozen nonisolated public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize
  public init(shape: Content, offset: CGSize) { interfaceOnly() }
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<OffsetShape<Content>, ForegroundStyle>
}
extension OffsetShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> { interfaceOnly() }
}
/// A shape that is scaled.
@frozen nonisolated public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) { interfaceOnly() }
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<ScaledShape<Content>, ForegroundStyle>
}
/// A shape that is turned.
@frozen nonisolated public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) { interfaceOnly() }
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<RotatedShape<Content>, ForegroundStyle>
}
extension RotatedShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> { interfaceOnly() }
}
/// A shape that is transformed.
@frozen nonisolated public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform
  public init(shape: Content, transform: CGAffineTransform) { interfaceOnly() }
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<TransformedShape<Content>, ForegroundStyle>
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { interfaceOnly() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self { interfaceOnly() }
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { interfaceOnly() }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self { interfaceOnly() }
  public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> Self { interfaceOnly() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { interfaceOnly() }
  public static func capsule(style: RoundedCornerStyle) -> Self { interfaceOnly() }
}
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { interfaceOnly() } }
extension Shape where Self == Circle { public static var circle: Circle { interfaceOnly() } }
extension Shape where Self == ContainerRelativeShape { public static var containerRelative: ContainerRelativeShape { interfaceOnly() } }
