// swift-format-ignore-file

/// A font that depends on the environment.
@frozen public struct Font: Hashable, Sendable {
  init() { interfaceOnly() }
}

extension Font {
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()

  public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font { interfaceOnly() }
  @_disfavoredOverload public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font { interfaceOnly() }
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font { interfaceOnly() }
  @_disfavoredOverload public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font { interfaceOnly() }
  public static func custom(_ name: String, size: CGFloat) -> Font { interfaceOnly() }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { interfaceOnly() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { interfaceOnly() }

  public func italic() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func weight(_ weight: Font.Weight) -> Font { self }
  public func width(_ width: Font.Width) -> Font { self }
  public func bold() -> Font { self }
  public func monospaced() -> Font { self }
  public func leading(_ leading: Font.Leading) -> Font { self }
}

extension Font {
  /// What a text is for.
  public enum TextStyle: CaseIterable, Equatable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2
  }
  /// The family of a system font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }
  /// The distance of lines.
  public enum Leading: Equatable, Hashable, Sendable {
    case standard, tight, loose
  }
  /// How thick strokes are.
  @frozen public struct Weight: Hashable, Sendable, BitwiseCopyable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
    init() { interfaceOnly() }
  }
  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public static let compressed = Width(0)
    public static let condensed = Width(0)
    public static let standard = Width(0)
    public static let expanded = Width(0)
    public init(_ value: CGFloat) { self.value = value }
  }
}
