import CoreGraphics

/// `frame(width:height:alignment:)`
final class ModelFrameBox: ModelUnaryBox {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  init(
    _ part: ModelLayoutBox, width: CGFloat?, height: CGFloat?, alignment: Alignment,
    isRightToLeft: Bool
  ) {
    // SwiftUI warns of other lengths, and ignores them.
    func valid(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    self.width = valid(width)
    self.height = valid(height)
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
    func scaled(_ length: CGFloat) -> CGFloat { length == 0 ? 0 : length * scale }
    return ProposedViewSize(width: scaled(shape.width), height: scaled(shape.height))
  }

  override func measure(_ offer: ProposedViewSize) -> CGSize { part.size(inner(offer)) }

  override func places(in size: CGSize, _ offer: ProposedViewSize) -> [ModelPlace] {
    aligned(.center, in: size, inner(offer))
  }
}
