import CoreGraphics

/// Something that is drawn, with what is known about it.
struct DrawnView {
  let node: ModelNode

  /// Where it is in the hierarchy, as positions of children.
  let path: [Int]

  /// The part of it that can be seen.
  let frame: CGRect
  let context: DrawnContext

  /// How opaque it is, besides its own color; nil if that depends on what is behind a group of views.
  let opacity: Double?

  enum Content {
    case text(ModelText, ModelTextLines)
    case image(ModelImage)
    case shape(ModelShape)
    case divider
    /// What people tap.
    case target

    /// Something opaque on which a presentation lies.
    case ground
  }
  let content: Content
}

/// What the views around a view do to it.
struct DrawnContext {
  /// What is seen at all, and the outlines to which it is cut.
  var clip: CGRect
  var outlines: [(outline: ModelShape.Outline, frame: CGRect)] = []

  /// Whether it is elsewhere than its frame says, or looks different.
  var isTransformed = false

  /// Whether what is behind it is not known.
  var isOnUnknownGround = false
  var scrollsHorizontally = false

  /// Whether taps on it are those of a view around it, or nothing.
  var isInControl = false

  /// Whether it is the text of a field, which scrolls.
  var isInField = false

  /// Whether it is in a row of a list, in which a control is as large as the row.
  var isInRow = false
  var isHiddenFromAccessibility = false
  var showsLargeContent = false
  fileprivate var opacity: Double? = 1
}

extension ModelNode {
  /// What is drawn of the node and those in it, from the back to the front.
  ///
  /// What a presentation covers is left out.
  func drawnViews() -> [DrawnView] {
    var views: [DrawnView] = []
    draw(into: &views, [], DrawnContext(clip: .infinite))
    return views
  }

  private func draw(into views: inout [DrawnView], _ path: [Int], _ context: DrawnContext) {
    var context = context
    func add(_ content: DrawnView.Content, everywhere: Bool = false) {
      guard let frame = everywhere ? .infinite : frame else { return }
      let seen = frame.intersection(context.clip)
      if seen.isNull { return }
      views.append(
        DrawnView(
          node: self, path: path, frame: seen, context: context, opacity: context.opacity,
          content: content))
    }
    func draw(_ child: Int, _ context: DrawnContext) {
      children[child].draw(into: &views, path + [child], context)
    }
    func drawAll(_ children: some Sequence<Int>, _ context: DrawnContext) {
      for child in children { draw(child, context) }
    }

    switch kind {
    case .text(let text):
      if let lines { add(.text(text, lines)) }
    case .image(let image): add(.image(image))
    case .shape(let shape): add(.shape(shape))
    case .divider: add(.divider)
    case .spacer: break
    case .background:
      drawAll(children.indices.dropFirst(), context)
      draw(0, context)
    case .representation, .contextMenu: draw(0, context)
    case .firstThatFits:
      if children.indices.contains(chosen) { draw(chosen, context) }
    case .effect(let effect):
      switch effect {
      case .hidden: return
      case .opacity(let opacity):
        if opacity == 0 { return }
        if opacity < 1 {
          // A group is made opaque as a whole: its views do not show through each other.
          context.opacity =
            children.allSatisfy(\.isText) ? context.opacity.map { $0 * opacity } : nil
        }
      case .scale(let scale, _):
        if scale != CGSize(width: 1, height: 1) { context.isTransformed = true }
      case .rotation(let angle, _): if angle.radians != 0 { context.isTransformed = true }
      case .blur(let radius): if radius != 0 { context.isTransformed = true }
      case .mask:
        context.isTransformed = true
        draw(0, context)
        return
      case .clip(let outline):
        if let frame {
          context.clip = context.clip.intersection(frame)
          context.outlines.append((outline, frame))
        }
      case .hitTesting(let isActive): if !isActive { context.isInControl = true }
      case .offset, .position, .shadow, .contentShape, .order, .ignoresSafeArea: break
      }
      drawAll(children.indices, context)
    case .control(let control):
      if control.isPressed, !context.isInControl, !context.isInRow { add(.target) }
      context.isInControl = true
      if case .textField = control.kind { context.isInField = true }
      drawAll(control.showsLabel ? children.indices : children.indices.dropFirst(), context)
    case .gestures(let gestures):
      if gestures.isEnabled, !gestures.taps.isEmpty, !context.isInControl {
        if !context.isInRow { add(.target) }
        context.isInControl = true
      }
      drawAll(children.indices, context)
    case .accessibility(let accessibility):
      if accessibility.isHidden == true { context.isHiddenFromAccessibility = true }
      if accessibility.showsLargeContent { context.showsLargeContent = true }
      drawAll(children.indices, context)
    case .presentation(let presentation):
      guard presentation.isPresented else { return draw(0, context) }
      // What lies behind is covered or dimmed.
      views = []
      switch presentation.kind {
      case .sheet, .fullScreenCover: add(.ground, everywhere: true)
      case .alert, .confirmationDialog, .popover, .inspector: context.isOnUnknownGround = true
      }
      drawAll(children.indices.dropFirst(), context)
    case .scroll(let axes):
      if let frame { context.clip = context.clip.intersection(frame) }
      if axes.contains(.horizontal) { context.scrollsHorizontally = true }
      drawAll(children.indices, context)
    case .bar:
      // How a bar looks, and how large its targets are, is the system's choice.
      context.isOnUnknownGround = true
      context.isInRow = true
      drawAll(children.indices, context)
    case .list:
      if let frame { context.clip = context.clip.intersection(frame) }
      context.isOnUnknownGround = true
      context.isInRow = true
      drawAll(children.indices, context)
    case .group, .barred, .filling, .row, .column, .layers, .lazy, .grid, .gridRow, .lazyGrid,
      .layout, .padding, .frame,
      .flexibleFrame, .fixedSize, .aspectRatio, .priority, .overlay, .horizontalGuide,
      .verticalGuide, .geometry, .deferred, .coordinateSpace, .safeAreaInset, .section, .identity:
      drawAll(childrenInDrawingOrder, context)
    }
  }

