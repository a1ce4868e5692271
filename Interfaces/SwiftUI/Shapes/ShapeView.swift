// swift-format-ignore-file

/// A view of a shape.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  var shape: Self.Content { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeView {
  nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Self.Content, S, Self> { FillShapeView(shape: shape, style: content, fillStyle: style, background: self) }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Self.Content, S, Self> { StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self) }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Self.Content, S, Self> { StrokeShapeView(shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: self) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ShapeView where Self.Content: InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Self.Content, S, Self> { StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self) }
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Self.Content, S, Self> { StrokeBorderShapeView(shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: self) }
}

/// A shape that is filled in a view of the shape.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  @usableFromInline var parts: (Content, Style, FillStyle, Background)
  public var shape: Content { get { parts.0 } set { parts.0 = newValue } }
  public var style: Style { get { parts.1 } set { parts.1 = newValue } }
  public var fillStyle: FillStyle { get { parts.2 } set { parts.2 = newValue } }
  public var background: Background { get { parts.3 } set { parts.3 = newValue } }
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) { parts = (shape, style, fillStyle, background) }
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension FillShapeView: Sendable {}

/// A shape with its outline drawn inside it.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView {
  @usableFromInline var parts: (Style, StrokeStyle, Bool, Background)
  public var shape: Content
  public var style: Style { get { parts.0 } set { parts.0 = newValue } }
  public var strokeStyle: StrokeStyle { get { parts.1 } set { parts.1 = newValue } }
  public var isAntialiased: Bool { get { parts.2 } set { parts.2 = newValue } }
  public var background: Background { get { parts.3 } set { parts.3 = newValue } }
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) { self.shape = shape; parts = (style, strokeStyle, isAntialiased, background) }
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension StrokeBorderShapeView: Sendable {}

/// A shape with its outline drawn.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@frozen public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
  @usableFromInline var parts: (Content, Style, StrokeStyle, Bool, Background)
  public var shape: Content { get { parts.0 } set { parts.0 = newValue } }
  public var style: Style { get { parts.1 } set { parts.1 = newValue } }
  public var strokeStyle: StrokeStyle { get { parts.2 } set { parts.2 = newValue } }
  public var isAntialiased: Bool { get { parts.3 } set { parts.3 = newValue } }
  public var background: Background { get { parts.4 } set { parts.4 = newValue } }
  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) { parts = (shape, style, strokeStyle, isAntialiased, background) }
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension StrokeShapeView: Sendable {}
