// swift-format-ignore-file
// How values are shared, copied and dragged.

import Combine
@_exported import CoreGraphics
import UniformTypeIdentifiers

@available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation { return interfaceOnly() }
}

/// Transfers a value as it is encoded.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct CodableRepresentation<Item: Transferable & Decodable & Encodable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>: TransferRepresentation, Sendable where Encoder.Output == Data, Decoder.Input == Data {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) where Encoder == JSONEncoder, Decoder == JSONDecoder { interfaceOnly() }
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) { interfaceOnly() }
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Data: Transferable, @unchecked Sendable {
  public static var transferRepresentation: some TransferRepresentation { return interfaceOnly() }
}

/// Transfers a value as data.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item) { interfaceOnly() }
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) { interfaceOnly() }
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) { interfaceOnly() }
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}

/// Transfers a value as a file.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) { interfaceOnly() }
  public init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) { interfaceOnly() }
  public init(importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) { interfaceOnly() }
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NSItemProvider {
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) { interfaceOnly() }
  public func loadTransferable<T: Transferable>(type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void) -> Progress { interfaceOnly() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Never {
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Never: TransferRepresentation {
  public typealias Item = Never
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Never: Transferable {
  public typealias Representation = Never
  public static var transferRepresentation: Never { interfaceOnly() }
}

/// Transfers a value as another.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) { interfaceOnly() }
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) { interfaceOnly() }
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) { interfaceOnly() }
  @available(iOS, introduced: 16.1, deprecated: 17.0, message: "A synchronous exporter should be used instead.")
  @available(macOS, introduced: 13.0, deprecated: 14.0, message: "A synchronous exporter should be used instead.")
  @available(tvOS, introduced: 16.1, deprecated: 17.0, message: "A synchronous exporter should be used instead.")
  @available(watchOS, introduced: 9.1, deprecated: 10.0, message: "A synchronous exporter should be used instead.")
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) { interfaceOnly() }
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation, importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) { interfaceOnly() }
  @available(iOS, introduced: 16.1, deprecated: 17.0, message: "A synchronous exporter should be used instead.")
  @available(macOS, introduced: 13.0, deprecated: 14.0, message: "A synchronous exporter should be used instead.")
  @available(tvOS, introduced: 16.1, deprecated: 17.0, message: "A synchronous exporter should be used instead.")
  @available(watchOS, introduced: 9.1, deprecated: 10.0, message: "A synchronous exporter should be used instead.")
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation, importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) { interfaceOnly() }
  @available(iOS 17.2, macOS 14.2, tvOS 17.2, watchOS 10.2, *)
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation, importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) { interfaceOnly() }
  public typealias Body = Never
  public var body: Never { return interfaceValue() }
}

/// A file that is received.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// A file that is sent.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { interfaceOnly() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation { return interfaceOnly() }
}

/// How a value is transferred.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation
  @TransferRepresentationBuilder<Self.Item> var body: Self.Body { get }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension TransferRepresentation {
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Self.Item> { self }
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Self.Item> { self }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public func suggestedFileName(_ fileName: @escaping @Sendable (Self.Item) -> String?) -> some TransferRepresentation<Self.Item> { self }
}

