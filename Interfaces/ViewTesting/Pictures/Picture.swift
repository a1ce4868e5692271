@_spi(Model) import SwiftUI

/// A view as an SVG image. Its texts are texts.
///
/// Colors are not part of it: ``markup`` is what is left of it when they are taken out, so that a picture in the dark is
/// the same picture with other colors.
@_spi(Pictures) public struct Picture: Equatable {
  /// The elements in the pieces between which a class for a color stands.
  public fileprivate(set) var pieces: [String] = [""]

  /// The colors between the pieces.
  public fileprivate(set) var colors: [ModelColor] = []

  /// The part of the screen that it shows, in points.
  public fileprivate(set) var frame = CGRect.zero

  /// The names of the symbols in it.
  public fileprivate(set) var symbols: Set<String> = []

  /// Whether it is the same picture, but for its colors.
  public func hasSameElements(as other: Picture) -> Bool {
    frame == other.frame && pieces == other.pieces
  }

  /// The elements with the names of classes for the colors.
  public func markup(classes: [String]) -> String {
    zip(pieces, classes + [""]).map { $0 + $1 }.joined()
  }
}

extension Picture {
  /// What stands for the name of the picture in the identifiers of its parts, of which a page has each only once.
  static let name = "§"

  /// Draws a view at the places that it has.
  ///
  /// - Parameter margin: The room around what is drawn, in points.
  @_spi(Pictures) public init(of node: ModelNode, margin: CGFloat) {
    var writer = PictureWriter()
    writer.draw(node)
    self = writer.picture
    // What is not exact beyond a hundredth takes no point.
    frame = (writer.bounds ?? .zero).insetBy(dx: 0.01 - margin, dy: 0.01 - margin).integral
  }
}

/// Writes the elements of a picture.
private struct PictureWriter {
  var picture = Picture()

  /// What is around everything that was drawn.
  var bounds: CGRect?

  /// The part of the screen in which something is seen.
  private var clip = CGRect.infinite

  /// What views around the one that is drawn do to places.
  private var transform = CGAffineTransform.identity
  private var lastIdentifier = 0

  private mutating func add(_ text: String) { picture.pieces[picture.pieces.count - 1] += text }

  private mutating func addClass(for color: ModelColor, _ role: Role) {
    add(" class=\"\(role.rawValue) ")
    picture.colors.append(color)
    picture.pieces.append("\"")
  }

  /// What a color is for, by the name of a class.
  private enum Role: String {
    case fill = "f"
    case stroke = "s"
    case stop = "g"
    case flood = "d"
  }

  private mutating func newIdentifier() -> String {
    lastIdentifier += 1
    return "\(Picture.name)\(lastIdentifier)"
  }

  private mutating func include(_ frame: CGRect) {
    let seen = frame.applying(transform).intersection(clip)
    if seen.isNull || seen.isEmpty { return }
    bounds = bounds.map { $0.union(seen) } ?? seen
  }

  /// Draws something in an element around it.
  private mutating func group(_ attributes: String, _ draw: (inout Self) -> Void) {
    add("<g\(attributes)>")
    draw(&self)
    add("</g>")
  }

  private mutating func drawAll(_ nodes: some Sequence<ModelNode>) {
    for node in nodes { draw(node) }
  }

  // MARK: - Views

