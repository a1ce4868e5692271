// swift-format-ignore-file

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day) -> SystemFormatStyle.DateReference { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second], maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic) -> SystemFormatStyle.DateOffset { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) -> SystemFormatStyle.Timer { interfaceOnly() }
  public static func timer(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) -> SystemFormatStyle.Timer { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) -> SystemFormatStyle.Stopwatch { interfaceOnly() }
}

/// A view that displays one or more lines of text.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct Text: Equatable, Sendable {
  public init(verbatim content: String) { interfaceOnly() }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { interfaceOnly() }
  public static func == (a: Text, b: Text) -> Bool { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Text {
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { return interfaceOnly() }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text {
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { interfaceOnly() }
  public static func + (lhs: Text, rhs: Text) -> Text { interfaceOnly() }
  /// Which part of a text goes when there is no room.
  public enum TruncationMode: Sendable {
    case head
    case tail
    case middle
  }
  /// The case of a text.
  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  public enum Case: Sendable {
    case uppercase
    case lowercase
  }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { interfaceOnly() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { interfaceOnly() }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  nonisolated public func foregroundColor(_ color: Color?) -> Text { interfaceOnly() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { interfaceOnly() }
  nonisolated public func font(_ font: Font?) -> Text { interfaceOnly() }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { interfaceOnly() }
  nonisolated public func bold() -> Text { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func bold(_ isActive: Bool) -> Text { interfaceOnly() }
  nonisolated public func italic() -> Text { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func italic(_ isActive: Bool) -> Text { interfaceOnly() }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { interfaceOnly() }
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { interfaceOnly() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func monospacedDigit() -> Text { interfaceOnly() }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text { interfaceOnly() }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text { interfaceOnly() }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { interfaceOnly() }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { interfaceOnly() }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { interfaceOnly() }
  /// The size of a text beside others.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct Scale: Sendable, Hashable {
    public static let `default`: Text.Scale = interfaceValue()
    public static let secondary: Text.Scale = interfaceValue()
    public static func == (a: Text.Scale, b: Text.Scale) -> Bool { interfaceOnly() }
    public func hash(into hasher: inout Hasher) { interfaceOnly() }
  }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { interfaceOnly() }
}

@available(iOS 16.0, macOS 13, tvOS 16.0, watchOS 9.0, *)
extension Text {
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text: View {
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { return interfaceValue() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Text {
  /// The look of a line through or below text.
  public struct LineStyle: Hashable, Sendable {
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) { interfaceOnly() }
    /// The pattern of a line.
    public struct Pattern: Sendable {
      public static let solid: Text.LineStyle.Pattern = interfaceValue()
      public static let dot: Text.LineStyle.Pattern = interfaceValue()
      public static let dash: Text.LineStyle.Pattern = interfaceValue()
      public static let dashDot: Text.LineStyle.Pattern = interfaceValue()
      public static let dashDotDot: Text.LineStyle.Pattern = interfaceValue()
    }
    public static let single: Text.LineStyle = interfaceValue()
    public static func == (a: Text.LineStyle, b: Text.LineStyle) -> Bool { interfaceOnly() }
    public func hash(into hasher: inout Hasher) { interfaceOnly() }
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { interfaceOnly() }
  @_disfavoredOverload public init(_ attributedContent: AttributedString) { interfaceOnly() }
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { interfaceOnly() }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { interfaceOnly() }
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { interfaceOnly() }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { interfaceOnly() }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { interfaceOnly() }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { interfaceOnly() }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { interfaceOnly() }
  public func speechAdjustedPitch(_ value: Double) -> Text { interfaceOnly() }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Text {
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) { interfaceOnly() }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) { interfaceOnly() }
  public init(_ image: Image) { interfaceOnly() }
  /// How a date is shown.
  public struct DateStyle: Sendable {
    public static let time: Text.DateStyle = interfaceValue()
    public static let date: Text.DateStyle = interfaceValue()
    public static let relative: Text.DateStyle = interfaceValue()
    public static let offset: Text.DateStyle = interfaceValue()
    public static let timer: Text.DateStyle = interfaceValue()
  }
  public init(_ date: Date, style: Text.DateStyle) { interfaceOnly() }
  public init(_ dates: ClosedRange<Date>) { interfaceOnly() }
  public init(_ interval: DateInterval) { interfaceOnly() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Text {
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Text.DateStyle: Equatable {
  public static func == (a: Text.DateStyle, b: Text.DateStyle) -> Bool { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Text.DateStyle: Codable {
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
  public init(from decoder: any Decoder) throws { interfaceOnly() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Text {
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { interfaceOnly() }
  /// The lines of a text that is laid out.
  public struct Layout: RandomAccessCollection, Equatable {
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public var isTruncated: Bool { interfaceOnly() }
    public var startIndex: Int { interfaceOnly() }
    public var endIndex: Int { interfaceOnly() }
    public subscript(index: Int) -> Text.Layout.Line { interfaceOnly() }
    /// The place of a character in a text.
    @frozen public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      public static func < (lhs: Text.Layout.CharacterIndex, rhs: Text.Layout.CharacterIndex) -> Bool { interfaceOnly() }
      public func advanced(by n: Int) -> Text.Layout.CharacterIndex { interfaceOnly() }
      public func distance(to other: Text.Layout.CharacterIndex) -> Int { interfaceOnly() }
      public typealias Stride = Int
      public func hash(into hasher: inout Hasher) { interfaceOnly() }
    }
    /// The extent of laid out text.
    @frozen public struct TypographicBounds: Equatable, Sendable {
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      public var leading: CGFloat
      public init() { interfaceOnly() }
      public var rect: CGRect { interfaceOnly() }
      public static func == (a: Text.Layout.TypographicBounds, b: Text.Layout.TypographicBounds) -> Bool { interfaceOnly() }
    }
    /// A line of laid out text.
    public struct Line: RandomAccessCollection, Equatable {
      public var origin: CGPoint
      public var startIndex: Int { interfaceOnly() }
      public var endIndex: Int { interfaceOnly() }
      public subscript(index: Int) -> Text.Layout.Run { interfaceOnly() }
      public var typographicBounds: Text.Layout.TypographicBounds { interfaceOnly() }
      public static func == (lhs: Text.Layout.Line, rhs: Text.Layout.Line) -> Bool { interfaceOnly() }
    }
    /// A part of a line with the same attributes.
    public struct Run: RandomAccessCollection, Equatable {
      public var startIndex: Int { interfaceOnly() }
      public var endIndex: Int { interfaceOnly() }
      public subscript(index: Int) -> Text.Layout.RunSlice { interfaceOnly() }
      public subscript(bounds: Range<Int>) -> Text.Layout.RunSlice { interfaceOnly() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { interfaceOnly() }
      public var layoutDirection: LayoutDirection { interfaceOnly() }
      public var typographicBounds: Text.Layout.TypographicBounds { interfaceOnly() }
      public var characterIndices: [Text.Layout.CharacterIndex] { interfaceOnly() }
      public static func == (lhs: Text.Layout.Run, rhs: Text.Layout.Run) -> Bool { interfaceOnly() }
    }
    /// A part of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
      public var run: Text.Layout.Run
      public var indices: Range<Int>
      public init(run: Text.Layout.Run, indices: Range<Int>) { interfaceOnly() }
      public var startIndex: Int { interfaceOnly() }
      public var endIndex: Int { interfaceOnly() }
      public subscript(index: Int) -> Text.Layout.RunSlice { interfaceOnly() }
      public subscript(bounds: Range<Int>) -> Text.Layout.RunSlice { interfaceOnly() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { interfaceOnly() }
      public var typographicBounds: Text.Layout.TypographicBounds { interfaceOnly() }
      public var characterIndices: [Text.Layout.CharacterIndex] { interfaceOnly() }
      public static func == (a: Text.Layout.RunSlice, b: Text.Layout.RunSlice) -> Bool { interfaceOnly() }
    }
    public static func == (a: Text.Layout, b: Text.Layout) -> Bool { interfaceOnly() }
  }
  /// The preference with the layouts of texts.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A text's layout and where it starts.
    public struct AnchoredLayout: Equatable {
      public var origin: Anchor<CGPoint>
      public var layout: Text.Layout
      public static func == (a: Text.LayoutKey.AnchoredLayout, b: Text.LayoutKey.AnchoredLayout) -> Bool { interfaceOnly() }
    }
    public typealias Value = [Text.LayoutKey.AnchoredLayout]
    public static let defaultValue: Text.LayoutKey.Value = interfaceValue()
    public static func reduce(value: inout Text.LayoutKey.Value, nextValue: () -> Text.LayoutKey.Value) { interfaceOnly() }
  }
}
@available(*, unavailable)
extension Text.Layout: Sendable {}
@available(*, unavailable)
extension Text.Layout.Line: Sendable {}
@available(*, unavailable)
extension Text.Layout.Run: Sendable {}
@available(*, unavailable)
extension Text.Layout.RunSlice: Sendable {}
@available(*, unavailable)
extension Text.LayoutKey.AnchoredLayout: Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Text.Layout {
  /// How to draw laid out text.
  @frozen public struct DrawingOptions: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { interfaceOnly() }
    public static var disablesSubpixelQuantization: Text.Layout.DrawingOptions { interfaceOnly() }
  }
}

extension Text {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == AttributedString { interfaceOnly() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  @_disfavoredOverload public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == String { interfaceOnly() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text.TruncationMode: Equatable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text.TruncationMode: Hashable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Text.Case: Equatable {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Text.Case: Hashable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Text.Layout.CharacterIndex: BitwiseCopyable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Text.Layout.DrawingOptions: Sendable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Text.Layout.DrawingOptions: BitwiseCopyable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Text.LineStyle {
  public init?(nsUnderlineStyle: NSUnderlineStyle) { interfaceOnly() }
}

/// A value attached to a part of a text, for text renderers.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TextAttribute: Hashable {}

/// Draws the lines of a text.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  var displayPadding: EdgeInsets { get }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { interfaceOnly() }
  public var displayPadding: EdgeInsets { interfaceOnly() }
}

/// A text that a renderer measures.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { interfaceOnly() }
}
@available(*, unavailable)
extension TextProxy: Sendable {}

/// Which variant of a text to show.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol TextVariantPreference {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { interfaceOnly() }
}

/// The variant of a text that does not depend on the space.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// The longest variant of a text that fits.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

/// Formats that update while time passes.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public enum SystemFormatStyle: Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SystemFormatStyle {
  /// The time of a date, as a person says it.
  public struct DateReference: Sendable {
    public init(to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day) { interfaceOnly() }
    public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateReference { interfaceOnly() }
  }
  /// The time from a date to now.
  public struct DateOffset: Sendable {
    public init(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second], maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic) { interfaceOnly() }
    public func calendar(_ calendar: Calendar) -> SystemFormatStyle.DateOffset { interfaceOnly() }
  }
  /// The time of a timer.
  public struct Timer: Sendable {
    public typealias FormatInput = Date
    public init(countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) { interfaceOnly() }
    public init(countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) { interfaceOnly() }
  }
  /// The time of a stopwatch.
  public struct Stopwatch: Sendable {
    public typealias FormatInput = Date
    public init(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) { interfaceOnly() }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SystemFormatStyle.DateReference: FormatStyle {
  public func format(_ referenceDate: Date) -> AttributedString { interfaceOnly() }
  public func locale(_ locale: Locale) -> SystemFormatStyle.DateReference { interfaceOnly() }
  public static func == (a: SystemFormatStyle.DateReference, b: SystemFormatStyle.DateReference) -> Bool { interfaceOnly() }
  public typealias FormatInput = Date
  public typealias FormatOutput = AttributedString
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
  public init(from decoder: any Decoder) throws { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SystemFormatStyle.DateReference: DiscreteFormatStyle {
  public func discreteInput(before referenceDate: Date) -> Date? { interfaceOnly() }
  public func discreteInput(after referenceDate: Date) -> Date? { interfaceOnly() }
  public func input(before referenceDate: Date) -> Date? { interfaceOnly() }
  public func input(after referenceDate: Date) -> Date? { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SystemFormatStyle.DateOffset: FormatStyle {
  public func format(_ referenceDate: Date) -> AttributedString { interfaceOnly() }
  public func locale(_ locale: Locale) -> SystemFormatStyle.DateOffset { interfaceOnly() }
  public static func == (a: SystemFormatStyle.DateOffset, b: SystemFormatStyle.DateOffset) -> Bool { interfaceOnly() }
  public typealias FormatInput = Date
  public typealias FormatOutput = AttributedString
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
  public init(from decoder: any Decoder) throws { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SystemFormatStyle.DateOffset: DiscreteFormatStyle {
  public func discreteInput(before referenceDate: Date) -> Date? { interfaceOnly() }
  public func discreteInput(after referenceDate: Date) -> Date? { interfaceOnly() }
  public func input(before referenceDate: Date) -> Date? { interfaceOnly() }
  public func input(after referenceDate: Date) -> Date? { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SystemFormatStyle.Timer: FormatStyle {
  public func format(_ input: Date) -> AttributedString { interfaceOnly() }
  public func locale(_ locale: Locale) -> SystemFormatStyle.Timer { interfaceOnly() }
  public static func == (a: SystemFormatStyle.Timer, b: SystemFormatStyle.Timer) -> Bool { interfaceOnly() }
  public typealias FormatOutput = AttributedString
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
  public init(from decoder: any Decoder) throws { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SystemFormatStyle.Timer: DiscreteFormatStyle {
  public func discreteInput(before input: Date) -> Date? { interfaceOnly() }
  public func discreteInput(after input: Date) -> Date? { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SystemFormatStyle.Stopwatch: FormatStyle {
  public func format(_ input: Date) -> AttributedString { interfaceOnly() }
  public func locale(_ locale: Locale) -> SystemFormatStyle.Stopwatch { interfaceOnly() }
  public static func == (a: SystemFormatStyle.Stopwatch, b: SystemFormatStyle.Stopwatch) -> Bool { interfaceOnly() }
  public typealias FormatOutput = AttributedString
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
  public func discreteInput(before input: Date) -> Date? { interfaceOnly() }
  public func discreteInput(after input: Date) -> Date? { interfaceOnly() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension SystemFormatStyle.Stopwatch {
  public init(from decoder: any Decoder) throws { interfaceOnly() }
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
}

/// A value that follows the time.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TimeDataSource<Value> {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TimeDataSource: Sendable where Value: Sendable {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TimeDataSource {
  public static var currentDate: TimeDataSource<Date> { interfaceOnly() }
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> { interfaceOnly() }
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> { interfaceOnly() }
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { interfaceOnly() }
}

/// The language a text is set in.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct TypesettingLanguage: Sendable, Equatable {
  public static let automatic: TypesettingLanguage = interfaceValue()
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { interfaceOnly() }
  public static func == (a: TypesettingLanguage, b: TypesettingLanguage) -> Bool { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
