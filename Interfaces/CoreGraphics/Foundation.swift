// swift-format-ignore-file
// What Apple's Foundation has, SwiftUI needs, and Foundation on Linux lacks.

import Foundation

/// A reference to a localized string.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LocalizedStringResource: Equatable, Codable, CustomLocalizedStringResourceConvertible, ExpressibleByStringInterpolation {
  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  public var bundle: LocalizedStringResource.BundleDescription { modelBundle }
  @_spi(Model) public let modelBundle: LocalizedStringResource.BundleDescription
  /// The key with the values that were interpolated in it, or in the default value.
  @_spi(Model) public var modelArguments: [any CVarArg] { defaultValue.arguments.map(\.argument) }
  public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil) { self.init(keyAndValue.key, keyAndValue, table, locale, bundle) }
  public init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil) { self.init("\(key)", defaultValue, table, locale, bundle) }
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { self.init(String.LocalizationValue(stringInterpolation: stringInterpolation)) }
  private init(_ key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale, _ bundle: LocalizedStringResource.BundleDescription) {
    (self.key, self.defaultValue, self.table, self.locale, modelBundle) = (key, defaultValue, table, locale, bundle)
  }
  public static func == (lhs: LocalizedStringResource, rhs: LocalizedStringResource) -> Bool { lhs.key == rhs.key && lhs.defaultValue == rhs.defaultValue && lhs.table == rhs.table && lhs.locale == rhs.locale }
  public var localizedStringResource: LocalizedStringResource { self }
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
  public init(from decoder: any Decoder) throws { interfaceOnly() }
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// The bundle of a string.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension LocalizedStringResource: Sendable {}

