import CoreGraphics

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
