import CoreGraphics

/// A part of a view with its size, or a distance between parts, as designers measure them.
@_spi(Model) public struct ModelMeasure {
  @_spi(Model) public enum Kind: String, Sendable {
    case text, symbol, image, shape, control

    /// The room around a view, at one edge.
    case padding

    /// The room between two views of a stack.
    case spacing

    /// A width or a height that a view is given.
    case width, height
  }
  public let kind: Kind

  /// The text or the name of the part; for a distance, the edge.
  public var subject = ""
  public let frame: CGRect

  /// Points that the code chose; nil for a size that is the result of others, and for a choice of the system.
  public var value: Double?

  /// The radius of the corners, and the width of the line.
  public var radius, line: Double?
  public var color: ModelColor?
  public var font: ModelFont?

  /// The types of the views around it that are not SwiftUI's, the innermost first.
  public fileprivate(set) var types: [String] = []

  init(_ kind: Kind, _ subject: String = "", _ frame: CGRect, value: Double? = nil) {
    (self.kind, self.subject, self.frame, self.value) = (kind, subject, frame, value)
  }
}

extension ModelNode {
  /// What can be measured in a view at the places that it has, from the back to the front.
  ///
  /// What is turned or scaled has no measures: its points are not those of the screen.
  @_spi(Model) @MainActor public var measures: [ModelMeasure] {
    var list = MeasureList()
    list.measure(self, nil)
    return list.measures
  }
}

@MainActor private struct MeasureList {
  var measures: [ModelMeasure] = []

  /// What is seen at all.
  private var clip = CGRect.infinite

  private mutating func add(_ measure: ModelMeasure, _ scope: Scope?) {
    // A distance that is not seen is no distance.
    guard measure.frame.width > 0.01 || measure.frame.height > 0.01,
      clip.intersects(measure.frame.insetBy(dx: -0.01, dy: -0.01))
    else { return }
    var measure = measure
    measure.types = scope?.ownTypes ?? []
    measures.append(measure)
  }

  mutating func measure(_ node: ModelNode, _ outer: Scope?) {
    let scope = node.scope ?? outer
    let children = node.children
    func all(_ list: inout Self, _ nodes: some Sequence<ModelNode>) {
      for child in nodes { list.measure(child, scope) }
    }
    switch node.kind {
    case .text(let text):
      guard let frame = node.frame, !text.string.isEmpty else { return }
      var measure = ModelMeasure(.text, text.string.start, frame)
      if text.runs.count == 1 {
        measure.font = text.runs[0].font
        if case .color(let color) = text.runs[0].paint { measure.color = color }
      }
      add(measure, scope)
    case .image(let image):
      guard let frame = node.frame else { return }
      var measure = ModelMeasure(image.isSymbol ? .symbol : .image, image.name, frame)
      if image.isSymbol, case .color(let color) = image.paint { measure.color = color }
      add(measure, scope)
    case .shape(let shape):
      guard let frame = node.frame else { return }
      var measure = ModelMeasure(.shape, "", frame)
      if case .color(let color) = shape.paint {
        if color.opacity == 0 { return }
        measure.color = color
      }
      measure.radius = shape.outline.radius
      switch shape.drawing {
      case .fill: break
      case .stroke(let width, _), .border(let width, _):
        if width <= 0 { return }
        measure.line = Double(width)
      }
      add(measure, scope)
    case .divider(let paint):
      guard let frame = node.frame else { return }
      var measure = ModelMeasure(.shape, "divider", frame)
      if case .color(let color) = paint { measure.color = color }
      add(measure, scope)
    case .spacer: return
    case .padding(_, let insets):
      pad(node, isChosen: insets != nil, scope)
      all(&self, children)
    case .row:
      space(node, scope)
      all(&self, children)
    case .column:
      space(node, scope)
      all(&self, children)
    case .frame(let width, let height, _):
      size(node, width, height, scope)
      all(&self, children)
    case .flexibleFrame(let frame, _):
      size(node, frame.minWidth, frame.minHeight, scope)
      all(&self, children)
    case .background:
      all(&self, children.dropFirst())
      all(&self, children.prefix(1))
    case .representation, .contextMenu: all(&self, children.prefix(1))
    case .firstThatFits:
      if children.indices.contains(node.chosen) { measure(children[node.chosen], scope) }
    case .effect(let effect):
      switch effect {
      case .hidden: return
      case .opacity(let opacity): if opacity == 0 { return }
      case .scale(let scale, _): if scale != CGSize(width: 1, height: 1) { return }
      case .rotation(let angle, _): if angle.radians != 0 { return }
      case .clip(let outline, _):
        if let frame = node.frame, let radius = outline.radius, radius > 0 {
          var measure = ModelMeasure(.shape, "clip", frame)
          measure.radius = radius
          add(measure, scope)
        }
      case .mask: return all(&self, children.prefix(1))
      case .offset, .position, .blur, .shadow, .contentShape, .order, .ignoresSafeArea,
        .hitTesting:
        break
      }
      all(&self, children)
    case .control(let control):
      if let frame = node.frame {
        add(ModelMeasure(.control, control.name, frame), scope)
      }
      all(&self, control.showsLabel ? children[...] : children.dropFirst())
    case .presentation(let presentation):
      all(&self, presentation.isPresented ? children.dropFirst() : children.prefix(1))
    case .scroll, .list:
      let whole = clip
      if let frame = node.frame { clip = clip.intersection(frame) }
      all(&self, children)
      clip = whole
    case .group, .barred, .filling, .layers, .lazy, .grid, .gridRow, .lazyGrid, .layout,
      .fixedSize, .aspectRatio, .priority, .overlay, .horizontalGuide, .verticalGuide, .geometry,
      .deferred, .coordinateSpace, .safeAreaInset, .bar, .section, .gestures, .accessibility,
      .identity:
      all(&self, children)
    }
  }

