// swift-format-ignore-file

/// A view of a shape.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Self.Content { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeView {
  nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Self.Content, S, Self> { interfaceOnly() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self.Content, S, Self> { interfaceOnly() }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self.Content, S, Self> { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeView where Self.Content: InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self.Content, S, Self> { interfaceOnly() }
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self.Content, S, Self> { interfaceOnly() }
}

/// A shape that is filled in a view of the shape.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content { get { interfaceOnly() } set { interfaceOnly() } }
  public var style: Style { get { interfaceOnly() } set { interfaceOnly() } }
  public var fillStyle: FillStyle { get { interfaceOnly() } set { interfaceOnly() } }
  public var background: Background { get { interfaceOnly() } set { interfaceOnly() } }
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) { interfaceOnly() }
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension FillShapeView: Sendable {}

/// A shape with its outline drawn inside it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content
  public var style: Style { get { interfaceOnly() } set { interfaceOnly() } }
  public var strokeStyle: StrokeStyle { get { interfaceOnly() } set { interfaceOnly() } }
  public var isAntialiased: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var background: Background { get { interfaceOnly() } set { interfaceOnly() } }
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) { interfaceOnly() }
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension StrokeBorderShapeView: Sendable {}

/// A shape with its outline drawn.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  public var shape: Content { get { interfaceOnly() } set { interfaceOnly() } }
  public var style: Style { get { interfaceOnly() } set { interfaceOnly() } }
  public var strokeStyle: StrokeStyle { get { interfaceOnly() } set { interfaceOnly() } }
  public var isAntialiased: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public var background: Background { get { interfaceOnly() } set { interfaceOnly() } }
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) { interfaceOnly() }
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension StrokeShapeView: Sendable {}
