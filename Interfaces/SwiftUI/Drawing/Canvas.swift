// swift-format-ignore-file

/// A view that draws.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct Canvas<Symbols: View> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
  public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) { (self.symbols, self.renderer, isOpaque, self.colorMode, self.rendersAsynchronously) = (symbols(), renderer, opaque, colorMode, rendersAsynchronously) }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(*, unavailable)
extension Canvas: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Canvas where Symbols == EmptyView {
  public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer, symbols: { EmptyView() }) }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Canvas: View {}

/// Draws into a canvas.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@frozen public struct GraphicsContext {
  /// How drawing is mixed with what is there.
  @frozen public struct BlendMode: RawRepresentable, Equatable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static var normal: GraphicsContext.BlendMode { interfaceOnly() }
    public static var multiply: GraphicsContext.BlendMode { interfaceOnly() }
    public static var screen: GraphicsContext.BlendMode { interfaceOnly() }
    public static var overlay: GraphicsContext.BlendMode { interfaceOnly() }
    public static var darken: GraphicsContext.BlendMode { interfaceOnly() }
    public static var lighten: GraphicsContext.BlendMode { interfaceOnly() }
    public static var colorDodge: GraphicsContext.BlendMode { interfaceOnly() }
    public static var colorBurn: GraphicsContext.BlendMode { interfaceOnly() }
    public static var softLight: GraphicsContext.BlendMode { interfaceOnly() }
    public static var hardLight: GraphicsContext.BlendMode { interfaceOnly() }
    public static var difference: GraphicsContext.BlendMode { interfaceOnly() }
    public static var exclusion: GraphicsContext.BlendMode { interfaceOnly() }
    public static var hue: GraphicsContext.BlendMode { interfaceOnly() }
    public static var saturation: GraphicsContext.BlendMode { interfaceOnly() }
    public static var color: GraphicsContext.BlendMode { interfaceOnly() }
    public static var luminosity: GraphicsContext.BlendMode { interfaceOnly() }
    public static var clear: GraphicsContext.BlendMode { interfaceOnly() }
    public static var copy: GraphicsContext.BlendMode { interfaceOnly() }
    public static var sourceIn: GraphicsContext.BlendMode { interfaceOnly() }
    public static var sourceOut: GraphicsContext.BlendMode { interfaceOnly() }
    public static var sourceAtop: GraphicsContext.BlendMode { interfaceOnly() }
    public static var destinationOver: GraphicsContext.BlendMode { interfaceOnly() }
    public static var destinationIn: GraphicsContext.BlendMode { interfaceOnly() }
    public static var destinationOut: GraphicsContext.BlendMode { interfaceOnly() }
    public static var destinationAtop: GraphicsContext.BlendMode { interfaceOnly() }
    public static var xor: GraphicsContext.BlendMode { interfaceOnly() }
    public static var plusDarker: GraphicsContext.BlendMode { interfaceOnly() }
    public static var plusLighter: GraphicsContext.BlendMode { interfaceOnly() }
  }
  public var opacity: Double { get { interfaceOnly() } set { interfaceOnly() } }
  public var blendMode: GraphicsContext.BlendMode { get { interfaceOnly() } set { interfaceOnly() } }
  public var environment: EnvironmentValues { interfaceOnly() }
  public var transform: CGAffineTransform { get { interfaceOnly() } set { interfaceOnly() } }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { interfaceOnly() }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { interfaceOnly() }
  public mutating func rotate(by angle: Angle) { interfaceOnly() }
  public mutating func concatenate(_ matrix: CGAffineTransform) { interfaceOnly() }
  /// How drawing is clipped.
  @frozen public struct ClipOptions: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var inverse: GraphicsContext.ClipOptions { GraphicsContext.ClipOptions(rawValue: 1 << 0) }
  }
  public var clipBoundingRect: CGRect { interfaceOnly() }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = ClipOptions()) { interfaceOnly() }
  public mutating func clipToLayer(opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void) rethrows { interfaceOnly() }
  /// A filter for drawing.
  public struct Filter: Sendable {
    @usableFromInline let modelName: String
    public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "projectionTransform(\(matrix))") }
    public static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal, options: GraphicsContext.ShadowOptions = ShadowOptions()) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "shadow(\(color), \(radius), \(x), \(y), \(blendMode), \(options))") }
    public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "colorMultiply(\(color))") }
    public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "colorMatrix(\(matrix))") }
    public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "hueRotation(\(angle))") }
    public static func saturation(_ amount: Double) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "saturation(\(amount))") }
    public static func brightness(_ amount: Double) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "brightness(\(amount))") }
    public static func contrast(_ amount: Double) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "contrast(\(amount))") }
    public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "colorInvert(\(amount))") }
    public static func grayscale(_ amount: Double) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "grayscale(\(amount))") }
    public static var luminanceToAlpha: GraphicsContext.Filter { GraphicsContext.Filter(modelName: "luminanceToAlpha") }
    public static func blur(radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "blur(\(radius), \(options))") }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "alphaThreshold(\(min), \(max), \(color))") }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
    @available(watchOS, unavailable)
    public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "colorShader(\(shader))") }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
    @available(watchOS, unavailable)
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "distortionShader(\(shader), \(maxSampleOffset))") }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
    @available(watchOS, unavailable)
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { GraphicsContext.Filter(modelName: "layerShader(\(shader), \(maxSampleOffset))") }
  }
  /// How a shadow is drawn.
  @frozen public struct ShadowOptions: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var shadowAbove: GraphicsContext.ShadowOptions { GraphicsContext.ShadowOptions(rawValue: 1 << 0) }
    public static var shadowOnly: GraphicsContext.ShadowOptions { GraphicsContext.ShadowOptions(rawValue: 1 << 1) }
    public static var invertsAlpha: GraphicsContext.ShadowOptions { GraphicsContext.ShadowOptions(rawValue: 1 << 2) }
    public static var disablesGroup: GraphicsContext.ShadowOptions { GraphicsContext.ShadowOptions(rawValue: 1 << 3) }
  }
  /// How drawing is blurred.
  @frozen public struct BlurOptions: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var opaque: GraphicsContext.BlurOptions { GraphicsContext.BlurOptions(rawValue: 1 << 0) }
    public static var dithersResult: GraphicsContext.BlurOptions { GraphicsContext.BlurOptions(rawValue: 1 << 1) }
  }
  /// How filters apply.
  @frozen public struct FilterOptions: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var linearColor: GraphicsContext.FilterOptions { GraphicsContext.FilterOptions(rawValue: 1 << 0) }
  }
  public mutating func addFilter(_ filter: GraphicsContext.Filter, options: GraphicsContext.FilterOptions = FilterOptions()) { interfaceOnly() }
  /// The color or pattern of drawing.
  public struct Shading: Sendable {
    @usableFromInline let modelName: String
    public static var backdrop: GraphicsContext.Shading { GraphicsContext.Shading(modelName: "backdrop") }
    public static var foreground: GraphicsContext.Shading { GraphicsContext.Shading(modelName: "foreground") }
    public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading { GraphicsContext.Shading(modelName: "palette(\(array))") }
    public static func color(_ color: Color) -> GraphicsContext.Shading { GraphicsContext.Shading(modelName: "color(\(color))") }
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) -> GraphicsContext.Shading { GraphicsContext.Shading(modelName: "color(\(colorSpace), \(red), \(green), \(blue), \(opacity))") }
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> GraphicsContext.Shading { GraphicsContext.Shading(modelName: "color(\(colorSpace), \(white), \(opacity))") }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
    @available(watchOS, unavailable)
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading { GraphicsContext.Shading(modelName: "shader(\(shader), \(bounds))") }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public static func meshGradient(_ mesh: MeshGradient) -> GraphicsContext.Shading { GraphicsContext.Shading(modelName: "meshGradient(\(mesh))") }
    public static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading { GraphicsContext.Shading(modelName: "style(\(style))") }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = GradientOptions()) -> GraphicsContext.Shading { GraphicsContext.Shading(modelName: "linearGradient(\(gradient), \(startPoint), \(endPoint), \(options))") }
    public static func radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GraphicsContext.GradientOptions = GradientOptions()) -> GraphicsContext.Shading { GraphicsContext.Shading(modelName: "radialGradient(\(gradient), \(center), \(startRadius), \(endRadius), \(options))") }
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GraphicsContext.GradientOptions = GradientOptions()) -> GraphicsContext.Shading { GraphicsContext.Shading(modelName: "conicGradient(\(gradient), \(center), \(angle), \(options))") }
    public static func tiledImage(_ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> GraphicsContext.Shading { GraphicsContext.Shading(modelName: "tiledImage(\(image), \(origin), \(sourceRect), \(scale))") }
  }
  /// How a gradient is drawn.
  @frozen public struct GradientOptions: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var `repeat`: GraphicsContext.GradientOptions { GraphicsContext.GradientOptions(rawValue: 1 << 0) }
    public static var mirror: GraphicsContext.GradientOptions { GraphicsContext.GradientOptions(rawValue: 1 << 1) }
    public static var linearColor: GraphicsContext.GradientOptions { GraphicsContext.GradientOptions(rawValue: 1 << 2) }
  }
  public func resolve(_ shading: GraphicsContext.Shading) -> GraphicsContext.Shading { interfaceOnly() }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { interfaceOnly() }
  public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) { interfaceOnly() }
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) { interfaceOnly() }
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) { interfaceOnly() }
  /// An image that is ready to draw.
  public struct ResolvedImage {
    public var size: CGSize { interfaceOnly() }
    public let baseline: CGFloat
    public var shading: GraphicsContext.Shading?
  }
  public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage { interfaceOnly() }
  public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) { interfaceOnly() }
  public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { interfaceOnly() }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { interfaceOnly() }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { interfaceOnly() }
  /// A text that is ready to draw.
  public struct ResolvedText {
    public var shading: GraphicsContext.Shading
    public func measure(in size: CGSize) -> CGSize { interfaceOnly() }
    public func firstBaseline(in size: CGSize) -> CGFloat { interfaceOnly() }
    public func lastBaseline(in size: CGSize) -> CGFloat { interfaceOnly() }
  }
  public func resolve(_ text: Text) -> GraphicsContext.ResolvedText { interfaceOnly() }
  public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) { interfaceOnly() }
  public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) { interfaceOnly() }
  public func draw(_ text: Text, in rect: CGRect) { interfaceOnly() }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { interfaceOnly() }
  /// A view that is ready to draw.
  public struct ResolvedSymbol {
    public var size: CGSize { interfaceOnly() }
  }
  public func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol? { interfaceOnly() }
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) { interfaceOnly() }
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) { interfaceOnly() }
}
@available(*, unavailable)
extension GraphicsContext.ResolvedImage: Sendable {}
@available(*, unavailable)
extension GraphicsContext.ResolvedText: Sendable {}
@available(*, unavailable)
extension GraphicsContext.ResolvedSymbol: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext {
  public func withCGContext(content: (CGContext) throws -> Void) rethrows { interfaceOnly() }
}
@available(*, unavailable)
extension GraphicsContext: Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) { interfaceOnly() }
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { interfaceOnly() }
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) { interfaceOnly() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext.BlendMode: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext.BlendMode: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext.ClipOptions: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext.ClipOptions: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext.ShadowOptions: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext.ShadowOptions: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext.BlurOptions: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext.BlurOptions: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext.FilterOptions: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext.FilterOptions: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext.GradientOptions: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension GraphicsContext.GradientOptions: BitwiseCopyable {}