/// Makes the representations of a value.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>(_ content: CodableRepresentation<Item, Encoder, Decoder>) -> CodableRepresentation<Item, Encoder, Decoder> where Item: Decodable, Item: Encodable, Encoder.Output == Data, Decoder.Input == Data { interfaceOnly() }
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where Item == R.Item { interfaceOnly() }
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Item == Content.Item { interfaceOnly() }
  public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation>(_ content1: C1, _ content2: C2) -> TupleTransferRepresentation<Item, (C1, C2)> where Item == C1.Item, C1.Item == C2.Item { interfaceOnly() }
  public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation>(_ content1: C1, _ content2: C2, _ content3: C3) -> TupleTransferRepresentation<Item, (C1, C2, C3)> where Item == C1.Item, C1.Item == C2.Item, C2.Item == C3.Item { interfaceOnly() }
  public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4)> where Item == C1.Item, C1.Item == C2.Item, C2.Item == C3.Item, C3.Item == C4.Item { interfaceOnly() }
  public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation, C5: TransferRepresentation>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5)> where Item == C1.Item, C1.Item == C2.Item, C2.Item == C3.Item, C3.Item == C4.Item, C4.Item == C5.Item { interfaceOnly() }
  public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6)> where Item == C1.Item, C1.Item == C2.Item, C2.Item == C3.Item, C3.Item == C4.Item, C4.Item == C5.Item, C5.Item == C6.Item { interfaceOnly() }
  public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation, C7: TransferRepresentation>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7)> where Item == C1.Item, C1.Item == C2.Item, C2.Item == C3.Item, C3.Item == C4.Item, C4.Item == C5.Item, C5.Item == C6.Item, C6.Item == C7.Item { interfaceOnly() }
  public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation, C7: TransferRepresentation, C8: TransferRepresentation>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7, _ content8: C8) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7, C8)> where Item == C1.Item, C1.Item == C2.Item, C2.Item == C3.Item, C3.Item == C4.Item, C4.Item == C5.Item, C5.Item == C6.Item, C6.Item == C7.Item, C7.Item == C8.Item { interfaceOnly() }
  public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation, C7: TransferRepresentation, C8: TransferRepresentation, C9: TransferRepresentation>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7, _ content8: C8, _ content9: C9) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7, C8, C9)> where Item == C1.Item, C1.Item == C2.Item, C2.Item == C3.Item, C3.Item == C4.Item, C4.Item == C5.Item, C5.Item == C6.Item, C6.Item == C7.Item, C7.Item == C8.Item, C8.Item == C9.Item { interfaceOnly() }
  public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation, C4: TransferRepresentation, C5: TransferRepresentation, C6: TransferRepresentation, C7: TransferRepresentation, C8: TransferRepresentation, C9: TransferRepresentation, C10: TransferRepresentation>(_ content1: C1, _ content2: C2, _ content3: C3, _ content4: C4, _ content5: C5, _ content6: C6, _ content7: C7, _ content8: C8, _ content9: C9, _ content10: C10) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6, C7, C8, C9, C10)> where Item == C1.Item, C1.Item == C2.Item, C2.Item == C3.Item, C3.Item == C4.Item, C4.Item == C5.Item, C5.Item == C6.Item, C6.Item == C7.Item, C7.Item == C8.Item, C8.Item == C9.Item, C9.Item == C10.Item { interfaceOnly() }
}

/// Who sees a representation.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct TransferRepresentationVisibility: Sendable, Equatable {
  public static let all: TransferRepresentationVisibility = interfaceValue()
  @available(macOS, unavailable)
  public static let team: TransferRepresentationVisibility = interfaceValue()
  @available(iOS, unavailable)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public static let group: TransferRepresentationVisibility = interfaceValue()
  public static let ownProcess: TransferRepresentationVisibility = interfaceValue()
  public static func == (a: TransferRepresentationVisibility, b: TransferRepresentationVisibility) -> Bool { interfaceOnly() }
}

/// A type that can be shared, copied and dragged.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}

@available(iOS 18.2, macOS 15.2, tvOS 18.2, watchOS 11.2, visionOS 2.2, *)
extension Transferable {
  public static func exportedContentTypes(visibility: TransferRepresentationVisibility = .all) -> [UTType] { interfaceOnly() }
  public static func importedContentTypes() -> [UTType] { interfaceOnly() }
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] { interfaceOnly() }
  public func importedContentTypes() -> [UTType] { interfaceOnly() }
  public init(importing file: URL, contentType: UTType?) async throws { interfaceOnly() }
  public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL { interfaceOnly() }
  public func withExportedFile<Result>(contentType: UTType?, fileHandler: (URL) async throws -> Result) async throws -> Result { interfaceOnly() }
  public var suggestedFilename: String? { interfaceOnly() }
  public init(importing data: Data, contentType: UTType?) async throws { interfaceOnly() }
  public func exported(as contentType: UTType?) async throws -> Data { interfaceOnly() }
}

/// Several representations.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
  public var body: some TransferRepresentation { return interfaceOnly() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension URL: Transferable, @unchecked Sendable {
  public static var transferRepresentation: some TransferRepresentation { return interfaceOnly() }
}
