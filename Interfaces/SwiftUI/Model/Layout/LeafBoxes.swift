import CoreGraphics

/// A shape or a color, which decides how much it takes of the room that it is offered.
final class ModelShapeBox: ModelLayoutBox {
  private let fitting: (ProposedViewSize) -> CGSize

  init(_ fitting: @escaping (ProposedViewSize) -> CGSize) {
    self.fitting = fitting
    super.init()
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize { fitting(offer) }
}

/// A picture that takes the room that it is offered, and has its own size as its ideal.
final class ModelResizableBox: ModelLayoutBox {
  private let ideal: CGSize

  init(_ ideal: CGSize) {
    self.ideal = ideal
    super.init()
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    offer.replacingUnspecifiedDimensions(by: ideal)
  }
}

/// A view of one size.
final class ModelRigidBox: ModelLayoutBox {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init()
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize { size }
}

/// A symbol.
final class ModelSymbolBox: ModelLayoutBox {
  private let size: CGSize

  /// The distance of its baseline from the top.
  private let baseline: CGFloat

  init(_ size: CGSize, baseline: CGFloat) {
    (self.size, self.baseline) = (size, baseline)
    super.init()
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize { size }

  override func findGuide(
    _ key: AlignmentKey, in size: CGSize, _ offer: ProposedViewSize
  ) -> CGFloat? {
    key.isTextBaseline ? baseline : nil
  }

  override var spacing: ViewSpacing { ViewSpacing(.symbol(descent: size.height - baseline)) }
}

/// A line between views, across the axis of its stack.
final class ModelDividerBox: ModelLayoutBox {
  /// The axis of the stack that it is in.
  private let stack: Axis?
  static let thickness: CGFloat = 1 / 3

  init(in stack: Axis?) {
    self.stack = stack
    super.init()
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    stack == .horizontal
      ? CGSize(width: Self.thickness, height: offer.height ?? 10)
      : CGSize(width: offer.width ?? 10, height: Self.thickness)
  }
}

/// Room that a stack has left, along its axis.
final class ModelSpacerBox: ModelLayoutBox {
  private let stack: Axis?
  private let least: CGFloat

  init(in stack: Axis?, least: CGFloat?) {
    self.stack = stack
    self.least = least ?? ModelSpacing.standard
    super.init()
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    CGSize(
      width: stack == .vertical ? 0 : max(offer.width ?? 0, least),
      height: stack == .horizontal ? 0 : max(offer.height ?? 0, least))
  }

  override var priority: Double { -.infinity }

  override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    if stack != .vertical { spacing.model.set(0, .horizontal) }
    if stack != .horizontal { spacing.model.set(0, .vertical) }
    return spacing
  }
}

/// A text.
final class ModelTextBox: ModelLayoutBox {
  private let paragraph: ModelParagraph
  private let alignment: TextAlignment

  init(_ paragraph: ModelParagraph, _ alignment: TextAlignment = .leading, isRightToLeft: Bool) {
    (self.paragraph, self.alignment) = (paragraph, alignment)
    super.init(isRightToLeft: isRightToLeft)
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize { lines(offer).size }

  func lines(_ offer: ProposedViewSize) -> ModelLines {
    paragraph.lines(width: offer.width, height: offer.height)
  }

  override func surroundings(
    at frame: CGRect, _ offer: ProposedViewSize, in outer: ModelSurroundings
  ) -> ModelSurroundings {
    let lines = lines(offer)
    for node in nodes { node.lines = ModelTextLines(lines, in: frame, alignment, isRightToLeft) }
    return outer
  }

  override func findGuide(
    _ key: AlignmentKey, in size: CGSize, _ offer: ProposedViewSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return lines(offer).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return lines(offer).lastBaseline }
    return nil
  }

  override var spacing: ViewSpacing {
    guard let first = paragraph.runs.first, let last = paragraph.runs.last else { return .zero }
    return ViewSpacing(.text(first: first.font, last: last.font))
  }
}
