// swift-format-ignore-file
import CoreGraphics

/// How an arc of an ellipse becomes curves: the distance of the control points of a quarter of a circle, whose radius
/// is 1, from its ends.
private let quarter: CGFloat = 0.5522847498

extension CGPoint {
  func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
  }
  /// The point that is a fraction of the way to another.
  func towards(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
  func distance(to other: CGPoint) -> CGFloat { ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot() }
}

extension Path.Element {
  /// The last point; nil if it ends where its part of the path began.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(transform))
    case .line(let end): .line(to: end.applying(transform))
    case .quadCurve(let end, let control): .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let first, let second):
      .curve(to: end.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}

extension Path {
  /// A path of an outline that goes clockwise from its top left corner.
  mutating func modelAddRectangle(
    _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize, _ transform: CGAffineTransform
  ) {
    func fitting(_ size: CGSize) -> CGSize {
      CGSize(width: max(0, min(size.width, rect.width / 2)), height: max(0, min(size.height, rect.height / 2)))
    }
    var path = Path()
    /// A corner from a point to another, around the corner of the rectangle.
    func corner(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint) {
      path.addLine(to: from)
      if from != to { path.addCurve(to: to, control1: from.towards(corner, quarter), control2: to.towards(corner, quarter)) }
    }
    let (topLeft, topRight, bottomRight, bottomLeft) = (fitting(topLeft), fitting(topRight), fitting(bottomRight), fitting(bottomLeft))
    path.move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    corner(CGPoint(x: rect.maxX - topRight.width, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY + topRight.height))
    corner(CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY))
    corner(CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height))
    if topLeft != .zero {
      corner(CGPoint(x: rect.minX, y: rect.minY + topLeft.height), CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    }
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// An ellipse clockwise from its right end, as SwiftUI's circle begins there.
  mutating func modelAddEllipse(_ rect: CGRect, _ transform: CGAffineTransform) {
    var path = Path()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(360))
    path.closeSubpath()
    addPath(path, transform: CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY).concatenating(transform))
  }

  /// An arc, after a line to its start if the path has begun.
  mutating func modelAddArc(_ center: CGPoint, _ radius: CGFloat, from start: Double, by delta: Double, _ transform: CGAffineTransform) {
    func point(_ angle: Double) -> CGPoint { CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle))) }
    let count = max(1, Int((abs(delta) / (.pi / 2) - 0.0001).rounded(.up)))
    let step = delta / Double(count)
    let reach = radius * CGFloat(4.0 / 3 * tan(step / 4))
    var path = Path()
    for index in 0..<count {
      let (first, last) = (start + step * Double(index), start + step * Double(index + 1))
      let (from, to) = (point(first), point(last))
      if index == 0 { path.move(to: from) }
      path.addCurve(
        to: to, control1: CGPoint(x: from.x - reach * CGFloat(sin(first)), y: from.y + reach * CGFloat(cos(first))),
        control2: CGPoint(x: to.x + reach * CGFloat(sin(last)), y: to.y - reach * CGFloat(cos(last))))
    }
    var elements = path.elements.map { $0.applying(transform) }
    if !self.elements.isEmpty, let begin = elements.first?.end { elements[0] = .line(to: begin) }
    self.elements += elements
  }

  /// `clockwise` is meant for a vertical axis that points up: on the screen, where it points down, it is the other way.
  mutating func modelAddArc(
    _ center: CGPoint, _ radius: CGFloat, from start: Angle, to end: Angle, clockwise: Bool, _ transform: CGAffineTransform
  ) {
    var delta = (end.radians - start.radians).truncatingRemainder(dividingBy: 2 * .pi)
    if abs(end.radians - start.radians) >= 2 * .pi { delta = clockwise ? -2 * .pi : 2 * .pi }
    else if clockwise, delta > 0 { delta -= 2 * .pi }
    else if !clockwise, delta < 0 { delta += 2 * .pi }
    modelAddArc(center, radius, from: start.radians, by: delta, transform)
  }

  var modelCurrentPoint: CGPoint? {
    guard case .closeSubpath = elements.last else { return elements.last?.end }
    for element in elements.reversed() { if case .move(let start) = element { return start } }
    return nil
  }

  /// The part of the path between two fractions of its length.
  func modelTrimmed(from: CGFloat, to: CGFloat) -> Path {
    let pieces = modelPieces
    let whole = pieces.reduce(0) { $0 + $1.length }
    let (start, end) = (max(0, min(1, from)) * whole, max(0, min(1, to)) * whole)
    guard end > start else { return Path() }
    if start <= 0, end >= whole { return self }
    var result = Path()
    var position: CGFloat = 0
    var last: CGPoint?
    for piece in pieces {
      let (low, high) = (max(start, position) - position, min(end, position + piece.length) - position)
      position += piece.length
      guard high - low > whole * 1e-9 else { continue }
      let part = piece.part(from: piece.parameter(at: low), to: piece.parameter(at: high))
      if last != part.start { result.move(to: part.start) }
      result.elements.append(part.element)
      last = part.end
    }
    return result
  }

  /// The lines and curves, each with its start; the line that closes a part is one of them.
  private var modelPieces: [PathPiece] {
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    var pieces: [PathPiece] = []
    for element in elements {
      switch element {
      case .move(let end): start = end
      case .closeSubpath: if last != start { pieces.append(PathPiece(start: last, element: .line(to: start))) }
      default: pieces.append(PathPiece(start: last, element: element))
      }
      last = element.end ?? start
    }
    return pieces
  }

  /// The rectangle around all points of lines and curves.
  var modelBounds: CGRect {
    var points: [CGPoint] = []
    for piece in modelPieces { points += [piece.start, piece.end] + piece.extremes }
    // What only moves has points, too.
    if points.isEmpty { points = elements.compactMap(\.end) }
    guard let first = points.first else { return .null }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? first.x, ys.min() ?? first.y)
    return CGRect(x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }

  /// Whether a point is inside: parts that are not closed are taken to be.
  func modelContains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
    var winding = 0
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let end):
        cross(last, start)
        start = end
      case .closeSubpath: cross(last, start)
      default:
        let places = PathPiece(start: last, element: element).places
        for (from, to) in zip(places, places.dropFirst()) { cross(from, to) }
      }
      last = element.end ?? start
    }
    cross(last, start)
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The path as SVG's path data, to hundredths of a point.
  @_spi(Model) public var modelData: String {
    func number(_ value: CGFloat) -> String { modelNumber(value) }
    func point(_ point: CGPoint) -> String { number(point.x) + " " + number(point.y) }
    return elements.map { element in
      switch element {
      case .move(let end): "M" + point(end)
      case .line(let end): "L" + point(end)
      case .quadCurve(let end, let control): "Q" + point(control) + " " + point(end)
      case .curve(let end, let first, let second): "C" + point(first) + " " + point(second) + " " + point(end)
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}

/// A number to hundredths, as short as possible.
@_spi(Model) public func modelNumber(_ value: CGFloat) -> String {
  let hundredths = Int((value * 100).rounded())
  let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
  let sign = hundredths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  return "\(sign)\(whole).\(rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")"
}

/// A line or a curve of a path.
private struct PathPiece {
  let start: CGPoint
  let element: Path.Element

  /// The places at equal steps of the parameter.
  let places: [CGPoint]
  let length: CGFloat

  init(start: CGPoint, element: Path.Element) {
    (self.start, self.element) = (start, element)
    let steps = if case .line = element { 1 } else { 32 }
    places = (0...steps).map { Self.point(start, element, CGFloat($0) / CGFloat(steps)) }
    length = zip(places, places.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  var end: CGPoint { element.end ?? start }

  private static func point(_ start: CGPoint, _ element: Path.Element, _ t: CGFloat) -> CGPoint {
    switch element {
    case .move(let end), .line(let end): return start.towards(end, t)
    case .quadCurve(let end, let control): return start.towards(control, t).towards(control.towards(end, t), t)
    case .curve(let end, let first, let second):
      let middle = first.towards(second, t)
      return start.towards(first, t).towards(middle, t).towards(middle.towards(second.towards(end, t), t), t)
    case .closeSubpath: return start
    }
  }

  /// The points at which it turns from one side to the other.
  var extremes: [CGPoint] {
    func zeros(_ path: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
      switch element {
      case .quadCurve(let end, let control):
        let (a, b, c) = (start[keyPath: path], control[keyPath: path], end[keyPath: path])
        return a - 2 * b + c == 0 ? [] : [(a - b) / (a - 2 * b + c)]
      case .curve(let end, let first, let second):
        let (a, b, c, d) = (start[keyPath: path], first[keyPath: path], second[keyPath: path], end[keyPath: path])
        // A third of the derivative is u t² + v t + w.
        let (u, v, w) = (d - 3 * c + 3 * b - a, 2 * (a - 2 * b + c), b - a)
        if abs(u) < 1e-9 { return v == 0 ? [] : [-w / v] }
        let root = v * v - 4 * u * w
        return root < 0 ? [] : [-1, 1].map { (-v + $0 * root.squareRoot()) / (2 * u) }
      case .move, .line, .closeSubpath: return []
      }
    }
    return (zeros(\.x) + zeros(\.y)).filter { $0 > 0 && $0 < 1 }.map { Self.point(start, element, $0) }
  }

  /// The parameter at a distance along it.
  func parameter(at distance: CGFloat) -> CGFloat {
    var rest = distance
    let steps = places.count - 1
    for step in 0..<steps {
      let part = places[step].distance(to: places[step + 1])
      if rest <= part, part > 0 { return (CGFloat(step) + rest / part) / CGFloat(steps) }
      rest -= part
    }
    return 1
  }

  /// The part between two parameters.
  func part(from: CGFloat, to: CGFloat) -> PathPiece {
    let head = split(at: to).first
    return from <= 0 ? head : head.split(at: from / to).second
  }

  private func split(at t: CGFloat) -> (first: PathPiece, second: PathPiece) {
    switch element {
    case .quadCurve(let end, let control):
      let (a, b) = (start.towards(control, t), control.towards(end, t))
      let middle = a.towards(b, t)
      return (PathPiece(start: start, element: .quadCurve(to: middle, control: a)), PathPiece(start: middle, element: .quadCurve(to: end, control: b)))
    case .curve(let end, let first, let second):
      let (a, b, c) = (start.towards(first, t), first.towards(second, t), second.towards(end, t))
      let (d, e) = (a.towards(b, t), b.towards(c, t))
      let middle = d.towards(e, t)
      return (
        PathPiece(start: start, element: .curve(to: middle, control1: a, control2: d)),
        PathPiece(start: middle, element: .curve(to: end, control1: e, control2: c))
      )
    default:
      let middle = start.towards(end, t)
      return (PathPiece(start: start, element: .line(to: middle)), PathPiece(start: middle, element: .line(to: end)))
    }
  }
}