/// A type with a localized description.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension String {
  /// The key of a localized string with the values in it.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    let key: String
    var arguments: [FormatValue] = []
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments) }

    /// The text and the values of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var arguments: [FormatValue] = []
      mutating func append(_ specifier: String, _ value: FormatValue) {
        key += specifier
        arguments.append(value)
      }
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
      public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { append(FormatValue(value._arg).specifier, FormatValue(value._arg)) }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) { append(specifier, FormatValue(value._arg)) }
      @preconcurrency public mutating func appendInterpolation<T: Sendable, F: FormatStyle & Sendable>(_ value: T, format: F) where T == F.FormatInput, F.FormatOutput: StringProtocol { append("%@", .string(String(format.format(value)))) }
      @preconcurrency public mutating func appendInterpolation<T: Sendable, F: FormatStyle & Sendable>(_ value: T, format: F) where T == F.FormatInput, F.FormatOutput: AttributedStringProtocol { interfaceOnly() }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T) { interfaceOnly() }
    }
  }
  public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) { self = keyAndValue.string(table, bundle, locale) }
  public init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) { self = resource.defaultValue.string(resource.table, resource.modelBundle.bundle, resource.locale, key: resource.key) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension String.LocalizationValue: Sendable {}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension String.LocalizationValue.StringInterpolation: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributedString {
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) { interfaceOnly() }
  public init(localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil) { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension String.StandardComparator {
  // Foundation on Linux has no comparator for a language.
  public static var localizedStandard: String.StandardComparator { .lexical }
  public static var localized: String.StandardComparator { .lexical }
}

/// A value with a format specifier of its own.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@preconcurrency public protocol _FormatSpecifiable: Equatable, Sendable {
  associatedtype _Arg: CVarArg, Sendable
  var _arg: Self._Arg { get }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Int: _FormatSpecifiable {
  public typealias _Arg = Int64
  public var _arg: Int64 { Int64(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Int8: _FormatSpecifiable {
  public typealias _Arg = Int32
  public var _arg: Int32 { Int32(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Int16: _FormatSpecifiable {
  public typealias _Arg = Int32
  public var _arg: Int32 { Int32(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Int32: _FormatSpecifiable {
  public typealias _Arg = Int32
  public var _arg: Int32 { Int32(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Int64: _FormatSpecifiable {
  public typealias _Arg = Int64
  public var _arg: Int64 { Int64(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension UInt: _FormatSpecifiable {
  public typealias _Arg = UInt64
  public var _arg: UInt64 { UInt64(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension UInt8: _FormatSpecifiable {
  public typealias _Arg = UInt32
  public var _arg: UInt32 { UInt32(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension UInt16: _FormatSpecifiable {
  public typealias _Arg = UInt32
  public var _arg: UInt32 { UInt32(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension UInt32: _FormatSpecifiable {
  public typealias _Arg = UInt32
  public var _arg: UInt32 { UInt32(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension UInt64: _FormatSpecifiable {
  public typealias _Arg = UInt64
  public var _arg: UInt64 { UInt64(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Float: _FormatSpecifiable {
  public typealias _Arg = Float
  public var _arg: Float { Float(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Double: _FormatSpecifiable {
  public typealias _Arg = Double
  public var _arg: Double { Double(self) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension CGFloat: _FormatSpecifiable {
  public typealias _Arg = CGFloat
  public var _arg: CGFloat { CGFloat(self) }
}

/// Data that is dragged, pasted or shared.
open class NSItemProvider: NSObject, @unchecked Sendable {
  public override init() { interfaceOnly() }
  public convenience init?(contentsOf fileURL: URL!) { interfaceOnly() }
  public init(item: NSSecureCoding?, typeIdentifier: String?) { interfaceOnly() }
  open var registeredTypeIdentifiers: [String] { interfaceOnly() }
  open var suggestedName: String? { get { interfaceOnly() } set { interfaceOnly() } }
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { interfaceOnly() }
}

/// What a person is doing, to continue elsewhere.
open class NSUserActivity: NSObject {
  public init(activityType: String) { interfaceOnly() }
  open var activityType: String { interfaceOnly() }
  open var title: String? { get { interfaceOnly() } set { interfaceOnly() } }
  open var userInfo: [AnyHashable: Any]? { get { interfaceOnly() } set { interfaceOnly() } }
  open var webpageURL: URL? { get { interfaceOnly() } set { interfaceOnly() } }
}

/// The actions that can be undone.
@MainActor open class UndoManager: NSObject {
  nonisolated public override init() { interfaceOnly() }
  open var canUndo: Bool { interfaceOnly() }
  open var canRedo: Bool { interfaceOnly() }
  open func undo() { interfaceOnly() }
  open func redo() { interfaceOnly() }
}

extension NSObject {
  public var superclass: AnyClass? { interfaceOnly() }
  public var observationInfo: UnsafeMutableRawPointer? { get { interfaceOnly() } set {} }
  public var autoContentAccessingProxy: Any { interfaceOnly() }
}

// MARK: - Model

/// A value in the key of a localized text.
enum FormatValue: Equatable, Sendable {
  case string(String), integer(Int64), unsigned(UInt64), number(Double)

  init(_ argument: any CVarArg) {
    switch argument {
    case let value as Int64: self = .integer(value)
    case let value as Int32: self = .integer(Int64(value))
    case let value as UInt64: self = .unsigned(value)
    case let value as UInt32: self = .unsigned(UInt64(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    default: self = .string("\(argument)")
    }
  }

  var specifier: String {
    switch self {
    case .string: "%@"
    case .integer: "%lld"
    case .unsigned: "%llu"
    case .number: "%lf"
    }
  }
  var argument: any CVarArg {
    switch self {
    case .string(let value): NSString(string: value)
    case .integer(let value): value
    case .unsigned(let value): value
    case .number(let value): value
    }
  }
  var count: Double? {
    switch self {
    case .string: nil
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    }
  }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LocalizedStringResource.BundleDescription {
  /// The bundle; nil for the main one.
  @_spi(Model) public var bundle: Bundle? {
    switch self {
    case .main: nil
    case .forClass(let type): Bundle(for: type)
    case .atURL(let url): Bundle(url: url)
    }
  }
}
extension String.LocalizationValue {
  fileprivate func string(_ table: String?, _ bundle: Bundle?, _ locale: Locale, key other: String? = nil) -> String {
    let format = StringCatalog.format(other ?? key, table, bundle, locale, count: arguments.lazy.compactMap(\.count).first)
    if arguments.isEmpty { return format.replacingOccurrences(of: "%%", with: "%") }
    return String(format: format, locale: locale, arguments: arguments.map(\.argument))
  }
}
