import CoreGraphics

/// A part of what is laid out: it has a size for each offer, guides, and places for its own parts.
///
/// Its coordinates are those of a left-to-right layout. ``place(at:_:in:)`` mirrors them where the layout is right to left,
/// as SwiftUI does in every parent.
class ModelLayoutBox {
  /// Whether its parts are mirrored.
  let isRightToLeft: Bool

  /// The nodes whose size and place it is.
  var nodes: [ModelNode] = []
  private var sizes: [ModelOffer: CGSize] = [:]
  private var guides: [ModelGuide: CGFloat?] = [:]

  init(isRightToLeft: Bool = false) { self.isRightToLeft = isRightToLeft }

  /// The size for an offer, computed once.
  final func size(_ offer: ProposedViewSize) -> CGSize {
    let key = ModelOffer(offer)
    if let size = sizes[key] { return size }
    let size = measure(offer)
    sizes[key] = size
    return size
  }

  final func dimensions(_ offer: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(box: self, size: size(offer), proposal: offer)
  }

  /// The position of a guide that it or a part of it sets, computed once; nil if none does.
  final func guide(_ key: AlignmentKey, in size: CGSize, _ offer: ProposedViewSize) -> CGFloat? {
    let known = ModelGuide(key: key, size: size, offer: ModelOffer(offer))
    if let guide = guides[known] { return guide }
    let guide = findGuide(key, in: size, offer)
    guides[known] = .some(guide)
    return guide
  }

  /// The size for an offer.
  func measure(_ offer: ProposedViewSize) -> CGSize { .zero }

  /// The places of its parts.
  ///
  /// - Parameters:
  ///   - size: Its own size.
  ///   - offer: The offer for which it has that size.
  func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] { [] }

  /// The position of a guide that it or a part of it sets; nil if none does.
  func findGuide(_ key: AlignmentKey, in size: CGSize, _ offer: ProposedViewSize) -> CGFloat? {
    combinedGuide(key, in: size, offer)
  }

  /// The order in which a stack gives it room, if no modifier sets it.
  var priority: Double { 0 }

  /// The order that `layoutPriority(_:)` sets; nil if it does not.
  var setPriority: Double? { nil }

  /// Its distances from other views.
  var spacing: ViewSpacing { ViewSpacing(.plain) }

  /// What is around its parts, when it has got its own place.
  func surroundings(
    at frame: CGRect, _ offer: ProposedViewSize, in outer: ModelSurroundings
  ) -> ModelSurroundings { outer }

  /// The guides of its parts, at their places.
  final func combinedGuide(
    _ key: AlignmentKey, in size: CGSize, _ offer: ProposedViewSize
  ) -> CGFloat? {
    if key.isOfFrame { return nil }
    return key.combine(
      places(in: size, offer).map { place in
        place.box.guide(key, in: place.box.size(place.offer), place.offer).map {
          $0 + (key.isHorizontal ? place.origin.x : place.origin.y)
        }
      })
  }

  /// Gives it and all its parts their places.
  final func place(at origin: CGPoint, _ offer: ProposedViewSize, in outer: ModelSurroundings) {
    let size = size(offer)
    let frame = CGRect(origin: origin, size: size)
    for node in nodes { node.geometry = ModelGeometry(frame: frame, surroundings: outer) }
    let inner = surroundings(at: frame, offer, in: outer)
    let places = places(in: size, offer)
    for isLate in [false, true] {
      for place in places where place.isLate == isLate {
        var x = place.origin.x
        if isRightToLeft { x = size.width - x - place.box.size(place.offer).width }
        place.box.place(
          at: CGPoint(x: origin.x + x, y: origin.y + place.origin.y), place.offer, in: inner)
      }
    }
  }
}

/// An offer as a key.
private struct ModelOffer: Hashable {
  let width: CGFloat?
  let height: CGFloat?

  init(_ offer: ProposedViewSize) { (width, height) = (offer.width, offer.height) }
}

/// What a guide depends on.
private struct ModelGuide: Hashable {
  let key: AlignmentKey
  let width: CGFloat
  let height: CGFloat
  let offer: ModelOffer

  init(key: AlignmentKey, size: CGSize, offer: ModelOffer) {
    (self.key, width, height, self.offer) = (key, size.width, size.height, offer)
  }
}

/// Where a box puts a part.
struct ModelPlace {
  let box: ModelLayoutBox
  let origin: CGPoint
  let offer: ProposedViewSize

  /// Whether it gets its place after the others, because its content depends on them.
  var isLate = false
}

/// A box with one part.
class ModelUnaryBox: ModelLayoutBox {
  let part: ModelLayoutBox

  init(_ part: ModelLayoutBox) {
    self.part = part
    super.init(isRightToLeft: part.isRightToLeft)
  }

  init(_ part: ModelLayoutBox, isRightToLeft: Bool) {
    self.part = part
    super.init(isRightToLeft: isRightToLeft)
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize { part.size(offer) }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    [ModelPlace(box: part, origin: .zero, offer: offer)]
  }

  override var spacing: ViewSpacing { part.spacing }

  override var setPriority: Double? { part.setPriority }

  /// The place at which a guide of the part meets that of the whole.
  final func aligned(
    _ alignment: Alignment, in size: CGSize, _ offer: ProposedViewSize
  ) -> [ModelPlace] {
    let inner = part.dimensions(offer)
    let outer = ViewDimensions(box: nil, size: size, proposal: ProposedViewSize(size))
    return [
      ModelPlace(
        box: part,
        origin: CGPoint(
          x: outer[alignment.horizontal] - inner[alignment.horizontal],
          y: outer[alignment.vertical] - inner[alignment.vertical]), offer: offer)
    ]
  }
}
