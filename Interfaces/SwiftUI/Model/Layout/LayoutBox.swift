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

// MARK: - Boxes with one part

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

/// `frame(width:height:alignment:)`
final class ModelFrameBox: ModelUnaryBox {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  init(
    _ part: ModelLayoutBox, width: CGFloat?, height: CGFloat?, alignment: Alignment,
    isRightToLeft: Bool
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(part, isRightToLeft: isRightToLeft)
  }

  private func inner(_ offer: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? offer.width, height: height ?? offer.height)
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = part.size(inner(offer))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    aligned(alignment, in: size, inner(offer))
  }

  override var spacing: ViewSpacing {
    var spacing = part.spacing
    if width != nil { spacing.model.reset(.horizontal) }
    if height != nil { spacing.model.reset(.vertical) }
    return spacing
  }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`
final class ModelFlexibleFrameBox: ModelUnaryBox {
  /// The limits along an axis.
  struct Limits {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    var isEmpty: Bool { least == nil && ideal == nil && most == nil }

    /// What is offered to the part.
    func inner(_ offer: CGFloat?) -> CGFloat? {
      (offer ?? ideal).map { min(max($0, least ?? -.infinity), most ?? .infinity) }
    }

    /// The size, if it does not depend on the part's.
    func size(_ offer: CGFloat?) -> CGFloat? {
      guard let offer else { return ideal }
      guard let least, let most, least <= most else { return nil }
      return min(max(offer, least), most)
    }

    /// The size for the part's size.
    func size(_ offer: CGFloat?, part: CGFloat) -> CGFloat {
      if let size = size(offer) { return size }
      let inner = inner(offer)
      return switch (least, most) {
      case (let least?, let most?): min(max(least, part), most)
      case (let least?, nil): max(min(inner ?? .infinity, part), least)
      case (nil, let most?): min(max(inner ?? -.infinity, part), most)
      case (nil, nil): part
      }
    }
  }

  private let width: Limits
  private let height: Limits
  private let alignment: Alignment

  init(
    _ part: ModelLayoutBox, width: Limits, height: Limits, alignment: Alignment,
    isRightToLeft: Bool
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(part, isRightToLeft: isRightToLeft)
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    if let width = width.size(offer.width), let height = height.size(offer.height) {
      return CGSize(width: width, height: height)
    }
    let size = part.size(
      ProposedViewSize(width: width.inner(offer.width), height: height.inner(offer.height)))
    return CGSize(
      width: width.size(offer.width, part: size.width),
      height: height.size(offer.height, part: size.height))
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    aligned(alignment, in: size, ProposedViewSize(size))
  }

  override var spacing: ViewSpacing {
    var spacing = part.spacing
    if !width.isEmpty { spacing.model.reset(.horizontal) }
    if !height.isEmpty { spacing.model.reset(.vertical) }
    return spacing
  }
}

/// `padding(_:)`
final class ModelPaddingBox: ModelUnaryBox {
  private let insets: EdgeInsets

  init(_ part: ModelLayoutBox, _ insets: EdgeInsets, isRightToLeft: Bool) {
    self.insets = insets
    super.init(part, isRightToLeft: isRightToLeft)
  }

  private func inner(_ offer: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: offer.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: offer.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    let size = part.size(inner(offer))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    [
      ModelPlace(
        box: part, origin: CGPoint(x: insets.leading, y: insets.top), offer: inner(offer))
    ]
  }

  override var spacing: ViewSpacing {
    var spacing = part.spacing
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    spacing.model.reset(edges)
    return spacing
  }
}

/// `fixedSize(horizontal:vertical:)`
final class ModelFixedSizeBox: ModelUnaryBox {
  private let isFixed: (horizontal: Bool, vertical: Bool)

  init(_ part: ModelLayoutBox, horizontal: Bool, vertical: Bool) {
    isFixed = (horizontal, vertical)
    super.init(part)
  }

  private func inner(_ offer: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: isFixed.horizontal ? nil : offer.width, height: isFixed.vertical ? nil : offer.height)
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize { part.size(inner(offer)) }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    aligned(.center, in: size, inner(offer))
  }

  override var priority: Double { part.priority }
}

/// `aspectRatio(_:contentMode:)`
final class ModelAspectRatioBox: ModelUnaryBox {
  private let ratio: CGFloat?
  private let fills: Bool

  init(_ part: ModelLayoutBox, ratio: CGFloat?, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
    super.init(part)
  }

  private func inner(_ offer: ProposedViewSize) -> ProposedViewSize {
    if offer.width == nil, offer.height == nil { return offer }
    let shape = ratio.map { CGSize(width: $0, height: 1) } ?? part.size(.unspecified)
    let scales = [
      offer.width.map { shape.width == 0 ? .infinity : $0 / shape.width },
      offer.height.map { shape.height == 0 ? .infinity : $0 / shape.height },
    ].compactMap(\.self)
    let scale = (fills ? scales.max() : scales.min()) ?? 1
    return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize { part.size(inner(offer)) }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    aligned(.center, in: size, inner(offer))
  }
}

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

/// A view that scrolls: the part has its ideal length along the axes.
final class ModelScrollBox: ModelUnaryBox {
  private let axes: Axis.Set

  init(_ part: ModelLayoutBox, _ axes: Axis.Set, isRightToLeft: Bool) {
    self.axes = axes
    super.init(part, isRightToLeft: isRightToLeft)
  }

  private func inner(_ offer: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : offer.width,
      height: axes.contains(.vertical) ? nil : offer.height)
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    let size = part.size(inner(offer))
    return CGSize(
      width: axes.contains(.horizontal) ? offer.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? offer.height ?? size.height : size.height)
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    [ModelPlace(box: part, origin: .zero, offer: inner(offer))]
  }

  override var setPriority: Double? { nil }

  override func surroundings(
    at frame: CGRect, _ offer: ProposedViewSize, in outer: ModelSurroundings
  ) -> ModelSurroundings {
    var inner = outer
    inner.spaces[AnyHashable(ModelScrollSpace())] = frame
    return inner
  }
}

/// The name of the coordinate space of a scroll view.
struct ModelScrollSpace: Hashable {}

/// `coordinateSpace(_:)`
final class ModelSpaceBox: ModelUnaryBox {
  private let name: AnyHashable

  init(_ part: ModelLayoutBox, name: AnyHashable) {
    self.name = name
    super.init(part)
  }

  override func surroundings(
    at frame: CGRect, _ offer: ProposedViewSize, in outer: ModelSurroundings
  ) -> ModelSurroundings {
    var inner = outer
    inner.spaces[name] = frame
    return inner
  }
}

/// `ignoresSafeArea(_:edges:)`: where it reaches an edge of the safe area, its part is offered what is outside, too.
final class ModelSafeAreaBox: ModelUnaryBox {
  private let edges: Edge.Set
  private var outside = EdgeInsets()

  init(_ part: ModelLayoutBox, ignoring edges: Edge.Set, isRightToLeft: Bool) {
    self.edges = edges
    super.init(part, isRightToLeft: isRightToLeft)
  }

  override func surroundings(
    at frame: CGRect, _ offer: ProposedViewSize, in outer: ModelSurroundings
  ) -> ModelSurroundings {
    outside = outer.insets(around: frame, edges, isRightToLeft)
    var inner = outer
    inner.safeArea = CGRect(
      x: outer.safeArea.minX - (isRightToLeft ? outside.trailing : outside.leading),
      y: outer.safeArea.minY - outside.top,
      width: outer.safeArea.width + outside.leading + outside.trailing,
      height: outer.safeArea.height + outside.top + outside.bottom)
    return inner
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    var larger = offer
    larger.width = offer.width.map { $0 + outside.leading + outside.trailing }
    larger.height = offer.height.map { $0 + outside.top + outside.bottom }
    return [
      ModelPlace(
        box: part, origin: CGPoint(x: -outside.leading, y: -outside.top), offer: larger)
    ]
  }

  override var priority: Double { part.priority }
}

/// `safeAreaInset(edge:alignment:spacing:content:)`: the bar at the edge takes its room from the part.
final class ModelInsetBox: ModelUnaryBox {
  private let bar: ModelLayoutBox
  private let edge: Edge
  private let alignment: Alignment
  private let distance: CGFloat

  init(
    _ part: ModelLayoutBox, bar: ModelLayoutBox, at edge: Edge, alignment: Alignment,
    distance: CGFloat, isRightToLeft: Bool
  ) {
    (self.bar, self.edge, self.alignment, self.distance) = (bar, edge, alignment, distance)
    super.init(part, isRightToLeft: isRightToLeft)
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private func inner(_ offer: ProposedViewSize) -> ProposedViewSize {
    var inner = offer
    let length = bar.size(offer)[axis] + distance
    inner[axis] = offer[axis].map { max(0, $0 - length) }
    return inner
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    let size = part.size(inner(offer))
    let length = bar.size(offer)[axis] + distance
    return CGSize(size[axis] + length, along: axis, across: size[axis.other])
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    let length = bar.size(offer)[axis]
    let whole = ViewDimensions(box: nil, size: size, proposal: offer)
    let own = bar.dimensions(offer)
    let isFirst = edge == .top || edge == .leading
    let across =
      axis == .vertical
      ? whole[alignment.horizontal] - own[alignment.horizontal]
      : whole[alignment.vertical] - own[alignment.vertical]
    return [
      ModelPlace(
        box: part, origin: CGPoint(isFirst ? length + distance : 0, along: axis, across: 0),
        offer: inner(offer)),
      ModelPlace(
        box: bar,
        origin: CGPoint(isFirst ? 0 : size[axis] - length, along: axis, across: across),
        offer: offer),
    ]
  }
}

/// A view with something that covers the screen, or hangs over it.
final class ModelPresentationBox: ModelUnaryBox {
  private let presented: ModelLayoutBox
  private let fills: Bool
  private var surroundings: (outer: ModelSurroundings, frame: CGRect)?

  init(_ part: ModelLayoutBox, presented: ModelLayoutBox, fills: Bool) {
    (self.presented, self.fills) = (presented, fills)
    // The place of what is presented does not depend on the side from which it is read.
    super.init(part, isRightToLeft: false)
  }

  override func surroundings(
    at frame: CGRect, _ offer: ProposedViewSize, in outer: ModelSurroundings
  ) -> ModelSurroundings {
    surroundings = (outer, frame)
    return outer
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    let own = ModelPlace(box: part, origin: .zero, offer: offer)
    guard let (outer, frame) = surroundings else { return [own] }
    let room = outer.safeArea
    let offer = ProposedViewSize(
      width: fills ? room.width : min(room.width, 270), height: fills ? room.height : nil)
    let inner = presented.size(offer)
    return [
      own,
      ModelPlace(
        box: presented,
        origin: CGPoint(
          x: room.midX - inner.width / 2 - frame.minX, y: room.midY - inner.height / 2 - frame.minY),
        offer: offer),
    ]
  }

  override func findGuide(
    _ key: AlignmentKey, in size: CGSize, _ offer: ProposedViewSize
  ) -> CGFloat? { part.guide(key, in: size, offer) }

  override var priority: Double { part.priority }
}

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

// MARK: - Boxes without parts

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
class ModelRigidBox: ModelLayoutBox {
  private let size: CGSize

  /// The distance of its baseline from the top; nil for its bottom.
  private let baseline: CGFloat?

  init(_ size: CGSize, baseline: CGFloat? = nil, isRightToLeft: Bool = false) {
    self.size = size
    self.baseline = baseline
    super.init(isRightToLeft: isRightToLeft)
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize { size }

  override func findGuide(
    _ key: AlignmentKey, in size: CGSize, _ offer: ProposedViewSize
  ) -> CGFloat? {
    key.isTextBaseline ? baseline : nil
  }
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
