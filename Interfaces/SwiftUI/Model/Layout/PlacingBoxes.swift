import CoreGraphics

/// A modifier that moves what is seen: `offset(x:y:)`
final class ModelOffsetBox: ModelUnaryBox {
  private let offset: CGSize

  init(_ part: ModelLayoutBox, _ offset: CGSize, isRightToLeft: Bool) {
    self.offset = offset
    super.init(part, isRightToLeft: isRightToLeft)
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    [ModelPlace(box: part, origin: CGPoint(x: offset.width, y: offset.height), offer: offer)]
  }

  override func findGuide(
    _ key: AlignmentKey, in size: CGSize, _ offer: ProposedViewSize
  ) -> CGFloat? {
    part.guide(key, in: size, offer)
  }
}

/// `position(x:y:)`, which takes all the room that it is offered.
final class ModelPositionBox: ModelUnaryBox {
  private let position: CGPoint

  init(_ part: ModelLayoutBox, _ position: CGPoint, isRightToLeft: Bool) {
    self.position = position
    super.init(part, isRightToLeft: isRightToLeft)
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    let size = part.size(offer)
    return CGSize(width: offer.width ?? size.width, height: offer.height ?? size.height)
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    let inner = part.size(offer)
    return [
      ModelPlace(
        box: part,
        origin: CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2),
        offer: offer)
    ]
  }
}

/// `alignmentGuide(_:computeValue:)`
final class ModelGuideBox: ModelUnaryBox {
  private let key: AlignmentKey
  private let value: (ViewDimensions) -> CGFloat

  init(_ part: ModelLayoutBox, _ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat)
  {
    self.key = key
    self.value = value
    super.init(part)
  }

  override func findGuide(
    _ key: AlignmentKey, in size: CGSize, _ offer: ProposedViewSize
  ) -> CGFloat? {
    guard key == self.key else { return part.guide(key, in: size, offer) }
    return value(ViewDimensions(box: part, size: size, proposal: offer))
  }

  override var priority: Double { part.priority }
}

/// `layoutPriority(_:)`
final class ModelPriorityBox: ModelUnaryBox {
  private let value: Double

  init(_ part: ModelLayoutBox, _ value: Double) {
    self.value = value
    super.init(part)
  }

  override var setPriority: Double? { value }
}

/// `background(_:alignment:)` and `overlay(_:alignment:)`: the part decides the size, which is offered to the other layer.
final class ModelLayeredBox: ModelUnaryBox {
  private let layer: ModelLayoutBox
  private let isBehind: Bool
  private let alignment: Alignment

  init(
    _ part: ModelLayoutBox, layer: ModelLayoutBox, isBehind: Bool, alignment: Alignment,
    isRightToLeft: Bool
  ) {
    self.layer = layer
    self.isBehind = isBehind
    self.alignment = alignment
    super.init(part, isRightToLeft: isRightToLeft)
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    let whole = ViewDimensions(box: part, size: size, proposal: offer)
    // The layer may depend on the preferences of the part, whichever is in front.
    let layer = ModelPlace(layer, alignment, in: size, aligning: whole, isLate: true)
    let part = ModelPlace(box: part, origin: .zero, offer: offer)
    return isBehind ? [layer, part] : [part, layer]
  }

  /// The guides of the layer do not count.
  override func findGuide(
    _ key: AlignmentKey, in size: CGSize, _ offer: ProposedViewSize
  ) -> CGFloat? {
    part.guide(key, in: size, offer)
  }

  override var priority: Double { part.priority }
}

extension ModelPlace {
  /// The place of a layer that is offered the size of what it lies on.
  init(
    _ box: ModelLayoutBox, _ alignment: Alignment, in size: CGSize,
    aligning outer: ViewDimensions? = nil, isLate: Bool = false
  ) {
    let offer = ProposedViewSize(size)
    let outer = outer ?? ViewDimensions(box: nil, size: size, proposal: offer)
    let inner = box.dimensions(offer)
    self.init(
      box: box,
      origin: CGPoint(
        x: outer[alignment.horizontal] - inner[alignment.horizontal],
        y: outer[alignment.vertical] - inner[alignment.vertical]),
      offer: offer, isLate: isLate)
  }
}
