// swift-format-ignore-file

/// A shape whose outline the model knows by name.
protocol OutlinedShape {
  var outline: ModelShape.Outline { get }
}
extension Shape {
  /// The outline of the shape; that of a caller's is its type.
  var modelOutline: ModelShape.Outline { (self as? any OutlinedShape)?.outline ?? .custom("\(Self.self)") }
}
extension Rectangle: OutlinedShape { var outline: ModelShape.Outline { .rectangle } }
extension RoundedRectangle: OutlinedShape { var outline: ModelShape.Outline { .roundedRectangle(cornerSize.width) } }
extension UnevenRoundedRectangle: OutlinedShape {
  var outline: ModelShape.Outline {
    .unevenRectangle(
      topLeading: cornerRadii.topLeading, bottomLeading: cornerRadii.bottomLeading,
      bottomTrailing: cornerRadii.bottomTrailing, topTrailing: cornerRadii.topTrailing)
  }
}
extension Capsule: OutlinedShape { var outline: ModelShape.Outline { .capsule } }
extension Circle: OutlinedShape { var outline: ModelShape.Outline { .circle } }
extension Ellipse: OutlinedShape { var outline: ModelShape.Outline { .ellipse } }
extension AnyShape: OutlinedShape { var outline: ModelShape.Outline { shape.modelOutline } }

extension CGAffineTransform {
  /// A transform around a point of a rectangle.
  @usableFromInline static func modelAround(_ anchor: UnitPoint, in rect: CGRect, _ transform: CGAffineTransform) -> CGAffineTransform {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform).concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension ModelShape.Outline {
  /// The outline made smaller, in a rectangle; nil if only the type of the shape knows it.
  func path(inset amount: CGFloat, in rect: CGRect) -> Path? {
    let inner = rect.insetBy(dx: amount, dy: amount)
    func smaller(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
    switch self {
    case .rectangle: return Path(inner)
    case .roundedRectangle(let radius): return Path(roundedRect: inner, cornerRadius: smaller(radius))
    case .unevenRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
      return Path(roundedRect: inner, cornerRadii: RectangleCornerRadii(
        topLeading: smaller(topLeading), bottomLeading: smaller(bottomLeading), bottomTrailing: smaller(bottomTrailing),
        topTrailing: smaller(topTrailing)))
    case .capsule: return Capsule().path(in: inner)
    case .circle: return Circle().path(in: inner)
    case .ellipse: return Path(ellipseIn: inner)
    case .inset(let outline, let more): return outline.path(inset: amount + more, in: rect)
    case .trimmed, .custom: return nil
    }
  }
}

extension ModelShape {
  /// The path in a rectangle that is made smaller on all sides.
  @_spi(Model) public func path(inset amount: CGFloat, in rect: CGRect) -> Path {
    if amount == 0 { return path(rect) }
    return outline.path(inset: amount, in: rect) ?? path(rect.insetBy(dx: amount, dy: amount))
  }
}

/// A shape inside of another.
struct InsetOutline<Base: Shape>: InsettableShape, OutlinedShape {
  typealias AnimatableData = EmptyAnimatableData
  let base: Base
  let amount: CGFloat
  var outline: ModelShape.Outline { .inset(base.modelOutline, amount) }
  nonisolated func path(in rect: CGRect) -> Path {
    base.modelOutline.path(inset: amount, in: rect) ?? base.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  nonisolated func inset(by amount: CGFloat) -> InsetOutline<Base> { InsetOutline(base: base, amount: self.amount + amount) }
}
/// What is made of two shapes: it is known by its name, and its path is not part of the model.
struct ChangedOutline<Base: Shape>: Shape, OutlinedShape {
  typealias AnimatableData = EmptyAnimatableData
  let base: Base
  let name: String
  var outline: ModelShape.Outline { .custom("\(name) \(base.modelOutline)") }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  nonisolated func path(in rect: CGRect) -> Path { interfaceOnly() }
}
extension OffsetShape: OutlinedShape {
  var outline: ModelShape.Outline { .custom("offset \(offset.width) \(offset.height) \(shape.modelOutline)") }
}
extension ScaledShape: OutlinedShape {
  var outline: ModelShape.Outline { .custom("scale \(scale.width) \(scale.height) \(shape.modelOutline)") }
}
extension RotatedShape: OutlinedShape {
  var outline: ModelShape.Outline { .custom("rotation \(angle.degrees) \(shape.modelOutline)") }
}
extension TransformedShape: OutlinedShape { var outline: ModelShape.Outline { .custom("transformed \(shape.modelOutline)") } }

/// A part of an outline.
struct TrimmedOutline<Base: Shape>: Shape, OutlinedShape {
  typealias AnimatableData = EmptyAnimatableData
  let base: Base
  let start, end: CGFloat
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  var outline: ModelShape.Outline { .trimmed(base.modelOutline, from: start, to: end) }
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }
}
/// A shape of a given size in any room. The room that a view of it takes is not its size.
struct SizedOutline<Base: Shape>: Shape, OutlinedShape {
  typealias AnimatableData = EmptyAnimatableData
  let base: Base
  let size: CGSize
  var anchor = UnitPoint.topLeading
  var outline: ModelShape.Outline { .custom("\(size.width)×\(size.height) \(base.modelOutline)") }
  nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: CGRect(
      x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y,
      width: size.width, height: size.height))
  }
}
/// The line along an outline, as a shape. Where it is filled, the line is drawn.
struct StrokedOutline<Base: Shape>: Shape, OutlinedShape, DrawnShape {
  typealias AnimatableData = EmptyAnimatableData
  let base: Base
  let style: StrokeStyle
  var outline: ModelShape.Outline { .custom("line \(style.lineWidth) of \(base.modelOutline)") }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
  var line: (base: any Shape, style: StrokeStyle) { (base, style) }
}
/// A shape that is drawn as the line along another one.
protocol DrawnShape {
  var line: (base: any Shape, style: StrokeStyle) { get }
}