  /// The positions of the children, those with higher `zIndex(_:)` last.
  private var childrenInDrawingOrder: [Int] {
    let orders = children.map(\.order)
    if orders.allSatisfy({ $0 == 0 }) { return Array(children.indices) }
    return children.indices.sorted { (orders[$0], $0) < (orders[$1], $1) }
  }

  private var order: Double {
    switch kind {
    case .effect(.order(let order)): order
    case .effect, .gestures, .accessibility, .identity, .padding, .frame, .flexibleFrame,
      .fixedSize,
      .aspectRatio, .priority, .background, .overlay, .horizontalGuide, .verticalGuide:
      children.first?.order ?? 0
    default: 0
    }
  }

  /// Whether nothing but text is drawn.
  private var isText: Bool {
    switch kind {
    case .text: true
    case .image, .shape, .divider, .background, .overlay, .layers: false
    default: children.allSatisfy(\.isText)
    }
  }
}

extension ModelControl {
  /// Whether it is a target that looks as its label does, so that its size is the view's choice. A switch, a slider and a
  /// field have the size that the system gives them.
  fileprivate var isPressed: Bool {
    switch kind {
    case .button, .link, .menu, .navigationLink: true
    case .toggle, .slider, .stepper, .progress, .gauge, .textField, .picker, .disclosure: false
    }
  }
}

extension DrawnView {
  /// Where ink of the view can be: of a text, without the room above and below letters.
  var ink: [CGRect] {
    switch content {
    case .text(_, let lines):
      lines.lines.compactMap { line in
        let rect = line.frame.insetBy(dx: 0, dy: line.frame.height * 0.2)
        return rect.isEmpty ? nil : rect.intersection(context.clip)
      }.filter { !$0.isEmpty }
    case .image, .shape, .divider, .target, .ground: [frame]
    }
  }

  /// How a shape lies on a part of the screen.
  enum Coverage { case none, all, unknown }

  func coverage(of rect: CGRect) -> Coverage {
    if !frame.intersects(rect) { return .none }
    if context.isTransformed { return .unknown }
    for (outline, frame) in context.outlines {
      switch outline.coverage(of: rect, in: frame) {
      case .none: return .none
      case .unknown: return .unknown
      case .all: break
      }
    }
    switch content {
    case .ground: return .all
    case .target: return .none
    case .text, .image, .divider: return .unknown
    case .shape(let shape):
      let whole = node.frame ?? frame
      switch shape.drawing {
      case .fill: return shape.outline.coverage(of: rect, in: whole)
      case .border(let width, _):
        return shape.outline.coverage(of: rect, in: whole.insetBy(dx: width, dy: width)) == .all
          ? .none : .unknown
      case .stroke(let width, _):
        let half = width / 2
        return shape.outline.coverage(of: rect, in: whole.insetBy(dx: half, dy: half)) == .all
          ? .none : .unknown
      }
    }
  }
}

extension ModelShape.Outline {
  /// How the inside of the outline in a frame lies on a part of the screen.
  fileprivate func coverage(of rect: CGRect, in frame: CGRect) -> DrawnView.Coverage {
    func rounded(_ radius: CGFloat, _ frame: CGRect) -> DrawnView.Coverage {
      let near: CGFloat = 0.5
      guard rect.minX >= frame.minX - near, rect.maxX <= frame.maxX + near,
        rect.minY >= frame.minY - near, rect.maxY <= frame.maxY + near
      else {
        return frame.intersects(rect) ? .unknown : .none
      }
      let radius = min(radius, frame.width / 2, frame.height / 2)
      // The corners of the part have to be inside of the round ones.
      for x in [rect.minX, rect.maxX] {
        for y in [rect.minY, rect.maxY] {
          let dx = max(frame.minX + radius - x, x - frame.maxX + radius)
          let dy = max(frame.minY + radius - y, y - frame.maxY + radius)
          if dx > 0, dy > 0, dx * dx + dy * dy > (radius + near) * (radius + near) {
            return .unknown
          }
        }
      }
      return .all
    }
    switch self {
    case .rectangle: return rounded(0, frame)
    case .roundedRectangle(let radius): return rounded(radius, frame)
    case .unevenRectangle(let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
      return rounded(max(topLeading, bottomLeading, bottomTrailing, topTrailing), frame)
    case .capsule: return rounded(.infinity, frame)
    case .circle:
      let side = min(frame.width, frame.height)
      return rounded(
        side / 2,
        CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side))
    case .ellipse, .trimmed, .custom: return frame.intersects(rect) ? .unknown : .none
    case .inset(let outline, let amount):
      return outline.coverage(of: rect, in: frame.insetBy(dx: amount, dy: amount))
    }
  }
}
