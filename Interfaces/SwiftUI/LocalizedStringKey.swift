// swift-format-ignore-file

/// The key of an entry in a strings file.
@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) { interfaceOnly() }
  public init(stringLiteral value: String) { interfaceOnly() }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { interfaceOnly() }

  /// The text and the values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { interfaceOnly() }
    public mutating func appendLiteral(_ literal: String) { interfaceOnly() }
    public mutating func appendInterpolation(_ string: String) { interfaceOnly() }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) { interfaceOnly() }
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) { interfaceOnly() }
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { interfaceOnly() }
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString { interfaceOnly() }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { interfaceOnly() }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) { interfaceOnly() }
    public mutating func appendInterpolation(_ text: Text) { interfaceOnly() }
    public mutating func appendInterpolation(_ attributedString: AttributedString) { interfaceOnly() }
    @available(*, unavailable, message: "Unsupported type for interpolation, see LocalizedStringKey.StringInterpolation for supported types.")
    public mutating func appendInterpolation<T: View>(_ view: T) { interfaceOnly() }
    public mutating func appendInterpolation(_ image: Image) { interfaceOnly() }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { interfaceOnly() }
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { interfaceOnly() }
    public mutating func appendInterpolation(_ interval: DateInterval) { interfaceOnly() }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { interfaceOnly() }
    public mutating func appendInterpolation(accessibilityName color: Color) { interfaceOnly() }
  }

  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool { interfaceOnly() }
}
@available(*, unavailable) extension LocalizedStringKey: Sendable {}
@available(*, unavailable) extension LocalizedStringKey.StringInterpolation: Sendable {}

/// A value with a format specifier of its own.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg
  var _arg: _Arg { get }
  var _specifier: String { get }
}
extension _FormatSpecifiable {
  public var _arg: Int64 { interfaceOnly() }
  public var _specifier: String { interfaceOnly() }
}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// A reference to a localized string, which Apple's Foundation has.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public var key: String
  public init(stringLiteral value: String) { interfaceOnly() }
  public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil) { interfaceOnly() }
  public init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil) { interfaceOnly() }

  /// The bundle of a string.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }
}

extension String {
  /// The key of a localized string with the values in it, which Apple's Foundation has.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    public init(_ value: String) { interfaceOnly() }
    public init(stringLiteral value: String) { interfaceOnly() }
  }
  public init(localized resource: LocalizedStringResource) { interfaceOnly() }
  public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { interfaceOnly() }
}
