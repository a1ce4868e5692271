// swift-format-ignore-file

/// A color that adapts to the environment.
@frozen public struct Color: Hashable, CustomStringConvertible, Sendable {
  public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved { interfaceOnly() }
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved { interfaceOnly() }
  public var cgColor: CGColor? { interfaceOnly() }
  public var description: String { interfaceOnly() }
}

extension Color: View, _PrimitiveView {
  public typealias Body = Never
}

extension Color: ShapeStyle {}

extension Color {
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) { interfaceOnly() }
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) { interfaceOnly() }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { interfaceOnly() }
  public init(_ name: String, bundle: Bundle? = nil) { interfaceOnly() }
  public init(_ resource: ColorResource) { interfaceOnly() }
  public init(_ resolved: Color.Resolved) { interfaceOnly() }
  public init(cgColor: CGColor) { interfaceOnly() }
  public init(_ color: UIColor) { interfaceOnly() }
  public init(uiColor: UIColor) { interfaceOnly() }
  public var gradient: AnyGradient { interfaceOnly() }
  public func opacity(_ opacity: Double) -> Color { self }
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color { self }
  public static var accentColor: Color { interfaceOnly() }
}

extension UIColor {
  public convenience init(_ color: Color) { interfaceOnly() }
}

extension Color {
  public static let red = Color("")
  public static let orange = Color("")
  public static let yellow = Color("")
  public static let green = Color("")
  public static let mint = Color("")
  public static let teal = Color("")
  public static let cyan = Color("")
  public static let blue = Color("")
  public static let indigo = Color("")
  public static let purple = Color("")
  public static let pink = Color("")
  public static let brown = Color("")
  public static let white = Color("")
  public static let gray = Color("")
  public static let black = Color("")
  public static let clear = Color("")
  public static let primary = Color("")
  public static let secondary = Color("")
}

extension Color {
  /// The meaning of a color's components.
  public enum RGBColorSpace: Equatable, Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }
  /// A color in an environment.
  @frozen public struct Resolved: Hashable, Sendable, BitwiseCopyable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float
    public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) { interfaceOnly() }
    public var red: Float { interfaceOnly() }
    public var green: Float { interfaceOnly() }
    public var blue: Float { interfaceOnly() }
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Equatable, Hashable, Sendable {
  case light, dark
}

/// Standard or increased contrast.
public enum ColorSchemeContrast: CaseIterable, Equatable, Hashable, Sendable {
  case standard, increased
}

/// Stops of color along a line.
@frozen public struct Gradient: Equatable, Hashable, Sendable {
  /// A color at a place.
  @frozen public struct Stop: Equatable, Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
  /// Where colors are mixed.
  public struct ColorSpace: Hashable, Sendable {
    public static let device = ColorSpace()
    public static let perceptual = ColorSpace()
  }
  public var stops: [Gradient.Stop]
  public init(stops: [Gradient.Stop]) { self.stops = stops }
  public init(colors: [Color]) { interfaceOnly() }
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { interfaceOnly() }
}

extension Gradient: ShapeStyle {
  public typealias Resolved = Never
}

/// A gradient of any kind.
@frozen public struct AnyGradient: Hashable, ShapeStyle, Sendable {
  public init(_ gradient: Gradient) { interfaceOnly() }
  public typealias Resolved = Never
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

/// A gradient along a line.
@frozen nonisolated public struct LinearGradient: ShapeStyle, View, Sendable {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { interfaceOnly() }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { interfaceOnly() }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { interfaceOnly() }
  public typealias Body = _ShapeView<Rectangle, LinearGradient>
  public typealias Resolved = Never
}

/// A gradient from a point outwards.
@frozen nonisolated public struct RadialGradient: ShapeStyle, View, Sendable {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { interfaceOnly() }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { interfaceOnly() }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { interfaceOnly() }
  public typealias Body = _ShapeView<Rectangle, RadialGradient>
  public typealias Resolved = Never
}

/// A gradient in an ellipse.
@frozen nonisolated public struct EllipticalGradient: ShapeStyle, View, Sendable {
  public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { interfaceOnly() }
  public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { interfaceOnly() }
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { interfaceOnly() }
  public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
  public typealias Resolved = Never
}

/// A gradient around a point.
@frozen nonisolated public struct AngularGradient: ShapeStyle, View, Sendable {
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) { interfaceOnly() }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) { interfaceOnly() }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) { interfaceOnly() }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { interfaceOnly() }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { interfaceOnly() }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { interfaceOnly() }
  public typealias Body = _ShapeView<Rectangle, AngularGradient>
  public typealias Resolved = Never
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { interfaceOnly() }
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { interfaceOnly() }
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { interfaceOnly() }
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) -> some ShapeStyle { Color.clear }
}
extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { interfaceOnly() }
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { interfaceOnly() }
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { interfaceOnly() }
}
extension ShapeStyle where Self == EllipticalGradient {
  public static func ellipticalGradient(_ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { interfaceOnly() }
  public static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { interfaceOnly() }
}
extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(_ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { interfaceOnly() }
  public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { interfaceOnly() }
  public static func conicGradient(_ gradient: Gradient, center: UnitPoint, angle: Angle = .zero) -> AngularGradient { interfaceOnly() }
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient { interfaceOnly() }
}
