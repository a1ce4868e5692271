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
  public var bundle: LocalizedStringResource.BundleDescription { interfaceOnly() }
  public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil) { interfaceOnly() }
  public init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil) { interfaceOnly() }
  public init(stringLiteral value: String) { interfaceOnly() }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { interfaceOnly() }
  public var localizedStringResource: LocalizedStringResource { interfaceOnly() }
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
    public init(_ value: String) { interfaceOnly() }
    public init(stringLiteral value: String) { interfaceOnly() }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { interfaceOnly() }

    /// The text and the values of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) { interfaceOnly() }
      public mutating func appendLiteral(_ literal: String) { interfaceOnly() }
      public mutating func appendInterpolation(_ string: String) { interfaceOnly() }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { interfaceOnly() }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) { interfaceOnly() }
      @preconcurrency public mutating func appendInterpolation<T: Sendable, F: FormatStyle & Sendable>(_ value: T, format: F) where T == F.FormatInput, F.FormatOutput: StringProtocol { interfaceOnly() }
      @preconcurrency public mutating func appendInterpolation<T: Sendable, F: FormatStyle & Sendable>(_ value: T, format: F) where T == F.FormatInput, F.FormatOutput: AttributedStringProtocol { interfaceOnly() }
      @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
      public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T) { interfaceOnly() }
    }
  }
  public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) { interfaceOnly() }
  public init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) { interfaceOnly() }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) { interfaceOnly() }
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
  public static var localizedStandard: String.StandardComparator { interfaceOnly() }
  public static var localized: String.StandardComparator { interfaceOnly() }
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
  public var _arg: Int64 { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Int8: _FormatSpecifiable {
  public typealias _Arg = Int32
  public var _arg: Int32 { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Int16: _FormatSpecifiable {
  public typealias _Arg = Int32
  public var _arg: Int32 { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Int32: _FormatSpecifiable {
  public typealias _Arg = Int32
  public var _arg: Int32 { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Int64: _FormatSpecifiable {
  public typealias _Arg = Int64
  public var _arg: Int64 { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension UInt: _FormatSpecifiable {
  public typealias _Arg = UInt64
  public var _arg: UInt64 { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension UInt8: _FormatSpecifiable {
  public typealias _Arg = UInt32
  public var _arg: UInt32 { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension UInt16: _FormatSpecifiable {
  public typealias _Arg = UInt32
  public var _arg: UInt32 { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension UInt32: _FormatSpecifiable {
  public typealias _Arg = UInt32
  public var _arg: UInt32 { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension UInt64: _FormatSpecifiable {
  public typealias _Arg = UInt64
  public var _arg: UInt64 { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Float: _FormatSpecifiable {
  public typealias _Arg = Float
  public var _arg: Float { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Double: _FormatSpecifiable {
  public typealias _Arg = Double
  public var _arg: Double { interfaceOnly() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension CGFloat: _FormatSpecifiable {
  public typealias _Arg = CGFloat
  public var _arg: CGFloat { interfaceOnly() }
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
