// swift-format-ignore-file
// What previews expand to, and the resources of asset catalogs.

@_exported import CoreGraphics

/// A color of an asset catalog.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ColorResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) { interfaceOnly() }
  public static func == (a: ColorResource, b: ColorResource) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

/// An image of an asset catalog.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ImageResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) { interfaceOnly() }
  public static func == (a: ImageResource, b: ImageResource) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

/// Puts parts together in a closure.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
@resultBuilder public struct LibraryContentBuilder {
  public static func buildBlock(_ segments: [LibraryItem]...) -> [LibraryItem] { interfaceOnly() }
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { interfaceOnly() }
  public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { interfaceOnly() }
}

/// Views that the library of Xcode offers.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public protocol LibraryContentProvider {
  associatedtype ModifierBase = Any
  @LibraryContentBuilder var views: [LibraryItem] { get }
  @LibraryContentBuilder func modifiers(base: Self.ModifierBase) -> [LibraryItem]
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension LibraryContentProvider {
  public var views: [LibraryItem] { interfaceOnly() }
  public func modifiers(base: Self.ModifierBase) -> [LibraryItem] { interfaceOnly() }
}

/// A view that the library of Xcode offers.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct LibraryItem {
  /// Where the library of Xcode has a view.
  public struct Category {
    public static let effect: LibraryItem.Category = interfaceValue()
    public static let layout: LibraryItem.Category = interfaceValue()
    public static let control: LibraryItem.Category = interfaceValue()
    public static let other: LibraryItem.Category = interfaceValue()
  }
  public init<SnippetExpressionType>(_ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil, category: LibraryItem.Category = .other, matchingSignature: String? = nil) { interfaceOnly() }
}

/// A preview of a view.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor public struct Preview {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Preview {
  /// Marks the traits of previews of views.
  public enum ViewTraits {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Preview: Sendable {}

/// Puts parts together in a closure.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@resultBuilder public struct PreviewBodyBuilder<Content> {
  public static func buildBlock(_ content: Content) -> Content { interfaceOnly() }
  @available(*, unavailable, message: "This builder requires exactly one content expression")
  public static func buildBlock(_: Content...) -> Content { interfaceOnly() }
  @available(*, unavailable, message: "This builder does not support control flow statements")
  public static func buildOptional(_: Content?) -> Content { interfaceOnly() }
  @available(*, unavailable, message: "This builder does not support control flow statements")
  public static func buildEither(first: Content) -> Content { interfaceOnly() }
  @available(*, unavailable, message: "This builder does not support control flow statements")
  public static func buildEither(second: Content) -> Content { interfaceOnly() }
  @available(*, unavailable, message: "This builder does not support control flow statements")
  public static func buildLimitedAvailability(_: Content) -> Content { interfaceOnly() }
}
@available(*, unavailable)
extension PreviewBodyBuilder: Sendable {}

/// The camera of a preview.
@available(visionOS 1.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct PreviewCamera: Sendable {}

/// Puts parts together in a closure.
@available(visionOS 1.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@resultBuilder public struct PreviewCameraBuilder {
  public static func buildExpression(_ camera: PreviewCamera) -> [PreviewCamera] { interfaceOnly() }
  public static func buildExpression(_ cameras: [PreviewCamera]) -> [PreviewCamera] { interfaceOnly() }
  public static func buildPartialBlock(first: [PreviewCamera]) -> [PreviewCamera] { interfaceOnly() }
  public static func buildPartialBlock(accumulated: [PreviewCamera], next: [PreviewCamera]) -> [PreviewCamera] { interfaceOnly() }
  public static func buildArray(_ components: [[PreviewCamera]]) -> [PreviewCamera] { interfaceOnly() }
}

/// A size and shape to preview a view in.
@available(iOS 13.0, macOS 10.15, macCatalyst 13.0, tvOS 13.0, watchOS 6.0, *)
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
  @available(visionOS 1.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  case fixed3D(width: CGFloat, height: CGFloat, depth: CGFloat)
}

/// Puts parts together in a closure.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@resultBuilder public struct PreviewMacroBodyBuilder<Content> {
  public static func buildBlock(_: Content) -> Content { interfaceOnly() }
  @available(*, unavailable, message: "This builder requires exactly one content expression")
  public static func buildBlock(_: Content...) -> Content { interfaceOnly() }
  @available(*, unavailable, message: "This builder does not support control flow statements")
  public static func buildOptional(_: Content?) -> Content { interfaceOnly() }
  @available(*, unavailable, message: "This builder does not support control flow statements")
  public static func buildEither(first: Content) -> Content { interfaceOnly() }
  @available(*, unavailable, message: "This builder does not support control flow statements")
  public static func buildEither(second: Content) -> Content { interfaceOnly() }
  @available(*, unavailable, message: "This builder does not support control flow statements")
  public static func buildLimitedAvailability(_: Content) -> Content { interfaceOnly() }
}
@available(*, unavailable)
extension PreviewMacroBodyBuilder: Sendable {}

/// What `#Preview` makes a type of.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
  @available(*, deprecated, message: "This method is not called. Please implement makePreview() instead.")
  static var preview: Preview { get }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension PreviewRegistry {
  public static var preview: Preview { interfaceOnly() }
}

/// How a preview is shown.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor public struct PreviewTrait<T> {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  @MainActor public init(_ traits: PreviewTrait<T>...) { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { interfaceOnly() }
  @MainActor public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { interfaceOnly() }
  @MainActor public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { interfaceOnly() }
  @available(visionOS 1.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @MainActor public static func fixedLayout(width: CGFloat, height: CGFloat, depth: CGFloat) -> PreviewTrait<T> { interfaceOnly() }
  @MainActor public static var portrait: PreviewTrait<Preview.ViewTraits> { interfaceOnly() }
  @MainActor public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { interfaceOnly() }
  @MainActor public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { interfaceOnly() }
  @MainActor public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { interfaceOnly() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension PreviewTrait: Sendable {}

/// The error of a preview that cannot be made.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PreviewUnavailable: Error {
  public init() { interfaceOnly() }
}
