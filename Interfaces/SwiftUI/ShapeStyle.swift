// swift-format-ignore-file

/// A color or pattern to fill a shape with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never { interfaceOnly() }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  public var body: _ShapeView<Rectangle, Self> { interfaceOnly() }
}

/// A style of any type.
@frozen public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) { interfaceOnly() }
  public typealias Resolved = Never
}

/// A style of the foreground by its level.
@frozen public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
  public static let quaternary = HierarchicalShapeStyle()
  public static let quinary = HierarchicalShapeStyle()
  public typealias Resolved = Never
  init() {}
}

/// The style of the foreground.
@frozen public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// The style of the background.
@frozen public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// The tint.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// The style of selected rows.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// The style of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// The style of fills.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// An image as a fill.
@frozen public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) { interfaceOnly() }
  public typealias Resolved = Never
}

/// A background that lets through some of what is below.
public struct Material: Sendable {
  public static let regular = Material()
  public static let thick = Material()
  public static let thin = Material()
  public static let ultraThin = Material()
  public static let ultraThick = Material()
  public static let bar = Material()
}

extension Material: ShapeStyle {
  public typealias Resolved = Never
}

/// A shadow as a part of a style.
public struct ShadowStyle: Equatable, Sendable {
  public static func drop(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { interfaceOnly() }
  public static func inner(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { interfaceOnly() }
}

/// How layers are mixed.
public enum BlendMode: Equatable, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

extension ShapeStyle {
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { Color.clear }
  public func opacity(_ opacity: Double) -> some ShapeStyle { Color.clear }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { Color.clear }
  public func `in`(_ rect: CGRect) -> some ShapeStyle { Color.clear }
  public var secondary: some ShapeStyle { Color.clear }
  public var tertiary: some ShapeStyle { Color.clear }
  public var quaternary: some ShapeStyle { Color.clear }
  public var quinary: some ShapeStyle { Color.clear }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle { Color.clear }
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { Color.clear }
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { interfaceOnly() }
  public static var secondary: HierarchicalShapeStyle { interfaceOnly() }
  public static var tertiary: HierarchicalShapeStyle { interfaceOnly() }
  public static var quaternary: HierarchicalShapeStyle { interfaceOnly() }
  public static var quinary: HierarchicalShapeStyle { interfaceOnly() }
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { interfaceOnly() }
  public static var thickMaterial: Material { interfaceOnly() }
  public static var thinMaterial: Material { interfaceOnly() }
  public static var ultraThinMaterial: Material { interfaceOnly() }
  public static var ultraThickMaterial: Material { interfaceOnly() }
  public static var bar: Material { interfaceOnly() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { interfaceOnly() }
  public static var orange: Color { interfaceOnly() }
  public static var yellow: Color { interfaceOnly() }
  public static var green: Color { interfaceOnly() }
  public static var mint: Color { interfaceOnly() }
  public static var teal: Color { interfaceOnly() }
  public static var cyan: Color { interfaceOnly() }
  public static var blue: Color { interfaceOnly() }
  public static var indigo: Color { interfaceOnly() }
  public static var purple: Color { interfaceOnly() }
  public static var pink: Color { interfaceOnly() }
  public static var brown: Color { interfaceOnly() }
  public static var white: Color { interfaceOnly() }
  public static var gray: Color { interfaceOnly() }
  public static var black: Color { interfaceOnly() }
  public static var clear: Color { interfaceOnly() }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { interfaceOnly() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { interfaceOnly() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { interfaceOnly() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { interfaceOnly() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: SelectionShapeStyle { interfaceOnly() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: PlaceholderTextShapeStyle { interfaceOnly() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { interfaceOnly() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { interfaceOnly() } }
extension ShapeStyle where Self == ImagePaint {
  public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint { interfaceOnly() }
}
