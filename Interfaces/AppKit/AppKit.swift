// swift-format-ignore-file
// AppKit as emitted tokens need it: fonts and colors that depend on the appearance.

@_exported import Accessibility
@_exported import CoreGraphics

/// A color.
open class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { interfaceOnly() }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { interfaceOnly() }
  @available(macOS 10.15, *)
  public convenience init(name colorName: NSColor.Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) { interfaceOnly() }
  open class var labelColor: NSColor { interfaceOnly() }
  open class var controlAccentColor: NSColor { interfaceOnly() }
  open class var windowBackgroundColor: NSColor { interfaceOnly() }
  open class var clear: NSColor { interfaceOnly() }
}

/// How controls and colors look.
open class NSAppearance: NSObject, @unchecked Sendable {
  /// The name of an appearance.
  public struct Name: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var aqua: NSAppearance.Name { interfaceOnly() }
    public static var darkAqua: NSAppearance.Name { interfaceOnly() }
    public static var vibrantLight: NSAppearance.Name { interfaceOnly() }
    public static var vibrantDark: NSAppearance.Name { interfaceOnly() }
    public static var accessibilityHighContrastAqua: NSAppearance.Name { interfaceOnly() }
    public static var accessibilityHighContrastDarkAqua: NSAppearance.Name { interfaceOnly() }
    public static var accessibilityHighContrastVibrantLight: NSAppearance.Name { interfaceOnly() }
    public static var accessibilityHighContrastVibrantDark: NSAppearance.Name { interfaceOnly() }
  }
  public init?(named name: NSAppearance.Name) { interfaceOnly() }
  open var name: NSAppearance.Name { interfaceOnly() }
  open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? { interfaceOnly() }
}

/// A font.
open class NSFont: NSObject, @unchecked Sendable {
  /// The weight of a font.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static var regular: NSFont.Weight { interfaceOnly() }
    public static var semibold: NSFont.Weight { interfaceOnly() }
    public static var bold: NSFont.Weight { interfaceOnly() }
  }
  public convenience init?(name fontName: String, size fontSize: CGFloat) { interfaceOnly() }
  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { interfaceOnly() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont { interfaceOnly() }
  open var pointSize: CGFloat { interfaceOnly() }
  open var ascender: CGFloat { interfaceOnly() }
  open var descender: CGFloat { interfaceOnly() }
  open var leading: CGFloat { interfaceOnly() }
}

/// A picture.
open class NSImage: NSObject, @unchecked Sendable {
  public init(size: NSSize) { interfaceOnly() }
  open var size: NSSize { get { interfaceOnly() } set { interfaceOnly() } }
}

/// What a text field is for.
public struct NSTextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var username: NSTextContentType { interfaceOnly() }
  public static var password: NSTextContentType { interfaceOnly() }
  public static var oneTimeCode: NSTextContentType { interfaceOnly() }
}

/// Insets that follow the direction of the layout.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// A line below or through text.
public struct NSUnderlineStyle: OptionSet, @unchecked Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var single: NSUnderlineStyle { .init(rawValue: 1) }
  public static var thick: NSUnderlineStyle { .init(rawValue: 2) }
  public static var double: NSUnderlineStyle { .init(rawValue: 9) }
}
