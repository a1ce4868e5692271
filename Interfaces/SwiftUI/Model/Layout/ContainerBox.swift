import CoreGraphics

/// The views of a `Layout`, be it a stack or a type of an app.
final class ModelContainerBox<L: Layout>: ModelLayoutBox {
  private let layout: L
  private let subviews: LayoutSubviews
  private var cache: L.Cache

  convenience init(_ layout: L, _ boxes: [ModelLayoutBox], isRightToLeft: Bool) {
    self.init(layout, parts: boxes.map { ModelLayoutPart($0) }, isRightToLeft: isRightToLeft)
  }

  init(_ layout: L, parts: [ModelLayoutPart], isRightToLeft: Bool) {
    self.layout = layout
    subviews = LayoutSubviews(parts, isRightToLeft ? .rightToLeft : .leftToRight)
    cache = layout.makeCache(subviews: subviews)
    super.init(isRightToLeft: isRightToLeft)
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
  }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    let bounds = CGRect(origin: .zero, size: size)
    for part in subviews.parts { part.placed = nil }
    layout.placeSubviews(in: bounds, proposal: offer, subviews: subviews, cache: &cache)
    return subviews.parts.compactMap { part in
      // What a layout does not place is in the center, as documented.
      if part.placed == nil {
        part.place(at: CGPoint(x: bounds.midX, y: bounds.midY), .center, offer)
      }
      return part.placed
    }
  }

  override func findGuide(
    _ key: AlignmentKey, in size: CGSize, _ offer: ProposedViewSize
  ) -> CGFloat? {
    layout.guide(key, in: CGRect(origin: .zero, size: size), offer, subviews, &cache)
  }

  override var spacing: ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }
}

/// A view of a layout, with what its container may know of it.
final class ModelLayoutPart: @unchecked Sendable {
  let box: ModelLayoutBox

  /// The values of its traits and layout values, by their keys.
  let traits: [ObjectIdentifier: Any]
  /// The place that the layout gave it.
  var placed: ModelPlace?

  init(_ box: ModelLayoutBox, traits: [ObjectIdentifier: Any] = [:]) {
    self.box = box
    self.traits = traits
  }

  var priority: Double { box.setPriority ?? box.priority }

  func place(at position: CGPoint, _ anchor: UnitPoint, _ offer: ProposedViewSize) {
    let size = box.size(offer)
    placed = ModelPlace(
      box: box,
      origin: CGPoint(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
      offer: offer)
  }
}

extension Layout {
  /// The guide of the whole that results from those of its views.
  func combinedGuide(
    _ key: AlignmentKey, in bounds: CGRect, _ offer: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    if key.isOfFrame { return nil }
    let before = subviews.parts.map(\.placed)
    defer { for (part, place) in zip(subviews.parts, before) { part.placed = place } }
    for part in subviews.parts { part.placed = nil }
    placeSubviews(in: bounds, proposal: offer, subviews: subviews, cache: &cache)
    return key.combine(
      subviews.parts.compactMap(\.placed).map { place in
        place.box.guide(key, in: place.box.size(place.offer), place.offer).map {
          $0 + (key.isHorizontal ? place.origin.x : place.origin.y)
        }
      })
  }
}

/// What `AnyLayout` asks of the layout in it. Another layout may have made the cache.
extension Layout {
  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout Cache) -> Result
  ) -> Result {
    var own = cache as? Cache ?? makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }

  func erasedCache(_ subviews: LayoutSubviews) -> Any { makeCache(subviews: subviews) }

  func erasedUpdate(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { updateCache(&$0, subviews: subviews) }
  }

  func erasedSpacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  func erasedSize(
    _ offer: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) { sizeThatFits(proposal: offer, subviews: subviews, cache: &$0) }
  }

  func erasedPlace(
    in bounds: CGRect, _ offer: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      placeSubviews(in: bounds, proposal: offer, subviews: subviews, cache: &$0)
    }
  }

  func erasedGuide(
    _ key: AlignmentKey, in bounds: CGRect, _ offer: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) { guide(key, in: bounds, offer, subviews, &$0) }
  }

  /// The guide that the layout says it has.
  func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ offer: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    key.isHorizontal
      ? explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: offer, subviews: subviews,
        cache: &cache)
      : explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: offer, subviews: subviews,
        cache: &cache)
  }
}

/// The layout of layers: as large as the largest of those with the highest priority.
struct ModelLayers {
  private let alignment: Alignment

  init(_ alignment: Alignment) { self.alignment = alignment }

  private func leading(_ subviews: LayoutSubviews) -> [LayoutSubview] {
    let highest = subviews.map(\.priority).max() ?? 0
    return subviews.filter { $0.priority == highest }
  }

