// swift-format-ignore-file
// The types of data.

@_exported import CoreGraphics

@available(iOS 14.0, macOS 11.0, macCatalyst 14.0, tvOS 14.0, watchOS 7.0, *)
extension String {
  @available(*, unavailable, message: "Use appendingPathExtension(for:) on URL instead.")
  public func appendingPathExtension(for contentType: UTType) -> Never { interfaceOnly() }
  @available(*, unavailable, message: "Use appendingPathComponent(_:conformingTo:) on URL instead.")
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> Never { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, macCatalyst 14.0, tvOS 14.0, watchOS 7.0, *)
extension URL {
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL { interfaceOnly() }
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) { interfaceOnly() }
  public func appendingPathExtension(for contentType: UTType) -> URL { interfaceOnly() }
  public mutating func appendPathExtension(for contentType: UTType) { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, macCatalyst 14.0, tvOS 14.0, watchOS 7.0, *)
extension URLResourceValues {
  public var contentType: UTType? { interfaceOnly() }
}

/// A class of tags, such as extensions of file names.
@available(iOS 14.0, macOS 11.0, macCatalyst 14.0, tvOS 14.0, watchOS 7.0, *)
public struct UTTagClass: RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, macCatalyst 14.0, tvOS 14.0, watchOS 7.0, *)
extension UTTagClass {
  public static var filenameExtension: UTTagClass { interfaceOnly() }
  public static var mimeType: UTTagClass { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, macCatalyst 14.0, tvOS 14.0, watchOS 7.0, *)
extension UTTagClass: Equatable, Hashable {
  public static func == (lhs: UTTagClass, rhs: UTTagClass) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, macCatalyst 14.0, tvOS 14.0, watchOS 7.0, *)
extension UTTagClass: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { interfaceOnly() }
  public var debugDescription: String { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, macCatalyst 14.0, tvOS 14.0, watchOS 7.0, *)
extension UTTagClass: Codable {
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
  public init(from decoder: any Decoder) throws { interfaceOnly() }
}

/// A type of data, by a uniform identifier.
@available(iOS 14.0, macOS 11.0, macCatalyst 14.0, tvOS 14.0, watchOS 7.0, *)
public struct UTType: Sendable {}

@available(iOS 14.0, macOS 11.0, macCatalyst 14.0, tvOS 14.0, watchOS 7.0, *)
extension UTType {
  public init?(_ identifier: String) { interfaceOnly() }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { interfaceOnly() }
  public init?(mimeType: String, conformingTo supertype: UTType = .data) { interfaceOnly() }
  public var identifier: String { interfaceOnly() }
  public var preferredFilenameExtension: String? { interfaceOnly() }
  public var preferredMIMEType: String? { interfaceOnly() }
  public var localizedDescription: String? { interfaceOnly() }
  public var version: Int? { interfaceOnly() }
  public var referenceURL: URL? { interfaceOnly() }
  public var isDynamic: Bool { interfaceOnly() }
  public var isDeclared: Bool { interfaceOnly() }
  public var isPublic: Bool { interfaceOnly() }
  public func conforms(to type: UTType) -> Bool { interfaceOnly() }
  public func isSupertype(of type: UTType) -> Bool { interfaceOnly() }
  public func isSubtype(of type: UTType) -> Bool { interfaceOnly() }
  public var supertypes: Set<UTType> { interfaceOnly() }
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) { interfaceOnly() }
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] { interfaceOnly() }
  public var tags: [UTTagClass: [String]] { interfaceOnly() }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { interfaceOnly() }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { interfaceOnly() }
  public static var item: UTType { interfaceOnly() }
  public static var content: UTType { interfaceOnly() }
  public static var compositeContent: UTType { interfaceOnly() }
  public static var diskImage: UTType { interfaceOnly() }
  public static var data: UTType { interfaceOnly() }
  public static var directory: UTType { interfaceOnly() }
  public static var resolvable: UTType { interfaceOnly() }
  public static var symbolicLink: UTType { interfaceOnly() }
  public static var executable: UTType { interfaceOnly() }
  public static var mountPoint: UTType { interfaceOnly() }
  public static var aliasFile: UTType { interfaceOnly() }
  public static var urlBookmarkData: UTType { interfaceOnly() }
  public static var url: UTType { interfaceOnly() }
  public static var fileURL: UTType { interfaceOnly() }
  public static var text: UTType { interfaceOnly() }
  public static var plainText: UTType { interfaceOnly() }
  public static var utf8PlainText: UTType { interfaceOnly() }
  public static var utf16ExternalPlainText: UTType { interfaceOnly() }
  public static var utf16PlainText: UTType { interfaceOnly() }
  public static var delimitedText: UTType { interfaceOnly() }
  public static var commaSeparatedText: UTType { interfaceOnly() }
  public static var tabSeparatedText: UTType { interfaceOnly() }
  public static var utf8TabSeparatedText: UTType { interfaceOnly() }
  public static var rtf: UTType { interfaceOnly() }
  public static var html: UTType { interfaceOnly() }
  public static var xml: UTType { interfaceOnly() }
  public static var yaml: UTType { interfaceOnly() }
  @available(iOS 18.0, macOS 15.0, macCatalyst 18.0, tvOS 18.0, watchOS 11.0, *)
  public static var css: UTType { interfaceOnly() }
  public static var sourceCode: UTType { interfaceOnly() }
  public static var assemblyLanguageSource: UTType { interfaceOnly() }
  public static var cSource: UTType { interfaceOnly() }
  public static var objectiveCSource: UTType { interfaceOnly() }
  public static var swiftSource: UTType { interfaceOnly() }
  public static var cPlusPlusSource: UTType { interfaceOnly() }
  public static var objectiveCPlusPlusSource: UTType { interfaceOnly() }
  public static var cHeader: UTType { interfaceOnly() }
  public static var cPlusPlusHeader: UTType { interfaceOnly() }
  public static var script: UTType { interfaceOnly() }
  public static var appleScript: UTType { interfaceOnly() }
  public static var osaScript: UTType { interfaceOnly() }
  public static var osaScriptBundle: UTType { interfaceOnly() }
  public static var javaScript: UTType { interfaceOnly() }
  public static var shellScript: UTType { interfaceOnly() }
  public static var perlScript: UTType { interfaceOnly() }
  public static var pythonScript: UTType { interfaceOnly() }
  public static var rubyScript: UTType { interfaceOnly() }
  public static var phpScript: UTType { interfaceOnly() }
  @available(iOS 15.0, macOS 12.0, macCatalyst 15.0, tvOS 15.0, watchOS 8.0, *)
  public static var makefile: UTType { interfaceOnly() }
  public static var json: UTType { interfaceOnly() }
  public static var propertyList: UTType { interfaceOnly() }
  public static var xmlPropertyList: UTType { interfaceOnly() }
  public static var binaryPropertyList: UTType { interfaceOnly() }
  public static var pdf: UTType { interfaceOnly() }
  public static var rtfd: UTType { interfaceOnly() }
  public static var flatRTFD: UTType { interfaceOnly() }
  public static var webArchive: UTType { interfaceOnly() }
  public static var image: UTType { interfaceOnly() }
  public static var jpeg: UTType { interfaceOnly() }
  public static var tiff: UTType { interfaceOnly() }
  public static var gif: UTType { interfaceOnly() }
  public static var png: UTType { interfaceOnly() }
  public static var icns: UTType { interfaceOnly() }
  public static var bmp: UTType { interfaceOnly() }
  public static var ico: UTType { interfaceOnly() }
  public static var rawImage: UTType { interfaceOnly() }
  public static var svg: UTType { interfaceOnly() }
  public static var livePhoto: UTType { interfaceOnly() }
  public static var heif: UTType { interfaceOnly() }
  public static var heic: UTType { interfaceOnly() }
  @available(iOS 18.0, macOS 15.0, macCatalyst 18.0, tvOS 18.0, watchOS 11.0, *)
  public static var heics: UTType { interfaceOnly() }
  public static var webP: UTType { interfaceOnly() }
  @available(iOS 18.0, macOS 15.0, macCatalyst 18.0, tvOS 18.0, watchOS 11.0, *)
  public static var exr: UTType { interfaceOnly() }
  @available(iOS 18.0, macOS 15.0, macCatalyst 18.0, tvOS 18.0, watchOS 11.0, *)
  public static var dng: UTType { interfaceOnly() }
  @available(iOS 18.2, macOS 15.2, macCatalyst 18.2, tvOS 18.2, watchOS 11.2, *)
  public static var jpegxl: UTType { interfaceOnly() }
  public static var threeDContent: UTType { interfaceOnly() }
  public static var usd: UTType { interfaceOnly() }
  public static var usdz: UTType { interfaceOnly() }
  public static var realityFile: UTType { interfaceOnly() }
  public static var sceneKitScene: UTType { interfaceOnly() }
  public static var arReferenceObject: UTType { interfaceOnly() }
  public static var audiovisualContent: UTType { interfaceOnly() }
  public static var movie: UTType { interfaceOnly() }
  public static var video: UTType { interfaceOnly() }
  public static var audio: UTType { interfaceOnly() }
  public static var quickTimeMovie: UTType { interfaceOnly() }
  public static var mpeg: UTType { interfaceOnly() }
  public static var mpeg2Video: UTType { interfaceOnly() }
  public static var mpeg2TransportStream: UTType { interfaceOnly() }
  public static var mp3: UTType { interfaceOnly() }
  public static var mpeg4Movie: UTType { interfaceOnly() }
  public static var mpeg4Audio: UTType { interfaceOnly() }
  public static var appleProtectedMPEG4Audio: UTType { interfaceOnly() }
  public static var appleProtectedMPEG4Video: UTType { interfaceOnly() }
  public static var avi: UTType { interfaceOnly() }
  public static var aiff: UTType { interfaceOnly() }
  public static var wav: UTType { interfaceOnly() }
  public static var midi: UTType { interfaceOnly() }
  public static var playlist: UTType { interfaceOnly() }
  public static var m3uPlaylist: UTType { interfaceOnly() }
  public static var folder: UTType { interfaceOnly() }
  public static var volume: UTType { interfaceOnly() }
  public static var package: UTType { interfaceOnly() }
  public static var bundle: UTType { interfaceOnly() }
  public static var pluginBundle: UTType { interfaceOnly() }
  public static var spotlightImporter: UTType { interfaceOnly() }
  public static var quickLookGenerator: UTType { interfaceOnly() }
  public static var xpcService: UTType { interfaceOnly() }
  public static var framework: UTType { interfaceOnly() }
  public static var application: UTType { interfaceOnly() }
  public static var applicationBundle: UTType { interfaceOnly() }
  public static var applicationExtension: UTType { interfaceOnly() }
  public static var unixExecutable: UTType { interfaceOnly() }
  public static var exe: UTType { interfaceOnly() }
  public static var systemPreferencesPane: UTType { interfaceOnly() }
  public static var archive: UTType { interfaceOnly() }
  public static var gzip: UTType { interfaceOnly() }
  public static var bz2: UTType { interfaceOnly() }
  public static var zip: UTType { interfaceOnly() }
  public static var appleArchive: UTType { interfaceOnly() }
  @available(iOS 18.0, macOS 15.0, macCatalyst 18.0, tvOS 18.0, watchOS 11.0, *)
  public static var tarArchive: UTType { interfaceOnly() }
  public static var spreadsheet: UTType { interfaceOnly() }
  public static var presentation: UTType { interfaceOnly() }
  public static var database: UTType { interfaceOnly() }
  public static var message: UTType { interfaceOnly() }
  public static var contact: UTType { interfaceOnly() }
  public static var vCard: UTType { interfaceOnly() }
  public static var toDoItem: UTType { interfaceOnly() }
  public static var calendarEvent: UTType { interfaceOnly() }
  public static var emailMessage: UTType { interfaceOnly() }
  public static var internetLocation: UTType { interfaceOnly() }
  public static var internetShortcut: UTType { interfaceOnly() }
  public static var font: UTType { interfaceOnly() }
  public static var bookmark: UTType { interfaceOnly() }
  public static var pkcs12: UTType { interfaceOnly() }
  public static var x509Certificate: UTType { interfaceOnly() }
  public static var epub: UTType { interfaceOnly() }
  public static var log: UTType { interfaceOnly() }
  @available(iOS 17.0, macOS 14.0, macCatalyst 17.0, tvOS 17.0, watchOS 10.0, *)
  public static var ahap: UTType { interfaceOnly() }
  @available(iOS 18.0, macOS 15.0, macCatalyst 18.0, tvOS 18.0, watchOS 11.0, *)
  public static var geoJSON: UTType { interfaceOnly() }
  @available(iOS 18.0, macOS 15.0, macCatalyst 18.0, tvOS 18.0, watchOS 11.0, *)
  public static var linkPresentationMetadata: UTType { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, macCatalyst 14.0, tvOS 14.0, watchOS 7.0, *)
extension UTType: Equatable, Hashable {
  public static func == (lhs: UTType, rhs: UTType) -> Bool { interfaceOnly() }
  public func hash(into hasher: inout Hasher) { interfaceOnly() }
}

@available(iOS 14.0, macOS 11.0, macCatalyst 14.0, tvOS 14.0, watchOS 7.0, *)
extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { interfaceOnly() }
  public var debugDescription: String { interfaceOnly() }
}


@available(iOS 14.0, macOS 11.0, macCatalyst 14.0, tvOS 14.0, watchOS 7.0, *)
extension UTType: Codable {
  public func encode(to encoder: any Encoder) throws { interfaceOnly() }
  public init(from decoder: any Decoder) throws { interfaceOnly() }
}
