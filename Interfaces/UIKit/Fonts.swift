// swift-format-ignore-file
// Fonts and their descriptors as values that can be read back.

@_exported import CoreGraphics

/// A font.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static var ultraLight: Weight { Weight(rawValue: -0.8) }
    public static var thin: Weight { Weight(rawValue: -0.6) }
    public static var light: Weight { Weight(rawValue: -0.4) }
    public static var regular: Weight { Weight(rawValue: 0) }
    public static var medium: Weight { Weight(rawValue: 0.23) }
    public static var semibold: Weight { Weight(rawValue: 0.3) }
    public static var bold: Weight { Weight(rawValue: 0.4) }
    public static var heavy: Weight { Weight(rawValue: 0.56) }
    public static var black: Weight { Weight(rawValue: 0.62) }
    public func symbolWeight() -> UIImage.SymbolWeight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.1: .regular
      case ..<0.27: .medium
      case ..<0.35: .semibold
      case ..<0.5: .bold
      case ..<0.6: .heavy
      default: .black
      }
    }
  }
  /// What a text is for.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var largeTitle: TextStyle { .init(rawValue: "largeTitle") }
    public static var title1: TextStyle { .init(rawValue: "title1") }
    public static var title2: TextStyle { .init(rawValue: "title2") }
    public static var title3: TextStyle { .init(rawValue: "title3") }
    public static var headline: TextStyle { .init(rawValue: "headline") }
    public static var subheadline: TextStyle { .init(rawValue: "subheadline") }
    public static var body: TextStyle { .init(rawValue: "body") }
    public static var callout: TextStyle { .init(rawValue: "callout") }
    public static var footnote: TextStyle { .init(rawValue: "footnote") }
    public static var caption1: TextStyle { .init(rawValue: "caption1") }
    public static var caption2: TextStyle { .init(rawValue: "caption2") }
    var usualSize: CGFloat {
      ["largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16, "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11][rawValue] ?? 17
    }
  }
  private let ownDescriptor: UIFontDescriptor
  /// What the font follows the reader's text size by, and its size at the usual one.
  let scaling: (style: TextStyle, usualSize: CGFloat)?
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) { (ownDescriptor, scaling) = (pointSize == 0 ? descriptor : descriptor.withSize(pointSize), nil) }
  init(_ descriptor: UIFontDescriptor, following style: TextStyle, usualSize: CGFloat) { (ownDescriptor, scaling) = (descriptor, (style, usualSize)) }
  public init?(name fontName: String, size fontSize: CGFloat) { (ownDescriptor, scaling) = (UIFontDescriptor(name: fontName, size: fontSize), nil) }
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }
  open class func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    UIFont(.preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection), following: style, usualSize: style.usualSize)
  }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(fontAttributes: [.size: fontSize, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue]]), size: fontSize)
  }
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(descriptor: systemFont(ofSize: fontSize).fontDescriptor.withSymbolicTraits(.traitItalic)!, size: fontSize) }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }
  open var fontDescriptor: UIFontDescriptor { ownDescriptor }
  open var fontName: String { ownDescriptor.postscriptName }
  open var familyName: String { fontName }
  open var pointSize: CGFloat { ownDescriptor.pointSize }
  open var ascender: CGFloat { pointSize * 0.95 }
  open var descender: CGFloat { -pointSize * 0.25 }
  open var capHeight: CGFloat { pointSize * 0.7 }
  open var xHeight: CGFloat { pointSize * 0.5 }
  open var lineHeight: CGFloat { pointSize * 1.2 }
  open var leading: CGFloat { 0 }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return ownDescriptor == other.ownDescriptor && scaling?.style == other.scaling?.style && scaling?.usualSize == other.scaling?.usualSize
  }
  open override var hash: Int { 0 }
  open override var description: String { "\(fontName) \(pointSize)\(scaling.map { " following \($0.style.rawValue)" } ?? "")" }
  /// The font at another text size.
  func scaled(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let factor = traits.preferredContentSizeCategory.factor
    return UIFont(ownDescriptor.withSize((scaling.usualSize * factor).rounded()), following: scaling.style, usualSize: scaling.usualSize)
  }
}

extension UIContentSizeCategory {
  var factor: CGFloat {
    ["XS": 0.8, "S": 0.85, "M": 0.9, "XL": 1.1, "XXL": 1.2, "XXXL": 1.35, "AX-M": 1.6, "AX-L": 1.9, "AX-XL": 2.3, "AX-XXL": 2.7, "AX-XXXL": 3.1][rawValue] ?? 1
  }
}

