// swift-format-ignore-file

/// The key of an entry in a strings file.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String
  var arguments: [FormatArgument] = []
  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments) }
  /// The text and the values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [FormatArgument] = []
    mutating func append(_ specifier: String, _ argument: FormatArgument) { key += specifier; arguments.append(argument) }
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
    public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) { append("%@", .string(formatter?.string(for: subject) ?? "\(subject)")) }
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) { append("%@", .string(formatter?.string(for: subject) ?? "\(subject)")) }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { append("%@", .formatted(FormattedText(input, format))) }
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString { interfaceOnly() }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { append(value._specifier, value._arg.formatArgument) }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) { append(specifier, value._arg.formatArgument) }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public mutating func appendInterpolation(_ attributedString: AttributedString) { append("%@", .string(String(attributedString.characters))) }
    @available(*, unavailable, message: "Unsupported type for interpolation, see LocalizedStringKey.StringInterpolation for supported types.")
    public mutating func appendInterpolation<T: View>(_ view: T) { interfaceOnly() }
  }
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool { a.key == b.key && a.arguments == b.arguments }
}
@available(*, unavailable)
extension LocalizedStringKey.StringInterpolation: Sendable {}
@available(*, unavailable)
extension LocalizedStringKey: Sendable {}

@available(iOS 16.0, macOS 13, tvOS 16.0, watchOS 9.0, *)
extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", .text(Text(resource))) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(accessibilityName color: Color) { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append("%@", .text(Text(date, style: style))) }
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { interfaceOnly() }
  public mutating func appendInterpolation(_ interval: DateInterval) { interfaceOnly() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) { interfaceOnly() }
}

extension LocalizedStringKey.StringInterpolation {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == AttributedString { interfaceOnly() }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  @_disfavoredOverload public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F.FormatOutput == String { interfaceOnly() }
}

/// A value with a format specifier of its own.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: Self._Arg { get }
  var _specifier: String { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes {
  public var swiftUI: AttributeScopes.SwiftUIAttributes.Type { interfaceOnly() }
  /// The attributes of attributed strings that SwiftUI shows.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: AttributeScopes.SwiftUIAttributes.FontAttribute
    public let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    public let backgroundColor: AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute
    public let strikethroughStyle: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
    public let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    public let kern: AttributeScopes.SwiftUIAttributes.KerningAttribute
    public let tracking: AttributeScopes.SwiftUIAttributes.TrackingAttribute
    public let baselineOffset: AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute
    public let foundation: AttributeScopes.FoundationAttributes
    public typealias DecodingConfiguration = AttributeScopeCodableConfiguration
    public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
  }
}
@available(*, unavailable)
extension AttributeScopes.SwiftUIAttributes: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes {
  /// The font of a part of a string.
  @frozen public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name: String = interfaceValue()
  }
  /// The color of a part of a string.
  @frozen public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name: String = interfaceValue()
  }
  /// The color behind a part of a string.
  @frozen public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name: String = interfaceValue()
  }
  /// The line through a part of a string.
  @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name: String = interfaceValue()
  }
  /// The line below a part of a string.
  @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name: String = interfaceValue()
  }
  /// The kerning of a part of a string.
  @frozen public enum KerningAttribute: CodableAttributedStringKey {
    public typealias Value = CGFloat
    public static let name: String = interfaceValue()
  }
  /// The tracking of a part of a string.
  @frozen public enum TrackingAttribute: CodableAttributedStringKey {
    public typealias Value = CGFloat
    public static let name: String = interfaceValue()
  }
  /// The offset of a part of a string from the baseline.
  @frozen public enum BaselineOffsetAttribute: CodableAttributedStringKey {
    public typealias Value = CGFloat
    public static let name: String = interfaceValue()
  }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.FontAttribute: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.FontAttribute: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.KerningAttribute: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.KerningAttribute: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.TrackingAttribute: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.TrackingAttribute: BitwiseCopyable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute: Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute: BitwiseCopyable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { interfaceOnly() }
}
