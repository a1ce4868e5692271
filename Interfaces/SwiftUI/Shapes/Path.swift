// swift-format-ignore-file

/// The outline of a shape.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Path: Equatable, LosslessStringConvertible, @unchecked Sendable {
  @usableFromInline var elements: [Path.Element]
  public init() { elements = [] }
  public init(_ path: CGPath) { interfaceOnly() }
  public init(_ path: CGMutablePath) { interfaceOnly() }
  public init(_ rect: CGRect) { self.init(); addRect(rect) }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) { self.init(); addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { self.init(); addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  public init(ellipseIn rect: CGRect) { self.init(); addEllipse(in: rect) }
  public init(_ callback: (inout Path) -> ()) { self.init(); callback(&self) }
  public init?(_ string: String) { interfaceOnly() }
  public var description: String { modelData }
  public var cgPath: CGPath { interfaceOnly() }
  public var isEmpty: Bool { elements.isEmpty }
  public var boundingRect: CGRect { modelBounds }
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { modelContains(p, isEvenOdd: eoFill) }
  /// A part of a path.
  @frozen public enum Element: Equatable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }
  public func strokedPath(_ style: StrokeStyle) -> Path { interfaceOnly() }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { modelTrimmed(from: from, to: to) }
  public static func == (a: Path, b: Path) -> Bool { a.elements == b.elements }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Path: Shape {
  nonisolated public func path(in _: CGRect) -> Path { self }
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Body = _ShapeView<Path, ForegroundStyle>
  public var body: _ShapeView<Path, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Path {
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.append(.quadCurve(to: end, control: control)) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { elements.append(.curve(to: end, control1: control1, control2: control2)) }
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { modelAddRectangle(rect, topLeft: .zero, topRight: .zero, bottomRight: .zero, bottomLeft: .zero, transform) }
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) { modelAddRectangle(rect, topLeft: cornerSize, topRight: cornerSize, bottomRight: cornerSize, bottomLeft: cornerSize, transform) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity) { func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }; modelAddRectangle(rect, topLeft: size(cornerRadii.topLeading), topRight: size(cornerRadii.topTrailing), bottomRight: size(cornerRadii.bottomTrailing), bottomLeft: size(cornerRadii.bottomLeading), transform) }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) { modelAddEllipse(rect, transform) }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) { for rect in rects { addRect(rect, transform: transform) } }
  public mutating func addLines(_ lines: [CGPoint]) { for (index, point) in lines.enumerated() { if index == 0 { move(to: point) } else { addLine(to: point) } } }
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity) { modelAddArc(center, radius, from: startAngle.radians, by: delta.radians, transform) }
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity) { modelAddArc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise, transform) }
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) { interfaceOnly() }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { elements += path.elements.map { $0.applying(transform) } }
  public var currentPoint: CGPoint? { modelCurrentPoint }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func normalized(eoFill: Bool = true) -> Path { interfaceOnly() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { interfaceOnly() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func union(_ other: Path, eoFill: Bool = false) -> Path { interfaceOnly() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { interfaceOnly() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { interfaceOnly() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { interfaceOnly() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { interfaceOnly() }
  public func applying(_ transform: CGAffineTransform) -> Path { var path = Path(); path.addPath(self, transform: transform); return path }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Path.Element: Sendable {}

/// How a shape's outline is drawn.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct StrokeStyle: Equatable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0) { self.lineWidth = lineWidth; self.lineCap = lineCap; self.lineJoin = lineJoin; self.miterLimit = miterLimit; self.dash = dash; self.dashPhase = dashPhase }
  public static func == (a: StrokeStyle, b: StrokeStyle) -> Bool { a.lineWidth == b.lineWidth && a.lineCap == b.lineCap && a.lineJoin == b.lineJoin && a.miterLimit == b.miterLimit && a.dash == b.dash && a.dashPhase == b.dashPhase }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension StrokeStyle: Animatable {
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  public var animatableData: StrokeStyle.AnimatableData { get { interfaceOnly() } set { interfaceOnly() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension StrokeStyle: Sendable {}

/// How a shape is filled.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct FillStyle: Equatable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
  public static func == (a: FillStyle, b: FillStyle) -> Bool { a.isEOFilled == b.isEOFilled && a.isAntialiased == b.isAntialiased }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension FillStyle: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension FillStyle: BitwiseCopyable {}