  func size(of subviews: LayoutSubviews, for offer: ProposedViewSize) -> CGSize {
    leading(subviews).map { $0.sizeThatFits(offer) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    let offer = ProposedViewSize(bounds.size)
    let deciding = leading(subviews).map { $0.dimensions(in: offer) }
    let x = deciding.map { $0[alignment.horizontal] }.max() ?? 0
    let y = deciding.map { $0[alignment.vertical] }.max() ?? 0
    for subview in subviews {
      let dimensions = subview.dimensions(in: offer)
      subview.place(
        at: CGPoint(
          x: bounds.minX + x - dimensions[alignment.horizontal],
          y: bounds.minY + y - dimensions[alignment.vertical]), proposal: offer)
    }
  }
}

/// The layout of a row or a column.
///
/// Each view is offered its share of what is left: the least flexible first, within each priority from the highest to the
/// lowest, after the least lengths of those with lower priorities.
struct ModelStackLayout {
  let axis: Axis
  let guide: AlignmentKey
  let spacing: CGFloat?

  struct Arrangement {
    var size: CGSize
    var places: [(origin: CGPoint, offer: ProposedViewSize)]
  }

  func arrangement(of subviews: LayoutSubviews, for offer: ProposedViewSize) -> Arrangement {
    if subviews.isEmpty { return Arrangement(size: .zero, places: []) }
    let distances = distances(between: subviews)
    let across = offer[axis.other]
    let lengths = lengths(of: subviews, for: offer, distances.reduce(0, +))
    let offers = lengths.map { ProposedViewSize($0, along: axis, across: across) }
    let dimensions = zip(subviews, offers).map { $0.dimensions(in: $1) }
    let guides = dimensions.map { $0[guide] }
    let before = max(0, guides.max() ?? 0)
    var places: [(CGPoint, ProposedViewSize)] = []
    var position: CGFloat = 0
    var after: CGFloat = 0
    for (index, size) in dimensions.enumerated() {
      if index > 0 { position += distances[index - 1] }
      places.append((CGPoint(position, along: axis, across: before - guides[index]), offers[index]))
      position += CGSize(width: size.width, height: size.height)[axis]
      after = max(after, CGSize(width: size.width, height: size.height)[axis.other] - guides[index])
    }
    return Arrangement(
      size: CGSize(position, along: axis, across: before + after), places: places)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ offer: ProposedViewSize) {
    // Along the axis what the stack was offered, and across it what it has become: a view in it was measured for the former.
    var placed = offer
    if placed[axis.other] == nil { placed[axis.other] = bounds.size[axis.other] }
    let arrangement = arrangement(of: subviews, for: placed)
    for (subview, place) in zip(subviews, arrangement.places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.offer)
    }
  }

  /// The distances between neighbors.
  func distances(between subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { one, next in
      spacing ?? one.spacing.distance(to: next.spacing, along: axis)
    }
  }

  /// What is offered to each view along the axis; nil for its ideal length.
  func lengths(
    of subviews: LayoutSubviews, for offer: ProposedViewSize, _ gaps: CGFloat
  ) -> [CGFloat?] {
    guard let available = offer[axis] else { return subviews.map { _ in nil } }
    func length(_ index: Int, _ offered: CGFloat) -> CGFloat {
      subviews[index].sizeThatFits(
        ProposedViewSize(offered, along: axis, across: offer[axis.other]))[axis]
    }
    let least = subviews.indices.map { length($0, 0) }
    let most = subviews.indices.map { length($0, .infinity) }
    func flexibility(_ index: Int) -> CGFloat {
      most[index] == .infinity ? .infinity : most[index] - least[index]
    }
    var lengths: [CGFloat?] = subviews.map { _ in nil }
    var room = available - gaps
    let priorities = Dictionary(grouping: subviews.indices) { subviews[$0].priority }
    for (priority, group) in priorities.sorted(by: { $0.key > $1.key }) {
      let reserved = subviews.indices.filter { subviews[$0].priority < priority }
        .reduce(0) { $0 + least[$1] }
      var rest = room - reserved
      // Those that are equally flexible keep their order.
      let ordered = group.sorted {
        let (one, other) = (flexibility($0), flexibility($1))
        if one != other { return one < other }
        // Among the endlessly flexible, those with the larger least length come first.
        return one == .infinity && least[$0] != least[$1] ? least[$0] > least[$1] : $0 < $1
      }
      for (position, index) in ordered.enumerated() {
        let share = max(0, rest / CGFloat(ordered.count - position))
        lengths[index] = share
        let taken = length(index, share)
        if taken.isFinite {
          rest -= taken
          room -= taken
        }
      }
    }
    return lengths
  }

  /// The distances of the whole from other views: along the axis those of its ends, across it those of all.
  func spacing(of subviews: LayoutSubviews) -> ViewSpacing {
    if subviews.isEmpty { return .zero }
    var spacing = ViewSpacing()
    for (index, subview) in subviews.enumerated() {
      var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if index == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
      if index == subviews.count - 1 { edges.insert(axis == .horizontal ? .trailing : .bottom) }
      spacing.formUnion(subview.spacing, edges: edges)
    }
    return spacing
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  init(_ length: CGFloat, along axis: Axis, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
  init(_ position: CGFloat, along axis: Axis, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
  }
}

extension ProposedViewSize {
  init(_ length: CGFloat?, along axis: Axis, across: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: length, height: across)
      : ProposedViewSize(width: across, height: length)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
