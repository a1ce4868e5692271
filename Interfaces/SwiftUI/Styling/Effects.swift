// swift-format-ignore-file

/// How layers are mixed.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum BlendMode: Sendable {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case sourceAtop
  case destinationOver
  case destinationOut
  case plusDarker
  case plusLighter
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension BlendMode: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension BlendMode: Hashable {}

/// Why content is redacted.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder: RedactionReasons = RedactionReasons(rawValue: 1 << 0)
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public static let privacy: RedactionReasons = RedactionReasons(rawValue: 1 << 1)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static let invalidated: RedactionReasons = RedactionReasons(rawValue: 1 << 2)
}

/// Changes how a view looks without changing its layout.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol VisualEffect: Sendable, Animatable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension VisualEffect {
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension VisualEffect {
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect { self }
}

/// A visual effect that changes nothing.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public typealias AnimatableData = EmptyAnimatableData
}

/// A transform of a view that can be animated.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
  func effectValue(size: CGSize) -> ProjectionTransform
}

/// A function of a Metal library with its arguments.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct Shader: Equatable, Sendable {
  /// An argument of a shader.
  public struct Argument: Equatable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Shader.Argument { interfaceOnly() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Shader.Argument { interfaceOnly() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Shader.Argument { interfaceOnly() }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Shader.Argument { interfaceOnly() }
    public static func float2(_ point: CGPoint) -> Shader.Argument { interfaceOnly() }
    public static func float2(_ size: CGSize) -> Shader.Argument { interfaceOnly() }
    public static func float2(_ vector: CGVector) -> Shader.Argument { interfaceOnly() }
    public static func floatArray(_ array: [Float]) -> Shader.Argument { interfaceOnly() }
    public static var boundingRect: Shader.Argument { interfaceOnly() }
    public static func color(_ color: Color) -> Shader.Argument { interfaceOnly() }
    public static func colorArray(_ array: [Color]) -> Shader.Argument { interfaceOnly() }
    public static func image(_ image: Image) -> Shader.Argument { interfaceOnly() }
    public static func data(_ data: Data) -> Shader.Argument { interfaceOnly() }
    public static func == (a: Shader.Argument, b: Shader.Argument) -> Bool { interfaceOnly() }
  }
  public var function: ShaderFunction
  public var arguments: [Shader.Argument]
  public var dithersColor: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  public init(function: ShaderFunction, arguments: [Shader.Argument]) { self.function = function; self.arguments = arguments }
  public static func == (a: Shader, b: Shader) -> Bool { a.function == b.function && a.arguments == b.arguments }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
extension Shader {
  public func compile(as type: Shader.UsageType) async throws { interfaceOnly() }
  /// How a shader is used.
  public struct UsageType: Hashable, Sendable {
    @usableFromInline let modelName: String
    public static let shapeStyle: Shader.UsageType = Shader.UsageType(modelName: "shapeStyle")
    public static let colorEffect: Shader.UsageType = Shader.UsageType(modelName: "colorEffect")
    public static let distortionEffect: Shader.UsageType = Shader.UsageType(modelName: "distortionEffect")
    public static let layerEffect: Shader.UsageType = Shader.UsageType(modelName: "layerEffect")
    public static func == (a: Shader.UsageType, b: Shader.UsageType) -> Bool { a.modelName == b.modelName }
    public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Shader {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public typealias Resolved = Never
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Shader: ShapeStyle {}

/// A function of a Metal library.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) { self.library = library; self.name = name }
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { interfaceOnly() }
  public static func == (a: ShaderFunction, b: ShaderFunction) -> Bool { a.library == b.library && a.name == b.name }
}

/// A Metal library of shaders.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
@dynamicMemberLookup public struct ShaderLibrary: Equatable, @unchecked Sendable {
  public static let `default`: ShaderLibrary = interfaceValue()
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { interfaceOnly() }
  public init(data: Data) { interfaceOnly() }
  public init(url: URL) { interfaceOnly() }
  public static subscript(dynamicMember name: String) -> ShaderFunction { interfaceOnly() }
  public subscript(dynamicMember name: String) -> ShaderFunction { interfaceOnly() }
  public static func == (lhs: ShaderLibrary, rhs: ShaderLibrary) -> Bool { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { wrapped(in: .effect(.rotation(angle, anchor))) }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { unmodeled() }
  nonisolated public func contrast(_ amount: Double) -> some View { unmodeled() }
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { wrapped(in: .effect(.blur(radius))) }
  nonisolated public func colorInvert() -> some View { unmodeled() }
  nonisolated public func grayscale(_ amount: Double) -> some View { unmodeled() }
  nonisolated public func opacity(_ opacity: Double) -> some View { wrapped(in: .effect(.opacity(opacity))) }
  nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { changingNode { node, inputs in ModelNode(.effect(.shadow(color.resolved(in: inputs.environment), radius: radius, x: x, y: y)), [node]) } }
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { ignored() }
  nonisolated public func brightness(_ amount: Double) -> some View { unmodeled() }
  nonisolated public func compositingGroup() -> some View { ignored() }
  nonisolated public func luminanceToAlpha() -> some View { unmodeled() }
  nonisolated public func saturation(_ amount: Double) -> some View { unmodeled() }
  nonisolated public func colorMultiply(_ color: Color) -> some View { unmodeled() }
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { wrapped(in: .effect(.scale(scale, anchor))) }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { wrapped(in: .effect(.scale(CGSize(width: s, height: s), anchor))) }
  nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View { wrapped(in: .effect(.scale(CGSize(width: x, height: y), anchor))) }
  nonisolated public func hueRotation(_ angle: Angle) -> some View { unmodeled() }
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { unmodeled() }
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { unmodeled() }
  nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View { unmodeled() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
  nonisolated public func geometryGroup() -> some View { ignored() }
  nonisolated public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View { unmodeled() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { unmodeled() }
  nonisolated public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { unmodeled() }
  nonisolated public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { unmodeled() }
}
