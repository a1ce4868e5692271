// swift-format-ignore-file

/// Stops of color along a line.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Gradient: Equatable {
  /// A color at a place.
  @frozen public struct Stop: Equatable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { self.color = color; self.location = location }
    public static func == (a: Gradient.Stop, b: Gradient.Stop) -> Bool { a.color == b.color && a.location == b.location }
  }
  public var stops: [Gradient.Stop]
  public init(stops: [Gradient.Stop]) { self.stops = stops }
  public init(colors: [Color]) { self.init(stops: colors.enumerated().map { Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0) }) }
  public static func == (a: Gradient, b: Gradient) -> Bool { a.stops == b.stops }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Gradient: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Gradient.Stop: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(color); hasher.combine(location) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Gradient: ShapeStyle {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public typealias Resolved = Never
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Gradient {
  /// Where colors are mixed.
  public struct ColorSpace: Hashable, Sendable {
    @usableFromInline let modelName: String
    public static let device: Gradient.ColorSpace = Gradient.ColorSpace(modelName: "device")
    public static let perceptual: Gradient.ColorSpace = Gradient.ColorSpace(modelName: "perceptual")
    public static func == (a: Gradient.ColorSpace, b: Gradient.ColorSpace) -> Bool { a.modelName == b.modelName }
    public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
  }
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { interfaceOnly() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Gradient.Stop: Sendable {}

/// A gradient of any kind.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@frozen public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  @usableFromInline let gradient: Gradient
  public init(_ gradient: Gradient) { self.gradient = gradient }
  public func hash(into hasher: inout Hasher) { hasher.combine(gradient) }
  public static func == (lhs: AnyGradient, rhs: AnyGradient) -> Bool { lhs.gradient == rhs.gradient }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public typealias Resolved = Never
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension AnyGradient {
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

/// A gradient around a point.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct AngularGradient: ShapeStyle, View, Sendable {
  @usableFromInline let gradient: Gradient
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) { self.gradient = gradient }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) { gradient = Gradient(colors: colors) }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) { gradient = Gradient(stops: stops) }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self.gradient = gradient }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { gradient = Gradient(colors: colors) }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { gradient = Gradient(stops: stops) }
  public typealias Body = _ShapeView<Rectangle, AngularGradient>
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public typealias Resolved = Never
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, AngularGradient> { _ShapeView(shape: Rectangle(), style: self) }
}

/// A gradient in an ellipse.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen nonisolated public struct EllipticalGradient: ShapeStyle, View, Sendable {
  @usableFromInline let gradient: Gradient
  public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { self.gradient = gradient }
  public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { gradient = Gradient(colors: colors) }
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { gradient = Gradient(stops: stops) }
  public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public typealias Resolved = Never
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, EllipticalGradient> { _ShapeView(shape: Rectangle(), style: self) }
}

/// A gradient along a line.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct LinearGradient: ShapeStyle, View, Sendable {
  @usableFromInline let gradient: Gradient
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { self.gradient = gradient }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { gradient = Gradient(colors: colors) }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { gradient = Gradient(stops: stops) }
  public typealias Body = _ShapeView<Rectangle, LinearGradient>
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public typealias Resolved = Never
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, LinearGradient> { _ShapeView(shape: Rectangle(), style: self) }
}

/// A gradient between colors on a grid.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// The points of a mesh.
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([MeshGradient.BezierPoint])
  }
  /// The colors of a mesh.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }
  /// A point of a mesh with its control points.
  @frozen public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>
    public init(position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>) { self.position = position; self.leadingControlPoint = leadingControlPoint; self.topControlPoint = topControlPoint; self.trailingControlPoint = trailingControlPoint; self.bottomControlPoint = bottomControlPoint }
    public static func == (a: MeshGradient.BezierPoint, b: MeshGradient.BezierPoint) -> Bool { a.position == b.position && a.leadingControlPoint == b.leadingControlPoint && a.topControlPoint == b.topControlPoint && a.trailingControlPoint == b.trailingControlPoint && a.bottomControlPoint == b.bottomControlPoint }
  }
  public var width: Int
  public var height: Int
  public var locations: MeshGradient.Locations
  public var colors: MeshGradient.Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace
  public init(width: Int, height: Int, locations: MeshGradient.Locations, colors: MeshGradient.Colors, background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) { self.width = width; self.height = height; self.locations = locations; self.colors = colors; self.background = background; self.smoothsColors = smoothsColors; self.colorSpace = colorSpace }
  public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) { self.init(width: width, height: height, locations: .points(points), colors: .colors(colors), background: background, smoothsColors: smoothsColors, colorSpace: colorSpace) }
  public init(width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) { self.init(width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors, colorSpace: colorSpace) }
  public init(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) { self.init(width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background, smoothsColors: smoothsColors, colorSpace: colorSpace) }
  public init(width: Int, height: Int, bezierPoints: [MeshGradient.BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device) { self.init(width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors, colorSpace: colorSpace) }
  public static func == (a: MeshGradient, b: MeshGradient) -> Bool { a.width == b.width && a.height == b.height && a.locations == b.locations && a.colors == b.colors && a.background == b.background && a.smoothsColors == b.smoothsColors && a.colorSpace == b.colorSpace }
  public typealias Body = _ShapeView<Rectangle, MeshGradient>
  public typealias Resolved = Never
  public var body: _ShapeView<Rectangle, MeshGradient> { _ShapeView(shape: Rectangle(), style: self) }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension MeshGradient: View {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension MeshGradient.BezierPoint: BitwiseCopyable {}

/// A gradient from a point outwards.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen nonisolated public struct RadialGradient: ShapeStyle, View, Sendable {
  @usableFromInline let gradient: Gradient
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { self.gradient = gradient }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { gradient = Gradient(colors: colors) }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { gradient = Gradient(stops: stops) }
  public typealias Body = _ShapeView<Rectangle, RadialGradient>
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public typealias Resolved = Never
  @MainActor @preconcurrency public var body: _ShapeView<Rectangle, RadialGradient> { _ShapeView(shape: Rectangle(), style: self) }
}
