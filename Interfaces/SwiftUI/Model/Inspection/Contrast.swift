import Foundation

extension ModelColor {
  /// The color on another one.
  func over(_ other: ModelColor) -> ModelColor {
    func mix(_ path: KeyPath<ModelColor, Double>) -> Double {
      self[keyPath: path] * opacity + other[keyPath: path] * (1 - opacity)
    }
    return ModelColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  /// The contrast with another opaque color, by WCAG 2.2: from 1 to 21.
  func contrast(with other: ModelColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      let part = min(1, max(0, part))
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

/// A color on another one.
struct DrawnContrast {
  let front, back: ModelColor

  /// From 1 to 21.
  let ratio: Double

  /// The ratio that WCAG 2.2 requires at level AA.
  let required: Double
}

extension [DrawnView] {
  /// The positions of what is drawn in a target.
  fileprivate func content(ofTarget index: Int) -> Range<Int> {
    let path = self[index].path
    let rest = self[(index + 1)...]
    return (index + 1)..<(rest.firstIndex { !$0.path.starts(with: path) } ?? endIndex)
  }

  /// The control in which a symbol is all that people see or hear of it; nil if there is none.
  fileprivate func controlShowing(symbol index: Int) -> Int? {
    let path = self[index].path
    guard
      let control = self[..<index].lastIndex(where: {
        $0.isControl && path.starts(with: $0.path)
      })
    else { return nil }
    let says = self[content(ofTarget: control)].contains { $0.saysSomething }
    return says || !self[control].isWhole ? nil : control
  }

  /// The greatest contrast in a control that people make out by its shapes alone, if it is certain: of the shapes with each
  /// other, and with what is behind the control.
  ///
  /// - Parameters:
  ///   - index: The position of the control.
  ///   - screen: The color behind everything.
  func shapeContrast(ofControl index: Int, on screen: ModelColor) -> DrawnContrast? {
    let control = self[index]
    guard control.isControl, control.isWhole, !control.context.isTransformed,
      !control.context.isOnUnknownGround,
      !control.context.isHiddenFromAccessibility
    else { return nil }
    let content = content(ofTarget: index)
    var shapes: [ModelColor] = []
    var room = CGRect.null
    for view in self[content] {
      switch view.content {
      case .target: continue
      case .shape(let shape):
        guard case .color(var color) = shape.paint, color.origin != .unknown,
          let opacity = view.opacity, !view.context.isTransformed
        else { return nil }
        color.opacity *= opacity
        if color.opacity == 0 { continue }
        shapes.append(color)
        room = room.union(view.frame)
      case .text(let text, _): if text.string.contains(where: { !$0.isWhitespace }) { return nil }
      case .image, .divider, .ground: return nil
      }
    }
    // A large view lets people act on what is around it, and is not meant to be seen itself.
    guard !shapes.isEmpty, shapes.count <= 4, room.width <= 100, room.height <= 100,
      let ground = ground(behind: [room], before: index, after: content.upperBound, screen)
    else { return nil }
    if ground.origin == .system, shapes.allSatisfy({ $0.origin == .system }) { return nil }
    var colors = [ground.color]
    for shape in shapes { colors += colors.map { shape.over($0) } }
    let pairs = colors.flatMap { front in
      colors.map { back in
        DrawnContrast(front: front, back: back, ratio: front.contrast(with: back), required: 3)
      }
    }
    return pairs.max { $0.ratio < $1.ratio }
  }

  /// The least contrast of the colors of a text or a symbol with what is behind it, if that is certain.
  ///
  /// - Parameters:
  ///   - index: The position of the view.
  ///   - screen: The color behind everything.
  func contrast(of index: Int, on screen: ModelColor) -> DrawnContrast? {
    let view = self[index]
    guard !view.context.isTransformed, !view.context.isOnUnknownGround, let opacity = view.opacity
    else { return nil }
    let paints: [(paint: ModelPaint, required: Double)]
    switch view.content {
    case .text(let text, _):
      if text.isRedacted || !text.isEnabled { return nil }
      paints = text.runs.filter { $0.image == nil && $0.text.contains { !$0.isWhitespace } }.map {
        ($0.paint, $0.font.isLarge ? 3 : 4.5)
      }
    case .image(let image):
      // A picture has colors of its own. A decorative symbol says nothing, unless it is all that is seen of a control.
      guard image.isSymbol, !image.isRedacted, image.isEnabled,
        view.saysSomething || controlShowing(symbol: index) != nil
      else { return nil }
      paints = [(image.paint, 3)]
    case .shape, .divider, .target, .ground: return nil
    }
    guard let ground = ground(behind: index, screen) else { return nil }
    return paints.compactMap { paint, required -> DrawnContrast? in
      guard case .color(var front) = paint, front.origin != .unknown else { return nil }
      // Colors of the system on each other are the system's.
      if front.origin == .system, ground.origin == .system { return nil }
      front.opacity *= opacity
      let seen = front.over(ground.color)
      return DrawnContrast(
        front: seen, back: ground.color, ratio: seen.contrast(with: ground.color),
        required: required)
    }.min { $0.ratio < $1.ratio }
  }

  /// The color behind a view, and who chose it; nil if that is not certain, or something lies over the view.
  private func ground(
    behind index: Int, _ screen: ModelColor
  ) -> (color: ModelColor, origin: ModelColorOrigin)? {
    ground(behind: self[index].ink, before: index, after: index + 1, screen)
  }

  /// The color behind a part of the screen, of the views before a position and those from another one.
  func ground(
    behind ink: [CGRect], before start: Int, after end: Int, _ screen: ModelColor
  ) -> (color: ModelColor, origin: ModelColorOrigin)? {
    guard !ink.isEmpty else { return nil }
    func coverage(_ view: DrawnView) -> DrawnView.Coverage {
      let all = ink.map { view.coverage(of: $0) }
      return all.allSatisfy { $0 == .none }
        ? .none : all.allSatisfy { $0 == .all } ? .all : .unknown
    }
    for view in self[end...] where coverage(view) != .none && !view.isClear { return nil }
    var layers: [ModelColor] = []
    search: for view in self[..<start].reversed() {
      switch coverage(view) {
      case .none: continue
      case .unknown: if !view.isClear { return nil }
      case .all:
        if case .ground = view.content { break search }
        guard case .color(var color)? = view.paint, color.origin != .unknown,
          let opacity = view.opacity
        else { return nil }
        color.opacity *= opacity
        if color.opacity == 0 { continue }
        layers.append(color)
        if color.opacity >= 1 {
          return (layers.blended(on: color), layers[0].origin)
        }
      }
    }
    return (layers.blended(on: screen), layers.first?.origin ?? .system)
  }
}

extension [ModelColor] {
  /// Colors, the front one first, on an opaque one.
  fileprivate func blended(on ground: ModelColor) -> ModelColor {
    reversed().reduce(ground) { $1.over($0) }
  }
}

extension DrawnView {
  /// Whether it is an enabled control, and not a view with a gesture.
  fileprivate var isControl: Bool {
    if case .target = content, case .control(let control) = node.kind {
      control.isEnabled
    } else {
      false
    }
  }

  /// Whether all of it is seen. What is said beside the edge of a view that scrolls is not known here.
  fileprivate var isWhole: Bool { node.frame == frame }

  /// Whether it is a text, or a symbol that is not only decoration.
  fileprivate var saysSomething: Bool {
    switch content {
    case .text(let text, _): text.string.contains { !$0.isWhitespace }
    case .image(let image): image.label != nil && !context.isHiddenFromAccessibility
    case .shape, .divider, .target, .ground: false
    }
  }

  /// What a shape is filled with.
  fileprivate var paint: ModelPaint? {
    if case .shape(let shape) = content { shape.paint } else { nil }
  }

  /// Whether it is a shape that is not seen.
  fileprivate var isClear: Bool {
    if case .color(let color)? = paint { color.opacity == 0 } else { false }
  }

  /// Whether it can hide what is behind a part of it.
  func hides(_ rect: CGRect) -> Bool { !isClear && coverage(of: rect) != .none }
}

extension ModelFont {
  /// Whether WCAG asks for less contrast: from 18 points, or bold from 14.
  var isLarge: Bool { size >= 18 || size >= 14 && weight >= 700 }
}