  mutating func draw(_ node: ModelNode) {
    let children = node.children
    switch node.kind {
    case .text(let text):
      if let lines = node.lines { draw(text, lines, node.frame ?? .zero, node.isRightToLeft) }
    case .image(let image): if let frame = node.frame { draw(image, frame, node.isRightToLeft) }
    case .shape(let shape): if let frame = node.frame { draw(shape, frame, node.isRightToLeft) }
    case .divider(let paint): if let frame = node.frame { fill(frame, paint) }
    case .spacer: break
    case .background:
      drawAll(children.dropFirst())
      drawAll(children.prefix(1))
    case .representation, .contextMenu: drawAll(children.prefix(1))
    case .firstThatFits: if children.indices.contains(node.chosen) { draw(children[node.chosen]) }
    case .effect(let effect): draw(effect, node)
    case .control(let control):
      drawAll(control.showsLabel ? children[...] : children.dropFirst())
    case .presentation(let presentation): draw(presentation, node)
    case .bar(let bar):
      if bar == .tabs || bar == .toolbar, let frame = node.frame {
        let line = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0.5)
        add("<rect class=\"bar-line\"\(attributes(of: line))/>")
      }
      drawAll(children)
    case .scroll, .list:
      clip(to: node.frame) { writer in
        if let look = node.listLook { writer.draw(look, node.frame ?? .zero) }
        writer.drawAll(node.childrenInDrawingOrder.map { children[$0] })
      }
    case .group, .row, .column, .layers, .lazy, .grid, .gridRow, .lazyGrid, .layout, .padding,
      .frame, .flexibleFrame, .fixedSize, .aspectRatio, .priority, .overlay, .horizontalGuide,
      .verticalGuide, .geometry, .deferred, .coordinateSpace, .safeAreaInset, .section, .identity,
      .accessibility, .gestures, .barred, .filling:
      drawAll(node.childrenInDrawingOrder.map { children[$0] })
    }
  }

  /// Cuts what is drawn at a rectangle.
  private mutating func clip(to frame: CGRect?, _ draw: (inout Self) -> Void) {
    guard let frame else { return draw(&self) }
    clip("<rect\(attributes(of: frame))/>", frame, draw)
  }

  /// Cuts what is drawn at an element in a frame.
  private mutating func clip(_ element: String, _ frame: CGRect, _ draw: (inout Self) -> Void) {
    let outer = clip
    clip = clip.intersection(frame.applying(transform))
    let name = newIdentifier()
    add("<clipPath id=\"\(name)\">\(element)</clipPath>")
    group(" clip-path=\"url(#\(name))\"", draw)
    clip = outer
  }

  /// Draws something through a filter.
  ///
  /// - Parameters:
  ///   - reach: How far the filter draws beside what it gets.
  ///   - write: Writes what is in the element of the filter.
  private mutating func filter(
    reach: CGFloat, _ draw: (inout Self) -> Void, write: (inout Self) -> Void
  ) {
    let outer = (bounds, clip, transform)
    (bounds, clip, transform) = (nil, .infinite, .identity)
    let name = newIdentifier()
    group(" filter=\"url(#\(name))\"", draw)
    let drawn = bounds
    (bounds, clip, transform) = outer
    guard let drawn else { return }
    let region = drawn.insetBy(dx: -reach, dy: -reach)
    include(region)
    add("<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\"\(attributes(of: region))>")
    write(&self)
    add("</filter>")
  }

  private mutating func draw(_ effect: ModelEffect, _ node: ModelNode) {
    let children = node.children
    switch effect {
    case .hidden: break
    case .opacity(let opacity):
      if opacity == 0 { return }
      if opacity == 1 { return drawAll(children) }
      group(" opacity=\"\(modelNumber(CGFloat(opacity)))\"") { $0.drawAll(children) }
    case .clip(_, let path):
      guard let frame = node.frame else { return drawAll(children) }
      clip("<path d=\"\(path(frame).modelData)\"/>", frame) { $0.drawAll(children) }
    case .scale(let scale, let anchor):
      transform(
        node, "scale(\(modelNumber(scale.width)) \(modelNumber(scale.height)))",
        CGAffineTransform(scaleX: scale.width, y: scale.height), anchor)
    case .rotation(let angle, let anchor):
      transform(
        node, "rotate(\(modelNumber(CGFloat(angle.degrees))))",
        CGAffineTransform(rotationAngle: CGFloat(angle.radians)), anchor)
    case .blur(let radius):
      if radius == 0 { return drawAll(children) }
      filter(reach: 2 * radius) {
        $0.drawAll(children)
      } write: { writer in
        writer.add("<feGaussianBlur stdDeviation=\"\(modelNumber(radius))\"/>")
      }
    case .shadow(let color, let radius, let x, let y):
      if color.opacity == 0 { return drawAll(children) }
      filter(reach: radius + max(abs(x), abs(y))) {
        $0.drawAll(children)
      } write: { writer in
        writer.add(
          "<feDropShadow dx=\"\(modelNumber(x))\" dy=\"\(modelNumber(y))\" "
            + "stdDeviation=\"\(modelNumber(radius / 2))\"")
        writer.addClass(for: color, .flood)
        writer.add("/>")
      }
    case .mask:
      let name = newIdentifier()
      add("<mask id=\"\(name)\" mask-type=\"alpha\">")
      let outer = bounds
      drawAll(children.dropFirst())
      bounds = outer
      add("</mask>")
      group(" mask=\"url(#\(name))\"") { $0.drawAll(children.prefix(1)) }
    case .offset, .position, .contentShape, .order, .ignoresSafeArea, .hitTesting:
      drawAll(children)
    }
  }

  private mutating func transform(
    _ node: ModelNode, _ change: String, _ matrix: CGAffineTransform, _ anchor: UnitPoint
  ) {
    guard let frame = node.frame else { return drawAll(node.children) }
    let (x, y) = (frame.minX + frame.width * anchor.x, frame.minY + frame.height * anchor.y)
    let outer = transform
    transform = CGAffineTransform(translationX: -x, y: -y).concatenating(matrix)
      .concatenating(CGAffineTransform(translationX: x, y: y)).concatenating(outer)
    group(
      " transform=\"translate(\(modelNumber(x)) \(modelNumber(y))) \(change) "
        + "translate(\(modelNumber(-x)) \(modelNumber(-y)))\""
    ) { $0.drawAll(node.children) }
    transform = outer
  }

  private mutating func draw(_ look: ModelListLook, _ frame: CGRect) {
    if let ground = look.ground { fill(frame, .color(ground)) }
    for section in look.sections {
      guard let rows = look.rows, let frame = section.frame else { continue }
      fill(frame, .color(rows), radius: look.isInset ? 10 : 0)
    }
    for separator in look.separators {
      if let frame = separator.frame { fill(frame, .color(look.separator)) }
    }
  }

  private mutating func draw(_ presentation: ModelPresentation, _ node: ModelNode) {
    drawAll(node.children.prefix(1))
    guard presentation.isPresented else { return }
    let presented = node.children.dropFirst()
    let frames = presented.compactMap(\.frame)
    guard let first = frames.first else { return }
    let content = frames.dropFirst().reduce(first) { $0.union($1) }
    let isSheet =
      presentation.kind == .sheet || presentation.kind == .fullScreenCover
      || presentation.kind == .inspector
    let panel = isSheet ? content : content.insetBy(dx: -16, dy: -16)
    add("<rect class=\"veil\"\(attributes(of: presentation.screen))/>")
    include(presentation.screen)
    add("<rect class=\"panel\" rx=\"\(isSheet ? 10 : 14)\"\(attributes(of: panel))/>")
    drawAll(presented)
  }

  // MARK: - Shapes

  private func attributes(of rect: CGRect) -> String {
    " x=\"\(modelNumber(rect.minX))\" y=\"\(modelNumber(rect.minY))\" "
      + "width=\"\(modelNumber(rect.width))\" height=\"\(modelNumber(rect.height))\""
  }

  private mutating func fill(_ rect: CGRect, _ paint: ModelPaint, radius: CGFloat = 0) {
    include(rect)
    self.paint(paint, .fill, rect) {
      "<rect"
    } end: {
      $0.attributes(of: rect) + (radius > 0 ? " rx=\"\(modelNumber(radius))\"" : "") + "/>"
    }
  }

  /// Writes an element with its paint.
  private mutating func paint(
    _ paint: ModelPaint, _ role: Role, _ frame: CGRect, _ start: () -> String,
    end: (Self) -> String
  ) {
    switch paint {
    case .color(let color):
      if color.opacity == 0 { return }
      add(start())
      addClass(for: color, role)
    case .gradient(let gradient):
      let name = define(gradient, in: frame)
      add("\(start()) \(role == .stroke ? "fill=\"none\" stroke" : "fill")=\"url(#\(name))\"")
    case .other:
      add("\(start()) class=\"\(role == .stroke ? "material-line" : "material")\"")
    }
    add(end(self))
  }

  /// - Returns: The identifier of the gradient.
  private mutating func define(_ gradient: ModelGradient, in frame: CGRect) -> String {
    let name = newIdentifier()
    func number(_ value: CGFloat) -> String { modelNumber(value) }
    let element: String
    switch gradient.kind {
    case .linear(let start, let end):
      element = "linearGradient"
      add(
        "<linearGradient id=\"\(name)\" x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" "
          + "x2=\"\(number(end.x))\" y2=\"\(number(end.y))\">")
    case .radial(let center, let inner, let outer):
      // In points, while those of the others are parts of the shape.
      element = "radialGradient"
      add(
        "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" "
          + "cx=\"\(number(frame.minX + frame.width * center.x))\" "
          + "cy=\"\(number(frame.minY + frame.height * center.y))\" "
          + "fr=\"\(number(inner))\" r=\"\(number(outer))\">")
    case .elliptical(let center, let inner, let outer):
      element = "radialGradient"
      add(
        "<radialGradient id=\"\(name)\" cx=\"\(number(center.x))\" cy=\"\(number(center.y))\" "
          + "fr=\"\(number(inner))\" r=\"\(number(outer))\">")
    }
    for stop in gradient.stops {
      add("<stop offset=\"\(number(stop.location))\"")
      addClass(for: stop.color, .stop)
      add("/>")
    }
    add("</\(element)>")
    return name
  }

  private mutating func draw(_ shape: ModelShape, _ frame: CGRect, _ isMirrored: Bool) {
    let mirror =
      isMirrored && shape.isMirrored
      ? " transform=\"matrix(-1 0 0 1 \(modelNumber(frame.minX + frame.maxX)) 0)\"" : ""
    switch shape.drawing {
    case .fill:
      include(frame)
      let (element, rest) = outline(shape, frame, inset: 0)
      paint(shape.paint, .fill, frame) {
        element
      } end: { _ in
        "\(rest)\(mirror)\(shape.isEvenOdd ? " fill-rule=\"evenodd\"" : "")/>"
      }
    case .stroke(let width, let dash): line(shape, frame, mirror, width, dash, inset: 0)
    case .border(let width, let dash): line(shape, frame, mirror, width, dash, inset: width / 2)
    }
  }

  private mutating func line(
    _ shape: ModelShape, _ frame: CGRect, _ mirror: String, _ width: CGFloat, _ dash: [CGFloat],
    inset: CGFloat
  ) {
    // A line that is wider than its shape has no inside.
    if width <= 0 || frame.insetBy(dx: inset, dy: inset).isNull { return }
    include(inset > 0 ? frame : frame.insetBy(dx: -width / 2, dy: -width / 2))
    let (element, rest) = outline(shape, frame, inset: inset)
    let style = shape.strokeStyle
    var attributes = "\(rest)\(mirror) stroke-width=\"\(modelNumber(width))\""
    if !dash.isEmpty {
      attributes += " stroke-dasharray=\"\(dash.map(modelNumber).joined(separator: " "))\""
    }
    if style.lineCap != .butt { attributes += " stroke-linecap=\"\(style.lineCap)\"" }
    if style.lineJoin != .miter { attributes += " stroke-linejoin=\"\(style.lineJoin)\"" }
    paint(shape.paint, .stroke, frame) {
      element
    } end: { _ in
      attributes + "/>"
    }
  }

  /// The beginning of an element with the outline of a shape, and its attributes.
  private func outline(
    _ shape: ModelShape, _ frame: CGRect, inset: CGFloat
  ) -> (element: String, attributes: String) {
    shape.outline.element(in: frame, inset: inset)
      ?? ("<path", " d=\"\(shape.path(inset: inset, in: frame).modelData)\"")
  }

  // MARK: - Texts

  private mutating func draw(
    _ text: ModelText, _ lines: ModelTextLines, _ frame: CGRect, _ isInRightToLeft: Bool
  ) {
    if lines.lines.isEmpty { return }
    include(frame)
    if text.isRedacted {
      for line in lines.lines {
        let bar = line.frame.insetBy(dx: 0, dy: line.frame.height * 0.15)
        add("<rect class=\"redacted\" rx=\"3\"\(attributes(of: bar))/>")
      }
      return
    }
    let isRightToLeft = text.string.isRightToLeft
    let whole = text.runs.count == 1 && text.runs[0].image == nil ? text.runs[0] : nil
    var symbols: [(image: ModelImage, frame: CGRect)] = []
    add("<text")
    if isRightToLeft { add(" direction=\"rtl\"") }
    if let whole { addAttributes(of: whole, lines.scale) }
    add(">")
    for line in lines.lines {
      let start = isRightToLeft ? line.frame.maxX : line.frame.minX
      var place =
        " x=\"\(modelNumber(start))\" y=\"\(modelNumber(line.frame.minY + line.ascent))\""
      // A font of the reader's system is as wide as the layout expects, and Arabic letters stay joined. A picture in a
      // text is not among its letters.
      if line.frame.width > 0, !line.pieces.contains(where: { text.runs[$0.run].image != nil }) {
        place += " textLength=\"\(modelNumber(line.frame.width))\""
        if isRightToLeft { place += " lengthAdjust=\"spacingAndGlyphs\"" }
      }
      guard whole == nil else {
        add("<tspan\(place)>\(escaped(line.text))</tspan>")
        continue
      }
      // A text begins where the text before it ends, but not if a symbol is between them.
      let hasSymbols = line.pieces.contains { text.runs[$0.run].image != nil }
      var x = start
      add("<tspan\(place)>")
      for piece in line.pieces {
        let run = text.runs[piece.run]
        let begin = x
        x += isRightToLeft ? -piece.width : piece.width
        if let image = run.image {
          let middle = line.frame.minY + line.ascent - image.font.capHeight * lines.scale / 2
          symbols.append(
            (
              image,
              CGRect(
                x: min(x, begin), y: middle - piece.width / 2, width: piece.width,
                height: piece.width)
            ))
          continue
        }
        add("<tspan")
        if hasSymbols { add(" x=\"\(modelNumber(begin))\"") }
        addAttributes(of: run, lines.scale)
        add(">\(escaped(piece.text))</tspan>")
      }
      add("</tspan>")
    }
    add("</text>")
    for symbol in symbols { draw(symbol.image, symbol.frame, isInRightToLeft) }
  }

  private mutating func addAttributes(of run: ModelText.Run, _ scale: CGFloat) {
    let font = run.font
    if let color = run.paint.middle {
      addClass(for: color, .fill)
    } else {
      add(" class=\"material\"")
    }
    add(" font-size=\"\(modelNumber(CGFloat(font.size) * scale))\"")
    if font.weight != 400 { add(" font-weight=\"\(font.weight)\"") }
    if font.isItalic { add(" font-style=\"italic\"") }
    if let family = font.familyList { add(" font-family=\"\(escaped(family))\"") }
    if font.hasMonospacedDigits { add(" font-variant-numeric=\"tabular-nums\"") }
    if run.tracking != 0 { add(" letter-spacing=\"\(modelNumber(run.tracking * scale))\"") }
    if run.baselineOffset != 0 { add(" dy=\"\(modelNumber(-run.baselineOffset))\"") }
    let lines =
      (run.isUnderlined ? ["underline"] : []) + (run.isStruckThrough ? ["line-through"] : [])
    if !lines.isEmpty { add(" text-decoration=\"\(lines.joined(separator: " "))\"") }
  }

  // MARK: - Pictures

  private mutating func draw(_ image: ModelImage, _ frame: CGRect, _ isRightToLeft: Bool) {
    include(frame)
    if image.isRedacted {
      add("<rect class=\"redacted\" rx=\"3\"\(attributes(of: frame))/>")
    } else if image.isSymbol {
      symbol(
        image.name, frame, image.paint.middle, weight: image.font.weight,
        isMirrored: isRightToLeft)
    } else {
      add("<rect class=\"photo\"\(attributes(of: frame))/>")
    }
  }

  private mutating func symbol(
    _ name: String, _ frame: CGRect, _ color: ModelColor?, weight: Int, isMirrored: Bool
  ) {
    picture.symbols.insert(name)
    let side = min(frame.width, frame.height)
    let square = CGRect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    add("<use href=\"#symbol-\(escaped(name))\"")
    if let color { addClass(for: color, .fill) } else { add(" class=\"material\"") }
    add(attributes(of: square))
    add(" stroke-width=\"\(modelNumber(1.2 + CGFloat(weight) / 500))\"")
    if isMirrored, name.isMirroredSymbol {
      add(" transform=\"matrix(-1 0 0 1 \(modelNumber(square.minX + square.maxX)) 0)\"")
    }
    add("/>")
  }
}

