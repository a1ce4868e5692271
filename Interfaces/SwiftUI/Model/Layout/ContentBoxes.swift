import CoreGraphics

/// A view whose content depends on its place: it gets its content when it has one.
class ModelReaderBox: ModelLayoutBox {
  private let alignment: Alignment
  private let content: (ModelGeometry) -> ModelLayoutBox
  private var box: ModelLayoutBox?

  init(
    alignment: Alignment, isRightToLeft: Bool,
    content: @escaping (ModelGeometry) -> ModelLayoutBox
  ) {
    self.alignment = alignment
    self.content = content
    super.init(isRightToLeft: isRightToLeft)
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    offer.replacingUnspecifiedDimensions()
  }

  override func surroundings(
    at frame: CGRect, _ offer: ProposedViewSize, in outer: ModelSurroundings
  ) -> ModelSurroundings {
    box = content(ModelGeometry(frame: frame, surroundings: outer))
    return outer
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    box.map { [ModelPlace($0, alignment, in: size)] } ?? []
  }

  override func findGuide(
    _ key: AlignmentKey, in size: CGSize, _ offer: ProposedViewSize
  ) -> CGFloat? { nil }
}

/// The first of several views whose ideal size fits the offer: `ViewThatFits`
final class ModelFittingBox: ModelLayoutBox {
  private let choices: [ModelLayoutBox]
  private let axes: Axis.Set

  init(_ choices: [ModelLayoutBox], _ axes: Axis.Set, isRightToLeft: Bool) {
    self.choices = choices
    self.axes = axes
    super.init(isRightToLeft: isRightToLeft)
  }

  /// The position of the view for an offer; nil if there are no views.
  private func chosen(_ offer: ProposedViewSize) -> Int? {
    choices.firstIndex { choice in
      let ideal = choice.size(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : offer.width,
          height: axes.contains(.vertical) ? nil : offer.height))
      return (!axes.contains(.horizontal) || ideal.width <= (offer.width ?? .infinity) + 0.01)
        && (!axes.contains(.vertical) || ideal.height <= (offer.height ?? .infinity) + 0.01)
    } ?? choices.indices.last
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    chosen(offer).map { choices[$0].size(offer) } ?? .zero
  }

  override func surroundings(
    at frame: CGRect, _ offer: ProposedViewSize, in outer: ModelSurroundings
  ) -> ModelSurroundings {
    for node in nodes { node.chosen = chosen(offer) ?? 0 }
    return outer
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    chosen(offer).map { [ModelPlace(box: choices[$0], origin: .zero, offer: offer)] } ?? []
  }

  override var spacing: ViewSpacing { choices.first?.spacing ?? ViewSpacing(.plain) }
}
