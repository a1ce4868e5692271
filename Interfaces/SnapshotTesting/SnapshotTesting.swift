// swift-format-ignore-file
// SnapshotTesting as emitted tests use it: the signatures of version 1.18.

import Foundation
import SwiftUI

/// How a value becomes what is compared.
public struct Snapshotting<Value, Format> {
  public var pathExtension: String?
  private init() { interfaceOnly() }
}

/// How snapshots are compared and recorded.
public struct SnapshotTestingConfiguration: Sendable {
  public var record: Record?

  /// Which snapshots are recorded.
  public struct Record: Equatable, Sendable {
    public init?(rawValue: String) { interfaceOnly() }
    private init() {}
    public static let all = Self()
    public static let failed = Self()
    public static let missing = Self()
    public static let never = Self()
  }
}

#if os(macOS)
extension Snapshotting where Value == NSViewController, Format == NSImage {
  public static var image: Snapshotting { interfaceOnly() }
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil) -> Snapshotting { interfaceOnly() }
}
#else
/// The size of a view in a snapshot.
public enum SwiftUISnapshotLayout {
  case fixed(width: CGFloat, height: CGFloat)
  case sizeThatFits
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  public static var image: Snapshotting { interfaceOnly() }
  public static func image(drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()) -> Snapshotting { interfaceOnly() }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  public static var image: Snapshotting { interfaceOnly() }
  public static func image(drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting { interfaceOnly() }
}
#endif

/// Compares a value with what is recorded of it.
public func assertSnapshot<Value, Format>(of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column) { interfaceOnly() }