/// What a font follows the reader's text size by.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    guard font.scaling == nil else { fatalError("a font that follows the text size is not scaled again") }
    return UIFont(font.fontDescriptor, following: style, usualSize: font.pointSize).scaled(for: traitCollection ?? .current)
  }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { scaledFont(for: font) }
  open func scaledValue(for value: CGFloat) -> CGFloat { value * UITraitCollection.current.preferredContentSizeCategory.factor }
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value * (traitCollection ?? .current).preferredContentSizeCategory.factor }
}

/// What a font has to be like.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var name: AttributeName { .init(rawValue: "name") }
    public static var family: AttributeName { .init(rawValue: "family") }
    public static var size: AttributeName { .init(rawValue: "size") }
    public static var traits: AttributeName { .init(rawValue: "traits") }
    public static var textStyle: AttributeName { .init(rawValue: "textStyle") }
    public static var featureSettings: AttributeName { .init(rawValue: "featureSettings") }
  }
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var symbolic: TraitKey { .init(rawValue: "symbolic") }
    public static var weight: TraitKey { .init(rawValue: "weight") }
    public static var width: TraitKey { .init(rawValue: "width") }
    public static var slant: TraitKey { .init(rawValue: "slant") }
  }
  public struct FeatureKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    @available(iOS 15.0, tvOS 15.0, *)
    public static var type: FeatureKey { .init(rawValue: "type") }
    @available(iOS 15.0, tvOS 15.0, *)
    public static var selector: FeatureKey { .init(rawValue: "selector") }
  }
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var `default`: SystemDesign { .init(rawValue: "default") }
    public static var rounded: SystemDesign { .init(rawValue: "rounded") }
    public static var serif: SystemDesign { .init(rawValue: "serif") }
    public static var monospaced: SystemDesign { .init(rawValue: "monospaced") }
  }
  public struct SymbolicTraits: OptionSet, @unchecked Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var traitItalic: SymbolicTraits { .init(rawValue: 1) }
    public static var traitBold: SymbolicTraits { .init(rawValue: 2) }
    public static var traitExpanded: SymbolicTraits { .init(rawValue: 32) }
    public static var traitCondensed: SymbolicTraits { .init(rawValue: 64) }
    public static var traitMonoSpace: SymbolicTraits { .init(rawValue: 1024) }
    public static var traitTightLeading: SymbolicTraits { .init(rawValue: 32768) }
    public static var traitLooseLeading: SymbolicTraits { .init(rawValue: 65536) }
  }
  private let attributes: [AttributeName: Any]
  private let design: SystemDesign
  private init(_ attributes: [AttributeName: Any], _ design: SystemDesign) { (self.attributes, self.design) = (attributes, design) }
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) { (self.attributes, design) = (attributes, .default) }
  public init(name fontName: String, size: CGFloat) { (attributes, design) = ([.name: fontName, .size: size], .default) }
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style, compatibleWith: nil) }
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFontDescriptor {
    let size = (style.usualSize * (traitCollection ?? .current).preferredContentSizeCategory.factor).rounded()
    return UIFontDescriptor(fontAttributes: [.textStyle: style, .size: size])
  }
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { attributes }
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { attributes[anAttribute] }
  open var postscriptName: String { attributes[.name] as? String ?? "system" }
  open var pointSize: CGFloat { attributes[.size] as? CGFloat ?? 0 }
  private var ownTraits: [TraitKey: Any] { attributes[.traits] as? [TraitKey: Any] ?? [:] }
  open var symbolicTraits: SymbolicTraits { SymbolicTraits(rawValue: ownTraits[.symbolic] as? UInt32 ?? 0) }
  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor { UIFontDescriptor(self.attributes.merging(attributes) { $1 }, design) }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    addingAttributes([.traits: ownTraits.merging([.symbolic: symbolicTraits.rawValue]) { $1 }])
  }
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { UIFontDescriptor(attributes, design) }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
  /// The design, which can be read back.
  @_spi(Model) public var systemDesign: SystemDesign { design }
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.summary == summary }
  open override var hash: Int { summary.hashValue }
  private var summary: String {
    let parts = attributes.map { key, value in
      if key == .traits { return "traits \(ownTraits.map { "\($0.key.rawValue) \($0.value)" }.sorted())" }
      if let settings = value as? [[FeatureKey: Int]] { return "features \(settings.map { $0.map { "\($0.key.rawValue) \($0.value)" }.sorted() })" }
      return "\(key.rawValue) \(value)"
    }
    return parts.sorted().joined(separator: ", ") + design.rawValue
  }
}

/// The feature of even digits.
public var kNumberSpacingType: Int { 6 }
public var kMonospacedNumbersSelector: Int { 0 }
public var kProportionalNumbersSelector: Int { 1 }