  private mutating func pad(_ node: ModelNode, isChosen: Bool, _ scope: Scope?) {
    let inner = node.children.compactMap(\.frame)
    guard let outer = node.frame, let first = inner.first else { return }
    let content = inner.dropFirst().reduce(first) { $0.union($1) }
    let edges = [
      (
        "top", content.minY - outer.minY,
        CGRect(
          x: content.minX, y: outer.minY, width: content.width, height: content.minY - outer.minY)
      ),
      (
        "bottom", outer.maxY - content.maxY,
        CGRect(
          x: content.minX, y: content.maxY, width: content.width,
          height: outer.maxY - content.maxY)
      ),
      (
        node.isRightToLeft ? "trailing" : "leading", content.minX - outer.minX,
        CGRect(
          x: outer.minX, y: content.minY, width: content.minX - outer.minX, height: content.height)
      ),
      (
        node.isRightToLeft ? "leading" : "trailing", outer.maxX - content.maxX,
        CGRect(
          x: content.maxX, y: content.minY, width: outer.maxX - content.maxX,
          height: content.height)
      ),
    ]
    for (edge, length, frame) in edges where length > 0.01 {
      add(ModelMeasure(.padding, edge, frame, value: isChosen ? Double(length) : nil), scope)
    }
  }

  private mutating func space(_ node: ModelNode, _ scope: Scope?) {
    var isRow = false
    var chosen: CGFloat?
    switch node.kind {
    case .row(_, let spacing): (isRow, chosen) = (true, spacing)
    case .column(_, let spacing): chosen = spacing
    default: return
    }
    for (before, after) in zip(node.children, node.children.dropFirst()) {
      // A spacer is as long as there is room.
      if before.isSpacer || after.isSpacer { continue }
      guard var first = before.frame, var second = after.frame else { continue }
      if isRow, first.minX > second.minX { swap(&first, &second) }
      let length = isRow ? second.minX - first.maxX : second.minY - first.maxY
      if length <= 0.01 { continue }
      let both = first.union(second)
      let frame =
        isRow
        ? CGRect(x: first.maxX, y: both.minY, width: length, height: both.height)
        : CGRect(x: both.minX, y: first.maxY, width: both.width, height: length)
      let isChosen = chosen.map { abs($0 - length) < 0.01 } ?? false
      add(
        ModelMeasure(
          .spacing, isRow ? "horizontal" : "vertical", frame,
          value: isChosen ? Double(length) : nil), scope)
    }
  }

  /// Adds the lengths of a frame that it has because they were chosen.
  private mutating func size(
    _ node: ModelNode, _ width: CGFloat?, _ height: CGFloat?, _ scope: Scope?
  ) {
    guard let frame = node.frame else { return }
    if let width, width > 0, abs(frame.width - width) < 0.01 {
      add(ModelMeasure(.width, "", frame, value: Double(width)), scope)
    }
    if let height, height > 0, abs(frame.height - height) < 0.01 {
      add(ModelMeasure(.height, "", frame, value: Double(height)), scope)
    }
  }
}

extension ModelNode {
  /// Whether it takes the room that is left, with what modifiers do to it.
  fileprivate var isSpacer: Bool {
    switch kind {
    case .spacer: true
    case .text, .image, .shape, .divider, .row, .column, .layers, .grid, .lazyGrid, .control: false
    default: children.count == 1 && children[0].isSpacer
    }
  }
}

extension Scope {
  /// The types of the views around a view that are not SwiftUI's, the innermost first.
  var ownTypes: [String] {
    types.compactMap { type in
      if let known = typeNames[ObjectIdentifier(type)] { return known }
      let whole = String(reflecting: type)
      let name: String? = whole.hasPrefix("SwiftUI.") ? nil : shortenedType(whole)
      typeNames[ObjectIdentifier(type)] = .some(name)
      return name
    }
  }
}

/// The names of types, which take long to make; nil for those of SwiftUI.
@MainActor private var typeNames: [ObjectIdentifier: String?] = [:]

extension ModelShape.Outline {
  /// The radius of its corners; nil if it has none, or several.
  fileprivate var radius: Double? {
    switch self {
    case .roundedRectangle(let radius): Double(radius)
    case .inset(let outline, _): outline.radius
    case .unevenRectangle(let a, let b, let c, let d):
      Set([a, b, c, d].filter { $0 > 0 }).count == 1 ? Double(max(a, b, c, d)) : nil
    case .rectangle, .capsule, .circle, .ellipse, .trimmed, .custom: nil
    }
  }
}

extension ModelControl {
  fileprivate var name: String {
    switch kind {
    case .button: "button"
    case .toggle: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .progress: "progress"
    case .gauge: "gauge"
    case .textField: "text field"
    case .link: "link"
    case .menu: "menu"
    case .picker: "picker"
    case .navigationLink: "link"
    case .disclosure: "disclosure"
    }
  }
}

extension String {
  /// At most 24 characters of it, in one line.
  fileprivate var start: String {
    let line = String(map { $0.isNewline ? " " : $0 })
    return line.count <= 24 ? line : line.prefix(23) + "…"
  }
}