extension CGRect {
  /// The rectangle around its corners where a transform puts them.
  fileprivate func applying(_ transform: CGAffineTransform) -> CGRect {
    if transform == .identity || isNull { return self }
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
      CGRect(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty, width: 0, height: 0)
    }
    return corners.dropFirst().reduce(corners[0]) { $0.union($1) }
  }
}

/// A text in an attribute or element.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "§": result += "&#167;"
    case "\u{FFFC}": break
    // What XML and HTML have no place for.
    case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}",
      "\u{FFFF}":
      result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension String {
  /// Whether its first letter is of a script that is written from right to left.
  fileprivate var isRightToLeft: Bool {
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      return (0x590...0x8FF).contains(scalar.value) || (0xFB1D...0xFDFF).contains(scalar.value)
        || (0xFE70...0xFEFF).contains(scalar.value)
    }
    return false
  }

  /// Whether a symbol with this name points in the direction of reading.
  fileprivate var isMirroredSymbol: Bool {
    let parts = split(separator: ".")
    return parts.contains { ["forward", "backward", "leading", "trailing"].contains($0) }
      || hasPrefix("list.") || hasPrefix("text.align")
  }
}

extension ModelFont {
  /// The families of which the first that exists is used; nil for the usual ones.
  fileprivate var familyList: String? {
    if isMonospaced || design == "monospaced" { return "ui-monospace, monospace" }
    if design == "serif" { return "ui-serif, serif" }
    return family.map {
      "'\($0.replacingOccurrences(of: "'", with: ""))', 'Catalog Inter', Inter, sans-serif"
    }
  }
}

