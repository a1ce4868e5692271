// swift-format-ignore-file
// What previews expand to, and the resources of asset catalogs.

@_exported import CoreGraphics

/// A preview of a view.
@MainActor public struct Preview: Sendable {
  init() {}
  /// Marks the traits of previews of views.
  public enum ViewTraits {}
}

/// How a preview is shown.
@MainActor public struct PreviewTrait<T>: Sendable {
  @MainActor public init(_ traits: PreviewTrait<T>...) {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { .init() }
  @MainActor public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { .init() }
  @MainActor public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> { .init() }
  @MainActor public static var portrait: PreviewTrait<Preview.ViewTraits> { .init() }
  @MainActor public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { .init() }
  @MainActor public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { .init() }
  @MainActor public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { .init() }
}

/// What `#Preview` makes a type of.
public protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}

/// A size and shape to preview a view in.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A color of an asset catalog.
public struct ColorResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) {}
}

/// An image of an asset catalog.
public struct ImageResource: Hashable, Sendable {
  public init(name: String, bundle: Bundle) {}
}