extension StrokeStyle {
  func drawing(isBorder: Bool) -> ModelShape.Drawing { isBorder ? .border(width: lineWidth, dash: dash) : .stroke(width: lineWidth, dash: dash) }
}

extension PrimitiveView {
  /// The items of a shape with a view behind it.
  @MainActor func shape<Content: Shape, Style: ShapeStyle, Background: View>(
    _ shape: Content, _ style: Style, stroke: StrokeStyle? = nil, isBorder: Bool = false, fill: FillStyle = FillStyle(),
    over background: Background, _ inputs: Inputs
  ) -> [Item] {
    single(inputs) { place in
      let line = (shape as? any DrawnShape)?.line
      let drawn: any Shape = stroke == nil ? line?.base ?? shape : shape
      let stroke = stroke ?? line?.style
      let node = ModelNode(.shape(ModelShape(
        outline: drawn.modelOutline, drawing: stroke?.drawing(isBorder: isBorder) ?? .fill, paint: style.paint(in: place.environment),
        strokeStyle: stroke ?? StrokeStyle(), isEvenOdd: fill.isEOFilled, path: { drawn.path(in: $0) }, sizeThatFits: shape.sizeThatFits)))
      if background is EmptyView { return node }
      return ModelNode(.background(.center), [node] + nodes(of: background, place.at(.part("background"))))
    }
  }
}
extension _ShapeView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { self.shape(shape, style, fill: fillStyle, over: EmptyView(), inputs) }
}
extension FillShapeView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { self.shape(shape, style, fill: fillStyle, over: background, inputs) }
}
extension StrokeShapeView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { self.shape(shape, style, stroke: strokeStyle, over: background, inputs) }
}
extension StrokeBorderShapeView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { self.shape(shape, style, stroke: strokeStyle, isBorder: true, over: background, inputs) }
}
/// What is drawn in it is not part of the model.
extension Canvas: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { listItems(Color.clear.unmodeled("Canvas"), inputs) }
}
extension Color: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { shape(Rectangle(), self, over: EmptyView(), inputs) }
}
