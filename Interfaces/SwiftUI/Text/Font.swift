// swift-format-ignore-file

/// A font that depends on the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Font: Hashable, Sendable {
  @usableFromInline var description: FontDescription
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  public static func == (lhs: Font, rhs: Font) -> Bool { lhs.description == rhs.description }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Font {
  public static let largeTitle: Font = Font(.style(.largeTitle, nil))
  public static let title: Font = Font(.style(.title, nil))
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title2: Font = Font(.style(.title2, nil))
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let title3: Font = Font(.style(.title3, nil))
  public static let headline: Font = Font(.style(.headline, nil))
  public static let subheadline: Font = Font(.style(.subheadline, nil))
  public static let body: Font = Font(.style(.body, nil))
  public static let callout: Font = Font(.style(.callout, nil))
  public static let footnote: Font = Font(.style(.footnote, nil))
  public static let caption: Font = Font(.style(.caption, nil))
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static let caption2: Font = Font(.style(.caption2, nil))
  @available(visionOS 1.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let extraLargeTitle: Font = Font(.style(.extraLargeTitle, nil))
  @available(visionOS 1.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let extraLargeTitle2: Font = Font(.style(.extraLargeTitle2, nil))
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font { let font = Font(.style(style, design)); return weight.map { font.weight($0) } ?? font }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `system(_:design:weight:)` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `system(_:design:weight:)` instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `system(_:design:weight:)` instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use `system(_:design:weight:)` instead.")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `system(_:design:weight:)` instead.")
  @_disfavoredOverload public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font { Font(.style(style, design)) }
  /// What a text is for.
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle
    case title
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title2
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    case caption2
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case extraLargeTitle
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    case extraLargeTitle2
    public static let allCases: [Font.TextStyle] = [.largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2]
  }
  public func italic() -> Font { changed(.italic(true)) }
  public func smallCaps() -> Font { changed(.other("smallCaps")) }
  public func lowercaseSmallCaps() -> Font { changed(.other("lowercaseSmallCaps")) }
  public func uppercaseSmallCaps() -> Font { changed(.other("uppercaseSmallCaps")) }
  public func monospacedDigit() -> Font { changed(.monospacedDigits) }
  public func weight(_ weight: Font.Weight) -> Font { changed(.weight(weight)) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func width(_ width: Font.Width) -> Font { changed(.width(width)) }
  public func bold() -> Font { changed(.bold(true)) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public func monospaced() -> Font { changed(.monospaced(true)) }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public func leading(_ leading: Font.Leading) -> Font { changed(.other("leading \(leading)")) }
  /// How thick strokes are.
  @frozen public struct Weight: Hashable {
    @usableFromInline let number: Int
    public static let ultraLight: Font.Weight = Font.Weight(number: 100)
    public static let thin: Font.Weight = Font.Weight(number: 200)
    public static let light: Font.Weight = Font.Weight(number: 300)
    public static let regular: Font.Weight = Font.Weight(number: 400)
    public static let medium: Font.Weight = Font.Weight(number: 500)
    public static let semibold: Font.Weight = Font.Weight(number: 600)
    public static let bold: Font.Weight = Font.Weight(number: 700)
    public static let heavy: Font.Weight = Font.Weight(number: 800)
    public static let black: Font.Weight = Font.Weight(number: 900)
    public static func == (a: Font.Weight, b: Font.Weight) -> Bool { a.number == b.number }
    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
  /// How wide letters are.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public static let compressed: Font.Width = Font.Width(-0.3)
    public static let condensed: Font.Width = Font.Width(-0.2)
    public static let standard: Font.Width = Font.Width(0)
    public static let expanded: Font.Width = Font.Width(0.2)
    public init(_ value: CGFloat) { self.value = value }
    public static func == (a: Font.Width, b: Font.Width) -> Bool { a.value == b.value }
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }
  /// The distance of lines.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public enum Leading: Sendable {
    case standard
    case tight
    case loose
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { Font(.custom(name, size, textStyle)) }
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize, nil)) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font { let font = Font(.system(size, design)); return weight.map { font.weight($0) } ?? font }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use `system(size:weight:design:)` instead.")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, message: "Use `system(size:weight:design:)` instead.")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, message: "Use `system(size:weight:design:)` instead.")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, message: "Use `system(size:weight:design:)` instead.")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, message: "Use `system(size:weight:design:)` instead.")
  @_disfavoredOverload public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font { Font(.system(size, design)).weight(weight) }
  /// The family of a system font.
  public enum Design: Hashable, Sendable {
    case `default`
    @available(watchOS 7.0, *)
    case serif
    case rounded
    @available(watchOS 7.0, *)
    case monospaced
  }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Font.Weight: Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Font.Weight: BitwiseCopyable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Font.TextStyle: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Font.TextStyle: Hashable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Font.Leading: Equatable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Font.Leading: Hashable {}

/// The weight of text for legibility.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

#if !os(macOS)
extension LegibilityWeight {
  @available(iOS 14.0, tvOS 14.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public init?(_ uiLegibilityWeight: UILegibilityWeight) { interfaceOnly() }
}
#endif

/// The size of text.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { Self.allCases.firstIndex(of: a)! < Self.allCases.firstIndex(of: b)! }
}

#if !os(macOS)
@available(iOS 15.0, tvOS 15.0, *)
@available(macOS, unavailable)
@available(watchOS, unavailable)
extension DynamicTypeSize {
  public init?(_ uiSizeCategory: UIContentSizeCategory) { interfaceOnly() }
}
#endif

/// The size of text that a user chose, by its older name.
@available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "DynamicTypeSize")
@available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "DynamicTypeSize")
@available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "DynamicTypeSize")
@available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "DynamicTypeSize")
@available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "DynamicTypeSize")
public enum ContentSizeCategory: Hashable, CaseIterable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
  @available(iOS 13.4, macOS 10.15.4, tvOS 13.4, watchOS 6.2, *)
  public var isAccessibilityCategory: Bool { interfaceOnly() }
  public typealias AllCases = [ContentSizeCategory]
}
@available(*, unavailable)
extension ContentSizeCategory: Sendable {}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ContentSizeCategory {
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { interfaceOnly() }
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { interfaceOnly() }
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { interfaceOnly() }
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { interfaceOnly() }
}

#if !os(macOS)
extension ContentSizeCategory {
  @available(iOS 14.0, tvOS 14.0, *)
  @available(macOS, unavailable)
  @available(watchOS, unavailable)
  public init?(_ uiSizeCategory: UIContentSizeCategory) { interfaceOnly() }
}
#endif

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { changingEnvironment { $0.dynamicTypeSize = size } }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize { changingEnvironment { environment in let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }; if let first = sizes.first, let last = sizes.last { environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, first), last) } } }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func font(_ font: Font?) -> some View { changingEnvironment { $0.font = font } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { changingEnvironment { $0.textChanges.append(.weight(weight)) } }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { changingEnvironment { $0.textChanges.append(.width(width)) } }
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { changingEnvironment { $0.textChanges.append(.design(design)) } }
}

extension Font {
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public static var `default`: Font { .body }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func italic(_ isActive: Bool) -> Font { changed(.italic(isActive)) }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func smallCaps(_ isActive: Bool) -> Font { interfaceOnly() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { interfaceOnly() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { interfaceOnly() }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func bold(_ isActive: Bool) -> Font { changed(.bold(isActive)) }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func monospaced(_ isActive: Bool) -> Font { changed(.monospaced(isActive)) }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func pointSize(_ size: CGFloat) -> Font { changed(.size(size)) }
  @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
  public func scaled(by factor: CGFloat) -> Font { changed(.scale(factor)) }
}
