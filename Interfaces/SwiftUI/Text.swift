// swift-format-ignore-file

/// A view that displays one or more lines of text.
@frozen public struct Text: Equatable, Sendable {
  public init(verbatim content: String) { interfaceOnly() }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { interfaceOnly() }
}

extension Text: View, _PrimitiveView {
  public typealias Body = Never
}

extension Text {
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { interfaceOnly() }
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { interfaceOnly() }
  @_disfavoredOverload public init(_ attributedContent: AttributedString) { interfaceOnly() }
  public init(_ image: Image) { interfaceOnly() }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) { interfaceOnly() }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) { interfaceOnly() }
  public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { interfaceOnly() }
  public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString { interfaceOnly() }
  public init(_ date: Date, style: Text.DateStyle) { interfaceOnly() }
  public init(_ dates: ClosedRange<Date>) { interfaceOnly() }
  public init(_ interval: DateInterval) { interfaceOnly() }
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) { interfaceOnly() }
  public static func + (lhs: Text, rhs: Text) -> Text { interfaceOnly() }
}

extension Text {
  /// How a date is shown.
  public struct DateStyle: Equatable, Codable, Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
    public static let relative = DateStyle()
    public static let offset = DateStyle()
    public static let timer = DateStyle()
  }
  /// Which part of a text goes when there is no room.
  public enum TruncationMode: Equatable, Hashable, Sendable {
    case head, tail, middle
  }
  /// The case of a text.
  public enum Case: Equatable, Hashable, Sendable {
    case uppercase, lowercase
  }
  /// The look of a line through or below text.
  public struct LineStyle: Hashable, Sendable {
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {}
    public static let single = LineStyle()
    /// The pattern of a line.
    public struct Pattern: Sendable {
      public static let solid = Pattern()
      public static let dot = Pattern()
      public static let dash = Pattern()
      public static let dashDot = Pattern()
      public static let dashDotDot = Pattern()
    }
  }
  /// The size of a text beside others.
  public struct Scale: Sendable, Hashable {
    public static let `default` = Scale()
    public static let secondary = Scale()
  }
}

extension Text {
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  nonisolated public func font(_ font: Font?) -> Text { self }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { self }
  nonisolated public func bold() -> Text { self }
  nonisolated public func bold(_ isActive: Bool) -> Text { self }
  nonisolated public func italic() -> Text { self }
  nonisolated public func italic(_ isActive: Bool) -> Text { self }
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { self }
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }
  nonisolated public func monospacedDigit() -> Text { self }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text { self }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text { self }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { self }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