extension ModelPaint {
  /// The color, or one in the middle of a gradient, which stands for it in texts and symbols; nil for others.
  fileprivate var middle: ModelColor? {
    switch self {
    case .color(let color): color
    case .gradient(let gradient):
      gradient.stops.dropFirst(gradient.stops.count / 2).first?.color
    case .other: nil
    }
  }
}

extension ModelShape.Outline {
  /// The beginning of an element that has the outline, made smaller, and its attributes; nil if it needs a path.
  fileprivate func element(
    in frame: CGRect, inset: CGFloat
  ) -> (element: String, attributes: String)? {
    let rect = frame.insetBy(dx: inset, dy: inset)
    func rectangle(_ radius: CGFloat) -> (element: String, attributes: String) {
      let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
      return (
        "<rect",
        " x=\"\(modelNumber(rect.minX))\" y=\"\(modelNumber(rect.minY))\" "
          + "width=\"\(modelNumber(max(0, rect.width)))\" "
          + "height=\"\(modelNumber(max(0, rect.height)))\""
          + (radius > 0 ? " rx=\"\(modelNumber(radius))\"" : "")
      )
    }
    switch self {
    case .rectangle: return rectangle(0)
    case .roundedRectangle(let radius): return rectangle(radius - inset)
    case .capsule: return rectangle(.infinity)
    case .circle:
      return (
        "<circle",
        " cx=\"\(modelNumber(rect.midX))\" cy=\"\(modelNumber(rect.midY))\" "
          + "r=\"\(modelNumber(max(0, min(rect.width, rect.height) / 2)))\""
      )
    case .inset(let outline, let amount): return outline.element(in: frame, inset: inset + amount)
    case .unevenRectangle, .ellipse, .trimmed, .custom: return nil
    }
  }
}
