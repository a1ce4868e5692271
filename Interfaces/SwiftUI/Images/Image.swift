// swift-format-ignore-file

/// A view that displays an image.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Image: Equatable, Sendable {
  @usableFromInline var description: ImageDescription
  public static func == (lhs: Image, rhs: Image) -> Bool { lhs.description == rhs.description }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image {
  /// How an image fills a larger place.
  public enum ResizingMode: Sendable {
    case tile
    case stretch
  }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image { changed { $0.isResizable = true } }
  /// Which way is up.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }
  /// The quality of a scaled image.
  public enum Interpolation: Sendable {
    case none
    case low
    case medium
    case high
  }
  public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) { interfaceOnly() }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) { interfaceOnly() }
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { changed { $0.isOriginal = renderingMode == .original } }
  public init(_ name: String, bundle: Bundle? = nil) { self.init(ImageDescription(name: name, bundle: bundle)) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(ImageDescription(name: name, label: Text.Spoken(text: label), bundle: bundle)) }
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(ImageDescription(name: name, isDecorative: true, bundle: bundle)) }
  @available(macOS 11.0, *)
  public init(systemName: String) { self.init(ImageDescription(name: systemName, isSymbol: true)) }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public init(_internalSystemName systemName: String) { self.init(ImageDescription(name: systemName, isSymbol: true)) }
  @available(*, deprecated, message: "Use .renderingMode(.original)")
  public init(_systemName systemName: String, colorPalette: [Color]? = nil) { interfaceOnly() }
  @available(*, deprecated, message: "Use .renderingMode(.original)")
  public init(_internalSystemName systemName: String, colorPalette: [Color]? = nil) { self.init(ImageDescription(name: systemName, isSymbol: true)) }
  /// Whether an image is a mask or shown as it is.
  public enum TemplateRenderingMode: Sendable {
    case template
    case original
  }
  /// The size of a symbol beside text.
  @available(macOS 11.0, *)
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Image {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Image {
  public init(systemName: String, variableValue: Double?) { self.init(ImageDescription(name: systemName, isSymbol: true)) }
  public init(_internalSystemName systemName: String, variableValue: Double?) { interfaceOnly() }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(ImageDescription(name: name, bundle: bundle)) }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) { interfaceOnly() }
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) { interfaceOnly() }
  public init(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, renderer: @escaping (inout GraphicsContext) -> Void) { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Image {
  public init(_ resource: ImageResource) { self.init(ImageDescription(name: "\(resource)")) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension Image {
  /// How bright an image may be.
  public struct DynamicRange: Hashable, Sendable {
    @usableFromInline let modelName: String
    public static let standard: Image.DynamicRange = Image.DynamicRange(modelName: "standard")
    public static let constrainedHigh: Image.DynamicRange = Image.DynamicRange(modelName: "constrainedHigh")
    public static let high: Image.DynamicRange = Image.DynamicRange(modelName: "high")
    public static func == (a: Image.DynamicRange, b: Image.DynamicRange) -> Bool { a.modelName == b.modelName }
    public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
  }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image.ResizingMode: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image.ResizingMode: Hashable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image.Orientation: RawRepresentable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image.Orientation: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image.Orientation: BitwiseCopyable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image.Interpolation: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image.Interpolation: Hashable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image.TemplateRenderingMode: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image.TemplateRenderingMode: Hashable {}

#if !os(macOS)
@available(iOS 13.0, tvOS 13.0, watchOS 6.0, *)
@available(macOS, unavailable)
extension Image {
  public init(uiImage: UIImage) { self.init(ImageDescription(name: modelName(of: uiImage))) }
}
#endif

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Image: @retroactive Transferable {
  public static var transferRepresentation: some TransferRepresentation { return interfaceOnly() }
}

/// Makes images of views.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final public class ImageRenderer<Content: View>: ObservableObject {
  final public let objectWillChange: PassthroughSubject<Void, Never>
  @available(iOS 17.2, macOS 14.2, tvOS 17.2, watchOS 10.2, *)
  final public var isObservationEnabled: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  @MainActor final public var content: Content { get { interfaceOnly() } set { interfaceOnly() } }
  @MainActor final public var proposedSize: ProposedViewSize { get { interfaceOnly() } set { interfaceOnly() } }
  @MainActor final public var scale: CGFloat { get { interfaceOnly() } set { interfaceOnly() } }
  @MainActor final public var isOpaque: Bool { get { interfaceOnly() } set { interfaceOnly() } }
  @MainActor final public var colorMode: ColorRenderingMode { get { interfaceOnly() } set { interfaceOnly() } }
  @MainActor public init(content view: Content) { interfaceOnly() }
  @MainActor final public var cgImage: CGImage? { interfaceOnly() }
  @MainActor final public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) { interfaceOnly() }
  public typealias ObjectWillChangePublisher = PassthroughSubject<Void, Never>
}
@available(iOS 17.1, macOS 14.1, tvOS 17.1, watchOS 10.1, *)
extension ImageRenderer: Observable {}
@available(*, unavailable)
extension ImageRenderer: Sendable {}

#if !os(macOS)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ImageRenderer {
  @MainActor final public var uiImage: UIImage? { interfaceOnly() }
}
#endif

/// A view that loads and displays an image.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
nonisolated public struct AsyncImage<Content: View>: View {
  public init(url: URL?, scale: CGFloat = 1) where Content == Image { interfaceOnly() }
  public init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P> { interfaceOnly() }
  public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { return interfaceOnly() }
}
@available(*, unavailable)
extension AsyncImage: Sendable {}

/// How an asynchronous image is getting on.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { interfaceOnly() }
}

/// An image as a fill.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) { self.image = image; self.sourceRect = sourceRect; self.scale = scale }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public typealias Resolved = Never
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
@available(watchOS, unavailable)
extension View {
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { unmodeled() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  @available(macOS 11.0, *)
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { changingEnvironment { $0.imageScale = scale } }
}
