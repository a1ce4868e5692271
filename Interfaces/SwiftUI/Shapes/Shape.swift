// swift-format-ignore-file

/// A two-dimensional shape.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated static var role: ShapeRole { get }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape {
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { TrimmedOutline(base: self, start: startFraction, end: endFraction) }
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { StrokedOutline(base: self, style: style) }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { StrokedOutline(base: self, style: StrokeStyle(lineWidth: lineWidth)) }
  nonisolated public func size(_ size: CGSize) -> some Shape { SizedOutline(base: self, size: size) }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape { SizedOutline(base: self, size: CGSize(width: width, height: height)) }
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> { OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { OffsetShape(shape: self, offset: CGSize(width: x, height: y)) }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> { ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor) }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> { ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor) }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> { RotatedShape(shape: self, angle: angle, anchor: anchor) }
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> { TransformedShape(shape: self, transform: transform) }
  @_disfavoredOverload nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { _ShapeView(shape: self, style: content, fillStyle: style) }
  @_disfavoredOverload nonisolated public func fill(style: FillStyle = FillStyle()) -> some View { _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style) }
  @_disfavoredOverload nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { StrokeShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: true, background: EmptyView()) }
  @_disfavoredOverload nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { StrokeShapeView(shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: true, background: EmptyView()) }
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Shape {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Shape {
  public static var role: ShapeRole { .fill }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Shape {
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { ChangedOutline(base: self, name: "and \(other.modelOutline):") }
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { ChangedOutline(base: self, name: "or \(other.modelOutline):") }
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { ChangedOutline(base: self, name: "without \(other.modelOutline):") }
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { ChangedOutline(base: self, name: "or else \(other.modelOutline):") }
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { ChangedOutline(base: self, name: "line in \(other.modelOutline):") }
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { ChangedOutline(base: self, name: "line outside of \(other.modelOutline):") }
  nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content, fillStyle: style) }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView> { StrokeShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView()) }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self, S, EmptyView> { StrokeShapeView(shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: EmptyView()) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self { RoundedRectangle(cornerSize: cornerSize, style: style) }
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
  public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> Self { UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Shape {
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { SizedOutline(base: self, size: size, anchor: anchor) }
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape { SizedOutline(base: self, size: CGSize(width: width, height: height), anchor: anchor) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: ButtonBorderShape { interfaceOnly() }
}

/// A shape that can be made smaller.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension InsettableShape {
  @_disfavoredOverload public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View { StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView()) }
  @_disfavoredOverload public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { StrokeBorderShapeView(shape: self, style: ForegroundStyle(), strokeStyle: style, isAntialiased: antialiased, background: EmptyView()) }
  @_disfavoredOverload public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { StrokeBorderShapeView(shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: EmptyView()) }
  @_disfavoredOverload public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { StrokeBorderShapeView(shape: self, style: ForegroundStyle(), strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: EmptyView()) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView> { StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView()) }
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self, S, EmptyView> { StrokeBorderShapeView(shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: EmptyView()) }
}

/// A shape of any type.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct AnyShape: Shape, @unchecked Sendable {
  @usableFromInline let shape: any Shape
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public typealias AnimatableData = _AnyAnimatableData
  public var animatableData: AnyShape.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
  public typealias Body = _ShapeView<AnyShape, ForegroundStyle>
  public var body: _ShapeView<AnyShape, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A rectangle.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Rectangle: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public init() {}
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<Rectangle, ForegroundStyle>
  public var body: _ShapeView<Rectangle, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Rectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Rectangle: BitwiseCopyable {}

/// A rectangle with round corners.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct RoundedRectangle: Shape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.cornerSize = cornerSize; self.style = style }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style) }
  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public var animatableData: CGSize.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
  public typealias AnimatableData = CGSize.AnimatableData
  public typealias Body = _ShapeView<RoundedRectangle, ForegroundStyle>
  public var body: _ShapeView<RoundedRectangle, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension RoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}

/// A rectangle with corners of different radii.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct UnevenRoundedRectangle: Shape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { self.cornerRadii = cornerRadii; self.style = style }
  public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) { self.init(cornerRadii: RectangleCornerRadii(topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style) }
  nonisolated public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
  public var animatableData: RectangleCornerRadii.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
  public typealias AnimatableData = RectangleCornerRadii.AnimatableData
  public typealias Body = _ShapeView<UnevenRoundedRectangle, ForegroundStyle>
  public var body: _ShapeView<UnevenRoundedRectangle, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension UnevenRoundedRectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}

