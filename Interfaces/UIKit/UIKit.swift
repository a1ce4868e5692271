// swift-format-ignore-file
// UIKit as emitted tokens need it: fonts and colors that depend on the theme.

@_exported import Accessibility
@_exported import CoreGraphics

/// A color.
open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { interfaceOnly() }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { interfaceOnly() }
}

/// A font.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static var regular: Weight { Weight(rawValue: 0) }
    public static var semibold: Weight { Weight(rawValue: 0.3) }
    public static var bold: Weight { Weight(rawValue: 0.4) }
  }
  public init?(name fontName: String, size fontSize: CGFloat) { interfaceOnly() }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { interfaceOnly() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { interfaceOnly() }
  open var pointSize: CGFloat { interfaceOnly() }
  open var ascender: CGFloat { interfaceOnly() }
  open var descender: CGFloat { interfaceOnly() }
  open var lineHeight: CGFloat { interfaceOnly() }
  open var leading: CGFloat { interfaceOnly() }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, @unchecked Sendable {
  case unspecified, light, dark
}

/// Normal or increased contrast.
public enum UIAccessibilityContrast: Int, @unchecked Sendable {
  case unspecified = -1, normal, high
}

/// The environment of a view.
open class UITraitCollection: NSObject, @unchecked Sendable {
  open var userInterfaceStyle: UIUserInterfaceStyle { interfaceOnly() }
  open var accessibilityContrast: UIAccessibilityContrast { interfaceOnly() }
}

/// What a text field is for.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static var name: UITextContentType { .init(rawValue: "name") }
  public static var username: UITextContentType { .init(rawValue: "username") }
  public static var password: UITextContentType { .init(rawValue: "password") }
  public static var newPassword: UITextContentType { .init(rawValue: "new-password") }
  public static var oneTimeCode: UITextContentType { .init(rawValue: "one-time-code") }
  public static var emailAddress: UITextContentType { .init(rawValue: "email") }
  public static var telephoneNumber: UITextContentType { .init(rawValue: "tel") }
  public static var URL: UITextContentType { .init(rawValue: "url") }
}

/// The keyboard of a text field.
public enum UIKeyboardType: Int, @unchecked Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// A picture.
open class UIImage: NSObject, @unchecked Sendable {
  open var size: CGSize { interfaceOnly() }
}
