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
  @usableFromInline let content: TextContent
  @usableFromInline var changes: [TextChange]
  public init(verbatim content: String) { self.init(.verbatim(content)) }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }
  public static func == (a: Text, b: Text) -> Bool { a.content == b.content && a.changes == b.changes }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Text {
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { unmodeled() }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text {
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { self.init(.key(key, table: tableName, bundle: bundle)) }
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }
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
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  nonisolated public func foregroundColor(_ color: Color?) -> Text { color.map { changed(.foreground(AnyShapeStyle($0))) } ?? self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.foreground(AnyShapeStyle(style))) }
  nonisolated public func font(_ font: Font?) -> Text { changed(.font(font)) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { changed(.width(width)) }
  nonisolated public func bold() -> Text { changed(.bold(true)) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  nonisolated public func italic() -> Text { changed(.italic(true)) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func monospacedDigit() -> Text { changed(.monospacedDigits) }
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { changed(.strikethrough(isActive)) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text { changed(.strikethrough(isActive)) }
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { changed(.underline(isActive)) }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text { changed(.underline(isActive)) }
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { changed(.tracking(kerning)) }
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
  /// The size of a text beside others.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public struct Scale: Sendable, Hashable {
    @usableFromInline let modelName: String
    public static let `default`: Text.Scale = Text.Scale(modelName: "default")
    public static let secondary: Text.Scale = Text.Scale(modelName: "secondary")
    public static func == (a: Text.Scale, b: Text.Scale) -> Bool { a.modelName == b.modelName }
    public func hash(into hasher: inout Hasher) { hasher.combine(modelName) }
  }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { changed(.other("textScale")) }
}

@available(iOS 16.0, macOS 13, tvOS 16.0, watchOS 9.0, *)
extension Text {
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }
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
    let pattern: Pattern, color: Color?
    public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }
    /// The pattern of a line.
    public struct Pattern: Sendable {
      @usableFromInline let modelName: String
      public static let solid: Text.LineStyle.Pattern = Text.LineStyle.Pattern(modelName: "solid")
      public static let dot: Text.LineStyle.Pattern = Text.LineStyle.Pattern(modelName: "dot")
      public static let dash: Text.LineStyle.Pattern = Text.LineStyle.Pattern(modelName: "dash")
      public static let dashDot: Text.LineStyle.Pattern = Text.LineStyle.Pattern(modelName: "dashDot")
      public static let dashDotDot: Text.LineStyle.Pattern = Text.LineStyle.Pattern(modelName: "dashDotDot")
    }
    public static let single: Text.LineStyle = Text.LineStyle()
    public static func == (a: Text.LineStyle, b: Text.LineStyle) -> Bool { a.pattern.modelName == b.pattern.modelName && a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { self.init(.formatted(FormattedText(input, format))) }
  @_disfavoredOverload public init(_ attributedContent: AttributedString) { self.init(.verbatim(String(attributedContent.characters))) }
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { changed(.other("accessibilityTextContentType")) }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { changed(.heading(Int(level.rawValue))) }
  nonisolated public func accessibilityLabel(_ label: Text) -> Text { changed(.label(label)) }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { changed(.label(Text(labelKey))) }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { changed(.label(Text(label))) }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { changed(.other("speech")) }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { changed(.other("speech")) }
  public func speechAdjustedPitch(_ value: Double) -> Text { changed(.other("speech")) }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { changed(.other("speech")) }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Text {
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) { let parts = Unchecked(value: (subject, formatter)); self.init(.formatted(FormattedText { _ in parts.value.1.string(for: parts.value.0) ?? "" })) }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) { let parts = Unchecked(value: (subject, formatter)); self.init(.formatted(FormattedText { _ in parts.value.1.string(for: parts.value.0) ?? "" })) }
  public init(_ image: Image) { self.init(.image(image)) }
  /// How a date is shown.
  public struct DateStyle: Sendable {
    @usableFromInline let modelName: String
    public static let time: Text.DateStyle = Text.DateStyle(modelName: "time")
    public static let date: Text.DateStyle = Text.DateStyle(modelName: "date")
    public static let relative: Text.DateStyle = Text.DateStyle(modelName: "relative")
    public static let offset: Text.DateStyle = Text.DateStyle(modelName: "offset")
    public static let timer: Text.DateStyle = Text.DateStyle(modelName: "timer")
  }
  public init(_ date: Date, style: Text.DateStyle) { self.init(.formatted(FormattedText(date, style))) }
  public init(_ dates: ClosedRange<Date>) { interfaceOnly() }
  public init(_ interval: DateInterval) { interfaceOnly() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Text {
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Text.DateStyle: Equatable {
  public static func == (a: Text.DateStyle, b: Text.DateStyle) -> Bool { a.modelName == b.modelName }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Text.DateStyle: Codable {
  public func encode(to encoder: any Encoder) throws { try modelName.encode(to: encoder) }
  public init(from decoder: any Decoder) throws { modelName = try String(from: decoder) }
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
      public static func == (a: Text.Layout.TypographicBounds, b: Text.Layout.TypographicBounds) -> Bool { a.origin == b.origin && a.width == b.width && a.ascent == b.ascent && a.descent == b.descent && a.leading == b.leading }
    }
    /// A line of laid out text.
    public struct Line: RandomAccessCollection, Equatable {
      public var origin: CGPoint
      public var startIndex: Int { interfaceOnly() }
      public var endIndex: Int { interfaceOnly() }
      public subscript(index: Int) -> Text.Layout.Run { interfaceOnly() }
      public var typographicBounds: Text.Layout.TypographicBounds { interfaceOnly() }
      public static func == (lhs: Text.Layout.Line, rhs: Text.Layout.Line) -> Bool { lhs.origin == rhs.origin }
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
      public init(run: Text.Layout.Run, indices: Range<Int>) { self.run = run; self.indices = indices }
      public var startIndex: Int { interfaceOnly() }
      public var endIndex: Int { interfaceOnly() }
      public subscript(index: Int) -> Text.Layout.RunSlice { interfaceOnly() }
      public subscript(bounds: Range<Int>) -> Text.Layout.RunSlice { interfaceOnly() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { interfaceOnly() }
      public var typographicBounds: Text.Layout.TypographicBounds { interfaceOnly() }
      public var characterIndices: [Text.Layout.CharacterIndex] { interfaceOnly() }
      public static func == (a: Text.Layout.RunSlice, b: Text.Layout.RunSlice) -> Bool { a.run == b.run && a.indices == b.indices }
    }
    public static func == (a: Text.Layout, b: Text.Layout) -> Bool { interfaceOnly() }
  }
  /// The preference with the layouts of texts.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A text's layout and where it starts.
    public struct AnchoredLayout: Equatable {
      public var origin: Anchor<CGPoint>
      public var layout: Text.Layout
      public static func == (a: Text.LayoutKey.AnchoredLayout, b: Text.LayoutKey.AnchoredLayout) -> Bool { a.origin == b.origin && a.layout == b.layout }
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
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var disablesSubpixelQuantization: Text.Layout.DrawingOptions { Text.Layout.DrawingOptions(rawValue: 1 << 0) }
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
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
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
  @usableFromInline let modelName: String
  public static let automatic: TypesettingLanguage = TypesettingLanguage(modelName: "automatic")
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage(modelName: "explicit(\(language))") }
  public static func == (a: TypesettingLanguage, b: TypesettingLanguage) -> Bool { a.modelName == b.modelName }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { unmodeled() }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { unmodeled() }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { unmodeled() }
}