/// A rectangle with round ends.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Capsule: Shape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  nonisolated public func path(in r: CGRect) -> Path { Path(roundedRect: r, cornerRadius: min(r.width, r.height) / 2, style: style) }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<Capsule, ForegroundStyle>
  public var body: _ShapeView<Capsule, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Capsule: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}

/// A circle.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Circle: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { let side = min(rect.width, rect.height); return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)) }
  public init() {}
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<Circle, ForegroundStyle>
  public var body: _ShapeView<Circle, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Circle {
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { let size = proposal.replacingUnspecifiedDimensions(); let side = min(size.width, size.height); return CGSize(width: side, height: side) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Circle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Circle: BitwiseCopyable {}

/// An ellipse.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Ellipse: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public init() {}
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<Ellipse, ForegroundStyle>
  public var body: _ShapeView<Ellipse, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Ellipse: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Ellipse: BitwiseCopyable {}

/// The shape of the container.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@frozen public struct ContainerRelativeShape: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public init() {}
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<ContainerRelativeShape, ForegroundStyle>
  public var body: _ShapeView<ContainerRelativeShape, ForegroundStyle> { return interfaceValue() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ContainerRelativeShape: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ContainerRelativeShape: BitwiseCopyable {}

/// The border of a button.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic: ButtonBorderShape = interfaceValue()
  @available(macOS 14.0, tvOS 17.0, *)
  public static let capsule: ButtonBorderShape = interfaceValue()
  public static let roundedRectangle: ButtonBorderShape = interfaceValue()
  @available(macOS 14.0, tvOS 17.0, *)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { interfaceOnly() }
  @available(iOS 17.0, macOS 14.0, tvOS 16.4, watchOS 10.0, *)
  public static let circle: ButtonBorderShape = interfaceValue()
  public static func == (a: ButtonBorderShape, b: ButtonBorderShape) -> Bool { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ButtonBorderShape: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { interfaceOnly() }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<ButtonBorderShape, ForegroundStyle>
  public var body: _ShapeView<ButtonBorderShape, ForegroundStyle> { return interfaceValue() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ButtonBorderShape: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(base: self, amount: amount) }
}

/// A shape that is moved.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize
  public init(shape: Content, offset: CGSize) { self.shape = shape; self.offset = offset }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public static var role: ShapeRole { .fill }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public typealias AnimatableData = AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  public var animatableData: OffsetShape<Content>.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
  public typealias Body = _ShapeView<OffsetShape<Content>, ForegroundStyle>
  public var body: _ShapeView<OffsetShape<Content>, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension OffsetShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> { OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset) }
  public typealias InsetShape = OffsetShape<Content.InsetShape>
}

/// A shape that is turned.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) { self.shape = shape; self.angle = angle; self.anchor = anchor }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(.modelAround(anchor, in: rect, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public static var role: ShapeRole { .fill }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public typealias AnimatableData = AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  public var animatableData: RotatedShape<Content>.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
  public typealias Body = _ShapeView<RotatedShape<Content>, ForegroundStyle>
  public var body: _ShapeView<RotatedShape<Content>, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension RotatedShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> { RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor) }
  public typealias InsetShape = RotatedShape<Content.InsetShape>
}

/// A shape that is scaled.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) { self.shape = shape; self.scale = scale; self.anchor = anchor }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(.modelAround(anchor, in: rect, CGAffineTransform(scaleX: scale.width, y: scale.height))) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public static var role: ShapeRole { .fill }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public typealias AnimatableData = AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  public var animatableData: ScaledShape<Content>.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
  public typealias Body = _ShapeView<ScaledShape<Content>, ForegroundStyle>
  public var body: _ShapeView<ScaledShape<Content>, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that is transformed.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform
  public init(shape: Content, transform: CGAffineTransform) { self.shape = shape; self.transform = transform }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public static var role: ShapeRole { .fill }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public typealias AnimatableData = Content.AnimatableData
  public var animatableData: TransformedShape<Content>.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
  public typealias Body = _ShapeView<TransformedShape<Content>, ForegroundStyle>
  public var body: _ShapeView<TransformedShape<Content>, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// The corners of a rounded rectangle.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension RoundedCornerStyle: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension RoundedCornerStyle: Hashable {}

/// A shape and its fill.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) { self.shape = shape; self.style = style; self.fillStyle = fillStyle }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension _ShapeView: Sendable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension _ShapeView: ShapeView {}
