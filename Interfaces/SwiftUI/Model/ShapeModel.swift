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

/// A shape inside of another.
struct InsetOutline<Base: Shape>: InsettableShape, OutlinedShape {
  typealias AnimatableData = EmptyAnimatableData
  let base: Base
  let amount: CGFloat
  var outline: ModelShape.Outline { .inset(base.modelOutline, amount) }
  nonisolated func path(in rect: CGRect) -> Path { interfaceOnly() }
  nonisolated func inset(by amount: CGFloat) -> InsetOutline<Base> { InsetOutline(base: base, amount: self.amount + amount) }
}
/// What is made of a shape: it is known by its name.
struct ChangedOutline<Base: Shape>: Shape, OutlinedShape {
  typealias AnimatableData = EmptyAnimatableData
  let base: Base
  let name: String
  var size: CGSize?
  var outline: ModelShape.Outline { .custom("\(name) \(base.modelOutline)") }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size ?? base.sizeThatFits(proposal) }
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
  nonisolated func path(in rect: CGRect) -> Path { interfaceOnly() }
}

extension StrokeStyle {
  func drawing(isBorder: Bool) -> ModelShape.Drawing { isBorder ? .border(width: lineWidth, dash: dash) : .stroke(width: lineWidth, dash: dash) }
}

extension PrimitiveView {
  /// The items of a shape with a view behind it.
  @MainActor func shape<Content: Shape, Style: ShapeStyle, Background: View>(
    _ shape: Content, _ style: Style, _ drawing: ModelShape.Drawing, over background: Background, _ inputs: Inputs
  ) -> [Item] {
    single(inputs) { place in
      let node = ModelNode(.shape(ModelShape(outline: shape.modelOutline, drawing: drawing, paint: style.paint(in: place.environment), sizeThatFits: shape.sizeThatFits)))
      if background is EmptyView { return node }
      return ModelNode(.background(.center), [node] + nodes(of: background, place.at(.part("background"))))
    }
  }
}
extension _ShapeView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { self.shape(shape, style, .fill, over: EmptyView(), inputs) }
}
extension FillShapeView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { self.shape(shape, style, .fill, over: background, inputs) }
}
extension StrokeShapeView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { self.shape(shape, style, strokeStyle.drawing(isBorder: false), over: background, inputs) }
}
extension StrokeBorderShapeView: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { self.shape(shape, style, strokeStyle.drawing(isBorder: true), over: background, inputs) }
}
/// What is drawn in it is not part of the model.
extension Canvas: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { listItems(Color.clear.unmodeled("Canvas"), inputs) }
}
extension Color: PrimitiveView {
  @MainActor func items(_ inputs: Inputs) -> [Item] { shape(Rectangle(), self, .fill, over: EmptyView(), inputs) }
}
