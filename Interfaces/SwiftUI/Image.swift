// swift-format-ignore-file

/// A view that displays an image.
@frozen public struct Image: Equatable, Sendable {
  init() { interfaceOnly() }
}

extension Image: View, _PrimitiveView {
  public typealias Body = Never
}

extension Image {
  public init(_ name: String, bundle: Bundle? = nil) { interfaceOnly() }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { interfaceOnly() }
  public init(decorative name: String, bundle: Bundle? = nil) { interfaceOnly() }
  public init(systemName: String) { interfaceOnly() }
  public init(systemName: String, variableValue: Double?) { interfaceOnly() }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { interfaceOnly() }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) { interfaceOnly() }
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) { interfaceOnly() }
  public init(_ resource: ImageResource) { interfaceOnly() }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) { interfaceOnly() }
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) { interfaceOnly() }
}

extension Image {
  /// Which way is up.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  /// How an image fills a larger place.
  public enum ResizingMode: Equatable, Hashable, Sendable {
    case tile, stretch
  }
  /// The quality of a scaled image.
  public enum Interpolation: Equatable, Hashable, Sendable {
    case none, low, medium, high
  }
  /// Whether an image is a mask or shown as it is.
  public enum TemplateRenderingMode: Equatable, Hashable, Sendable {
    case template, original
  }
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }
  /// How bright an image may be.
  public struct DynamicRange: Hashable, Sendable {
    public static let standard = DynamicRange()
    public static let constrainedHigh = DynamicRange()
    public static let high = DynamicRange()
  }
}

extension Image {
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image { self }
  public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let rectangle = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let slash = SymbolVariants()
  public var circle: SymbolVariants { self }
  public var square: SymbolVariants { self }
  public var rectangle: SymbolVariants { self }
  public var fill: SymbolVariants { self }
  public var slash: SymbolVariants { self }
  public func contains(_ other: SymbolVariants) -> Bool { interfaceOnly() }
}

/// How an asynchronous image is getting on.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { interfaceOnly() }
  public var error: (any Error)? { interfaceOnly() }
}

/// A view that loads and displays an image.
nonisolated public struct AsyncImage<Content: View>: View {
  public init(url: URL?, scale: CGFloat = 1) where Content == Image { interfaceOnly() }
  public init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P> { interfaceOnly() }
  public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) { interfaceOnly() }
  @MainActor @preconcurrency public var body: some View { interfaceOnly() }
}
@available(*, unavailable) extension AsyncImage: Sendable {}
